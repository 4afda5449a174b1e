/** Responses of the fourteen endpoints, after access was checked. */
import type { EndpointName } from '../../../shared/catalogue/endpoints'
import type { CatalogueIndex } from '../catalogue/catalogue-index'
import type { RecordPatch } from '../catalogue/catalogue-entries'
import { asListItem, wireRecords, type WireRecord, type WireContext } from '../catalogue/wire-records'
import { searchCatalogue, searchEngines } from '../catalogue/demo-search'

export interface DemoSubscription {
  readonly name: string
  readonly active: true
  readonly end_date: string
}
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
  subscription: DemoSubscription
): DemoAnswer {
  const write = wireRecords(store, words)
  const [first = 0n, second = 0n] = ids
  const list = <T extends { patch?: RecordPatch }>(
    entries: Iterable<T>,
    record: (entry: T) => WireRecord
  ): DemoAnswer => listAnswer([...entries].map((entry) => asListItem(record(entry), entry.patch)))
  const search = (least: number, found: (text: string) => DemoAnswer): DemoAnswer => {
    const text = searchText(query, least)
    return text === null ? { status: 400 } : found(text)
  }
  switch (name) {
    case 'subscription':
      return { status: 200, data: subscription }
    case 'types':
      return list(store.types.values(), write.type)
    case 'type':
      return recordAnswer(store.types.get(first), write.type)
    case 'manufacturers':
      return list(store.manufacturersOf(first), write.manufacturer)
    case 'manufacturer':
      return recordAnswer(store.manufacturers.get(first), write.manufacturer)
    case 'models':
      return list(store.modelsOf(first), write.model)
    case 'model':
      return recordAnswer(store.models.get(first), write.model)
    case 'generations':
      return list(store.generationsOf(first), write.generation)
    case 'generation':
      return recordAnswer(store.generations.get(first), write.generation)
    case 'engines':
      return list(store.enginesOf(first), write.engine)
    case 'engine':
      return recordAnswer(store.engines.get(first), write.engineDetail)
    case 'performance':
      return recordAnswer(store.performanceOf(first, second), write.performance)
    case 'engineSearch':
      return search(MIN_QUERY.engineSearch, (text) => list(searchEngines(store, text, query.get('fuel')), write.engine))
    case 'search':
      return search(MIN_QUERY.search, (text) => listAnswer(searchCatalogue(store, words, text)))
  }
}

function searchText(query: URLSearchParams, least: number): string | null {
  const text = query.get('query')?.trim() ?? ''
  return [...text].length >= least ? text : null
}

function recordAnswer<T>(entry: T | undefined, record: (entry: T) => WireRecord): DemoAnswer {
  return entry === undefined ? { status: 404 } : { status: 200, data: record(entry) }
}

function listAnswer(records: readonly WireRecord[]): DemoAnswer {
  return records.length === 0 ? { status: 404 } : { status: 200, data: records }
}
