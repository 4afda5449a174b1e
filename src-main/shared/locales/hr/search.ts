import type { PartOf } from '../part-of'
import type en from '../en/search'

/** One box over the names of the catalogue, and over engines by fuel. */
export default {
  title: 'Pretraga',
  box: 'Traži marke, modele i motore',
  clear: 'Isprazni polje',
  fuel: 'Gorivo',
  anyFuel: 'Svako gorivo',
  asking: 'upit …',
  help: {
    title: 'Tražite u onome što je ovo računalo vidjelo, za ostalo pitajte uslugu',
    desk: 'Dok tipkate, pretražuje se ovo računalo: marke, modeli, generacije, motori, upravljačke jedinice, oznake motora, godine, gorivo i snaga. Ne troši upite i radi bez mreže.',
    words:
      'Riječi mogu biti bilo kojim redom, dijelovi riječi i sitne pogreške ne smetaju. Prefiks poput ecu: traži u jednom polju.',
    catalogue:
      'Enter pita uslugu, koja pretražuje nazive marki, modela i motora; ne i upravljačke jedinice, oznake ni godine.',
    engines: 'Uz odabrano gorivo usluga pretražuje samo motore i odgovara s njihovim podacima.',
    cost: 'Pitanje usluzi jedan je upit. Stanka u tipkanju pita je samo ako je na ovom računalu nađeno malo.'
  },
  recents: 'Zadnje otvoreno',
  saved: {
    title: 'Spremljene pretrage',
    save: 'Spremi ovu pretragu',
    unsave: 'Spremljeno',
    remove: 'Zaboravi „{query}”',
    fresh: '{count} novi | {count} nova | {count} novih',
    matches: '{count} na ovom računalu | {count} na ovom računalu | {count} na ovom računalu',
    history: 'Ranije pretrage',
    clear: 'Očisti'
  },
  favourite: 'Favorit',
  onDesk: '{count} na ovom računalu | {count} na ovom računalu | {count} na ovom računalu',
  onDeskMost: 'najboljih {count} na ovom računalu',
  deskNone: 'Na ovom računalu još ništa ne odgovara. Usluga možda zna više.',
  deskNoneOnly: 'Na ovom računalu ništa ne odgovara. Prefiksi traže samo ovdje; usluzi trebaju obične riječi.',
  noFavourites: 'Još nema favorita. Dodaje ih zvjezdica na stranici motora.',
  link: 'Enter otvara ovu poveznicu.',
  begun: 'Upišite što treba tražiti iza „{prefix}:”.',
  source: { service: 'usluga' },
  field: { tcu: 'TCU', year: 'Godina', ecu: 'ECU', code: 'Oznaka', fuel: 'Gorivo', power: 'Snaga', note: 'Bilješka' },
  prefix: {
    group: 'Prefiksi',
    lead: 'Traži u jednom polju:',
    remove: 'Makni {chip}',
    ecu: 'Upravljačka jedinica motora, npr. ecu:edc17',
    code: 'Oznaka motora, npr. code:cfgb',
    fuel: 'Gorivo, npr. fuel:diesel',
    year: 'Godina, npr. year:2014',
    maker: 'Marka, npr. maker:arvenna',
    note: 'Vlastite bilješke, npr. note:mjenjač',
    fav: 'Favoriti na ovom računalu',
    offline: 'Motori koji se bez mreže mogu čitati u cijelosti'
  },
  ask: {
    button: 'Pitaj uslugu',
    why: 'Možda zna motore koje ovo računalo nije vidjelo.',
    done: 'Usluga je upitana.',
    offline: 'Nema veze s uslugom: pretraženo je samo ovo računalo.',
    tooShort: 'Prekratko za uslugu: pretraženo je samo ovo računalo.',
    deskOnly: 'Pretražuje se samo ovo računalo: usluga ne poznaje te prefikse.',
    failed: 'Usluga nije odgovorila: {reason}'
  },
  level: { types: 'Vrste', manufacturers: 'Marke', models: 'Modeli', generations: 'Generacije', engines: 'Motori' },
  received: '{count} primljen | {count} primljena | {count} primljenih',
  maybeMore: 'možda ih ima još: okrugao broj može značiti da je usluga skratila popis',
  from: { service: 's usluge', desk: 's ovog računala, {moment}' },
  results: 'Rezultati',
  unnamed: 'br. {id}',
  above: 'iznad rezultata',
  column: { name: 'Motor', fuel: 'Gorivo', ecu: 'ECU', place: 'Mjesto' },
  capacity: '{figure} cm³',
  places: '{count} mjesto | {count} mjesta | {count} mjesta',
  place: {
    unknown: 'Nepoznato mjesto',
    find: 'Nađi mjesto',
    asking: 'Traži se …',
    notFound: 'Usluga ne kaže njegovo mjesto; motor se otvara bez performansi.',
    failed: 'Nije otkriveno: {reason}'
  },
  calls: '{count} upit | {count} upita | {count} upita',
  keys: { down: 'u rezultate', open: 'otvara', back: 'natrag u polje' },
  tryAgain: 'Pokušaj ponovno',
  empty: {
    'too-short': {
      title: 'Treba malo više',
      text: 'Usluga ovdje traži najmanje {least} znak. | Usluga ovdje traži najmanje {least} znaka. | Usluga ovdje traži najmanje {least} znakova.'
    },
    'none-found': {
      title: 'Usluga ne zna nijedan',
      text: 'Ništa se ne zove „{query}”. Uspoređuju se nazivi, ne upravljačke jedinice ni oznake motora. Pokušajte s manje riječi ili drugima.',
      fuel: 'Nijedan motor ({fuel}) ne odgovara pretrazi „{query}”. Pokušajte s drugim gorivom ili manje riječi.',
      anyFuel: 'Traži bez goriva'
    },
    limit: {
      title: 'Upiti za ovaj sat su potrošeni',
      text: 'Pretraženo je samo ovo računalo i ništa ne odgovara. Ograničenje vrijedi za ključ i sva računala koja ga dijele.',
      at: 'Upiti su opet slobodni od {time}.'
    },
    offline: {
      title: 'Nema veze: pretraženo je samo ovo računalo',
      text: 'Ništa što je ovo računalo vidjelo ne odgovara. Uz mrežu se uslugu može pitati za jedan upit.'
    },
    'not-connected': {
      title: 'Nema veze s uslugom',
      text: 'Za pretragu trebaju osnovna adresa i ključ, ili ogledni katalog.',
      connect: 'Poveži'
    }
  }
} satisfies PartOf<typeof en>
