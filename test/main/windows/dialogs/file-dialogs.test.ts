import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserWindow, OpenDialogOptions, SaveDialogOptions } from 'electron'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { createFileDialogs } from '@main/windows/dialogs/file-dialogs'

let asked: (OpenDialogOptions | SaveDialogOptions)[]
let answer: { canceled: boolean; filePaths: string[]; filePath: string }
let window: BrowserWindow | null
let parents: (BrowserWindow | null)[]
async function show(...given: readonly unknown[]) {
  asked.push(given.at(-1) as OpenDialogOptions)
  parents.push(given.length === 2 ? (given[0] as BrowserWindow) : null)
  return answer
}
const dialogs = createFileDialogs({
  app: { getPath: (name) => `/home/ana/${name}` },
  dialog: { showOpenDialog: show, showSaveDialog: show },
  window: () => window
})

beforeEach(() => {
  asked = []
  parents = []
  window = null
  answer = { canceled: false, filePaths: ['/chosen'], filePath: '/target' }
})

describe('dialogs for files', () => {
  it('resolve to the chosen path, or to null when cancelled', async () => {
    for (const open of [dialogs.events, dialogs.certificate, dialogs.table, dialogs.pack, dialogs.folder])
      expect(await open()).toBe('/chosen')
    expect(await dialogs.packTarget('a.dynopack')).toBe('/target.dynopack')
    expect(await dialogs.target({ name: 'a.csv', folder: null, kind: 'csv' })).toBe('/target.csv')
    // some systems give a path beside the no
    answer = { ...answer, canceled: true }
    for (const open of [dialogs.events, dialogs.folder]) expect(await open()).toBeNull()
    expect(await dialogs.target({ name: 'a.csv', folder: null, kind: 'csv' })).toBeNull()
  })

  it('complete a typed name, and ask again where that file exists', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'dynodesk-dialogs-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    answer.filePath = join(folder, 'Monday.DYNOBACKUP')
    expect(await dialogs.backupTarget('a.dynobackup')).toBe(answer.filePath)
    answer.filePath = join(folder, 'No. 5')
    expect(await dialogs.backupTarget('a.dynobackup')).toBe(join(folder, 'No. 5.dynobackup'))
    writeFileSync(join(folder, 'Monday.dynobackup'), '')
    answer.filePath = join(folder, 'Monday')
    const saved = dialogs.backupTarget('a.dynobackup')
    answer = { ...answer, filePath: join(folder, 'Monday.dynobackup') }
    expect(await saved).toBe(join(folder, 'Monday.dynobackup'))
    expect(asked.slice(-2).map(({ defaultPath }) => defaultPath)).toEqual([
      join('/home/ana/documents', 'a.dynobackup'),
      join(folder, 'Monday.dynobackup')
    ])
  })

  it('belong to the window in use, which waits for them', async () => {
    window = { id: 1 } as BrowserWindow
    await dialogs.folder()
    await dialogs.packTarget('a.dynopack')
    window = null
    await dialogs.folder()
    expect(parents).toEqual([{ id: 1 }, { id: 1 }, null])
  })

  it('ask for one file, or one folder that may be created', async () => {
    await dialogs.events()
    await dialogs.folder()
    expect(asked.map(({ properties }) => properties)).toEqual([['openFile'], ['openDirectory', 'createDirectory']])
  })

  it('start in the documents or the last folder, and confirm before overwriting', async () => {
    await dialogs.packTarget('Corsale.dynopack')
    await dialogs.target({ name: 'a.csv', folder: null, kind: 'csv' })
    await dialogs.target({ name: 'a.csv', folder: '/mnt/shop', kind: 'csv' })
    expect(asked.map(({ defaultPath }) => defaultPath)).toEqual([
      join('/home/ana/documents', 'Corsale.dynopack'),
      join('/home/ana/documents', 'a.csv'),
      join('/mnt/shop', 'a.csv')
    ])
    expect(asked.at(-1)).toMatchObject({
      filters: [{ name: 'CSV', extensions: ['csv'] }],
      properties: ['showOverwriteConfirmation']
    })
  })
})
