/** The mark of assumed units on customers' sheets. The workshop's sheet names every assumption instead. */
import type { AssumedField } from '../../units/unit-assumptions'
import type { SheetModel } from '../sheet-model'

export const unitMark = ({ kind, assumed }: SheetModel, ...fields: readonly AssumedField[]): string =>
  kind !== 'workshop' && fields.some((field) => assumed.includes(field)) ? '<span class="mark">*</span>' : ''

const STAGE_UNITS = { power: 'stagePower', torque: 'stageTorque' } as const
export const stageUnitMark = (model: SheetModel, quantity: keyof typeof STAGE_UNITS): string =>
  unitMark(model, STAGE_UNITS[quantity])

const PERFORMANCE_UNITS = {
  zero_to_hundred: 'zeroTo100',
  top_speed: 'topSpeed',
  fuel_consumption_avg: 'consumption'
} as const satisfies Record<string, AssumedField>
export const performanceUnitMark = (model: SheetModel, field: string): string =>
  field in PERFORMANCE_UNITS ? unitMark(model, PERFORMANCE_UNITS[field as keyof typeof PERFORMANCE_UNITS]) : ''
