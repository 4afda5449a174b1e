/**
 * The vehicle type "Oddities": one record for each peculiarity of values. Built in code and added by a switch, so that
 * a person who tries the
 * demo never meets it.
 */
import type { CatalogueData, EngineEntry } from '../catalogue/catalogue-entries'
import { OddityBook, type Place } from './edge-case-registry'
import { ODD_FIELDS, ODD_PERFORMANCE } from './engine-fields'
import { longLists, oddLevels, sameIds } from './hierarchy'
import { ODD_STAGES } from './stage-values'
import { ODD_VALUES } from './figure-values'

export type { Place } from './edge-case-registry'

export interface Oddities {
  readonly data: CatalogueData
  /** Where each oddity stands, by its name; `docs/demo-service.md` lists the names. */
  readonly places: ReadonlyMap<string, Place>
}

let built: Oddities | null = null

export function oddities(): Oddities {
  return (built ??= build())
}

/** Where one oddity stands. @throws when there is none of that name */
export function placeOf(name: string): Place {
  const place = oddities().places.get(name)
  if (!place) throw new Error(`no oddity is called "${name}"`)
  return place
}

function build(): Oddities {
  const book = new OddityBook()
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
  shelf('Values', ODD_VALUES)
  shelf('Stages', ODD_STAGES)
  shelf('Fields', ODD_FIELDS)

  const maker = book.manufacturer(type, 'Performance')
  const model = book.model(maker, 'Performance')
  const generation = book.generation(model, 'I')
  for (const [name, patch] of Object.entries(ODD_PERFORMANCE)) {
    const engine = book.engine(generation, name)
    if (patch) book.figures(generation, engine, patch)
    book.note(name, type, maker, model, generation, engine)
  }
  oddLevels(book, type)
  sameIds(book)
  longLists(book)
  return { data: book.data, places: book.places }
}
