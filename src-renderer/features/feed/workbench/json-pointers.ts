/**
 * From a place in one body to a place that means the same in the next one: the third message of today is not the third
 * of tomorrow. Pure.
 */
import { readPointer } from '@shared/feed/mapping/body-pointer'
import { MAPPED_FIELDS, type FieldMapping, type MappedField } from '@shared/feed/mapping/field-mapping'

/**
 * The place itself, and what it may stand for where it runs through a list: its newest, its last. The most useful
 * first.
 */
export function pointerAlternatives(body: unknown, place: string): readonly string[] {
  const steps = place.split('/').slice(1)
  const at = steps.findLastIndex(
    (step, index) => /^\d+$/.test(step) && Array.isArray(readPointer(body, toPointer(steps.slice(0, index))))
  )
  if (at < 0) return [place]
  const list = readPointer(body, toPointer(steps.slice(0, at)))
  const put = (step: string): string => toPointer([...steps.slice(0, at), step, ...steps.slice(at + 1)])
  const times = Array.isArray(list) ? timeFieldsOf(list) : []
  return [...times.map((name) => put(`@newest:${name}`)), put('@last'), place]
}
const toPointer = (steps: readonly string[]): string => (steps.length === 0 ? '' : `/${steps.join('/')}`)

/** Names under which every looked-at entry of a list holds a time. */
function timeFieldsOf(list: readonly unknown[]): readonly string[] {
  const looked = list.slice(0, 20)
  const first = looked[0]
  if (typeof first !== 'object' || first === null || Array.isArray(first)) return []
  const isTime = (value: unknown): boolean =>
    typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value) && !Number.isNaN(Date.parse(value))
  return Object.keys(first).filter(
    (name) =>
      !/[/~]/.test(name) &&
      looked.every(
        (entry) => typeof entry === 'object' && entry !== null && isTime((entry as Record<string, unknown>)[name])
      )
  )
}

/** `readPlace` of the whole is the body itself. */
export const mappedValueAt = (body: unknown, place: string): unknown => (place === '' ? body : readPointer(body, place))

/** Which fields a mapping takes from a place, for marking the tree. Lists count for each of their entries. */
export function fieldsByPointer(mapping: FieldMapping, body: unknown): ReadonlyMap<string, readonly MappedField[]> {
  const found = new Map<string, MappedField[]>()
  for (const field of MAPPED_FIELDS) {
    for (const place of mapping.fields[field] ?? []) {
      const plain = resolvePointer(body, place)
      if (plain !== null) found.set(plain, [...(found.get(plain) ?? []), field])
    }
  }
  return found
}

/** The place with its `@…` steps as the numbers they mean in this body; null: nothing is there. */
function resolvePointer(body: unknown, place: string): string | null {
  const steps = place.split('/').slice(1)
  const plain: string[] = []
  for (const step of steps) {
    if (!step.startsWith('@')) plain.push(step)
    else {
      const list = mappedValueAt(body, toPointer(plain))
      const entry = readPointer({ list }, `/list/${step}`)
      const index = Array.isArray(list) ? list.indexOf(entry) : -1
      if (index < 0) return null
      plain.push(String(index))
    }
  }
  return readPointer(body, toPointer(plain)) === undefined ? null : toPointer(plain)
}

const ID_PARTS = 'abcdefghijklmnopqrstuvwxyz0123456789'
/** An id for a mapping made here. */
export function newMappingId(random: () => number = Math.random): string {
  return `own-${Array.from({ length: 10 }, () => ID_PARTS[Math.floor(random() * ID_PARTS.length)]).join('')}`
}

/** A copy to change, of a preset for instance; plain values all through. */
export function copyMapping(mapping: FieldMapping, id: string, name: string): FieldMapping {
  const fields = Object.fromEntries(Object.entries(mapping.fields).map(([field, places]) => [field, [...places]]))
  return {
    id,
    name: name.slice(0, 80),
    subject: mapping.subject,
    kinds: [...mapping.kinds],
    shape: [...mapping.shape],
    identity: [...mapping.identity],
    fields,
    statusWords: { ...mapping.statusWords }
  }
}
