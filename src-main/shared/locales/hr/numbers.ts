import type { PartOf } from '../part-of'
import type en from '../en/numbers'

/**
 * Texts about figures themselves: where they came from, what their unit is taken to be, whether a curve may be
 * believed, what was measured.
 */
export default {
  origin: {
    of: 'Odakle brojke: {section}',
    hint: 'Odakle ove brojke · Alt i klik na brojku',
    walk: 'Strelice: druge brojke ovog odjeljka',
    title: '{figure}: odakle je',
    field: 'Polje',
    raw: 'Primljeno',
    blank: 'prazno',
    unit: 'Jedinica',
    noUnit: 'nema',
    basis: {
      stated: '{unit}, navedeno u opisu usluge',
      assumed: '{unit}, pretpostavka radionice, nitko nije potvrdio',
      confirmed: '{unit}, pretpostavka radionice, potvrđeno: {by}',
      none: 'nema'
    },
    assumedShort: '(pretpostavka)',
    factor: 'Faktor',
    asReceived: 'prikazano kako je primljeno',
    same: '1, prikazano u primljenoj jedinici',
    times: '1 {from} = {factor} {to}',
    divide: '{constant} podijeljeno s {from} daje {to}',
    rounding: 'Zaokruženo',
    notRounded: 'nije',
    digitsNone: 'jednom, na cijele brojeve',
    digits: 'jednom, na {n} decimalu | jednom, na {n} decimale | jednom, na {n} decimala',
    digitsRange: 'jednom, na {least} do {most} decimala',
    reckoned: 'Izračunano kao',
    how: {
      received: 'sama vrijednost',
      count: 'koliko članova imaju vrijednosti',
      difference: 'prva manje druga, prije zaokruživanja',
      percent: 'prva manje druga u postotku druge, prije zaokruživanja',
      reading: 'točka krivulje pri tim okretajima',
      interpolated: 'na pravcu između dviju točaka krivulje',
      'curve-difference': 'krivulja stupnja manje serijska pri tim okretajima',
      'zero-missing': '0 se uzima kao da nema podatka, prema postavkama',
      mean: 'prosjek razlike dviju krivulja u rasponu, po trapeznom pravilu',
      peak: 'okretaji pri kojima je razlika dviju krivulja najveća',
      plateau: 'gdje krivulja drži 95 % svoje najviše točke',
      measured: 'pročitano iz datoteke mjerenja'
    },
    fetched: 'Dohvaćeno',
    language: 'Jezik',
    profile: 'Izvor',
    source: { service: '{profile}, upitano upravo sada', desk: '{profile}, čuva se na ovom računalu' },
    demo: 'ogledni katalog'
  },

  assume: {
    intro:
      'Opis usluge ne kaže u kojoj su jedinici ova polja. Ovo je što radionica pretpostavlja; iz toga se računaju svi podaci, dobici i dijagrami, a listovi s podacima to kažu na dnu.',
    field: {
      curvePower: 'Snaga krivulja',
      curveTorque: 'Moment krivulja',
      curveRpm: 'Okretaji krivulja',
      stagePower: 'Snaga stupnja',
      stageTorque: 'Moment stupnja',
      topSpeed: 'Najveća brzina',
      zeroTo100: 'Ubrzanje',
      consumption: 'Prosječna potrošnja'
    },
    inLine: {
      curvePower: 'snaga krivulja',
      curveTorque: 'moment krivulja',
      curveRpm: 'broj okretaja',
      stagePower: 'snaga stupnja',
      stageTorque: 'moment stupnja',
      topSpeed: 'najveća brzina',
      zeroTo100: 'ubrzanje',
      consumption: 'potrošnja'
    },
    says: {
      'named-horsepower': 'nazvano “horsepower values”; koje konjske snage, nije rečeno',
      'named-torque': 'nazvano “torque values”; polje se zove nm',
      'named-rpm': 'nazvano “rpm values”',
      nothing: 'ništa osim naziva'
    },
    column: { field: 'Polje', says: 'Što kaže opis', assumed: 'Uzeto kao', confirmed: 'Tko je potvrdio i kada' },
    confirm: 'ime, dan',
    confirmOf: 'Tko je potvrdio jedinicu polja: {field}',
    unitOf: 'Jedinica polja: {field}',
    unconfirmed: 'Nije potvrđeno: nikad se ne piše u drugoj jedinici.',
    only: 'jedina u uporabi',
    hint: 'Stranica motora upozorava ako vrijednosti snage odgovaraju drugoj jedinici.',
    bare: 'bez jedinice',
    line: '{field}: uzeto kao {unit}',
    lineConfirmed: '{field}: uzeto kao {unit} (potvrđeno: {by})',
    lineBare: '{field}: prikazano bez jedinice',
    mark: 'pretpostavljena jedinica',
    short: 'Pretpostavljene jedinice'
  },

  honesty: {
    title: 'Može li se vjerovati ovim krivuljama?',
    open: 'Pokaži što je provjereno',
    badge: { consistent: 'dosljedno', off: 'odstupa {percent} %', unchecked: 'nije provjerljivo' },
    verdict: {
      consistent: 'dosljedno',
      off: {
        physics: 'snaga odstupa {percent} % od moment × okretaji pri {rpm} o/min',
        'headline-power': 'najveća snaga odstupa {percent} % od navedene',
        'headline-torque': 'najveći moment odstupa {percent} % od navedenog'
      },
      unchecked: 'nije provjerljivo: {reason}'
    },
    reason: {
      'no-values': 'nema vrijednosti',
      unreadable: 'vrijednosti su nečitljive',
      'rpm-missing': 'okretaji nisu navedeni',
      'power-missing': 'snaga nije navedena',
      'torque-missing': 'moment nije naveden',
      'unequal-length': 'vrijednosti nisu jednakog broja',
      'rpm-in-doubt': 'vrijednosti samog motora nisu jednakog broja',
      'common-part': 'uparen je samo dio, po postavci',
      'rpm-duplicate': 'isti okretaji javljaju se dvaput',
      'rpm-negative': 'okretaji su ispod nule',
      'all-zero': 'sve su vrijednosti 0',
      'padding-kept': 'nule na krajevima zadržane, po postavci',
      'zeros-inside': 'nule su u sredini',
      'negative-values': 'ima vrijednosti ispod 0',
      'too-few-points': 'premalo točaka',
      'power-unit': 'snaga bolje odgovara drugoj jedinici nego pretpostavljenoj'
    },
    check: {
      lengths: 'Jednak broj vrijednosti, sve čitljive',
      order: 'Okretaji rastu',
      padding: 'Nema nula na krajevima',
      zeros: 'Nema nula ni negativnih u sredini',
      'headline-power': 'Navedena snaga prema najvišoj točki',
      'headline-torque': 'Navedeni moment prema najvišoj točki',
      physics: 'Snaga = moment × okretaji'
    },
    state: { ok: 'da', note: 'riješeno', fault: 'ne', skipped: 'nije provjerljivo' },
    percentOf: '{percent} %',
    physics:
      'najgore {percent} % pri {rpm} o/min, medijan {median} %, {count} od {of} točaka izvan zaokruživanja i {tolerance} %',
    hint: 'Vrijednosti snage bolje odgovaraju jedinici {unit} nego {taken}.',
    details: 'Pojedinosti',
    dropsToZero: {
      power: 'Snaga pada na 0 pri {rpm} o/min',
      torque: 'Okretni moment pada na 0 pri {rpm} o/min'
    }
  },

  noGain: 'Nema dobitka: {curve} {verdict}.',

  band: {
    title: 'Dobitak u rasponu okretaja',
    show: 'Raspon',
    showHint: 'Dobitak u rasponu okretaja. Može se i povući preko krivulja.',
    close: 'Ukloni raspon',
    from: 'Donji kraj raspona',
    to: 'Gornji kraj raspona',
    cruise: 'Putni okretaji',
    stage: 'Stupanj',
    range: '{from}–{to} o/min',
    mean: 'prosj. {quantity}',
    largest: 'maks. {quantity}',
    at: 'pri {rpm} o/min',
    atCruise: 'pri',
    plateau: '95 % najvećeg momenta',
    plateauText: '{from}–{to} o/min, širina {width}',
    plateauOpen: '{from}–{to} o/min, širina barem {width}',
    refused: 'Nema prosječnog dobitka: {curve} {verdict}.',
    none: 'Nema prosječnog dobitka: krivulje nemaju zajedničkih okretaja.',
    noStage: 'Nema stupnja s krivuljom za usporedbu.',
    stock: 'serijski {range}'
  },

  bench: {
    readable: 'čitljivo vašim alatima',
    'other-tool': 'treba drugi alat',
    'not-stated': 'nije navedeno',
    own: 'radionica ga ima',
    add: 'Označi {tool} kao alat radionice',
    remove: 'Makni {tool} iz alata radionice'
  },

  measured: {
    title: 'Mjerenja',
    add: 'Mjerenje …',
    addHint: 'Položi mjerenje s valjaka, iz CSV datoteke, preko krivulja kataloga',
    measured: 'Izmjereno',
    name: 'Izmjereno: {title}',
    remove: 'Ukloni mjerenje {title}',
    hide: 'Mjerenje {title} na dijagramu',
    against: 'Uspoređeno s',
    result: 'izmjereno prema katalogu: {percent} % na vrhu',
    resultOf: '{quantity} {percent} % na vrhu',
    within: '({share} % unutar ±{tolerance} %)',
    withinOf: '{share} % izmjerenih točaka unutar je ±{tolerance} % krivulje kataloga',
    corrected: 'korigirano na {standard}',
    correction: {
      'not-stated': 'norma nije navedena',
      none: 'nije korigirano',
      'din-70020': 'DIN 70020',
      'ece-r85': 'ECE R85',
      'iso-1585': 'ISO 1585',
      'sae-j1349': 'SAE J1349',
      'jis-d1001': 'JIS D 1001'
    },
    refused: {
      'too-large': '{file} je veća od 20 MB i nije pročitana.',
      'not-text': '{file} nije tekstna tablica. Izvezite mjerenje kao CSV.',
      empty: '{file} je prazna.',
      unreadable: '{file} je nečitljiva.'
    },
    import: {
      title: 'Mjerenje iz {file}',
      intro:
        'Recite što je u kojem stupcu. Mjerenje se čuva uz ovaj motor na ovom računalu i nikad ne postaje dio kataloga.',
      source: 'Poznati izvor',
      noSource: 'nema',
      separator: 'Razdjelnik ćelija',
      separators: { comma: 'zarez', semicolon: 'točka sa zarezom', tab: 'tabulator', bar: 'uspravna crta' },
      decimal: 'Decimalni znak',
      decimals: { point: 'točka', comma: 'zarez' },
      headerLines: 'Redaka zaglavlja',
      rpm: 'Broj okretaja',
      rpmScale: 'Okretaji u',
      scales: { one: 'o/min', thousand: '1000 o/min' },
      power: 'Snaga',
      torque: 'Okretni moment',
      none: 'nije u tablici',
      unit: 'u',
      column: '{n}: {heading}',
      columnPlain: 'stupac {n}',
      correction: 'Korigirano na',
      runTitle: 'Naziv mjerenja',
      runTitleHint: 'prije, poslije, 98 oktana …',
      keepAs: 'Zapamti ove stupce kao',
      keepAsHint: 'naziv programa ili valjaka',
      preview: 'Prvi retci datoteke',
      points: '{n} točka | {n} točke | {n} točaka',
      span: '{from}–{to} o/min',
      peak: '{quantity} {value} pri {rpm} o/min',
      sorted: 'retci poredani po okretajima',
      merged:
        '{n} redak jednakih okretaja spojen u prosjek | {n} retka jednakih okretaja spojena u prosjek | {n} redaka jednakih okretaja spojeno u prosjek',
      cut: 'koristi se samo prvih 200 000 točaka',
      leftOut: '{n} redak izostavljen | {n} retka izostavljena | {n} redaka izostavljeno',
      leftOutLine: 'redak {line}: {problem}',
      problem: {
        'no-rpm': 'nema okretaja',
        'no-power': 'nema snage',
        'no-torque': 'nema momenta',
        'negative-rpm': 'okretaji ispod 0'
      },
      nothing: 'S ovim stupcima ne može se pročitati nijedan redak.',
      gone: 'Datoteka više nije otvorena. Odaberite je ponovno.',
      keep: 'Spremi mjerenje',
      cancel: 'Odustani'
    }
  }
} satisfies PartOf<typeof en>
