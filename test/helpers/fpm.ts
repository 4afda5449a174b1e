/**
 * Stands in for fpm, which electron-builder downloads to make Linux packages: takes its arguments and builds a deb with
 * `dpkg-deb`. It knows what electron-builder passes and refuses everything else.
 */
import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'

const text = { type: 'string' } as const
const { values, positionals } = parseArgs({
  strict: true,
  allowPositionals: true,
  options: {
    source: { ...text, short: 's' },
    target: { ...text, short: 't' },
    force: { type: 'boolean' },
    depends: { ...text, short: 'd', multiple: true, default: [] },
    'deb-recommends': { ...text, multiple: true, default: [] },
    'deb-compression': { ...text, default: 'xz' },
    'deb-priority': { ...text, default: 'optional' },
    architecture: text,
    'after-install': text,
    'after-remove': text,
    description: text,
    version: text,
    package: text,
    name: text,
    maintainer: text,
    vendor: text,
    url: text,
    license: text,
    log: text
  }
})
if (values.source !== 'dir' || values.target !== 'deb') throw new Error('fpm: only -s dir -t deb')

const work = mkdtempSync(join(tmpdir(), 'fpm-'))
try {
  for (const pair of positionals) {
    const [from, to] = pair.split('=') as [string, string]
    mkdirSync(dirname(join(work, to)), { recursive: true })
    cpSync(from, join(work, to), { recursive: true, verbatimSymlinks: true })
  }
  // fpm gives everything to root, readable for all
  const readable = (path: string): void => {
    const info = lstatSync(path)
    if (info.isSymbolicLink()) return
    chmodSync(path, info.mode | (info.isDirectory() || info.mode & 0o100 ? 0o755 : 0o644))
    if (info.isDirectory()) for (const name of readdirSync(path)) readable(join(path, name))
  }
  readable(work)
  const control = join(work, 'DEBIAN')
  mkdirSync(control)
  const size = execFileSync('du', ['-sk', '--apparent-size', work], { encoding: 'utf8' }).split('\t')[0]
  const fields: readonly [string, string | undefined][] = [
    ['Package', values.name],
    ['Version', values.version],
    ['License', values.license],
    ['Vendor', values.vendor],
    ['Architecture', values.architecture],
    ['Maintainer', values.maintainer],
    ['Installed-Size', size],
    ['Depends', values.depends.join(', ')],
    ['Recommends', values['deb-recommends'].join(', ')],
    ['Section', 'default'],
    ['Priority', values['deb-priority']],
    ['Homepage', values.url],
    ['Description', values.description]
  ]
  writeFileSync(join(control, 'control'), fields.map(([name, value]) => `${name}: ${value}\n`).join(''))
  for (const [script, name] of [
    [values['after-install'], 'postinst'],
    [values['after-remove'], 'postrm']
  ] as const) {
    if (script === undefined) continue
    cpSync(script, join(control, name))
    chmodSync(join(control, name), 0o755)
  }
  const compression = `-Z${values['deb-compression']}`
  execFileSync('dpkg-deb', ['--root-owner-group', compression, '-z0', '--build', work, values.package!], {
    stdio: 'inherit'
  })
} finally {
  rmSync(work, { recursive: true, force: true })
}
