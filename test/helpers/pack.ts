/** Runs electron-builder for Linux on a fake Electron, whose executable contains only the marker of the fuses. */
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Arch, build, Platform } from 'electron-builder'

const root = resolve(import.meta.dirname, '../..')
/** The program's languages. */
export const LOCALES = ['en-US', 'zh-TW', 'zh-CN', 'ru', 'nb', 'lv', 'lt', 'hr', 'es']

/** Folder of the unpacked program under `work`, and its archive. */
export const unpackedIn = (work: string): string => join(work, 'out/linux-unpacked')
export const archiveIn = (work: string): string => join(unpackedIn(work), 'resources/app.asar')

/**
 * The fuses in an executable: a marker that @electron/fuses looks for, the version of the wire, its length and one
 * character per fuse.
 */
export const fuseWire = (fuses: string): Buffer =>
  Buffer.concat([Buffer.from('dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'), Buffer.from([1, fuses.length]), Buffer.from(fuses)])

/** Folder, or a package that needs `fpm`. */
export type Target = 'dir' | 'deb'

/**
 * Packs the build in `work`.
 *
 * @param config added to electron-builder.yml
 * @param project where the build and electron-builder.yml are
 */
export function pack(work: string, config: object = {}, target: Target = 'dir', project = root): Promise<string[]> {
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
  writeFileSync(join(dist, 'electron'), Buffer.concat([Buffer.from('#!/bin/sh\nexit 1\n'), fuseWire('101100111')]))
  chmodSync(join(dist, 'electron'), 0o755)
  return build({
    projectDir: project,
    targets: Platform.LINUX.createTarget(target, Arch.x64),
    publish: 'never',
    config: {
      extends: join(project, 'electron-builder.yml'),
      electronDist: dist,
      directories: { output: join(work, 'out') },
      ...config
    } as never
  })
}
