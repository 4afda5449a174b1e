import type { PartOf } from '../part-of'
import type en from '../en/search'

/** One box over the names of the catalogue, and over engines by fuel. */
export default {
  box: 'Ieškoti pagal markę, modelį, variklį, kodą ar ECU',
  fuel: 'Degalai',
  anyFuel: 'Bet kokie degalai',
  asking: 'ieškoma…',
  recents: 'Neseniai atverti',
  saved: {
    title: 'Įrašytos paieškos',
    save: 'Įrašyti šią paiešką',
    unsave: 'Įrašyta',
    remove: 'Ištrinti „{query}“',
    fresh: '{count} naujas | {count} nauji | {count} naujo | {count} naujų',
    matches: 'rasta: {count}',
    history: 'Neseniai ieškota'
  },
  favourite: 'Mėgstamas',
  onDesk: 'Rasta: {count}',
  onDeskMost: 'Geriausi {count}',
  deskNone: 'Išsaugotuose duomenyse nieko nerasta.',
  everyWord: 'Turi atitikti kiekvienas žodis.',
  noFavourites: 'Mėgstamų dar nėra. Variklį pridėsite žvaigždute jo puslapyje.',
  link: 'Paspauskite Enter, kad atvertumėte nuorodą.',
  begun: 'Po „{prefix}:“ įrašykite, ko ieškote.',
  source: {
    service: 'internete'
  },
  field: {
    code: 'Kodas'
  },
  prefix: {
    group: 'Filtrai',
    remove: 'Pašalinti {chip}',
    ecu: 'Variklio valdymo blokas, pvz., ecu:edc17',
    code: 'Variklio kodas, pvz., code:cfgb',
    fuel: 'Degalai, pvz., fuel:diesel',
    year: 'Metai, pvz., year:2014',
    maker: 'Markė, pvz., maker:arvenna',
    note: 'Jūsų pastabos, pvz., note:dėžė',
    fav: 'Jūsų mėgstami',
    offline: 'Neprisijungus prieinami varikliai',
    name: {
      ecu: 'ECU',
      tcu: 'TCU',
      code: 'Variklio kodas',
      fuel: 'Degalai',
      year: 'Metai',
      power: 'Galia',
      model: 'Modelis',
      maker: 'Markė',
      note: 'Pastaba',
      fav: 'Mėgstami',
      offline: 'Šiame kompiuteryje'
    }
  },
  ask: {
    why: 'Internete gali būti daugiau.',
    offline: 'Neprisijungta: tik išsaugoti rezultatai.',
    tooShort: 'Per trumpa paieškai internete: tik išsaugoti rezultatai.',
    deskOnly: 'Šie filtrai ieško tik išsaugotuose duomenyse.',
    failed: 'Paieška internete nepavyko: {reason}'
  },
  level: {
    types: 'Tipai',
    manufacturers: 'Markės',
    models: 'Modeliai',
    generations: 'Kartos',
    engines: 'Varikliai'
  },
  received: '{count} internete | {count} internete | {count} internete | {count} internete',
  maybeMore: 'Apvalus skaičius: gali būti daugiau',
  from: {
    desk: 'išsaugota {moment}'
  },
  results: 'Rezultatai',
  unnamed: 'nr. {id}',
  places: '{count} vieta | {count} vietos | {count} vietos | {count} vietų',
  place: {
    unknown: 'Vieta nežinoma',
    asking: 'Ieškoma…',
    notFound: 'Vieta nenurodyta. Variklis atsivers be dinamikos duomenų.',
    failed: 'Nerasta: {reason}'
  },
  empty: {
    'too-short': {
      title: 'Įrašykite šiek tiek daugiau',
      text: 'Paieškai internete čia reikia bent {least} simbolio. | Paieškai internete čia reikia bent {least} simbolių. | Paieškai internete čia reikia bent {least} simbolio. | Paieškai internete čia reikia bent {least} simbolių.'
    },
    'none-found': {
      title: 'Nieko nerasta',
      text: 'Nei šiame kompiuteryje, nei internete niekas neatitinka „{query}“. Internete ieškoma tik pagal pavadinimą.',
      fuel: 'Joks variklis ({fuel}) neatitinka „{query}“. Bandykite kitus degalus arba mažiau žodžių.',
      anyFuel: 'Ieškoti tarp visų degalų'
    },
    limit: {
      title: 'Valandos riba pasiekta',
      text: 'Išsaugotuose duomenyse nieko nerasta. Riba bendra visiems kompiuteriams su šiuo raktu.',
      at: 'Vėl galima nuo {time}.'
    },
    offline: {
      title: 'Šiame kompiuteryje nieko nerasta pagal „{query}“',
      text: 'Esate neprisijungę. Norėdami ieškoti internete, prisijunkite prie tinklo.'
    },
    'not-connected': {
      title: 'Neprisijungta',
      text: 'Prisijunkite su serverio adresu ir raktu arba atverkite demonstracinį katalogą.'
    }
  }
} satisfies PartOf<typeof en>
