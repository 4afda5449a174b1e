import * as v from 'valibot'
import { CORRECTIONS, SEPARATORS } from '../../shared/measured-runs/run-mapping'
import { POWER_UNITS, TORQUE_UNITS } from '../../shared/units/unit-names'
import { id, integer, localId, text } from './common'

const column = integer(0, 999)
const mapping = v.strictObject({
  separator: v.picklist(SEPARATORS),
  decimal: v.picklist(['.', ',']),
  headerLines: integer(0, 999),
  rpm: column,
  rpmScale: v.picklist([1, 1000]),
  power: v.nullable(column),
  powerUnit: v.picklist(POWER_UNITS),
  torque: v.nullable(column),
  torqueUnit: v.picklist(TORQUE_UNITS),
  correction: v.picklist(CORRECTIONS)
})

export const measuredRunSchemas = {
  'measured:choose': v.strictObject({ opened: v.boolean() }),
  'measured:preview': v.strictObject({ token: localId, mapping }),
  'measured:keep': v.strictObject({ token: localId, engineId: id, title: text(120), source: text(60), mapping }),
  'measured:runs': v.strictObject({ engineId: id }),
  'measured:compare': v.strictObject({ engineId: id, id: localId, against: text(40) }),
  'measured:remove-source': v.strictObject({ name: text(60) }),
  'measured:remove': v.strictObject({ engineId: id, id: localId })
}
