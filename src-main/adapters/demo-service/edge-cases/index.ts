/** The vehicle type "Oddities": one record per peculiar value. Added by a switch, so users of the demo never see it. */
import type { CatalogueData, EngineEntry } from '../catalogue/catalogue-entries'
import { EdgeCaseRegistry, type RecordLocation } from './edge-case-registry'
import { FIELD_CASES, PERFORMANCE_CASES } from './engine-fields'
import { addLongLists, addHierarchyCases, addSameIds } from './hierarchy'
import { STAGE_CASES } from './stage-values'
import { FIGURE_CASES } from './figure-values'

export type { RecordLocation } from './edge-case-registry'

interface EdgeCases {
  readonly data: CatalogueData
  /** Paths of the edge cases by name; `docs/demo-service.md` lists the names. */
  readonly places: ReadonlyMap<string, RecordLocation>
}

let built: EdgeCases | null = null

export function edgeCases(): EdgeCases {
  return (built ??= build())
}

/** The path of an edge case. @throws for an unknown name */
export function locationOf(name: string): RecordLocation {
  const place = edgeCases().places.get(name)
  if (!place) throw new Error(`no oddity is called "${name}"`)
  return place
}

function build(): EdgeCases {
  const book = new EdgeCaseRegistry()
  const type = book.type('Oddities')
  const shelf = (theme: string, engines: Readonly<Record<string, Partial<EngineEntry>>>): void => {
    const maker = book.manufacturer(type, theme)
    const model = book.model(maker, theme)
    const generation = book.generation(model, 'I')
    for (const [name, more] of Object.entries(engines)) {
      const engine = book.engine(generation, name, more)
      book.figures(generation, engine)
      book.note(name, type, maker, model, generation, engine)
    }
  }
  shelf('Values', FIGURE_CASES)
  shelf('Stages', STAGE_CASES)
  shelf('Fields', FIELD_CASES)

  const maker = book.manufacturer(type, 'Performance')
  const model = book.model(maker, 'Performance')
  const generation = book.generation(model, 'I')
  for (const [name, patch] of Object.entries(PERFORMANCE_CASES)) {
    const engine = book.engine(generation, name)
    if (patch) book.figures(generation, engine, patch)
    book.note(name, type, maker, model, generation, engine)
  }
  addHierarchyCases(book, type)
  addSameIds(book)
  addLongLists(book)
  return { data: book.data, places: book.places }
}
