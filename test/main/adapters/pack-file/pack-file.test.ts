import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { PackFileStore, type PackFileLimits } from '@main/adapters/pack-file'
import {
  FRAME_BYTES,
  HEADER_BYTES,
  headerBytes,
  PACK,
  deriveKey,
  seal,
  SIGNATURE_BYTES
} from '@main/adapters/pack-file/container-format'
import { loadSigner } from '@main/adapters/pack-file/signing-key'
import { PackFileError, type PackFileProblem } from '@shared/ports/files/pack-files'
import type { PackEntry } from '@shared/packs/pack-entry'
import type { SecretStore } from '@shared/ports/stores/secret-store'
import { FakeLog } from '../../../fakes/log'
import { random } from '../../../helpers/random'
import { createHash, randomBytes } from 'node:crypto'

const PASS = 'quiet workshop 7'
const HEAD = { createdAtMs: Date.UTC(2026, 2, 2), service: 'https://service.example' }

class Secrets implements Pick<SecretStore, 'read' | 'put' | 'locked'> {
  kept: string | null = null
  closed = false
  async read(): Promise<string | null> {
    return this.closed ? null : this.kept
  }
  async locked(): Promise<boolean> {
    return this.closed
  }
  async put(_name: string, secret: string): Promise<'sealed'> {
    this.kept = secret
    return 'sealed'
  }
}
const entry = (id: number, text = 'x'): PackEntry => ({
  kind: 'answer',
  name: 'engine',
  params: { engine_id: `${id}` },
  language: 'en',
  fetchedAtMs: 1000 + id,
  goneSinceMs: null,
  data: { id: `${id}`, name: text }
})
const picture: PackEntry = {
  kind: 'picture',
  url: 'https://service.example/p.png',
  type: 'image/png',
  bytes: new Uint8Array([137, 80, 0, 255])
}
async function* each<T>(list: readonly T[]): AsyncGenerator<T> {
  yield* list
}

const secrets = new Secrets()
const store = (limits: Partial<PackFileLimits> = {}, of = secrets) =>
  new PackFileStore({ secrets: of, log: new FakeLog(), limits })
const read = async (
  file: string,
  passphrase = PASS,
  of = store()
): Promise<{ origin: string; entries: unknown[] } | PackFileProblem> => {
  const opened = await of.open(file, passphrase)
  if (!opened.ok) return opened.problem
  const entries: unknown[] = []
  try {
    for await (const one of opened.pack.entries) entries.push(one)
    return { origin: opened.pack.origin, entries }
  } catch (error) {
    if (error instanceof PackFileError) return error.problem
    throw error
  }
}

let folder: string
let good: string
let bytes: Buffer
const noise = random(3)
/** Three frames: text that does not pack. */
const many = Array.from({ length: 60 }, (_, i) =>
  entry(i, Buffer.from(Array.from({ length: 2500 }, () => noise.int(0, 255))).toString('base64'))
)
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pack-file-'))
  good = join(folder, 'good.dynopack')
  expect(await store().write(good, PASS, HEAD, each([...many, picture]))).toEqual({ ok: true, entries: 61 })
  bytes = readFileSync(good)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))
let files = 0
const changed = (change: (copy: Buffer) => Buffer | void): string => {
  const file = join(folder, `changed-${++files}.dynopack`)
  const copy = Buffer.from(bytes)
  writeFileSync(file, change(copy) ?? copy)
  return file
}

