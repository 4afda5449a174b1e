import { mkdir, mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { SealedSecrets, type SealedSecretsDeps } from '@main/adapters/secrets'

const KEY = 'canary-key-8F3a+/=%2Bzz'

/**
 * A key store that turns bytes around; enough to tell sealed from plain. What it seals begins as Chromium's does: v10
 * is the fixed key of Linux.
 */
class FakeKeystore {
  available = true
  prefix = 'v11'
  generation = 1
  decrypted = 0
  failing = false
  isAsyncEncryptionAvailable = async (): Promise<boolean> => this.available
  encryptStringAsync = async (text: string): Promise<Buffer> =>
    Buffer.from([...Buffer.from(this.prefix), this.generation, ...Buffer.from(text).map((b) => b ^ 0x5a)])
  decryptStringAsync = async (sealed: Buffer): Promise<{ result: string; shouldReEncrypt: boolean }> => {
    this.decrypted++
    const generation = sealed[3]
    if (this.failing || generation === undefined || generation > 9) throw new Error('Error while decrypting the text')
    const result = Buffer.from(sealed.subarray(4).map((b) => b ^ 0x5a)).toString()
    return { result, shouldReEncrypt: generation !== this.generation }
  }
}

let folder: string
let keystore: FakeKeystore
let warnings: string[]
let known: string[]
let unprotected: number
const store = (more: Partial<SealedSecretsDeps> = {}): SealedSecrets =>
  new SealedSecrets({
    safeStorage: keystore,
    platform: 'linux',
    folder,
    onKnown: (s) => known.push(s),
    onUnprotected: () => unprotected++,
    log: { info: () => {}, warn: (event) => warnings.push(event), error: (event) => warnings.push(event) },
    ...more
  })
const sealed = (): string => join(folder, 'api-key.sealed')

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'dynodesk-secrets-')), 'secrets')
  keystore = new FakeKeystore()
  warnings = []
  known = []
  unprotected = 0
})

describe('a secret that the system does not release', () => {
  it('differs from a missing one, and is returned once released', async () => {
    await store().put('api-key', KEY)
    keystore.available = false
    const secrets = store()
    expect([
      await secrets.read('api-key'),
      await secrets.locked('api-key'),
      await secrets.locked('event-secret')
    ]).toEqual([null, true, false])
    keystore.available = true
    expect([await secrets.locked('api-key'), await secrets.read('api-key')]).toEqual([false, KEY])
    await secrets.remove('api-key')
    expect(await secrets.locked('api-key')).toBe(false)
  })
  it('is returned once a key store that was temporarily unavailable answers', async () => {
    await store().put('api-key', KEY)
    const { decryptStringAsync } = keystore
    keystore.decryptStringAsync = async () => {
      throw new Error('Error while decrypting. The key is temporarily unavailable. Please try again.')
    }
    const secrets = store()
    expect([await secrets.read('api-key'), await secrets.locked('api-key')]).toEqual([null, true])
    expect(warnings).toEqual(['secrets.locked'])
    keystore.decryptStringAsync = decryptStringAsync
    expect([await secrets.read('api-key'), await secrets.locked('api-key')]).toEqual([KEY, false])
  })
  it('also differs when it cannot be opened', async () => {
    await store().put('api-key', KEY)
    keystore.failing = true
    const secrets = store()
    expect([await secrets.read('api-key'), await secrets.locked('api-key')]).toEqual([null, true])
  })
})

