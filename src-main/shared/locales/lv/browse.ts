import type { PartOf } from '../part-of'
import type en from '../en/browse'

/** Texts of the column browser. */
export default {
  filter: 'Filtrēt…',
  filterOf: 'Filtrēt: {level}',
  clearFilter: 'Notīrīt filtru',
  shown: '{shown} no {n}',
  received: '{n} ierakstu | {n} ieraksts | {n} ieraksti',
  maybeMoreWhy: 'Apaļš skaitlis: saraksts var būt nepilnīgs.',
  refresh: 'Atjaunot',
  menu: '{level}: vairāk',
  fetched: 'iegūts {age}',
  pack: {
    takeOf: 'Lejupielādēt: {name}',
    ready: 'Pieejams bezsaistē',
    readyWhy: 'Visi šīs paaudzes dzinēji ir saglabāti ar datiem un līknēm.',
    under: 'Lejupielādē · {done} no {total}',
    confirm: 'Lejupielādēt: {title}?',
    no: 'Ne tagad',
    price: '{cost}, {share} no stundas limita, apmēram {time}.'
  },
  columns: 'Izvēlēties kolonnas',
  order: {
    newest: 'Rādīt vispirms jaunākās',
    oldest: 'Rādīt vispirms vecākās'
  },
  letters: 'Sākumburti',
  wall: { on: 'Rādīt kā logotipus', off: 'Rādīt kā sarakstu' },
  empty: {
    types: 'Transportlīdzekļu veidu nav.',
    manufacturers: 'Šim veidam nav marku.',
    models: 'Šai markai nav modeļu.',
    generations: 'Šim modelim nav paaudžu.',
    engines: 'Šai paaudzei nav dzinēju.'
  },
  parent: {
    gone: 'Katalogā vairs nav.',
    listed: 'Katalogā ir, bet bez ierakstiem.'
  },
  stageGain: 'Pirmās pakāpes pieaugums',
  noneFit: {
    text: 'Neviens ieraksts ({n}) neatbilst filtriem.',
    action: 'Notīrīt filtrus'
  },
  choose: {
    types: 'Izvēlieties veidu',
    manufacturers: 'Izvēlieties marku',
    models: 'Izvēlieties modeli',
    generations: 'Izvēlieties paaudzi',
    engines: 'Izvēlieties dzinēju'
  },
  column: {
    name: { long: 'Nosaukums', short: 'Nosaukums' },
    power: { long: 'Jauda', short: 'Jauda' },
    torque: { long: 'Griezes moments', short: 'Moments' },
    fuel_name: { long: 'Degviela', short: 'Degviela' },
    type: { long: 'Dzinēja veids', short: 'Veids' },
    capacity: { long: 'Darba tilpums' },
    cylinders: { long: 'Cilindri', short: 'Cil.' },
    year: { long: 'Dzinēja gads', short: 'Gads' },
    ecu: { long: 'Dzinēja vadības bloks', short: 'ECU' },
    tcu: { long: 'Pārnesumkārbas vadības bloks', short: 'TCU' },
    engine_code: { long: 'Dzinēja kods', short: 'Kods' }
  },
  start: {
    recents: 'Nesen atvērtie',
    favourites: 'Izlase',
    demo: 'Izmēģiniet šos dzinējus'
  }
} satisfies PartOf<typeof en>
