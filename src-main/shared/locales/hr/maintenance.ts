import type { PartOf } from '../part-of'
import type en from '../en/maintenance'

/** Updates of the program, and backups. */
export default {
  updates: {
    state: {
      idle: 'Još nije provjereno',
      checking: 'Provjera …',
      current: 'Dynodesk je ažuran.',
      found: 'Dostupna je verzija {version}.',
      downloading: 'Preuzimanje verzije {version} …',
      ready: 'Verzija {version} je spremna.'
    },
    readyHelp: 'Instalira se kad ponovno pokrenete ili zatvorite Dynodesk.',
    checked: 'Zadnja provjera: {time}',
    notes: 'Novosti',
    amount: '{done} od {all}',
    progress: 'Preuzimanje',
    check: 'Provjeri ažuriranja',
    download: 'Preuzmi',
    file: 'Instaliraj iz datoteke …',
    restart: 'Pokreni ponovno i instaliraj',
    later: 'Kasnije',
    skip: 'Preskoči ovu verziju',
    skipped: 'Preskočili ste ovu verziju.',
    noAddress: 'Adresa za ažuriranja nije zadana.',
    way: {
      'package-manager': 'Ovu instalaciju ažurira upravitelj paketa sustava.',
      'not-installed': 'Dynodesk ovdje radi bez instalacije i ne može se sam ažurirati.'
    }
  },
  settingsFile: {
    title: 'Datoteka postavki',
    about:
      'Datoteka s postavkama koje se razlikuju od zadanih, za drugo računalo. Ključevi, lozinke i PIN-ovi nikad nisu u njoj.',
    export: 'Izvezi postavke …',
    import: 'Uvezi postavke …',
    count:
      'Datoteka će sadržavati {n} postavku. | Datoteka će sadržavati {n} postavke. | Datoteka će sadržavati {n} postavki.',
    leftOut: 'Izostavljeno:',
    because: {
      managed: 'postavio administrator',
      chosen: 'bira se na svakom računalu',
      computer: 'vrijedi samo za ovo računalo'
    },
    saved: 'Postavke spremljene: {file}',
    setting: 'Postavka',
    now: 'Sada',
    new: 'Iz datoteke',
    none: 'Datoteka ništa ne mijenja.',
    same: '{n} postavka već ima ovu vrijednost. | {n} postavke već imaju ove vrijednosti. | {n} postavki već ima ove vrijednosti.',
    refused: 'Ne uvozi se:',
    stay: 'Postavke kojih nema u datoteci ostaju kakve jesu.',
    apply: 'Uvezi {n} postavku | Uvezi {n} postavke | Uvezi {n} postavki',
    imported: 'Uvezena je {n} postavka. | Uvezene su {n} postavke. | Uvezeno je {n} postavki.',
    undone: 'Vraćene su prethodne postavke.'
  },
  profiles: {
    title: 'Profili',
    about:
      'Svaki profil ima svoju adresu, ključ, postavke, spremljeni katalog, bilješke i listove. Pri promjeni se Dynodesk ponovno pokreće.',
    first: 'Prvi profil',
    color: 'Boja',
    colors: {
      blue: 'Plava',
      orange: 'Narančasta',
      green: 'Zelena',
      violet: 'Ljubičasta',
      pink: 'Ružičasta',
      gray: 'Siva'
    },
    inUse: 'U upotrebi',
    switch: 'Prijeđi',
    switchTo: 'Prijeđi na profil {name}',
    edit: 'Uredi',
    editOf: 'Uredi profil {name}',
    removeOf: 'Izbriši profil {name}',
    add: 'Dodaj profil …',
    new: 'Novi profil',
    status: 'Profil: {name}'
  },
  backup: {
    title: 'Sigurnosna kopija',
    about:
      'Jedna šifrirana datoteka s postavkama, favoritima, bilješkama, pretragama, predlošcima, mjerenjima i izrađenim listovima. Ključeva, lozinki i događaja u njoj nema.',
    make: 'Izradi kopiju …',
    restore: 'Vrati iz kopije …',
    makeHint: 'Pristupni izraz otvara sigurnosnu kopiju i ne može se oporaviti.',
    restoreHint: 'Sadržaj se prikazuje prije bilo kakve promjene.',
    catalogue: 'Uključi spremljeni katalog',
    made: 'Sigurnosna kopija je spremljena: {file}',
    move: 'Prelazak s drugog računala: vrati iz kopije …',
    offer: {
      made: 'Izrađena',
      version: 'Verzija',
      service: 'Usluga',
      favourites: 'Favoriti',
      notes: 'Bilješke',
      searches: 'Spremljene pretrage',
      sheets: 'Tehnički listovi',
      settings: 'Promijenjene postavke',
      catalogue: 'Spremljeni katalog',
      typeAgain: 'Unesi ponovno',
      chooseAgain: 'Odaberi ponovno',
      replaces:
        'Ovo zamjenjuje ono što je na ovom računalu. Prvo se s istim pristupnim izrazom izrađuje sigurnosna kopija sadašnjeg stanja.',
      accept: 'Vrati i ponovno pokreni'
    }
  }
} satisfies PartOf<typeof en>
