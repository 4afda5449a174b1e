/** Reads PDF files with poppler's tools, as a person sees, selects and prints them. */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

interface PdfFont {
  /** Without the subset tag: "Inter-Regular". */
  readonly name: string
  /** As pdffonts reports it: "CID TrueType" is right, "Type 3" is wrong. */
  readonly type: string
  readonly embedded: boolean
  /** Has a map from glyphs to characters, so that text can be selected and searched. */
  readonly toUnicode: boolean
}
interface PdfPage {
  /** Points, 72 an inch. */
  readonly width: number
  readonly height: number
  /** Words as a reader selects them, with their boxes in points from the top left. */
  readonly words: readonly {
    readonly text: string
    readonly left: number
    readonly top: number
    readonly right: number
    readonly bottom: number
  }[]
}
export interface ReadPdf {
  readonly pages: readonly PdfPage[]
  /** The text in page order, as pdftotext lays it out. */
  readonly text: string
  /** The text in document order, so that columns do not mix. */
  readonly reading: string
  readonly fonts: readonly PdfFont[]
  /** Raster images; a vector chart adds none. */
  readonly images: readonly { readonly page: number; readonly width: number; readonly height: number }[]
  readonly tagged: boolean
  readonly title: string
  readonly creator: string
  /** ISO time of the date in the file. */
  readonly createdAt: string
}

const TOOLS = ['pdfinfo', 'pdftotext', 'pdffonts', 'pdfimages']

/** Why PDF files cannot be read here, or false where they can. False on CI, where the tools are installed. */
export function cannotReadPdf(): string | false {
  if (process.env['CI']) return false
  const missing = TOOLS.filter((tool) => spawnSync(tool, ['-v']).error)
  return missing.length > 0 && `${missing.join(', ')} not installed (poppler-utils)`
}

export function readPdf(bytes: Uint8Array): ReadPdf {
  const folder = mkdtempSync(join(tmpdir(), 'pdf-'))
  const file = join(folder, 'a.pdf')
  const run = (tool: string, ...args: string[]): string =>
    execFileSync(tool, args, {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, LC_ALL: 'C.UTF-8', TZ: 'UTC' }
    })
  try {
    writeFileSync(file, bytes)
    const info = Object.fromEntries(
      run('pdfinfo', '-isodates', file)
        .split('\n')
        .flatMap((line) => {
          const at = line.indexOf(':')
          return at > 0 ? [[line.slice(0, at), line.slice(at + 1).trim()] as const] : []
        })
    ) as Partial<Record<string, string>>
    return {
      pages: pagesOf(run('pdftotext', '-bbox', file, '-')),
      text: run('pdftotext', '-layout', file, '-'),
      reading: run('pdftotext', '-raw', file, '-'),
      fonts: rowsOf(run('pdffonts', file)).map(fontOf),
      images: rowsOf(run('pdfimages', '-list', file)).map((row) => {
        const [page, , , width, height] = row.trim().split(/\s+/)
        return { page: Number(page), width: Number(width), height: Number(height) }
      }),
      tagged: info['Tagged'] === 'yes',
      title: info['Title'] ?? '',
      creator: info['Creator'] ?? '',
      createdAt: info['CreationDate'] ?? ''
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Lines below the two header lines. */
const rowsOf = (table: string): string[] =>
  table
    .split('\n')
    .slice(2)
    .filter((line) => line.trim() !== '')

function fontOf(row: string): PdfFont {
  const [, name, type, embedded, , toUnicode] =
    /^(\S+)\s+(.+?)\s{2,}\S+\s+(yes|no)\s+(yes|no)\s+(yes|no)/.exec(row) ?? []
  if (name === undefined) throw new Error(`a row of pdffonts that is not understood: ${row}`)
  return {
    name: name.replace(/^[A-Z]{6}\+/, ''),
    type: type!,
    embedded: embedded === 'yes',
    toUnicode: toUnicode === 'yes'
  }
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'" }

function pagesOf(xml: string): PdfPage[] {
  return [...xml.matchAll(/<page width="([\d.]+)" height="([\d.]+)">([\s\S]*?)<\/page>/g)].map(
    ([, width, height, inner]) => ({
      width: Number(width),
      height: Number(height),
      words: [
        ...inner!.matchAll(/<word xMin="([-\d.]+)" yMin="([-\d.]+)" xMax="([-\d.]+)" yMax="([-\d.]+)">([^<]*)<\/word>/g)
      ].map(([, left, top, right, bottom, text]) => ({
        text: text!.replace(/&(amp|lt|gt|quot|apos);/g, (entity) => ENTITIES[entity]!),
        left: Number(left),
        top: Number(top),
        right: Number(right),
        bottom: Number(bottom)
      }))
    })
  )
}

/** Text with single spaces. */
export const plain = (text: string): string => text.replace(/\s+/g, ' ').trim()
