import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it, vi } from 'vitest'
import { ConnectionFile } from '@main/adapters/connection-file'
import type { StoredConnection } from '@shared/ports/stores/connection-store'

const PROFILE: StoredConnection = { id: 'p', mode: 'service', baseUrl: 'https://service.example', keyHint: '••••' }
let folder: string
let file: string
const onDamaged = vi.fn()
beforeEach(async () => {
  onDamaged.mockReset()
  folder = await mkdtemp(join(tmpdir(), 'profile-'))
  file = join(folder, 'profile.json')
})

it('returns what was written, or null for no connection', async () => {
  const profiles = new ConnectionFile(file, onDamaged)
  expect(await profiles.read()).toBeNull()
  await profiles.write(PROFILE)
  expect(await profiles.read()).toEqual(PROFILE)
  const subscription = { name: 'VDB', active: null, end_date: '2027-05-14T23:59:59+02:00' }
  await profiles.write({ ...PROFILE, subscription })
  expect(await profiles.read()).toEqual({ ...PROFILE, subscription })
  await profiles.write(null)
  expect(await readdir(folder)).toEqual([])
})

it('sets a damaged file aside', async () => {
  for (const damaged of [
    '{"id":',
    '[]',
    JSON.stringify({ ...PROFILE, subscription: { name: 7, active: true, end_date: null } }),
    '{"id":7}',
    'x'.repeat(100_000),
    ''
  ]) {
    await writeFile(file, damaged)
    expect(await new ConnectionFile(file, onDamaged).read()).toBeNull()
    expect(await readdir(folder)).toEqual(['profile.json.damaged'])
    expect(await readFile(`${file}.damaged`, 'utf8')).toBe(damaged)
    expect(onDamaged).toHaveBeenLastCalledWith('profile.json.damaged')
  }
})

it('rejects when the file exists and cannot be read', async () => {
  await mkdir(file)
  await expect(new ConnectionFile(file, onDamaged).read()).rejects.toMatchObject({ code: 'EISDIR' })
})
