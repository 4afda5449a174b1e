/** Invitations with the real seal and settings. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { SavedFileStore } from '@main/adapters/saved-files'
import { openSettings } from '@main/adapters/settings'
import { invitationSeal } from '@main/adapters/workspace/invitation-seal'
import { Invitations } from '@main/services/workspace/invitations'
import { done, failed } from '@contract/failures'
import { normalizedCode, type Invitation } from '@shared/workspace/invitation'
import { FakeLog } from '../../../fakes/log'

const ACCESS = {
  'workspace.url': 'rediss://dynodesk.lan:6379',
  'workspace.user': 'shop'
}
const SECRETS = { 'workspace-password': 'canary curlew', 'workspace-passphrase': 'canary five words dunlin' }
const PEM = '-----BEGIN CERTIFICATE-----\ncanary\n-----END CERTIFICATE-----\n'

interface Options {
  readonly yes?: boolean
  readonly managed?: Readonly<Record<string, unknown>>
  readonly secrets?: Readonly<Record<string, string>>
  /** The key store releases no secret. */
  readonly isLocked?: boolean
  /** The system does not store this secret. */
  readonly refuses?: { readonly name: string; readonly secret: string }
}

async function computer({ yes = true, managed = {}, secrets = {}, isLocked = false, refuses }: Options = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'invitations-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const log = new FakeLog()
  const managedFile = join(folder, 'managed.json')
  writeFileSync(managedFile, JSON.stringify(managed))
  const settings = await openSettings({ file: join(folder, 'settings.json'), managedFile, log })
  const kept = new Map<string, string>(Object.entries(secrets))
  const codes: string[] = []
  const asked: Invitation[] = []
  const file = join(folder, 'join.txt')
  const invitations = new Invitations({
    settings,
    secrets: { read: async (name) => (isLocked ? null : (kept.get(name) ?? null)) },
    async setLogin(name, secret) {
      if (name === refuses?.name && secret === refuses.secret) return failed('store-failed')
      if (secret === '') kept.delete(name)
      else kept.set(name, secret)
      return done(null)
    },
    seal: invitationSeal,
    files: new SavedFileStore(log),
    log,
    randomBytes: (length) => Uint8Array.from({ length }, (_, at) => at * 21),
    read: async (path) => readFileSync(path, 'utf8'),
    async keepAuthority(pem) {
      const path = join(folder, 'kept.pem')
      writeFileSync(path, pem)
      return path
    },
    chooseTarget: async () => file,
    chooseSource: async () => file,
    showCode: async (code) => void codes.push(code),
    confirm: async (invitation) => (asked.push(invitation), yes)
  })
  return { settings, invitations, kept, codes, asked, file, folder }
}

async function joinedComputer() {
  const one = await computer({ secrets: SECRETS })
  const authority = join(one.folder, 'server.crt')
  writeFileSync(authority, PEM)
  for (const [key, value] of Object.entries({ ...ACCESS, 'workspace.authorityFile': authority }))
    await one.settings.set(key, value)
  return one
}

async function invitationOf({ invitations, codes }: Awaited<ReturnType<typeof computer>>) {
  const result = await invitations.invite({ to: 'screen' })
  if (!result.ok || result.value === null) throw new Error('no invitation')
  return { text: result.value.text, code: codes.at(-1) ?? '' }
}

test('a code is shown again for its own invitation alone', async () => {
  const one = await joinedComputer()
  const { text, code } = await invitationOf(one)
  expect(await one.invitations.showCode(text)).toEqual(done(null))
  expect(one.codes).toEqual([code, code])
  expect(await one.invitations.showCode(`${text}x`)).toMatchObject({ ok: false, failure: { code: 'invitation' } })
  expect(one.codes).toHaveLength(2)
})

test('an invitation contains server, certificate, login and passphrase, and switches the workspace on', async () => {
  const { text, code } = await invitationOf(await joinedComputer())
  const other = await computer()
  expect(await other.invitations.accept({ text, code })).toEqual(done(true))
  expect(other.asked).toHaveLength(1)
  for (const [key, value] of Object.entries({ ...ACCESS, 'workspace.enabled': true }))
    expect(other.settings.get(key as 'workspace.url')).toBe(value)
  expect(readFileSync(other.settings.get('workspace.authorityFile'), 'utf8')).toBe(PEM)
  expect(Object.fromEntries(other.kept)).toEqual(SECRETS)
})

