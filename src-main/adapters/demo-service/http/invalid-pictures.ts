/** Invalid pictures below `/media/odd/`, served only with the edge cases. */
import type { Reply } from './reply'

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64'
)
const png = { 'content-type': 'image/png' }

export const INVALID_PICTURES: Readonly<Record<string, Reply>> = {
  'page.png': {
    status: 200,
    headers: { 'content-type': 'text/html' },
    body: '<!doctype html><title>Not found</title>'
  },
  'page-called-picture.png': { status: 200, headers: png, body: '<!doctype html><title>Not found</title>' },
  'huge.png': { status: 200, headers: png, body: PIXEL, padBytes: 64 * 1024 * 1024 },
  'slow.png': { status: 200, headers: png, body: PIXEL, drip: { chunkBytes: 8, everyMs: 2000 } },
  'elsewhere.png': { status: 302, headers: { location: 'https://elsewhere.invalid/picture.png' }, body: '' },
  'plain.png': { status: 200, headers: png, body: PIXEL },
  'script.svg': {
    status: 200,
    headers: { 'content-type': 'image/svg+xml' },
    body: '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10" onload="top.hacked=1"><script>top.hacked=1;fetch("https://elsewhere.invalid/")</script><image href="https://elsewhere.invalid/track.png"/><rect width="10" height="10"/></svg>'
  },
  'empty.png': { status: 200, headers: png, body: '' },
  'no-type.png': { status: 200, headers: {}, body: PIXEL }
}
