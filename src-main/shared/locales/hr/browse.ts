import type { PartOf } from '../part-of'
import type en from '../en/browse'

/** Texts of the column browser. */
export default {
  filter: 'filtar …',
  filterOf: 'Filtar: {level}',
  clearFilter: 'Isprazni filtar',
  shown: '{shown} od {n}',
  received: '{n} stavka | {n} stavke | {n} stavki',
  maybeMoreWhy: 'Okrugao broj: popis možda nije potpun.',
  refresh: 'Osvježi',
  menu: 'Više za {level}',
  fetched: 'dohvaćeno {age}',
  askAgain: 'Pitaj ponovno',
  pack: {
    take: 'Preuzmi',
    takeOf: 'Preuzmi {name}',
    ready: 'Spremno bez mreže',
    readyWhy: 'Svi motori ove generacije na ovom su računalu, s podacima i krivuljama.',
    under: 'Preuzima se · {done} od {total}',
    engines:
      '{n} motor u ovoj generaciji; što je već ovdje, ne troši ništa. | {n} motora u ovoj generaciji; što je već ovdje, ne troši ništa. | {n} motora u ovoj generaciji; što je već ovdje, ne troši ništa.',
    confirm: 'Preuzeti {title} za rad bez mreže?',
    yes: 'Preuzmi',
    no: 'Ne sada',
    price: '{cost}, {share} upita za jedan sat, oko {time}.'
  },
  columns: 'Odaberi stupce',
  order: {
    newest: 'Najprije najstariji',
    oldest: 'Najprije najnoviji'
  },
  letters: 'Početna slova',
  wall: { on: 'Prikaži kao logotipe', off: 'Prikaži kao popis' },
  empty: {
    title: 'Ovdje nema ničega',
    types: 'Usluga nema nijednu vrstu vozila.',
    manufacturers: 'Usluga nema marki ove vrste. Odaberite drugu vrstu.',
    models: 'Usluga nema modela ove marke. Odaberite drugu.',
    generations: 'Usluga nema generacija ovog modela. Odaberite drugi model.',
    engines: 'Usluga nema motora ove generacije. Odaberite drugu.'
  },
  parent: {
    check: {
      manufacturers: 'Je li ova vrsta još u katalogu?',
      models: 'Je li ova marka još u katalogu?',
      generations: 'Je li ovaj model još u katalogu?',
      engines: 'Je li ova generacija još u katalogu?'
    },
    gone: 'Usluga to više nema.',
    listed: 'Još je u katalogu, ali ispod nema ničega.'
  },
  noneFit: { title: 'Ništa ne odgovara', text: 'Nijedan od unosa ({n}) nema sve što se traži.', action: 'Prikaži sve' },
  choose: {
    types: 'Odaberite vrstu',
    manufacturers: 'Odaberite marku',
    models: 'Odaberite model',
    generations: 'Odaberite generaciju',
    engines: 'Odaberite motor'
  },
  column: {
    name: { long: 'Naziv', short: 'Naziv' },
    power: { long: 'Snaga' },
    torque: { long: 'Okretni moment' },
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
    demo: 'Isprobajte ovaj motor',
    walk: 'Klikajte kroz stupce ili upišite naziv i pritisnite Enter.',
    find: '{key} pronalazi svaki spremljeni motor, zaslon ili postavku.',
    offline: '„Preuzmi” sprema generaciju za rad bez mreže.'
  }
} satisfies PartOf<typeof en>
