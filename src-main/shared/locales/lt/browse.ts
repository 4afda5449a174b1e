import type { PartOf } from '../part-of'
import type en from '../en/browse'

/** Texts of the column browser. */
export default {
  filter: 'Filtruoti…',
  filterOf: 'Filtruoti: {level}',
  clearFilter: 'Išvalyti filtrą',
  shown: '{shown} iš {n}',
  received: '{n} įrašas | {n} įrašai | {n} įrašo | {n} įrašų',
  maybeMoreWhy: 'Apvalus skaičius: sąrašas gali būti neišsamus.',
  refresh: 'Atnaujinti',
  menu: '{level}: daugiau',
  fetched: 'gauta {age}',
  pack: {
    takeOf: 'Atsisiųsti {name}',
    ready: 'Prieinama neprisijungus',
    readyWhy: 'Visi šios kartos varikliai išsaugoti su duomenimis ir kreivėmis.',
    under: 'Atsisiunčiama · {done} iš {total}',
    confirm: 'Atsisiųsti {title}?',
    no: 'Ne dabar',
    price: '{cost}, {share} valandos ribos, apie {time}.'
  },
  columns: 'Pasirinkti stulpelius',
  order: { newest: 'Rodyti pirma naujausias', oldest: 'Rodyti pirma seniausias' },
  letters: 'Pirmosios raidės',
  wall: { on: 'Rodyti logotipais', off: 'Rodyti sąrašu' },
  empty: {
    types: 'Transporto priemonių tipų nėra.',
    manufacturers: 'Šio tipo markių nėra.',
    models: 'Šios markės modelių nėra.',
    generations: 'Šio modelio kartų nėra.',
    engines: 'Šios kartos variklių nėra.'
  },
  parent: {
    gone: 'Kataloge nebėra.',
    listed: 'Kataloge yra, bet be įrašų.'
  },
  stageGain: 'Pirmos pakopos prieaugis',
  noneFit: {
    text: 'Nė vienas įrašas ({n}) neatitinka filtrų.',
    action: 'Išvalyti filtrus'
  },
  choose: {
    types: 'Pasirinkite tipą',
    manufacturers: 'Pasirinkite markę',
    models: 'Pasirinkite modelį',
    generations: 'Pasirinkite kartą',
    engines: 'Pasirinkite variklį'
  },
  column: {
    name: { long: 'Pavadinimas', short: 'Pavadinimas' },
    power: { long: 'Galia', short: 'Galia' },
    torque: { long: 'Sukimo momentas', short: 'Momentas' },
    fuel_name: { long: 'Degalai', short: 'Degalai' },
    type: { long: 'Variklio tipas', short: 'Tipas' },
    capacity: { long: 'Darbinis tūris' },
    cylinders: { long: 'Cilindrai', short: 'Cil.' },
    year: { long: 'Variklio metai', short: 'Metai' },
    ecu: { long: 'Variklio valdymo blokas', short: 'ECU' },
    tcu: { long: 'Pavarų dėžės valdymo blokas', short: 'TCU' },
    engine_code: { long: 'Variklio kodas', short: 'Kodas' }
  },
  start: {
    recents: 'Neseniai atverti',
    favourites: 'Mėgstami',
    demo: 'Išbandykite šiuos variklius'
  }
} satisfies PartOf<typeof en>
