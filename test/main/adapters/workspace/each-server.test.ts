/** The same short work on each server of this machine: Redis and Valkey where both are installed. */
import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { systemClock } from '@main/adapters/clock'
import { redisServers, workDocuments } from '@main/adapters/workspace'
import { editDocument, NO_DOCUMENT, tagOf } from '@shared/workspace/documents/document'
import type { WorkspaceConnection } from '@shared/ports/network/workspace-connection'
import { FakeLog } from '../../../fakes/log'
import { PROGRAMS, RedisServer } from '../../../helpers/redis-server'

const PASSPHRASE = 'canary lamp otter seven'

/** `Valkey server v=8.0.1 …` */
function nameOf(program: string): string {
  const [, name, version] = /^(\w+) server v=([\d.]+)/.exec(execFileSync(program, ['--version']).toString())!
  return `${name} ${version}`
}

async function startIn(program: string) {
  const folder = await mkdtemp(join(tmpdir(), 'ws-each-'))
  const server = await RedisServer.start(folder, ['appendonly yes', 'appendfsync always'], program)
  const access = { address: server.address, user: '', password: null, passphrase: PASSPHRASE, authorityFile: '' }
  const engines: WorkspaceConnection[] = []
  onTestFinished(async () => {
    for (const engine of engines) engine.stop()
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  })
  const computer = (name: string) =>
    redisServers({
      computerFile: join(folder, name),
      contacted: () => {},
      clock: systemClock(),
      log: new FakeLog(),
      random: () => 0
    })
  const join_ = async (name: string): Promise<WorkspaceConnection> => {
    const engine = await computer(name).connection(access)
    engines.push(engine)
    engine.start()
    await expect.poll(() => engine.isOpen).toBe(true)
    return engine
  }
  return { server, join: join_, check: () => computer('check').check(access) }
}

describe.each(PROGRAMS.map((program) => [basename(program), program]))('%s', (_name, program) => {
  it('passes the connection test and is named by its own version', async () => {
    const { check } = await startIn(program)
    const steps = await check()
    expect(steps.filter(({ outcome }) => outcome !== 'ok')).toEqual([])
    expect(steps.find(({ step }) => step === 'version')?.server).toBe(nameOf(program))
  })

  it('shares values, messages, scripts and documents, also after a kill', async () => {
    const { server, join } = await startIn(program)
    const [one, two] = [await join('one'), await join('two')]
    await one.write('part', Buffer.from('a value'), 600_000)
    const documents = workDocuments(one, 'notes')
    const edit = { value: { text: 'a note' }, parents: [], by: 'one', atMs: 1, sign: '0123456789abcdef' }
    const note = { id: '42', document: editDocument(NO_DOCUMENT, edit) }
    expect(await documents.write(note, null)).toBe(true)
    expect(await documents.write(note, null), 'a tag that is not there any more').toBe(false)

    await server.stop()
    await expect.poll(() => one.isOpen || two.isOpen).toBe(false)
    await server.start()
    await expect.poll(() => one.isOpen && two.isOpen).toBe(true)

    expect(Buffer.from((await two.read('part'))!).toString()).toBe('a value')
    const theirs = workDocuments(two, 'notes')
    expect(await theirs.tags()).toEqual(new Map([[theirs.nameOf('42'), tagOf(note.document)]]))
    for await (const read of theirs.read([theirs.nameOf('42'), 'missing'])) expect(read).toEqual([note])
    const received: string[] = []
    two.onMessage('topic', (value) => received.push(Buffer.from(value).toString()))
    await expect.poll(async () => (await one.publish('topic', Buffer.from('news')), received)).toContain('news')
    const seen = async () => Buffer.concat([await server.dump(), await server.contents()])
    for (const canary of [PASSPHRASE, 'a value', 'a note']) expect((await seen()).includes(canary)).toBe(false)
    await server.tell('HSET', 'planted', 'name', 'a value')
    expect((await server.dump()).includes('a value')).toBe(true)
    expect((await server.contents()).includes('a value')).toBe(true)
  })
})
