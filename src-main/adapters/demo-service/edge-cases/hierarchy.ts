/**
 * Peculiar records above the engines: years, pictures, names, childless records, equal ids on all levels, long lists
 * (traps 9, 18, 23, 28, 33 to 35, 53, 62 to 65).
 */
import type { TypeEntry } from '../catalogue/catalogue-entries'
import type { EdgeCaseRegistry } from './edge-case-registry'

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

export function addHierarchyCases(book: EdgeCaseRegistry, type: TypeEntry): void {
  const maker = book.manufacturer(type, 'Levels')
  const years = book.model(maker, 'Years')
  for (const [name, more] of Object.entries(YEARS)) {
    const generation = book.generation(years, name, more)
    book.note(name, type, maker, years, generation, book.engine(generation, '2.0 TSR 150'))
  }
  const pictures = book.model(maker, 'Pictures')
  for (const [name, photo] of Object.entries(PHOTOS)) {
    const generation = book.generation(pictures, name, { photo, photoUnbranded: photo })
    book.note(name, type, maker, pictures, generation, book.engine(generation, '2.0 TSR 150'))
  }
  const links = book.model(maker, 'Links')
  const first = book.generation(links, 'I')
  const second = book.generation(links, 'II')
  const shared = book.engine(first, '2.0 TSR 150 in two generations')
  second.engineIds.push(shared.id)
  book.figures(first, shared)
  book.figures(second, shared, { top_speed: 205, zero_to_hundred: 8.8 })
  book.note('links: engine in two generations', type, maker, links, first, shared)
  for (const more of [
    { ecu: 'Delmark EDX17', engine_code: 'ODD1' },
    { ecu: 'Delmark EDX21', engine_code: 'ODD1' },
    { ecu: 'Delmark EDX21', engine_code: 'ODD2', tcu: 'Korvan DCT7' }
  ]) {
    book.note('links: same name in one generation', type, maker, links, first, book.engine(first, '2.0 TSR 184', more))
  }
  book.note('childless generation', type, maker, links, book.generation(links, 'without engines'))
  book.note('childless model', type, maker, book.model(maker, 'without generations'))
  book.note('childless manufacturer', type, book.manufacturer(type, 'Without models'))
  book.note('childless type', book.type('Without manufacturers'))
  book.note(
    'record: id alone',
    type,
    book.manufacturer(type, 'hidden', {
      patch: { name: undefined, slug: undefined, vehicle_type: undefined, vehicle_type_id: undefined }
    })
  )
  book.note(
    'record: all null',
    type,
    maker,
    book.model(maker, 'hidden', { patch: { name: null, slug: null, manufacturer: null, manufacturer_id: null } })
  )
}

/**
 * Id 4242 on all five levels: five different records on one path, beside neighbours that must not be confused with
 * them.
 */
export function addSameIds(book: EdgeCaseRegistry): void {
  const id = 4242n
  const type = book.type('Type 4242', { id })
  const maker = book.manufacturer(type, 'Manufacturer 4242', { id })
  const model = book.model(maker, 'Model 4242', { id })
  const generation = book.generation(model, 'Generation 4242', { id })
  const engine = book.engine(generation, 'Engine 4242', { id })
  book.figures(generation, engine)
  book.note('same id on all levels', type, maker, model, generation, engine)
}

export function addLongLists(book: EdgeCaseRegistry): void {
  const type = book.type('Long lists')
  const numbers = (count: number): string[] =>
    Array.from({ length: count }, (_none, i) => String(i + 1).padStart(5, '0'))
  const [maker] = numbers(10_000).map((n) => book.manufacturer(type, `Maker ${n}`))
  const [model] = numbers(10_000).map((n) => book.model(maker!, `Model ${n}`))
  const [generation] = numbers(10_000).map((n) => book.generation(model!, `Generation ${n}`))
  for (const n of numbers(10_000))
    book.engine(generation!, `Engine ${n}`, {
      power: 50 + (Number(n) % 700),
      torque: 80 + ((Number(n) * 7) % 900),
      remap_stages: []
    })
  book.note('lists: 10000 rows', type, maker, model, generation)
  const round = book.manufacturer(type, 'Round counts')
  for (const count of [50, 100, 1000]) {
    const counted = book.model(round, `${count} engines`)
    const holder = book.generation(counted, 'I')
    for (const n of numbers(count)) book.engine(holder, `Engine ${n}`)
    book.note(`lists: exactly ${count}`, type, round, counted, holder)
  }
}
