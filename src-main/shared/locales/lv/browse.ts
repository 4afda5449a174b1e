import type { PartOf } from '../part-of'
import type en from '../en/browse'

/** Texts of the column browser. */
export default {
  filter: 'filtrēt …',
  filterOf: 'Filtrēt: {level}',
  clearFilter: 'Notīrīt filtru',
  shown: '{shown} no {n}',
  received: '{n} ierakstu | {n} ieraksts | {n} ieraksti',
  maybeMoreWhy: 'Apaļš skaitlis: saraksts var būt nepilnīgs.',
  refresh: 'Atjaunot',
  menu: '{level}: vairāk',
  fetched: 'iegūts {age}',
  askAgain: 'Vaicāt vēlreiz',
  pack: {
    take: 'Saglabāt bezsaistei',
    takeOf: 'Saglabāt bezsaistei: {name}',
    ready: 'Pieejams bezsaistē',
    readyWhy: 'Visi šīs paaudzes dzinēji ar datiem un līknēm ir šajā datorā.',
    under: 'Saglabā bezsaistei · {done} no {total}',
    engines:
      '{n} dzinēju šajā paaudzē; tas, kas šeit jau ir, neko nemaksā. | {n} dzinējs šajā paaudzē; tas, kas šeit jau ir, neko nemaksā. | {n} dzinēji šajā paaudzē; tas, kas šeit jau ir, neko nemaksā.',
    confirm: 'Saglabāt bezsaistei: {title}?',
    yes: 'Saglabāt bezsaistei',
    no: 'Ne tagad',
    price: '{cost}, {share} no stundas vaicājumiem, apmēram {time}.'
  },
  columns: 'Izvēlēties kolonnas',
  order: {
    newest: 'Vispirms vecākie',
    oldest: 'Vispirms jaunākie'
  },
  letters: 'Sākumburti',
  wall: { on: 'Rādīt kā logotipus', off: 'Rādīt kā sarakstu' },
  empty: {
    title: 'Šeit nekā nav',
    types: 'Serverī nav neviena transportlīdzekļu veida.',
    manufacturers: 'Serverī nav šī veida ražotāju. Izvēlieties citu veidu.',
    models: 'Serverī nav šī ražotāja modeļu. Izvēlieties citu ražotāju.',
    generations: 'Serverī nav šī modeļa paaudžu. Izvēlieties citu modeli.',
    engines: 'Serverī nav šīs paaudzes dzinēju. Izvēlieties citu paaudzi.'
  },
  parent: {
    check: {
      manufacturers: 'Vai šis veids vēl ir katalogā?',
      models: 'Vai šis ražotājs vēl ir katalogā?',
      generations: 'Vai šis modelis vēl ir katalogā?',
      engines: 'Vai šī paaudze vēl ir katalogā?'
    },
    gone: 'Serverī tā vairs nav.',
    listed: 'Ieraksts katalogā ir, bet zem tā nekā nav.'
  },
  noneFit: {
    title: 'Nekas neatbilst',
    text: 'No {n} ierakstiem neviens neatbilst visam prasītajam.',
    action: 'Rādīt visus'
  },
  choose: {
    types: 'Izvēlieties veidu',
    manufacturers: 'Izvēlieties ražotāju',
    models: 'Izvēlieties modeli',
    generations: 'Izvēlieties paaudzi',
    engines: 'Izvēlieties dzinēju'
  },
  column: {
    name: { long: 'Nosaukums', short: 'Nosaukums' },
    power: { long: 'Jauda' },
    torque: { long: 'Griezes moments' },
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
    recents: 'Nesenie',
    favourites: 'Izlase',
    demo: 'Izmēģiniet šo dzinēju',
    walk: 'Ejiet pa kolonnām vai ierakstiet nosaukumu un nospiediet Enter.',
    find: '{key} atrod jebkuru saglabātu dzinēju, ekrānu vai iestatījumu.',
    offline: '“Saglabāt bezsaistei” saglabā paaudzi darbam bez tīkla.'
  }
} satisfies PartOf<typeof en>
