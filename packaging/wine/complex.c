/* The complex functions of Windows' C library that Wine 10 lacks, for numpy. A long double has 64 bits there.
   packaging/wine/windows.py makes a library of it, exports each as its usual name and forwards the others. */

#include <complex.h>

typedef struct { float real, imaginary; } pair_f;
typedef struct { double real, imaginary; } pair_d;
#define Z(z) __builtin_complex(z.real, z.imaginary)

#define COMPLEX(name, pair, number, with) \
    pair own_##name(pair z) { number _Complex r = with(Z(z)); return (pair){__real__ r, __imag__ r}; }
#define REAL(name, pair, number, with) \
    number own_##name(pair z) { return with(Z(z)); }
#define POWER(name, pair, number, with) \
    pair own_##name(pair z, pair y) { \
        number _Complex r = with(Z(z), Z(y)); return (pair){__real__ r, __imag__ r}; }
#define ALL(kind, name) \
    kind(name##f, pair_f, float, name##f) kind(name, pair_d, double, name) kind(name##l, pair_d, double, name)

ALL(COMPLEX, ccos) ALL(COMPLEX, ccosh) ALL(COMPLEX, cexp) ALL(COMPLEX, csin) ALL(COMPLEX, csinh)
ALL(COMPLEX, ctan) ALL(COMPLEX, ctanh)
ALL(REAL, cabs) ALL(REAL, carg) ALL(REAL, cimag) ALL(REAL, creal)
ALL(POWER, cpow)
