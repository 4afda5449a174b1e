/**
 * Records with every int64 that programs get wrong, on all five levels (traps 26 and 27).
 *
 * 9007199254740993 read as a JavaScript number becomes 9007199254740992, and 9223372036854775807 becomes
 * 9223372036854775808: beside each stands
 * a neighbour with what the rounded number would name, so that a rounding client shows the wrong record and not merely
 * an error.
 */
import type { CatalogueData } from '../catalogue/catalogue-entries'
import { EdgeCaseRegistry } from './edge-case-registry'

/** As they stand in addresses. The second is the neighbour of the first. */
export const BIG_IDS = [
  '9007199254740993',
  '9007199254740992',
  '9223372036854775807',
  '9223372036854775806',
  '-9223372036854775808',
  '-1',
  '0'
] as const

export function bigIdRecords(): CatalogueData {
  const book = new EdgeCaseRegistry()
  for (const text of BIG_IDS) {
    const id = BigInt(text)
    const type = book.type(`Type ${text}`, { id })
    // each type has all makers' worth of one chain; the ids are the same on every level, the records are not
    const maker = book.manufacturer(type, `Manufacturer ${text}`, { id })
    const model = book.model(maker, `Model ${text}`, { id })
    const generation = book.generation(model, `Generation ${text}`, { id })
    const engine = book.engine(generation, `Engine ${text}`, {
      id,
      read_tools: [{ id, name: 'Kestrel 3' }],
      read_methods: [{ id, value: 'OBD' }]
    })
    book.figures(generation, engine, { id })
  }
  return book.data
}
