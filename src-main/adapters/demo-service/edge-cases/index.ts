/** The vehicle type "Oddities": one record per peculiar value. Added by a switch, so users of the demo never see it. */
import type { CatalogueData, EngineEntry } from '../catalogue/catalogue-entries'
import { EdgeCaseRegistry, type RecordLocation } from './edge-case-registry'
import { FIELD_CASES, PERFORMANCE_CASES } from './engine-fields'
import { addLongLists, addHierarchyCases, addSameIds } from './hierarchy'
import { STAGE_CASES } from './stage-values'
import { FIGURE_CASES } from './figure-values'

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
  addLongLists(registry)
  return { data: registry.data, places: registry.places }
}
