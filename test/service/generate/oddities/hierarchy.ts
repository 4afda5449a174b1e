/**
 * Peculiar records above the engines: years, pictures, names, childless records, equal ids on all levels (traps 9,
 * 18, 23, 28, 33 to 35, 53, 62, 65).
 */
import type { TypeEntry } from '../../../../src-main/adapters/demo-service/catalogue/catalogue-entries.ts'
import type { EdgeCaseRegistry } from './edge-case-registry.ts'

const YEARS = {
  'years: none': { year: null, yearend: null },
  'years: start alone': { year: 2012, yearend: null },
  'years: end alone': { year: null, yearend: 2019 },
  'years: one': { year: 2014, yearend: 2014 },
  'years: reversed': { year: 2019, yearend: 2012 },
  'years: zero': { year: 0, yearend: 0 },
  'years: text': { patch: { year: '2012', yearend: 'present' } },
  'years: left out': { patch: { year: undefined, yearend: undefined } }
}

const PHOTOS = {
  'picture: missing': 'odd/missing.png',
  'picture: a page': 'odd/page.png',
  'picture: a page called picture': 'odd/page-called-picture.png',
  'picture: huge': 'odd/huge.png',
  'picture: slow': 'odd/slow.png',
  'picture: redirect to another host': 'odd/elsewhere.png',
  'picture: drawing with a script': 'odd/script.svg',
  'picture: empty': 'odd/empty.png',
  'picture: no content type': 'odd/no-type.png',
  'picture: sound': 'odd/plain.png',
  'picture: on another host': 'https://elsewhere.invalid/picture.png',
  'picture: plain http elsewhere': 'http://elsewhere.invalid/picture.png',
  'picture: no scheme': '//elsewhere.invalid/picture.png',
  'picture: file address': 'file:///etc/hostname',
  'picture: data address': 'data:image/png;base64,iVBORw0KGgo=',
  'picture: script address': 'javascript:top.hacked=1'
}

export function addHierarchyCases(registry: EdgeCaseRegistry, type: TypeEntry): void {
  const maker = registry.manufacturer(type, 'Levels')
  const years = registry.model(maker, 'Years')
  for (const [name, more] of Object.entries(YEARS)) {
    const generation = registry.generation(years, name, more)
    registry.note(name, type, maker, years, generation, registry.engine(generation, '2.0 TSR 150'))
  }
  const pictures = registry.model(maker, 'Pictures')
  for (const [name, photo] of Object.entries(PHOTOS)) {
    const generation = registry.generation(pictures, name, { photo, photoUnbranded: photo })
    registry.note(name, type, maker, pictures, generation, registry.engine(generation, '2.0 TSR 150'))
  }
  const links = registry.model(maker, 'Links')
  const first = registry.generation(links, 'I')
  const second = registry.generation(links, 'II')
  const shared = registry.engine(first, '2.0 TSR 150 in two generations')
  second.engineIds.push(shared.id)
  registry.figures(first, shared)
  registry.figures(second, shared, { top_speed: 205, zero_to_hundred: 8.8 })
  registry.note('links: engine in two generations', type, maker, links, first, shared)
  for (const more of [
    { ecu: 'Delmark EDX17', engine_code: 'ODD1' },
    { ecu: 'Delmark EDX21', engine_code: 'ODD1' },
    { ecu: 'Delmark EDX21', engine_code: 'ODD2', tcu: 'Korvan DCT7' }
  ]) {
    registry.note(
      'links: same name in one generation',
      type,
      maker,
      links,
      first,
      registry.engine(first, '2.0 TSR 184', more)
    )
  }
  registry.note('childless generation', type, maker, links, registry.generation(links, 'without engines'))
  registry.note('childless model', type, maker, registry.model(maker, 'without generations'))
  registry.note('childless manufacturer', type, registry.manufacturer(type, 'Without models'))
  registry.note('childless type', registry.type('Without manufacturers'))
  registry.note(
    'record: id alone',
    type,
    registry.manufacturer(type, 'hidden', {
      patch: { name: undefined, slug: undefined, vehicle_type: undefined, vehicle_type_id: undefined }
    })
  )
  registry.note(
    'record: all null',
    type,
    maker,
    registry.model(maker, 'hidden', { patch: { name: null, slug: null, manufacturer: null, manufacturer_id: null } })
  )
}

/**
 * Id 4242 on all five levels: five different records on one path, beside neighbours that must not be confused with
 * them.
 */
export function addSameIds(registry: EdgeCaseRegistry): void {
  const id = 4242n
  const type = registry.type('Type 4242', { id })
  const maker = registry.manufacturer(type, 'Manufacturer 4242', { id })
  const model = registry.model(maker, 'Model 4242', { id })
  const generation = registry.generation(model, 'Generation 4242', { id })
  const engine = registry.engine(generation, 'Engine 4242', { id })
  registry.figures(generation, engine)
  registry.note('same id on all levels', type, maker, model, generation, engine)
}
