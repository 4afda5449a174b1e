import { access, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { applyProvisionFile } from '@main/adapters/provisioning'
import type { StartupIssue } from '@shared/startup/startup-issues'

const KEY = 'Zq7-canary-key'
let file: string
let stored: Record<string, string>
let remembered: unknown[]
let logged: string[]
let keeps: 'sealed' | 'session' | 'fails'
let refused: 'scheme' | 'other-service' | null

const run = (): Promise<readonly StartupIssue[]> =>
  applyProvisionFile({
    file,
    secrets: {
      put: async (name, secret) => {
        if (keeps === 'fails') throw new Error(`disk full while writing ${secret}`)
        stored[name] = secret
        return keeps
      }
    },
    remember: async (given) => {
      remembered.push(given)
      if (refused) return { refused }
      if (keeps === 'fails') throw new Error(`disk full while writing ${given.apiKey ?? ''}`)
      return { kept: given.apiKey ? keeps : 'none' }
    },
    log: {
      info: (e, d) => logged.push(e + JSON.stringify(d)),
      warn: (e, d) => logged.push(e + JSON.stringify(d)),
      error: (e) => logged.push(e)
    }
  })
const give = (content: unknown): Promise<void> =>
  writeFile(file, typeof content === 'string' ? content : JSON.stringify(content))
const stays = (): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false
  )

beforeEach(async () => {
  file = join(await mkdtemp(join(tmpdir(), 'dynodesk-provision-')), 'provision.json')
  stored = {}
  remembered = []
  logged = []
  keeps = 'sealed'
  refused = null
})

describe('provisioning from a file', () => {
  it('seals the secrets, stores the address and deletes the file', async () => {
    await give({ baseUrl: 'https://service.example/api', apiKey: KEY, eventSecret: 'event-canary' })
    expect(await run()).toEqual([])
    expect(stored).toEqual({ 'event-secret': 'event-canary' })
    expect(remembered).toEqual([{ baseUrl: 'https://service.example/api', apiKey: KEY }])
    expect(await stays()).toBe(false)
  })

  it('reads the UTF-16 that Windows PowerShell writes', async () => {
    await writeFile(
      file,
      `\ufeff${JSON.stringify({ baseUrl: 'https://service.example/api', apiKey: KEY })}\r\n`,
      'utf16le'
    )
    expect(await run()).toEqual([])
    expect(remembered).toEqual([{ baseUrl: 'https://service.example/api', apiKey: KEY }])
  })

  it('accepts each part alone', async () => {
    await give({ eventSecret: 'event-canary' })
    expect(await run()).toEqual([])
    expect(stored).toEqual({ 'event-secret': 'event-canary' })
    expect(remembered).toEqual([])
    expect(await stays()).toBe(false)
  })

  it('seals password and passphrase of the workspace, and logs neither', async () => {
    await give({ workspacePassword: 'password-canary', workspacePassphrase: ' five loud canary words here ' })
    expect(await run()).toEqual([])
    expect(stored).toEqual({
      'workspace-password': 'password-canary',
      'workspace-passphrase': 'five loud canary words here'
    })
    expect(await stays()).toBe(false)
    expect(logged.join()).not.toContain('canary')
  })

  it('keeps the file and reports a missing key store, though the key works in this run', async () => {
    keeps = 'session'
    await give({ apiKey: KEY })
    expect(await run()).toEqual([{ kind: 'warning', code: 'no-keystore', params: { reason: 'set-up', file } }])
    expect(remembered).toHaveLength(1)
    expect(await stays()).toBe(true)
  })

  it('keeps the file when sealing fails', async () => {
    keeps = 'fails'
    await give({ apiKey: KEY })
    expect(await run()).toEqual([{ kind: 'error', code: 'store-failed', params: { reason: 'set-up-stays', file } }])
    expect(await stays()).toBe(true)
  })

  it('keeps the file when the address cannot be used', async () => {
    refused = 'scheme'
    await give({ baseUrl: 'ftp://x', apiKey: KEY, eventSecret: 'event-canary' })
    expect(await run()).toEqual([
      { kind: 'error', code: 'bad-address', params: { reason: 'set-up', problem: 'scheme', file } }
    ])
    // half a set-up is none
    expect(stored).toEqual({})
    expect(await stays()).toBe(true)
  })

  it.each([
    [`{"apiKey":"${KEY}"`, 'not-json'],
    ['[]', 'not-an-object'],
    ['{}', 'empty'],
    ['{"apiKey":7}', 'not-text'],
    ['{"apiKey":" "}', 'not-text'],
    [`{"apiKey":"${KEY}","apikey":"${KEY}"}`, 'unknown-entry'],
    [`{"apiKey":"${KEY} with a gap"}`, 'bad-key'],
    [`{"apiKey":"${KEY}\\u00e9"}`, 'bad-key'],
    ['x'.repeat(70_000), 'too-large']
  ])('keeps an invalid file and reports it without its content (%#)', async (content, reason) => {
    await give(content)
    const findings = await run()
    expect(findings).toMatchObject([{ kind: 'error', code: 'file-invalid', params: { file, reason } }])
    expect(await readFile(file, 'utf8')).toBe(content)
    expect(stored).toEqual({})
    expect(JSON.stringify([findings, logged])).not.toContain(KEY.slice(0, 8))
  })

  it('reports a missing file', async () => {
    expect(await run()).toMatchObject([{ code: 'file-invalid', params: { reason: 'missing', error: 'ENOENT' } }])
  })
})
