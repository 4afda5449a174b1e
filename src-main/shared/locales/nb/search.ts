import type { PartOf } from '../part-of'
import type en from '../en/search'

/** One box over the names of the catalogue, and over engines by fuel. */
export default {
  box: 'Søk på merke, modell, motor, kode eller styreenhet',
  fuel: 'Drivstoff',
  anyFuel: 'Alle drivstoff',
  asking: 'søker …',
  recents: 'Nylig åpnet',
  saved: {
    title: 'Lagrede søk',
    save: 'Lagre dette søket',
    unsave: 'Lagret',
    remove: 'Slett «{query}»',
    fresh: '{count} ny | {count} nye',
    matches: '{count} funnet',
    history: 'Siste søk'
  },
  favourite: 'Favoritt',
  onDesk: '{count} funnet',
  onDeskMost: 'De beste {count}',
  deskNone: 'Ingen treff på denne PC-en.',
  everyWord: 'Alle ordene må passe.',
  noFavourites: 'Ingen favoritter ennå. Legg til med stjernen på motorens side.',
  link: 'Trykk Enter for å åpne lenken.',
  begun: 'Skriv det du leter etter bak «{prefix}:».',
  source: {
    service: 'på nett'
  },
  field: {
    code: 'Kode'
  },
  prefix: {
    group: 'Filtre',
    remove: 'Fjern {chip}',
    ecu: 'Motorstyreenhet, f.eks. ecu:edc17',
    code: 'Motorkode, f.eks. code:cfgb',
    fuel: 'Drivstoff, f.eks. fuel:diesel',
    year: 'År, f.eks. year:2014',
    maker: 'Merke, f.eks. maker:arvenna',
    note: 'Egne notater, f.eks. note:girkasse',
    fav: 'Dine favoritter',
    offline: 'Motorer tilgjengelige frakoblet',
    name: {
      ecu: 'ECU',
      tcu: 'TCU',
      code: 'Motorkode',
      fuel: 'Drivstoff',
      year: 'År',
      power: 'Effekt',
      model: 'Modell',
      maker: 'Merke',
      note: 'Notat',
      fav: 'Favoritter',
      offline: 'På denne PC-en'
    }
  },
  ask: {
    why: 'Det kan finnes flere på nett.',
    offline: 'Frakoblet: bare lagrede treff.',
    tooShort: 'For kort til et nettsøk: bare lagrede treff.',
    deskOnly: 'Disse filtrene søker bare i lagrede data.',
    failed: 'Nettsøket mislyktes: {reason}'
  },
  level: {
    types: 'Typer',
    manufacturers: 'Merker',
    models: 'Modeller',
    generations: 'Generasjoner',
    engines: 'Motorer'
  },
  received: '{count} på nett | {count} på nett',
  maybeMore: 'Et rundt tall: det kan finnes flere',
  from: {
    desk: 'lagret {moment}'
  },
  results: 'Resultater',
  unnamed: 'nr. {id}',
  places: '{count} plassering | {count} plasseringer',
  place: {
    unknown: 'Plassering ukjent',
    asking: 'Søker …',
    notFound: 'Plassering ikke oppgitt. Motoren åpnes uten ytelsestall.',
    failed: 'Ikke funnet: {reason}'
  },
  empty: {
    'too-short': {
      title: 'Skriv litt mer',
      text: 'Et nettsøk trenger minst {least} tegn her. | Et nettsøk trenger minst {least} tegn her.'
    },
    'none-found': {
      title: 'Ingen treff',
      text: 'Ingenting på denne PC-en eller på nett passer med «{query}». Nettsøket gjelder bare navn.',
      fuel: 'Ingen motor ({fuel}) passer med «{query}». Prøv et annet drivstoff eller færre ord.',
      anyFuel: 'Søk i alle drivstoff'
    },
    limit: {
      title: 'Timegrensen er nådd',
      text: 'Ingen treff på denne PC-en. Alle PC-er med denne nøkkelen deler grensen.',
      at: 'Tilgjengelig igjen {time}.'
    },
    offline: {
      title: 'Ingenting på denne PC-en for «{query}»',
      text: 'Du er frakoblet. Koble til nettet for å søke på nett.'
    },
    'not-connected': {
      title: 'Ikke tilkoblet',
      text: 'Koble til med en basisadresse og en nøkkel, eller åpne demokatalogen.'
    }
  }
} satisfies PartOf<typeof en>
