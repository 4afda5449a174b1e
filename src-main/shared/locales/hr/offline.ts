import type { PartOf } from '../part-of'
import type en from '../en/offline'

/** Engines for use without a connection: downloads, what is available, files, space. */
export default {
  noConnection: 'Za preuzimanje je potrebna veza.',
  from: {
    catalogue: 'Katalog',
    favourites: 'Favoriti',
    jobs: 'Poslovi'
  },
  chosenNone: 'Očisti',
  leaveOut: 'Ukloni {title}',
  packs: 'Preuzimanja',
  noPacks: 'Još nema preuzimanja. Motori koje ste otvorili uvijek su dostupni bez mreže.',
  view: {
    label: 'Prikaži',
    stored: 'Sve na ovom računalu',
    chosen: 'Odabrano',
    favourites: 'Favoriti'
  },

  pick: {
    choose: 'odaberite …',
    all: 'sve',
    add: 'Dodaj još',
    absent: 'Još nije na ovom računalu'
  },
  favourites: {
    none: 'Još nema favorita. Dodaje ih zvjezdica na stranici motora.',
    noGroup: 'Bez skupine',
    recents: 'Nedavno',
    addAll: 'Dodaj sve',
    noPlace: 'mjesto nepoznato'
  },
  jobs: {
    box: 'Popis poslova, jedno vozilo po retku',
    hint: 'Jedno vozilo po retku: marka, model, motor …',
    lookUp: 'Potraži',
    found: 'nađeno {found} od {n} retka | nađeno {found} od {n} retka | nađeno {found} od {n} redaka',
    meaning: 'Pogodak za {line}',
    leaveOut: 'preskoči',
    undecided: 'nađeno {n}, odaberite … | nađeno {n}, odaberite … | nađeno {n}, odaberite …',
    leftOut:
      'preskočen {n} redak: prazan ili ponovljen | preskočena {n} retka: prazni ili ponovljeni | preskočeno {n} redaka: prazni ili ponovljeni',
    beyond:
      'preskočen {n} redak: najviše {most} po popisu | preskočena {n} retka: najviše {most} po popisu | preskočeno {n} redaka: najviše {most} po popisu',
    open: 'još treba odabrati za {n} redak | još treba odabrati za {n} retka | još treba odabrati za {n} redaka',
    query: 'Tekst pretrage za {line}',
    nothing: 'Nema rezultata za „{query}”. Pokušajte s nazivom marke, modela ili motora.',
    add: 'Dodaj {n} | Dodaj {n} | Dodaj {n}'
  },

  plan: {
    heading: 'Veličina preuzimanja',
    title: '{first} i još {n} | {first} i još {n} | {first} i još {n}',
    languages: 'Jezici: {languages}',
    calls: 'Zahtjevi',
    engines: 'Motori',
    here: 'Na ovom računalu',
    share: 'Od satnog ograničenja',
    time: 'Vrijeme',
    inexact: 'Puna veličina još nije poznata. Ako preuzimanje bude mnogo veće, program pita prije nastavka.',
    unknown: 'još nije poznato',
    learn: 'Provjeri punu veličinu',
    learnt: 'zasad {cost}',
    hours: 'Premašuje satno ograničenje. Pauzira kad se ono dosegne i nastavlja automatski.',
    complete: 'Sve odabrano preuzeto je i ažurno.',
    startInexact: 'Zasad poznato motora: {n}. Ostali nakon učitavanja popisa.',
    inPack: 'Već je u nedovršenom preuzimanju. Nastavite ga pod „Preuzimanja”.',
    confirmText:
      'Treba {cost}, {share} satnog ograničenja, i traje oko {time}. Ograničenje dijele sva računala s ovim ključem.',
    confirmKept: 'Vaši zahtjevi imaju prednost, a pauzirati možete u svakom trenutku.',
    yes: 'Preuzmi · {cost}'
  },

  pack: {
    listing: 'Provjerava se koliko treba preuzeti',
    place: 'U redu čekanja, mjesto {place}',
    check: 'Provjeri sada',
    used: 'potrošeno: {calls}',
    left: 'još oko {time}',
    state: {
      running: 'Preuzimanje',
      waiting: 'U redu čekanja',
      paused: 'Pauzirano',
      done: 'Potpuno',
      doneWithout: 'Potpuno osim {n} stavke | Potpuno osim {n} stavke | Potpuno osim {n} stavki',
      maybeMore: '{state}, možda ih ima još',
      cancelled: 'Otkazano'
    },
    waiting: {
      reserve: 'Pauzirano: preostali zahtjevi ovog sata čuvaju se za vaš rad.',
      limit: 'Satno ograničenje je dosegnuto.',
      offline: 'Bez mreže. Nastavlja se automatski.',
      service: 'Usluga kataloga ima poteškoća.',
      refused: 'Ključ ili pretplata nisu prihvaćeni. Nastavlja se nakon uspješne provjere.',
      person: 'Vaš zahtjev ima prednost.'
    },
    asks: {
      exact: 'Ukupno treba {cost}. Nastaviti?',
      atLeast: 'Treba najmanje {cost}. Nastaviti?',
      yes: 'Nastavi'
    },
    resumes: 'Nastavlja se ≈ {time}.',
    show: 'Pokaži što je dostupno',
    pause: 'Pauziraj {title}',
    pauseShort: 'Pauziraj',
    resume: 'Nastavi {title}',
    resumeShort: 'Nastavi',
    again: 'Preuzmi što nedostaje',
    cancel: 'Otkaži {title}',
    cancelShort: 'Otkaži. Preuzeti motori ostaju dostupni.',
    dismiss: 'Ukloni {title} s popisa',
    dismissShort: 'Ukloni s popisa. Motori ostaju dostupni.',
    failed: 'Nije preuzeto: {n} | Nije preuzeto: {n} | Nije preuzeto: {n}',
    retry: 'Pokušaj ponovno',
    maybeMoreWhy:
      '{n} popis možda nije potpun: ima okrugao broj stavki. | {n} popisa možda nisu potpuna: imaju okrugao broj stavki. | {n} popisa možda nije potpuno: imaju okrugao broj stavki.'
  },

  ready: {
    title: 'Na ovom računalu',
    engines: '{n} motor | {n} motora | {n} motora',
    state: 'Dostupnost',
    all: 'Sve',
    count: {
      complete: 'Na ovom računalu',
      partial: 'Djelomično',
      absent: 'Nije preuzeto'
    },
    complete: 'na ovom računalu',
    partial: 'djelomično preuzeto',
    absent: 'nije preuzeto',
    tooOld: 'prestaro, preuzmite ponovno',
    missing: 'nedostaje: {parts}',
    part: {
      detail: 'podaci o motoru',
      performance: 'performanse',
      text: 'tekstovi na ovom jeziku'
    },
    none: 'Još nema ničega',
    noneText: 'Odaberite što ćete preuzeti ili zvjezdicom označite favorite.',
    noneFit: 'Nijedan motor nije pronađen'
  },
  leaving: {
    title: 'Dopuni: {view}',
    button:
      'Uskoro odlazite? Dopuni {n} motor | Uskoro odlazite? Dopuni {n} motora | Uskoro odlazite? Dopuni {n} motora',
    why: 'Preuzima što tim motorima još nedostaje.',
    confirm: 'Dopuniti ove motore?'
  },

  instead: {
    engine: 'Ovaj motor nije na ovom računalu.',
    list: 'Ovaj popis nije na ovom računalu.',
    waits: 'Učitat će se kad se veza vrati.',
    of: 'Na ovom računalu: {name}',
    any: 'Motori na ovom računalu',
    recents: 'Zadnje otvoreno'
  },

  files: {
    title: 'Prijenos na drugo računalo',
    exportHint: 'Sprema dostupne motore s popisa u jednu datoteku. Pristupni izraz je otvara i ne može se oporaviti.',
    importHint: 'Unesite pristupni izraz datoteke.',
    phrase: 'Pristupni izraz',
    again: 'Ponovite pristupni izraz',
    tooShort: 'Najmanje znakova: {least}.',
    different: 'Pristupni izrazi se ne podudaraju.',
    exportGo: 'Odaberi mjesto spremanja …',
    importGo: 'Odaberi datoteku …',
    exported:
      '{n} motor spremljen u {file}. Potpis: {origin} | {n} motora spremljena u {file}. Potpis: {origin} | {n} motora spremljeno u {file}. Potpis: {origin}',
    imported: 'Uvezen {n} motor. | Uvezena {n} motora. | Uvezeno {n} motora.',
    nothingToExport: 'Najprije odaberite što ćete preuzeti ili označite favorite.',
    noExport: 'Izvoz kataloga je isključen.',
    offer: {
      signer: 'Potpis',
      from: {
        'this-desk': 'ovo računalo',
        trusted: 'pouzdano: {name}',
        unknown: 'nepoznato računalo'
      },
      made: 'Izrađeno',
      languages: 'Jezici',
      engines: 'Motori',
      pictures: 'Slike',
      leftOut: 'Preskočeno, oštećeno',
      none: 'nema',
      compare: 'Usporedite ovaj potpis s onim koji je drugo računalo pokazalo pri izvozu.',
      trust: 'Ubuduće vjeruj tom računalu',
      name: 'Naziv',
      take: 'Uvezi',
      takeUnknown: 'Uvezi s nepoznatog računala'
    },
    off: 'Datoteke za prijenos isključene su u postavkama.',
    managedOff: 'Datoteke za prijenos isključio je administrator.'
  },

  storage: {
    title: 'Pohrana',
    used: '{used} od {max}',
    engines: 'Motori na popisima',
    details: 'Motori na ovom računalu',
    pictures: 'Slike',
    clear: 'Izbriši preuzimanja …',
    confirm: 'Izbrisati preuzeti katalog?',
    goes: 'S ovog računala brišu se popisi, motori, krivulje i slike ({used}). Bez mreže neće biti dostupni dok ih ponovno ne preuzmete.',
    stays: 'Favoriti, nedavni motori, bilješke, sinonimi, postavke i ključ ostaju.',
    yes: 'Izbriši'
  }
} satisfies PartOf<typeof en>
