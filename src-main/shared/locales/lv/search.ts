import type { PartOf } from '../part-of'
import type en from '../en/search'

/** One box over the names of the catalogue, and over engines by fuel. */
export default {
  box: 'Meklēt pēc markas, modeļa, dzinēja, koda vai ECU',
  fuel: 'Degviela',
  anyFuel: 'Jebkura degviela',
  asking: 'meklē…',
  recents: 'Nesen atvērtie',
  saved: {
    title: 'Saglabātie meklējumi',
    save: 'Saglabāt šo meklējumu',
    unsave: 'Saglabāts',
    remove: 'Dzēst „{query}”',
    fresh: '{count} jaunu | {count} jauns | {count} jauni',
    matches: 'atrasti: {count}',
    history: 'Nesenie meklējumi'
  },
  favourite: 'Izlasē',
  onDesk: 'Atrasti: {count}',
  onDeskMost: 'Labākie {count}',
  deskNone: 'Saglabātajos datos nekas neatbilst.',
  everyWord: 'Jāatbilst katram vārdam.',
  noFavourites: 'Izlase vēl ir tukša. Dzinēju pievieno ar zvaigznīti tā lapā.',
  link: 'Nospiediet Enter, lai atvērtu saiti.',
  begun: 'Ierakstiet meklējamo aiz „{prefix}:”.',
  source: {
    service: 'tiešsaistē'
  },
  field: {
    code: 'Kods'
  },
  prefix: {
    group: 'Filtri',
    remove: 'Noņemt {chip}',
    ecu: 'Dzinēja vadības bloks, piem., ecu:edc17',
    code: 'Dzinēja kods, piem., code:cfgb',
    fuel: 'Degviela, piem., fuel:diesel',
    year: 'Gads, piem., year:2014',
    maker: 'Marka, piem., maker:arvenna',
    note: 'Jūsu piezīmes, piem., note:kārba',
    fav: 'Jūsu izlase',
    offline: 'Bezsaistē pieejamie dzinēji',
    name: {
      ecu: 'ECU',
      tcu: 'TCU',
      code: 'Dzinēja kods',
      fuel: 'Degviela',
      year: 'Gads',
      power: 'Jauda',
      model: 'Modelis',
      maker: 'Marka',
      note: 'Piezīme',
      fav: 'Izlase',
      offline: 'Šajā datorā'
    }
  },
  ask: {
    why: 'Tiešsaistē var būt vairāk.',
    offline: 'Bezsaistē: tikai saglabātie rezultāti.',
    tooShort: 'Par īsu meklēšanai tiešsaistē: tikai saglabātie rezultāti.',
    deskOnly: 'Šie filtri meklē tikai saglabātajos datos.',
    failed: 'Meklēšana tiešsaistē neizdevās: {reason}'
  },
  level: {
    types: 'Veidi',
    manufacturers: 'Markas',
    models: 'Modeļi',
    generations: 'Paaudzes',
    engines: 'Dzinēji'
  },
  received: '{count} tiešsaistē | {count} tiešsaistē | {count} tiešsaistē',
  maybeMore: 'Apaļš skaitlis: var būt vairāk',
  from: {
    desk: 'saglabāts {moment}'
  },
  results: 'Rezultāti',
  unnamed: 'nr. {id}',
  places: '{count} vietu | {count} vieta | {count} vietas',
  place: {
    unknown: 'Vieta nav zināma',
    asking: 'Meklē…',
    notFound: 'Vieta nav norādīta. Dzinējs atveras bez dinamikas datiem.',
    failed: 'Nav atrasts: {reason}'
  },
  empty: {
    'too-short': {
      title: 'Ierakstiet nedaudz vairāk',
      text: 'Meklēšanai tiešsaistē vajag vismaz {least} rakstzīmju. | Meklēšanai tiešsaistē vajag vismaz {least} rakstzīmi. | Meklēšanai tiešsaistē vajag vismaz {least} rakstzīmes.'
    },
    'none-found': {
      title: 'Nekas nav atrasts',
      text: 'Ne šajā datorā, ne tiešsaistē nekas neatbilst „{query}”. Tiešsaistē meklē tikai pēc nosaukuma.',
      fuel: 'Neviens dzinējs ({fuel}) neatbilst „{query}”. Mēģiniet citu degvielu vai mazāk vārdu.',
      anyFuel: 'Meklēt visās degvielās'
    },
    limit: {
      title: 'Stundas limits sasniegts',
      text: 'Saglabātajos datos nekas neatbilst. Limits ir kopīgs visiem datoriem ar šo atslēgu.',
      at: 'Atkal pieejams: {time}.'
    },
    offline: {
      title: 'Šajā datorā nekas neatbilst „{query}”',
      text: 'Jūs esat bezsaistē. Lai meklētu tiešsaistē, pieslēdzieties tīklam.'
    },
    'not-connected': {
      title: 'Nav savienojuma',
      text: 'Izveidojiet savienojumu ar servera adresi un atslēgu vai atveriet demo katalogu.'
    }
  }
} satisfies PartOf<typeof en>
