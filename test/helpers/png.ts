/** A PNG of noise, which does not compress: 3 bytes per pixel. */
import { crc32, deflateSync } from 'node:zlib'
import { random } from './random'

export function noisePng({ width, height }: { readonly width: number; readonly height: number }): Buffer {
  const r = random(1)
  // each row begins with its filter: 0, none
  const rows = Buffer.alloc(height * (1 + width * 3), 0)
  for (let at = 0; at < rows.length; at++) if (at % (1 + width * 3) !== 0) rows[at] = r.int(0, 255)
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2], 8) // bits, RGB
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0))
  ])
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(content.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([size, body, sum])
}
