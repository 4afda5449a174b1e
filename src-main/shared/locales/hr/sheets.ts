import type { PartOf } from '../part-of'
import type en from '../en/sheets'

/** Texts of spec sheets: the sheet itself is worded in its own language by main. */
export default {
  title: 'Listovi s podacima',
  page: 'List s podacima',
  open: 'List s podacima',
  openNamed: 'List s podacima: {name}',
  keyP: 'List s podacima: {name} (Ctrl P)',
  back: 'Natrag',
  preview: 'Pregled',
  previewOf: 'Pregled lista: {name}',
  drawing: 'Crtanje …',
  fetch: 'Dohvati',
  make: 'Izradi list',
  openFindings: '{n} nalaz za pogledati | {n} nalaza za pogledati | {n} nalaza za pogledati',
  number: 'List br.',
  copyNumber: 'Kopiraj broj',
  savePdf: 'Spremi PDF',
  saveHint: 'Po potrebi izrađuje list i sprema njegov PDF (Ctrl S)',
  print: 'Ispiši',
  printHint: 'Po potrebi izrađuje list i ispisuje njegov PDF (Ctrl P)',
  printer: 'Pisač',
  dialog: 'Dijalog sustava',
  saved: 'List {number} spremljen: {file}',
  outcome: {
    made: 'List {number} izrađen.',
    printed: 'List {number} poslan na pisač.',
    reader: 'List {number} otvoren u čitaču sustava: ispišite ga odande.',
    copied: 'Broj {number} kopiran.'
  },
  toList: 'Otvori u povijesti',
  pages: '{n} stranica | {n} stranice | {n} stranica',
  fit: {
    label: 'Veličina pregleda',
    page: 'Cijela stranica',
    width: 'Puna širina',
    alone: 'Samo pregled',
    aloneHint: 'Skriva izbore i nalaze uz stranicu'
  },
  stock: 'Serijski',
  stage: 'Stage {n}',
  tabs: {
    label: 'Dijelovi listova',
    made: 'Povijest',
    batch: 'Više listova',
    templates: 'Predlošci',
    rules: 'Pravila opcija',
    printers: 'Pisači'
  },
  builtIn: { customer: 'Kupac', workshop: 'Radionica', offer: 'Dobro, bolje, najbolje' },
  builtInText: {
    customer: 'Za kupca: podaci, dijagram, stupnjevi i performanse, bez internih podataka.',
    workshop: 'Za internu uporabu: sve što katalog daje, s upravljačkim jedinicama, alatima, načinima i bilješkama.',
    offer: 'Serijski i stupnjevi u stupcima, s cijenama i nazivima radionice.'
  },
  kind: { customer: 'Kupac', workshop: 'Radionica', offer: 'Ponuda' },
  paper: { A4: 'A4', Letter: 'Letter' },
  orientation: { portrait: 'Uspravno', landscape: 'Položeno' },
  ink: { colour: 'Boja', grey: 'Sivo', ink: 'Štedi tintu' },
  pageChoice: { one: 'Jedna stranica', more: 'Više po potrebi' },
  picture: { unbranded: 'Bez znaka', branded: 'Sa znakom', none: 'Nema' },
  block: {
    page: 'stranica',
    picture: 'Slika',
    highlight: 'Dobitak velikim brojkama',
    facts: 'Podaci',
    chart: 'Dijagram',
    stages: 'Stupnjevi',
    performance: 'Performanse',
    band: 'Prosječni dobitak',
    options: 'Opcije',
    ecu: 'Upravljačke jedinice',
    tools: 'Alati i načini',
    note: 'Privatna bilješka',
    verdict: 'Provjera krivulja',
    assumptions: 'Pretpostavke',
    remark: 'Primjedba',
    terms: 'Uvjeti',
    signature: 'Crte za potpis'
  },
  text: { title: 'Naslov', intro: 'Uvod', terms: 'Uvjeti' },
  placeholder: {
    date: 'Dan izrade lista',
    number: 'Broj lista',
    maker: 'Marka',
    model: 'Model',
    generation: 'Generacija',
    engine: 'Motor',
    customer: 'Prvi redak kupca',
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
    fetch: 'Dohvati tekstove: {language}',
    units: 'Jedinice',
    power: 'Jedinica snage na listu',
    torque: 'Jedinica momenta na listu',
    both: 'Prikaži drugu jedinicu',
    paper: 'Papir',
    orientation: 'Smjer papira',
    ink: 'Tinta',
    pages: 'Stranice',
    country: 'Zemlja kupca',
    noCountry: 'nije rečeno: najstroža pravila',
    stages: 'Stupnjevi',
    noStages: 'Ovaj motor nema numeriranih stupnjeva.',
    pricesHint: 'Nazivi i cijene kako se ispisuju. Prazno se izostavlja.',
    priceName: 'Naziv za {stage} u ponudi',
    price: 'Cijena za {stage}',
    priceHint: 'Cijena, npr. 590 €',
    picture: 'Slika',
    band: 'Prosječni dobitak u rasponu okretaja',
    bandFrom: 'Raspon od, o/min',
    bandTo: 'Raspon do, o/min',
    measured: '{n} mjerenje ove radionice | {n} mjerenja ove radionice | {n} mjerenja ove radionice',
    measuredHint: 'Preko grafikona, označeno kao izmjereno; brojke ostaju iz kataloga',
    verdict: 'Provjera krivulja',
    note: 'Privatna bilješka o motoru',
    customer: 'Kupac',
    customerHint: 'Ime, registracija …',
    remark: 'Primjedba',
    recommended: 'Preporučeni stupanj',
    priceOnly: 'Cijena',
    validUntil: 'Vrijedi do',
    more: 'Više mogućnosti'
  },
  weight: { stop: 'Zaustavlja list:', warn: 'Pogledajte:', hint: 'Dobro je znati:' },
  check: { title: 'Prije ispisa', clean: 'Nema što pogledati.', busy: 'Provjera …' },
  finding: {
    overflow: {
      one: {
        what: 'Ne stane na jednu stranicu.',
        why: 'Na listu je previše ({block}).',
        next: 'Izostavite dio, skratite tekst ili dopustite drugu stranicu.'
      },
      more: {
        what: 'Ne stane na {most} stranica.',
        why: 'Neki je dio veći od stranice ili je na listu previše ({block}).',
        next: 'Izostavite dio ili skratite tekst.'
      }
    },
    pages: {
      what: 'Zauzima {count} stranicu. | Zauzima {count} stranice. | Zauzima {count} stranica.',
      why: 'Na listu je više nego što stane na jednu stranicu.',
      next: 'Izostavite dio da bude kraći.'
    },
    'small-chart': {
      what: 'Dijagram je visok samo {height} mm.',
      why: 'Ostatak lista ne ostavlja mu više mjesta.',
      next: 'Dopustite drugu stranicu ili izostavite dio.'
    },
    'clipped-text': {
      typed: {
        what: '{count} tekst je odrezan. | {count} teksta su odrezana. | {count} tekstova je odrezano.',
        why: 'Dulji je od svog mjesta na papiru.',
        next: 'Skratite ga.'
      },
      laid: {
        what: 'Tekst je odrezan.',
        why: 'Dulji je od svog mjesta na papiru ({block}).',
        next: 'Skratite ga ili odaberite drugi raspored.'
      }
    },
    'missing-glyphs': {
      what: 'Neki se znakovi ne mogu ispisati: {signs}',
      why: 'Nema ih nijedno pismo lista; na njihovu bi mjestu bio kvadrat.',
      next: 'Napišite ih drukčije.'
    },
    'missing-picture': {
      what: 'Nedostaje slika.',
      why: 'Katalog nema takvu ili nije na ovom računalu.',
      next: 'Odaberite drugu vrstu slike ili nijednu.'
    },
    'missing-logo': { what: 'Nedostaje logotip.', why: 'Naziv radionice stoji sam.', next: 'Odaberite logotip.' },
    'flagged-curve': {
      what: '{count} krivulja nije dosljedna: {curves} | {count} krivulje nisu dosljedne: {curves} | {count} krivulja nije dosljedno: {curves}',
      why: 'Snaga i moment razlikuju se do {percent} %.',
      next: 'Usporedite sa stranicom motora prije nego što to vidi kupac.'
    },
    'no-curve': {
      what: 'Nema dijagrama.',
      why: 'Katalog nema krivulja koje se smiju crtati.',
      next: 'Pogledajte stranicu motora.'
    },
    'assumed-unit': {
      said: {
        what: '{count} jedinica je pretpostavljena: {fields} | {count} jedinice su pretpostavljene: {fields} | {count} jedinica je pretpostavljeno: {fields}',
        why: 'Usluga ih ne navodi; list to kaže.',
        next: 'Potvrdite ih u postavkama kad pružatelj odgovori.'
      },
      unsaid: {
        what: 'Jedinica je pretpostavljena, a list to ne kaže: {fields} | Jedinice su pretpostavljene, a list to ne kaže: {fields} | Jedinice su pretpostavljene, a list to ne kaže: {fields}',
        why: 'Kupac bi pretpostavku uzeo kao činjenicu.',
        next: 'Odaberite predložak s dijelom „Pretpostavke”.'
      },
      doubt: {
        what: 'Vrijednosti snage izgledaju kao {hint}.',
        why: 'S pretpostavljenom jedinicom proturječe momentu.',
        next: 'Provjerite pretpostavljene jedinice.'
      }
    },
    'stale-data': {
      aged: {
        what: 'Starost podataka u danima: {days}.',
        why: 'To je starije nego što radionica želi.',
        next: 'Osvježite stranicu motora.'
      },
      unknown: {
        what: 'Nije poznato koliko su podaci stari.',
        why: 'Možda nisu današnji.',
        next: 'Osvježite stranicu motora.'
      }
    },
    gone: {
      what: 'Usluga ovaj motor više nema (od {since}).',
      why: 'Njegovi se podaci više neće ispravljati.',
      next: 'Pogledajte stranicu motora.'
    },
    'no-names': {
      what: 'Nedostaje naziv marke, modela ili generacije.',
      why: 'Nazivi tog automobila nisu na ovom računalu.',
      next: 'Pogledajte stranicu motora.'
    },
    'option-blocked': {
      what: 'Opcija tamo ne smije stajati na listu: {codes} | Opcije tamo ne smiju stajati na listu: {codes} | Opcije tamo ne smiju stajati na listu: {codes}',
      why: 'Pravilo radionice to ne dopušta za ovu zemlju.',
      next: 'Odaberite drugi predložak ili zemlju, ili pogledajte pravila.'
    },
    'option-hidden': {
      what: '{count} opcija je izostavljena: {codes} | {count} opcije su izostavljene: {codes} | {count} opcija je izostavljeno: {codes}',
      why: 'Tako kažu pravila za ovu zemlju i vrstu lista.',
      next: 'Pogledajte pravila.'
    },
    'option-notice': {
      what: '{count} opcija ispisuje se s napomenom: {codes} | {count} opcije ispisuju se s napomenom: {codes} | {count} opcija ispisuje se s napomenom: {codes}',
      why: 'Tako kažu pravila za ovu zemlju.',
      next: 'Pogledajte pravila.'
    },
    'other-language': {
      catalogue: {
        what: 'Tekstovi kataloga: {is} umjesto {wanted}.',
        why: 'Ovo računalo još nema druge; brojke su iste.',
        next: 'Dohvatite ih ili odaberite drugi jezik.'
      },
      own: {
        what: 'Predložak nema tekst na jeziku {wanted}: {fields}',
        why: 'Ispisuje se prvi jezik koji ima.',
        next: 'Dodajte tekst u predložak.'
      }
    },
    'no-performance': {
      what: 'Nema podataka o performansama.',
      why: 'Katalog ih nema ili nisu na ovom računalu.',
      next: 'Pogledajte stranicu motora.'
    },
    'no-unit': {
      what: 'Izostavljeno jer jedinica nije poznata: {fields}',
      why: 'Usluga je ne navodi, a radionica nije odabrala nijednu.',
      next: 'Odaberite jedinicu u postavkama.'
    },
    paper: {
      what: '{paper} nije uobičajen u ovoj zemlji.',
      why: 'U tamošnjim je pisačima {usual}.',
      next: 'Odaberite papir koji je u pisaču.'
    },
    'empty-shop': {
      what: 'Nedostaje naziv radionice.',
      why: 'Nedostaje naziv, adresa ili oboje.',
      next: 'Unesite radionicu jednom.'
    }
  },
  list: {
    title: 'Povijest',
    search: 'Broj, kupac ili vozilo',
    scan: 'Upišite ili skenirajte broj i pritisnite Enter.',
    none: 'Nijedan list ne odgovara.',
    empty: 'Još nema listova.',
    emptyText: 'Otvorite motor i odaberite list s podacima ili prikvačite njegove podatke u „…”.',
    moved: 'Podaci promijenjeni',
    choose: 'Odaberite list da ga vidite kakav je izrađen.'
  },
  detail: {
    made: 'Izrađen',
    template: 'Predložak',
    customer: 'Kupac',
    original: 'Izrađeni PDF je ovdje, nepromijenjen; koriste ga spremanje i ispis.',
    redrawn: 'Izrađenog PDF-a nema ili je promijenjen. Spremanje i ispis crtaju ga iznova iz spremljenih podataka.',
    engine: 'Stranica motora',
    again: 'Novi list s današnjim podacima',
    remove: 'Izbriši list {number}',
    removeTitle: 'Izbrisati list {number}?',
    removeText: 'Njegov broj i kôd više neće otvarati ništa. To se ne može poništiti.',
    removeYes: 'Izbriši',
    removeNo: 'Odustani'
  },
  changes: {
    title: 'Tada i sada',
    nothingNewer: 'Nema novijih podataka.',
    same: 'Ništa se nije promijenilo.',
    what: 'Što',
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
    builtIn: 'ugrađen',
    copy: 'Kopiraj ga',
    copyName: '{name} (kopija)',
    export: 'Izvezi …',
    exported: 'Spremljeno: {file}',
    import: 'Uvezi …',
    remove: 'Izbriši',
    removeTitle: 'Izbrisati predložak {name}?',
    removeText: 'Listovi izrađeni po njemu ostaju kakvi jesu.',
    removeYes: 'Izbriši',
    removeNo: 'Odustani',
    fixed: 'Ugrađeni se predložak ne može mijenjati. Kopirajte ga i mijenjajte kopiju.',
    name: 'Naziv',
    kind: 'Za koga',
    blocks: 'Dijelovi lista',
    trade:
      'Upravljačke jedinice, alati i privatne bilješke interni su podaci: nikad ne stoje na listu koji napušta radionicu.',
    accent: 'Boja isticanja',
    texts: 'Tekstovi',
    textLanguage: 'Jezik ovih tekstova',
    placeholders: 'Pritisak ga stavlja u „{field}”; list ga ispunjava.',
    shop: 'Radionica',
    ownShop: 'Druga radionica, ne ona ovog računala',
    with: 'Prikazano s',
    noCar: 'Nema vozila za prikaz.',
    noCarText: 'Jednom otvorite motor; tada se nudi ovdje.',
    problem: '{field}: {problem}',
    state: { kept: 'Spremljeno', changed: 'Nespremljeno', busy: 'Spremanje …', wrong: 'Nije spremljeno: vidi dolje' }
  },
  fault: {
    'not-a-template': 'ovo nije predložak',
    'newer-version': 'iz novije je verzije programa Dynodesk',
    id: 'njegovo se ime za program ne može koristiti',
    missing: 'nešto nedostaje',
    'not-text': 'ovo nije tekst',
    'too-long': 'predugo je',
    'unknown-kind': '„{found}” nije vrsta lista',
    'unknown-block': '„{found}” nije dio lista',
    'trade-block': '„{found}” je interni podatak i ne može stajati na ovoj vrsti lista',
    'unknown-language': '„{found}” nije jedan od devet jezika',
    'unknown-placeholder': '„{found}” u vitičastim zagradama nije oznaka',
    'not-a-colour': '„{found}” nije boja',
    'logo-type': 'logotip nije slika koju list može prikazati',
    'logo-too-large': 'logotip je veći od 1 MB',
    'logo-broken': 'logotip je nečitljiv',
    'logo-harmful': 'logotip ima previše piksela ili je SVG s nedopuštenim dijelovima: spremite ga kao PNG',
    'too-many-lines': 'previše je redaka'
  },
  shop: {
    title: 'Vaša radionica',
    about: 'Stoji na svakom listu čiji predložak ne navodi vlastitu radionicu.',
    name: 'Naziv radionice',
    address: 'Adresa, svaki podatak u svom retku: ulica, mjesto, telefon, e-pošta, OIB',
    logo: 'Logotip',
    logoNow: 'Logotip kako će biti ispisan',
    noLogo: 'još nema: PNG, JPEG, WebP ili SVG do 1 MB',
    pick: 'Odaberi sliku …',
    clear: 'Makni',
    save: 'Spremi',
    kept: 'Spremljeno.',
    unsaved: 'Još nije spremljeno.'
  },
  action: { show: 'ispiši kako jest', notice: 'ispiši s napomenom', hide: 'izostavi', block: 'bez lista' },
  verdict: {
    show: 'ispisuje se',
    notice: 'ispisuje se s napomenom:',
    hide: 'izostavlja se',
    block: 'list se ne može izraditi'
  },
  rules: {
    own: 'Pravila ove radionice',
    about:
      'Po kodu opcije i zemlji; nazivi mogu biti prevedeni i ne obvezuju. Kôd s vlastitim pravilom ima prednost pred zemljom, oboje pred „svima”. Gdje napomena nema riječi na jeziku lista, opcija se izostavlja.',
    none: 'Nema vlastitih pravila: vrijede stalna ispod.',
    code: 'Kôd opcije',
    codeHint: 'Kôd, ili * za svaki',
    country: 'Zemlja',
    everywhere: 'svaka zemlja',
    action: 'Što se događa',
    add: 'Dodaj pravilo',
    remove: 'Izbriši pravilo za {code}',
    save: 'Spremi',
    undo: 'Poništi',
    kept: 'Spremljeno.',
    unsaved: 'Još nije spremljeno.',
    unsound: 'Jedno pravilo još nema kôd.',
    noticeLanguage: 'Jezik napomena',
    noticeIn: 'Napomena, jezik: {language}',
    without: 'Nema napomene: {languages}. Na listovima tih jezika izostavlja se.',
    fill: 'Unesi standardnu napomenu',
    standard: 'Stalna pravila',
    standardAbout: 'Vrijede za svaki kôd bez pravila iznad. Ostali kodovi slijede najstrože pravilo tablice.',
    test: 'Isprobaj',
    testKind: 'Na listu',
    testCar: 'Za motor'
  },
  batch: {
    cars: 'Vozila',
    noGroup: 'Favoriti bez skupine',
    generation: 'Motori generacije',
    noGeneration: 'odaberite nedavno viđenu',
    load: 'Popis motora',
    nothing: 'Najprije označite favorite ili usporedite motore; nude se ovdje.',
    files: 'Datoteke',
    many: 'Za svaki svoj PDF',
    one: 'Jedan PDF za sve',
    pattern: 'Imena datoteka',
    placeholders: 'Smije sadržavati {names}',
    unknown: 'Nije oznaka: {names}',
    example: 'Na primjer',
    free: 'Koristi samo spremljene podatke, bez upita. Što nedostaje, navedeno je na kraju.',
    tooMany: 'Najviše {most} odjednom.',
    startNone: 'Izradi listove …',
    start: 'Izradi {n} list … | Izradi {n} lista … | Izradi {n} listova …',
    cancel: 'Zaustavi',
    progress: 'Napredak listova',
    state: {
      running: '{done} od {total}',
      done: 'Gotovo: {done} od {total}',
      cancelled: 'Zaustavljeno nakon {done} od {total}',
      failed: 'Prekinuto nakon {done} od {total}'
    },
    folder: 'U {folder}',
    findings: 'Dobro je znati',
    failed: '{n} list nije se mogao izraditi | {n} lista nisu se mogla izraditi | {n} listova nije se moglo izraditi'
  },
  printers: {
    about:
      'Ispis ide kroz dijalog sustava dok pisač na probnoj stranici ne pokaže da čuva mjere, sive tonove i znakove. Provjereni pisač ispisuje izravno, u pravoj veličini, na papiru odabranom za list.',
    paper: 'Papir probne stranice',
    again: 'Potraži ponovno',
    none: 'Nema pisača.',
    noneText: 'Listovi se mogu spremiti kao PDF i ispisati drugdje.',
    proven: 'provjeren: ispisuje bez dijaloga',
    unproven: 'samo kroz dijalog',
    test: 'Ispiši probnu stranicu',
    right: 'Ispalo je dobro',
    first: 'Najprije ispišite probnu stranicu.',
    forget: 'Natrag na dijalog'
  },
  pin: {
    label: 'Prikvačeno',
    action: 'Prikvači današnje podatke',
    hint: 'Usporedite ih kasnije s katalogom, bez upita',
    done: 'Podaci su prikvačeni. Vidi „Listovi s podacima”, „Povijest”.',
    remove: 'Ukloni prikvačeno',
    removeTitle: 'Ukloniti prikvačene podatke?',
    removeText: 'Više se neće moći usporediti. To se ne može poništiti.'
  }
} satisfies PartOf<typeof en>
