import { describe, expect, it } from 'vitest'
import { Spending } from '@main/services/command-line/spending'
import { packFixture } from '../packs/pack-fixture'

const ENGINE = { engine_id: '1101' as never }

describe('the requests of a command', () => {
  it('are not repeated after an error', async () => {
    const fixture = packFixture()
    const { fetchStep } = await fixture.start()
    fixture.faults(() => 500)
    const spending = new Spending(fetchStep, 5)
    const failure = spending.fetch('engine', ENGINE, 'en')
    await fixture.clock.advance(600_000)
    expect(await failure).toMatchObject({ code: 'server-error' })
    expect([fixture.seen.length, spending.spent, spending.left]).toEqual([1, 1, 4])
  })

  it('store the answer and count as one', async () => {
    const fixture = packFixture()
    const { fetchStep } = await fixture.start()
    const spending = new Spending(fetchStep, 1)
    const answer = spending.fetch('engine', ENGINE, 'en')
    await fixture.clock.advance(60_000)
    expect(await answer).toBeNull()
    expect(spending.spent).toBe(1)
    expect(await fixture.store.read('p', 'engine', ENGINE, 'en')).toMatchObject({ data: { name: 'Engine 1101' } })
  })

  it('do not count when they never left the computer', async () => {
    const fixture = packFixture()
    const { fetchStep } = await fixture.start()
    fixture.faults(() => 'unsent')
    const spending = new Spending(fetchStep, 3)
    const failure = spending.fetch('engine', ENGINE, 'en')
    await fixture.clock.advance(600_000)
    expect(await failure).toMatchObject({ code: 'offline' })
    expect(spending.spent).toBe(0)
  })
})
