/** Gains of the first stage over stock, for the table. */
import { computed } from 'vue'
import { useStageFigures, type GainText } from '@/composables/format/stage-figures'
import type { Engine } from '@shared/catalogue/records'
import type { EngineMark } from '@shared/ports/stores/catalogue-store'
import type { Quantity } from '@shared/units/units'

type Gains = { readonly [Q in Quantity]?: GainText | undefined }

const NONE: Gains = {}

/** @param marks by engine id */
export function useStageGains(marks: () => ReadonlyMap<string, EngineMark>) {
  const { textsOf } = useStageFigures()
  const hasGains = computed(() => [...marks().values()].some(({ stage }) => stage !== null))
  const gainsOf = computed(() => {
    const stored = marks()
    const texts = textsOf.value
    return (engine: Engine): Gains => {
      const stage = stored.get(engine.id)?.stage
      if (!stage) return NONE
      const { power, torque } = texts(engine, stage)
      return { power: power.gain, torque: torque.gain }
    }
  })
  return { hasGains, gainsOf }
}

/**
 * The engines with the stock of their stored details, over which the gains are: it may be newer than the list. Without
 * a difference the same array.
 */
export function withStoredStock(engines: readonly Engine[], marks: ReadonlyMap<string, EngineMark>): readonly Engine[] {
  const isOlder = (engine: Engine): boolean => {
    const stock = marks.get(engine.id)?.stock
    return stock !== undefined && (stock.power !== engine.power || stock.torque !== engine.torque)
  }
  if (!engines.some(isOlder)) return engines
  return engines.map((engine) => (isOlder(engine) ? { ...engine, ...marks.get(engine.id)!.stock } : engine))
}
