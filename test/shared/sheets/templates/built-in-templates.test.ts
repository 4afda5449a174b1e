import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '@shared/text/languages'
import { SHEET_BLOCKS, SHEET_KINDS, TRADE_BLOCKS } from '@shared/sheets/templates/template'
import { fillPlaceholders, shopText, unknownPlaceholders } from '@shared/sheets/templates/placeholders'
import { sheetFileName } from '@shared/sheets/sheet-file-name'
import { checkTemplate, TEMPLATE_LIMITS } from '@shared/sheets/templates/validate-template'
import { readTemplateFile, templateFile } from '@shared/sheets/templates/template-file'
import { blocksOf, BUILT_IN_TEMPLATES } from '@shared/sheets/templates/built-in-templates'
import { BOMBS, png } from '../../../fakes/pictures'
import { template } from '../sample'

const own = { ...template('customer'), id: 'own-1', name: 'Ours' }
const faults = (value: unknown): string[] => {
  const checked = checkTemplate(value)
  return checked.ok ? [] : checked.problems.map((one) => `${one.field}: ${one.fault}`)
}
const VALUES = {
  date: '2026-11-12',
  number: 'KTR26-0042-H',
  maker: 'Arvenna',
  model: 'Corsale',
  generation: 'II',
  engine: '2.0 TDR 150',
  customer: '',
  shop: 'Nordhavn'
}

describe('the file name of a sheet', () => {
  it('shortens the longest value, so that engine and number remain', () => {
    const long = {
      ...VALUES,
      model: 'Corsale Kastenwagen Hochdach lang mit Allrad und sehr langer Bezeichnung des Herstellers'
    }
    const name = sheetFileName('{date}_{maker}_{model}_{generation}_{engine}_{number}', long)
    expect(name).toMatch(/^2026-11-12_Arvenna_Corsale Kastenwagen .*_II_2\.0 TDR 150_KTR26-0042-H\.pdf$/)
    expect(name.length).toBe(104)
    const chinese = sheetFileName('{model}_{engine}', { ...VALUES, model: '車'.repeat(90) })
    expect(chinese).toMatch(/車_2\.0 TDR 150\.pdf$/)
  })
})

describe('templates', () => {
  it('are built in for each kind, with texts in every language', () => {
    expect(BUILT_IN_TEMPLATES.map((one) => one.id)).toEqual(['customer', 'workshop', 'offer'])
    for (const one of BUILT_IN_TEMPLATES)
      for (const language of LANGUAGES) expect(one.title[language], `${one.id} ${language}`).toBeTruthy()
  })
  it('never show trade blocks outside the workshop', () => {
    for (const kind of SHEET_KINDS) {
      const shown = blocksOf({ kind, blocks: SHEET_BLOCKS })
      for (const block of TRADE_BLOCKS) expect(shown.has(block), `${kind} ${block}`).toBe(kind === 'workshop')
    }
    expect(blocksOf({ kind: 'internal' as 'customer', blocks: SHEET_BLOCKS }).has('note')).toBe(false)
  })
  it('survive a round trip through a file', () => {
    const read = readTemplateFile(templateFile(own), 'own-2')
    expect(read).toEqual({ ok: true, template: { ...own, id: 'own-2' } })
    for (let length = 12; length < 16; length++) {
      const logo = { type: 'image/png', bytes: png(9, 9, ...Array.from({ length }, (_, i) => 255 - i)) }
      const back = readTemplateFile(templateFile({ ...own, shop: { ...own.shop, logo } }), 'x')
      expect(back.ok && back.template.shop.logo).toEqual(logo)
    }
  })
  it('are refused from invalid files', () => {
    for (const text of ['', '{', '[]', 'null', '{"format":"other"}', JSON.stringify(own)])
      expect(readTemplateFile(text, 'x').ok, text.slice(0, 20)).toBe(false)
  })
  it('drop unknown fields', () => {
    const checked = checkTemplate({ ...own, script: 'alert(1)', shop: { ...own.shop, extra: 1 } })
    expect(checked.ok && Object.keys(checked.template)).not.toContain('script')
    expect(checked.ok && checked.template.shop).not.toHaveProperty('extra')
  })
  it('report problems field by field', () => {
    expect(faults(null)).toEqual([': not-a-template'])
    expect(faults({ ...own, version: 2 })).toEqual(['version: newer-version'])
    expect(faults({ ...own, id: 'customer' })).toEqual(['id: id'])
    expect(faults({ ...own, name: ' ' })).toEqual(['name: missing'])
    expect(faults({ ...own, kind: 'poster' })).toContain('kind: unknown-kind')
    expect(faults({ ...own, accent: 'red;}body{display:none' })).toEqual(['accent: not-a-colour'])
    expect(faults({ ...own, blocks: ['facts', 'fax'] })).toEqual(['blocks: unknown-block'])
    expect(faults({ ...own, blocks: ['facts', 'ecu', 'note'] })).toEqual(['blocks: trade-block', 'blocks: trade-block'])
    expect(faults({ ...own, title: { xx: 'x' } })).toEqual(['title.xx: unknown-language'])
    expect(faults({ ...own, intro: { en: 'Hello {brand}' } })).toEqual(['intro.en: unknown-placeholder'])
    expect(faults({ ...own, terms: { en: 'x'.repeat(TEMPLATE_LIMITS.terms + 1) } })).toEqual(['terms.en: too-long'])
    expect(faults({ ...own, shop: { ...own.shop, address: Array.from({ length: 9 }, () => 'line') } })).toEqual([
      'shop.address: too-many-lines'
    ])
    expect(faults({ ...own, shop: { ...own.shop, logo: { type: 'text/html', bytes: new Uint8Array(20) } } })).toEqual([
      'shop.logo: logo-type'
    ])
    expect(
      faults({
        ...own,
        shop: { ...own.shop, logo: { type: 'image/png', bytes: new TextEncoder().encode('<html>no picture') } }
      })
    ).toEqual(['shop.logo: logo-broken'])
    expect(
      faults({
        ...own,
        shop: { ...own.shop, logo: { type: 'image/png', bytes: new Uint8Array(TEMPLATE_LIMITS.logoBytes + 1) } }
      })
    ).toEqual(['shop.logo: logo-too-large'])
    expect(faults({ ...own, shop: { ...own.shop, logo: { type: 'image/jpeg', bytes: png() } } })).toEqual([
      'shop.logo: logo-broken'
    ])
    for (const [type, bytes] of BOMBS)
      expect(faults({ ...own, shop: { ...own.shop, logo: { type, bytes } } })).toEqual(['shop.logo: logo-harmful'])
  })
})

