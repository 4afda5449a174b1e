import type { PartOf } from '../part-of'
import type en from '../en/search'

/** One box over the names of the catalogue, and over engines by fuel. */
export default {
  title: 'Søk',
  box: 'Søk etter merker, modeller og motorer',
  clear: 'Tøm feltet',
  fuel: 'Drivstoff',
  anyFuel: 'Alle drivstoff',
  asking: 'spør …',
  help: {
    title: 'Finn det denne PC-en har sett, og spør tjenesten om resten',
    desk: 'Mens du skriver, søkes det på denne PC-en: merker, modeller, generasjoner, motorer, styreenheter, motorkoder, år, drivstoff og effekt. Det koster ingen kall og virker uten nett.',
    words: 'Ord i vilkårlig rekkefølge, deler av ord og små skrivefeil går fint. Et prefiks som ecu: ser i ett felt.',
    catalogue:
      'Enter spør tjenesten, som ser gjennom navn på merker, modeller og motorer; ikke styreenheter, koder eller år.',
    engines: 'Når et drivstoff er valgt, ser tjenesten bare gjennom motorer og svarer med tallene deres.',
    cost: 'Et spørsmål til tjenesten er ett kall. En pause i skrivingen spør bare der denne PC-en fant lite.'
  },
  recents: 'Sist åpnet',
  saved: {
    title: 'Lagrede søk',
    save: 'Lagre dette søket',
    unsave: 'Lagret',
    remove: 'Glem «{query}»',
    fresh: '{count} ny | {count} nye',
    matches: '{count} på denne PC-en | {count} på denne PC-en',
    history: 'Tidligere søk',
    clear: 'Tøm'
  },
  favourite: 'Favoritt',
  onDesk: '{count} på denne PC-en | {count} på denne PC-en',
  onDeskMost: 'de beste {count} på denne PC-en',
  deskNone: 'Ingenting på denne PC-en passer ennå. Tjenesten vet kanskje mer.',
  deskNoneOnly: 'Ingenting på denne PC-en passer. Prefikser ser bare her; tjenesten trenger vanlige ord.',
  noFavourites: 'Ingen favoritter ennå. Stjernen på siden til en motor legger til en.',
  link: 'Enter åpner denne lenken.',
  begun: 'Skriv hva det skal letes etter, etter «{prefix}:».',
  source: { service: 'tjenesten' },
  field: { tcu: 'TCU', year: 'År', ecu: 'ECU', code: 'Kode', fuel: 'Drivstoff', power: 'Effekt', note: 'Notat' },
  prefix: {
    group: 'Prefikser',
    lead: 'Se i ett felt:',
    remove: 'Ta bort {chip}',
    ecu: 'Motorstyreenhet, f.eks. ecu:edc17',
    code: 'Motorkode, f.eks. code:cfgb',
    fuel: 'Drivstoff, f.eks. fuel:diesel',
    year: 'År, f.eks. year:2014',
    maker: 'Merke, f.eks. maker:arvenna',
    note: 'Egne notater, f.eks. note:girkasse',
    fav: 'Favoritter på denne PC-en',
    offline: 'Motorer som kan leses i sin helhet uten nett'
  },
  ask: {
    button: 'Spør tjenesten',
    why: 'Den kan kjenne motorer denne PC-en ikke har sett.',
    done: 'Tjenesten er spurt.',
    offline: 'Ingen kontakt med tjenesten: bare denne PC-en er gjennomsøkt.',
    tooShort: 'For kort for tjenesten: bare denne PC-en er gjennomsøkt.',
    deskOnly: 'Bare denne PC-en gjennomsøkes: tjenesten kjenner ikke disse prefiksene.',
    failed: 'Tjenesten svarte ikke: {reason}'
  },
  level: {
    types: 'Typer',
    manufacturers: 'Merker',
    models: 'Modeller',
    generations: 'Generasjoner',
    engines: 'Motorer'
  },
  received: '{count} mottatt | {count} mottatt',
  maybeMore: 'kanskje flere: et rundt tall kan bety at tjenesten kuttet listen',
  from: { service: 'fra tjenesten', desk: 'fra denne PC-en, {moment}' },
  results: 'Resultater',
  unnamed: 'nr. {id}',
  above: 'over et resultat',
  column: { name: 'Motor', fuel: 'Drivstoff', ecu: 'ECU', place: 'Plass' },
  capacity: '{figure} cm³',
  places: '{count} plass | {count} plasser',
  place: {
    unknown: 'Ukjent plass',
    find: 'Finn plassen',
    asking: 'Leter …',
    notFound: 'Tjenesten oppgir ikke plassen; motoren åpnes uten ytelsestall.',
    failed: 'Ikke funnet ut: {reason}'
  },
  calls: '{count} kall | {count} kall',
  keys: { down: 'til resultatene', open: 'åpner', back: 'tilbake til feltet' },
  tryAgain: 'Prøv igjen',
  empty: {
    'too-short': {
      title: 'Litt mer å gå etter',
      text: 'Tjenesten krever minst {least} tegn her. | Tjenesten krever minst {least} tegn her.'
    },
    'none-found': {
      title: 'Tjenesten kjenner ingen',
      text: 'Ingenting heter «{query}». Navn sammenlignes, ikke styreenheter eller motorkoder. Færre eller andre ord kan hjelpe.',
      fuel: 'Ingen motor med {fuel} passer «{query}». Et annet drivstoff eller færre ord kan hjelpe.',
      anyFuel: 'Søk uten drivstoff'
    },
    limit: {
      title: 'Timens kall er brukt opp',
      text: 'Bare denne PC-en er gjennomsøkt, og ingenting den har sett, passer. Grensen gjelder nøkkelen og alle PC-er som deler den.',
      at: 'Kall er ledige igjen fra {time}.'
    },
    offline: {
      title: 'Ingen forbindelse: bare denne PC-en er gjennomsøkt',
      text: 'Ingenting denne PC-en har sett, passer. Med nett kan tjenesten spørres for ett kall.'
    },
    'not-connected': {
      title: 'Ikke koblet til en tjeneste',
      text: 'Søk krever en basisadresse og en nøkkel, eller demokatalogen.',
      connect: 'Koble til'
    }
  }
} satisfies PartOf<typeof en>