describe('a system with a key store', () => {
  it('seals a secret in a file of its own and opens it in the next run', async () => {
    expect(await store().put('api-key', KEY)).toBe('sealed')
    expect(await readdir(folder)).toEqual(['api-key.sealed'])
    expect((await readFile(sealed())).includes(KEY)).toBe(false)
    const next = store()
    expect(await next.storageOf('api-key')).toBe('sealed')
    expect(await next.read('api-key')).toBe(KEY)
  })

  it.skipIf(process.platform === 'win32')('restricts folder and file to the owner, also existing ones', async () => {
    await mkdir(folder, { recursive: true, mode: 0o755 })
    await store().put('api-key', KEY)
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
    expect((await stat(sealed())).mode & 0o777).toBe(0o600)
  })

  it('registers a secret with the redactor before sealing and after opening', async () => {
    await store().put('api-key', KEY)
    await store().read('api-key')
    expect(known).toEqual([KEY, KEY])
  })

  it('opens the file once in a run, however often the API client asks', async () => {
    await store().put('api-key', KEY)
    const next = store()
    await Promise.all([next.read('api-key'), next.read('api-key'), next.storageOf('api-key')])
    expect(keystore.decrypted).toBe(1)
  })

  it('seals again when the system asks for it', async () => {
    await store().put('api-key', KEY)
    keystore.generation = 2
    expect(await store().read('api-key')).toBe(KEY)
    expect((await readFile(sealed()))[3]).toBe(2)
  })

  it('treats what it cannot open as no key, warns and leaves it on disk', async () => {
    await mkdir(folder, { recursive: true })
    await writeFile(sealed(), Buffer.from('v11\u00c8'))
    const it = store()
    expect(await it.read('api-key')).toBeNull()
    expect(await it.storageOf('api-key')).toBe('none')
    expect(warnings).toEqual(['secrets.unreadable'])
    expect((await readFile(sealed())).length).toBe(5)
  })

  it('keeps the old secret when the new one cannot be written', async () => {
    const it = store()
    await it.put('api-key', 'first-secret')
    keystore.encryptStringAsync = async () => {
      throw new Error('no')
    }
    await expect(it.put('api-key', 'second-secret')).rejects.toThrow()
    expect(await it.read('api-key')).toBe('first-secret')
    expect(await store().read('api-key')).toBe('first-secret')
  })

  it('keeps secrets of different names apart and removes only the one named', async () => {
    const it = store()
    await it.put('api-key', 'key-one')
    await it.put('event-secret', 'secret-two')
    await it.remove('api-key')
    expect(await it.read('api-key')).toBeNull()
    expect(await readdir(folder)).toEqual(['event-secret.sealed'])
    expect(await store().read('event-secret')).toBe('secret-two')
  })

  it('refuses an empty secret', async () => {
    await expect(store().put('api-key', '')).rejects.toThrow(TypeError)
  })
})

