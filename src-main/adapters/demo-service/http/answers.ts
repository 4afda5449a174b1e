/** Responses of the fourteen endpoints, after key, limit and permission were checked. */
import type { EndpointName } from '../../../shared/catalogue/endpoints'
import type { CatalogueIndex } from '../catalogue/catalogue-index'
import type { RecordPatch } from '../catalogue/catalogue-entries'
import { asListItem, WireRecordWriter, type WireRecord, type WireContext } from '../catalogue/wire-records'
import { searchCatalogue, searchEngines } from '../catalogue/demo-search'
import type { Switches } from '../switches'

type DemoAnswer = { readonly status: 200; readonly data: unknown } | { readonly status: 400 | 404 }

interface DemoRequest {
  readonly name: EndpointName
  readonly ids: readonly bigint[]
  readonly query: URLSearchParams
}

const MIN_QUERY = { search: 2, engineSearch: 3 }

export function answerRequest(
  { name, ids, query }: DemoRequest,
  store: CatalogueIndex,
  words: WireContext,
  switches: Switches
): DemoAnswer {
  const write = new WireRecordWriter(store, words)
  const [first = 0n, second = 0n] = ids
  const list = <T extends { patch?: RecordPatch }>(
    entries: readonly T[],
    record: (entry: T) => WireRecord
  ): DemoAnswer =>
    listAnswer(
      ordered(entries, switches).map((entry) => asListItem(record(entry), entry.patch)),
      switches
    )
  switch (name) {
    case 'subscription':
      return { status: 200, data: switches.subscription }
    case 'types':
      return list([...store.types.values()], (entry) => write.type(entry))
    case 'type':
      return recordAnswer(store.types.get(first), (entry) => write.type(entry))
    case 'manufacturers':
      return list(store.manufacturersOf(first), (entry) => write.manufacturer(entry))
    case 'manufacturer':
      return recordAnswer(store.manufacturers.get(first), (entry) => write.manufacturer(entry))
    case 'models':
      return list(store.modelsOf(first), (entry) => write.model(entry))
    case 'model':
      return recordAnswer(store.models.get(first), (entry) => write.model(entry))
    case 'generations':
      return list(store.generationsOf(first), (entry) => write.generation(entry))
    case 'generation':
      return recordAnswer(store.generations.get(first), (entry) => write.generation(entry))
    case 'engines':
      return list(store.enginesOf(first), (entry) => write.engine(entry))
    case 'engine':
      return recordAnswer(store.engines.get(first), (entry) => write.engineDetail(entry))
    case 'performance':
      return recordAnswer(store.performanceOf(first, second), (entry) => write.performance(entry))
    case 'engineSearch': {
      const text = searchText(query, MIN_QUERY.engineSearch)
      return text === null
        ? { status: 400 }
        : list(searchEngines(store, text, query.get('fuel')), (entry) => write.engine(entry))
    }
    case 'search': {
      const text = searchText(query, MIN_QUERY.search)
      return text === null
        ? { status: 400 }
        : listAnswer(ordered(searchCatalogue(store, words, text), switches), switches)
    }
  }
}

/** The trimmed query when it is long enough, counted in code points. */
function searchText(query: URLSearchParams, least: number): string | null {
  const text = query.get('query')?.trim() ?? ''
  return [...text].length >= least ? text : null
}

function recordAnswer<T>(entry: T | undefined, record: (entry: T) => WireRecord): DemoAnswer {
  return entry === undefined ? { status: 404 } : { status: 200, data: record(entry) }
}

function listAnswer(records: readonly WireRecord[], { emptyLists }: Switches): DemoAnswer {
  return records.length === 0 && emptyLists === 'not-found' ? { status: 404 } : { status: 200, data: records }
}

function ordered<T>(entries: readonly T[], { order, cap }: Switches): readonly T[] {
  // a deterministic shuffle by a hash of the position
  const sorted =
    order === 'reversed'
      ? entries.toReversed()
      : order === 'shuffled'
        ? entries
            .map((entry, i) => ({ entry, rank: (i * 2654435761) % 4294967296 }))
            .sort((a, b) => a.rank - b.rank)
            .map(({ entry }) => entry)
        : entries
  return cap === null ? sorted : sorted.slice(0, cap)
}
