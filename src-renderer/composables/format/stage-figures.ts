/** Power and torque of an engine with those of its first stage, as lists show them. */
import { computed } from 'vue'
import { useFormat } from '@/composables/format/format'
import { useSettings } from '@/stores/settings'
import { stageHeadline } from '@shared/dyno/curve-set'
import type { HeadlineFigures } from '@shared/ports/stores/catalogue-store'
import { curveAssumptions } from '@shared/units/unit-assumptions'
import { unitText, type Quantity } from '@shared/units/units'

type StageTexts = { readonly [Q in Quantity]: string | null }

export function useStageFigures() {
  const format = useFormat()
  const settings = useSettings()
  /** "150 → 190 PS", "150 PS" without a stage, null without a figure. */
  const textsOf = computed(() => {
    const assume = curveAssumptions(settings.value)
    const units = { power: settings.value('units.power'), torque: settings.value('units.torque') }
    const tag = format.tag()
    return (stock: HeadlineFigures, stage?: HeadlineFigures | null): StageTexts => {
      const tuned = stage ? stageHeadline(stage, assume) : null
      const textOf = (quantity: Quantity): string | null => {
        const [from, to] = [stock[quantity], tuned?.[quantity] ?? null]
        if (from === null) return null
        const text = unitText(from, units[quantity], tag)
        return to === null ? text.text : `${text.figure} → ${unitText(to, units[quantity], tag).text}`
      }
      return { power: textOf('power'), torque: textOf('torque') }
    }
  })
  return {
    textsOf,
    /** Both in one line: "150 → 190 PS · 350 → 430 Nm"; '' without figures. */
    lineOf: (...figures: Parameters<(typeof textsOf)['value']>): string => {
      const { power, torque } = textsOf.value(...figures)
      return [power, torque].filter((text) => text !== null).join(' · ')
    }
  }
}
