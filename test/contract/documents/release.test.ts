/** The commands and file names of docs/release.md, and the commands of README.md. */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkArtifacts } from '../../scripts/release/artifacts'
import { quotedIn, readGuide, root } from './guide'

const guide = readGuide('docs/release.md')
const readme = readGuide('README.md')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const manifest = JSON.parse(read('package.json')) as {
  name: string
  productName: string
  scripts: Record<string, string>
}

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'guide-release-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Form of a file name by target, "…" for version and processor: `artifactName`, or that of electron-builder. */
function artifactNames(): Map<string, string> {
  const source = (name: string): string =>
    readFileSync(createRequire(import.meta.url).resolve(`app-builder-lib/out/${name}`), 'utf8')
  const own = read('electron-builder.yml').matchAll(/^(nsis|msi):\n(?:[ #].*\n)*? {2}artifactName: (.+)$/gm)
  const packages = source('targets/FpmTarget.js').matchAll(/target === "(\w+)"\) \{\s+nameFormat = "([^"]+)"/g)
  const [, image = ''] = /defaultPattern \|\| "([^"]+)"/.exec(source('platformPackager.js')) ?? []
  const [, archive = ''] = /"(-\$\{os\}\.\$\{ext\})"/.exec(source('targets/ArchiveTarget.js')) ?? []
  const forms = new Map([...own, ...packages].map(([, target, form]) => [target!, form!]))
  forms.set('AppImage', image).set('zip', '${productName}-${version}-${arch}' + archive)
  const written = (target: string, form: string): string =>
    form
      .replace('${name}', manifest.name)
      .replace('${productName}', manifest.productName)
      .replace('${os}', 'mac')
      .replace('${ext}', target === 'nsis' ? 'exe' : target)
      .replace(/\$\{version\}.\$\{arch\}/, '…')
  return new Map([...forms].map(([target, form]) => [target, written(target, form)]))
}

test('the table of installation names the built files, and the programs that they contain', () => {
  const rows = guide.rows('Installation').map(([file, , program]) => [quotedIn(file!)[0], quotedIn(program!)[0]])
  const { name, productName } = manifest
  const installed = `C:\\Program Files\\${productName}\\${productName}.exe`
  const files = artifactNames()
  expect(rows).toEqual([
    [files.get('nsis'), installed],
    [files.get('msi'), installed],
    [files.get('deb'), name],
    [files.get('rpm'), name],
    [files.get('AppImage'), undefined],
    [files.get('zip'), `/Applications/${productName}.app`]
  ])
})

test('the programs that remove an installation are those of the installers', () => {
  const administration = readGuide('docs/administration.md')
  const removals = new Map(
    administration.rows('Updates and removal').map(([file, command]) => [quotedIn(file!)[0], quotedIn(command!)[0]!])
  )
  const files = artifactNames()
  const common = createRequire(import.meta.url).resolve('app-builder-lib/templates/nsis/common.nsh')
  const [, uninstaller = ''] = /UNINSTALL_FILENAME "([^"]+)"/.exec(readFileSync(common, 'utf8')) ?? []
  const { name, productName } = manifest
  expect(removals.get(files.get('nsis'))).toBe(
    `"C:\\Program Files\\${productName}\\${uninstaller.replace('${PRODUCT_FILENAME}', productName)}" /allusers /S`
  )
  expect(removals.get(files.get('deb'))).toMatch(new RegExp(` ${name}$`))
  expect(removals.get(files.get('rpm'))).toMatch(new RegExp(` ${name}$`))
  // data folders stay
  expect(read('electron-builder.yml')).not.toContain('deleteAppDataOnUninstall')
})

test.runIf(process.platform === 'linux')('the command checks a download against the published checksums', () => {
  const folder = emptyFolder()
  writeFileSync(join(folder, 'a.deb'), 'a deb')
  writeFileSync(join(folder, 'b.rpm'), 'an rpm')
  checkArtifacts(folder)
  rmSync(join(folder, 'b.rpm'))
  const [command = ''] = quotedIn(guide.section('Installation')).filter((text) => text.startsWith('sha256sum'))
  const [program = '', ...args] = command.split(' ')
  expect(execFileSync(program, args, { cwd: folder, encoding: 'utf8' })).toBe('a.deb: OK\n')
  writeFileSync(join(folder, 'a.deb'), 'another deb')
  expect(spawnSync(program, args, { cwd: folder }).status).toBe(1)
})

test('the command for the list of what only a person checks prints it', () => {
  const [command = ''] = quotedIn(guide.prose).filter((text) => text.startsWith('npm run test:electron'))
  const [, script = '', option = ''] = /^npm run ([\w:]+) -- (--\w+)$/.exec(command) ?? []
  const [program = '', ...args] = manifest.scripts[script]!.split(' ')
  expect(program).toBe('node')
  const list = spawnSync(process.execPath, [...args, option], { cwd: root, encoding: 'utf8' })
  expect(list).toMatchObject({ status: 0, stderr: '' })
  expect(list.stdout.split('\n').length).toBeGreaterThan(10)
})

test('the files that a release changes exist, with the entries that it names', () => {
  const metainfo = 'resources/linux/net.dynodesk.catalogue.metainfo.xml'
  expect(guide.prose).toContain(metainfo)
  expect(read(metainfo)).toMatch(/<release version="[^"]+" date="[^"]+"/)
  expect(read('CHANGELOG.md')).toMatch(/^## \d/m)
  // `npm install --package-lock-only` writes the version there
  expect(JSON.parse(read('package-lock.json'))).toMatchObject({ name: manifest.name })
  const release = read('.github/workflows/release.yml') + read('.github/workflows/ci.yml')
  for (const name of ['environment: release', 'SHA256SUMS', 'attest-build-provenance', '.cdx.json', 'E2E_PROGRAM'])
    expect(release).toContain(name)
})

test('README names scripts of the project, and switches after "--"', () => {
  const commands = [
    ...readme.blocksOf('Run it').flatMap((block) => block.split(' && ')),
    ...quotedIn(readme.prose).filter((text) => text.startsWith('npm '))
  ]
  const scripts = commands.map((command) => /^npm (?:run )?([\w:]+)(?: -- --?[\w-]+| -- -g \w+)?/.exec(command)?.[1])
  expect(commands.length).toBeGreaterThan(10)
  expect(scripts.filter((name) => name !== 'ci' && !Object.hasOwn(manifest.scripts, name ?? ''))).toEqual([])
})
