import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '@shared/text/languages'
import type { RemapOption } from '@shared/catalogue/records'
import { applyRules, RULE_ACTIONS, type OptionRule, type RuleAction } from '@shared/sheets/rules/option-rules'
import { SHEET_KINDS } from '@shared/sheets/templates/template'
import { random } from '../../../helpers/random'

const option = (code: string | null, name = 'Option'): RemapOption => ({
  code,
  name,
  description: 'About it',
  icon: null
})
const rule = (code: string, country: string, action: RuleAction, notice: OptionRule['notice'] = {}): OptionRule => ({
  code,
  country,
  action,
  notice
})
const actionOf = (
  code: string | null,
  rules: readonly OptionRule[],
  country = 'DE',
  kind: (typeof SHEET_KINDS)[number] = 'customer'
) => applyRules([option(code)], rules, country, kind, 'en')?.[0]?.action
const SEVERITY: Readonly<Record<string, number>> = { show: 0, notice: 1, hide: 2, block: 3 }

describe('the rules for options', () => {
  it('hide emission-related options on customer sheets and offers by default', () => {
    for (const code of ['DPF', 'GPF', 'EGR', 'SCR', 'LAMBDA', 'SWIRL', 'SS', 'COLD', 'DTC', 'AdBlue', 'NOx', 'opf']) {
      expect(actionOf(code, [], 'DE', 'customer'), code).toBe('hide')
      expect(actionOf(code, [], '', 'offer'), code).toBe('hide')
    }
    expect(['VMAX', 'LAUNCH', 'PTO'].map((code) => actionOf(code, []))).toEqual(['show', 'show', 'show'])
  })
  it('ignore case, width and blanks of codes', () => {
    const rules = [rule(' dpf ', 'de', 'block')]
    expect(actionOf('DPF', rules)).toBe('block')
    // an unknown code would be hidden
    expect(actionOf('ＤＰＦ', [rule(' dpf ', 'de', 'show')])).toBe('show')
  })
  it('treat an unknown or missing code by the strictest rule', () => {
    expect(actionOf('ZZTOP', [])).toBe('hide')
    expect(actionOf(null, [])).toBe('hide')
    expect(actionOf('', [])).toBe('hide')
    expect(actionOf('ZZTOP', [rule('DPF', 'FR', 'block')])).toBe('block')
    expect(actionOf('*', [rule('DPF', '*', 'block')])).toBe('block')
  })
  it('never print a notice for an unknown code', () => {
    expect(actionOf('ZZTOP', [rule('VMAX', '*', 'notice', { en: 'Closed roads only' })], 'DE', 'workshop')).toBe('hide')
  })
  it('prefer the more specific rule, and among equals the strictest', () => {
    const rules = [rule('DPF', '*', 'show'), rule('DPF', 'DE', 'hide'), rule('*', 'DE', 'block')]
    expect(actionOf('DPF', rules, 'DE')).toBe('hide')
    expect(actionOf('DPF', rules, 'FR')).toBe('show')
    expect(
      actionOf('VMAX', [rule('VMAX', 'DE', 'show'), rule('vmax', 'DE', 'block'), rule('VMAX', 'DE', 'hide')])
    ).toBe('block')
  })
  it('hide an option without a notice in the language of the sheet', () => {
    expect(actionOf('VMAX', [rule('VMAX', '*', 'notice', { en: '  ', es: 'Solo circuito' })])).toBe('hide')
    expect(
      applyRules([option('VMAX')], [rule('VMAX', '*', 'notice', { es: 'Solo circuito' })], 'ES', 'customer', 'es')?.[0]
    ).toEqual({ action: 'notice', code: 'VMAX', name: 'Option', description: 'About it', notice: 'Solo circuito' })
  })
  it('combine several equal notices', () => {
    const ruled = applyRules(
      [option('VMAX')],
      [rule('VMAX', '*', 'notice', { en: 'First' }), rule('vmax', '*', 'notice', { en: 'Second' })],
      'DE',
      'customer',
      'en'
    )?.[0]
    expect(ruled?.action === 'notice' && ruled.notice).toBe('First\nSecond')
  })
  it('show known codes on workshop sheets, but follow the rules of the shop', () => {
    expect(actionOf('DPF', [], 'DE', 'workshop')).toBe('show')
    expect(actionOf('DPF', [rule('DPF', '*', 'hide')], 'DE', 'workshop')).toBe('hide')
  })
  it('hide an option with an unknown action', () => {
    expect(actionOf('VMAX', [rule('VMAX', '*', 'print' as RuleAction)])).toBe('hide')
  })
  it('return null for a record without options', () => {
    expect(applyRules(null, [], 'DE', 'customer', 'en')).toBeNull()
    expect(applyRules([], [], 'DE', 'customer', 'en')).toEqual([])
  })
  it('are strictest for an unknown country', () => {
    for (let seed = 1; seed <= 400; seed++) {
      const { pick, int, chance } = random(seed)
      const codes = ['DPF', 'VMAX', 'ZZ', '*']
      const rules = Array.from({ length: int(0, 6) }, () =>
        rule(pick(codes), pick(['DE', 'FR', '*']), pick(RULE_ACTIONS), chance(0.6) ? { en: 'Mind this' } : {})
      )
      const code = pick(['DPF', 'VMAX', 'ZZ', 'other', null])
      const kind = pick(SHEET_KINDS)
      const unsaid = actionOf(code, rules, '', kind)
      for (const country of ['DE', 'FR', 'NO'])
        expect(SEVERITY[unsaid ?? ''], `seed ${seed}`).toBeGreaterThanOrEqual(
          SEVERITY[actionOf(code, rules, country, kind) ?? ''] ?? 9
        )
    }
  })
  it('remove name and description of options that may not be shown', () => {
    for (const action of ['hide', 'block'] as const)
      expect(
        applyRules([option('VMAX', 'Secret')], [rule('VMAX', '*', action)], 'DE', 'customer', LANGUAGES[0])
      ).toEqual([{ action, code: 'VMAX' }])
  })
})

it('of the shop for one country do not loosen the others', () => {
  const dpf = [{ name: 'Particle filter', code: 'DPF', description: 'x', icon: null }]
  const any: OptionRule = { code: '*', country: '*', action: 'show', notice: {} }
  for (const action of ['block', 'show'] as const) {
    const rules: OptionRule[] = [any, { code: 'DPF', country: 'LT', action, notice: {} }]
    expect(applyRules(dpf, rules, 'DE', 'customer', 'en')).toEqual([{ action: 'hide', code: 'DPF' }])
    expect(applyRules(dpf, rules, '', 'customer', 'en')?.[0]?.action).toBe(action === 'block' ? 'block' : 'hide')
    expect(applyRules(dpf, rules, 'LT', 'customer', 'en')?.[0]?.action).toBe(action)
  }
  // a rule of the shop for every country takes precedence
  expect(
    applyRules(dpf, [any, { code: 'DPF', country: '*', action: 'show', notice: {} }], 'DE', 'customer', 'en')?.[0]
      ?.action
  ).toBe('show')
})
