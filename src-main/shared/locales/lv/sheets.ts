import type { PartOf } from '../part-of'
import type en from '../en/sheets'

/** Texts of spec sheets: the sheet itself is worded in its own language by main. */
export default {
  unsaved: 'Vēl nav saglabāts.',
  title: 'Datu lapas',
  page: 'Datu lapa',
  openNamed: 'Datu lapa: {name}',
  keyP: 'Datu lapa: {name} (Ctrl P)',
  back: 'Atpakaļ',
  preview: 'Priekšskatījums',
  previewOf: 'Datu lapas priekšskatījums: {name}',
  drawing: 'Zīmē…',
  make: 'Izsniegt ar numuru',
  again: 'Mainīt un izsniegt vēlreiz',
  number: 'Datu lapas Nr.',
  copyNumber: 'Kopēt numuru',
  savePdf: 'Saglabāt PDF',
  saveHint: 'Ja vajag, izsniedz datu lapu un saglabā to kā PDF (Ctrl S)',
  print: 'Drukāt',
  printHint: 'Ja vajag, izsniedz datu lapu un izdrukā to (Ctrl P)',
  printer: 'Printeris',
  dialog: 'Sistēmas dialogs',
  saved: 'Saglabāta: {file}',
  outcome: {
    printed: 'Nosūtīta printerim.',
    reader: 'Atvērta PDF lasītājā. Drukājiet no tā.',
    copied: 'Numurs nokopēts.'
  },
  toList: 'Atvērt vēsturē',
  pages: '{n} lappušu | {n} lappuse | {n} lappuses',
  fit: {
    label: 'Priekšskatījuma lielums',
    page: 'Visa lappuse',
    width: 'Visā platumā',
    alone: 'Tikai priekšskatījums',
    aloneHint: 'Paslēpj izvēles un pārbaudi blakus lappusei'
  },
  stock: 'Rūpnīcas',
  tabs: {
    label: 'Datu lapu daļas',
    made: 'Vēsture',
    batch: 'Vairākas lapas',
    templates: 'Serviss un veidnes',
    rules: 'Opciju noteikumi',
    printers: 'Printeri'
  },
  builtIn: { customer: 'Klientam', workshop: 'Servisam', offer: 'Trīs varianti' },
  builtInText: {
    customer: 'Klientam: pieaugums, dati, grafiks, pakāpes un dinamika. Bez iekšējiem datiem.',
    workshop: 'Servisam: viss no kataloga, ar ECU, TCU, rīkiem, metodēm un piezīmēm.',
    offer: 'Rūpnīcas stāvoklis un pakāpes blakus, ar jūsu cenām un nosaukumiem.'
  },
  kind: { customer: 'Klientam', workshop: 'Servisam', offer: 'Piedāvājums' },
  paper: { A4: 'A4', Letter: 'Letter' },
  orientation: { portrait: 'Stateniski', landscape: 'Guļus' },
  ink: { colour: 'Krāsains', grey: 'Pelēktoņi', ink: 'Taupīt tinti' },
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
    ecu: 'ECU un TCU',
    tools: 'Rīki un metodes',
    note: 'Privāta piezīme',
    verdict: 'Līkņu pārbaude',
    assumptions: 'Pieņemtās mērvienības',
    remark: 'Piezīme',
    terms: 'Noteikumi',
    signature: 'Paraksta rindas'
  },
  text: { title: 'Virsraksts', intro: 'Ievads', terms: 'Noteikumi' },
  placeholder: {
    date: 'Datu lapas datums',
    number: 'Datu lapas numurs',
    maker: 'Marka',
    model: 'Modelis',
    generation: 'Paaudze',
    engine: 'Dzinējs',
    customer: 'Lauka „Klients” pirmā rinda',
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
    language: 'Datu lapas valoda',
    units: 'Mērvienības',
    power: 'Jaudas mērvienība lapā',
    torque: 'Griezes momenta mērvienība lapā',
    both: 'Rādīt otru mērvienību',
    paper: 'Papīrs',
    orientation: 'Orientācija',
    ink: 'Krāsa',
    pages: 'Lappuses',
    country: 'Klienta valsts',
    noCountry: 'nav norādīta (stingrākie noteikumi)',
    stages: 'Pakāpes',
    noStages: 'Šim dzinējam nav numurētu pakāpju.',
    pricesHint: 'Drukā, kā ievadīts. Tukšu lauku izlaiž.',
    priceName: '{stage} nosaukums piedāvājumā',
    price: '{stage} cena',
    priceHint: 'piem., 590 €',
    picture: 'Attēls',
    band: 'Vidējais pieaugums apgriezienu diapazonā',
    bandFrom: 'No, apgr./min',
    bandTo: 'Līdz, apgr./min',
    measured: '{n} mērījumu | {n} mērījums | {n} mērījumi',
    measuredHint: 'Zīmē grafikā un apzīmē kā mērījumu. Skaitļi paliek kataloga.',
    verdict: 'Līkņu pārbaude',
    note: 'Privāta piezīme',
    customer: 'Klients',
    customerHint: 'Vārds, numura zīme…',
    remark: 'Piezīme',
    issued: 'Izsniegta',
    recommended: 'Ieteicamā pakāpe',
    priceOnly: 'Cena',
    validUntil: 'Spēkā līdz',
    more: 'Vairāk iespēju'
  },
  weight: { stop: 'Neļauj izveidot lapu:', warn: 'Brīdinājums:', hint: 'Piezīme:' },
  check: {
    title: 'Pirms drukāšanas',
    clean: 'Nav ko pārbaudīt.',
    busy: 'Pārbauda…',
    stop: '{n} kļūdu | {n} kļūda | {n} kļūdas',
    warn: '{n} brīdinājumu | {n} brīdinājums | {n} brīdinājumi',
    hint: '{n} piezīmju | {n} piezīme | {n} piezīmes'
  },
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
      next: 'Izlaidiet kādu daļu, lai lapa būtu īsāka.'
    },
    'small-chart': {
      what: 'Grafiks ir tikai {height} mm augsts.',
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
      what: 'Dažas rakstzīmes nevar izdrukāt: {signs}',
      next: 'Lietojiet citas rakstzīmes.'
    },
    'missing-picture': {
      what: 'Trūkst attēla.',
      next: 'Izvēlieties cita veida attēlu vai „Nav”.'
    },
    'missing-logo': {
      what: 'Trūkst jūsu logotipa.',
      next: 'Izvēlieties logotipu.'
    },
    'flagged-curve': {
      what: '{count} līknes nav ticamas: {curves} | {count} līkne nav ticama: {curves} | {count} līknes nav ticamas: {curves}',
      why: '{reason}.',
      next: 'Pirms rādāt klientam, pārbaudiet to dzinēja lapā.'
    },
    'no-curve': {
      what: 'Grafika nav.',
      next: 'Skatiet dzinēja lapu.'
    },
    'assumed-unit': {
      said: {
        what: 'Mērvienības ir pieņemtas (lapā atzīmētas ar *).',
        next: 'Apstipriniet tās iestatījumos, kad pakalpojuma sniedzējs ir atbildējis.'
      },
      unsaid: {
        what: 'Mērvienības ir pieņemtas, bet lapā tas nav atzīmēts: {fields} | Mērvienība ir pieņemta, bet lapā tas nav atzīmēts: {fields} | Mērvienības ir pieņemtas, bet lapā tas nav atzīmēts: {fields}',
        why: 'Klients var uztvert pieņēmumu kā faktu.',
        next: 'Izvēlieties veidni ar daļu „Pieņemtās mērvienības”.'
      },
      doubt: {
        what: 'Jaudas vērtības izskatās pēc {hint}.',
        why: 'Pieņemtajā mērvienībā tās ir pretrunā ar griezes momentu.',
        next: 'Pārbaudiet pieņemtās mērvienības.'
      }
    },
    'stale-data': {
      aged: {
        what: 'Datu vecums: {days} d.',
        next: 'Atjaunojiet dzinēja lapu.'
      },
      unknown: {
        what: 'Datu vecums nav zināms.',
        next: 'Atjaunojiet dzinēja lapu.'
      }
    },
    gone: {
      what: 'Serverī šī dzinēja vairs nav (kopš {since}).',
      next: 'Skatiet dzinēja lapu.'
    },
    'no-names': {
      what: 'Trūkst markas, modeļa vai paaudzes.',
      next: 'Ielādējiet nosaukumus (1 pieprasījums).'
    },
    'option-blocked': {
      what: 'Opcijas tur nedrīkst drukāt: {codes} | Opciju tur nedrīkst drukāt: {codes} | Opcijas tur nedrīkst drukāt: {codes}',
      why: 'To šajā valstī aizliedz viens no jūsu noteikumiem.',
      next: 'Izvēlieties citu veidni vai valsti, vai pārbaudiet noteikumus.'
    },
    'option-hidden': {
      what: 'Izlaistas {count} opcijas: {codes} | Izlaista {count} opcija: {codes} | Izlaistas {count} opcijas: {codes}',
      next: 'Pārbaudiet noteikumus.'
    },
    'option-notice': {
      what: 'Ar brīdinājumu drukā {count} opcijas: {codes} | Ar brīdinājumu drukā {count} opciju: {codes} | Ar brīdinājumu drukā {count} opcijas: {codes}',
      next: 'Pārbaudiet noteikumus.'
    },
    'other-language': {
      catalogue: {
        what: 'Kataloga tekstu valoda ir {is}, nevis {wanted}.',
        why: 'Citi nav pieejami bezsaistē; skaitļi ir tie paši.',
        next: 'Iegūstiet tos vai izvēlieties citu valodu.'
      },
      own: {
        what: 'Veidnē nav teksta šajā valodā ({wanted}): {fields}',
        next: 'Pievienojiet tekstu veidnei.'
      }
    },
    'no-performance': {
      what: 'Dinamikas datu nav.',
      next: 'Skatiet dzinēja lapu.'
    },
    'no-unit': {
      what: '{fields}: nedrukā, mērvienība nav zināma.',
      next: 'Izvēlieties mērvienību iestatījumos.'
    },
    paper: {
      what: '{paper} šai valstij nav ierasts.',
      why: 'Printeri tur parasti lieto {usual}.',
      next: 'Izvēlieties papīru, kas ir printerī.'
    },
    'empty-shop': {
      what: 'Trūkst servisa nosaukuma.',
      next: 'Ievadīt.'
    }
  },
  list: {
    search: 'Numurs, klients vai transportlīdzeklis',
    none: 'Nekas nav atrasts.',
    empty: 'Datu lapu vēl nav',
    moved: 'Dati mainījušies',
    choose: 'Izvēlieties datu lapu, lai redzētu to tādu, kāda tā izveidota.'
  },
  detail: {
    redrawn:
      'Sākotnējā PDF nav, vai tas ir mainīts. Saglabājot un drukājot, to zīmē no jauna pēc saglabātajiem datiem.',
    drag: 'Vilkt PDF',
    dragHint: 'Velciet šo PDF uz mapi vai e-pasta vēstulē',
    engine: 'Atvērt dzinēju',
    again: 'Jauna datu lapa',
    remove: 'Dzēst datu lapu {number}',
    removeTitle: 'Dzēst datu lapu {number}?',
    removeText: 'Tās numurs un kods vairs neko neatvērs. To nevar atsaukt.'
  },
  changes: {
    title: 'Toreiz un tagad',
    nothingNewer: 'Jaunāki dati nav saglabāti.',
    same: 'Kopš tā laika dati nav mainījušies.',
    what: 'Rādītājs',
    then: 'Datu lapā',
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
    notHere: 'pēc izvēles',
    builtIn: 'iebūvēta',
    copy: 'Kopēt un mainīt',
    removeTitle: 'Dzēst veidni {name}?',
    removeText: 'Ar to izveidotās datu lapas nemainās.',
    kind: 'Kam',
    blocks: 'Datu lapas daļas',
    trade: 'ECU, TCU, rīki un privātas piezīmes ir iekšēji dati, tos nekad nedrukā klientiem.',
    accent: 'Akcenta krāsa',
    texts: 'Teksti',
    textLanguage: 'Šo tekstu valoda',
    placeholders: 'Noklikšķiniet, lai ievietotu laukā „{field}”; lapa to aizpilda.',
    shop: 'Serviss',
    ownShop: 'Izmantot citu servisu',
    with: 'Priekšskatīt ar dzinēju',
    noCar: 'Nav transportlīdzekļa priekšskatījumam.',
    noCarText: 'Vienreiz atveriet dzinēju, lai to izmantotu šeit.',
    problem: '{field}: {problem}',
    state: { kept: 'Saglabāts', changed: 'Nav saglabāts', busy: 'Saglabā…', wrong: 'Nav saglabāts: sk. zemāk' }
  },
  fault: {
    'not-a-template': 'tā nav veidne',
    'newer-version': 'tā izveidota ar jaunāku Dynodesk versiju',
    id: 'tās iekšējais nosaukums nav derīgs',
    missing: 'kaut kā trūkst',
    'not-text': 'tas nav teksts',
    'too-long': 'tas ir par garu',
    'unknown-kind': '„{found}” nav lapas veids',
    'unknown-block': '„{found}” nav lapas daļa',
    'trade-block': '„{found}” ir iekšēji dati un šāda veida lapā nav atļauti',
    'unknown-language': '„{found}” nav neviena no deviņām valodām',
    'unknown-placeholder': '„{found}” nav vietturis',
    'not-a-colour': '„{found}” nav krāsa',
    'logo-type': 'logotipa formāts netiek atbalstīts',
    'logo-too-large': 'logotips ir lielāks par 1 MB',
    'logo-broken': 'logotipu nevar nolasīt',
    'logo-harmful': 'logotipā ir par daudz pikseļu, vai tas ir SVG ar neatļautām daļām: saglabājiet to kā PNG',
    'too-many-lines': 'rindu ir par daudz'
  },
  shop: {
    title: 'Jūsu serviss',
    about: 'Drukā uz katras datu lapas.',
    name: 'Servisa nosaukums',
    address: 'Adrese un kontakti',
    logo: 'Logotips',
    logoNow: 'Logotips, kā drukāsies',
    noLogo: 'Logotipa nav (PNG, JPEG, WebP vai SVG, līdz 1 MB)',
    pick: 'Izvēlēties attēlu…',
    clear: 'Noņemt',
    addressLines: 'Iela\nPilsēta\nTālrunis\nE-pasts\nPVN numurs'
  },
  action: { show: 'Drukāt', notice: 'Drukāt ar brīdinājumu', hide: 'Izlaist', block: 'Bloķēt datu lapu' },
  rules: {
    own: 'Jūsu noteikumi',
    about: 'Koda noteikums ir svarīgāks par valsts noteikumu. Ja nav brīdinājuma lapas valodā, opciju izlaiž.',
    none: 'Savu noteikumu nav. Spēkā ir iebūvētie zemāk.',
    code: 'Opcijas kods',
    codeHint: 'Kods vai * (jebkurš)',
    country: 'Valsts',
    everywhere: 'visas valstis',
    action: 'Ko darīt',
    add: 'Pievienot noteikumu',
    remove: 'Dzēst noteikumu kodam {code}',
    unsound: 'Kādam noteikumam nav koda.',
    noticeLanguage: 'Brīdinājumu valoda',
    noticeIn: 'Brīdinājums: {language}',
    without: 'Brīdinājuma nav šādās valodās: {languages}; to lapās izlaiž.',
    fill: 'Izmantot standarta brīdinājumu',
    standard: 'Iebūvētie noteikumi',
    standardAbout: 'Kodiem, kuriem augstāk nav noteikuma. Klientu lapās opcijas bez noteikuma nedrukā.',
    test: 'Kas tiek drukāts',
    yours: 'jūsu',
    testKind: 'Datu lapa',
    testCar: 'Dzinējs'
  },
  batch: {
    all: 'Izvēlēties visu',
    chosen: 'Izvēlēts iepriekš',
    cars: 'Transportlīdzekļi',
    noGroup: 'Izlase bez grupas',
    generation: 'Paaudzes dzinēji',
    noGeneration: 'Izvēlieties nesen atvērtu',
    otherGeneration: 'Atveriet paaudzi katalogā, lai tā būtu šeit.',
    load: 'Parādīt tās dzinējus',
    nothing: 'Pievienojiet izlasei vai salīdziniet dzinējus; tie parādīsies šeit.',
    files: 'Faili',
    many: 'Atsevišķi PDF',
    one: 'Viens PDF',
    pattern: 'Failu nosaukumi',
    unknown: 'Nav vietturis: {names}',
    tooMany: 'Ne vairāk kā {most} reizē.',
    absent:
      '{n} izvēlēto transportlīdzekļu vēl nav lejupielādēti. | {n} izvēlētais transportlīdzeklis vēl nav lejupielādēts. | {n} izvēlētie transportlīdzekļi vēl nav lejupielādēti.',
    select: 'Izvēlieties transportlīdzekļus',
    startNone: 'Izveidot datu lapas…',
    start: 'Izveidot {n} datu lapu… | Izveidot {n} datu lapu… | Izveidot {n} datu lapas…',
    cancel: 'Apturēt',
    progress: 'Gaita',
    state: {
      running: '{done} no {total}',
      done: 'Pabeigts: {done} no {total}',
      cancelled: 'Apturēts pie {done} no {total}',
      failed: 'Kļūda pēc {done} no {total}'
    },
    folder: 'Mapē {folder}',
    findings: 'Piezīmes',
    failed: '{n} datu lapu nevarēja izveidot | {n} datu lapu nevarēja izveidot | {n} datu lapas nevarēja izveidot'
  },
  printers: {
    about:
      'Printeris drukā ar sistēmas dialogu, līdz apstiprināt tā testa lappusi. Pēc tam tas drukā tieši, īstajā lielumā, uz datu lapas papīra.',
    paper: 'Testa lappuses papīrs',
    again: 'Meklēt vēlreiz',
    none: 'Printeris nav atrasts.',
    noneText: 'Ieslēdziet printeri un meklējiet vēlreiz vai saglabājiet datu lapu PDF formātā.',
    proven: 'pārbaudīts: drukā bez dialoga',
    unproven: 'izmanto sistēmas dialogu',
    test: 'Drukāt testa lappusi',
    right: 'Lappuse ir pareiza',
    first: 'Vispirms izdrukājiet testa lappusi.',
    forget: 'Atkal izmantot dialogu'
  },
  pin: {
    label: 'Piesprausts',
    action: 'Piespraust šodienas datus',
    hint: 'Vēlākai salīdzināšanai ar katalogu, bez pieprasījumiem',
    done: 'Dati piesprausti. Sk. „Datu lapas”, „Vēsture”.',
    remove: 'Noņemt',
    removeTitle: 'Noņemt šos piespraustos datus?',
    removeText: 'Tos vairs nevarēs salīdzināt. To nevar atsaukt.'
  }
} satisfies PartOf<typeof en>
