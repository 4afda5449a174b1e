import { expect, it } from 'vitest'
import { byVehicle } from '@/features/packs/ready/by-vehicle'
import { createCollator } from '@shared/text/collation'
import type { ReadinessEntry } from '@contract/channels/packs'

const stored = ['一汽', '安凯', '比亚迪'].map(
  (name, at) =>
    ({
      path: { generations: String(at) },
      names: { manufacturers: { id: String(at), name } }
    }) as unknown as ReadinessEntry
)

it('sorts stored engines in the order of Chinese names that a person chose', () => {
  const sorted = (order: 'pinyin' | 'stroke') =>
    byVehicle(stored, createCollator('zh-Hans', order).compare).map(({ title }) => title.slice(0, 1))
  expect(sorted('pinyin')).toEqual(['安', '比', '一'])
  expect(sorted('stroke')).toEqual(['一', '比', '安'])
})
