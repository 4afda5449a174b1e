import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '@shared/text/languages'
import { diffSnapshot } from '@shared/sheets/snapshot-diff'
import { composeSheet } from '@shared/sheets/compose/compose-sheet'
import { renderSheet } from '@shared/sheets/html/render-sheet'
import { applyRules, RULE_ACTIONS, type OptionRule } from '@shared/sheets/rules/option-rules'
import { INKS, ORIENTATIONS, PAPERS } from '@shared/sheets/snapshot'
import { SHEET_BLOCKS, SHEET_KINDS } from '@shared/sheets/templates/template'
import { random, type Random } from '../../helpers/random'
import { choice, engine, PERFORMANCE, snapshot, template } from './sample'

const CODES = ['DPF', 'dpf', 'EGR', 'VMAX', 'LAUNCH', 'SS', 'ZZTOP', 'Cold', null, '']
const COUNTRIES = ['DE', 'NO', 'US', '']

/** Unique names, some with markup and direction marks. */
function randomCase(seed: number) {
  const { pick, int, chance }: Random = random(seed)
  const options = Array.from({ length: int(0, 7) }, (_, i) => ({
    code: pick(CODES),
    name: `Qname${seed}x${i}q`,
    description: chance(0.8) ? `Qabout${seed}x${i}q${chance(0.1) ? ' long'.repeat(60) : ''}` : null,
    icon: null
  }))
  const rules: OptionRule[] = Array.from({ length: int(1, 6) }, (_, i) => ({
    code: pick(['DPF', 'EGR', 'VMAX', 'SS', '*', 'zztop']),
    country: pick(['*', 'DE', 'NO']),
    action: pick(RULE_ACTIONS),
    notice: Object.fromEntries(
      LANGUAGES.filter(() => chance(0.7)).map((language) => [
        language,
        chance(0.15) ? ' ' : chance(0.05) ? `Qnotice${i}q`.repeat(400) : `Qnotice${seed}x${i}q must be read`
      ])
    )
  }))
  const kind = pick(SHEET_KINDS)
  const language = pick(LANGUAGES)
  const country = pick(COUNTRIES)
  const drawnBy = template(kind, { blocks: SHEET_BLOCKS.filter(() => chance(0.75)) })
  // curves do not matter here and are slow to draw
  const record = engine({
    options: chance(0.05) ? null : options,
    hp_values: null,
    nm_values: null,
    ...(chance(0.9) ? { remap_stages: [] } : {})
  })
  const chosen = choice({
    language,
    country,
    paper: pick(PAPERS),
    orientation: pick(ORIENTATIONS),
    ink: pick(INKS),
    note: chance(0.5),
    band: chance(0.5) ? [1500, 3000] : null,
    units: {
      power: pick(['PS', 'kW', 'bhp'] as const),
      torque: pick(['Nm', 'lb-ft', 'kgm'] as const),
      both: chance(0.5)
    }
  })
  const ruled = applyRules(record.options, rules, country, kind, language)
  return {
    record,
    ruled,
    snap: snapshot({
      engine: record,
      template: drawnBy,
      choice: chosen,
      options: ruled,
      note: 'Qnoteq of the workshop'
    })
  }
}

describe('no sheet of any template, language, country or form', () => {
  it('prints a hidden or blocked option, or a ruled one without its notice', () => {
    let noticed = 0
    let hidden = 0
    for (let seed = 1; seed <= 550; seed++) {
      const { record, ruled, snap } = randomCase(seed)
      const model = composeSheet(snap)
      const outputs = {
        model: JSON.stringify(model),
        html: renderSheet(model, { code: null }),
        changes: JSON.stringify(
          diffSnapshot(snap, { engine: engine({ options: [] }), performance: PERFORMANCE, language: 'en' })
        )
      }
      for (const [i, one] of (ruled ?? []).entries()) {
        const raw = record.options?.[i]
        for (const [form, output] of Object.entries(outputs)) {
          const isPrinted = [raw?.name, raw?.description?.slice(0, 20)].some((text) => text && output.includes(text))
          if (!isPrinted) continue
          expect(one.action, `seed ${seed}: ${form} tells of ${raw?.name}`).toMatch(/show|notice/)
          if (one.action !== 'notice') continue
          noticed++
          for (const line of one.notice.split('\n'))
            expect(output.includes(line), `seed ${seed}: ${form} lacks the notice of ${raw?.name}`).toBe(true)
        }
        if (one.action === 'hide' || one.action === 'block') hidden++
      }
    }
    // the cases must occur
    expect(noticed).toBeGreaterThan(80)
    expect(hidden).toBeGreaterThan(500)
  })
  it('separates a notice from its option', () => {
    for (let seed = 1; seed <= 150; seed++) {
      const { snap } = randomCase(seed)
      const model = composeSheet(snap)
      const html = renderSheet(model, { code: null })
      for (const one of model.options ?? []) {
        if (one.notice === null) continue
        const item = html.split('<li>').find((part) => part.includes(one.name)) ?? ''
        expect(item.split('</li>')[0], `seed ${seed}`).toContain(one.notice.split('\n')[0])
      }
    }
  })
  it('prints an option with a lost notice', () => {
    const model = composeSheet(
      snapshot({ options: [{ action: 'notice', code: 'X', name: 'Qlostq', description: null, notice: ' ' }] })
    )
    expect(JSON.stringify(model)).not.toContain('Qlostq')
  })
  it('shows trade data outside the workshop', () => {
    for (let seed = 1; seed <= 150; seed++) {
      const { snap } = randomCase(seed)
      if (snap.template.kind === 'workshop') continue
      const marked = {
        ...snap,
        engine: {
          ...snap.engine,
          ecu: 'Qecuq',
          tcu: 'Qtcuq',
          read_tools: [{ id: '1', name: 'Qtoolq' }],
          read_methods: [{ id: '1', value: 'Qmethodq' }]
        }
      }
      const model = composeSheet(marked)
      const all = JSON.stringify(model) + renderSheet(model, { code: null })
      for (const secret of ['Qecuq', 'Qtcuq', 'Qtoolq', 'Qmethodq', 'Qnoteq'])
        expect(all, `seed ${seed}`).not.toContain(secret)
    }
  })
})
