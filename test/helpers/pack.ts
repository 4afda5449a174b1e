/** Runs electron-builder for Linux on a fake Electron, whose executable contains only the marker of the fuses. */
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build, Platform } from 'electron-builder'

const root = resolve(import.meta.dirname, '../..')
/** The program's languages. */
export const LOCALES = ['en-US', 'zh-TW', 'zh-CN', 'ru', 'nb', 'lv', 'lt', 'hr', 'es']

/** Folder of the unpacked program under `work`, and its archive. */
export const unpackedIn = (work: string): string => join(work, 'out/linux-unpacked')
export const archiveIn = (work: string): string => join(unpackedIn(work), 'resources/app.asar')

/**
 * Packs the build in `work`.
 *
 * @param config added to electron-builder.yml
 */
export function pack(work: string, config: object = {}): Promise<string[]> {
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules/electron/package.json'), 'utf8')) as {
    version: string
  }
  const dist = join(work, 'electron')
  mkdirSync(join(dist, 'resources'), { recursive: true })
  mkdirSync(join(dist, 'locales'), { recursive: true })
  const parts = [
    'LICENSE',
    'LICENSES.chromium.html',
    'chrome-sandbox',
    'chrome_crashpad_handler',
    'icudtl.dat',
    'resources.pak'
  ]
  for (const f of [...parts, ...[...LOCALES, 'de', 'fr'].map((l) => `locales/${l}.pak`)])
    writeFileSync(join(dist, f), '')
  writeFileSync(join(dist, 'version'), version)
  // @electron/fuses looks for this marker, then the version of the wire, its length and one character per fuse, all
  // inverted
  writeFileSync(
    join(dist, 'electron'),
    Buffer.concat([
      Buffer.from('#!/bin/sh\nexit 1\ndL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'),
      Buffer.from([1, 9]),
      Buffer.from('101100111')
    ])
  )
  chmodSync(join(dist, 'electron'), 0o755)
  return build({
    projectDir: root,
    targets: Platform.LINUX.createTarget('dir'),
    publish: 'never',
    config: {
      extends: join(root, 'electron-builder.yml'),
      electronDist: dist,
      directories: { output: join(work, 'out') },
      ...config
    } as never
  })
}
