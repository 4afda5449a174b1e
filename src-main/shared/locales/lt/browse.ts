import type { PartOf } from '../part-of'
import type en from '../en/browse'

/** Texts of the column browser. */
export default {
  filter: 'filtruoti …',
  filterOf: 'Filtruoti: {level}',
  clearFilter: 'Išvalyti filtrą',
  shown: '{shown} iš {n}',
  received: '{n} įrašas | {n} įrašai | {n} įrašo | {n} įrašų',
  maybeMoreWhy: 'Apvalus skaičius: sąrašas gali būti neišsamus.',
  refresh: 'Naujinti',
  menu: '{level}: daugiau',
  fetched: 'gauta {age}',
  askAgain: 'Klausti dar kartą',
  pack: {
    take: 'Parsisiųsti',
    takeOf: 'Parsisiųsti {name}',
    ready: 'Prieinama neprisijungus',
    readyWhy: 'Visi šios kartos varikliai su duomenimis ir kreivėmis yra šiame kompiuteryje.',
    under: 'Parsiunčiama · {done} iš {total}',
    engines:
      'Šioje kartoje {n} variklis; už tai, kas jau čia, užklausų nereikia. | Šioje kartoje {n} varikliai; už tai, kas jau čia, užklausų nereikia. | Šioje kartoje {n} variklio; už tai, kas jau čia, užklausų nereikia. | Šioje kartoje {n} variklių; už tai, kas jau čia, užklausų nereikia.',
    confirm: 'Parsisiųsti {title}?',
    yes: 'Parsisiųsti',
    no: 'Ne dabar',
    price: '{cost}, {share} valandos užklausų, apie {time}.'
  },
  columns: 'Pasirinkti stulpelius',
  order: { newest: 'Pirma seniausi', oldest: 'Pirma naujausi' },
  letters: 'Pirmosios raidės',
  wall: { on: 'Rodyti logotipais', off: 'Rodyti sąrašu' },
  empty: {
    title: 'Čia nieko nėra',
    types: 'Serveryje nėra transporto priemonių tipų.',
    manufacturers: 'Serveryje nėra šio tipo gamintojų. Pasirinkite kitą tipą.',
    models: 'Serveryje nėra šio gamintojo modelių. Pasirinkite kitą gamintoją.',
    generations: 'Serveryje nėra šio modelio kartų. Pasirinkite kitą modelį.',
    engines: 'Serveryje nėra šios kartos variklių. Pasirinkite kitą kartą.'
  },
  parent: {
    check: {
      manufacturers: 'Ar šis tipas dar yra kataloge?',
      models: 'Ar šis gamintojas dar yra kataloge?',
      generations: 'Ar šis modelis dar yra kataloge?',
      engines: 'Ar ši karta dar yra kataloge?'
    },
    gone: 'Serveryje to nebėra.',
    listed: 'Įrašas kataloge yra, bet po juo nieko nėra.'
  },
  noneFit: {
    title: 'Niekas neatitinka',
    text: 'Iš {n} įrašų nė vienas neatitinka visų sąlygų.',
    action: 'Rodyti visus'
  },
  choose: {
    types: 'Pasirinkite tipą',
    manufacturers: 'Pasirinkite gamintoją',
    models: 'Pasirinkite modelį',
    generations: 'Pasirinkite kartą',
    engines: 'Pasirinkite variklį'
  },
  column: {
    name: { long: 'Pavadinimas', short: 'Pavadinimas' },
    power: { long: 'Galia' },
    torque: { long: 'Sukimo momentas' },
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
    recents: 'Paskutiniai',
    favourites: 'Mėgstami',
    demo: 'Išbandykite šį variklį',
    walk: 'Eikite per stulpelius arba įveskite pavadinimą ir spauskite Enter.',
    find: '{key} randa bet kurį saugomą variklį, ekraną ar nustatymą.',
    offline: '„Parsisiųsti“ išsaugo kartą darbui be tinklo.'
  }
} satisfies PartOf<typeof en>
