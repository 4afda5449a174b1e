/** The five units that a person switches, with their settings. */
import type { SettingKey } from '@shared/settings/schema'
import { assumptionOf, type AssumedField, type Assumption, type ReadSetting } from '@shared/units/unit-assumptions'
import { CAPACITY_UNITS, CONSUMPTION_UNITS, POWER_UNITS, SPEED_UNITS, TORQUE_UNITS } from '@shared/units/unit-names'
import type { Unit } from '@shared/units/units'

interface UnitSetting {
  readonly key: 'units.power' | 'units.torque' | 'units.capacity' | 'units.topSpeed' | 'units.fuelConsumption'
  readonly units: readonly Unit[]
  /** The figure converts only once its unit is confirmed. */
  readonly assumed?: AssumedField
}
export const UNIT_SETTINGS: readonly UnitSetting[] = [
  { key: 'units.power', units: POWER_UNITS },
  { key: 'units.torque', units: TORQUE_UNITS },
  { key: 'units.capacity', units: CAPACITY_UNITS },
  { key: 'units.topSpeed', units: SPEED_UNITS, assumed: 'topSpeed' },
  { key: 'units.fuelConsumption', units: CONSUMPTION_UNITS, assumed: 'consumption' }
]

/** The assumption that is confirmed before this unit can be chosen; null: none. */
export function unconfirmedUnit(read: ReadSetting, key: SettingKey): Assumption | null {
  const assumed = UNIT_SETTINGS.find((one) => one.key === key)?.assumed
  const assumption = assumed && assumptionOf(read, assumed)
  return assumption?.confirmedBy === null ? assumption : null
}
/** The setting with which a confirmation begins. */
export const firstStepOf = ({ unit, setting, confirmedKey }: Assumption): SettingKey =>
  (unit === null ? setting : null) ?? confirmedKey
