/** Runs sandboxed in every window before its page. May load 'electron' and nothing else. */
import { contextBridge, ipcRenderer, webUtils } from 'electron'
import { createBridge } from './bridge'
import { sendDroppedFiles } from './dropped-files'

contextBridge.exposeInMainWorld('dynodesk', createBridge(ipcRenderer))
sendDroppedFiles(globalThis as unknown as EventTarget, ipcRenderer, (file) => webUtils.getPathForFile(file))
