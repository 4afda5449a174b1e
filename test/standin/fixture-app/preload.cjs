const { contextBridge, ipcRenderer } = require('electron')

let refused = ''
try {
  require('node:fs')
} catch (error) {
  refused = error.message
}
contextBridge.exposeInMainWorld('rules', {
  platform: process.platform,
  refused,
  echo: (value) => ipcRenderer.invoke('echo', value),
  unclonable: () => ipcRenderer.invoke('unclonable'),
  fail: () => ipcRenderer.invoke('throw'),
  nobody: () => ipcRenderer.invoke('nobody'),
  whoami: () => ipcRenderer.invoke('whoami'),
  note: (text) => ipcRenderer.invoke('note', text),
  onNoted: (listener) => {
    const wrapped = (_event, count) => listener(count)
    ipcRenderer.on('noted', wrapped)
    return () => void ipcRenderer.off('noted', wrapped)
  }
})