test('the text shows nothing without its code, however the code is typed', async () => {
  const { text, code } = await invitationOf(await joinedComputer())
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/)
  const bytes = Buffer.from(text.slice(text.indexOf('.') + 1), 'base64url').toString('latin1')
  for (const canary of ['canary', 'dynodesk.lan', 'shop']) expect(bytes).not.toContain(canary)
  const other = await computer()
  const refusal = (reason: string) => ({ ok: false, failure: { code: 'invitation', params: { reason } } })
  expect(await other.invitations.accept({ text, code: code.replace(/.$/, '2') })).toMatchObject(refusal('code'))
  expect(await other.invitations.accept({ text: text.slice(2), code })).toMatchObject(refusal('not-an-invitation'))
  expect(await other.invitations.accept({ text: `${text}A`, code })).toMatchObject(refusal('code'))
  expect(other.settings.get('workspace.enabled')).toBe(false)
  const typed = ` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')}`
  const wrapped = text.replace(/(.{60})/g, '$1\r\n')
  expect(await other.invitations.accept({ text: wrapped, code: typed })).toEqual(done(true))
})

test('an invitation as a file', async () => {
  const one = await joinedComputer()
  const result = await one.invitations.invite({ to: 'file' })
  expect(result).toMatchObject({ ok: true, value: { file: one.file } })
  const other = await computer()
  writeFileSync(other.file, readFileSync(one.file))
  const chosen = await other.invitations.readFile()
  expect(chosen).toEqual(done(readFileSync(one.file, 'utf8').trim()))
  expect(other.settings.get('workspace.url')).toBe('')
  const text = chosen.ok ? String(chosen.value) : ''
  expect(await other.invitations.accept({ text, code: one.codes[0] ?? '' })).toEqual(done(true))
  expect(other.settings.get('workspace.url')).toBe(ACCESS['workspace.url'])
  writeFileSync(other.file, 'no invitation')
  expect(await other.invitations.readFile()).toMatchObject({
    failure: { params: { reason: 'not-an-invitation' } }
  })
})

test('a certificate that is too large for an invitation is refused before a file and a code', async () => {
  const one = await joinedComputer()
  const invite = (certificateLength: number) => {
    writeFileSync(one.settings.get('workspace.authorityFile'), 'c'.repeat(certificateLength))
    return one.invitations.invite({ to: 'file' })
  }
  const fits = await invite(11_900)
  expect(fits).toMatchObject({ ok: true })
  const other = await computer()
  writeFileSync(other.file, readFileSync(one.file))
  expect(await other.invitations.readFile()).toMatchObject({ ok: true })
  const before = readFileSync(one.file, 'utf8')
  expect(await invite(20_000)).toMatchObject({ failure: { code: 'invitation', params: { reason: 'authority' } } })
  expect(readFileSync(one.file, 'utf8')).toBe(before)
  expect(one.codes).toHaveLength(1)
})

test('a declined question changes nothing', async () => {
  const { text, code } = await invitationOf(await joinedComputer())
  const other = await computer({ yes: false })
  expect(await other.invitations.accept({ text, code })).toEqual(done(false))
  expect(other.settings.get('workspace.url')).toBe('')
  expect(other.kept.size).toBe(0)
})

test('a computer without a passphrase makes no invitation', async () => {
  const { invitations, codes } = await computer()
  expect(await invitations.invite({ to: 'screen' })).toMatchObject({ failure: { params: { reason: 'not-set-up' } } })
  expect(codes).toEqual([])
})

test('managed settings take precedence: an equal value is accepted, another one refuses the invitation', async () => {
  const { text, code } = await invitationOf(await joinedComputer())
  const same = await computer({ managed: { 'workspace.url': ACCESS['workspace.url'] } })
  expect(await same.invitations.accept({ text, code })).toEqual(done(true))
  const other = await computer({ managed: { 'workspace.url': 'rediss://elsewhere:6379' } })
  expect(await other.invitations.accept({ text, code })).toMatchObject({ failure: { code: 'setting-managed' } })
  expect(other.kept.size).toBe(0)
})

