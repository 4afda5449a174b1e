/** Serves the files of the window where Electron cannot serve a directory itself. */
import { readFile } from 'node:fs/promises'
import { extname, isAbsolute, join, relative } from 'node:path'
import { APP_HOST, PAGE_HEADERS } from './content-security-policy'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm'
}

export const FONTS_PATH = '/fonts/'

interface AppFolders {
  /** The built window. */
  readonly root: string
  readonly fonts: string
}

/** The requested file; null: outside of the folders, or of another host. */
function resolveAppFile({ root, fonts }: AppFolders, requested: string): string | null {
  let path: string
  try {
    const url = new URL(requested)
    if (url.host !== APP_HOST) return null
    path = decodeURIComponent(url.pathname)
  } catch {
    return null
  }
  if (path.includes('\0') || path.includes('\\')) return null
  const [folder, rest] = path.startsWith(FONTS_PATH)
    ? [fonts, path.slice(FONTS_PATH.length)]
    : [root, path.endsWith('/') ? `${path}index.html` : path]
  const file = join(folder, rest)
  const inside = relative(folder, file)
  return inside === '' || inside.startsWith('..') || isAbsolute(inside) ? null : file
}

/** Never rejects: a missing or refused file is a 404 without a body. */
export async function serveAppFile(folders: AppFolders, request: Request): Promise<Response> {
  const file = request.method === 'GET' || request.method === 'HEAD' ? resolveAppFile(folders, request.url) : null
  const type = file && TYPES[extname(file).toLowerCase()]
  if (!file || !type) return notFound()
  try {
    const content = await readFile(file)
    const body = request.method === 'HEAD' ? null : new Uint8Array(content)
    return new Response(body, {
      status: 200,
      headers: { ...PAGE_HEADERS, 'Content-Type': type, 'Content-Length': String(content.byteLength) }
    })
  } catch {
    return notFound()
  }
}

function notFound(): Response {
  return new Response(null, { status: 404, headers: { ...PAGE_HEADERS } })
}
