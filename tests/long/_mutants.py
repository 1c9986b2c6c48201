"""Mutants: the source of a module with one small mistake in it.

A mistake replaces one expression or statement and keeps every line where it was, so that a mutant can be
named by its function and the line before and after. Texts for people, annotations, assertions and what is
imported for types only are left alone.
"""

from __future__ import annotations

import ast
import hashlib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

_COMPARED: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
_COMPUTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.Mod: ast.Mult,
    ast.FloorDiv: ast.Mult,
}
_CALLED = {"min": "max", "max": "min", "any": "all", "all": "any", "sorted": "list"}
_TEXT_FIELDS = {"key", "name", "text", "family", "taking"}


@dataclass(frozen=True)
class Mutant:
    """One mistake in one module."""

    module: str
    function: str
    """The qualified name of the function, empty at the level of the module or of a class."""
    before: str
    after: str
    number: int
    """Tells apart mutants that read the same."""
    source: str

    @property
    def name(self) -> str:
        """Return what the mutant is called in files; it says all that is to be known."""
        number = f" #{self.number}" if self.number > 1 else ""
        return f"{self.module}.{self.function or '-'}: {self.before} => {self.after}{number}"

    def order(self, seed: int) -> str:
        """Return a key that sorts mutants at random, the same way whatever else changes."""
        return hashlib.sha256(f"{seed}/{self.name}".encode()).hexdigest()


def mutants(module: str, source: str) -> list[Mutant]:
    """Return all mutants of a module."""
    lines = source.splitlines(keepends=True)
    result: list[Mutant] = []
    numbers: Counter[tuple[str, str, str]] = Counter()
    for function, node, replacement in _changes(ast.parse(source), ""):
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        first, last = node.lineno - 1, node.end_lineno - 1
        head = lines[first].encode()[: node.col_offset].decode()
        tail = lines[last].encode()[node.end_col_offset :].decode()
        changed = head + replacement + tail
        filler = ["\n"] * (last - first)
        text = "".join([*lines[:first], changed, *filler, *lines[last + 1 :]])
        try:
            compile(text, module, "exec")
        except (SyntaxError, ValueError):
            continue
        old = " ".join("".join(lines[first : last + 1]).split())
        new = " ".join(changed.split())
        numbers[function, old, new] += 1
        result.append(Mutant(module, function, old, new, numbers[function, old, new], text))
    return result


def _changes(node: ast.AST, function: str) -> Iterator[tuple[str, ast.expr | ast.stmt, str]]:
    """Yield the function, what is replaced, and by what."""
    if isinstance(node, ast.FunctionDef):
        inside = f"{function}.{node.name}" if function else node.name
        for one in node.body:
            yield from _statement(one, inside)
        return
    if isinstance(node, ast.ClassDef):
        inside = f"{function}.{node.name}" if function else node.name
        for one in node.body:
            if isinstance(one, ast.FunctionDef):
                yield from _changes(one, inside)
            elif isinstance(one, ast.Assign | ast.AnnAssign) and one.value is not None:
                named = one.targets[0] if isinstance(one, ast.Assign) else one.target
                if not (isinstance(named, ast.Name) and named.id in {"__slots__", *_TEXT_FIELDS}):
                    yield from _expressions(one.value, "")
        return
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.ClassDef):
            yield from _changes(child, function)
        elif isinstance(child, ast.Assign | ast.AnnAssign) and child.value is not None:
            yield from _expressions(child.value, "")


