; The installer for Windows, for Inno Setup 6. packaging/windows/make_installer.py calls it and gives the version,
; the bundle, the icon and the folder to write into. For one person, without an administrator; an administrator may
; install it for all. What people have played lies elsewhere and stays when the program is removed.

#ifndef AppVersion
  #error AppVersion is not given: run packaging/windows/make_installer.py
#endif

#define AppName "Evolution"
#define AppExe "evolution-qt.exe"
#define RecordType "EvolutionQt.Record.1"

[Setup]
AppId={{6A5E5C0B-6F0E-4C0F-9D3B-2C1D7D1B8E41}
AppName={#AppName}
AppVersion={#AppVersion}
AppVerName={#AppName} {#AppVersion}
AppPublisher={#AppName}
VersionInfoVersion={#AppVersion}
DefaultDirName={autopf}\{#AppName}
DefaultGroupName={#AppName}
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0.17763
WizardStyle=modern
ShowLanguageDialog=auto
LanguageDetectionMethod=uilanguage
ChangesAssociations=yes
CloseApplications=yes
LicenseFile={#Root}\LICENSE
OutputDir={#OutputDir}
OutputBaseFilename=evolution-qt-{#AppVersion}-windows-x64-setup
SetupIconFile={#Icon}
UninstallDisplayIcon={app}\{#AppExe}
Compression=lzma2/max
SolidCompression=yes

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"
Name: "ja"; MessagesFile: "compiler:Languages\Japanese.isl"

[CustomMessages]
en.RecordType=Evolution game
de.RecordType=Evolution-Partie
ja.RecordType=エボリューションのゲーム
en.Associate=Offer Evolution for game records (*.jsonl)
de.Associate=Evolution für Aufzeichnungen von Partien (*.jsonl) anbieten
ja.Associate=ゲームの記録（*.jsonl）を開くプログラムの候補にする

[Tasks]
Name: "associate"; Description: "{cm:Associate}"
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; GroupDescription: "{cm:AdditionalIcons}"; Flags: unchecked

[InstallDelete]
; an older version may have had files that this one has not
Type: filesandordirs; Name: "{app}\_internal"
Type: filesandordirs; Name: "{app}\licenses"

[Files]
Source: "{#Bundle}\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs
Source: "{#Root}\LICENSE"; DestDir: "{app}"; DestName: "LICENSE.txt"; Flags: ignoreversion

[Icons]
Name: "{group}\{#AppName}"; Filename: "{app}\{#AppExe}"
Name: "{autodesktop}\{#AppName}"; Filename: "{app}\{#AppExe}"; Tasks: desktopicon

[Registry]
; others use the ending too: Evolution is offered for it, and takes it from nobody
Root: HKA; Subkey: "Software\Classes\{#RecordType}"; ValueType: string; ValueData: "{cm:RecordType}"; Flags: uninsdeletekey; Tasks: associate
Root: HKA; Subkey: "Software\Classes\{#RecordType}\DefaultIcon"; ValueType: string; ValueData: "{app}\{#AppExe},0"; Tasks: associate
Root: HKA; Subkey: "Software\Classes\{#RecordType}\shell\open\command"; ValueType: string; ValueData: """{app}\{#AppExe}"" ""%1"""; Tasks: associate
Root: HKA; Subkey: "Software\Classes\.jsonl\OpenWithProgids"; ValueType: string; ValueName: "{#RecordType}"; ValueData: ""; Flags: uninsdeletevalue; Tasks: associate

[Run]
Filename: "{app}\{#AppExe}"; Description: "{cm:LaunchProgram,{#AppName}}"; Flags: nowait postinstall skipifsilent
