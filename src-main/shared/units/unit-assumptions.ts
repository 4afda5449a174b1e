/**
 * Register of unit assumptions: each field without a stated unit, its assumed unit, and who confirmed it. No other code
 * decides on such a unit. Curves are converted to PS and Nm by `CurveAssumptions` first; a performance figure is
 * converted only once its unit is confirmed (trap 59).
 */
import type { SettingKey, Settings } from '../settings/schema'
import {
  convert,
  isUnit,
  type ConsumptionUnit,
  type PowerUnit,
  type SpeedUnit,
  type TorqueUnit,
  type Unit,
  type UnitChoice
} from './units'

export interface CurveAssumptions {
  readonly curvePower: PowerUnit
  readonly curveTorque: TorqueUnit
  readonly stagePower: PowerUnit
  readonly stageTorque: TorqueUnit
}
/** Units that the names of the fields suggest. */
export const CATALOGUE_UNITS: CurveAssumptions = {
  curvePower: 'PS',
  curveTorque: 'Nm',
  stagePower: 'PS',
  stageTorque: 'Nm'
}

export const ASSUMED_FIELDS = [
  'curvePower',
  'curveTorque',
  'curveRpm',
  'stagePower',
  'stageTorque',
  'topSpeed',
  'zeroTo100',
  'consumption'
] as const
export type AssumedField = (typeof ASSUMED_FIELDS)[number]

interface Definition {
  readonly fields: readonly string[]
  /** The specification's hint. */
  readonly says: 'named-horsepower' | 'named-torque' | 'named-rpm' | 'nothing'
  /** null: only one unit is possible. */
  readonly setting: SettingKey | null
  readonly confirmed: SettingKey
}
const ASSUMPTIONS = {
  curvePower: {
    fields: ['hp_values', 'remap_stages.hp_values'],
    says: 'named-horsepower',
    setting: 'assume.curvePower',
    confirmed: 'assume.curvePowerConfirmed'
  },
  curveTorque: {
    fields: ['nm_values', 'remap_stages.nm_values'],
    says: 'named-torque',
    setting: 'assume.curveTorque',
    confirmed: 'assume.curveTorqueConfirmed'
  },
  curveRpm: { fields: ['rpm_values'], says: 'named-rpm', setting: null, confirmed: 'assume.curveRpmConfirmed' },
  stagePower: {
    fields: ['remap_stages.power'],
    says: 'nothing',
    setting: 'assume.stagePower',
    confirmed: 'assume.stagePowerConfirmed'
  },
  stageTorque: {
    fields: ['remap_stages.torque'],
    says: 'nothing',
    setting: 'assume.stageTorque',
    confirmed: 'assume.stageTorqueConfirmed'
  },
  topSpeed: {
    fields: ['top_speed', 'top_speed_st1'],
    says: 'nothing',
    setting: 'units.speed',
    confirmed: 'assume.speedConfirmed'
  },
  zeroTo100: {
    fields: ['zero_to_hundred', 'zero_to_hundred_st1'],
    says: 'nothing',
    setting: 'units.acceleration',
    confirmed: 'assume.accelerationConfirmed'
  },
  consumption: {
    fields: ['fuel_consumption_avg'],
    says: 'nothing',
    setting: 'units.consumption',
    confirmed: 'assume.consumptionConfirmed'
  }
} as const satisfies { readonly [F in AssumedField]: Definition }

export interface Assumption extends Omit<Definition, 'confirmed'> {
  readonly field: AssumedField
  /** null: no unit is assumed. */
  readonly unit: Unit | 'rpm' | null
  /** Name and date of the confirmation as entered; null: not confirmed, or there is no unit to confirm. */
  readonly confirmedBy: string | null
  readonly confirmedKey: SettingKey
}
export type ReadSetting = <K extends SettingKey>(key: K) => Settings[K]

export function assumptionRegister(read: ReadSetting): readonly Assumption[] {
  return ASSUMED_FIELDS.map((field) => {
    const { confirmed, ...definition }: Definition = ASSUMPTIONS[field]
    const chosen = definition.setting === null ? 'rpm' : read(definition.setting)
    const unit = chosen === 'rpm' ? 'rpm' : isUnit(chosen) ? chosen : null
    const by = unit === null ? '' : String(read(confirmed)).trim()
    return {
      field,
      ...definition,
      unit,
      confirmedBy: by || null,
      confirmedKey: confirmed
    }
  })
}

export function assumptionOf(read: ReadSetting, field: AssumedField): Assumption {
  return assumptionRegister(read).find((one) => one.field === field)!
}

export function curveAssumptions(read: ReadSetting): CurveAssumptions {
  return {
    curvePower: read('assume.curvePower'),
    curveTorque: read('assume.curveTorque'),
    stagePower: read('assume.stagePower'),
    stageTorque: read('assume.stageTorque')
  }
}

export function unitChoice(read: ReadSetting): UnitChoice {
  return {
    power: read('units.power'),
    torque: read('units.torque'),
    capacity: read('units.capacity'),
    speed: read('units.topSpeed'),
    consumption: read('units.fuelConsumption'),
    both: read('units.both')
  }
}

/** A performance figure in the unit it may be shown in. */
export interface PerformanceUnit {
  /** Assumed unit of the raw figure; null: none. */
  readonly from: Unit | null
  /** Unit on screen; differs from `from` only once `from` is confirmed. null: the bare number. */
  readonly to: Unit | null
}
/** Only a figure with a confirmed unit is converted, since a converted guess looks like a fact. */
function performanceUnit(
  assumption: Pick<Assumption, 'unit' | 'confirmedBy'>,
  wish: SpeedUnit | ConsumptionUnit | 's'
): PerformanceUnit {
  const from = assumption.unit === null || assumption.unit === 'rpm' ? null : assumption.unit
  return { from, to: from !== null && assumption.confirmedBy !== null ? wish : from }
}
export function performanceUnits(
  read: ReadSetting,
  choice: Pick<UnitChoice, 'speed' | 'consumption'>
): { readonly [F in 'topSpeed' | 'zeroTo100' | 'consumption']: PerformanceUnit } {
  return {
    topSpeed: performanceUnit(assumptionOf(read, 'topSpeed'), choice.speed),
    zeroTo100: performanceUnit(assumptionOf(read, 'zeroTo100'), 's'),
    consumption: performanceUnit(assumptionOf(read, 'consumption'), choice.consumption)
  }
}
/** A raw performance figure in the unit shown, unrounded. */
export function performanceValue(value: number, { from, to }: PerformanceUnit): number {
  return from === null || to === null ? value : convert(value, from, to)
}

interface AssumptionWords {
  /** "curve power" */
  field(field: AssumedField): string
  /** "curve power taken as PS", "… (confirmed: …)", "… shown without unit" */
  line(field: string, unit: string | null, confirmedBy: string | null): string
}
/** Footer lines of a sheet, one per assumption in `used`. */
export function assumptionLines(
  register: readonly Assumption[],
  words: AssumptionWords,
  used: readonly AssumedField[] = ASSUMED_FIELDS
): readonly string[] {
  return register
    .filter((one) => used.includes(one.field))
    .map((one) => words.line(words.field(one.field), one.unit, one.confirmedBy))
}
