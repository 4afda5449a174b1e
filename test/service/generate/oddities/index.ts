/**
 * The vehicle type "Oddities": one record per peculiar value. `oddities.json` has these records for the demo service,
 * which adds them by a switch, so users of the demo never see them.
 */
import type {
  CatalogueData,
  EngineEntry
} from '../../../../src-main/adapters/demo-service/catalogue/catalogue-entries.ts'
import { EdgeCaseRegistry, type RecordLocation } from './edge-case-registry.ts'
import { FIELD_CASES, PERFORMANCE_CASES } from './engine-fields.ts'
import { bigIdRecords } from './big-ids.ts'
import { addHierarchyCases, addSameIds } from './hierarchy.ts'
import { STAGE_CASES } from './stage-values.ts'
import { FIGURE_CASES } from './figure-values.ts'

interface EdgeCases {
  readonly data: CatalogueData
  readonly places: ReadonlyMap<string, RecordLocation>
}

let built: EdgeCases | null = null

export function edgeCases(): EdgeCases {
  return (built ??= build())
}

function build(): EdgeCases {
  const registry = new EdgeCaseRegistry()
  const type = registry.type('Oddities')
  const addEngines = (theme: string, engines: Readonly<Record<string, Partial<EngineEntry>>>): void => {
    const maker = registry.manufacturer(type, theme)
    const model = registry.model(maker, theme)
    const generation = registry.generation(model, 'I')
    for (const [name, more] of Object.entries(engines)) {
      const engine = registry.engine(generation, name, more)
      registry.figures(generation, engine)
      registry.note(name, type, maker, model, generation, engine)
    }
  }
  addEngines('Values', FIGURE_CASES)
  addEngines('Stages', STAGE_CASES)
  addEngines('Fields', FIELD_CASES)

  const maker = registry.manufacturer(type, 'Performance')
  const model = registry.model(maker, 'Performance')
  const generation = registry.generation(model, 'I')
  for (const [name, patch] of Object.entries(PERFORMANCE_CASES)) {
    const engine = registry.engine(generation, name)
    if (patch) registry.figures(generation, engine, patch)
    registry.note(name, type, maker, model, generation, engine)
  }
  addHierarchyCases(registry, type)
  addSameIds(registry)
  return { data: registry.data, places: registry.places }
}

/** One line per record. Ids end in "n"; "(left out)" stands for a field that a patch leaves out. */
export function odditiesText(): string {
  const line = (record: unknown): string =>
    JSON.stringify(record, (_key, value: unknown) =>
      typeof value === 'bigint' ? `${value}n` : value === undefined ? '(left out)' : value
    )
  const lists = (data: CatalogueData): string =>
    Object.entries(data)
      .map(([name, records]) => `"${name}": [\n${(records as readonly unknown[]).map(line).join(',\n')}\n]`)
      .join(',\n')
  return `{"peculiar": {\n${lists(edgeCases().data)}\n}, "bigIds": {\n${lists(bigIdRecords())}\n}}\n`
}
