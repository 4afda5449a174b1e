# The link scheme. electron-builder registers `protocols` on macOS and Linux alone.

!macro customInstall
  WriteRegStr SHELL_CONTEXT "Software\Classes\dynodesk" "" "URL:dynodesk"
  WriteRegStr SHELL_CONTEXT "Software\Classes\dynodesk" "URL Protocol" ""
  WriteRegStr SHELL_CONTEXT "Software\Classes\dynodesk\shell\open\command" "" '"$appExe" "%1"'
!macroend

# not that of another installation
!macro removeLinkScheme ROOT
  ReadRegStr $R0 ${ROOT} "Software\Classes\dynodesk\shell\open\command" ""
  ${if} $R0 == '"$INSTDIR\${APP_EXECUTABLE_FILENAME}" "%1"'
    DeleteRegKey ${ROOT} "Software\Classes\dynodesk"
  ${endIf}
!macroend

!macro customUnInstall
  ${ifNot} ${isUpdated}
    !insertmacro removeLinkScheme SHELL_CONTEXT
    # the program registers itself for an account when it starts
    !insertmacro removeLinkScheme HKCU
  ${endIf}
!macroend
