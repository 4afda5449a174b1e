import { sketchPaths } from '../dyno/chart/curve-sketch'
import type { EnginePath } from './records'

/**
 * Engines of the demo catalogue to begin with: power in PS, torque in Nm, stock and at stage 1. The
 * curves of power have equal steps of engine speed.
 */
export const DEMO_ENGINES = [
  {
    path: { types: '1', manufacturers: '1', models: '3', generations: '6', engines: '22' } as unknown as EnginePath,
    name: '2.0 TDR 150',
    vehicle: 'Arvenna Corsale II',
    stock: {
      power: 150,
      torque: 350,
      curve: '29,44,60,77,90,100,110,120,130,140,146,150,150,150,150,149,145,138,129,117'
    },
    tuned: {
      power: 190,
      torque: 430,
      curve: '31,50,72,94,110,122,135,147,159,171,180,186,190,190,190,189,184,175,163,148'
    }
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
    stock: { power: 420, torque: 2050, curve: '173,226,280,321,350,379,406,420,420,420,420,415,399,373,336' },
    tuned: { power: 470, torque: 2290, curve: '180,245,310,359,391,424,453,470,470,470,470,464,447,417,376' }
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
    stock: { power: 310, torque: 1360, curve: '124,150,177,205,230,252,271,290,304,310,310,310,310,305,291,267' },
    tuned: { power: 360, torque: 1585, curve: '131,164,200,235,268,293,316,339,354,360,360,360,360,354,338,309' }
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
    stock: { power: 400, torque: 880, curve: '63,93,129,168,208,245,276,301,326,351,369,384,394,400,400,388' },
    tuned: { power: 465, torque: 1010, curve: '66,101,143,190,237,281,316,345,374,403,424,442,455,463,465,451' }
  }
] as const
export const [DEMO_ENGINE] = DEMO_ENGINES

/** Paths of the curves of power, the tuned one first. */
export function demoSketch(
  { tuned, stock }: (typeof DEMO_ENGINES)[number],
  size?: Parameters<typeof sketchPaths>[1]
): readonly string[] {
  const curves = [tuned, stock].map(({ curve }) =>
    curve.split(',').map((value, rpm) => ({ rpm, value: Number(value) }))
  )
  return sketchPaths(curves, size)
}
