/** Schemas that several topics share. Every text and list has a `maxLength`, from which the message size follows. */
import * as v from 'valibot'
import { isId } from '../../shared/catalogue/ids'

export const text = (max: number) => v.pipe(v.string(), v.maxLength(max))
export const nonEmpty = (max: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(max))
export const matching = (max: number, pattern: RegExp) => v.pipe(v.string(), v.maxLength(max), v.regex(pattern))
export const list = <S extends v.GenericSchema>(item: S, max: number) => v.pipe(v.array(item), v.maxLength(max))
export const integer = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))
/** Of a file that people carry. */
export const passphrase = v.pipe(v.string(), v.minLength(8), v.maxLength(500))

/** An id of the service, as text. */
export const id = v.pipe(v.string(), v.maxLength(20), v.regex(/^-?[0-9]{1,19}$/), v.check<string>(isId))
export const localId = matching(64, /^[A-Za-z0-9-]+$/)
export const byLocalId = v.strictObject({ id: localId })

export const path = v.strictObject({
  types: v.nullable(id),
  manufacturers: v.nullable(id),
  models: v.nullable(id),
  generations: v.nullable(id),
  engines: v.nullable(id)
})
export const pathToEngine = v.strictObject({ ...path.entries, engines: id })

export const requestId = matching(64, /^[A-Za-z0-9_-]+$/)
export const cancellable = {
  requestId: v.optional(requestId),
  priority: v.optional(v.picklist(['click', 'visible', 'prefetch', 'refresh']))
}
