/** Gains of the first stage over stock, for the table. */
import { computed } from 'vue'
import { useFormat } from '@/composables/format/format'
import { useSettings } from '@/stores/settings'
import type { Engine } from '@shared/catalogue/records'
import { headlineGain } from '@shared/dyno/curve-set'
import type { EngineMark } from '@shared/ports/stores/catalogue-store'
import { curveAssumptions } from '@shared/units/unit-assumptions'
import { unitGain, type Quantity } from '@shared/units/units'

interface GainText {
  readonly text: string
  readonly look: 'gain' | 'loss' | 'even'
}
type Gains = { readonly [Q in Quantity]?: GainText }

const NONE: Gains = {}

/** @param marks by engine id */
export function useStageGains(marks: () => ReadonlyMap<string, EngineMark>) {
  const format = useFormat()
  const settings = useSettings()
  const hasGains = computed(() => [...marks().values()].some(({ stage }) => stage !== null))
  const gainsOf = computed(() => {
    const stored = marks()
    const assume = curveAssumptions(settings.value)
    const units = { power: settings.value('units.power'), torque: settings.value('units.torque') }
    const tag = format.tag()
    const textOf = (gain: number | null, quantity: Quantity): GainText | undefined =>
      gain === null
        ? undefined
        : { text: unitGain(gain, units[quantity], tag), look: gain > 0 ? 'gain' : gain < 0 ? 'loss' : 'even' }
    return (engine: Engine): Gains => {
      const stage = stored.get(engine.id)?.stage
      if (!stage) return NONE
      const gain = headlineGain(engine, stage, assume)
      const [power, torque] = [textOf(gain.power, 'power'), textOf(gain.torque, 'torque')]
      return { ...(power && { power }), ...(torque && { torque }) }
    }
  })
  return { hasGains, gainsOf }
}
