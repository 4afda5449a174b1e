/** Runs sandboxed in every window before its page. May load 'electron' and nothing else. */
import { contextBridge, ipcRenderer } from 'electron'
import { createBridge } from './bridge'

contextBridge.exposeInMainWorld('dynodesk', createBridge(ipcRenderer))
