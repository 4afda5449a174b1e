/** Profiles with the real list and folders. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { currentProfileFolder, openProfileFolders, readProfiles } from '@main/adapters/profiles'
import { Profiles } from '@main/services/profiles/profiles'
import type { ProfileFolders } from '@shared/ports/stores/profile-folders'
import { FakeLog } from '../../../fakes/log'

const SECOND = '11111111-2222-4333-8444-555555555555'
const THIRD = '22222222-2222-4333-8444-555555555555'

function dataFolder(): string {
  const root = mkdtempSync(join(tmpdir(), 'profiles-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  return root
}

interface Options {
  readonly root?: string
  readonly draft?: boolean
  readonly yes?: boolean
  readonly folders?: Partial<ProfileFolders>
}

function start({ root = dataFolder(), draft = false, yes = true, folders = {} }: Options = {}) {
  const ids = [SECOND, THIRD]
  const asked: string[] = []
  let restarts = 0
  let damaged = 0
  const profiles = new Profiles({
    folders: { ...openProfileFolders(root, () => void damaged++), ...folders },
    log: new FakeLog(),
    newId: () => ids.shift() ?? crypto.randomUUID(),
    hasDraft: () => draft,
    confirmLoss: async () => (asked.push('loss'), yes),
    confirmRemoval: async (name) => (asked.push(name), yes),
    changed: () => undefined,
    restart: () => void restarts++
  })
  return { root, profiles, asked, restarts: () => restarts, damaged: () => damaged }
}

test('a computer starts with one profile in the data folder itself', () => {
  const { root, profiles, damaged } = start()
  expect(damaged()).toBe(0)
  expect(profiles.state()).toEqual({ current: 'first', profiles: [{ id: 'first', name: '', color: 'blue' }] })
  expect(currentProfileFolder(root)).toBe(root)
})

test('a switch starts the program again in the folder of the profile', async () => {
  const { root, profiles, restarts } = start()
  await profiles.add({ name: ' Second service ', color: 'orange' })
  expect(await profiles.switchTo({ id: SECOND })).toEqual({ ok: true, value: true })
  expect(restarts()).toBe(1)
  expect(profiles.state().current).toBe('first')
  expect(currentProfileFolder(root)).toBe(join(root, 'profiles', SECOND))
  const next = start({ root }).profiles
  expect(next.state()).toMatchObject({ current: SECOND, profiles: [{ id: 'first' }, { name: 'Second service' }] })
})

test('unsaved entries stop a switch until the person agrees to lose them', async () => {
  const { root, profiles, asked, restarts } = start({ draft: true, yes: false })
  await profiles.add({ name: 'Second', color: 'orange' })
  expect(await profiles.switchTo({ id: SECOND })).toEqual({ ok: true, value: false })
  expect([asked, restarts(), currentProfileFolder(root)]).toEqual([['loss'], 0, root])
})

test('each profile has a name of its own', async () => {
  const { profiles } = start()
  await profiles.add({ name: 'Second', color: 'orange' })
  const refusal = { ok: false, failure: { code: 'profile', params: { reason: 'name' } } }
  expect(await profiles.add({ name: ' SECOND', color: 'green' })).toMatchObject(refusal)
  expect(await profiles.add({ name: '  ', color: 'green' })).toMatchObject(refusal)
  expect(await profiles.edit({ id: SECOND, name: '', color: 'green' })).toMatchObject(refusal)
  expect(await profiles.edit({ id: SECOND, name: 'second', color: 'green' })).toMatchObject({ ok: true })
})

test('a removed profile loses its data after a question; the one in use and the first stay', async () => {
  const { root, profiles, asked } = start()
  await profiles.add({ name: 'Second', color: 'orange' })
  mkdirSync(join(root, 'profiles', SECOND, 'secrets'), { recursive: true })
  const because = (reason: string) => ({ ok: false, failure: { code: 'profile', params: { reason } } })
  expect(await profiles.remove({ id: 'first' })).toMatchObject(because('unknown'))
  expect(await profiles.remove({ id: SECOND })).toEqual({ ok: true, value: true })
  expect(asked).toEqual(['Second'])
  expect(existsSync(join(root, 'profiles', SECOND))).toBe(false)
  expect(readProfiles(root).profiles).toHaveLength(1)

  await profiles.add({ name: 'Third', color: 'orange' })
  await profiles.switchTo({ id: THIRD })
  expect(await start({ root }).profiles.remove({ id: THIRD })).toMatchObject(because('in-use'))
})

test('a profile whose folder cannot be deleted stays in the list and can be removed again', async () => {
  const root = dataFolder()
  const removals = [() => Promise.reject(new Error('EBUSY')), openProfileFolders(root, () => undefined).removeFolder]
  const { profiles } = start({ root, folders: { removeFolder: (id) => removals.shift()!(id) } })
  await profiles.add({ name: 'Second', color: 'orange' })
  mkdirSync(join(root, 'profiles', SECOND, 'secrets'), { recursive: true })
  expect(await profiles.remove({ id: SECOND })).toMatchObject({ failure: { code: 'store-failed' } })
  expect(readProfiles(root).profiles).toHaveLength(2)
  expect(await profiles.remove({ id: SECOND })).toEqual({ ok: true, value: true })
  expect(existsSync(join(root, 'profiles', SECOND))).toBe(false)
  expect(readProfiles(root).profiles).toHaveLength(1)
})

test('a declined question deletes nothing', async () => {
  const { root, profiles } = start({ yes: false })
  await profiles.add({ name: 'Second', color: 'orange' })
  expect(await profiles.remove({ id: SECOND })).toEqual({ ok: true, value: false })
  expect(readProfiles(root).profiles).toHaveLength(2)
})

test('a full disk leaves the profiles as they were', async () => {
  const write = () => Promise.reject(new Error('ENOSPC'))
  const { profiles, restarts } = start({ folders: { write } })
  expect(await profiles.add({ name: 'Second', color: 'orange' })).toMatchObject({ failure: { code: 'store-failed' } })
  expect(profiles.state().profiles).toHaveLength(1)
  expect(restarts()).toBe(0)
})

test.each(['', '{', '[]', '{"profiles":[]}', '{"profiles":[{"id":"../x","name":"","color":"blue"}]}'])(
  'a damaged list %j starts the first profile and keeps the others within reach',
  async (text) => {
    const root = dataFolder()
    mkdirSync(join(root, 'profiles', SECOND), { recursive: true })
    mkdirSync(join(root, 'profiles', 'not-a-profile'))
    writeFileSync(join(root, 'profiles.json'), text)
    const { profiles, damaged } = start({ root })
    expect(damaged()).toBe(1)
    expect(currentProfileFolder(root)).toBe(root)
    expect(profiles.state().profiles.map(({ id }) => id)).toEqual(['first', SECOND])
    expect(await profiles.switchTo({ id: SECOND })).toMatchObject({ ok: true })
    expect(currentProfileFolder(root)).toBe(join(root, 'profiles', SECOND))
    await profiles.edit({ id: SECOND, name: 'Second', color: 'green' })
    expect(readFileSync(join(root, 'profiles.json.damaged'), 'utf8')).toBe(text)
    expect(start({ root }).damaged()).toBe(0)
  }
)
