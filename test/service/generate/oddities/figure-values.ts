/** Engines with peculiar value strings (traps 42 to 49). */
import type { EngineEntry } from '../../../../src-main/adapters/demo-service/catalogue/catalogue-entries.ts'

type Values = Partial<
  Pick<EngineEntry, 'hp_values' | 'nm_values' | 'rpm_values' | 'power' | 'torque' | 'patch' | 'remap_stages'>
>
const NO_STAGES = { remap_stages: [] }

export const FIGURE_CASES = {
  'values: unequal lengths': {
    hp_values: '26,91,137,150',
    nm_values: '180,320,320,263,180',
    rpm_values: '1000,2000,3000,4000,5000,5500',
    ...NO_STAGES
  },
  'values: all empty': { hp_values: '', nm_values: '', rpm_values: '', ...NO_STAGES },
  'values: blanks only': { hp_values: '  ', nm_values: ' ', rpm_values: '\t', ...NO_STAGES },
  'values: rpm empty': { rpm_values: '' },
  'values: hp without nm': { nm_values: '' },
  'values: nm without hp': { hp_values: '' },
  'values: trailing comma': {
    hp_values: '26,91,137,150,128,',
    nm_values: '180,320,320,263,180,',
    rpm_values: '1000,2000,3000,4000,5000,'
  },
  'values: empty member': { hp_values: '26,91,,150,128', nm_values: '180,320,320,263,180', ...NO_STAGES },
  'values: not numbers': { hp_values: '26,91,n/a,150,128', nm_values: '180,320,--,263,180', ...NO_STAGES },
  'values: spaces': {
    hp_values: ' 26, 91 ,137 , 150,128 ',
    nm_values: '180, 320, 320, 263, 180',
    rpm_values: '1000, 2000, 3000, 4000, 5000'
  },
  'values: decimals': { hp_values: '25.6,91.1,136.7,149.8,128.1', nm_values: '180.0,320.0,320.0,263.0,180.0' },
  'values: signs and exponents': { hp_values: '+26,91,1.37e2,150,-128', ...NO_STAGES },
  'values: decimal commas': {
    hp_values: '25,6;91,1;136,7;149,8;128,1',
    nm_values: '180;320;320;263;180',
    rpm_values: '1000;2000;3000;4000;5000',
    ...NO_STAGES
  },
  'values: zero padding at the ends': {
    rpm_values: '0,1000,2000,3000,4000,5000,0,0',
    nm_values: '0,180,320,320,263,180,0,0',
    hp_values: '0,26,91,137,150,128,0,0',
    ...NO_STAGES
  },
  'values: zero padding of power and torque': {
    rpm_values: '500,1000,2000,3000,4000,5000,5500',
    nm_values: '0,180,320,320,263,180,0',
    hp_values: '0,26,91,137,150,128,0',
    ...NO_STAGES
  },
  'values: inner zeros': { nm_values: '180,320,0,263,180', hp_values: '26,91,0,150,128', ...NO_STAGES },
  'values: rpm unsorted': {
    rpm_values: '3000,1000,2000,5000,4000',
    nm_values: '320,180,320,180,263',
    hp_values: '137,26,91,128,150',
    ...NO_STAGES
  },
  'values: rpm descending': {
    rpm_values: '5000,4000,3000,2000,1000',
    nm_values: '180,263,320,320,180',
    hp_values: '128,150,137,91,26',
    ...NO_STAGES
  },
  'values: rpm twice': { rpm_values: '1000,2000,2000,4000,5000', ...NO_STAGES },
  'values: one point': { rpm_values: '4000', nm_values: '263', hp_values: '150', ...NO_STAGES },
  'values: very many points': { ...manyPoints(1200), ...NO_STAGES },
  'values: headline above the curve': { power: 170, torque: 360 },
  'values: headline below the curve': { power: 140, torque: 300 },
  // the curve peaks at 150 PS / 1.0139: drawn in bhp, headline in PS
  'values: curve in bhp': { hp_values: '25,90,135,148,126' },
  'values: hp and nm disagree': { hp_values: '60,120,150,150,140' },
  'values: null': { patch: { hp_values: null, nm_values: null, rpm_values: null }, ...NO_STAGES },
  'values: left out': { patch: { hp_values: undefined, nm_values: undefined, rpm_values: undefined }, ...NO_STAGES },
  'values: lists instead of text': {
    patch: {
      hp_values: [26, 91, 137, 150, 128],
      nm_values: [180, 320, 320, 263, 180],
      rpm_values: [1000, 2000, 3000, 4000, 5000]
    }
  },
  'values: number instead of text': { patch: { hp_values: 150, nm_values: 320, rpm_values: 4000 }, ...NO_STAGES }
} satisfies Readonly<Record<string, Values>>

function manyPoints(count: number): Values {
  const rpm = Array.from({ length: count }, (_none, i) => 800 + i * 5)
  const nm = rpm.map((at) => Math.round(320 - ((at - 2500) / 100) ** 2 / 8))
  return {
    rpm_values: rpm.join(),
    nm_values: nm.join(),
    hp_values: rpm.map((at, i) => Math.round((nm[i]! * at) / 7023.5)).join()
  }
}
