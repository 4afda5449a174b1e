import { beforeEach, describe, expect, it } from 'vitest'
import { ruleMark, type OptionRule } from '@shared/sheets/rules/option-rules'
import type { SheetTemplate } from '@shared/sheets/templates/template'
import { templateFile } from '@shared/sheets/templates/template-file'
import type { Result } from '@contract/failures'
import { SheetTemplates } from '@main/services/sheets/sheet-templates'
import { template } from '../../../shared/sheets/sample'
import { FakeLog } from '../../../fakes/log'
import { FakePrinting } from '../../../fakes/printing'
import { BOMBS, DRAWING, png } from '../../../fakes/pictures'
import { FakeUserStore } from '../../../fakes/store'

const PNG = png()
const own = (more: Partial<SheetTemplate> = {}): SheetTemplate =>
  template('offer', { id: 'mine', name: 'Ours', ...more })

let person: FakeUserStore
let printing: FakePrinting
let files: Map<string, Uint8Array>
let chosen: string | null
let ids: number

const make = () =>
  new SheetTemplates({
    userStore: person,
    printing,
    log: new FakeLog(),
    newId: () => `new-${ids++}`,
    testPage: async () => new Uint8Array([1]),
    chooseTarget: async (name) => (chosen === null ? null : `/out/${name}`),
    chooseTemplate: async () => chosen,
    chooseImage: async () => chosen,
    readFile: async (file, most) => {
      const bytes = files.get(file)
      return bytes && bytes.length <= most ? bytes : null
    },
    write: async (file, bytes) => {
      files.set(file, bytes)
      return { ok: true, value: { file } }
    }
  })
const value = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.failure))
  return result.value
}
const why = (result: Result<unknown>) => (result.ok ? 'done' : result.failure.params?.['reason'])
const bytesOf = (text: string) => new TextEncoder().encode(text)

beforeEach(() => {
  person = new FakeUserStore()
  printing = new FakePrinting()
  files = new Map()
  chosen = '/in/file'
  ids = 0
})