describe('a system without a real key store', () => {
  it('keeps the secret in memory if everyone has the key', async () => {
    keystore.prefix = 'v10'
    const it = store()
    expect(await it.isEncryptionAvailable()).toBe(false)
    expect(await it.put('api-key', KEY)).toBe('session')
    expect(await it.read('api-key')).toBe(KEY)
    expect(await it.storageOf('api-key')).toBe('session')
    await expect(readdir(folder)).rejects.toThrow()
    expect(await store().read('api-key')).toBeNull()
    expect(unprotected).toBe(0)
  })

  it('keeps what is sealed when something must not stay in memory alone', async () => {
    const it = store()
    expect(await it.seal('api-key', 'first-secret')).toBe(true)
    keystore.available = false
    expect(await it.seal('api-key', 'second-secret')).toBe(false)
    keystore.available = true
    expect([await it.read('api-key'), await store().read('api-key')]).toEqual(['first-secret', 'first-secret'])
  })

  it.each(['win32', 'darwin'] as const)(
    'is not recognized by the same prefix on %s, where it is a system key',
    async (platform) => {
      keystore.prefix = 'v10'
      expect(await store({ platform }).isEncryptionAvailable()).toBe(true)
      expect(await store({ platform }).put('api-key', KEY)).toBe('sealed')
      expect(await store({ platform }).storageOf('api-key')).toBe('sealed')
    }
  )

  it('treats an unknown prefix as sealed', async () => {
    keystore.prefix = 'v12'
    expect([await store().isEncryptionAvailable(), await store().put('api-key', KEY)]).toEqual([true, 'sealed'])
  })

  it('keeps the first key for the session when the key store refuses it', async () => {
    const { encryptStringAsync } = keystore
    keystore.encryptStringAsync = async () => {
      throw new Error('denied')
    }
    const it = store()
    expect(await it.put('api-key', KEY)).toBe('session')
    expect([await it.read('api-key'), await it.storageOf('api-key')]).toEqual([KEY, 'session'])
    keystore.encryptStringAsync = encryptStringAsync
    expect(await store().read('api-key')).toBeNull()
  })

  it('deletes nothing when sealing fails', async () => {
    await store().put('api-key', KEY)
    const { encryptStringAsync } = keystore
    keystore.encryptStringAsync = async () => {
      throw new Error('no')
    }
    expect(await store().isEncryptionAvailable()).toBe(false)
    await expect(store().put('api-key', 'other')).rejects.toThrow()
    keystore.encryptStringAsync = encryptStringAsync
    expect(await store().read('api-key')).toBe(KEY)
  })

  it('does not restore an older sealed key after a new one was entered', async () => {
    await store().put('api-key', 'older-key')
    keystore.available = false
    await store().put('api-key', 'newer-key')
    keystore.available = true
    expect(await store().read('api-key')).toBeNull()
  })

  it.each(['does not answer', 'is not there'])(
    'finds the sealed key again in the same run once the key store that %s is unlocked',
    async (what) => {
      await store().put('api-key', KEY)
      if (what === 'does not answer') keystore.available = false
      else {
        keystore.prefix = 'v10'
        keystore.failing = true
      }
      const it = store()
      expect(await it.read('api-key')).toBeNull()
      expect(await it.read('api-key')).toBeNull()
      expect(warnings).toEqual(['secrets.locked'])
      Object.assign(keystore, { available: true, failing: false, prefix: 'v11' })
      expect(await it.read('api-key')).toBe(KEY)
    }
  )
})

describe('a secret that an earlier version sealed with a public key', () => {
  beforeEach(async () => {
    await mkdir(folder, { recursive: true })
    keystore.prefix = 'v10'
    await writeFile(sealed(), await keystore.encryptStringAsync(KEY))
  })

  it('still works, stays in place and is reported once, never as sealed', async () => {
    const it = store()
    expect([await it.read('api-key'), await it.read('api-key')]).toEqual([KEY, KEY])
    expect(await it.storageOf('api-key')).toBe('open')
    expect(unprotected).toBe(1)
    expect(known).toContain(KEY)
    expect(await store().read('api-key')).toBe(KEY)
  })

  it('is sealed once there is a key store', async () => {
    keystore.prefix = 'v11'
    const it = store()
    expect(await it.read('api-key')).toBe(KEY)
    expect(await it.storageOf('api-key')).toBe('sealed')
    expect((await readFile(sealed())).subarray(0, 3).toString()).toBe('v11')
    expect(unprotected).toBe(0)
  })

  it('stays when sealing fails', async () => {
    keystore.prefix = 'v11'
    keystore.encryptStringAsync = async () => {
      throw new Error('no')
    }
    const it = store()
    expect([await it.read('api-key'), await it.storageOf('api-key')]).toEqual([KEY, 'open'])
    expect((await readFile(sealed())).subarray(0, 3).toString()).toBe('v10')
  })

  it('is removed when a person enters another one, which stays in memory', async () => {
    const it = store()
    expect(await it.put('api-key', 'newer-key')).toBe('session')
    await expect(stat(sealed())).rejects.toThrow()
  })

  it('is removed when a person deletes it', async () => {
    const it = store()
    await it.remove('api-key')
    await expect(stat(sealed())).rejects.toThrow()
    expect(await store().storageOf('api-key')).toBe('none')
  })

  it('is not opened with a key store that does not answer', async () => {
    keystore.available = false
    const it = store()
    expect([await it.read('api-key'), await it.locked('api-key')]).toEqual([null, true])
  })
})
