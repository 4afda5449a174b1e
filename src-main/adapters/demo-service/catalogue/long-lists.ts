/** The vehicle type "Long lists": 10 000 rows on every level, and generations with 50, 100 and 1000 engines. */
import type { CatalogueData, EngineEntry } from './catalogue-entries'

/** Above all ids of `oddities.json`, and the same on all levels. */
export const FIRST_LONG_ID = 1_000_000n
const ROWS = 10_000
/** Numbers of engines, each with the place of its generation and first engine after the long lists. */
export const ROUND_COUNTS = [
  [50, 0, 0],
  [100, 1, 50],
  [1000, 2, 150]
] as const

const longId = (at: number): bigint => FIRST_LONG_ID + BigInt(at)
/** The id of a record after the long list of its level. */
export const idAfterLongList = (at: number): bigint => longId(ROWS + at)

const numbered = (word: string, count = ROWS, first = 0) =>
  Array.from({ length: count }, (_none, i) => {
    const number = String(i + 1).padStart(5, '0')
    return { id: longId(first + i), name: `${word} ${number}`, slug: `${word.toLowerCase()}-${number}` }
  })

/** @param sample gives the engines their other fields */
export function longLists(sample: EngineEntry): CatalogueData {
  const longEngines = numbered('Engine').map((entry, i) => ({
    ...entry,
    power: 50 + ((i + 1) % 700),
    torque: 80 + (((i + 1) * 7) % 900),
    remap_stages: []
  }))
  const rounds = ROUND_COUNTS.map(([count, at, first]) => ({
    id: idAfterLongList(at),
    name: `${count} engines`,
    slug: `${count}-engines`,
    engines: numbered('Engine', count, ROWS + first)
  }))
  const makers = [...numbered('Maker'), { id: idAfterLongList(0), name: 'Round counts', slug: 'round-counts' }]
  const engineIdsOf = (engines: readonly { id: bigint }[]): readonly bigint[] => engines.map(({ id }) => id)
  const noPhotos = { photo: null, photoUnbranded: null }
  const generation = { year: 2015, yearend: 2020, ...noPhotos }
  return {
    types: [{ id: FIRST_LONG_ID, name: 'Long lists', slug: 'long-lists', icon: null }],
    manufacturers: makers.map((maker) => ({ ...maker, typeId: FIRST_LONG_ID, logo: null })),
    models: [
      ...numbered('Model').map((model) => ({ ...model, manufacturerId: FIRST_LONG_ID, ...noPhotos })),
      ...rounds.map(({ engines: _engines, ...model }) => ({
        ...model,
        manufacturerId: idAfterLongList(0),
        ...noPhotos
      }))
    ],
    generations: [
      ...numbered('Generation').map((entry, i) => ({
        ...entry,
        ...generation,
        modelId: FIRST_LONG_ID,
        engineIds: i === 0 ? engineIdsOf(longEngines) : []
      })),
      ...rounds.map(({ id, engines }) => ({
        id,
        name: 'I',
        slug: 'i',
        ...generation,
        modelId: id,
        engineIds: engineIdsOf(engines)
      }))
    ],
    engines: [...longEngines, ...rounds.flatMap(({ engines }) => engines)].map((entry) => ({ ...sample, ...entry })),
    performance: []
  }
}
