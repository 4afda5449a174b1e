/**
 * The two searches. `/vdb/search` matches manufacturer, model and engine names. The specification does not say which
 * lower levels a hit has: here a hit ends at its own level, and an engine hit has its whole path, once per generation.
 */
import type { EngineEntry } from './catalogue-entries'
import type { CatalogueIndex } from './catalogue-index'
import type { WireRecord, WireContext } from './wire-records'

/** Lower case without accents and punctuation variants: "Lumiere" finds "Lumière". */
function normalise(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** True when every word occurs in the own name or those above, and at least one in the own name. */
function matchesAllWords(words: readonly string[], above: string, own: string): boolean {
  return words.some((word) => own.includes(word)) && words.every((word) => own.includes(word) || above.includes(word))
}

const wordsOf = (query: string): string[] =>
  normalise(query)
    .split(/\s+/)
    .filter((word) => word !== '')

export function searchCatalogue(store: CatalogueIndex, words: WireContext, query: string): WireRecord[] {
  const wanted = wordsOf(query)
  const found: WireRecord[] = []
  for (const maker of store.manufacturers.values()) {
    const type = store.types.get(maker.typeId)
    const atMaker = {
      type_id: maker.typeId,
      type_name: type && words.text(type.name),
      manufacturer_id: maker.id,
      manufacturer_name: maker.name
    }
    const makerName = normalise(maker.name)
    if (matchesAllWords(wanted, '', makerName)) found.push(atMaker)
    for (const model of store.modelsOf(maker.id)) {
      const atModel = { ...atMaker, model_id: model.id, model_common_name: model.name }
      const modelName = normalise(model.name)
      if (matchesAllWords(wanted, makerName, modelName)) found.push(atModel)
      for (const generation of store.generationsOf(model.id)) {
        for (const engine of store.enginesOf(generation.id)) {
          if (!matchesAllWords(wanted, `${makerName} ${modelName}`, normalise(engine.name))) continue
          found.push({
            ...atModel,
            generation_id: generation.id,
            generation_name: generation.name,
            engine_id: engine.id,
            engine_name: engine.name
          })
        }
      }
    }
  }
  return found
}

/** Engines whose names contain every word, each once. `fuel` is compared with the English fuel name. */
export function searchEngines(store: CatalogueIndex, query: string, fuel: string | null): EngineEntry[] {
  const wanted = wordsOf(query)
  const fuelName = fuel === null || fuel.trim() === '' ? null : normalise(fuel.trim())
  return [...store.engines.values()].filter((engine) => {
    if (fuelName !== null && normalise(engine.fuel_name) !== fuelName) return false
    const name = normalise(engine.name)
    return wanted.every((word) => name.includes(word))
  })
}
