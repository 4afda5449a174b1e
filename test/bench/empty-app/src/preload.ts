import { contextBridge, ipcRenderer } from 'electron'

contextBridge.exposeInMainWorld('empty', { ready: () => ipcRenderer.invoke('ready') })