describe('a pack file', () => {
  test('returns everything unchanged, with origin and head', async () => {
    const opened = await store().open(good, PASS)
    expect(opened).toMatchObject({
      ok: true,
      pack: { head: HEAD, origin: expect.stringMatching(/^[0-9A-F]{4}(-[0-9A-F]{4}){3}$/) as unknown }
    })
    if (opened.ok) await opened.pack.close()
    const back = await read(good)
    expect(back).toMatchObject({ entries: [...many, picture] })
    expect(bytes.length).toBeGreaterThan(2 * FRAME_BYTES)
  })
  test('accepts an empty pack', async () => {
    const file = join(folder, 'empty.dynopack')
    await store().write(file, PASS, HEAD, each([]))
    expect(await read(file)).toMatchObject({ entries: [] })
  })
  test.each([
    ['Russian', 'пароль мастерской'],
    ['Chinese', '密码密码密码密码'],
    ['Latvian', 'šķūņa atslēga']
  ])('accepts a passphrase in %s in any normalization', async (_language, pass) => {
    const file = join(folder, 'phrase.dynopack')
    await store().write(file, pass.normalize('NFC'), HEAD, each([entry(1)]))
    expect(await read(file, pass.normalize('NFD'))).toMatchObject({ entries: [entry(1)] })
  })
  test('leaves nothing readable in the file, nor the passphrase', () => {
    for (const word of ['service.example', 'engine', 'https', PASS]) expect(bytes.includes(word)).toBe(false)
  })
  test('writes another file for the same content, with new salt and key', async () => {
    const file = join(folder, 'again.dynopack')
    await store().write(file, PASS, HEAD, each(many))
    const again = readFileSync(file)
    expect(again.subarray(10, 26).equals(bytes.subarray(10, 26))).toBe(false)
    expect(
      again.subarray(HEADER_BYTES, HEADER_BYTES + 100).equals(bytes.subarray(HEADER_BYTES, HEADER_BYTES + 100))
    ).toBe(false)
  })
  test('has one origin for all files of an installation, also after a restart', async () => {
    const file = join(folder, 'origin.dynopack')
    const originOf = async (of: PackFileStore): Promise<string> => {
      await of.write(file, PASS, HEAD, each([]))
      const back = await read(file)
      return typeof back === 'string' ? back : back.origin
    }
    const mine = await originOf(store())
    expect(await originOf(store())).toBe(mine)
    expect(await originOf(store({}, new Secrets()))).not.toBe(mine)
  })
  test('has the whole signing key and its digest; its own installation knows both', async () => {
    const seen = async (file: string): Promise<{ origin: string; signer: string; digest: string }> => {
      const opened = await store().open(file, PASS)
      if (!opened.ok) throw new Error(opened.problem)
      await opened.pack.close()
      return opened.pack
    }
    const file = join(folder, 'named.dynopack')
    await store().write(file, PASS, HEAD, each([]))
    const [one, again, other] = [await seen(good), await seen(good), await seen(file)]
    expect(await store().own()).toEqual({ origin: one.origin, signer: one.signer })
    expect(one.signer).toMatch(/^[0-9a-f]{64}$/)
    expect([again.digest, other.signer]).toEqual([one.digest, one.signer])
    expect(other.digest).not.toBe(one.digest)
  })
  test('creates a new key when the stored one is unreadable', async () => {
    const broken = new Secrets()
    broken.kept = 'bm90IGEga2V5'
    expect((await loadSigner(broken, new FakeLog())).publicKey).toHaveLength(32)
    expect(broken.kept).not.toBe('bm90IGEga2V5')
  })
  test('does not overwrite a locked key, but uses another one until exit', async () => {
    const desk = new Secrets()
    const { publicKey } = await loadSigner(desk, new FakeLog())
    desk.closed = true
    expect((await loadSigner(desk, new FakeLog())).publicKey).not.toEqual(publicKey)
    desk.closed = false
    expect((await loadSigner(desk, new FakeLog())).publicKey).toEqual(publicKey)
  })
})

