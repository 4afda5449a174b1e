import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SavedFileStore } from '@main/adapters/saved-files'
import { workbook } from '@main/adapters/table-file/workbook'
import type { SavedFiles } from '@shared/ports/files/saved-files'
import { createFileExport } from '@main/services/file-export'
import { FakeLog } from '../../fakes/log'
import { readWorkbook } from '../adapters/table-file/read-workbook'

const PNG = Buffer.concat([
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  Buffer.from('rest')
]).toString('base64')
let folder: string
let asked: { name: string; folder: string | null }[]
let copied: (string | Uint8Array)[]
let values: Map<string, unknown>
let target: (name: string) => string | null
let allowed: boolean

function make(files: SavedFiles = new SavedFileStore(new FakeLog())) {
  return createFileExport({
    files,
    log: new FakeLog(),
    workbook,
    allowed: () => allowed,
    split: (file) => ({ folder: dirname(file), name: basename(file) }),
    clipboard: {
      writeText: async (text) => void copied.push(text),
      writePng: async (bytes) => void copied.push(bytes)
    },
    userStore: {
      value: async (name) => values.get(name) ?? null,
      setValue: async (name, value) => void values.set(name, value)
    },
    chooseTarget: async (suggestion) => {
      asked.push(suggestion)
      return target(suggestion.name)
    }
  })
}
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'saved-'))
  asked = []
  copied = []
  values = new Map()
  target = (name) => join(folder, name)
  allowed = true
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('saving', () => {
  it('writes to the chosen file, and remembers the folder', async () => {
    const files = make()
    expect(await files.save({ suggestedName: 'Corsale: II/2.0', kind: 'csv', content: { text: 'a\r\n' } })).toEqual({
      ok: true,
      value: { file: join(folder, 'Corsale II 2.0.csv') }
    })
    expect(readFileSync(join(folder, 'Corsale II 2.0.csv'), 'utf8')).toBe('a\r\n')
    await files.save({ suggestedName: 'again', kind: 'json', content: { text: '{}' } })
    expect(asked.map((one) => one.folder)).toEqual([null, folder])
  })

  it('writes a picture byte for byte, and accepts nothing else as one', async () => {
    await make().save({ suggestedName: 'chart', kind: 'png', content: { base64: PNG } })
    expect(readFileSync(join(folder, 'chart.png')).toString('base64')).toBe(PNG)
    for (const content of [{ base64: btoa('<html>') }, { text: 'x' }])
      expect(await make().save({ suggestedName: 'x', kind: 'png', content })).toMatchObject({
        ok: false,
        failure: { code: 'invalid-input' }
      })
    expect(await make().save({ suggestedName: 'x', kind: 'csv', content: { base64: PNG } })).toMatchObject({
      ok: false
    })
  })

  it('writes a table as a workbook, and accepts nothing else as one', async () => {
    const text = JSON.stringify({ columns: [{ name: 'power', unit: 'PS' }], rows: [[150]] })
    await make().save({ suggestedName: 'list', kind: 'xlsx', content: { text } })
    expect(readWorkbook(readFileSync(join(folder, 'list.xlsx'))).rows).toEqual([['power (PS)'], [150]])
    for (const content of [{ text: 'power;150' }, { base64: PNG }])
      expect(await make().save({ suggestedName: 'x', kind: 'xlsx', content })).toMatchObject({
        failure: { code: 'invalid-input' }
      })
    expect(readdirSync(folder)).toEqual(['list.xlsx'])
  })

  it.each(['A', 'AAAAA', '====', 'iVBORw0KGgo=A'])(
    'refuses %j, which is no base64, instead of failing',
    async (base64) => {
      expect(await make().save({ suggestedName: 'x', kind: 'png', content: { base64 } })).toEqual({
        ok: false,
        failure: { code: 'invalid-input' }
      })
      expect(await make().copy({ kind: 'png', content: { base64 } })).toEqual({
        ok: false,
        failure: { code: 'invalid-input' }
      })
    }
  )

  it('writes nothing when the person cancels', async () => {
    target = () => null
    expect(await make().save({ suggestedName: 'a', kind: 'csv', content: { text: 'a' } })).toEqual({
      ok: true,
      value: null
    })
    expect(readdirSync(folder)).toEqual([])
  })

  it('is refused by the policy before any dialog', async () => {
    allowed = false
    expect(await make().save({ suggestedName: 'a', kind: 'csv', content: { text: 'a' } })).toMatchObject({
      ok: false,
      failure: { code: 'export-off' }
    })
    expect(await make().copy({ kind: 'txt', content: { text: 'a' } })).toMatchObject({
      ok: false,
      failure: { code: 'export-off' }
    })
    expect([asked, copied]).toEqual([[], []])
  })

  it('reports why a file could not be written, and leaves nothing behind', async () => {
    target = (name) => join(folder, 'pulled-out', name)
    expect(await make().save({ suggestedName: 'a', kind: 'csv', content: { text: 'a' } })).toEqual({
      ok: false,
      failure: { code: 'save-failed', params: { reason: 'gone', file: 'a.csv' } }
    })
    target = () => folder
    expect(await make().save({ suggestedName: 'a', kind: 'csv', content: { text: 'a' } })).toMatchObject({
      ok: false,
      failure: { params: { reason: 'denied' } }
    })
    expect(readdirSync(folder)).toEqual([])
    expect(values.size).toBe(0)
  })

  it('keeps the previous file when the new one cannot be written', async () => {
    await make().save({ suggestedName: 'a', kind: 'csv', content: { text: 'old' } })
    const full = make({ write: async () => ({ ok: false, reason: 'full' }) })
    expect(await full.save({ suggestedName: 'a', kind: 'csv', content: { text: 'new' } })).toMatchObject({
      ok: false,
      failure: { params: { reason: 'full' } }
    })
    expect(readFileSync(join(folder, 'a.csv'), 'utf8')).toBe('old')
  })
})

describe('copying', () => {
  it('puts text and pictures into the clipboard', async () => {
    const files = make()
    expect(await files.copy({ kind: 'txt', content: { text: 'Power  150 PS' } })).toEqual({ ok: true, value: null })
    await files.copy({ kind: 'png', content: { base64: PNG } })
    expect(copied[0]).toBe('Power  150 PS')
    expect(Buffer.from(copied[1] as Uint8Array).toString('base64')).toBe(PNG)
  })
})
