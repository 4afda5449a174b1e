import type { EnginePath } from './records'

/** Engines of the demo catalogue to begin with: power in PS, torque in Nm, stock and at stage 1. */
export const DEMO_ENGINES = [
  {
    path: { types: '1', manufacturers: '1', models: '3', generations: '6', engines: '22' } as unknown as EnginePath,
    name: '2.0 TDR 150',
    vehicle: 'Arvenna Corsale II',
    stock: { power: 150, torque: 350 },
    tuned: { power: 190, torque: 430 }
  },
  {
    path: {
      types: '2',
      manufacturers: '42',
      models: '125',
      generations: '227',
      engines: '845'
    } as unknown as EnginePath,
    name: '10.8 R6 420',
    vehicle: 'Bergstad Long Haul Series II',
    stock: { power: 420, torque: 2050 },
    tuned: { power: 470, torque: 2290 }
  },
  {
    path: {
      types: '3',
      manufacturers: '51',
      models: '152',
      generations: '278',
      engines: '963'
    } as unknown as EnginePath,
    name: '8.7 R6 310',
    vehicle: 'Agrowald Furrow 500 Series II',
    stock: { power: 310, torque: 1360 },
    tuned: { power: 360, torque: 1585 }
  },
  {
    path: {
      types: '4',
      manufacturers: '63',
      models: '184',
      generations: '333',
      engines: '1093'
    } as unknown as EnginePath,
    name: '5.5 TDM 400',
    vehicle: 'Westerly Blue Offshore Series I',
    stock: { power: 400, torque: 880 },
    tuned: { power: 465, torque: 1010 }
  }
] as const
export const [DEMO_ENGINE] = DEMO_ENGINES
