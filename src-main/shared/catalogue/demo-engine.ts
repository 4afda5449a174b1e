import type { EnginePath } from './records'

/** An engine of the demo catalogue to begin with: power in PS, torque in Nm, stock and at stage 1. */
export const DEMO_ENGINE = {
  path: { types: '1', manufacturers: '1', models: '3', generations: '6', engines: '22' } as unknown as EnginePath,
  name: '2.0 TDR 150',
  vehicle: 'Arvenna Corsale II',
  stock: { power: 150, torque: 350 },
  tuned: { power: 190, torque: 430 }
} as const
