/**
 * Draws the application's icons from resources/icons/icon.svg, in the sizes and containers of the three systems: `node
 * test/scripts/run.cjs icons`.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findChromium } from '../standin/browser/browser.ts'
import { root } from './lib/tools.ts'

const folder = join(root, 'resources/icons')
const svg = readFileSync(join(folder, 'icon.svg'), 'utf8')

/** A Windows icon: a directory of PNG images. */
function ico(images: Map<number, Buffer>): Buffer {
  const list = [...images].filter(([size]) => size <= 256)
  const head = Buffer.alloc(6 + 16 * list.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(list.length, 4)
  let offset = head.length
  for (const [i, [size, png]] of list.entries()) {
    const at = 6 + 16 * i
    head.writeUInt8(size % 256, at)
    head.writeUInt8(size % 256, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(png.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += png.length
  }
  return Buffer.concat([head, ...list.map(([, png]) => png)])
}

/** A macOS icon: PNG images under four-letter names. */
function icns(images: Map<number, Buffer>): Buffer {
  const names: [string, number][] = [
    ['ic11', 32],
    ['ic12', 64],
    ['ic07', 128],
    ['ic13', 256],
    ['ic08', 256],
    ['ic14', 512],
    ['ic09', 512],
    ['ic10', 1024]
  ]
  const parts = names.map(([name, size]) => {
    const png = images.get(size)!
    const head = Buffer.alloc(8)
    head.write(name, 'ascii')
    head.writeUInt32BE(png.length + 8, 4)
    return Buffer.concat([head, png])
  })
  const length = parts.reduce((sum, p) => sum + p.length, 8)
  const head = Buffer.alloc(8)
  head.write('icns', 'ascii')
  head.writeUInt32BE(length, 4)
  return Buffer.concat([head, ...parts])
}

const profile = mkdtempSync(join(tmpdir(), 'icons-'))
const browser = await chromium.launchPersistentContext(profile, {
  executablePath: findChromium(),
  chromiumSandbox: false
})
const page = await browser.newPage()
const images = new Map<number, Buffer>()
for (const size of [16, 24, 32, 48, 64, 128, 256, 512, 1024]) {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(
    `<style>html, body { margin: 0; background: transparent } svg { display: block; width: ${size}px; height: ${size}px }</style>${svg}`
  )
  images.set(size, await page.screenshot({ omitBackground: true }))
}
await browser.close()
rmSync(profile, { recursive: true, force: true })
for (const size of [16, 32, 48, 64, 128, 256, 512])
  writeFileSync(join(folder, `${size}x${size}.png`), images.get(size)!)
writeFileSync(join(folder, 'icon.ico'), ico(images))
writeFileSync(join(folder, 'icon.icns'), icns(images))
