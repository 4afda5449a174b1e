import { expect, it } from 'vitest'
import { startCacheTrimmer } from '@main/services/catalogue/cache-trimmer'
import type { SettingKey } from '@shared/settings/schema'
import { FakeClock } from '../../../fakes/clock'
import { FakeLog } from '../../../fakes/log'

const HOUR_MS = 3_600_000

function start() {
  const clock = new FakeClock()
  const at: number[] = []
  let change: (key: SettingKey) => void = () => {}
  startCacheTrimmer({
    clock,
    log: new FakeLog(),
    settings: { onChange: (listener) => ((change = listener), () => {}) },
    trim: async () => void at.push(clock.trueTime)
  })
  return { clock, at, change: (key: SettingKey) => change(key) }
}

it('trims after two minutes and then every six hours', async () => {
  const { clock, at } = start()
  await clock.advance(12 * HOUR_MS + 120_000)
  expect(at).toEqual([120_000, 6 * HOUR_MS + 120_000, 12 * HOUR_MS + 120_000])
})

it('trims soon after a size limit changed, once for several changes', async () => {
  const { clock, at, change } = start()
  await clock.advance(HOUR_MS)
  change('store.maxMegabytes')
  await clock.advance(2000)
  change('store.maxPictureMegabytes')
  await clock.advance(5000)
  expect(at).toEqual([120_000, HOUR_MS + 7000])
  await clock.advance(6 * HOUR_MS)
  expect(at).toHaveLength(3)
})

it('leaves the time of the next trim when another setting changes', async () => {
  const { clock, at, change } = start()
  await clock.advance(HOUR_MS)
  change('units.power')
  await clock.advance(HOUR_MS)
  expect(at).toEqual([120_000])
})
