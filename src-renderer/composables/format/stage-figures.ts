/** Power and torque of an engine with the gain of its first stage, as lists show them. */
import { computed } from 'vue'
import { useFormat } from '@/composables/format/format'
import { useSettings } from '@/stores/settings'
import { headlineGain } from '@shared/dyno/curve-set'
import type { HeadlineFigures } from '@shared/ports/stores/catalogue-store'
import { curveAssumptions } from '@shared/units/unit-assumptions'
import { unitGain, unitText, type Quantity } from '@shared/units/units'

/** CSS class of a gain; noise of the calculation counts as none. */
export const gainClass = (gain: number | null): 'even' | 'gain' | 'loss' =>
  gain === null || Math.abs(gain) < 1e-9 ? 'even' : gain > 0 ? 'gain' : 'loss'

export interface GainText {
  /** "+40" */
  readonly text: string
  readonly look: ReturnType<typeof gainClass>
}
interface StageText {
  /** "150 PS"; null without a figure. */
  readonly text: string | null
  /** Left out without a stage. */
  readonly gain?: GainText
}

export function useStageFigures() {
  const format = useFormat()
  const settings = useSettings()
  const textsOf = computed(() => {
    const assume = curveAssumptions(settings.value)
    const units = { power: settings.value('units.power'), torque: settings.value('units.torque') }
    const tag = format.tag()
    return (stock: HeadlineFigures, stage?: HeadlineFigures | null): { readonly [Q in Quantity]: StageText } => {
      const gains = stage ? headlineGain(stock, stage, assume) : null
      const textOf = (quantity: Quantity): StageText => {
        const figure = stock[quantity]
        const gain = gains?.[quantity] ?? null
        return {
          text: figure === null ? null : unitText(figure, units[quantity], tag).text,
          ...(gain !== null && {
            gain: {
              text: unitGain(gain, units[quantity], tag),
              look: gainClass(gain)
            }
          })
        }
      }
      return { power: textOf('power'), torque: textOf('torque') }
    }
  })
  return {
    textsOf,
    /** All in one line: "150 PS +40 · 350 Nm +80"; '' without figures. */
    lineOf: (...figures: Parameters<(typeof textsOf)['value']>): string =>
      Object.values(textsOf.value(...figures))
        .flatMap(({ text, gain }) => (text === null ? [] : [gain ? `${text} ${gain.text}` : text]))
        .join(' · ')
  }
}
