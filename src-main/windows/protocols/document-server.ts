/**
 * Static documents in memory, each under an address nobody can guess, for the preview's frame and for the window that
 * makes PDF files.
 *
 * What is served: the document itself, its pictures, and the faces every document may use. Nothing of it can run: see
 * `DOCUMENT_POLICY`.
 */
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FONT_FACES } from '../../shared/text/fonts'
import type { DocumentPort, OpenDocument, StaticDocument } from '../../shared/ports/print/documents'
import { DOCUMENT_HOST, DOCUMENT_ORIGIN, documentContentSecurityPolicy } from './content-security-policy'

const PICTURE_TYPES: ReadonlySet<string> = new Set([
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'image/avif',
  'image/svg+xml'
])
const NAME = /^[\w-][\w.-]{0,79}$/
const PAGE = 'index.html'
/** The folder of the faces, where others have their token. */
const FONTS = 'fonts'
const FONT_FILES: ReadonlySet<string> = new Set(FONT_FACES.map(({ file }) => file))

export interface DocumentServerDeps {
  /** Origin of the window's pages: the only place that may show a document in a frame. */
  readonly appOrigin: string
  /** Folder with the faces of `core/fonts`. */
  readonly fonts: string
}

interface ServedFile {
  readonly type: string
  readonly bytes: Uint8Array
}

export class DocumentServer implements DocumentPort {
  readonly #parts: DocumentServerDeps
  readonly #held = new Map<string, ReadonlyMap<string, ServedFile>>()

  constructor(parts: DocumentServerDeps) {
    this.#parts = parts
  }

  open({ html, assets }: StaticDocument): OpenDocument {
    const files = new Map<string, ServedFile>([
      [PAGE, { type: 'text/html; charset=utf-8', bytes: new TextEncoder().encode(html) }]
    ])
    for (const [name, { type, bytes }] of Object.entries(assets)) {
      if (!NAME.test(name) || name === PAGE) throw new RangeError(`no name for a picture: ${name}`)
      if (!PICTURE_TYPES.has(type)) throw new RangeError(`no type of picture: ${type}`)
      files.set(name, { type, bytes })
    }
    return this.#hold(files, PAGE)
  }

  /** A finished PDF, for the window that prints it. */
  openPdf(bytes: Uint8Array): OpenDocument {
    return this.#hold(new Map([['sheet.pdf', { type: 'application/pdf', bytes }]]), 'sheet.pdf')
  }

  /** Documents that are held now. */
  get size(): number {
    return this.#held.size
  }

  #hold(files: ReadonlyMap<string, ServedFile>, first: string): OpenDocument {
    const token = randomBytes(16).toString('hex')
    this.#held.set(token, files)
    return { url: `${DOCUMENT_ORIGIN}/${token}/${first}`, release: () => void this.#held.delete(token) }
  }

  /** Answers `dynodesk-sheet://document/…`. Never rejects; what is not there is a 404 without a body. */
  readonly handle = async (request: Request): Promise<Response> => {
    const path = pathOf(request)
    if (!path || !this.#mayAsk(request)) return notFound()
    const [folder, name] = path
    if (folder === FONTS) return this.#font(name)
    const file = this.#held.get(folder)?.get(name)
    return file ? new Response(new Uint8Array(file.bytes), { status: 200, headers: this.#headers(file) }) : notFound()
  }

  /** The browser itself, the window that shows the frame, or a document. */
  #mayAsk(request: Request): boolean {
    const { initiatorOrigin } = request as Request & { initiatorOrigin?: string }
    return (
      initiatorOrigin === undefined || initiatorOrigin === this.#parts.appOrigin || initiatorOrigin === DOCUMENT_ORIGIN
    )
  }

  #headers({ type, bytes }: ServedFile): Record<string, string> {
    const common = {
      'Content-Type': type,
      'Content-Length': String(bytes.byteLength),
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer'
    }
    if (type.startsWith('text/html'))
      return { ...common, 'Content-Security-Policy': documentContentSecurityPolicy(this.#parts.appOrigin) }
    // a drawing is a document: it may style itself and nothing else
    if (type === 'image/svg+xml')
      return { ...common, 'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" }
    return common
  }

  async #font(name: string): Promise<Response> {
    if (!FONT_FILES.has(name)) return notFound()
    try {
      const bytes = new Uint8Array(await readFile(join(this.#parts.fonts, name)))
      return new Response(bytes, {
        status: 200,
        headers: {
          'Content-Type': 'font/woff2',
          'Content-Length': String(bytes.byteLength),
          'X-Content-Type-Options': 'nosniff',
          'Cache-Control': 'private, max-age=31536000, immutable'
        }
      })
    } catch {
      return notFound()
    }
  }
}

/** Folder and name; null for anything that is not exactly that. */
function pathOf(request: Request): readonly [string, string] | null {
  if (request.method !== 'GET') return null
  const url = new URL(request.url)
  if (url.host !== DOCUMENT_HOST || url.search !== '') return null
  const match = /^\/([0-9a-z]+)\/([\w.-]+)$/.exec(url.pathname)
  return match ? [match[1]!, match[2]!] : null
}

function notFound(): Response {
  return new Response(null, {
    status: 404,
    headers: { 'Content-Length': '0', 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' }
  })
}
