import { beforeEach, describe, expect, it } from 'vitest'
import type { PartName } from '@shared/diagnostics/diagnostics-facts'
import { StoreFailure } from '@shared/ports/stores/store-failure'
import { createDiagnostics, type FactCollectors } from '../../../../src-main/services/diagnostics/diagnostics'
import { SAMPLE } from '../../../shared/diagnostics/sample'
import { FakeClock } from '../../../fakes/clock'
import { FakeLog } from '../../../fakes/log'

let clock: FakeClock
let log: FakeLog
let written: Map<string, string | Uint8Array>
let target: string | null
let problem: 'full' | null
beforeEach(() => {
  clock = new FakeClock({ wall: Date.parse('2026-11-21T09:30:00Z') })
  log = new FakeLog()
  written = new Map()
  target = '/tmp/somewhere/diagnosis.json'
  problem = null
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
    nameOf: (file) => file.split('/').at(-1) ?? '',
    chooseTarget: async (name) => {
      asked.push(name)
      return target
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

  it('is not written after a cancel, nor if it is not the last one made', async () => {
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
