/** The figures that a customer asks for, of the drawn stage: power, torque, 0 to 100. */
import { computed } from 'vue'
import { useI18n } from 'vue-i18n'
import { useFormat } from '@/composables/format/format'
import { useSettings } from '@/stores/settings'
import { performanceFigure } from '@shared/catalogue/performance-figure'
import type { Compared } from '@shared/compare/comparison-rows'
import { compareStages } from '@shared/compare/stage-comparison'
import type { Curve, CurveKey } from '@shared/dyno/curve-set'

interface ComparedFigures {
  /** The drawn stage of the engine, else stock. */
  readonly curve: Curve | undefined
  readonly power: number | null
  readonly torque: number | null
  /** Of the drawn stage; null where it has none. */
  readonly zeroTo100: number | null
}

/** `stage`: null is stock. */
export function useHeadlineFigures(): (compared: Compared, stage: CurveKey | null) => ComparedFigures {
  const settings = useSettings()
  return ({ curves, engine, performance }, stage) => {
    const all = curves?.curves ?? []
    const curve = all.find(({ key }) => key === stage) ?? all.find(({ position }) => position === 0)
    const zeroIsMissing = settings.value('performance.zeroIsMissing')
    const steps = curves ? compareStages(curves, performance, { zeroIsMissing }) : []
    return {
      curve,
      power: curve ? curve.headline.power : (engine?.power ?? null),
      torque: curve ? curve.headline.torque : (engine?.torque ?? null),
      zeroTo100: curve
        ? (steps.find(({ key }) => key === curve.key)?.zeroTo100 ?? null)
        : performanceFigure(performance?.zero_to_hundred, zeroIsMissing)
    }
  }
}

/** "0–100 km/h" */
export function useZeroTo100Name() {
  const { t } = useI18n()
  const format = useFormat()
  const settings = useSettings()
  return computed(() => {
    const speed = settings.value('units.speed')
    return speed === 'none'
      ? t('engine.performance.zeroTo100')
      : t('engine.performance.zeroTo100Unit', { unit: format.unit(speed) })
  })
}
