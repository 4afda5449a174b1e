/** The deb: built on a fake Electron, installed on a throwaway copy of this machine, checked and removed. */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { canOverlay, inCleanRoot } from '../helpers/clean-root'
import { pack } from '../helpers/pack'

const root = resolve(import.meta.dirname, '../..')
const APP_ID = 'net.dynodesk.catalogue'
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<string, string>
const TOOLS = ['dpkg-deb', 'desktop-file-validate', 'appstreamcli', 'update-mime-database']
const missing = TOOLS.filter((tool) => spawnSync(tool, ['--help']).error !== undefined)
const linux = process.platform === 'linux'

describe.skipIf(!linux || (missing.length > 0 && !process.env['CI']))('the deb', () => {
  const work = mkdtempSync(join(tmpdir(), 'deb-'))
  const tree = join(work, 'tree')
  let deb = ''
  beforeAll(async () => {
    expect(missing).toEqual([])
    const fpm = join(work, 'fpm')
    writeFileSync(fpm, `#!/bin/sh\nexec '${process.execPath}' '${join(root, 'test/helpers/fpm.ts')}' "$@"\n`, {
      mode: 0o755
    })
    process.env['CUSTOM_FPM_PATH'] = fpm
    ;[deb] = (await pack(work, {}, 'deb')) as [string]
    execFileSync('dpkg-deb', ['--extract', deb, tree])
  })
  afterAll(() => {
    delete process.env['CUSTOM_FPM_PATH']
    rmSync(work, { recursive: true, force: true })
  })
  const read = (file: string): string => readFileSync(join(tree, file), 'utf8')

  test('has a valid desktop file, named like the window, for links and own files, in every language', () => {
    const file = `usr/share/applications/${APP_ID}.desktop`
    expect(spawnSync('desktop-file-validate', [join(tree, file)], { encoding: 'utf8' }).stdout).toBe('')
    expect(manifest['desktopName']).toBe(`${APP_ID}.desktop`)
    expect(read(file)).toContain(`\nStartupWMClass=${APP_ID}\n`)
    expect(read(file)).toContain('\nExec=/opt/Dynodesk/dynodesk %U\n')
    expect(read(file)).toMatch(
      /\nMimeType=application\/vnd\.dynodesk\.pack;application\/vnd\.dynodesk\.backup;application\/vnd\.dynodesk\.sheet-template;x-scheme-handler\/dynodesk;\n/
    )
    for (const key of ['GenericName', 'Comment', 'Keywords'])
      expect(
        [...read(file).matchAll(new RegExp(`^${key}\\[(\\w+)\\]=.`, 'gm'))].map(([, language]) => language),
        key
      ).toEqual(['es', 'hr', 'lt', 'lv', 'nb', 'ru', 'zh_CN', 'zh_TW'])
  })
  test('has valid metadata for software centres, with the version of the program', () => {
    // checks the desktop file and the icons that the metadata names too
    execFileSync('appstreamcli', ['validate-tree', '--no-net', '--no-color', tree])
    const metadata = read(`usr/share/metainfo/${APP_ID}.metainfo.xml`)
    expect(/<release version="([^"]+)"/.exec(metadata)![1]).toBe(manifest['version'])
    expect([...metadata.matchAll(/<summary xml:lang="(\w+)">/g)].length).toBe(8)
    expect([...metadata.matchAll(/<p xml:lang="(\w+)">/g)].length).toBe(8)
  })
  test('includes its licence, and starts no file as root', () => {
    expect(read('usr/share/doc/dynodesk/copyright')).toContain('MIT License')
    expect(readdirSync(join(tree, 'usr/share')).sort()).toEqual(['applications', 'doc', 'icons', 'metainfo', 'mime'])
    expect(execFileSync('find', [tree, '-perm', '/6000'], { encoding: 'utf8' })).toBe('')
  })

  test.skipIf(!canOverlay())('installs, is registered in the system, and is removed completely', () => {
    const output = inCleanRoot(`
      cp '${deb}' "$root/tmp/program.deb"
      # the libraries of Electron are left out: nothing is started here
      chroot "$root" dpkg --install --force-depends /tmp/program.deb >&2
      chroot "$root" readlink -f /usr/bin/dynodesk
      grep -h dynodesk "$root/usr/share/applications/mimeinfo.cache"
      grep -h dynodesk "$root/usr/share/mime/globs2"
      chroot "$root" dpkg --purge dynodesk >&2
      rm "$root/tmp/program.deb"
      echo left:
      cd "$changes"
      { find . -iname '*dynodesk*' -not -type c; grep -rli dynodesk . || true; } | sort -u`)
    expect(output.split('\n')).toEqual([
      '/opt/Dynodesk/dynodesk',
      `application/vnd.dynodesk.backup=${APP_ID}.desktop;`,
      `application/vnd.dynodesk.pack=${APP_ID}.desktop;`,
      `application/vnd.dynodesk.sheet-template=${APP_ID}.desktop;`,
      `x-scheme-handler/dynodesk=${APP_ID}.desktop;`,
      '50:application/vnd.dynodesk.backup:*.dynobackup',
      '50:application/vnd.dynodesk.pack:*.dynopack',
      '50:application/vnd.dynodesk.sheet-template:*.dynosheet',
      'left:',
      // logs of the package manager, and its own backup
      './var/lib/dpkg/status-old',
      './var/log/alternatives.log',
      './var/log/dpkg.log',
      ''
    ])
  })
})