describe('templates of the shop', () => {
  it('exist after a restart with their logo, the built-in ones first', async () => {
    value(await make().save(own({ shop: { name: 'Shop', address: ['a'], logo: { type: 'image/png', bytes: PNG } } })))
    const all = value(await make().templates())
    expect(all.map(({ id }) => id)).toEqual(['customer', 'workshop', 'offer', 'mine'])
    expect(all.at(-1)?.shop.logo).toEqual({ type: 'image/png', bytes: PNG })
    expect(value(await make().remove('mine')).map(({ id }) => id)).not.toContain('mine')
  })

  it('leave the built-in ones unchanged, and report problems with their place', async () => {
    expect(why(await make().save(template('customer')))).toBe('built-in')
    expect(why(await make().remove('offer'))).toBe('built-in')
    expect(await make().save(own({ accent: 'red' }))).toMatchObject({
      ok: false,
      failure: { code: 'sheet', params: { reason: 'template', field: 'accent', fault: 'not-a-colour' } }
    })
  })

  it('without a shop use the default shop', async () => {
    value(await make().setShop({ name: 'Nordhavn', address: ['Street 1'], logo: { type: 'image/png', bytes: PNG } }))
    expect((await make().template('customer'))?.shop).toEqual({
      name: 'Nordhavn',
      address: ['Street 1'],
      logo: { type: 'image/png', bytes: PNG }
    })
    value(await make().save(own({ shop: { name: 'Branch', address: [], logo: null } })))
    expect((await make().template('mine'))?.shop.name).toBe('Branch')
    value(await make().save(own({ shop: { name: '', address: ['Branch road 1'], logo: null } })))
    expect((await make().template('mine'))?.shop).toMatchObject({ name: '', address: ['Branch road 1'] })
    expect(await make().template('nobody')).toBeNull()
  })

  it('from a file get a new id, so that none is replaced', async () => {
    value(await make().save(own()))
    const written = value(await make().exportTemplate('mine'))
    chosen = written?.file ?? ''
    expect(value(await make().importTemplate({ opened: false }))).toMatchObject({ id: 'new-0', name: 'Ours' })
    expect(
      value(await make().templates())
        .map(({ id }) => id)
        .slice(3)
        .sort()
    ).toEqual(['mine', 'new-0'])
  })

  it.each([
    ['is none', bytesOf('{"a":1}')],
    [
      'has a logo that is no picture of its type',
      bytesOf(
        templateFile(
          own({ shop: { name: 'x', address: [], logo: { type: 'image/png', bytes: new Uint8Array([1, 2, 3]) } } })
        )
      )
    ]
  ])('from a file that %s are refused', async (_what, bytes) => {
    files.set('/in/file', bytes)
    expect(why(await make().importTemplate({ opened: false }))).toBe('template')
    expect(value(await make().templates())).toHaveLength(3)
  })

  it('of a newer version stay stored when others change, and a listing writes nothing', async () => {
    const newer = JSON.stringify({ ...(JSON.parse(templateFile(own())) as object), accent: 'of a newer version' })
    const bomb = own({
      id: 'old',
      shop: { name: 'x', address: [], logo: { type: 'image/svg+xml', bytes: BOMBS[0][1] } }
    })
    await person.setValue('sheet.templates', { newer, old: templateFile(bomb) })
    const { writes } = person
    expect(value(await make().templates()).map(({ id }) => id)).not.toContain('newer')
    expect(person.writes).toBe(writes)
    value(await make().save(own()))
    expect(await person.value('sheet.templates')).toMatchObject({ newer, old: templateFile(bomb) })
    value(await make().remove('mine'))
    expect(await person.value('sheet.templates')).toEqual({ newer, old: templateFile(bomb) })
  })

  it('that are shared are stored with the file that the person saw', async () => {
    const edits: string[][] = []
    const templates = make()
    templates.share(async (...edit) => (edits.push(edit), true))
    value(await templates.save(own()))
    expect(edits).toEqual([])
    const stored = JSON.stringify(JSON.parse(templateFile(own())))
    await person.setValue('sheet.templates', { mine: stored })
    const { shop, ...rest } = value(await templates.templates()).at(-1)!
    // the window may order the fields in another way
    const seen = { shop, ...rest }
    value(await templates.save({ ...seen, name: 'Edited' }, seen))
    expect(edits).toEqual([['mine', templateFile(own({ name: 'Edited' })), stored]])
    await person.setValue('sheet.templates', { mine: templateFile(own({ name: 'of a colleague' })) })
    value(await templates.save({ ...seen, name: 'Edited' }, seen))
    expect(JSON.parse(edits[1]![2]!)).toMatchObject({ name: 'Ours' })
  })

  it('do nothing when the user cancels', async () => {
    chosen = null
    expect(value(await make().importTemplate({ opened: false }))).toBeNull()
    expect(value(await make().exportTemplate('offer'))).toBeNull()
    expect(value(await make().pickLogo())).toBeNull()
  })
})

describe('rules for options', () => {
  const marks = (...rules: readonly OptionRule[]): readonly string[] => rules.map(ruleMark)
  const rule = { code: 'DPF', country: 'NO', action: 'notice', notice: { nb: 'Kun for bane' } } as const

  it('are stored, and refused as a whole if one is invalid', async () => {
    value(await make().setRules([rule], []))
    expect(await make().rules()).toEqual([rule])
    expect(why(await make().setRules([rule, { ...rule, country: 'Norway' }], marks(rule)))).toBe('rules')
    expect(await make().rules()).toEqual([rule])
  })

  it('of another window stay when this one stores its own', async () => {
    const [theirs, mine] = [
      { ...rule, code: 'EGR' },
      { ...rule, code: 'VMAX' }
    ]
    value(await make().setRules([rule, theirs], []))
    expect(value(await make().setRules([rule, mine], marks(rule)))).toEqual([rule, mine, theirs])
    expect(value(await make().setRules([mine], marks(rule, mine, theirs)))).toEqual([mine])
  })

  it('are refused above the number that can be read again', async () => {
    const many = Array.from({ length: 499 }, (_, at) => ({ ...rule, code: `C${at}` }))
    value(await make().setRules(many, []))
    expect(why(await make().setRules([rule, { ...rule, country: 'SE' }], []))).toBe('rules')
    expect(await make().rules()).toEqual(many)
  })

  it('that cannot be read block everything', async () => {
    await person.setValue('sheet.rules', [{ code: 'DPF', action: 'perhaps' }])
    const blocked = await make().rules()
    expect(blocked).toEqual([{ code: '*', country: '*', action: 'block', notice: {} }])
    expect(value(await make().setRules([rule], marks(...blocked)))).toEqual([rule])
  })
})

