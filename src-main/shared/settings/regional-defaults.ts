/** Defaults of units by the region of the system, in force while nobody has chosen. */
import type { Settings } from './schema'

const BY_COUNTRY: Readonly<Record<string, Partial<Settings>>> = {
  US: {
    'units.power': 'bhp',
    'units.torque': 'lb-ft',
    'units.topSpeed': 'mph',
    'units.fuelConsumption': 'mpg (US)'
  },
  GB: {
    'units.power': 'bhp',
    'units.torque': 'lb-ft',
    'units.topSpeed': 'mph',
    'units.fuelConsumption': 'mpg (imp)'
  }
}

/** @param country ISO 3166-1 alpha-2; empty: unknown. Every other country has the defaults of the schema. */
export const regionalDefaults = (country: string): Partial<Settings> => BY_COUNTRY[country.toUpperCase()] ?? {}
