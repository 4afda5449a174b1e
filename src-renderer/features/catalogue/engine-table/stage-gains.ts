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
