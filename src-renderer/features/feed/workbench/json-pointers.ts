/** Turns a pointer of one body into a pointer that fits other bodies, such as "newest entry" instead of index 3. */
import { readPointer } from '@shared/feed/mapping/body-pointer'
import { MAPPED_FIELDS, type FieldMapping, type MappedField } from '@shared/feed/mapping/field-mapping'

/** The pointer and its list-relative forms, most useful first. */
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

/** Names of properties that are times in all entries. */
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

/** The value at a pointer; '' is the body itself. */
const mappedValueAt = (body: unknown, place: string): unknown => (place === '' ? body : readPointer(body, place))

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

/** The pointer with its `@…` steps resolved to indexes; null when nothing matches. */
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
export function newMappingId(random: () => number = Math.random): string {
  return `own-${Array.from({ length: 10 }, () => ID_PARTS[Math.floor(random() * ID_PARTS.length)]).join('')}`
}

/** A plain editable copy, for example of a preset. */
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
