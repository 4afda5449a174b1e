import type { PartOf } from '../part-of'
import type en from '../en/sheets'

/** Texts of spec sheets: the sheet itself is worded in its own language by main. */
export default {
  title: 'Datu lapas',
  page: 'Datu lapa',
  open: 'Datu lapa',
  openNamed: 'Datu lapa: {name}',
  keyP: 'Datu lapa: {name} (Ctrl P)',
  back: 'Atpakaļ',
  preview: 'Priekšskatījums',
  previewOf: 'Lapas priekšskatījums: {name}',
  drawing: 'Zīmē …',
  fetch: 'Iegūt',
  make: 'Izveidot lapu',
  openFindings: 'jāapskata: {n} | jāapskata: {n} | jāapskata: {n}',
  number: 'Lapa Nr.',
  copyNumber: 'Kopēt numuru',
  savePdf: 'Saglabāt PDF',
  saveHint: 'Ja vajag, izveido lapu un saglabā tās PDF (Ctrl S)',
  print: 'Drukāt',
  printHint: 'Ja vajag, izveido lapu un izdrukā tās PDF (Ctrl P)',
  printer: 'Printeris',
  dialog: 'Sistēmas dialogs',
  saved: 'Lapa {number} saglabāta: {file}',
  outcome: {
    made: 'Lapa {number} izveidota.',
    printed: 'Lapa {number} nosūtīta printerim.',
    reader: 'Lapa {number} atvērta sistēmas lasītājā: drukājiet no tā.',
    copied: 'Numurs {number} nokopēts.'
  },
  toList: 'Atvērt vēsturē',
  pages: '{n} lappušu | {n} lappuse | {n} lappuses',
  fit: {
    label: 'Priekšskatījuma lielums',
    page: 'Visa lappuse',
    width: 'Platumā',
    alone: 'Tikai priekšskatījums',
    aloneHint: 'Paslēpj izvēles un piezīmes blakus lapai'
  },
  stock: 'Rūpnīcas',
  stage: 'Stage {n}',
  tabs: {
    label: 'Datu lapu daļas',
    made: 'Vēsture',
    batch: 'Vairākas',
    templates: 'Veidnes',
    rules: 'Opciju noteikumi',
    printers: 'Printeri'
  },
  builtIn: { customer: 'Klientam', workshop: 'Servisam', offer: 'Trīs varianti' },
  builtInText: {
    customer: 'Klientam: dati, grafiks, pakāpes un dinamika, bez nozares datiem.',
    workshop: 'Iekšējai lietošanai: viss, ko dod katalogs, ar vadības blokiem, rīkiem, metodēm un piezīmēm.',
    offer: 'Rūpnīcas stāvoklis un pakāpes kolonnās, ar servisa cenām un nosaukumiem.'
  },
  kind: { customer: 'Klientam', workshop: 'Servisam', offer: 'Piedāvājums' },
  paper: { A4: 'A4', Letter: 'Letter' },
  orientation: { portrait: 'Stateniski', landscape: 'Guļus' },
  ink: { colour: 'Krāsains', grey: 'Pelēks', ink: 'Taupīt tinti' },
  pageChoice: { one: 'Viena lappuse', more: 'Vairāk, ja vajag' },
  picture: { unbranded: 'Bez emblēmas', branded: 'Ar emblēmu', none: 'Nav' },
  block: {
    page: 'lappuse',
    picture: 'Attēls',
    highlight: 'Pieaugums lieliem cipariem',
    facts: 'Dati',
    chart: 'Grafiks',
    stages: 'Pakāpes',
    performance: 'Dinamika',
    band: 'Vidējais pieaugums',
    options: 'Opcijas',
    ecu: 'Vadības bloki',
    tools: 'Rīki un metodes',
    note: 'Privāta piezīme',
    verdict: 'Līkņu pārbaude',
    assumptions: 'Kā lasīt datus',
    remark: 'Piezīme',
    terms: 'Noteikumi',
    signature: 'Paraksta rindas'
  },
  text: { title: 'Virsraksts', intro: 'Ievads', terms: 'Noteikumi' },
  placeholder: {
    date: 'Lapas izveides diena',
    number: 'Lapas numurs',
    maker: 'Ražotājs',
    model: 'Modelis',
    generation: 'Paaudze',
    engine: 'Dzinējs',
    customer: 'Klienta pirmā rinda',
    shop: 'Servisa nosaukums'
  },
  assumed: {
    curvePower: 'līkņu jauda',
    curveTorque: 'līkņu moments',
    curveRpm: 'līkņu apgriezieni',
    stagePower: 'pakāpju jauda',
    stageTorque: 'pakāpju moments',
    topSpeed: 'maks. ātrums',
    zeroTo100: 'paātrinājums',
    consumption: 'patēriņš'
  },
  choice: {
    title: 'Izvēles',
    template: 'Veidne',
    language: 'Lapas valoda',
    fetch: 'Iegūt tekstus: {language}',
    units: 'Mērvienības',
    power: 'Jaudas mērvienība lapā',
    torque: 'Griezes momenta mērvienība lapā',
    both: 'Rādīt otru mērvienību',
    paper: 'Papīrs',
    orientation: 'Papīra novietojums',
    ink: 'Krāsa',
    pages: 'Lappuses',
    country: 'Klienta valsts',
    noCountry: 'nav norādīta: stingrākie noteikumi',
    stages: 'Pakāpes',
    noStages: 'Šim dzinējam nav numurētu pakāpju.',
    pricesHint: 'Nosaukumi un cenas, kā drukāsies. Tukšu izlaiž.',
    priceName: '{stage} nosaukums piedāvājumā',
    price: '{stage} cena',
    priceHint: 'Cena, piem., 590 €',
    picture: 'Attēls',
    band: 'Vidējais pieaugums apgriezienu joslā',
    bandFrom: 'Josla no, apgr./min',
    bandTo: 'Josla līdz, apgr./min',
    measured: '{n} šīs darbnīcas mērījumu | {n} šīs darbnīcas mērījums | {n} šīs darbnīcas mērījumi',
    measuredHint: 'Virs grafika, norādīts kā mērījums; skaitļi paliek kataloga',
    verdict: 'Līkņu pārbaude',
    note: 'Privātā piezīme par šo dzinēju',
    customer: 'Klients',
    customerHint: 'Vārds, numurzīme …',
    remark: 'Piezīme',
    recommended: 'Ieteicamā pakāpe',
    priceOnly: 'Cena',
    validUntil: 'Spēkā līdz',
    more: 'Citas iespējas'
  },
  weight: { stop: 'Aptur lapu:', warn: 'Jāapskata:', hint: 'Der zināt:' },
  check: { title: 'Pirms drukāšanas', clean: 'Nav nekā, kas jāapskata.', busy: 'Pārbauda …' },
  finding: {
    overflow: {
      one: {
        what: 'Saturs neietilpst vienā lappusē.',
        why: 'Lapā ir par daudz ({block}).',
        next: 'Izlaidiet kādu daļu, saīsiniet tekstu vai atļaujiet otru lappusi.'
      },
      more: {
        what: 'Saturs neietilpst {most} lappusēs.',
        why: 'Kāda daļa ir lielāka par lappusi, vai lapā ir par daudz ({block}).',
        next: 'Izlaidiet kādu daļu vai saīsiniet tekstu.'
      }
    },
    pages: {
      what: 'Aizņem {count} lappušu. | Aizņem {count} lappusi. | Aizņem {count} lappuses.',
      why: 'Lapā ir vairāk, nekā ietilpst vienā lappusē.',
      next: 'Izlaidiet kādu daļu, lai lapa būtu īsāka.'
    },
    'small-chart': {
      what: 'Diagramma ir tikai {height} mm augsta.',
      why: 'Pārējais lapas saturs tai neatstāj vairāk vietas.',
      next: 'Atļaujiet otru lappusi vai izlaidiet kādu daļu.'
    },
    'clipped-text': {
      typed: {
        what: 'Nogriezti {count} teksti. | Nogriezts {count} teksts. | Nogriezti {count} teksti.',
        why: 'Tas ir garāks par vietu uz papīra.',
        next: 'Saīsiniet to.'
      },
      laid: {
        what: 'Teksts ir nogriezts.',
        why: 'Tas ir garāks par vietu uz papīra ({block}).',
        next: 'Saīsiniet to vai izvēlieties citu izkārtojumu.'
      }
    },
    'missing-glyphs': {
      what: 'Dažas zīmes nevar izdrukāt: {signs}',
      why: 'Lapas fontos to nav; vietā būtu kvadrāts.',
      next: 'Uzrakstiet tās citādi.'
    },
    'missing-picture': {
      what: 'Trūkst attēla.',
      why: 'Katalogā tāda nav, vai tas nav šajā datorā.',
      next: 'Izvēlieties citu attēla veidu vai nevienu.'
    },
    'missing-logo': { what: 'Trūkst logotipa.', why: 'Ir tikai servisa nosaukums.', next: 'Izvēlieties logotipu.' },
    'flagged-curve': {
      what: '{count} līknes nesaskan: {curves} | {count} līkne nesaskan: {curves} | {count} līknes nesaskan: {curves}',
      why: 'Jauda un moments atšķiras līdz {percent} %.',
      next: 'Pirms to redz klients, salīdziniet ar dzinēja lapu.'
    },
    'no-curve': {
      what: 'Uz lapas nav grafika.',
      why: 'Katalogā nav līkņu, ko varētu zīmēt.',
      next: 'Skatiet dzinēja lapu.'
    },
    'assumed-unit': {
      said: {
        what: 'Pieņemtas {count} mērvienības: {fields} | Pieņemta {count} mērvienība: {fields} | Pieņemtas {count} mērvienības: {fields}',
        why: 'Serveris tās nenorāda; lapa to pasaka.',
        next: 'Apstipriniet tās iestatījumos, kad pakalpojuma sniedzējs ir atbildējis.'
      },
      unsaid: {
        what: 'Mērvienības ir pieņemtas, un lapa to nepasaka: {fields} | Mērvienība ir pieņemta, un lapa to nepasaka: {fields} | Mērvienības ir pieņemtas, un lapa to nepasaka: {fields}',
        why: 'Klients pieņēmumu uzskatītu par faktu.',
        next: 'Izvēlieties veidni ar daļu „Kā lasīt datus”.'
      },
      doubt: {
        what: 'Jaudas vērtības izskatās pēc {hint}.',
        why: 'Ar pieņemto mērvienību tās ir pretrunā momentam.',
        next: 'Pārbaudiet pieņemtās mērvienības.'
      }
    },
    'stale-data': {
      aged: {
        what: 'Dati ir {days} dienas veci.',
        why: 'Tas ir vecāk, nekā serviss vēlas.',
        next: 'Atjaunojiet dzinēja lapu.'
      },
      unknown: {
        what: 'Nav zināms, cik veci ir dati.',
        why: 'Tie var nebūt šodienas dati.',
        next: 'Atjaunojiet dzinēja lapu.'
      }
    },
    gone: {
      what: 'Serverī šī dzinēja vairs nav (kopš {since}).',
      why: 'Tā dati vairs netiks laboti.',
      next: 'Skatiet dzinēja lapu.'
    },
    'no-names': {
      what: 'Uz lapas trūkst ražotāja, modeļa vai paaudzes nosaukuma.',
      why: 'Šī auto nosaukumu nav šajā datorā.',
      next: 'Skatiet dzinēja lapu.'
    },
    'option-blocked': {
      what: 'Opcijas tur nedrīkst būt uz lapas: {codes} | Opcija tur nedrīkst būt uz lapas: {codes} | Opcijas tur nedrīkst būt uz lapas: {codes}',
      why: 'To šai valstij aizliedz servisa noteikums.',
      next: 'Izvēlieties citu veidni vai valsti, vai apskatiet noteikumus.'
    },
    'option-hidden': {
      what: 'Izlaistas {count} opcijas: {codes} | Izlaista {count} opcija: {codes} | Izlaistas {count} opcijas: {codes}',
      why: 'Tā nosaka šīs valsts un lapas veida noteikumi.',
      next: 'Apskatiet noteikumus.'
    },
    'option-notice': {
      what: 'Ar brīdinājumu drukā {count} opcijas: {codes} | Ar brīdinājumu drukā {count} opciju: {codes} | Ar brīdinājumu drukā {count} opcijas: {codes}',
      why: 'Tā nosaka šīs valsts noteikumi.',
      next: 'Apskatiet noteikumus.'
    },
    'other-language': {
      catalogue: {
        what: 'Kataloga tekstu valoda ir {is}, nevis {wanted}.',
        why: 'Citu šajā datorā vēl nav; skaitļi ir tie paši.',
        next: 'Iegūstiet tos vai izvēlieties citu valodu.'
      },
      own: {
        what: 'Veidnē nav teksta valodā {wanted}: {fields}',
        why: 'Drukā pirmo valodu, kāda tajā ir.',
        next: 'Pievienojiet tekstu veidnei.'
      }
    },
    'no-performance': {
      what: 'Uz lapas nav dinamikas datu.',
      why: 'Katalogā to nav, vai tie nav šajā datorā.',
      next: 'Skatiet dzinēja lapu.'
    },
    'no-unit': {
      what: 'Izlaists, jo mērvienība nav zināma: {fields}',
      why: 'Serveris to nenorāda, un serviss nav izvēlējies nevienu.',
      next: 'Izvēlieties mērvienību iestatījumos.'
    },
    paper: {
      what: '{paper} šai valstij nav ierasts.',
      why: 'Printeros tur ir {usual}.',
      next: 'Izvēlieties papīru, kas ir printerī.'
    },
    'empty-shop': {
      what: 'Trūkst servisa nosaukuma.',
      why: 'Trūkst nosaukuma, adreses vai abu.',
      next: 'Ievadiet servisu vienreiz.'
    }
  },
  list: {
    title: 'Vēsture',
    search: 'Numurs, klients vai auto',
    scan: 'Ierakstiet vai noskenējiet numuru un nospiediet Enter.',
    none: 'Neviena lapa neatbilst.',
    empty: 'Lapu vēl nav.',
    emptyText: 'Atveriet dzinēju un izvēlieties “Datu lapa” vai piespraudiet tā datus izvēlnē “…”.',
    moved: 'Dati mainījušies',
    choose: 'Izvēlieties lapu, lai redzētu to, kā tā izveidota.'
  },
  detail: {
    made: 'Izveidota',
    template: 'Veidne',
    customer: 'Klients',
    original: 'Izveidotais PDF ir šeit, nemainīts; to izmanto saglabāšanai un drukāšanai.',
    redrawn:
      'Izveidotā PDF vairs nav, vai tas ir mainīts. Saglabājot un drukājot, to zīmē no jauna pēc glabātajiem datiem.',
    engine: 'Dzinēja lapa',
    again: 'Jauna lapa ar šodienas datiem',
    remove: 'Dzēst lapu {number}',
    removeTitle: 'Dzēst lapu {number}?',
    removeText: 'Tās numurs un kods vairs neko neatvērs. To nevar atsaukt.',
    removeYes: 'Dzēst',
    removeNo: 'Atcelt'
  },
  changes: {
    title: 'Toreiz un tagad',
    nothingNewer: 'Jaunāku datu nav.',
    same: 'Nekas nav mainījies.',
    what: 'Kas',
    then: 'Uz lapas',
    now: 'Šodien',
    received: 'Kā saņemts no servera.',
    ofStage: '{stage}: {name}',
    values: '{first} … ({n} vērtību) | {first} … ({n} vērtība) | {first} … ({n} vērtības)',
    field: {
      stage_no: 'Pakāpe',
      options: 'Opciju kodi',
      read_tools: 'Nolasīšanas rīki',
      read_methods: 'Nolasīšanas metodes',
      modifications: 'Nepieciešamās modifikācijas',
      zero_to_hundred: '0–100, rūpnīcas',
      zero_to_hundred_st1: '0–100, Stage 1',
      top_speed: 'Maks. ātrums, rūpnīcas',
      top_speed_st1: 'Maks. ātrums, Stage 1',
      fuel_consumption_avg: 'Patēriņš, rūpnīcas'
    }
  },
  template: {
    list: 'Veidnes',
    builtIn: 'iebūvēta',
    copy: 'Kopēt',
    copyName: '{name} (kopija)',
    export: 'Eksportēt …',
    exported: 'Saglabāts: {file}',
    import: 'Importēt …',
    remove: 'Dzēst',
    removeTitle: 'Dzēst veidni {name}?',
    removeText: 'Ar to izveidotās lapas paliek, kā ir.',
    removeYes: 'Dzēst',
    removeNo: 'Atcelt',
    fixed: 'Iebūvētu veidni nevar mainīt. Nokopējiet to un mainiet kopiju.',
    name: 'Nosaukums',
    kind: 'Kam tā domāta',
    blocks: 'Lapas daļas',
    trade: 'Vadības bloki, rīki un privātas piezīmes ir nozares dati: uz lapas, kas atstāj servisu, to nekad nav.',
    accent: 'Akcenta krāsa',
    texts: 'Teksti',
    textLanguage: 'Šo tekstu valoda',
    placeholders: 'Nospiežot ievieto laukā „{field}”; lapa to aizpilda.',
    shop: 'Serviss',
    ownShop: 'Cits serviss nekā šim datoram',
    with: 'Rādīts ar',
    noCar: 'Nav auto, ar ko to parādīt.',
    noCarText: 'Vienreiz atveriet dzinēju; tad tas būs pieejams šeit.',
    problem: '{field}: {problem}',
    state: { kept: 'Saglabāts', changed: 'Nav saglabāts', busy: 'Saglabā …', wrong: 'Nav saglabāts: sk. zemāk' }
  },
  fault: {
    'not-a-template': 'tā nav veidne',
    'newer-version': 'tā ir no jaunākas Dynodesk versijas',
    id: 'tās iekšējo nosaukumu nevar izmantot',
    missing: 'kaut kā trūkst',
    'not-text': 'tas nav teksts',
    'too-long': 'tas ir par garu',
    'unknown-kind': '„{found}” nav lapas veids',
    'unknown-block': '„{found}” nav lapas daļa',
    'trade-block': '„{found}” ir nozares dati un šāda veida lapā nedrīkst būt',
    'unknown-language': '„{found}” nav neviena no deviņām valodām',
    'unknown-placeholder': '„{found}” figūriekavās nav vietturis',
    'not-a-colour': '„{found}” nav krāsa',
    'logo-type': 'logotips nav attēls, ko lapa var parādīt',
    'logo-too-large': 'logotips ir lielāks par 1 MB',
    'logo-broken': 'logotipu nevar nolasīt',
    'logo-harmful': 'logotipā ir par daudz pikseļu, vai tas ir SVG ar neatļautām daļām: saglabājiet to kā PNG',
    'too-many-lines': 'rindu ir par daudz'
  },
  shop: {
    title: 'Jūsu serviss',
    about: 'Ir uz katras lapas, kuras veidnē nav norādīts cits serviss.',
    name: 'Servisa nosaukums',
    address: 'Adrese, katrs savā rindā: iela, pilsēta, tālrunis, e-pasts, PVN numurs',
    logo: 'Logotips',
    logoNow: 'Logotips, kā drukāsies',
    noLogo: 'vēl nav: PNG, JPEG, WebP vai SVG līdz 1 MB',
    pick: 'Izvēlēties attēlu …',
    clear: 'Noņemt',
    save: 'Saglabāt',
    kept: 'Saglabāts.',
    unsaved: 'Vēl nav saglabāts.'
  },
  action: { show: 'drukāt, kā ir', notice: 'drukāt ar brīdinājumu', hide: 'izlaist', block: 'lapu neveidot' },
  verdict: { show: 'drukāta', notice: 'drukāta ar brīdinājumu:', hide: 'izlaista', block: 'lapu nevar izveidot' },
  rules: {
    own: 'Šī servisa noteikumi',
    about:
      'Pēc opcijas koda un valsts; nosaukumi var būt tulkoti un nav saistoši. Kods ar savu noteikumu ir pirms valsts, abi pirms „jebkurš”. Ja brīdinājumam nav teksta lapas valodā, opciju izlaiž.',
    none: 'Savu noteikumu nav: spēkā ir zemāk esošie pastāvīgie.',
    code: 'Opcijas kods',
    codeHint: 'Kods vai * (jebkurš)',
    country: 'Valsts',
    everywhere: 'visas valstis',
    action: 'Ko darīt',
    add: 'Pievienot noteikumu',
    remove: 'Dzēst noteikumu kodam {code}',
    save: 'Saglabāt',
    undo: 'Atsaukt',
    kept: 'Saglabāts.',
    unsaved: 'Vēl nav saglabāts.',
    unsound: 'Kādam noteikumam vēl nav koda.',
    noticeLanguage: 'Brīdinājumu valoda',
    noticeIn: 'Brīdinājums: {language}',
    without: 'Brīdinājuma nav šādās valodās: {languages}; to lapās izlaiž.',
    fill: 'Ievietot standarta brīdinājumu',
    standard: 'Pastāvīgie noteikumi',
    standardAbout: 'Attiecas uz katru kodu bez noteikuma augstāk. Citiem kodiem der tabulas stingrākais noteikums.',
    test: 'Izmēģināt',
    testKind: 'Uz lapas',
    testCar: 'Dzinējam'
  },
  batch: {
    cars: 'Auto',
    noGroup: 'Izlase bez grupas',
    generation: 'Paaudzes dzinēji',
    noGeneration: 'izvēlieties nesen skatītu',
    load: 'Parādīt tās dzinējus',
    nothing: 'Vispirms pievienojiet izlasei vai salīdziniet dzinējus; tie parādīsies šeit.',
    files: 'Faili',
    many: 'Atsevišķi PDF',
    one: 'Viens PDF',
    pattern: 'Failu nosaukumi',
    placeholders: 'Var saturēt {names}',
    unknown: 'Nav vietturis: {names}',
    example: 'Piemēram',
    free: 'Izmanto tikai saglabātos datus, bez pieprasījumiem. Trūkstošais uzskaitīts beigās.',
    tooMany: 'Ne vairāk kā {most} reizē.',
    startNone: 'Izveidot lapas …',
    start: 'Izveidot {n} lapu … | Izveidot {n} lapu … | Izveidot {n} lapas …',
    cancel: 'Apturēt',
    progress: 'Lapu izveides gaita',
    state: {
      running: '{done} no {total}',
      done: 'Pabeigts: {done} no {total}',
      cancelled: 'Apturēts pie {done} no {total}',
      failed: 'Pārtrūka pie {done} no {total}'
    },
    folder: 'Mapē {folder}',
    findings: 'Der zināt',
    failed: '{n} lapu nevarēja izveidot | {n} lapu nevarēja izveidot | {n} lapas nevarēja izveidot'
  },
  printers: {
    about:
      'Drukā caur sistēmas dialogu, līdz printeris testa lapā ir parādījis, ka ievēro izmērus, pelēkos toņus un zīmes. Pārbaudīts printeris drukā tieši, īstajā lielumā, uz lapai izvēlētā papīra.',
    paper: 'Testa lapas papīrs',
    again: 'Meklēt vēlreiz',
    none: 'Printeris nav atrasts.',
    noneText: 'Lapas var saglabāt kā PDF un izdrukāt citur.',
    proven: 'pārbaudīts: drukā bez dialoga',
    unproven: 'tikai caur dialogu',
    test: 'Drukāt testa lapu',
    right: 'Izdruka ir pareiza',
    first: 'Vispirms izdrukājiet testa lapu.',
    forget: 'Atpakaļ uz dialogu'
  },
  pin: {
    label: 'Piesprausts',
    action: 'Piespraust šodienas datus',
    hint: 'Salīdzināt ar katalogu vēlāk, bez pieprasījumiem',
    done: 'Dati piesprausti. Sk. “Datu lapas”, “Vēsture”.',
    remove: 'Noņemt piespraudi',
    removeTitle: 'Noņemt piespraustos datus?',
    removeText: 'Tos vairs nevarēs salīdzināt. To nevar atsaukt.'
  }
} satisfies PartOf<typeof en>