describe('printers', () => {
  it('are proven one by one, and can be unproven', async () => {
    expect(value(await make().printers())).toEqual([{ name: 'office', label: 'Office', proven: false }])
    value(await make().testPage('office', 'A4'))
    expect(printing.jobs[0]?.request).toMatchObject({ printer: 'office', purpose: 'test-page', paper: 'A4' })
    expect(await make().isProven('office')).toBe(false)
    expect(value(await make().prove('office', true))).toMatchObject([{ proven: true }])
    expect(await make().isProven('office')).toBe(true)
    expect(value(await make().prove('office', false))).toMatchObject([{ proven: false }])
  })
})

it('checks the bytes of a logo, not its name', async () => {
  files.set('/in/file', PNG)
  expect(value(await make().pickLogo())).toEqual({ type: 'image/png', bytes: PNG })
  files.set('/in/file', bytesOf('<html>'))
  expect(why(await make().pickLogo())).toBe('logo')
  files.set('/in/file', new Uint8Array(Buffer.from('GIF89a\0\0\0\0\0\0', 'latin1')))
  expect(why(await make().pickLogo())).toBe('logo')
})

it('accepts an SVG logo that passes the check', async () => {
  files.set('/in/file', DRAWING)
  expect(value(await make().pickLogo())).toEqual({ type: 'image/svg+xml', bytes: DRAWING })
  const logo = { type: 'image/svg+xml', bytes: DRAWING }
  value(await make().setShop({ name: 'Nordhavn', address: [], logo }))
  expect(value(await make().shop()).logo).toEqual(logo)
})

describe.each(BOMBS)('a harmful logo (%s)', (type, bytes) => {
  const shop = { name: 'Nordhavn', address: ['Street 1'], logo: { type, bytes } }
  const base64 = Buffer.from(bytes).toString('base64')

  it('is refused from a file, from the editor, from the settings of the shop and in a template file', async () => {
    files.set('/in/file', bytes)
    expect(why(await make().pickLogo())).toBe('logo-harmful')
    const fault = {
      ok: false,
      failure: { code: 'sheet', params: { reason: 'template', field: 'shop.logo', fault: 'logo-harmful' } }
    }
    expect(await make().setShop(shop)).toMatchObject(fault)
    expect(await make().save(own({ shop }))).toMatchObject(fault)
    files.set('/in/file', bytesOf(templateFile(own({ shop }))))
    expect(await make().importTemplate({ opened: false })).toMatchObject(fault)
    expect(value(await make().templates())).toHaveLength(3)
  })

  it('that is already stored is not shown, and is dropped from the shop', async () => {
    await person.setValue('sheet.shop', { ...shop, logo: { type, base64 } })
    await person.setValue('sheet.templates', {
      mine: templateFile(own({ shop })),
      newer: '{"format":"dynodesk-sheet-template","version":9}'
    })
    expect(value(await make().shop())).toEqual({ ...shop, logo: null })
    expect(value(await make().templates()).at(-1)).toMatchObject({ id: 'mine', shop: { name: 'Nordhavn', logo: null } })
    expect(JSON.stringify(await person.value('sheet.shop'))).not.toContain(base64)
    expect(Object.keys((await person.value('sheet.templates')) as object)).toEqual(['mine', 'newer'])
  })
})

it('reports a store that fails', async () => {
  person.broken = new Error('disk')
  expect(await make().save(own())).toMatchObject({ ok: false, failure: { code: 'store-failed' } })
})
