/**
 * Splits an engine detail into facts, shared by all languages, and texts.
 *
 * The halves are joined by code, stage number or id, because texts may be older than facts.
 */
import { stagesInOrder } from '../../../../shared/dyno/curve-set'
import type { HeadlineFigures } from '../../../../shared/ports/stores/catalogue-store'
import type { EngineDetail, ReadMethod, ReadTool, RemapOption, RemapStage } from '../../../../shared/catalogue/records'

type Key = string | number | null
interface Facts {
  readonly options: readonly Omit<RemapOption, 'name' | 'description'>[] | null
  readonly stages: readonly Omit<RemapStage, 'modifications'>[] | null
  readonly tools: readonly (string | null)[] | null
  readonly methods: readonly (string | null)[] | null
}
interface Texts {
  readonly options: readonly (readonly [code: Key, name: string | null, description: string | null])[]
  readonly stages: readonly (readonly [no: Key, modifications: string | null])[]
  readonly tools: readonly (readonly [id: Key, name: string | null])[]
  readonly methods: readonly (readonly [id: Key, value: string | null])[]
}
type Added = Pick<EngineDetail, 'options' | 'remap_stages' | 'read_tools' | 'read_methods'>

export function splitDetail({ options, remap_stages, read_tools, read_methods }: Added): {
  facts: string
  texts: string
} {
  const facts: Facts = {
    options: options?.map(({ code, icon }) => ({ code, icon })) ?? null,
    stages:
      remap_stages?.map(({ stage_no, power, torque, hp_values, nm_values }) => ({
        stage_no,
        power,
        torque,
        hp_values,
        nm_values
      })) ?? null,
    tools: read_tools?.map(({ id }) => id) ?? null,
    methods: read_methods?.map(({ id }) => id) ?? null
  }
  const texts: Texts = {
    options: options?.map(({ code, name, description }) => [code, name, description]) ?? [],
    stages: remap_stages?.map(({ stage_no, modifications }) => [stage_no, modifications]) ?? [],
    tools: read_tools?.map(({ id, name }) => [id, name]) ?? [],
    methods: read_methods?.map(({ id, value }) => [id, value]) ?? []
  }
  return { facts: JSON.stringify(facts), texts: JSON.stringify(texts) }
}

/** null: no stage. */
export function firstStage(
  stages: readonly Pick<RemapStage, 'stage_no' | 'power' | 'torque'>[] | null
): HeadlineFigures | null {
  const [first] = stagesInOrder(stages ?? [])
  return first ? { power: first.power, torque: first.torque } : null
}

/** null: no stage, or the row is damaged. */
export function firstStoredStage(factsText: string): HeadlineFigures | null {
  try {
    return firstStage((JSON.parse(factsText) as Facts).stages)
  } catch {
    return null
  }
}

/** null: the row is damaged. */
export function joinDetail(factsText: string, textsText: string): Added | null {
  try {
    return join(JSON.parse(factsText) as Facts, JSON.parse(textsText) as Texts)
  } catch {
    return null
  }
}

function join(facts: Facts, texts: Texts): Added {
  const option = textsByKey(texts.options)
  const stage = textsByKey(texts.stages)
  const tool = textsByKey(texts.tools)
  const method = textsByKey(texts.methods)
  return {
    options:
      facts.options?.map(({ code, icon }): RemapOption => {
        const [, name, description] = option(code) ?? []
        return { code, icon, name: name ?? null, description: description ?? null }
      }) ?? null,
    remap_stages:
      facts.stages?.map((figures): RemapStage => ({
        ...figures,
        modifications: stage(figures.stage_no)?.[1] ?? null
      })) ?? null,
    read_tools: facts.tools?.map((id): ReadTool => ({ id, name: tool(id)?.[1] ?? null })) ?? null,
    read_methods: facts.methods?.map((id): ReadMethod => ({ id, value: method(id)?.[1] ?? null })) ?? null
  }
}

/** Returns the texts of a key one after the other: keys may be missing or repeated. */
function textsByKey<T extends readonly [Key, ...unknown[]]>(texts: readonly T[]): (key: Key) => T | undefined {
  const left = new Map<Key, T[]>()
  for (const text of texts) left.set(text[0], [...(left.get(text[0]) ?? []), text])
  return (key) => left.get(key)?.shift()
}
