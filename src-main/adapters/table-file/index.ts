/** Tables as text (CSV), parsed by Papa Parse in chunks. */
import { open } from 'node:fs/promises'
import { basename } from 'node:path'
import Papa from 'papaparse'
import { SEPARATORS, spacedCells, type Separator } from '../../shared/measured-runs/run-mapping'
import type { TableFiles } from '../../shared/ports/files/table-files'
import type { LanguageCode } from '../../shared/text/languages'

const MB = 1024 * 1024
/** Bytes; a hundred thousand lines are about four megabytes. */
const MAX_BYTES = 20 * MB
const CHUNK = 256 * 1024
/** Windows encoding of text that is not Unicode, by language; Windows-1252 for the others. */
const LEGACY_ENCODINGS: Readonly<Partial<Record<LanguageCode, string>>> = {
  ru: 'windows-1251',
  lv: 'windows-1257',
  lt: 'windows-1257',
  hr: 'windows-1250',
  'zh-hans': 'gb18030',
  'zh-hant': 'big5'
}

/** @param language language of the window, for the encoding of text that is not Unicode */
export function createTableFiles(language: () => LanguageCode, maxBytes = MAX_BYTES): TableFiles {
  return {
    async read(file) {
      const name = basename(file)
      try {
        const handle = await open(file, 'r')
        try {
          const { size } = await handle.stat()
          if (size > maxBytes) return { ok: false, name, problem: 'too-large' }
          const bytes = await handle.readFile()
          // the file may grow between stat and read
          if (bytes.length > maxBytes) return { ok: false, name, problem: 'too-large' }
          const text = decode(bytes, language())
          if (text === null) return { ok: false, name, problem: 'not-text' }
          return text.trim() === ''
            ? { ok: false, name, problem: 'empty' }
            : { ok: true, table: { name, bytes: bytes.length, text } }
        } finally {
          await handle.close()
        }
      } catch {
        return { ok: false, name, problem: 'unreadable' }
      }
    },
    rows: parse
  }
}

function decode(bytes: Buffer, language: LanguageCode): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  // text contains no NUL unless it is UTF-16; workbooks and pictures do
  if (bytes.includes(0)) return decodeUnmarkedUtf16(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder(isCyrillic(bytes, language) ? 'windows-1251' : legacyEncoding(language)).decode(bytes)
  }
}
/** Decodes text that is mostly ASCII: one byte of each pair is mostly 0, the other never. null: no such text. */
function decodeUnmarkedUtf16(bytes: Buffer): string | null {
  if (bytes.length % 2 > 0) return null
  const zeros = [0, 0]
  for (const [i, byte] of bytes.entries()) if (byte === 0) zeros[i % 2]!++
  const isMostly = (count: number): boolean => count * 2 > bytes.length / 2
  const encoding =
    zeros[0] === 0 && isMostly(zeros[1]!) ? 'utf-16le' : zeros[1] === 0 && isMostly(zeros[0]!) ? 'utf-16be' : null
  return encoding && new TextDecoder(encoding).decode(bytes)
}
const legacyEncoding = (language: LanguageCode): string => LEGACY_ENCODINGS[language] ?? 'windows-1252'
/** Recognizes Cyrillic words: read as Windows-1252, they have four accented letters in a row, as no Latin word has. */
const isCyrillic = (bytes: Buffer, language: LanguageCode): boolean =>
  legacyEncoding(language).startsWith('windows') &&
  /[\u00c0-\u00ff]{4}/.test(new TextDecoder('windows-1252').decode(bytes))

function parse(
  text: string,
  separator: Separator | null,
  most = Infinity
): Promise<{ separator: Separator; rows: string[][] }> {
  if (separator === ' ') return Promise.resolve({ separator, rows: spacedRows(text, most) })
  const rows: string[][] = []
  let found: Separator = separator ?? ','
  return new Promise((answer, fail) => {
    Papa.parse<string[]>(text, {
      delimiter: separator ?? '',
      delimitersToGuess: SEPARATORS.filter((one) => one !== ' '),
      skipEmptyLines: false,
      chunkSize: CHUNK,
      ...(Number.isFinite(most) ? { preview: most } : {}),
      chunk: ({ data, meta }: Papa.ParseResult<string[]>, parser: Papa.Parser) => {
        found = SEPARATORS.find((one) => one === meta.delimiter) ?? found
        for (const row of data) rows.push(row)
        parser.pause()
        setImmediate(() => parser.resume())
      },
      complete: () => answer({ separator: found, rows }),
      error: fail
    })
  })
}

function spacedRows(text: string, most: number): string[][] {
  return text
    .split(/\r\n?|\n/)
    .slice(0, most)
    .map(spacedCells)
}
