/**
 * Serves static sheet documents from memory, each under an unguessable address, to the preview and to the window that
 * makes PDF files. Each has its pictures; all share the fonts. The content security policy allows no script.
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
/** Folder of the fonts, in the place of a token. */
const FONTS = 'fonts'
const FONT_FILES: ReadonlySet<string> = new Set(FONT_FACES.map(({ file }) => file))

interface DocumentServerDeps {
  /** Origin of the pages that may show a document in a frame. */
  readonly appOrigin: string
  readonly fonts: string
}

interface ServedFile {
  readonly type: string
  readonly bytes: Uint8Array
}

export class DocumentServer implements DocumentPort {
  readonly #deps: DocumentServerDeps
  readonly #documents = new Map<string, ReadonlyMap<string, ServedFile>>()

  constructor(deps: DocumentServerDeps) {
    this.#deps = deps
  }

  open({ html, assets }: StaticDocument): OpenDocument {
    const files = new Map<string, ServedFile>([
      [PAGE, { type: 'text/html; charset=utf-8', bytes: new TextEncoder().encode(html) }]
    ])
    for (const [name, { type, bytes }] of Object.entries(assets)) {
      if (!NAME.test(name) || name === PAGE) throw new RangeError(`invalid picture name: ${name}`)
      if (!PICTURE_TYPES.has(type)) throw new RangeError(`unsupported picture type: ${type}`)
      files.set(name, { type, bytes })
    }
    return this.#add(files, PAGE)
  }

  /** Serves a PDF to the window that prints it. */
  openPdf(bytes: Uint8Array): OpenDocument {
    return this.#add(new Map([['sheet.pdf', { type: 'application/pdf', bytes }]]), 'sheet.pdf')
  }

  get size(): number {
    return this.#documents.size
  }

  #add(files: ReadonlyMap<string, ServedFile>, first: string): OpenDocument {
    const token = randomBytes(16).toString('hex')
    this.#documents.set(token, files)
    return { url: `${DOCUMENT_ORIGIN}/${token}/${first}`, release: () => void this.#documents.delete(token) }
  }

  /** Answers `dynodesk-sheet://document/…`. Never rejects: what is missing is a 404 without a body. */
  readonly handle = async (request: Request): Promise<Response> => {
    const path = pathOf(request)
    if (!path || !this.#isAllowed(request)) return notFound()
    const [folder, name] = path
    if (folder === FONTS) return this.#font(name)
    const file = this.#documents.get(folder)?.get(name)
    return file ? new Response(new Uint8Array(file.bytes), { status: 200, headers: this.#headers(file) }) : notFound()
  }

  /** True for Chromium itself, a page of the window, or a document. */
  #isAllowed(request: Request): boolean {
    const { initiatorOrigin } = request as Request & { initiatorOrigin?: string }
    return (
      initiatorOrigin === undefined || initiatorOrigin === this.#deps.appOrigin || initiatorOrigin === DOCUMENT_ORIGIN
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
      return { ...common, 'Content-Security-Policy': documentContentSecurityPolicy(this.#deps.appOrigin) }
    // an SVG opened by itself is a document
    if (type === 'image/svg+xml')
      return { ...common, 'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" }
    return common
  }

  async #font(name: string): Promise<Response> {
    if (!FONT_FILES.has(name)) return notFound()
    try {
      const bytes = new Uint8Array(await readFile(join(this.#deps.fonts, name)))
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

/** Folder and name; null: any other request. */
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
