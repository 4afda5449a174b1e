import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTableFiles } from '@main/adapters/table-file'

let folder = ''
beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'dynodesk-table-'))))
afterAll(() => rm(folder, { recursive: true, force: true }))
const file = async (name: string, content: string | Uint8Array): Promise<string> => {
  await writeFile(join(folder, name), content)
  return join(folder, name)
}

describe('a table file', () => {
  const files = createTableFiles(() => 'en', 100_000)

  it('is read in the encodings of spreadsheets', async () => {
    const text = 'Größe;об/мин\n1;2'
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])
    for (const content of [text, `\ufeff${text}`, utf16])
      expect(await files.read(await file('codes.csv', content))).toMatchObject({
        ok: true,
        table: { name: 'codes.csv', text }
      })
    expect(await files.read(await file('old.csv', Buffer.from('Größe;2', 'latin1')))).toMatchObject({
      ok: true,
      table: { text: 'Größe;2' }
    })
  })

  it.each(['utf16le', 'utf16be'] as const)('is read in %s without a mark', async (encoding) => {
    const text = 'об/мин;kW;Nm;run 12\n1000;21.5;205;1\n1500;35.1;223;1'
    const bytes = Buffer.from(text, 'utf16le')
    const unmarked = await file('plain.csv', encoding === 'utf16le' ? bytes : bytes.swap16())
    expect(await files.read(unmarked)).toMatchObject({ ok: true, table: { text } })
  })

  it.each([
    ['ru', [0xcc, 0xee, 0xec, 0xe5, 0xed, 0xf2], 'Момент'],
    ['lt', [0x53, 0xfb, 0x6b, 0x69, 0x61, 0x69], 'Sūkiai'],
    ['lv', [0x67, 0x72, 0x69, 0x65, 0x7a, 0x65, 0x73, 0x20, 0xf0], 'griezes š'],
    ['hr', [0x70, 0x6f, 0x6b, 0x72, 0x65, 0x74, 0x61, 0xe8], 'pokretač'],
    ['zh-hans', [0xd7, 0xaa, 0xcb, 0xd9], '转速'],
    ['zh-hant', [0xc2, 0xe0, 0xb3, 0x74], '轉速'],
    ['nb', [0x4c, 0xf8, 0x66, 0x74], 'Løft'],
    ['es', [0x70, 0x72, 0xf3, 0x78], 'próx'],
    ['en', [0xcc, 0xee, 0xf9, 0xed, 0xee, 0xf1, 0xf2, 0xfc, 0x3b, 0x31], 'Мощность;1'],
    ['lv', [0xcc, 0xee, 0xf9, 0xed, 0xee, 0xf1, 0xf2, 0xfc, 0x3b, 0x31], 'Мощность;1']
  ] as const)(
    'without Unicode is read in the Windows encoding of %s, or of Cyrillic words',
    async (language, bytes, text) => {
      const old = await file('old.csv', Buffer.from(bytes))
      expect(await createTableFiles(() => language).read(old)).toMatchObject({ ok: true, table: { text } })
    }
  )

  it('is refused with the reason', async () => {
    expect(await files.read(await file('big.csv', 'x'.repeat(100_001)))).toEqual({
      ok: false,
      name: 'big.csv',
      problem: 'too-large'
    })
    expect(await files.read(await file('book.xlsx', Buffer.from([0x50, 0x4b, 3, 4, 0, 0])))).toEqual({
      ok: false,
      name: 'book.xlsx',
      problem: 'not-text'
    })
    expect(await files.read(await file('blank.csv', ' \n\n'))).toEqual({
      ok: false,
      name: 'blank.csv',
      problem: 'empty'
    })
    expect(await files.read(join(folder, 'nowhere.csv'))).toEqual({
      ok: false,
      name: 'nowhere.csv',
      problem: 'unreadable'
    })
  })

  it.each([
    [',', 'rpm,kW\n1000,20.5\n2000,41'],
    [';', 'rpm;kW\n1000;20,5\n2000;41'],
    ['\t', 'rpm\tkW\n1000\t20.5\n2000\t41'],
    ['|', 'rpm|kW\n1000|20.5\n2000|41']
  ] as const)('has %j as separator', async (separator, text) => {
    expect((await files.rows(text, null)).separator).toBe(separator)
    expect((await files.rows(text, separator)).rows[1]?.length).toBe(2)
  })

  it('has any number of spaces as separator when asked', async () => {
    expect(await files.rows('rpm   kW\r\n1000  20.5\r\n 2000 41', ' ', 2)).toEqual({
      separator: ' ',
      rows: [
        ['rpm', 'kW'],
        ['1000', '20.5']
      ]
    })
  })

  it('keeps quoted cells and blank lines', async () => {
    expect((await files.rows('a,"b, ""c"""\n\n1,2\n', ',')).rows).toEqual([['a', 'b, "c"'], [''], ['1', '2'], ['']])
  })

  it('yields to other work in a long table, and reads no more than requested', async () => {
    const text =
      'rpm,power\n' + Array.from({ length: 100_000 }, (_, i) => `${800 + i * 0.5},${100 + (i % 7)}`).join('\n')
    let turns = 0
    let over = false
    const count = (): void => {
      turns++
      if (!over) setImmediate(count)
    }
    setImmediate(count)
    const { rows } = await files.rows(text, ',')
    over = true
    expect(rows).toHaveLength(100_001)
    expect(rows.at(-1)).toEqual(['50799.5', '104'])
    expect(turns).toBeGreaterThan(3)
    expect((await files.rows(text, ',', 30)).rows).toHaveLength(30)
  })
})
