import { beforeEach, describe, expect, it } from 'vitest'
import type { PartName } from '@shared/diagnostics/diagnostics-facts'
import { StoreFailure } from '@shared/ports/stores/store-failure'
import { createDiagnostics, type FactCollectors } from '@main/services/diagnostics/diagnostics'
import { SAMPLE } from '../../../shared/diagnostics/sample'
import { FakeClock } from '../../../fakes/clock'
import { FakeLog } from '../../../fakes/log'

let clock: FakeClock
let log: FakeLog
let written: Map<string, string | Uint8Array>
let target: string | null
let problem: 'full' | null
let copied: string[]
let clipboardFails: boolean
beforeEach(() => {
  clock = new FakeClock({ wall: Date.parse('2026-11-21T09:30:00Z') })
  log = new FakeLog()
  written = new Map()
  target = '/tmp/somewhere/diagnosis.json'
  problem = null
  copied = []
  clipboardFails = false
})
const sample = Object.fromEntries(
  Object.entries(SAMPLE).map(([name, value]) => [name, () => value])
) as unknown as FactCollectors
const asked: string[] = []
const make = (changed: Partial<Record<PartName, () => unknown>> = {}) => {
  let n = 0
  return createDiagnostics({
    collect: { ...sample, ...changed } as FactCollectors,
    clock,
    log,
    newId: () => `d${n++}`,
    chooseTarget: async (name) => {
      asked.push(name)
      return target
    },
    clipboard: {
      writeText: async (text) => {
        if (clipboardFails) throw new Error('busy')
        copied.push(text)
      }
    },
    files: {
      write: async (file, content) =>
        problem ? { ok: false, reason: problem } : (written.set(file, content), { ok: true })
    }
  })
}
const madeBy = async (diagnosis: ReturnType<typeof make>) => {
  const result = await diagnosis.make()
  if (!result.ok) throw new Error(result.failure.code)
  return { ...result.value, read: JSON.parse(result.value.text) as Record<string, any> }
}

describe('the diagnosis file', () => {
  it('is saved as shown, with the date in its name', async () => {
    let calls = 0
    const diagnosis = make({ packs: () => Array.from({ length: ++calls }, () => SAMPLE.packs[0]) })
    const { id, name, text } = await madeBy(diagnosis)
    expect(await diagnosis.save({ id })).toEqual({ ok: true, value: { file: target } })
    expect([name, asked.at(-1), calls]).toEqual([
      'dynodesk-diagnosis-2026-11-21.json',
      'dynodesk-diagnosis-2026-11-21.json',
      1
    ])
    expect(written.get('/tmp/somewhere/diagnosis.json')).toBe(text)
  })

  it('is not written after a cancel, nor if it is not the newest one', async () => {
    const diagnosis = make()
    const first = await madeBy(diagnosis)
    const second = await madeBy(diagnosis)
    expect(await diagnosis.save({ id: first.id })).toMatchObject({ ok: false, failure: { code: 'invalid-input' } })
    target = null
    expect(await diagnosis.save({ id: second.id })).toEqual({ ok: true, value: null })
    expect(written.size).toBe(0)
  })

  it('reports why it could not be written, without the folder', async () => {
    problem = 'full'
    const diagnosis = make()
    const { id } = await madeBy(diagnosis)
    expect(await diagnosis.save({ id })).toEqual({
      ok: false,
      failure: { code: 'save-failed', params: { reason: 'full', file: 'diagnosis.json' } }
    })
  })

  it('has the code of a failed part, and all other parts', async () => {
    const { read, text } = await madeBy(
      make({
        stores: () => Promise.reject(new StoreFailure('damaged', 'page 4 of /home/lena')),
        files: () => Promise.reject(Object.assign(new Error('/home/lena'), { code: 'EACCES' })),
        displays: () => {
          throw new TypeError('lena')
        },
        notices: () => Promise.reject('lena')
      })
    )
    expect(read).toMatchObject({
      stores: { failed: 'damaged' },
      files: { failed: 'EACCES' },
      displays: { failed: 'TypeError' },
      notices: { failed: 'unknown' },
      program: { version: '1.4.0' }
    })
    expect(text).not.toContain('lena')
    expect(log.lines.map(({ event }) => event)).toEqual(Array(4).fill('diagnosis.part'))
  })

  it('does not wait for a hanging part', async () => {
    const pending = madeBy(make({ events: () => new Promise(() => {}) }))
    await clock.advance(15_000)
    expect((await pending).read['events']).toEqual({ failed: 'timeout' })
    expect(clock.timers).toBe(0)
  })
})

describe('the health page', () => {
  it('has the answers, and the size and integrity of each store', async () => {
    expect(await make().report()).toEqual({
      ok: true,
      value: {
        answers: SAMPLE.answers,
        stores: [
          { name: 'cache.db', bytes: 409_600, sound: true, problem: null },
          { name: 'feed.db', bytes: 0, sound: null, problem: 'damaged' }
        ],
        freeDiskBytes: 1e11
      }
    })
  })

  it('is copied with filtered texts, without settings and log', async () => {
    const diagnosis = make({ connection: () => ({ ...SAMPLE.connection, baseUrl: 'https://lena.example/v1' }) })
    expect(await diagnosis.copyHealth()).toEqual({ ok: true, value: null })
    const text = copied[0] ?? ''
    expect(Object.keys(JSON.parse(text) as object)).toEqual([
      'madeAt',
      'program',
      'connection',
      'calls',
      'answers',
      'drift',
      'stores',
      'files',
      'sources',
      'workspace'
    ])
    expect(text).not.toMatch(/lena|colour/)
    clipboardFails = true
    expect(await diagnosis.copyHealth()).toMatchObject({ ok: false, failure: { code: 'save-failed' } })
  })
})
