import type { PartOf } from '../part-of'
import type en from '../en/search'

/** One box over the names of the catalogue, and over engines by fuel. */
export default {
  box: 'Tražite po marki, modelu, motoru, oznaci ili ECU-u',
  fuel: 'Gorivo',
  anyFuel: 'Sva goriva',
  asking: 'traženje …',
  recents: 'Nedavno',
  saved: {
    title: 'Spremljene pretrage',
    save: 'Spremi ovu pretragu',
    unsave: 'Spremljeno',
    remove: 'Izbriši „{query}”',
    fresh: '{count} novi | {count} nova | {count} novih',
    matches: 'pronađeno: {count}',
    history: 'Nedavne pretrage'
  },
  favourite: 'Favorit',
  onDesk: 'Pronađeno: {count}',
  onDeskMost: 'Najboljih {count}',
  deskNone: 'Nema spremljenih rezultata.',
  everyWord: 'Svaka se riječ mora podudarati.',
  noFavourites: 'Još nema favorita. Dodajte ih zvjezdicom na stranici motora.',
  link: 'Pritisnite Enter za otvaranje poveznice.',
  begun: 'Upišite što tražite iza „{prefix}:”.',
  source: {
    service: 'na mreži'
  },
  field: {
    code: 'Oznaka'
  },
  prefix: {
    group: 'Filtri',
    remove: 'Ukloni {chip}',
    ecu: 'Upravljačka jedinica motora, npr. ecu:edc17',
    code: 'Oznaka motora, npr. code:cfgb',
    fuel: 'Gorivo, npr. fuel:diesel',
    year: 'Godina, npr. year:2014',
    maker: 'Marka, npr. maker:arvenna',
    note: 'Vlastite bilješke, npr. note:mjenjač',
    fav: 'Vaši favoriti',
    offline: 'Motori dostupni bez mreže',
    name: {
      ecu: 'ECU',
      tcu: 'TCU',
      code: 'Oznaka motora',
      fuel: 'Gorivo',
      year: 'Godina',
      power: 'Snaga',
      model: 'Model',
      maker: 'Marka',
      note: 'Bilješka',
      fav: 'Favoriti',
      offline: 'Na ovom računalu'
    }
  },
  ask: {
    why: 'Na mreži ih može biti više.',
    offline: 'Bez mreže: samo spremljeni rezultati.',
    tooShort: 'Prekratko za pretragu na mreži: samo spremljeni rezultati.',
    deskOnly: 'Ovi filtri traže samo u spremljenim podacima.',
    failed: 'Pretraga na mreži nije uspjela: {reason}'
  },
  level: {
    types: 'Vrste',
    manufacturers: 'Marke',
    models: 'Modeli',
    generations: 'Generacije',
    engines: 'Motori'
  },
  received: '{count} na mreži | {count} na mreži | {count} na mreži',
  maybeMore: 'Okrugao broj: možda ih ima još',
  from: {
    desk: 'spremljeno {moment}'
  },
  results: 'Rezultati',
  unnamed: 'br. {id}',
  places: '{count} mjesto | {count} mjesta | {count} mjesta',
  place: {
    unknown: 'Mjesto nepoznato',
    asking: 'Traženje …',
    notFound: 'Mjesto nije navedeno. Motor se otvara bez performansi.',
    failed: 'Nije pronađeno: {reason}'
  },
  empty: {
    'too-short': {
      title: 'Upišite malo više',
      text: 'Pretraga na mreži ovdje treba barem {least} znak. | Pretraga na mreži ovdje treba barem {least} znaka. | Pretraga na mreži ovdje treba barem {least} znakova.'
    },
    'none-found': {
      title: 'Nema rezultata',
      text: 'Ništa na ovom računalu ni na mreži ne odgovara upitu „{query}”. Na mreži se traži samo po nazivu.',
      fuel: 'Nijedan motor ({fuel}) ne odgovara upitu „{query}”. Pokušajte s drugim gorivom ili manje riječi.',
      anyFuel: 'Traži sva goriva'
    },
    limit: {
      title: 'Satno ograničenje dosegnuto',
      text: 'Nema spremljenih rezultata. Ograničenje dijele sva računala s ovim ključem.',
      at: 'Ponovno dostupno u {time}.'
    },
    offline: {
      title: 'Na ovom računalu nema ničega za „{query}”',
      text: 'Niste na mreži. Povežite se s mrežom da biste nastavili pretragu.'
    },
    'not-connected': {
      title: 'Niste povezani',
      text: 'Povežite se osnovnom adresom i ključem ili otvorite demo katalog.'
    }
  }
} satisfies PartOf<typeof en>
