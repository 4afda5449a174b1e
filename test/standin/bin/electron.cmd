@echo off
rem Takes the place of electron.exe: same command line, with real Node and an installed Chromium behind it.
setlocal
set "NODE=%~dp0..\..\..\node_modules\.bin\node.cmd"
if defined STANDIN_NODE set "NODE=%STANDIN_NODE%"
if not exist "%NODE%" set "NODE=node"
call "%NODE%" "%~dp0..\start.cjs" %*
