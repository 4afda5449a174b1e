/** Which addresses in an answer are pictures; only these may be asked for by the window. */
import type { EndpointName } from '../../shared/catalogue/endpoints'

/** The picture fields of the specification, by the address that answers with them. */
const FIELDS: { readonly [N in EndpointName]?: readonly string[] } = {
  types: ['icon_url'],
  type: ['icon_url'],
  manufacturers: ['brand_logo'],
  manufacturer: ['brand_logo'],
  models: ['model_photo', 'model_photo_unbranded'],
  model: ['model_photo', 'model_photo_unbranded'],
  generations: ['photo', 'photo_unbranded'],
  generation: ['photo', 'photo_unbranded']
}

const pictureFieldsOf = (record: object, fields: readonly string[]): string[] =>
  fields
    .map((field) => (record as Record<string, unknown>)[field])
    .filter((value): value is string => typeof value === 'string' && value !== '')

/** Every picture address in an answer, as received. */
export function pictureAddresses(name: EndpointName, answer: unknown): string[] {
  if (name === 'engine') {
    const { options } = answer as { options: readonly object[] | null }
    return (options ?? []).flatMap((option) => pictureFieldsOf(option, ['icon']))
  }
  const fields = FIELDS[name]
  if (!fields) return []
  return (Array.isArray(answer) ? answer : [answer]).flatMap((record: object) => pictureFieldsOf(record, fields))
}
