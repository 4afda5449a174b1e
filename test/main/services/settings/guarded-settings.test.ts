import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openSettings, type FileSettings } from '@main/adapters/settings'
import { createGuardedSettings, type GuardedSettings } from '@main/services/settings/guarded-settings'
import type { ConfirmationRequest } from '@shared/settings/change-confirmation'
import { hasRightsOf, type Role } from '@shared/roles/role'
import { FakeLog } from '../../../fakes/log'

let folder: string
let log: FakeLog
let settings: FileSettings
let rights: Role
let guarded: GuardedSettings
let asked: ConfirmationRequest[]
let answer: boolean | Promise<boolean>

const refusedFor = (reason: string) => ({ ok: false, code: 'setting-invalid', params: { reason } })
async function open(managed?: Record<string, unknown>): Promise<void> {
  const managedFile = join(folder, 'managed.json')
  if (managed) writeFileSync(managedFile, JSON.stringify(managed))
  settings = await openSettings({ file: join(folder, 'settings.json'), managedFile: managed ? managedFile : null, log })
  guarded = createGuardedSettings({
    settings,
    log,
    may: (role) => hasRightsOf(rights, role),
    ask: (question) => (asked.push(question), Promise.resolve(answer))
  })
}
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'settings-guard-'))
  log = new FakeLog()
  ;[asked, answer, rights] = [[], false, 'administrator']
  await open()
})
afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))

describe('a setting that the window changes', () => {
  it('changes without a question when no check becomes weaker', async () => {
    expect(await guarded.set('units.power', 'kW')).toMatchObject({ ok: true })
    expect(await guarded.set('policy.allowExport', false)).toMatchObject({ ok: true })
    expect(asked).toEqual([])
  })

  it('becomes weaker only after a confirmation', async () => {
    const key = 'events.webhook.signature'
    expect(await guarded.set(key, 'none')).toEqual({ ...refusedFor('declined'), params: { key, reason: 'declined' } })
    expect(settings.get(key)).toBe('hmac-sha256-base64')
    answer = true
    expect(await guarded.set(key, 'none')).toMatchObject({ ok: true, view: { value: 'none' } })
    expect(asked).toEqual([
      { about: 'unsigned', value: '' },
      { about: 'unsigned', value: '' }
    ])
    // and strengthened again without one
    expect(await guarded.reset(key)).toMatchObject({ ok: true })
    expect(asked).toHaveLength(2)
    expect(log.lines.filter(({ event }) => event === 'settings.asked').map(({ details }) => details)).toEqual([
      { key, about: 'unsigned', agreed: false },
      { key, about: 'unsigned', agreed: true }
    ])
  })

  it('causes a question when its default is the weaker value', async () => {
    await guarded.set('policy.allowExport', false)
    expect(await guarded.reset('policy.allowExport')).toMatchObject(refusedFor('declined'))
    expect(settings.get('policy.allowExport')).toBe(false)
    answer = true
    expect(await guarded.reset('policy.allowExport')).toMatchObject({ ok: true })
  })

  it('causes no question when it cannot be set anyway', async () => {
    expect(await guarded.set('events.webhook.host', 'not a host')).toMatchObject(refusedFor('listen-host'))
    expect(await guarded.set('no.such.key', 1)).toMatchObject(refusedFor('unknown'))
    expect(await guarded.reset('no.such.key')).toMatchObject(refusedFor('unknown'))
    await open({ 'events.webhook.signature': 'hmac-sha256-hex', 'policy.allowExport': false })
    expect(await guarded.set('events.webhook.signature', 'none')).toMatchObject({ ok: false, code: 'setting-managed' })
    expect(await guarded.reset('policy.allowExport')).toMatchObject({ ok: false, code: 'setting-managed' })
    expect(asked).toEqual([])
  })

  it('is not written when only a system dialog may choose it, and can be cleared', async () => {
    const files = ['certificateFile', 'keyFile', 'authorityFile'].map((name) => `events.mqtt.${name}`)
    for (const key of ['events.folder.path', ...files]) {
      expect(await guarded.set(key, '/etc/passwd')).toMatchObject(refusedFor('chosen'))
    }
    await settings.set('events.mqtt.keyFile', '/keys/desk.pem')
    expect(await guarded.reset('events.mqtt.keyFile')).toMatchObject({ ok: true, view: { value: '' } })
    expect(asked).toEqual([])
  })

  it('counts as declined during another question', async () => {
    const open = Promise.withResolvers<boolean>()
    answer = open.promise
    const first = guarded.set('events.webhook.host', '0.0.0.0')
    expect(await guarded.set('events.webhook.signature', 'none')).toMatchObject(refusedFor('declined'))
    expect(await guarded.set('units.power', 'kW')).toMatchObject({ ok: true })
    open.resolve(true)
    expect(await first).toMatchObject({ ok: true })
    expect(asked.map(({ about }) => about)).toEqual(['network'])
    const stored = JSON.parse(readFileSync(join(folder, 'settings.json'), 'utf8')) as unknown
    expect(stored).toMatchObject({ values: { 'events.webhook.host': '0.0.0.0', 'units.power': 'kW' } })
  })

  it('can cause a question again after a dialog that failed', async () => {
    answer = Promise.reject(new Error('no display'))
    await expect(guarded.set('events.webhook.signature', 'none')).rejects.toThrow('no display')
    expect(settings.get('events.webhook.signature')).toBe('hmac-sha256-base64')
    answer = true
    expect(await guarded.set('events.webhook.signature', 'none')).toMatchObject({ ok: true })
  })

  it('is logged without its value', async () => {
    await guarded.set('events.relay.address', 'https://relay.example/stream?token=hidden')
    expect(JSON.stringify(log.lines)).not.toMatch(/relay\.example|hidden/)
  })
})
