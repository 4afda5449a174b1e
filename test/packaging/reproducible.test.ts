/**
 * The same sources give the same `app.asar`, byte for byte: anyone can rebuild a release and compare its checksum. One
 * copy is built here, the other in another folder, time zone, locale and umask, with files made in reverse order and
 * dated years ago.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { extractFile, listPackage } from '@electron/asar'
import { afterAll, expect, test } from 'vitest'
import { archiveIn } from '../helpers/pack'

const root = resolve(import.meta.dirname, '../..')
const work = mkdtempSync(join(tmpdir(), 'twice-'))
afterAll(() => rmSync(work, { recursive: true, force: true }))

interface Circumstances {
  readonly folder: string
  readonly env: NodeJS.ProcessEnv
  readonly umask: string
  readonly reversed: boolean
  readonly date: Date
}

/** Builds and packs a copy of the sources; returns its archive. */
function build({ folder, env, umask, reversed, date }: Circumstances): string {
  const project = join(work, folder)
  const sources = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8'
  })
    .split('\0')
    .filter((file) => /^(?:src-|resources\/|test\/(?:scripts|helpers)\/|[^/]+$)/.test(file))
  for (const file of reversed ? sources.reverse() : sources) {
    mkdirSync(dirname(join(project, file)), { recursive: true })
    copyFileSync(join(root, file), join(project, file))
    utimesSync(join(project, file), date, date)
  }
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'))
  const packing = `import { pack } from './test/helpers/pack.ts'; await pack(${JSON.stringify(join(project, 'dist'))})`
  execFileSync(
    'sh',
    ['-c', `umask ${umask}; electron-vite build --logLevel warn && node --input-type=module -e "$0"`, packing],
    { cwd: project, env: { ...process.env, NODE_ENV: undefined, ...env }, stdio: ['ignore', 'ignore', 'inherit'] }
  )
  return archiveIn(join(project, 'dist'))
}

test.skipIf(process.platform === 'win32')('the archive has the same bytes anywhere and at any time', () => {
  const first = build({
    folder: 'a',
    env: { TZ: 'UTC', LC_ALL: 'C' },
    umask: '022',
    reversed: false,
    date: new Date()
  })
  const second = build({
    folder: 'somewhere/else with a space',
    env: { TZ: 'Asia/Kathmandu', LC_ALL: 'lv_LV.UTF-8', HOME: work },
    umask: '077',
    reversed: true,
    date: new Date('2001-02-03T04:05:06Z')
  })
  const digests = (archive: string): string[] =>
    listPackage(archive, { isPack: false })
      .map((file) => file.slice(1))
      .filter((file) => /\.\w+$/.test(file))
      .map((file) => `${file} ${createHash('sha256').update(extractFile(archive, file)).digest('hex')}`)
  // names the files that differ
  expect(digests(second)).toEqual(digests(first))
  expect(readFileSync(second).equals(readFileSync(first))).toBe(true)
})
