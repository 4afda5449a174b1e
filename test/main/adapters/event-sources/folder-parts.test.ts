import { describe, expect, it } from 'vitest'
import { FileIssues } from '@main/adapters/event-sources/folder/file-issues'
import { kindFromName, fileUseOf } from '@main/adapters/event-sources/folder/file-names'
import { DiskNotAnswering, DiskTimeout, DISK_TIMEOUT_MS } from '@main/adapters/event-sources/folder/disk-timeout'
import { readEvents } from '@main/adapters/event-sources/folder/read-events'
import { stampOf, ProcessedFiles } from '@main/adapters/event-sources/folder/processed-files'
import { RetryLoop } from '@main/adapters/event-sources/retry-loop'
import { createFeedPaths } from '@main/services/feed/feed-paths'
import { FakeClock, settled } from '../../../fakes/clock'

const stamps = (from: number, to: number): string[] =>
  Array.from({ length: to - from }, (_, n) =>
    stampOf('/in', `${from + n}.json`, { size: 1n, changedNs: 1n, inode: 1n })
  )

describe('file names in a watched folder', () => {
  it.each([
    ['ticket_opened.json', 'event'],
    ['A.JSON', 'event'],
    ['day.jsonl', 'lines'],
    ['day.NdJson', 'lines'],
    ['.a.json', null],
    ['~$a.json', null],
    ['a.json.part', null],
    ['a.json.tmp', null],
    ['a.json5', null],
    ['json', null]
  ])('%s is %s', (name, use) => expect(fileUseOf(name)).toBe(use))

  it.each([
    ['ticket_answered.json', 'ticket_answered'],
    ['ticket_answered.17.json', 'ticket_answered'],
    ['ticket_answered__2026.json', 'ticket_answered'],
    ['a__b.c__d.json', 'a'],
    ['__x.json', '']
  ])('%s says %j', (name, kind) => expect(kindFromName(name)).toBe(kind))
})

describe('the memory of processed files', () => {
  const store = () => {
    const kept = new Map<string, unknown>()
    const written: string[] = []
    return {
      kept,
      written,
      memory: {
        read: (name: string) => Promise.resolve(kept.get(name) ?? null),
        write: (name: string, value: unknown) => Promise.resolve(void (written.push(name), kept.set(name, value)))
      }
    }
  }

  it('distinguishes size, time, name and folder', () => {
    const look = { size: 1n, changedNs: 2n, inode: 3n }
    const all = [
      stampOf('/in', 'a', look),
      stampOf('/out', 'a', look),
      stampOf('/in', 'b', look),
      stampOf('/in', 'a', { ...look, size: 2n }),
      stampOf('/in', 'a', { ...look, changedNs: 1n })
    ]
    expect(new Set(all).size).toBe(5)
    expect(stampOf('/in', 'a', { ...look, inode: 9n })).toBe(all[0])
  })

  it('survives a restart, and one more file writes one part', async () => {
    const { memory, written } = store()
    const first = new ProcessedFiles(memory, 10)
    await first.open()
    for (const stamp of stamps(0, 25)) first.add(stamp)
    await first.save()
    expect(written).toEqual(['taken-0', 'taken-1', 'taken-2'])
    written.length = 0
    const second = new ProcessedFiles(memory, 10)
    await second.open()
    expect(stamps(0, 26).map(second.has)).toEqual([...Array.from({ length: 25 }, () => true), false])
    second.add(stamps(25, 26)[0]!)
    second.add(stamps(0, 1)[0]!)
    await second.save()
    expect(written).toEqual(['taken-2'])
  })

  it('is limited, and forgets files that are gone first', async () => {
    const { memory } = store()
    const taken = new ProcessedFiles(memory, 2)
    await taken.open()
    for (const stamp of stamps(0, 200)) taken.add(stamp)
    expect(taken.full).toBe(true)
    expect(stamps(0, 200).filter(taken.has)).toHaveLength(128)
    taken.retain(new Set(stamps(120, 128)))
    expect(taken.full).toBe(false)
    await taken.save()
    const again = new ProcessedFiles(memory, 2)
    await again.open()
    expect(stamps(0, 200).filter(again.has)).toEqual(stamps(120, 128))
  })

  it('is read again after a failure', async () => {
    const { memory } = store()
    const first = new ProcessedFiles(memory)
    first.add(stamps(0, 1)[0]!)
    await first.save()
    let failures = 1
    const read = (name: string): Promise<unknown> =>
      failures-- > 0 ? Promise.reject(new Error('busy')) : memory.read(name)
    const second = new ProcessedFiles({ ...memory, read })
    await expect(second.open()).rejects.toThrow('busy')
    await second.open()
    expect(second.has(stamps(0, 1)[0]!)).toBe(true)
  })

  it('is empty if it holds something else', async () => {
    const { memory, kept } = store()
    kept.set('taken-0', { not: 'a text' })
    const taken = new ProcessedFiles(memory)
    await taken.open()
    expect(taken.has(stamps(0, 1)[0]!)).toBe(false)
  })
})

