import type { PartOf } from '../part-of'
import type en from '../en/numbers'

/**
 * Texts about figures themselves: where they came from, what their unit is taken to be, whether a curve may be
 * believed, what was measured.
 */
export default {
  origin: {
    of: 'Skaitļu izcelsme: {section}',
    hint: 'Skaitļu izcelsme · Alt un klikšķis uz skaitļa',
    walk: 'Bultiņas: citi šīs sadaļas skaitļi',
    title: '{figure}, no kataloga',
    field: 'Lauks',
    raw: 'Saņemts',
    blank: 'tukšs',
    unit: 'Mērvienība',
    noUnit: 'nav',
    basis: {
      stated: '{unit}, norāda serveris',
      assumed: '{unit}, pieņemta, nav apstiprināta',
      confirmed: '{unit}, pieņemta, apstiprināja: {by}',
      none: 'nav'
    },
    assumedShort: '(pieņemts)',
    factor: 'Koeficients',
    asReceived: 'rādīts, kā saņemts',
    same: '1, mērvienība, kā saņemta',
    times: '1 {from} = {factor} {to}',
    divide: '{to} = {constant} ÷ {from}',
    rounding: 'Noapaļots',
    notRounded: 'nē',
    digitsNone: 'līdz veseliem skaitļiem',
    digits: 'līdz {n} decimālzīmēm | līdz {n} decimālzīmei | līdz {n} decimālzīmēm',
    digitsRange: '{least} līdz {most} decimālzīmes',
    reckoned: 'Aprēķināts kā',
    how: {
      received: 'vērtība, kā saņemta',
      count: 'vērtību skaits',
      difference: 'pirmais mīnus otrais, pirms noapaļošanas',
      percent: 'pirmais mīnus otrais procentos no otrā, pirms noapaļošanas',
      reading: 'līknes punkts pie šiem apgriezieniem',
      interpolated: 'interpolēts starp diviem līknes punktiem',
      'curve-difference': 'pakāpes līkne mīnus rūpnīcas līkne pie šiem apgriezieniem',
      'zero-missing': '0 uzskatīts par trūkstošu (iestatījums)',
      mean: 'abu līkņu vidējā starpība diapazonā (trapeču metode)',
      peak: 'apgriezieni ar lielāko līkņu starpību',
      plateau: 'diapazons virs 95 % no līknes maksimuma',
      measured: 'mērījuma fails'
    },
    fetched: 'Iegūts',
    computer: 'Ieguva',
    language: 'Valoda',
    profile: 'No',
    source: { service: '{profile}, tikko', desk: '{profile}, saglabāts šajā datorā' },
    demo: 'demo katalogs'
  },

  assume: {
    intro: 'Serveris šīm vērtībām mērvienību nenorāda. Programma to pieņem (*), līdz jūs to apstiprināt.',
    field: {
      curvePower: 'Jauda grafikā',
      curveTorque: 'Moments grafikā',
      curveRpm: 'Apgriezieni grafikā',
      stagePower: 'Pakāpes jauda',
      stageTorque: 'Pakāpes moments',
      topSpeed: 'Maksimālais ātrums',
      zeroTo100: 'Paātrinājums',
      consumption: 'Vidējais patēriņš'
    },
    inLine: {
      curvePower: 'līkņu jauda',
      curveTorque: 'līkņu moments',
      curveRpm: 'apgriezieni',
      stagePower: 'pakāpes jauda',
      stageTorque: 'pakāpes moments',
      topSpeed: 'maks. ātrums',
      zeroTo100: 'paātrinājums',
      consumption: 'patēriņš'
    },
    says: {
      'named-horsepower': '„horsepower values”; nav norādīts, kādi zirgspēki',
      'named-torque': '„torque values”; lauks saucas nm',
      'named-rpm': '„rpm values”',
      nothing: 'neko'
    },
    column: { field: 'Lauks', says: 'Ko norāda serveris', assumed: 'Mērvienība', confirmed: 'Apstiprināja, datums' },
    confirm: 'vārds, datums',
    confirmNow: 'Apstiprināt',
    confirmOf: '{field}: mērvienību apstiprināja',
    unitOf: '{field}: mērvienība',
    unconfirmed: 'Neapstiprinātas mērvienības nekad nepārrēķina.',
    only: 'vienīgā iespējamā mērvienība',
    hint: 'Dzinēja lapa brīdina, ja jaudas vērtības atbilst citai mērvienībai.',
    bare: 'bez mērv.',
    line: '{field}: {unit} (pieņemts)',
    lineConfirmed: '{field}: {unit} (pieņemts, apstiprināja: {by})',
    lineBare: '{field}: bez mērvienības',
    mark: 'mērvienība pieņemta',
    short: 'Mērvienības pieņemtas',
    confirmAll: 'Apstiprināt visas'
  },

  honesty: {
    title: 'Līkņu pārbaude',
    open: 'Rādīt pārbaudes',
    offSeveral: 'līknes un norādītās vērtības atšķiras līdz {percent} %',
    verdict: {
      consistent: 'saskan',
      off: {
        below: 'jauda pie {rpm} apgr./min ir par {percent} % mazāka nekā moments × apgriezieni',
        above: 'jauda pie {rpm} apgr./min ir par {percent} % lielāka nekā moments × apgriezieni',
        'headline-power': 'lielākā jauda atšķiras par {percent} % no norādītās',
        'headline-torque': 'lielākais moments atšķiras par {percent} % no norādītā'
      },
      unchecked: 'nevar pārbaudīt: {reason}'
    },
    reason: {
      'no-values': 'vērtības nav norādītas',
      unreadable: 'vērtības nav nolasāmas',
      'rpm-missing': 'apgriezieni nav norādīti',
      'power-missing': 'jauda nav norādīta',
      'torque-missing': 'moments nav norādīts',
      'unequal-length': 'nevienāds vērtību skaits',
      'rpm-in-doubt': 'apgriezieni apšaubāmi',
      'common-part': 'nevienādas līknes, uzzīmēta tikai daļa',
      'rpm-duplicate': 'kādi apgriezieni atkārtojas',
      'rpm-negative': 'kādi apgriezieni ir zem nulles',
      'all-zero': 'visas vērtības ir 0',
      'padding-kept': 'nulles galos atstātas (iestatījums)',
      'zeros-inside': 'nulles līknes vidū',
      'negative-values': 'vērtības zem 0',
      'too-few-points': 'pārāk maz punktu',
      'power-unit': 'jauda labāk atbilst citai mērvienībai nekā pieņemtajai'
    },
    check: {
      lengths: 'Vērtību skaits vienāds, visas lasāmas',
      order: 'Apgriezieni pieaug',
      padding: 'Galos nav nuļļu',
      zeros: 'Vidū nav nuļļu vai negatīvu vērtību',
      'headline-power': 'Norādītā jauda un līknes maksimums',
      'headline-torque': 'Norādītais moments un līknes maksimums',
      physics: 'Jauda = moments × apgriezieni'
    },
    state: { ok: 'jā', note: 'apstrādāts', fault: 'nē', skipped: 'nevar pārbaudīt' },
    physics:
      'lielākā nobīde {percent} % pie {rpm} apgr./min, mediāna {median} %, punkti ārpus noapaļošanas un {tolerance} %: {count} no {of}',
    hint: 'Jaudas vērtības labāk atbilst {unit} nekā {taken}.',
    details: 'Sīkāk',
    dropsToZero: {
      power: 'Jauda krītas līdz 0 pie {rpm} apgr./min',
      torque: 'Griezes moments krītas līdz 0 pie {rpm} apgr./min'
    }
  },

  noGains: 'Tāpēc diagramma pieaugumu nerāda.',

  band: {
    title: 'Pieaugums apgriezienu diapazonā',
    show: 'Diapazons',
    showHint: 'Pieaugums apgriezienu diapazonā. Var arī vilkt pa līknēm.',
    close: 'Noņemt diapazonu',
    from: 'Diapazona apakšējā robeža',
    to: 'Diapazona augšējā robeža',
    cruise: 'Kruīza apgriezieni',
    stage: 'Pakāpe',
    range: '{from}–{to} apgr./min',
    mean: 'vid.',
    largest: 'maks.',
    at: 'pie {rpm} apgr./min',
    atCruise: 'pie',
    plateau: '95 % no maks. momenta',
    plateauOpen: '{from}–{to} apgr./min, platums vismaz {width}',
    refused: 'Nav vidējā pieauguma: {curve} – {verdict}.',
    none: 'Vidējā pieauguma nav: līknes nepārklājas.',
    stock: 'rūpnīcas: {range}'
  },

  gainsMissing:
    'Pieaugums nav iegūts {n} dzinējiem. | Pieaugums nav iegūts {n} dzinējam. | Pieaugums nav iegūts {n} dzinējiem.',
  bench: {
    readable: 'nolasāms ar jūsu rīkiem',
    'other-tool': 'vajag citu rīku',
    'not-stated': 'nav norādīts',
    own: 'jūsu rīks',
    add: 'Atzīmēt {tool} kā savu rīku',
    remove: 'Izņemt {tool} no saviem rīkiem'
  },

  measured: {
    title: 'Mērījumi',
    add: 'Mērījums…',
    addHint: 'Uzlikt jaudas stenda mērījumu no CSV faila uz līknēm',
    measured: 'Izmērīts',
    disagree: 'Mērījumā jauda neatbilst momentam: {percent} % pie {rpm} apgr./min.',
    remove: 'Dzēst mērījumu {title}',
    hide: 'Rādīt {title} grafikā',
    against: 'Salīdzināts ar',
    versus: '{run} pret {curve}',
    result: 'mērījums pret katalogu: {percent} % maksimumā',
    resultOf: '{quantity} {percent} % maksimumā',
    tolerance: 'Pielaide',
    withinOf: '{share} % izmērīto punktu ir ±{tolerance} % robežās no kataloga līknes',
    corrected: 'koriģēts pēc {standard}',
    correction: {
      'not-stated': 'standarts nezināms',
      none: 'nav koriģēts',
      'din-70020': 'DIN 70020',
      'ece-r85': 'ECE R85',
      'iso-1585': 'ISO 1585',
      'sae-j1349': 'SAE J1349',
      'jis-d1001': 'JIS D 1001'
    },
    refused: {
      'too-large': '{file} ir lielāks par 20 MB un netika nolasīts.',
      'not-text': '{file} nav teksta tabula. Eksportējiet mērījumu kā CSV.',
      empty: '{file} ir tukšs.',
      unreadable: '{file} nevar nolasīt.'
    },
    import: {
      title: 'Mērījums no {file}',
      intro: 'Mērījumu saglabā pie šī dzinēja šajā datorā.',
      source: 'Zināms avots',
      noSource: 'nav',
      columns: 'Kolonnas un mērvienības',
      check: 'Pārbaudiet kolonnas un mērvienības.',
      separator: 'Atdalītājs',
      separators: {
        comma: 'komats',
        semicolon: 'semikols',
        tab: 'tabulators',
        bar: 'vertikāla svītra',
        space: 'atstarpe'
      },
      decimal: 'Decimālzīme',
      decimals: { point: 'punkts', comma: 'komats' },
      headerLines: 'Virsraksta rindas',
      rpm: 'Dzinēja apgriezieni',
      rpmScale: 'mērvienība',
      scales: { one: 'apgr./min', thousand: '1000 apgr./min' },
      power: 'Jauda',
      torque: 'Griezes moments',
      none: 'nav tabulā',
      unit: 'mērvienība',
      column: '{n}: {heading}',
      columnPlain: '{n}. kolonna',
      correction: 'Koriģēts pēc',
      runTitleHint: 'pirms, pēc…',
      keepAs: 'Saglabāt kolonnas kā',
      keepAsHint: 'programmas vai stenda nosaukums',
      preview: 'Faila pirmās rindas',
      points: '{n} punktu | {n} punkts | {n} punkti',
      peak: '{quantity} {value} pie {rpm} apgr./min',
      sorted: 'rindas sakārtotas pēc apgriezieniem',
      merged:
        'rindas ar vienādiem apgriezieniem, aizstātas ar vidējo: {n} | rindas ar vienādiem apgriezieniem, aizstātas ar vidējo: {n} | rindas ar vienādiem apgriezieniem, aizstātas ar vidējo: {n}',
      cut: 'izmantoti tikai pirmie 200 000 punktu',
      leftOut: 'izlaistās rindas: {n} | izlaistās rindas: {n} | izlaistās rindas: {n}',
      leftOutLine: '{line}. rinda: {problem}',
      problem: {
        'no-rpm': 'nav apgriezienu',
        'no-power': 'nav jaudas',
        'no-torque': 'nav momenta',
        'negative-rpm': 'apgriezieni zem 0'
      },
      nothing: 'Ar šīm kolonnām nevar nolasīt nevienu rindu.',
      gone: 'Fails vairs nav atvērts. Izvēlieties to vēlreiz.',
      keep: 'Saglabāt mērījumu',
      removeSource: 'Dzēst avotu „{name}”'
    }
  }
} satisfies PartOf<typeof en>
