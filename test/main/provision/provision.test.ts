import { access, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { provision } from '../../../src-main/adapters/provision'
import type { Finding } from '../../../src-main/core/findings'

const KEY = 'Zq7-canary-key'
let file: string
let stored: Record<string, string>
let remembered: unknown[]
let logged: string[]
let keeps: 'sealed' | 'session' | 'fails'
let problem: string | null

const run = (): Promise<readonly Finding[]> =>
  provision({
    file,
    secrets: { put: async (name, secret) => {
      if (keeps === 'fails') throw new Error(`disk full while writing ${secret}`)
      stored[name] = secret
      return keeps
    } },
    remember: async (given) => {
      remembered.push(given)
      if (problem) return { problem }
      if (keeps === 'fails') throw new Error(`disk full while writing ${given.apiKey ?? ''}`)
      return { kept: given.apiKey ? keeps : 'none' }
    },
    log: { info: (e, d) => logged.push(e + JSON.stringify(d)), warn: (e, d) => logged.push(e + JSON.stringify(d)), error: (e) => logged.push(e) }
  })
const give = (content: unknown): Promise<void> => writeFile(file, typeof content === 'string' ? content : JSON.stringify(content))
const stays = (): Promise<boolean> => access(file).then(() => true, () => false)

beforeEach(async () => {
  file = join(await mkdtemp(join(tmpdir(), 'dynodesk-provision-')), 'provision.json')
  stored = {}
  remembered = []
  logged = []
  keeps = 'sealed'
  problem = null
})

describe('setting a desk up from a file', () => {
  it('seals the secrets, remembers the address and deletes the file', async () => {
    await give({ baseUrl: 'https://service.example/api', apiKey: KEY, eventSecret: 'event-canary' })
    expect(await run()).toEqual([])
    expect(stored).toEqual({ 'event-secret': 'event-canary' })
    expect(remembered).toEqual([{ baseUrl: 'https://service.example/api', apiKey: KEY }])
    expect(await stays()).toBe(false)
  })

  it('takes each part alone', async () => {
    await give({ eventSecret: 'event-canary' })
    expect(await run()).toEqual([])
    expect(stored).toEqual({ 'event-secret': 'event-canary' })
    expect(remembered).toEqual([])
    expect(await stays()).toBe(false)
  })

  it('keeps the file and says why when there is no key store, though the key works for this run', async () => {
    keeps = 'session'
    await give({ apiKey: KEY })
    expect(await run()).toMatchObject([{ kind: 'warning', code: 'no-keystore', params: { file } }])
    expect(remembered).toHaveLength(1)
    expect(await stays()).toBe(true)
  })

  it('keeps the file when sealing fails', async () => {
    keeps = 'fails'
    await give({ apiKey: KEY })
    expect(await run()).toMatchObject([{ code: 'store-failed' }])
    expect(await stays()).toBe(true)
  })

  it('keeps the file when the address cannot be used', async () => {
    problem = 'not https'
    await give({ baseUrl: 'ftp://x', apiKey: KEY, eventSecret: 'event-canary' })
    expect(await run()).toEqual([{ kind: 'error', code: 'bad-address', params: { file, problem: 'not https' } }])
    // half a set-up is none
    expect(stored).toEqual({})
    expect(await stays()).toBe(true)
  })

  it.each([
    `{"apiKey":"${KEY}"`, '[]', '{}', '{"apiKey":7}', '{"apiKey":" "}', `{"apiKey":"${KEY}","apikey":"${KEY}"}`, `{"apiKey":"${KEY} with a gap"}`, `{"apiKey":"${KEY}\\u00e9"}`, 'x'.repeat(70_000)
  ])('keeps a file it cannot understand, tells, and repeats none of it (%#)', async (content) => {
    await give(content)
    const findings = await run()
    expect(findings).toMatchObject([{ kind: 'error', code: 'file-invalid' }])
    expect(await readFile(file, 'utf8')).toBe(content)
    expect(stored).toEqual({})
    expect(JSON.stringify([findings, logged])).not.toContain(KEY.slice(0, 8))
  })

  it('tells when there is no such file', async () => {
    expect(await run()).toMatchObject([{ code: 'file-invalid', params: { problem: 'cannot be read (ENOENT)' } }])
  })
})
