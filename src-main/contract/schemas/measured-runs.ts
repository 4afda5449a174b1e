/** The run-time check of what a window may send about measured runs. */
import * as v from 'valibot'
import { CORRECTIONS, SEPARATORS } from '../../shared/measured-runs/run-mapping'
import { POWER_UNITS, TORQUE_UNITS } from '../../shared/units/units'

const column = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999))
const token = v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9-]+$/))
const text = (most: number) => v.pipe(v.string(), v.maxLength(most))
const mapping = v.strictObject({
  separator: v.picklist(SEPARATORS),
  decimal: v.picklist(['.', ',']),
  headerLines: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999)),
  rpm: column,
  rpmScale: v.picklist([1, 1000]),
  power: v.nullable(column),
  powerUnit: v.picklist(POWER_UNITS),
  torque: v.nullable(column),
  torqueUnit: v.picklist(TORQUE_UNITS),
  correction: v.picklist(CORRECTIONS)
})

/** @param id the form of an id of the service */
export function measuredSchemas<I extends v.GenericSchema<string>>(id: I) {
  return {
    'measured:choose': v.void(),
    'measured:preview': v.strictObject({ token, mapping }),
    'measured:keep': v.strictObject({ token, engineId: id, title: text(120), source: text(60), mapping }),
    'measured:runs': v.strictObject({ engineId: id }),
    'measured:remove': v.strictObject({ engineId: id, id: token })
  }
}