def _statement(node: ast.stmt, function: str) -> Iterator[tuple[str, ast.expr | ast.stmt, str]]:
    if isinstance(node, ast.Assert | ast.Import | ast.ImportFrom | ast.FunctionDef | ast.ClassDef):
        return
    if isinstance(node, ast.Expr):
        if isinstance(node.value, ast.Constant):
            return
        yield function, node, "pass"
    elif isinstance(node, ast.AugAssign | ast.Raise | ast.Continue | ast.Break) or (
        isinstance(node, ast.Return) and node.value is None
    ):
        yield function, node, "pass"
    if isinstance(node, ast.AugAssign) and type(node.op) in _COMPUTED:
        swapped = ast.AugAssign(node.target, _COMPUTED[type(node.op)](), node.value)
        yield function, node, ast.unparse(swapped)
    if isinstance(node, ast.If | ast.While) and not isinstance(node.test, ast.Compare | ast.UnaryOp):
        if not (isinstance(node.test, ast.Constant) or ast.unparse(node.test) == "TYPE_CHECKING"):
            yield function, node.test, f"not ({ast.unparse(node.test)})"
    if isinstance(node, ast.Return) and node.value is not None:
        yield from _returned(node.value, function)
    if isinstance(node, ast.AnnAssign):
        if node.value is not None:
            yield from _expressions(node.value, function)
        return
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.stmt):
            yield from _statement(child, function)
        elif isinstance(child, ast.expr):
            yield from _expressions(child, function)
        elif isinstance(child, ast.ExceptHandler):
            for one in child.body:
                yield from _statement(one, function)


def _returned(value: ast.expr, function: str) -> Iterator[tuple[str, ast.expr | ast.stmt, str]]:
    """Yield other values to return, unless an expression in it is changed anyway."""
    if isinstance(value, ast.Name | ast.Attribute | ast.Call | ast.ListComp):
        if not (isinstance(value, ast.Call) and ast.unparse(value.func) in ("N_", "super", "bool")):
            yield function, value, "None"


def _expressions(node: ast.expr, function: str) -> Iterator[tuple[str, ast.expr | ast.stmt, str]]:
    if isinstance(node, ast.Call) and ast.unparse(node.func) in ("N_", "cast", "TypeVar"):
        return
    if isinstance(node, ast.JoinedStr):
        return
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        for op in _COMPARED[type(node.ops[0])]:
            yield function, node, f"({ast.unparse(ast.Compare(node.left, [op()], node.comparators))})"
    elif isinstance(node, ast.Compare):
        for k, old in enumerate(node.ops):
            for op in _COMPARED[type(old)]:
                ops = [*node.ops[:k], op(), *node.ops[k + 1 :]]
                yield function, node, f"({ast.unparse(ast.Compare(node.left, ops, node.comparators))})"
    elif isinstance(node, ast.BinOp) and type(node.op) in _COMPUTED:
        other = _COMPUTED[type(node.op)]()
        yield function, node, f"({ast.unparse(ast.BinOp(node.left, other, node.right))})"
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not | ast.Invert | ast.USub):
        yield function, node, f"({ast.unparse(node.operand)})"
    elif isinstance(node, ast.BoolOp):
        other_op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield function, node, f"({ast.unparse(ast.BoolOp(other_op, node.values))})"
        for k in range(len(node.values)):
            left = [*node.values[:k], *node.values[k + 1 :]]
            shorter = left[0] if len(left) == 1 else ast.BoolOp(node.op, left)
            yield function, node, f"({ast.unparse(shorter)})"
    elif isinstance(node, ast.IfExp):
        yield function, node, f"({ast.unparse(ast.IfExp(node.test, node.orelse, node.body))})"
    elif isinstance(node, ast.Constant):
        if isinstance(node.value, bool):
            yield function, node, str(not node.value)
        elif isinstance(node.value, int):
            yield function, node, f"({node.value + 1})"
            yield function, node, f"({node.value - 1})"
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in _CALLED:
        called = ast.Call(ast.Name(_CALLED[node.func.id]), node.args, node.keywords)
        if node.func.id != "sorted" or not node.keywords:
            yield function, node, ast.unparse(called)
    elif isinstance(node, ast.Tuple) and node.elts and all(isinstance(e, ast.Constant) for e in node.elts):
        if isinstance(node.elts[0], ast.Constant) and isinstance(node.elts[0].value, str):
            yield function, node, "()"
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.expr):
            yield from _expressions(child, function)
        elif isinstance(child, ast.comprehension):
            for one in (child.iter, *child.ifs):
                yield from _expressions(one, function)
        elif isinstance(child, ast.keyword):
            yield from _expressions(child.value, function)