describe('a disk that does not respond', () => {
  it('is given up after a while, and used again once its call returns', async () => {
    const clock = new FakeClock()
    const timeout = new DiskTimeout(clock)
    const never = new AbortController().signal
    const hanging = Promise.withResolvers<string>()
    const closed: string[] = []
    const asked = timeout.ask(
      '/a',
      never,
      () => hanging.promise,
      (late) => Promise.resolve(void closed.push(late))
    )
    const refused = expect(asked).rejects.toBeInstanceOf(DiskNotAnswering)
    await clock.advance(DISK_TIMEOUT_MS)
    await refused
    let calls = 0
    await expect(timeout.ask('/a', never, () => Promise.resolve(++calls))).rejects.toBeInstanceOf(DiskNotAnswering)
    expect(await timeout.ask('/b', never, () => Promise.resolve(++calls))).toBe(1)
    hanging.resolve('a folder')
    await settled()
    expect(closed).toEqual(['a folder'])
    expect(await timeout.ask('/a', never, () => Promise.resolve(++calls))).toBe(2)
  })

  it('delays the exit by half a second only, and leaves threads for other work', async () => {
    const clock = new FakeClock()
    const timeout = new DiskTimeout(clock)
    const ends = new AbortController()
    const hang = (folder: string) =>
      expect(timeout.ask(folder, ends.signal, () => new Promise<never>(() => undefined))).rejects.toBeInstanceOf(
        DiskNotAnswering
      )
    const both = [hang('/a'), hang('/b')]
    ends.abort()
    await clock.advance(500)
    await Promise.all(both)
    await expect(timeout.ask('/c', new AbortController().signal, () => Promise.resolve(1))).rejects.toBeInstanceOf(
      DiskNotAnswering
    )
    expect(clock.timers).toBe(0)
  })
})

it('reports the most important problem with one file and the number', () => {
  const findings = new FileIssues()
  expect(findings.problem()).toBeNull()
  for (const name of ['a', 'b', 'b']) findings.add('file-no-event', name)
  expect(findings.problem()).toEqual({ code: 'file-no-event', params: { file: 'a', n: 2 } })
  findings.add('file-stays', 'c')
  expect(findings.problem()).toEqual({ code: 'file-stays', params: { file: 'c', n: 1 } })
  expect(findings.counts()).toEqual({ 'file-no-event': 2, 'file-stays': 1 })
})

it('a file with extreme nesting is stored as received, and a byte order mark before it is not part of the event', async () => {
  const rules = { kindFrom: 'name', kindField: '/kind', maxBodyBytes: 1_000_000 } as const
  const deep = Buffer.from(`${'['.repeat(20_000)}${']'.repeat(20_000)}`)
  expect(await readEvents('a.json', 'event', deep, rules)).toMatchObject([{ kind: 'a' }])
  expect(await readEvents('a.json', 'event', Buffer.from('\uFEFF{"id":1}'), rules)).toEqual([
    { kind: 'a', body: Buffer.from('{"id":1}'), headers: {} }
  ])
})

it('starts the next round at once when woken, also during a round', async () => {
  const clock = new FakeClock()
  const loop = new RetryLoop(clock)
  let rounds = 0
  loop.start(() => {
    if (++rounds === 2) loop.wake()
    return Promise.resolve(10_000)
  })
  await settled()
  expect(rounds).toBe(1)
  loop.wake()
  await settled()
  expect(rounds).toBe(3)
  await loop.stop()
  expect(clock.timers).toBe(0)
})

describe('the choice of the folder', () => {
  const choosing = (managed: boolean, chosen: string | null) => {
    const set: unknown[] = []
    let asked = 0
    const folder = createFeedPaths({
      chooseFolder: () => (asked++, Promise.resolve(chosen)),
      chooseCertificate: () => Promise.resolve('/keys/desk.pem'),
      settings: {
        all: () => [{ key: 'events.folder.path', value: '', standard: '', type: 'text', group: 'events', managed }],
        set: (key, value) => {
          set.push([key, value])
          return Promise.resolve({ ok: false, code: 'store-failed', params: { key } })
        }
      }
    })
    return { folder, set, asked: () => asked }
  }
  it('sets the chosen folder and reports a failure', async () => {
    const { folder, set } = choosing(false, '/in')
    expect(await folder.choose('events.folder.path')).toMatchObject({ ok: false, failure: { code: 'store-failed' } })
    expect(set).toEqual([['events.folder.path', '/in']])
  })
  it('accepts a file of the broker as well', async () => {
    const { folder, set } = choosing(true, '/in')
    await folder.chooseCertificatePath('events.mqtt.keyFile')
    expect(set).toEqual([['events.mqtt.keyFile', '/keys/desk.pem']])
  })
  it('changes nothing when cancelled', async () => {
    const { folder, set } = choosing(false, null)
    expect(await folder.choose('events.folder.path')).toEqual({ ok: true, value: null })
    expect(set).toEqual([])
  })
  it('does not ask for a managed setting', async () => {
    const { folder, asked } = choosing(true, '/in')
    expect(await folder.choose('events.folder.path')).toMatchObject({ ok: false, failure: { code: 'setting-managed' } })
    expect(asked()).toBe(0)
  })
})
