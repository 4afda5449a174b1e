import type { PartOf } from '../part-of'
import type en from '../en/sheets'

/** Texts of spec sheets: the sheet itself is worded in its own language by main. */
export default {
  unsaved: 'Još nije spremljeno.',
  title: 'Tehnički listovi',
  page: 'Tehnički list',
  openNamed: 'Tehnički list: {name}',
  keyP: 'Tehnički list: {name} (Ctrl P)',
  back: 'Natrag',
  preview: 'Pregled',
  previewOf: 'Pregled lista: {name}',
  drawing: 'Crtanje …',
  make: 'Izdaj s brojem',
  again: 'Promijeni i izdaj ponovno',
  number: 'List br.',
  copyNumber: 'Kopiraj broj',
  savePdf: 'Spremi PDF',
  saveHint: 'Po potrebi izdaje list i sprema ga kao PDF (Ctrl S)',
  print: 'Ispiši',
  printHint: 'Po potrebi izdaje list i ispisuje ga (Ctrl P)',
  printer: 'Pisač',
  dialog: 'Dijalog sustava',
  saved: 'Spremljen: {file}',
  outcome: {
    printed: 'Poslan na pisač.',
    reader: 'Otvoren u čitaču PDF-a. Ispišite ga odande.',
    copied: 'Broj kopiran.'
  },
  toList: 'Otvori u povijesti',
  pages: '{n} stranica | {n} stranice | {n} stranica',
  fit: {
    label: 'Veličina pregleda',
    page: 'Cijela stranica',
    width: 'Puna širina',
    alone: 'Samo pregled',
    aloneHint: 'Skriva izbor i provjeru uz stranicu'
  },
  stock: 'Serijski',
  tabs: {
    label: 'Dijelovi listova',
    made: 'Povijest',
    batch: 'Više listova',
    templates: 'Radionica i predlošci',
    rules: 'Pravila opcija',
    printers: 'Pisači'
  },
  builtIn: { customer: 'Kupac', workshop: 'Radionica', offer: 'Dobro, bolje, najbolje' },
  builtInText: {
    customer: 'Za kupca: prirast, podaci, dijagram, stupnjevi i performanse. Bez internih podataka.',
    workshop: 'Za radionicu: sve iz kataloga, s upravljačkim jedinicama, alatima, načinima i bilješkama.',
    offer: 'Serijsko stanje i stupnjevi usporedno, s vašim cijenama i nazivima.'
  },
  kind: { customer: 'Kupac', workshop: 'Radionica', offer: 'Ponuda' },
  paper: { A4: 'A4', Letter: 'Letter' },
  orientation: { portrait: 'Uspravno', landscape: 'Položeno' },
  ink: { colour: 'U boji', grey: 'Sivo', ink: 'Štedi tintu' },
  pageChoice: { one: 'Jedna stranica', more: 'Više po potrebi' },
  picture: { unbranded: 'Bez znaka', branded: 'Sa znakom', none: 'Nema' },
  block: {
    page: 'stranica',
    picture: 'Slika',
    highlight: 'Prirast velikim brojkama',
    facts: 'Podaci',
    chart: 'Dijagram',
    stages: 'Stupnjevi',
    performance: 'Performanse',
    band: 'Prosječni prirast',
    options: 'Opcije',
    ecu: 'Upravljačke jedinice',
    tools: 'Alati i načini',
    note: 'Privatna bilješka',
    verdict: 'Provjera krivulja',
    assumptions: 'Pretpostavljene jedinice',
    remark: 'Opaska',
    terms: 'Uvjeti',
    signature: 'Crte za potpis'
  },
  text: { title: 'Naslov', intro: 'Uvod', terms: 'Uvjeti' },
  placeholder: {
    date: 'Datum lista',
    number: 'Broj lista',
    maker: 'Marka',
    model: 'Model',
    generation: 'Generacija',
    engine: 'Motor',
    customer: 'Prvi redak polja „Kupac”',
    shop: 'Naziv radionice'
  },
  assumed: {
    curvePower: 'snaga krivulja',
    curveTorque: 'moment krivulja',
    curveRpm: 'okretaji krivulja',
    stagePower: 'snaga stupnjeva',
    stageTorque: 'moment stupnjeva',
    topSpeed: 'najveća brzina',
    zeroTo100: 'ubrzanje',
    consumption: 'potrošnja'
  },
  choice: {
    title: 'Izbor',
    template: 'Predložak',
    language: 'Jezik lista',
    units: 'Jedinice',
    power: 'Jedinica snage na listu',
    torque: 'Jedinica momenta na listu',
    both: 'Prikaži i drugu jedinicu',
    paper: 'Papir',
    orientation: 'Usmjerenje',
    ink: 'Tinta',
    pages: 'Stranice',
    country: 'Država kupca',
    noCountry: 'nije navedena (najstroža pravila)',
    stages: 'Stupnjevi',
    noStages: 'Ovaj motor nema numeriranih stupnjeva.',
    pricesHint: 'Ispisuje se kako je upisano. Prazno polje se izostavlja.',
    priceName: 'Naziv za {stage} u ponudi',
    price: 'Cijena za {stage}',
    priceHint: 'npr. 590 €',
    picture: 'Slika',
    band: 'Prosječni prirast u rasponu okretaja',
    bandFrom: 'Od, o/min',
    bandTo: 'Do, o/min',
    measured: '{n} mjerenje | {n} mjerenja | {n} mjerenja',
    measuredHint: 'Crta se preko dijagrama s oznakom mjerenja. Brojke ostaju iz kataloga.',
    verdict: 'Provjera krivulja',
    note: 'Privatna bilješka',
    customer: 'Kupac',
    customerHint: 'Ime, registracija …',
    remark: 'Opaska',
    issued: 'Izdano',
    recommended: 'Preporučeni stupanj',
    priceOnly: 'Cijena',
    validUntil: 'Vrijedi do',
    more: 'Više mogućnosti'
  },
  weight: { stop: 'Sprječava izradu:', warn: 'Upozorenje:', hint: 'Napomena:' },
  check: {
    title: 'Prije ispisa',
    clean: 'Nema ništa za provjeru.',
    busy: 'Provjera …',
    stop: '{n} pogreška | {n} pogreške | {n} pogrešaka',
    warn: '{n} upozorenje | {n} upozorenja | {n} upozorenja',
    hint: '{n} napomena | {n} napomene | {n} napomena'
  },
  finding: {
    overflow: {
      one: {
        what: 'Ne stane na jednu stranicu.',
        why: 'Na listu je previše ({block}).',
        next: 'Izostavite dio, skratite tekst ili dopustite drugu stranicu.'
      },
      more: {
        what: 'Ne stane. Najviše stranica: {most}.',
        why: 'Neki je dio veći od stranice ili je na listu previše ({block}).',
        next: 'Izostavite dio ili skratite tekst.'
      }
    },
    pages: {
      what: 'Zauzima {count} stranicu. | Zauzima {count} stranice. | Zauzima {count} stranica.',
      next: 'Izostavite dio da bude kraći.'
    },
    'small-chart': {
      what: 'Dijagram je visok samo {height} mm.',
      next: 'Dopustite drugu stranicu ili izostavite dio.'
    },
    'clipped-text': {
      typed: {
        what: '{count} tekst je odrezan. | {count} teksta su odrezana. | {count} tekstova je odrezano.',
        why: 'Dulji je od prostora na papiru.',
        next: 'Skratite ga.'
      },
      laid: {
        what: 'Tekst je odrezan.',
        why: 'Dulji je od prostora na papiru ({block}).',
        next: 'Skratite ga ili odaberite drugi raspored.'
      }
    },
    'missing-glyphs': {
      what: 'Neki se znakovi ne mogu ispisati: {signs}',
      next: 'Upotrijebite druge znakove.'
    },
    'missing-picture': {
      what: 'Nedostaje slika.',
      next: 'Odaberite drugu vrstu slike ili nijednu.'
    },
    'missing-logo': {
      what: 'Nedostaje vaš logotip.',
      next: 'Odaberite logotip.'
    },
    'flagged-curve': {
      what: '{count} krivulja nije vjerodostojna: {curves} | {count} krivulje nisu vjerodostojne: {curves} | {count} krivulja nije vjerodostojno: {curves}',
      why: '{reason}.',
      next: 'Provjerite je na stranici motora prije nego što je pokažete kupcu.'
    },
    'no-curve': {
      what: 'Nema dijagrama.',
      next: 'Pogledajte stranicu motora.'
    },
    'assumed-unit': {
      said: {
        what: 'Jedinice su pretpostavljene (na listu označene *).',
        next: 'Potvrdite ih u postavkama kad pružatelj odgovori.'
      },
      unsaid: {
        what: 'Jedinica je pretpostavljena, a na listu to ne piše: {fields} | Jedinice su pretpostavljene, a na listu to ne piše: {fields} | Jedinice su pretpostavljene, a na listu to ne piše: {fields}',
        why: 'Kupac bi pretpostavku mogao smatrati činjenicom.',
        next: 'Odaberite predložak s dijelom „Pretpostavljene jedinice”.'
      },
      doubt: {
        what: 'Vrijednosti snage izgledaju kao {hint}.',
        why: 'U pretpostavljenoj jedinici proturječe momentu.',
        next: 'Provjerite pretpostavljene jedinice.'
      }
    },
    'stale-data': {
      aged: {
        what: 'Starost podataka: {days} d.',
        next: 'Osvježite stranicu motora.'
      },
      unknown: {
        what: 'Starost podataka nije poznata.',
        next: 'Osvježite stranicu motora.'
      }
    },
    gone: {
      what: 'Usluga više nema ovaj motor (od {since}).',
      next: 'Pogledajte stranicu motora.'
    },
    'no-names': {
      what: 'Nedostaje marka, model ili generacija.',
      next: 'Dohvatite nazive (1 zahtjev).'
    },
    'option-blocked': {
      what: 'Opcija se tamo ne smije ispisati: {codes} | Opcije se tamo ne smiju ispisati: {codes} | Opcije se tamo ne smiju ispisati: {codes}',
      why: 'Jedno od vaših pravila to blokira za ovu državu.',
      next: 'Odaberite drugi predložak ili državu, ili provjerite pravila.'
    },
    'option-hidden': {
      what: '{count} opcija je izostavljena: {codes} | {count} opcije su izostavljene: {codes} | {count} opcija je izostavljeno: {codes}',
      next: 'Provjerite pravila.'
    },
    'option-notice': {
      what: '{count} opcija ispisuje se s napomenom: {codes} | {count} opcije ispisuju se s napomenom: {codes} | {count} opcija ispisuje se s napomenom: {codes}',
      next: 'Provjerite pravila.'
    },
    'other-language': {
      catalogue: {
        what: 'Tekstovi kataloga: {is} umjesto {wanted}.',
        why: 'Drugi nisu dostupni bez mreže; brojke su iste.',
        next: 'Dohvatite ih ili odaberite drugi jezik.'
      },
      own: {
        what: 'Predložak nema tekst na tom jeziku ({wanted}): {fields}',
        next: 'Dodajte tekst u predložak.'
      }
    },
    'no-performance': {
      what: 'Nema podataka o performansama.',
      next: 'Pogledajte stranicu motora.'
    },
    'no-unit': {
      what: '{fields}: ne ispisuje se, jedinica nije poznata.',
      next: 'Odaberite jedinicu u postavkama.'
    },
    paper: {
      what: '{paper} nije uobičajen u ovoj državi.',
      why: 'Tamošnji pisači obično koriste {usual}.',
      next: 'Odaberite papir koji je u pisaču.'
    },
    'empty-shop': {
      what: 'Nedostaje naziv radionice.',
      next: 'Unesite ga.'
    }
  },
  list: {
    search: 'Broj, kupac ili vozilo',
    none: 'Nema rezultata.',
    empty: 'Još nema listova',
    moved: 'Podaci promijenjeni',
    choose: 'Odaberite list da ga vidite kakav je izrađen.'
  },
  detail: {
    redrawn: 'Izvorni PDF nedostaje ili je promijenjen. Pri spremanju i ispisu crta se iznova iz spremljenih podataka.',
    drag: 'Povuci PDF',
    dragHint: 'Povucite ovaj PDF u mapu ili u poruku',
    engine: 'Otvori motor',
    again: 'Novi list',
    remove: 'Izbriši list {number}',
    removeTitle: 'Izbrisati list {number}?',
    removeText: 'Njegov broj i kôd više neće otvarati ništa. To se ne može poništiti.'
  },
  changes: {
    title: 'Tada i sada',
    nothingNewer: 'Nema novijih podataka.',
    same: 'Podaci se otad nisu promijenili.',
    what: 'Podatak',
    then: 'Na listu',
    now: 'Danas',
    received: 'Kako je primljeno od usluge.',
    ofStage: '{stage}: {name}',
    values: '{first} … ({n} vrijednost) | {first} … ({n} vrijednosti) | {first} … ({n} vrijednosti)',
    field: {
      stage_no: 'Stupanj',
      options: 'Kodovi opcija',
      read_tools: 'Alati za čitanje',
      read_methods: 'Načini čitanja',
      modifications: 'Potrebni dijelovi',
      zero_to_hundred: '0 do 100, serijski',
      zero_to_hundred_st1: '0 do 100, Stage 1',
      top_speed: 'Najveća brzina, serijski',
      top_speed_st1: 'Najveća brzina, Stage 1',
      fuel_consumption_avg: 'Potrošnja, serijski'
    }
  },
  template: {
    list: 'Predlošci',
    notHere: 'po izboru',
    builtIn: 'ugrađen',
    copy: 'Kopiraj i promijeni',
    removeTitle: 'Izbrisati predložak {name}?',
    removeText: 'Listovi izrađeni po njemu ne mijenjaju se.',
    kind: 'Za koga',
    blocks: 'Dijelovi lista',
    trade: 'Upravljačke jedinice, alati i privatne bilješke interni su podaci i nikad se ne ispisuju za kupce.',
    accent: 'Boja isticanja',
    texts: 'Tekstovi',
    textLanguage: 'Jezik ovih tekstova',
    placeholders: 'Kliknite za umetanje u „{field}”; list to ispunjava.',
    shop: 'Radionica',
    ownShop: 'Koristi drugu radionicu',
    with: 'Pregled s',
    noCar: 'Nema vozila za pregled.',
    noCarText: 'Jednom otvorite motor da biste ga koristili ovdje.',
    problem: '{field}: {problem}',
    state: { kept: 'Spremljeno', changed: 'Nespremljeno', busy: 'Spremanje …', wrong: 'Nije spremljeno: vidi dolje' }
  },
  fault: {
    'not-a-template': 'ovo nije predložak',
    'newer-version': 'izrađen je novijom verzijom programa Dynodesk',
    id: 'njegovo interno ime nije valjano',
    missing: 'nešto nedostaje',
    'not-text': 'ovo nije tekst',
    'too-long': 'predugo je',
    'unknown-kind': '„{found}” nije vrsta lista',
    'unknown-block': '„{found}” nije dio lista',
    'trade-block': '„{found}” je interni podatak i nije dopušten na ovoj vrsti lista',
    'unknown-language': '„{found}” nije jedan od devet jezika',
    'unknown-placeholder': '„{found}” nije oznaka',
    'not-a-colour': '„{found}” nije boja',
    'logo-type': 'format logotipa nije podržan',
    'logo-too-large': 'logotip je veći od 1 MB',
    'logo-broken': 'logotip se ne može pročitati',
    'logo-harmful': 'logotip ima previše piksela ili je SVG s nedopuštenim dijelovima: spremite ga kao PNG',
    'too-many-lines': 'previše je redaka'
  },
  shop: {
    title: 'Vaša radionica',
    about: 'Ispisuje se na svakom listu.',
    name: 'Naziv radionice',
    address: 'Adresa i kontakt',
    logo: 'Logotip',
    logoNow: 'Logotip kako će biti ispisan',
    noLogo: 'Nema logotipa (PNG, JPEG, WebP ili SVG, do 1 MB)',
    pick: 'Odaberi sliku …',
    clear: 'Ukloni',
    addressLines: 'Ulica\nMjesto\nTelefon\nE-pošta\nOIB'
  },
  action: { show: 'Ispiši', notice: 'Ispiši s napomenom', hide: 'Izostavi', block: 'Blokiraj list' },
  rules: {
    own: 'Vaša pravila',
    about: 'Pravilo za kôd ima prednost pred pravilom za državu. Bez napomene na jeziku lista opcija se izostavlja.',
    none: 'Nema vlastitih pravila. Vrijede ugrađena ispod.',
    code: 'Kôd opcije',
    codeHint: 'Kôd, ili * za svaki',
    country: 'Država',
    everywhere: 'sve države',
    action: 'Što se događa',
    add: 'Dodaj pravilo',
    remove: 'Izbriši pravilo za {code}',
    unsound: 'Jedno pravilo nema kôd.',
    noticeLanguage: 'Jezik napomena',
    noticeIn: 'Napomena, jezik: {language}',
    without: 'Nema napomene na jezicima: {languages}. Na takvim se listovima izostavlja.',
    fill: 'Upotrijebi standardnu napomenu',
    standard: 'Ugrađena pravila',
    standardAbout: 'Za kodove bez pravila iznad. Na listovima za kupce opcije bez pravila se ne ispisuju.',
    test: 'Što se ispisuje',
    yours: 'vaše',
    testKind: 'List',
    testCar: 'Motor'
  },
  batch: {
    all: 'Odaberi sve',
    chosen: 'Ranije odabrano',
    cars: 'Vozila',
    noGroup: 'Favoriti bez skupine',
    generation: 'Motori generacije',
    noGeneration: 'Odaberite nedavnu',
    otherGeneration: 'Otvorite generaciju u katalogu da bi bila ovdje.',
    load: 'Prikaži motore',
    nothing: 'Označite favorite ili usporedite motore; pojavljuju se ovdje.',
    files: 'Datoteke',
    many: 'Zaseban PDF za svaki',
    one: 'Jedan PDF za sve',
    pattern: 'Imena datoteka',
    unknown: 'Nije oznaka: {names}',
    tooMany: 'Najviše {most} odjednom.',
    absent:
      '{n} odabrano vozilo još nije preuzeto. | {n} odabrana vozila još nisu preuzeta. | {n} odabranih vozila još nije preuzeto.',
    select: 'Odaberite vozila',
    startNone: 'Izradi listove …',
    start: 'Izradi {n} list … | Izradi {n} lista … | Izradi {n} listova …',
    cancel: 'Zaustavi',
    progress: 'Napredak',
    state: {
      running: '{done} od {total}',
      done: 'Gotovo: {done} od {total}',
      cancelled: 'Zaustavljeno nakon {done} od {total}',
      failed: 'Neuspjelo nakon {done} od {total}'
    },
    folder: 'U {folder}',
    findings: 'Napomene',
    failed: '{n} list nije izrađen | {n} lista nisu izrađena | {n} listova nije izrađeno'
  },
  printers: {
    about:
      'Pisač koristi dijalog sustava dok ne potvrdite njegovu probnu stranicu. Nakon toga ispisuje izravno, u pravoj veličini, na papiru lista.',
    paper: 'Papir probne stranice',
    again: 'Potraži ponovno',
    none: 'Pisač nije pronađen.',
    noneText: 'Uključite pisač i potražite ponovno ili spremite list kao PDF.',
    proven: 'provjeren: ispisuje bez dijaloga',
    unproven: 'koristi dijalog sustava',
    test: 'Ispiši probnu stranicu',
    right: 'Stranica je ispravna',
    first: 'Najprije ispišite probnu stranicu.',
    forget: 'Ponovno koristi dijalog'
  },
  pin: {
    label: 'Prikvačeno',
    action: 'Prikvači današnje podatke',
    hint: 'Za kasniju usporedbu s katalogom, bez zahtjeva',
    done: 'Podaci su prikvačeni. Vidi „Tehnički listovi”, „Povijest”.',
    remove: 'Otkvači',
    removeTitle: 'Ukloniti ove prikvačene podatke?',
    removeText: 'Više se neće moći usporediti. To se ne može poništiti.'
  }
} satisfies PartOf<typeof en>