describe('a pack file is refused', () => {
  test('with the wrong passphrase', async () => expect(await read(good, 'quiet workshop 8')).toBe('wrong-passphrase'))
  test('if it is no pack, or of a later version', async () => {
    expect(await read(changed(() => Buffer.from('PK\u0003\u0004 something else altogether')))).toBe('not-a-pack')
    expect(await read(changed(() => Buffer.alloc(0)))).toBe('not-a-pack')
    expect(await read(changed((copy) => void copy.writeUInt16BE(2, 8)))).toBe('unknown-version')
  })
  test('if it does not exist', async () => expect(await read(join(folder, 'nowhere'))).toBe('unreadable'))
  test.each([
    ['magic', 0, 'not-a-pack'],
    ['version', 9, 'unknown-version'],
    ['salt', 12, 'signature'],
    ['signer', 30, 'signature'],
    ['length of a frame', HEADER_BYTES, 'signature'],
    ['first frame', HEADER_BYTES + 10, 'signature'],
    ['second frame', HEADER_BYTES + FRAME_BYTES + 500, 'signature'],
    ['signature', -5, 'signature'],
    ['last tag', -SIGNATURE_BYTES - 3, 'signature']
  ] as const)('with one bit changed in the %s', async (_region, at, problem) => {
    expect(await read(changed((copy) => void (copy[at < 0 ? copy.length + at : at]! ^= 0x10)))).toBe(problem)
  })
  test('when truncated anywhere, or extended', async () => {
    expect(await read(changed((copy) => copy.subarray(0, 9)))).toBe('not-a-pack')
    for (const length of [
      12,
      20,
      HEADER_BYTES,
      HEADER_BYTES + 30,
      HEADER_BYTES + FRAME_BYTES,
      bytes.length - SIGNATURE_BYTES,
      bytes.length - 1
    ]) {
      expect(await read(changed((copy) => copy.subarray(0, length)))).toBe('cut-short')
    }
    expect(await read(changed((copy) => Buffer.concat([copy, Buffer.from('x')])))).toBe('signature')
  })
  test('with two frames swapped or one left out, even when signed again', async () => {
    const frame = 4 + FRAME_BYTES + 16
    const signer = await loadSigner(secrets, new FakeLog())
    const signed = (content: Buffer): Buffer =>
      Buffer.concat([content, signer.sign(PACK, createHash('sha512').update(content).digest())])
    const [head, one, two, rest] = [
      bytes.subarray(0, HEADER_BYTES),
      bytes.subarray(HEADER_BYTES, HEADER_BYTES + frame),
      bytes.subarray(HEADER_BYTES + frame, HEADER_BYTES + 2 * frame),
      bytes.subarray(HEADER_BYTES + 2 * frame, -SIGNATURE_BYTES)
    ]
    expect(await read(changed(() => signed(Buffer.concat([head, one, two, rest]))))).toMatchObject({
      entries: [...many, picture]
    })
    expect(await read(changed(() => signed(Buffer.concat([head, two, one, rest]))))).toBe('wrong-passphrase')
    expect(await read(changed(() => signed(Buffer.concat([head, one, rest]))))).toBe('damaged')
    expect(await read(changed(() => signed(Buffer.concat([head, one, two]))))).toBe('damaged')
  })
  test('with another signer’s name without the passphrase', async () => {
    const other = await loadSigner(new Secrets(), new FakeLog())
    const content = Buffer.from(bytes.subarray(0, -SIGNATURE_BYTES))
    other.publicKey.copy(content, 26)
    expect(
      await read(
        changed(() => Buffer.concat([content, other.sign(PACK, createHash('sha512').update(content).digest())]))
      )
    ).toBe('wrong-passphrase')
  })
  test('after any random damage, with a known reason and no extra entry (seeded)', async () => {
    const r = random(11)
    for (let i = 0; i < 150; i++) {
      const file = changed((copy) => {
        for (let n = r.int(1, 4); n > 0; n--) copy[r.int(0, copy.length - 1)] = r.int(0, 255)
        return r.chance(0.3) ? copy.subarray(0, r.int(0, copy.length)) : copy
      })
      if (readFileSync(file).equals(bytes)) continue
      expect(['signature', 'cut-short', 'not-a-pack', 'unknown-version']).toContain(await read(file))
    }
  })
})

