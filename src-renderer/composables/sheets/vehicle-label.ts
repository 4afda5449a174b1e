import { yearsText } from '@shared/catalogue/model-years'
import type { PathNames, PathInput } from '@contract/channels/catalogue'

/** "Arvenna Corsale II": make, model and generation, as far as named. */
export const generationLabel = (names: PathNames): string =>
  [names.manufacturers, names.models, names.generations].flatMap((step) => step?.name?.trim() || []).join(' ')

/** "2014–2020"; null without years. */
export const generationYears = ({ generations }: PathNames): string | null =>
  yearsText(generations?.year, generations?.yearend)

/** "Arvenna Corsale II 2.0 TDR 150", down to the deepest level of the path; its id where that has no name. */
export function placeLabel(path: PathInput, names: PathNames): string {
  const deepest =
    (['engines', 'generations', 'models'] as const).find((level) => path[level] !== null) ?? 'manufacturers'
  const id = names[deepest]?.name?.trim() ? '' : `#${path[deepest] ?? ''}`
  return [generationLabel(names), names.engines?.name?.trim(), id].filter(Boolean).join(' ')
}

export const toPlainPath = ({ types, manufacturers, models, generations, engines }: PathInput): PathInput => ({
  types,
  manufacturers,
  models,
  generations,
  engines
})
export const vehicleKey = ({ generations, engines }: Pick<PathInput, 'generations' | 'engines'>): string =>
  `${generations ?? ''} ${engines ?? ''}`
