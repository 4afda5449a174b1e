/**
 * Runs in every window before its page, sandboxed: may require 'electron' and nothing else. The only user of
 * contextBridge.
 */
import { contextBridge, ipcRenderer } from 'electron'
import { createBridge } from './bridge'

contextBridge.exposeInMainWorld('dynodesk', createBridge(ipcRenderer))
