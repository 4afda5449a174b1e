/** Engines with peculiar stages or base figures (traps 44, 45, 48 to 52). */
import type { EngineEntry, StageEntry } from '../../../../src-main/adapters/demo-service/catalogue/catalogue-entries.ts'

const stage = (stage_no: number, more: Partial<StageEntry> = {}): StageEntry => ({
  stage_no,
  power: 190,
  torque: 400,
  hp_values: '30,114,171,190,160',
  nm_values: '210,400,400,334,225',
  modifications: '',
  ...more
})

export const STAGE_CASES = {
  'stages: none': { remap_stages: [] },
  'stages: left out': { detailPatch: { remap_stages: undefined } },
  'stages: null': { detailPatch: { remap_stages: null } },
  'stages: gap': { remap_stages: [stage(1), stage(3, { power: 220, torque: 440 })] },
  'stages: number twice': {
    remap_stages: [stage(1), stage(1, { power: 200, torque: 410 }), stage(2, { power: 210, torque: 430 })]
  },
  'stages: out of order': { remap_stages: [stage(3, { power: 230 }), stage(1), stage(2, { power: 210 })] },
  'stages: number 0': {
    remap_stages: [
      stage(0, { power: 150, torque: 320, hp_values: '26,91,137,150,128', nm_values: '180,320,320,263,180' }),
      stage(1)
    ]
  },
  'stages: negative number': { remap_stages: [stage(-1), stage(1)] },
  'stages: eight': {
    remap_stages: Array.from({ length: 8 }, (_none, i) => stage(i + 1, { power: 180 + 8 * i, torque: 380 + 8 * i }))
  },
  'stages: gain below zero': {
    remap_stages: [
      stage(1, { power: 140, torque: 300, hp_values: '24,86,128,140,120', nm_values: '170,300,300,246,168' })
    ]
  },
  'stages: no gain': {
    remap_stages: [
      stage(1, { power: 150, torque: 320, hp_values: '26,91,137,150,128', nm_values: '180,320,320,263,180' })
    ]
  },
  'stages: modifications blank': {
    remap_stages: [stage(1, { modifications: '   ' }), stage(2, { modifications: '\n\t' })]
  },
  'stages: fewer points than rpm': {
    remap_stages: [stage(1, { hp_values: '30,114,171,190', nm_values: '210,400,400,334' })]
  },
  'stages: more points than rpm': {
    remap_stages: [stage(1, { hp_values: '30,70,114,171,190,160', nm_values: '210,300,400,400,334,225' })]
  },
  'stages: hp without nm': { remap_stages: [stage(1, { nm_values: '' })] },
  'stages: nm without hp': { remap_stages: [stage(1, { hp_values: '' })] },
  'stages: no values': { remap_stages: [stage(1, { hp_values: '', nm_values: '' })] },
  'stages: zero padding': { remap_stages: [stage(1, { hp_values: '0,114,171,190,0', nm_values: '0,400,400,334,0' })] },
  'stages: not numbers': { remap_stages: [stage(1, { hp_values: '30,x,171,190,160', nm_values: '210,,400,334,225' })] },
  'stages: figures zero': { remap_stages: [stage(1, { power: 0, torque: 0 })] },
  'stages: figures null': {
    detailPatch: { remap_stages: [{ ...stage(1), power: null, torque: null, modifications: null }] }
  },
  'stages: fields left out': { detailPatch: { remap_stages: [{ stage_no: 1 }, { power: 190 }, {}] } },
  'stages: not records': { detailPatch: { remap_stages: [null, 'Stage 1', 2, []] } },
  'stages: object instead of list': { detailPatch: { remap_stages: { 1: stage(1) } } },
  'base figures: null': { power: null, torque: null },
  'base figures: zero': { power: 0, torque: 0 },
  'base figures: decimals': { patch: { power: 150.5, torque: 320.25 } },
  'base figures: negative': { power: -150, torque: -320 }
} satisfies Readonly<Record<string, Partial<EngineEntry>>>
