import type { PartOf } from '../part-of'
import type en from '../en/numbers'

/**
 * Texts about figures themselves: where they came from, what their unit is taken to be, whether a curve may be
 * believed, what was measured.
 */
export default {
  origin: {
    of: 'No kurienes skaitļi: {section}',
    hint: 'No kurienes šie skaitļi · Alt un klikšķis uz skaitļa',
    walk: 'Bultiņas: citi šīs sadaļas skaitļi',
    title: '{figure}: izcelsme',
    field: 'Lauks',
    raw: 'Saņemts',
    blank: 'tukšs',
    unit: 'Mērvienība',
    noUnit: 'nav',
    basis: {
      stated: '{unit}, norādīta servera aprakstā',
      assumed: '{unit}, šī servisa pieņēmums, neviens nav apstiprinājis',
      confirmed: '{unit}, šī servisa pieņēmums, apstiprināja: {by}',
      none: 'nav'
    },
    assumedShort: '(pieņemts)',
    factor: 'Koeficients',
    asReceived: 'rādīts, kā saņemts',
    same: '1, rādīts saņemtajā mērvienībā',
    times: '1 {from} = {factor} {to}',
    divide: '{constant}, dalīts ar {from}, ir {to}',
    rounding: 'Noapaļots',
    notRounded: 'nav',
    digitsNone: 'vienreiz, līdz veseliem skaitļiem',
    digits: 'vienreiz, līdz {n} decimālzīmēm | vienreiz, līdz {n} decimālzīmei | vienreiz, līdz {n} decimālzīmēm',
    digitsRange: 'vienreiz, {least} līdz {most} decimālzīmes',
    reckoned: 'Aprēķināts kā',
    how: {
      received: 'pati vērtība',
      count: 'vērtību skaits',
      difference: 'pirmais mīnus otrais, pirms noapaļošanas',
      percent: 'pirmais mīnus otrais procentos no otrā, pirms noapaļošanas',
      reading: 'līknes punkts pie šiem apgriezieniem',
      interpolated: 'uz taisnes starp diviem līknes punktiem',
      'curve-difference': 'pakāpes līkne mīnus rūpnīcas līkne pie šiem apgriezieniem',
      'zero-missing': '0 uzskatīts par trūkstošu, kā noteikts iestatījumos',
      mean: 'abu līkņu starpības vidējais joslā pēc trapeču metodes',
      peak: 'apgriezieni, pie kuriem abu līkņu starpība ir vislielākā',
      plateau: 'kur līkne tur 95 % no augstākā punkta',
      measured: 'nolasīts no mērījuma faila'
    },
    fetched: 'Iegūts',
    language: 'Valoda',
    profile: 'No',
    source: { service: '{profile}, vaicāts tikko', desk: '{profile}, glabāts šajā datorā' },
    demo: 'demonstrācijas katalogs'
  },

  assume: {
    intro:
      'Servera apraksts nenosaka, kādās mērvienībās ir šie lauki. Šeit redzams, par ko tos uzskata serviss; no tā aprēķināti visi skaitļi, pieaugumi un grafiki, un datu lapas to norāda apakšā.',
    field: {
      curvePower: 'Līkņu jaudas vērtības',
      curveTorque: 'Līkņu momenta vērtības',
      curveRpm: 'Līkņu apgriezieni',
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
      'named-horsepower': 'nosaukts „horsepower values”; kuri zirgspēki, nav norādīts',
      'named-torque': 'nosaukts „torque values”; lauks saucas nm',
      'named-rpm': 'nosaukts „rpm values”',
      nothing: 'nekas, izņemot nosaukumu'
    },
    column: { field: 'Lauks', says: 'Ko saka apraksts', assumed: 'Pieņemts kā', confirmed: 'Kas un kad apstiprināja' },
    confirm: 'vārds, diena',
    confirmOf: 'Kas apstiprināja mērvienību: {field}',
    unitOf: 'Mērvienība: {field}',
    unconfirmed: 'Nav apstiprināts: citā mērvienībā netiek rādīts.',
    only: 'vienīgā lietotā',
    hint: 'Dzinēja lapa brīdina, ja jaudas vērtības atbilst citai mērvienībai.',
    bare: 'bez mērvienības',
    line: '{field} pieņemts kā {unit}',
    lineConfirmed: '{field} pieņemts kā {unit} (apstiprināja: {by})',
    lineBare: '{field} rādīts bez mērvienības',
    mark: 'mērvienība pieņemta',
    short: 'Mērvienības pieņemtas'
  },

  honesty: {
    title: 'Vai šīm līknēm var ticēt?',
    open: 'Rādīt, kas pārbaudīts',
    badge: { consistent: 'saskan', off: 'nobīde {percent} %', unchecked: 'nevar pārbaudīt' },
    verdict: {
      consistent: 'saskan',
      off: {
        physics: 'jauda atšķiras par {percent} % no momenta × apgriezieniem pie {rpm} apgr./min',
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
      'unequal-length': 'vērtību skaits atšķiras',
      'rpm-in-doubt': 'paša dzinēja vērtību skaits atšķiras',
      'common-part': 'sapārota tikai daļa, pēc iestatījuma',
      'rpm-duplicate': 'kādi apgriezieni atkārtojas',
      'rpm-negative': 'kādi apgriezieni ir zem nulles',
      'all-zero': 'visas vērtības ir 0',
      'padding-kept': 'nulles galos atstātas, pēc iestatījuma',
      'zeros-inside': 'vidū ir nulles',
      'negative-values': 'ir vērtības zem 0',
      'too-few-points': 'pārāk maz punktu',
      'power-unit': 'jauda labāk atbilst citai mērvienībai nekā pieņemtajai'
    },
    check: {
      lengths: 'Vērtību skaits vienāds, visas lasāmas',
      order: 'Apgriezieni pieaug',
      padding: 'Galos nav nuļļu',
      zeros: 'Vidū nav nuļļu vai negatīvu vērtību',
      'headline-power': 'Norādītā jauda pret augstāko punktu',
      'headline-torque': 'Norādītais moments pret augstāko punktu',
      physics: 'Jauda = moments × apgriezieni'
    },
    state: { ok: 'jā', note: 'ievērots', fault: 'nē', skipped: 'nevar pārbaudīt' },
    percentOf: '{percent} %',
    physics:
      'lielākā {percent} % pie {rpm} apgr./min, mediāna {median} %, {count} no {of} punktiem pārsniedz noapaļošanu un {tolerance} %',
    hint: 'Jaudas vērtības labāk atbilst {unit} nekā {taken}.',
    details: 'Sīkāk',
    dropsToZero: {
      power: 'Jauda krītas līdz 0 pie {rpm} apgr./min',
      torque: 'Griezes moments krītas līdz 0 pie {rpm} apgr./min'
    }
  },

  noGain: 'Nav pieauguma: {curve} – {verdict}.',

  band: {
    title: 'Pieaugums apgriezienu joslā',
    show: 'Josla',
    showHint: 'Pieaugums apgriezienu joslā. Joslu var arī iezīmēt, velkot pa līknēm.',
    close: 'Noņemt joslu',
    from: 'Joslas apakšējā robeža',
    to: 'Joslas augšējā robeža',
    cruise: 'Kreisēšanas apgriezieni',
    stage: 'Pakāpe',
    range: '{from}–{to} apgr./min',
    mean: 'vid. {quantity}',
    largest: 'maks. {quantity}',
    at: 'pie {rpm} apgr./min',
    atCruise: 'pie',
    plateau: '95 % no maks. momenta',
    plateauText: '{from}–{to} apgr./min, platums {width}',
    plateauOpen: '{from}–{to} apgr./min, platums vismaz {width}',
    refused: 'Nav vidējā pieauguma: {curve} – {verdict}.',
    none: 'Nav vidējā pieauguma: līknes nepārklājas.',
    noStage: 'Nav pakāpes ar līkni, ko salīdzināt.',
    stock: 'rūpnīcas {range}'
  },

  bench: {
    readable: 'nolasāms ar jūsu rīkiem',
    'other-tool': 'vajag citu rīku',
    'not-stated': 'nav norādīts',
    own: 'ir šim servisam',
    add: 'Atzīmēt {tool} kā šī servisa rīku',
    remove: 'Izņemt {tool} no šī servisa rīkiem'
  },

  measured: {
    title: 'Mērījumi',
    add: 'Mērījums …',
    addHint: 'Uzlikt jaudas stenda mērījumu no CSV faila virs kataloga līknēm',
    measured: 'Izmērīts',
    name: 'Izmērīts: {title}',
    remove: 'Dzēst mērījumu {title}',
    hide: 'Mērījums {title} grafikā',
    against: 'Salīdzināts ar',
    result: 'mērījums pret katalogu: {percent} % maksimumā',
    resultOf: '{quantity} {percent} % maksimumā',
    within: '({share} % robežās ±{tolerance} %)',
    withinOf: '{share} % izmērīto punktu ir ±{tolerance} % robežās no kataloga līknes',
    corrected: 'koriģēts pēc {standard}',
    correction: {
      'not-stated': 'standarts nav norādīts',
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
      intro:
        'Norādiet, kas ir katrā kolonnā. Mērījums glabājas pie šī dzinēja šajā datorā un nekad nekļūst par kataloga daļu.',
      source: 'Zināms avots',
      noSource: 'nav',
      separator: 'Šūnu atdalītājs',
      separators: { comma: 'komats', semicolon: 'semikols', tab: 'tabulators', bar: 'vertikāla svītra' },
      decimal: 'Decimālzīme',
      decimals: { point: 'punkts', comma: 'komats' },
      headerLines: 'Virsraksta rindas',
      rpm: 'Dzinēja apgriezieni',
      rpmScale: 'Apgriezieni kā',
      scales: { one: 'apgr./min', thousand: '1000 apgr./min' },
      power: 'Jauda',
      torque: 'Griezes moments',
      none: 'nav tabulā',
      unit: 'vienībās',
      column: '{n}: {heading}',
      columnPlain: '{n}. kolonna',
      correction: 'Koriģēts pēc',
      runTitle: 'Mērījuma nosaukums',
      runTitleHint: 'pirms, pēc, 98. benzīns …',
      keepAs: 'Atcerēties šīs kolonnas kā',
      keepAsHint: 'programmas vai stenda nosaukums',
      preview: 'Faila pirmās rindas',
      points: '{n} punktu | {n} punkts | {n} punkti',
      span: '{from}–{to} apgr./min',
      peak: '{quantity} {value} pie {rpm} apgr./min',
      sorted: 'rindas sakārtotas pēc apgriezieniem',
      merged:
        '{n} rindu ar vienādiem apgriezieniem apvienots vidējā | {n} rinda ar vienādiem apgriezieniem apvienota vidējā | {n} rindas ar vienādiem apgriezieniem apvienotas vidējā',
      cut: 'izmantoti tikai pirmie 200 000 punktu',
      leftOut: 'izlaists: {n} rindu | izlaists: {n} rinda | izlaists: {n} rindas',
      leftOutLine: '{line}. rinda: {problem}',
      problem: {
        'no-rpm': 'nav apgriezienu',
        'no-power': 'nav jaudas',
        'no-torque': 'nav momenta',
        'negative-rpm': 'apgriezieni zem 0'
      },
      nothing: 'Ar šīm kolonnām nevar nolasīt nevienu rindu.',
      gone: 'Fails vairs nav atvērts. Izvēlieties to vēlreiz.',
      keep: 'Saglabāt',
      cancel: 'Atcelt'
    }
  }
} satisfies PartOf<typeof en>