describe('a file of an attacker with the passphrase', () => {
  const salt = randomBytes(16)
  let key: Buffer
  beforeAll(async () => void (key = await deriveKey(PASS, salt)))
  const forge = async (content: Buffer): Promise<string> => {
    const signer = await loadSigner(secrets, new FakeLog())
    const header = headerBytes(PACK, { salt, signer: signer.publicKey })
    const frames = [header]
    for await (const frame of seal(each([content]), key, header)) frames.push(frame)
    const all = Buffer.concat(frames)
    return changed(() => Buffer.concat([all, signer.sign(PACK, createHash('sha512').update(all).digest())]))
  }
  const lines = (...all: unknown[]): Buffer =>
    gzipSync(all.map((one) => `${typeof one === 'string' ? one : JSON.stringify(one)}\n`).join(''))
  const head = { kind: 'head', ...HEAD }

  test.each([
    ['not packed', Buffer.from('not gzip at all')],
    ['no JSON', lines('no json')],
    ['without a head', lines(entry(1))],
    ['of a time that is none', lines({ ...head, createdAtMs: 1e300 }, { kind: 'end', entries: 0 })],
    ['without an end', lines(head, entry(1))],
    ['with another count than it says', lines(head, entry(1), { kind: 'end', entries: 2 })],
    ['with a line that is no entry', lines(head, 'null', { kind: 'end', entries: 1 })]
  ] as const)('with content that is %s is damaged', async (_what, content) =>
    expect(await read(await forge(content))).toBe('damaged')
  )
  test('with valid content is read', async () => {
    expect(await read(await forge(lines(head, entry(1), { kind: 'end', entries: 1 })))).toMatchObject({
      entries: [entry(1)]
    })
  })
  test('that decompresses to a huge file or line is refused', async () => {
    const bomb = await forge(
      gzipSync(Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), Buffer.alloc(8_000_000, '"x"\n')]))
    )
    expect(statSync(bomb).size).toBeLessThan(20_000)
    expect(await read(bomb, PASS, store({ maxUnpackedBytes: 1_000_000 }))).toBe('damaged') // a text is no entry
    const objects = await forge(
      gzipSync(Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), Buffer.alloc(8_000_000, '{}\n')]))
    )
    expect(await read(objects, PASS, store({ maxUnpackedBytes: 1_000_000 }))).toBe('too-large')
    const line = await forge(
      gzipSync(Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), Buffer.alloc(8_000_000, 'x')]))
    )
    expect(await read(line, PASS, store({ maxEntryBytes: 1_000_000 }))).toBe('too-large')
  })
  test('above the size limit is refused', async () => {
    expect(await read(good, PASS, store({ maxFileBytes: 1000 }))).toBe('too-large')
  })
})

describe('writing a pack file', () => {
  test('is all or nothing: a failure keeps the previous file', async () => {
    const into = mkdtempSync(join(tmpdir(), 'pack-write-'))
    onTestFinished(() => rmSync(into, { recursive: true, force: true }))
    const file = join(into, 'mine.dynopack')
    writeFileSync(file, 'before')
    async function* failing(): AsyncGenerator<PackEntry> {
      yield* many
      throw new Error('store is gone')
    }
    await expect(store().write(file, PASS, HEAD, failing())).rejects.toThrow('store is gone')
    expect(await store({ maxFileBytes: 1000 }).write(file, PASS, HEAD, each(many))).toEqual({
      ok: false,
      problem: 'too-large'
    })
    expect(readFileSync(file, 'utf8')).toBe('before')
    expect(readdirSync(into)).toEqual(['mine.dynopack'])
  })
  test('into a missing folder is reported', async () => {
    expect(await store().write(join(folder, 'no', 'such', 'x.dynopack'), PASS, HEAD, each([]))).toEqual({
      ok: false,
      problem: 'unwritable'
    })
  })
})

test('with too many or too large entries is refused', async () => {
  expect(await read(good, PASS, store({ maxEntries: 60 }))).toBe('too-large')
  expect(await read(good, PASS, store({ maxEntries: 61 }))).toMatchObject({ entries: { length: 61 } })
  expect(await read(good, PASS, store({ maxAnswerBytes: 3000 }))).toBe('too-large')
})
test('yields to other work during a long file', async () => {
  const file = join(folder, 'long.dynopack')
  await store().write(file, PASS, HEAD, each(Array.from({ length: 2000 }, (_, i) => entry(i))))
  const opened = await store().open(file, PASS)
  if (!opened.ok) throw new Error(opened.problem)
  let turns = 0
  let going = true
  const turn = (): void => void (going && (turns++, setImmediate(turn)))
  setImmediate(turn)
  for await (const _ of opened.pack.entries);
  going = false
  expect(turns).toBeGreaterThanOrEqual(19)
})
test.skipIf(process.platform === 'win32').each([
  [0o022, '644'],
  [0o027, '640']
])('a file is as readable as the system makes new files: umask %o gives %s', async (umask, mode) => {
  const before = process.umask(umask)
  try {
    const file = join(folder, `umask-${umask}.dynopack`)
    expect(await store().write(file, PASS, HEAD, each([]))).toMatchObject({ ok: true })
    expect((statSync(file).mode & 0o777).toString(8)).toBe(mode)
  } finally {
    process.umask(before)
  }
})
