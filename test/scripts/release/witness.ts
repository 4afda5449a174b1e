/**
 * `npm run witness`: a person runs the suite on a real Electron, and signs what came out. The release workflow asks for
 * the signature (docs/release.md).
 *
 * - `npm run witness -- --new-key FILE`: makes the maintainer's key; its public half goes into the repository.
 * - `npm run witness -- --key FILE`: runs the suite and adds the signed result to the commit as a git note.
 * - `npm run witness -- --check`: fails unless this commit has a signed result without a failure.
 */
import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { arch, platform, release, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { electronBinary, git, root, run } from '../lib/tools.ts'
import { COUNTS_FILE, readTotals, type Totals } from '../lib/totals.ts'

const PUBLIC_KEY = join(root, '.github/witness-key.pem')
const NOTES = '--ref=witness'

export interface Witness {
  readonly format: 'dynodesk-witness'
  readonly commit: string
  /** SHA-256 of package-lock.json. */
  readonly lockFile: string
  readonly versions: {
    readonly program: string
    readonly electron: string
    readonly node: string
    readonly system: string
  }
  readonly totals: Totals
  readonly date: string
}
export interface SignedWitness {
  readonly witness: Witness
  /** Ed25519 over the JSON of `witness`, in base64. */
  readonly signature: string
}
/** What a result has to be about. */
export interface Subject {
  readonly commit: string
  readonly lockFile: string
}

const signedBytes = (witness: Witness): Buffer => Buffer.from(JSON.stringify(witness))

/** @param key private key (PEM) */
export function signWitness(witness: Witness, key: string): SignedWitness {
  return { witness, signature: sign(null, signedBytes(witness), createPrivateKey(key)).toString('base64') }
}

/** Null: it proves the subject. Otherwise the reason why not. */
export function whyNoWitness(signed: SignedWitness, subject: Subject, publicKey: string): string | null {
  const { witness, signature } = signed
  const right = verify(null, signedBytes(witness), createPublicKey(publicKey), Buffer.from(signature, 'base64'))
  if (!right) return 'the signature is not of the maintainer'
  if (witness.format !== 'dynodesk-witness') return 'it is not a witness'
  if (witness.commit !== subject.commit) return `it is about commit ${witness.commit}`
  if (witness.lockFile !== subject.lockFile) return 'package-lock.json is another'
  if (witness.totals.failed > 0) return `${witness.totals.failed} tests failed`
  return witness.totals.passed > 0 ? null : 'no test ran'
}

/** The results in a git note: one a line. Other lines are left out. */
export function witnessesIn(note: string): SignedWitness[] {
  return note.split('\n').flatMap((line) => {
    try {
      const signed = JSON.parse(line) as SignedWitness
      return typeof signed.signature === 'string' && typeof signed.witness === 'object' ? [signed] : []
    } catch {
      return []
    }
  })
}

const subject = (): Subject => ({
  commit: git('rev-parse', 'HEAD'),
  lockFile: createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
})

function newKey(file: string): number {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' })
  writeFileSync(PUBLIC_KEY, publicKey.export({ type: 'spki', format: 'pem' }))
  console.log(`Keep ${file} to yourself, and commit .github/witness-key.pem.`)
  return 0
}

function check(): number {
  if (!existsSync(PUBLIC_KEY)) {
    console.error('There is no .github/witness-key.pem: npm run witness -- --new-key FILE makes one.')
    return 1
  }
  const about = subject()
  let note = ''
  try {
    note = git('notes', NOTES, 'show', about.commit)
  } catch {
    // no note
  }
  const key = readFileSync(PUBLIC_KEY, 'utf8')
  const reasons = witnessesIn(note).map((signed) => whyNoWitness(signed, about, key))
  if (reasons.includes(null)) {
    console.log(`${about.commit} is proven on a real Electron.`)
    return 0
  }
  console.error(`Nobody has proven ${about.commit} on a real Electron: npm run witness -- --key FILE`)
  for (const reason of reasons) console.error(`- one result does not count: ${reason}`)
  return 1
}

async function witness(keyFile: string): Promise<number> {
  const key = readFileSync(keyFile, 'utf8')
  if (git('status', '--porcelain') !== '') {
    console.error('Commit or remove your changes first: the result is about a commit.')
    return 1
  }
  if (electronBinary() === undefined) {
    console.error('Electron is not downloaded here: npx install-electron downloads it.')
    return 1
  }
  const about = subject()
  const folder = mkdtempSync(join(tmpdir(), 'witness-'))
  const counts = join(folder, 'counts.json')
  const { code } = await run('node', ['test/scripts/run.cjs', 'test-electron'], { env: { [COUNTS_FILE]: counts } })
  const totals = readTotals(counts, code === 0)
  rmSync(folder, { recursive: true, force: true })
  const read = (file: string): { version: string } => JSON.parse(readFileSync(join(root, file), 'utf8'))
  const signed = signWitness(
    {
      format: 'dynodesk-witness',
      ...about,
      versions: {
        program: read('package.json').version,
        electron: read('node_modules/electron/package.json').version,
        node: process.versions.node,
        system: `${platform()} ${release()} ${arch()}`
      },
      totals,
      date: new Date().toISOString()
    },
    key
  )
  git('notes', NOTES, 'append', '-m', JSON.stringify(signed), about.commit)
  console.log(`${totals.passed} passed, ${totals.failed} failed. Publish: git push origin refs/notes/witness`)
  return totals.failed === 0 && totals.passed > 0 ? 0 : 1
}

if (process.argv[1] === join(import.meta.dirname, 'witness.ts')) {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    args: process.argv.slice(2),
    options: { 'new-key': text, key: text, check: { type: 'boolean' } }
  })
  if (values['new-key']) process.exit(newKey(values['new-key']))
  if (values.check) process.exit(check())
  if (values.key) process.exit(await witness(values.key))
  console.error('npm run witness -- --key FILE, --check, or --new-key FILE')
  process.exit(2)
}
