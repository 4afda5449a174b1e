/** A real update server on loopback, and what it may try. */
import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openSignedList } from '@main/adapters/updates/signed-list'
import { createUpdateFiles } from '@main/adapters/updates/update-files'
import { Updates } from '@main/services/updates/updates'
import { LIST_FILE, MAX_LIST_BYTES, type UpdateList } from '@shared/updates/update-list'
import { UpdateError, type UpdateProblem } from '@shared/updates/update-problems'
import { makeCertificate } from '../../../e2e/support/certificate'
import { FakeClock } from '../../../fakes/clock'
import { FakeLog } from '../../../fakes/log'
import { FILE_NAME, fileEntry, newReleaseKey, PLATFORM, releaseList, signedList } from '../../../helpers/release'

const KEY = newReleaseKey()
const PROGRAM = Buffer.from('#!/bin/sh\nexit 0\n'.repeat(5000))
const signed = (more: Partial<UpdateList> = {}): string => signedList(releaseList(PROGRAM, more), KEY)

let folder: string
let server: Server | null = null
let requests: string[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dynodesk-updates-'))
  requests = []
})
afterEach(async () => {
  server?.closeAllConnections()
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(null)))
  server = null
  rmSync(folder, { recursive: true, force: true })
})

async function listen(made: Server, scheme = 'http'): Promise<string> {
  server = made
  await new Promise<void>((resolve) => made.listen(0, '127.0.0.1', resolve))
  return `${scheme}://127.0.0.1:${(made.address() as AddressInfo).port}/releases`
}
/** Serves texts and bytes by name; a function answers by itself. */
type Content = string | Buffer | RequestListener
const serve = (content: Record<string, Content>): Promise<string> =>
  listen(
    createServer((request, response) => {
      requests.push(request.url!)
      const found = content[request.url!.replace('/releases/', '')]
      if (found === undefined) return void response.writeHead(404).end()
      if (typeof found === 'function') return found(request, response)
      response.end(found)
    })
  )

function updatesAt(address: string, { keys = [KEY.publicKey], clock = new FakeClock({ wall: Date.now() }) } = {}) {
  const prepared: string[] = []
  const files = createUpdateFiles({
    folder: join(folder, 'updates'),
    fetch,
    clock,
    log: new FakeLog()
  })
  const updates = new Updates({
    files,
    installer: { way: 'self', prepare: ({ path }) => Promise.resolve(void prepared.push(path)), install: () => {} },
    clock,
    log: new FakeLog(),
    version: '9.0.0',
    platform: PLATFORM,
    arch: process.arch,
    rules: () => ({ mode: 'ask', address, keys }),
    language: () => 'en',
    openList: openSignedList,
    busy: () => null,
    chooseList: () => Promise.resolve(join(folder, LIST_FILE)),
    changed: () => {},
    quit: () => {}
  })
  return { updates, files, clock, prepared }
}
const problemOf = async (result: Promise<unknown>): Promise<unknown> =>
  ((await result) as { failure?: { params?: { reason: UpdateProblem } } }).failure?.params?.reason ?? null
const keptFiles = (): string[] => {
  try {
    return readdirSync(join(folder, 'updates', 'files'))
  } catch {
    return []
  }
}

it('returns the release of a signed list, and stores its file for this user alone', async () => {
  const { updates, prepared } = updatesAt(await serve({ [LIST_FILE]: signed(), [FILE_NAME]: PROGRAM }))
  expect(await updates.check()).toMatchObject({ ok: true, value: { phase: 'found', version: '9.1.0' } })
  expect(updates.state().notes).toContain('<b>')
  expect(await updates.download()).toMatchObject({ ok: true, value: { phase: 'ready', received: PROGRAM.length } })
  expect(prepared).toHaveLength(1)
  expect(readFileSync(prepared[0]!)).toEqual(PROGRAM)
  if (process.platform !== 'win32') expect(statSync(prepared[0]!).mode & 0o777).toBe(0o600)
})

