/** The units of each quantity, apart from their conversion: the first paint needs only these. */
export const POWER_UNITS = ['PS', 'kW', 'bhp'] as const
export const TORQUE_UNITS = ['Nm', 'lb-ft', 'kgm'] as const
export const CAPACITY_UNITS = ['cc', 'l'] as const
export const SPEED_UNITS = ['km/h', 'mph'] as const
export const CONSUMPTION_UNITS = ['l/100 km', 'mpg (imp)', 'mpg (US)'] as const
