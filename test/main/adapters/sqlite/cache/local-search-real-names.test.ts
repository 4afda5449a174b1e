import { describe, expect, test } from 'vitest'
import { DEFAULT_SYNONYMS } from '@shared/search/default-synonyms'
import type { LocalSearchHit } from '@shared/ports/stores/catalogue-store'
import { seenFamilies } from '../../../../bench/support/large-catalogue'
import { haveRealVehicles } from '../../../../service/real-vehicles'
import { catalogueStore, type Desk } from '../support/store-helpers'

const MAKERS = ['BMW', 'Volkswagen', 'Mercury', 'Mercedes-Benz']
/** Those asked for and their neighbours: all of them take long to write. */
const MODELS = /^(3|golf|touareg|passat|c\b)/i
/** More than there are, so that no maker is left out. */
const ENGINES = 60_000

async function fillReal(desk: Desk): Promise<void> {
  const families = [...seenFamilies(ENGINES)].filter(({ manufacturer }) => MAKERS.includes(manufacturer.name ?? ''))
  await desk.write(
    'manufacturers',
    { vehicle_type_id: '1' },
    families.map(({ manufacturer }) => manufacturer)
  )
  for (const { manufacturer, models: all } of families) {
    const models = all.filter(({ model }) => MODELS.test(model.name ?? ''))
    await desk.write(
      'models',
      { manufacturer_id: manufacturer.id },
      models.map(({ model }) => model)
    )
    for (const { model, generations } of models) {
      await desk.write(
        'generations',
        { model_id: model.id },
        generations.map(({ generation }) => generation)
      )
      for (const { generation, engines } of generations)
        await desk.write('engines', { generation_id: generation.id }, [...engines])
    }
  }
}

const engines = (hits: readonly LocalSearchHit[]): readonly LocalSearchHit[] =>
  hits.filter(({ level }) => level === 'engines')
const makers = (hits: readonly LocalSearchHit[]): (string | null | undefined)[] => [
  ...new Set(hits.map(({ names }) => names.manufacturers?.name))
]
const whole = ({ names }: LocalSearchHit): string =>
  [names.manufacturers, names.models, names.generations, names.engines].map((step) => step?.name ?? '').join(' ')

/**
 * Queries of a workshop on names as catalogues have them. The data lies beside the checkout, or these are left out.
 */
describe.skipIf(!haveRealVehicles)('a search for real names', () => {
  test('finds the intended record, the best match first', async () => {
    const { desk } = catalogueStore()
    await fillReal(desk)
    const find = (query: string) => desk.search(query, { synonyms: DEFAULT_SYNONYMS, limit: 50 })

    const e90 = engines(await find('320d e90 184'))
    expect(e90.length).toBeGreaterThan(2)
    for (const hit of e90) {
      expect(whole(hit)).toMatch(/320d/i)
      expect(whole(hit)).toMatch(/e90/i)
      expect(hit.figures.power).toBe(184)
    }
    expect(engines(await find('184 E90 320D')).map(({ path }) => path.engines)).toEqual(
      e90.map(({ path }) => path.engines)
    )

    const golf = engines(await find('vw golf7 tdi150'))
    expect(golf.length).toBeGreaterThan(2)
    for (const hit of golf) expect(whole(hit)).toMatch(/^Volkswagen Golf.*\b(7|VII)\b.*TDI/i)
    expect(golf.map(({ figures }) => figures.power)).toContain(150)

    const merc = await find('merc')
    expect(merc.slice(0, 1).map(({ level, rank, names }) => [level, rank, names.manufacturers?.name])).toEqual([
      ['manufacturers', 'exact', 'Mercedes-Benz']
    ])
    // prefixes come after whole words
    expect(
      merc.findIndex(({ level, names }) => level === 'manufacturers' && names.manufacturers?.name === 'Mercury')
    ).toBeGreaterThan(0)
    expect(makers(engines(await find('merc c220')))).toEqual(['Mercedes-Benz'])

    expect(makers(engines(await find('bmw:320d')))).toEqual(['BMW'])
    expect(engines(await find('volkswagen:320d'))).toEqual([])
    const slip = await find('mercedez c220')
    expect([slip.length > 0, slip.every(({ rank }) => rank === 'typo'), makers(slip)]).toEqual([
      true,
      true,
      ['Mercedes-Benz']
    ])
    for (const hit of engines(await find('touareg v10'))) expect(whole(hit)).toMatch(/touareg.*v10/i)
  })
})