test.each([
  ['a computer', {}],
  ['a computer whose administrator has switched the workspace on', { 'workspace.enabled': true }]
])('%s that moves to another server sends it no login of the first one', async (_whose, managed) => {
  const { text, code } = await invitationOf(await joinedComputer())
  const secrets = { 'workspace-password': 'first', 'workspace-passphrase': 'first words' }
  const moved = await computer({ secrets, managed })
  await moved.settings.set('workspace.url', 'rediss://first:6379')
  await moved.settings.set('workspace.enabled', true)
  const sent = new Set<unknown>()
  moved.settings.onChange(() => {
    if (moved.settings.get('workspace.enabled') && moved.kept.has('workspace-passphrase'))
      sent.add(`${moved.settings.get('workspace.url')} ${moved.kept.get('workspace-passphrase')}`)
  })
  expect(await moved.invitations.accept({ text, code })).toEqual(done(true))
  expect(Object.fromEntries(moved.kept)).toEqual(SECRETS)
  const wanted = `${ACCESS['workspace.url']} ${SECRETS['workspace-passphrase']}`
  expect([...sent].filter((one) => one !== wanted)).toEqual([])
})

test('a refused invitation leaves the computer joined', async () => {
  const { text, code } = await invitationOf(await joinedComputer())
  const one = await computer({ managed: { 'workspace.url': 'rediss://elsewhere:6379' } })
  const authority = join(one.folder, 'kept.pem')
  writeFileSync(authority, 'first certificate')
  await one.settings.set('workspace.authorityFile', authority)
  await one.settings.set('workspace.enabled', true)
  expect(await one.invitations.accept({ text, code })).toMatchObject({ failure: { code: 'setting-managed' } })
  expect(one.settings.get('workspace.enabled')).toBe(true)
  expect(readFileSync(authority, 'utf8')).toBe('first certificate')
})

test.each(Object.entries(SECRETS))(
  'a %s that cannot be stored changes nothing, and is reported',
  async (name, secret) => {
    const { text, code } = await invitationOf(await joinedComputer())
    const before = { 'workspace-password': 'first', 'workspace-passphrase': 'first words' }
    const one = await computer({ secrets: before, refuses: { name, secret } })
    const authority = join(one.folder, 'kept.pem')
    writeFileSync(authority, 'first certificate')
    const settings = {
      'workspace.url': 'rediss://first:6379',
      'workspace.user': 'one',
      'workspace.authorityFile': authority,
      'workspace.enabled': true
    }
    await one.settings.setAll(new Map(Object.entries(settings)) as never)
    const connections = new Set<unknown>()
    one.settings.onChange(() => {
      if (one.settings.get('workspace.enabled'))
        connections.add(`${one.settings.get('workspace.url')} ${one.kept.get('workspace-passphrase')}`)
    })
    expect(await one.invitations.accept({ text, code })).toEqual(
      failed('invitation', { params: { reason: 'not-stored' } })
    )
    for (const [key, value] of Object.entries(settings)) expect(one.settings.get(key as 'workspace.url')).toBe(value)
    expect(Object.fromEntries(one.kept)).toEqual(before)
    expect(readFileSync(authority, 'utf8')).toBe('first certificate')
    expect([...connections]).toEqual(['rediss://first:6379 first words'])
  }
)

test('a new computer whose system stores no passphrase stores no part of the access', async () => {
  const { text, code } = await invitationOf(await joinedComputer())
  const refuses = { name: 'workspace-passphrase', secret: SECRETS['workspace-passphrase'] }
  const one = await computer({ refuses })
  expect(await one.invitations.accept({ text, code })).toMatchObject({ failure: { params: { reason: 'not-stored' } } })
  for (const key of ['workspace.url', 'workspace.user', 'workspace.authorityFile'] as const)
    expect(one.settings.get(key)).toBe('')
  expect([one.settings.get('workspace.enabled'), one.kept.size]).toEqual([false, 0])
})

test('a refused invitation removes no secret that the key store does not release now', async () => {
  const { text, code } = await invitationOf(await joinedComputer())
  const managed = { 'workspace.url': 'rediss://elsewhere:6379' }
  const one = await computer({ managed, secrets: SECRETS, isLocked: true })
  expect(await one.invitations.accept({ text, code })).toMatchObject({ failure: { code: 'setting-managed' } })
  expect(Object.fromEntries(one.kept)).toEqual(SECRETS)
})

test('letters that are easily confused are the same code', () => {
  expect(normalizedCode('ol1i-0000')).toBe('01110000')
})