describe('placeholders', () => {
  it('are filled once; unknown ones stay visible', () => {
    expect(fillPlaceholders('{maker} {ENGINE} {brand}', VALUES)).toBe('Arvenna 2.0 TDR 150 {brand}')
    expect(fillPlaceholders('{maker}', { ...VALUES, maker: '{shop}' })).toBe('{shop}')
    expect(unknownPlaceholders('{maker} {brand} {}')).toEqual(['brand', ''])
  })
  it('use the first language of a text if the sheet’s is missing', () => {
    expect(shopText({ es: 'Hola', ru: 'Привет' }, 'nb')).toBe('Hola')
    expect(shopText({}, 'nb')).toBe('')
  })
})

describe('file names', () => {
  it('follow the pattern', () => {
    expect(sheetFileName('{date}_{maker}_{engine}', VALUES)).toBe('2026-11-12_Arvenna_2.0 TDR 150.pdf')
  })
  it('leave no gap for an empty value', () => {
    expect(sheetFileName('{customer}_{date}_{customer}_{maker}', VALUES)).toBe('2026-11-12_Arvenna.pdf')
    expect(sheetFileName('{customer}', VALUES)).toBe('KTR26-0042-H.pdf')
    expect(sheetFileName('  ', VALUES)).toBe('2026-11-12_Arvenna_Corsale_2.0 TDR 150.pdf')
  })
  it('are valid on every system', () => {
    for (const engine of [
      '../../etc/passwd',
      'a\\b:c*?"<>|',
      'CON',
      'nul.txt',
      'x'.repeat(400),
      '\u202egpj.exe',
      'ends with dot. ',
      '名'.repeat(300),
      '.hidden'
    ]) {
      const name = sheetFileName('{engine}', { ...VALUES, engine })
      expect(name, engine).not.toMatch(/[\\/:*?"<>|\u0000-\u001f\u202e]|^\.|[. ]\.pdf$/)
      expect(name.length).toBeLessThanOrEqual(110)
      expect(name.replace(/\.pdf$/, ''), engine).not.toMatch(/^(con|nul)(\.|$)/i)
    }
  })
  it('get a number if taken, ignoring case', () => {
    const taken = new Set(['2026-11-12_ARVENNA.pdf', '2026-11-12_Arvenna (2).pdf'])
    expect(sheetFileName('{date}_{maker}', VALUES, taken)).toBe('2026-11-12_Arvenna (3).pdf')
  })
})
