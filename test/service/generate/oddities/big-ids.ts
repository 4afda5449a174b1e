/**
 * Records with int64 ids that programs get wrong, on all five levels (traps 26 and 27).
 *
 * As JavaScript numbers, 9007199254740993 becomes 9007199254740992, and 9223372036854775807 becomes
 * 9223372036854775808. Each has a neighbour with the rounded id, so that a rounding client shows the wrong record
 * instead of an error.
 */
import type { CatalogueData } from '../../../../src-main/adapters/demo-service/catalogue/catalogue-entries.ts'
import { EdgeCaseRegistry } from './edge-case-registry.ts'

/** As in addresses. The second is the neighbour of the first. */
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
  const registry = new EdgeCaseRegistry()
  for (const text of BIG_IDS) {
    const id = BigInt(text)
    const type = registry.type(`Type ${text}`, { id })
    // ids are equal on all levels, records are not
    const maker = registry.manufacturer(type, `Manufacturer ${text}`, { id })
    const model = registry.model(maker, `Model ${text}`, { id })
    const generation = registry.generation(model, `Generation ${text}`, { id })
    const engine = registry.engine(generation, `Engine ${text}`, {
      id,
      read_tools: [{ id, name: 'Kestrel 3' }],
      read_methods: [{ id, value: 'OBD' }]
    })
    registry.figures(generation, engine, { id })
  }
  return registry.data
}
