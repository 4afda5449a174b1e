import type { PathNames, PathInput } from '@contract/channels/catalogue'

/** "Arvenna Corsale II 2.0 TDR 150"; the id where the engine has no name. */
export function vehicleLabel(path: Pick<PathInput, 'engines'>, names: PathNames): string {
  const steps = [names.manufacturers, names.models, names.generations].flatMap((step) =>
    step?.name?.trim() ? [step.name.trim()] : []
  )
  return [...steps, names.engines?.name?.trim() || `#${path.engines ?? ''}`].join(' ')
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
