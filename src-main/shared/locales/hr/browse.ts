import type { PartOf } from '../part-of'
import type en from '../en/browse'

/** Texts of the column browser. */
export default {
  filter: 'Filtar …',
  filterOf: 'Filtar: {level}',
  clearFilter: 'Očisti filtar',
  shown: '{shown} od {n}',
  received: '{n} stavka | {n} stavke | {n} stavki',
  maybeMoreWhy: 'Okrugao broj: popis možda nije potpun.',
  refresh: 'Osvježi',
  menu: 'Više za {level}',
  fetched: 'dohvaćeno {age}',
  pack: {
    takeOf: 'Preuzmi {name}',
    ready: 'Dostupno bez mreže',
    readyWhy: 'Svi motori ove generacije spremljeni su s podacima i krivuljama.',
    under: 'Preuzima se · {done} od {total}',
    confirm: 'Preuzeti {title}?',
    no: 'Ne sada',
    price: '{cost}, {share} satnog ograničenja, oko {time}.'
  },
  columns: 'Odaberi stupce',
  order: {
    newest: 'Najprije prikaži najnovije',
    oldest: 'Najprije prikaži najstarije'
  },
  letters: 'Početna slova',
  wall: { on: 'Prikaži kao logotipe', off: 'Prikaži kao popis' },
  empty: {
    types: 'Nema vrsta vozila.',
    manufacturers: 'Nema marki ove vrste.',
    models: 'Nema modela ove marke.',
    generations: 'Nema generacija ovog modela.',
    engines: 'Nema motora ove generacije.'
  },
  parent: {
    gone: 'Više nije u katalogu.',
    listed: 'Još je u katalogu, ali bez stavki.'
  },
  stageGain: 'Prirast prvog stupnja',
  noneFit: { text: 'Nijedna stavka ({n}) ne odgovara filtrima.', action: 'Očisti filtre' },
  choose: {
    types: 'Odaberite vrstu',
    manufacturers: 'Odaberite marku',
    models: 'Odaberite model',
    generations: 'Odaberite generaciju',
    engines: 'Odaberite motor'
  },
  column: {
    name: { long: 'Naziv', short: 'Naziv' },
    power: { long: 'Snaga', short: 'Snaga' },
    torque: { long: 'Okretni moment', short: 'Moment' },
    fuel_name: { long: 'Gorivo', short: 'Gorivo' },
    type: { long: 'Vrsta motora', short: 'Vrsta' },
    capacity: { long: 'Radni obujam' },
    cylinders: { long: 'Cilindri', short: 'Cil.' },
    year: { long: 'Godina motora', short: 'God.' },
    ecu: { long: 'Upravljačka jedinica motora', short: 'ECU' },
    tcu: { long: 'Upravljačka jedinica mjenjača', short: 'TCU' },
    engine_code: { long: 'Oznaka motora', short: 'Oznaka' }
  },
  start: {
    recents: 'Nedavno',
    favourites: 'Favoriti',
    demo: 'Isprobajte ove motore'
  }
} satisfies PartOf<typeof en>