describe('a list is refused', () => {
  const other = newReleaseKey()
  const changed = signed().replace('9.1.0', '9.9.9')
  const envelope = (more: object): string => JSON.stringify({ ...(JSON.parse(signed()) as object), ...more })
  it.each<[UpdateProblem, Content]>([
    ['unknown-key', signedList(releaseList(PROGRAM), other)],
    ['bad-signature', changed],
    ['bad-signature', envelope({ signatures: [{ key: KEY.publicKey, signature: '00'.repeat(64) }] })],
    ['bad-signature', envelope({ signatures: [{ key: KEY.publicKey, signature: 'zz' }] })],
    ['unknown-key', envelope({ signatures: [] })],
    ['unknown-key', envelope({ signatures: [null] })],
    ['not-a-list', '<html>Log in to this network</html>'],
    ['not-a-list', envelope({ format: 'dynodesk-pack' })],
    ['not-a-list', Buffer.from([0xff, 0xfe])],
    ['newer-format', envelope({ version: 2 })],
    ['too-large', Buffer.alloc(MAX_LIST_BYTES + 1, 32)],
    ['expired', signed({ expires: '2026-01-01T00:00:00.000Z' })],
    ['future', signed({ issued: '2090-01-01T00:00:00.000Z' })],
    ['other-channel', signed({ channel: 'nightly' })],
    ['rollback', signed({ version: '8.0.0' })],
    ['other-platform', signed({ files: [] })],
    ['missing', (_request, response) => void response.writeHead(500).end()],
    ['offline', (request) => void request.socket.destroy()]
  ])('%s', async (problem, content) => {
    const { updates, files } = updatesAt(await serve({ [LIST_FILE]: content, [FILE_NAME]: PROGRAM }))
    expect(await problemOf(updates.check())).toBe(problem)
    expect(updates.state()).toMatchObject({ phase: 'idle', version: null, problem })
    expect((await files.record()).seen).toBeNull()
    expect(await updates.download()).toMatchObject({ ok: true, value: { phase: 'idle' } })
    expect(requests.some((url) => url.endsWith(FILE_NAME))).toBe(false)
  })

  it('when there is no key, and without an address makes no request', async () => {
    const address = await serve({ [LIST_FILE]: signed() })
    expect(await problemOf(updatesAt(address, { keys: [] }).updates.check())).toBe('no-key')
    requests.length = 0
    const { updates, clock } = updatesAt('')
    await updates.start()
    await clock.advance(3 * 86_400_000)
    expect(await problemOf(updates.check())).toBe('no-address')
    expect(requests).toEqual([])
  })

  it('after a newer one, also after a restart of the program', async () => {
    const content: Record<string, Content> = { [LIST_FILE]: signed({ version: '9.3.0' }) }
    const address = await serve(content)
    await updatesAt(address).updates.check()
    content[LIST_FILE] = signed({ version: '9.2.0' })
    expect(await problemOf(updatesAt(address).updates.check())).toBe('rollback')
    content[LIST_FILE] = signed({ version: '9.3.0', issued: new Date(Date.now() - 2 * 86_400_000).toISOString() })
    expect(await problemOf(updatesAt(address).updates.check())).toBe('rollback')
    content[LIST_FILE] = signed({ version: '9.3.0' })
    expect(await problemOf(updatesAt(address).updates.check())).toBeNull()
  })

  it('from another address that this one points to', async () => {
    const target = createServer((_request, response) => void response.end(signed()))
    await new Promise<void>((resolve) => target.listen(0, '127.0.0.1', resolve))
    const location = `http://127.0.0.1:${(target.address() as AddressInfo).port}/${LIST_FILE}`
    const address = await serve({
      [LIST_FILE]: (_request, response) => void response.writeHead(302, { location }).end()
    })
    expect(await problemOf(updatesAt(address).updates.check())).toBe('redirected')
    target.close()
  })

  it('from a server that stops answering', async () => {
    const address = await serve({ [LIST_FILE]: (_request, response) => void response.write('{') })
    const { updates, clock } = updatesAt(address)
    const checked = updates.check()
    await expect.poll(() => requests.length).toBe(1)
    await clock.advance(31_000)
    expect(await problemOf(checked)).toBe('timeout')
  })

  const certificate = makeCertificate()
  it.skipIf(certificate === null && !process.env['CI'])('from a server with an untrusted certificate', async () => {
    const address = await listen(
      createTlsServer(certificate!, (_request, response) => void response.end(signed())),
      'https'
    )
    expect(await problemOf(updatesAt(address).updates.check())).toBe('insecure')
  })
})

