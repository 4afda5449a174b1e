import type { PartOf } from '../part-of'
import type en from '../en/offline'

/** Taking the catalogue along: packs, their price, what is ready, files, space. */
export default {
  title: 'Bez mreže',
  take: 'Ponesi sa sobom',
  from: { catalogue: 'Katalog', favourites: 'Favoriti', jobs: 'Poslovi' },
  chosen: 'odabrano: {n} | odabrano: {n} | odabrano: {n}',
  chosenNone: 'Makni sve',
  leaveOut: 'Makni {title}',
  packs: 'Paketi',
  noPacks: 'Još nijedan. Što je jednom otvoreno, ionako je ovdje; paket donosi ostalo.',
  view: { label: 'O čemu je popis', chosen: 'Odabrano', favourites: 'Favoriti' },

  pick: {
    choose: 'odaberite …',
    all: 'sve',
    above: '–',
    add: 'Dodaj {title}',
    addNone: 'Dodaj',
    absent: 'Još nije na ovom računalu',
    fetch: 'Dohvati ovaj popis',
    hint: 'Biranje ne troši ništa. Popis kojeg nema na ovom računalu jedan je upit, koji paket onda ne troši.'
  },
  favourites: {
    none: 'Još nema favorita. Dodaje ih zvjezdica na stranici motora.',
    noGroup: 'Bez skupine',
    recents: 'Zadnje otvoreno',
    addAll: 'Dodaj sve',
    noPlace: 'mjesto nepoznato'
  },
  jobs: {
    box: 'Popis poslova, jedno vozilo po retku',
    hint: 'Jedno vozilo po retku, kako stoji u rokovniku: marka, model, motor …',
    lookUp: 'Potraži ovdje',
    found: 'nađeno {found} od {n} retka | nađeno {found} od {n} retka | nađeno {found} od {n} redaka',
    meaning: 'Na što se misli: {line}',
    leaveOut: 'izostavi',
    undecided: 'nađeno {n}, odaberite … | nađeno {n}, odaberite … | nađeno {n}, odaberite …',
    leftOut:
      'izostavljen {n} redak: bez riječi ili ponovljen | izostavljena {n} retka: bez riječi ili ponovljena | izostavljeno {n} redaka: bez riječi ili ponovljeno',
    beyond:
      'izostavljen {n} redak: popis prima {most} | izostavljena {n} retka: popis prima {most} | izostavljeno {n} redaka: popis prima {most}',
    open: 'još treba odabrati za {n} redak | još treba odabrati za {n} retka | još treba odabrati za {n} redaka',
    search: 'Traži',
    query: 'Što pitati uslugu za {line}',
    nothing: 'Ništa nije nađeno za „{query}”. Usluga uspoređuje nazive marki, modela i motora.',
    add: 'Dodaj {n} | Dodaj {n} | Dodaj {n}'
  },

  plan: {
    heading: 'Plan',
    title: '{first} i još {n} | {first} i još {n} | {first} i još {n}',
    languages: 'Tekstovi: {languages}',
    calls: 'Upiti',
    engines: 'Motori',
    here: 'Već ovdje',
    share: 'Od upita za jedan sat',
    time: 'Vrijeme, ovim tempom',
    inexact:
      'Još nisu poznati svi popisi ispod; za to od ovih treba {cost}, a bit će ih više: jedan upit po generaciji i dva po motoru. Najprije se dohvaćaju popisi; ako je potom mnogo više nego na gumbu ili iznad {most} upita, zastaje i pita jednom, s točnim brojem.',
    unknown: 'još nije poznato',
    learn: 'Saznaj točno',
    learnt: 'potrošeno: {cost}',
    learnStop: 'Zaustavi',
    pictures: 'Slike nisu dio paketa: svaka se dohvaća kad se prvi put prikaže i ostaje.',
    hours: 'Više od upita za jedan sat: zastaje kad se potroše i nastavlja samo.',
    complete: 'Sve odabrano je na ovom računalu i dovoljno svježe.',
    start: 'Preuzmi',
    startNone: 'Preuzmi',
    inPack: 'Već je u nedovršenom paketu: nastavite ga pod „Paketi”.',
    confirm: 'Preuzeti {title} za rad bez mreže?',
    confirmText: '{cost}, {share} upita za jedan sat, oko {time}. Sat dijele sva računala s ovim ključem.',
    confirmKept:
      'Ljudi za ovim računalom imaju prednost, dio sata ostaje njima, a preuzimanje se u svakom trenutku može pauzirati.',
    yes: 'Potroši {cost}',
    no: 'Ne sada'
  },

  pack: {
    listing: 'Dohvaćaju se popisi; zatim će se znati koliko je ukupno',
    place: 'Čeka red, mjesto {place}',
    check: 'Provjeri sada',
    counts: '{done} od {total} · {calls}',
    left: 'još oko {time}',
    state: {
      running: 'U tijeku',
      waiting: 'Čeka red',
      paused: 'Pauzirano; preuzeto je ovdje',
      done: 'Potpuno',
      doneWithout: 'Potpuno osim {n} stavke | Potpuno osim {n} stavke | Potpuno osim {n} stavki',
      maybeMore: '{state}, možda ih ima još',
      cancelled: 'Otkazano; preuzeto ostaje'
    },
    waiting: {
      reserve: 'Čeka: ostatak upita ovog sata čuva se za ljude.',
      limit: 'Čeka: upiti za ovaj sat su potrošeni.',
      offline: 'Čeka mrežu; nastavlja samo.',
      service: 'Čeka: usluga ima poteškoća.',
      refused: 'Čeka: usluga je odbila ključ ili pretplatu. Provjera veze pušta dalje.',
      person: 'Čeka: klik čovjeka ima prednost.'
    },
    asks: {
      exact: 'Pauzirano: popisi su sada ovdje, a ukupno treba {cost}, više od odobrenog.',
      atLeast: 'Pauzirano: treba najmanje {cost}, više od odobrenog, a još nisu poznati svi popisi.',
      yes: 'Nastavi, ukupno {cost}',
      yesAtLeast: 'Nastavi, najmanje {cost}'
    },
    resumes: 'Nastavlja samo ≈ {time}.',
    show: 'Pokaži što je od toga spremno',
    pause: 'Pauziraj {title}',
    pauseShort: 'Pauza',
    resume: 'Nastavi {title}',
    resumeShort: 'Nastavi',
    again: 'Nastavi s onim što nedostaje',
    cancel: 'Otkaži {title}',
    cancelShort: 'Otkaži; preuzeto ostaje',
    dismiss: 'Makni {title} s popisa',
    dismissShort: 'Makni s popisa; preuzeto ostaje',
    failed: '{n} stavka nije uspjela | {n} stavke nisu uspjele | {n} stavki nije uspjelo',
    maybeMoreWhy:
      '{n} popis ima okrugao broj stavki, pa ga je usluga možda skratila. | {n} popisa imaju okrugao broj stavki, pa ih je usluga možda skratila. | {n} popisa ima okrugao broj stavki, pa ih je usluga možda skratila.'
  },

  ready: {
    title: 'Spremno na ovom računalu',
    filter: 'filtar …',
    state: 'Koje stavke',
    all: 'Sve {n}',
    count: { complete: 'Potpuno {n}', partial: 'Dijelom {n}', absent: 'Nema {n}' },
    complete: 'potpuno',
    partial: 'dijelom ovdje',
    absent: 'nije ovdje',
    tooOld: 'prestaro za prikaz',
    missing: 'nedostaje: {parts}',
    part: { detail: 'stranica motora', performance: 'performanse', text: 'tekstovi na ovom jeziku' },
    none: 'Još nema što prikazati',
    noneText: 'Odaberite što ćete ponijeti ili označite favorite; motori se pojavljuju čim se vidi njihov popis.',
    noneFit: 'Ništa ne odgovara'
  },
  leaving: {
    title: 'Prije odlaska: {view}',
    button: 'Odlazak za 10 minuta: dopuni {n} | Odlazak za 10 minuta: dopuni {n} | Odlazak za 10 minuta: dopuni {n}',
    why: 'Prije svega drugog dohvaća što nedostaje motorima koji su dijelom ovdje.',
    confirm: 'Dopuniti ono što je dijelom ovdje?'
  },

  files: {
    title: 'Prijenos na drugo računalo',
    export: 'Spremi u datoteku …',
    import: 'Pročitaj datoteku …',
    exportHint: 'Što je s popisa ovdje, ide u jednu datoteku. Tko je čita, treba lozinku; ona se ne može vratiti.',
    importHint: 'Lozinka s kojom je datoteka spremljena.',
    phrase: 'Lozinka',
    again: 'Lozinka ponovno',
    tooShort: 'Najmanje znakova: {least}.',
    different: 'Lozinke nisu iste.',
    exportGo: 'Odaberi datoteku i spremi',
    importGo: 'Odaberi datoteku …',
    cancel: 'Odustani',
    exported:
      '{n} motor spremljen u {file}. Potpis {origin}: tko čita, može ga usporediti. | {n} motora spremljena u {file}. Potpis {origin}: tko čita, može ga usporediti. | {n} motora spremljeno u {file}. Potpis {origin}: tko čita, može ga usporediti.',
    imported: 'Pročitan {n} motor. | Pročitana {n} motora. | Pročitano {n} motora.',
    nothingToExport: 'Ništa nije odabrano za spremanje: odaberite što ćete ponijeti ili označite favorite.',
    noExport: 'Spremanje kataloga u datoteke je isključeno.',
    offer: {
      signer: 'Potpis',
      from: { 'this-desk': 'ovo računalo', trusted: 'pouzdano: {name}', unknown: 'nepoznat ovom računalu' },
      made: 'Izrađeno',
      languages: 'Jezici',
      engines: 'Motori',
      pictures: 'Slike',
      leftOut: 'Izostavljeno, neispravno',
      none: 'nema',
      compare:
        'Još ništa nije pročitano. Usporedite gornji potpis s onim koji je drugo računalo pokazalo pri spremanju datoteke.',
      trust: 'Ubuduće vjeruj tom računalu',
      name: 'Kako ga nazvati',
      take: 'Pročitaj',
      takeUnknown: 'Pročitaj s ovog nepoznatog računala',
      leave: 'Ostavi'
    },
    off: 'Datoteke paketa isključene su u postavkama.',
    managedOff: 'Datoteke paketa isključio je administrator.'
  },

  storage: {
    title: 'Prostor na ovom računalu',
    used: '{used} od {max}',
    engines: 'Poznatih motora',
    details: 'Potpunih motora',
    pictures: 'Slike',
    clear: 'Isprazni katalog ovdje …',
    confirm: 'Isprazniti katalog na ovom računalu?',
    goes: 'Popisi, motori, krivulje i slike ({used}) brišu se s ovog računala. Bez mreže ništa se od toga ne može čitati dok se ponovno ne dohvati, a to troši upite.',
    stays: 'Favoriti, zadnje otvoreno, bilješke, sinonimi, postavke i ključ ostaju.',
    yes: 'Isprazni',
    no: 'Zadrži'
  }
} satisfies PartOf<typeof en>