describe('a file is refused and deleted', () => {
  const half: RequestListener = (_request, response) => {
    response.writeHead(200, { 'content-length': PROGRAM.length })
    response.write(PROGRAM.subarray(0, 1000), () => response.destroy())
  }
  const endless: RequestListener = (_request, response) => {
    const more = (): void => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536)));
      if (!response.destroyed) response.once('drain', more)
    }
    more()
  }
  it.each<[UpdateProblem, Content | undefined]>([
    ['wrong-file', Buffer.from(PROGRAM).fill(0x41, 10, 20)],
    ['wrong-file', Buffer.concat([PROGRAM, Buffer.from('more')])],
    ['wrong-file', endless],
    ['cut-short', PROGRAM.subarray(0, PROGRAM.length - 1)],
    ['offline', half],
    ['missing', undefined],
    ['redirected', (_request, response) => void response.writeHead(301, { location: 'http://127.0.0.1:1/' }).end()]
  ])('%s', async (problem, content) => {
    const address = await serve({ [LIST_FILE]: signed(), ...(content === undefined ? {} : { [FILE_NAME]: content }) })
    const { updates, prepared } = updatesAt(address)
    await updates.check()
    expect(await problemOf(updates.download())).toBe(problem)
    expect(updates.state()).toMatchObject({ phase: 'found', problem, received: 0 })
    expect(keptFiles()).toEqual([])
    expect(prepared).toEqual([])
  })

  it('when it is a signed file of another release', async () => {
    const older = Buffer.from('an older program')
    const address = await serve({ [LIST_FILE]: signed(), [FILE_NAME]: older })
    expect(signedList(releaseList(older, { version: '9.0.5', files: [fileEntry(older)] }), KEY)).toContain('9.0.5')
    const { updates } = updatesAt(address)
    await updates.check()
    expect(await problemOf(updates.download())).toBe('cut-short')
  })

  it('when it cannot be stored', async () => {
    const address = await serve({ [LIST_FILE]: signed(), [FILE_NAME]: PROGRAM })
    const { updates } = updatesAt(address)
    await updates.check()
    rmSync(join(folder, 'updates'), { recursive: true })
    writeFileSync(join(folder, 'updates'), 'a file in place of the folder')
    expect(await problemOf(updates.download())).toBe('disk')
  })
})

describe('from a disk', () => {
  it('takes the file beside the list, with the same checks', async () => {
    writeFileSync(join(folder, LIST_FILE), signed())
    writeFileSync(join(folder, FILE_NAME), PROGRAM)
    const { updates, prepared } = updatesAt('')
    expect(await updates.openFile()).toMatchObject({ ok: true, value: { phase: 'ready' } })
    expect(readFileSync(prepared[0]!)).toEqual(PROGRAM)
  })
  it.each<[UpdateProblem, () => void]>([
    ['missing', () => {}],
    ['bad-signature', () => writeFileSync(join(folder, LIST_FILE), signed().replace('9.1.0', '9.9.9'))],
    ['missing', () => writeFileSync(join(folder, LIST_FILE), signed())],
    [
      'wrong-file',
      () => {
        writeFileSync(join(folder, LIST_FILE), signed())
        writeFileSync(join(folder, FILE_NAME), Buffer.alloc(PROGRAM.length))
      }
    ]
  ])('refuses: %s', async (problem, put) => {
    put()
    expect(await problemOf(updatesAt('').updates.openFile())).toBe(problem)
    expect(keptFiles()).toEqual([])
  })
})

it('an UpdateError names its problem', () => {
  expect(new UpdateError('expired').message).toBe('update: expired')
})
