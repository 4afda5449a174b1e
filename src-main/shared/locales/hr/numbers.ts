import type { PartOf } from '../part-of'
import type en from '../en/numbers'

/**
 * Texts about figures themselves: where they came from, what their unit is taken to be, whether a curve may be
 * believed, what was measured.
 */
export default {
  origin: {
    of: 'Podrijetlo brojki: {section}',
    hint: 'Podrijetlo brojki · Alt+klik na brojku',
    walk: 'Strelice: druge brojke ovog odjeljka',
    title: '{figure}, iz kataloga',
    field: 'Polje',
    raw: 'Primljeno',
    blank: 'prazno',
    unit: 'Jedinica',
    noUnit: 'nema',
    basis: {
      stated: '{unit}, navodi usluga',
      assumed: '{unit}, pretpostavljeno, nepotvrđeno',
      confirmed: '{unit}, pretpostavljeno, potvrđeno: {by}',
      none: 'nema'
    },
    assumedShort: '(pretpostavljeno)',
    factor: 'Faktor',
    asReceived: 'prikazano kako je primljeno',
    same: '1, jedinica kako je primljena',
    times: '1 {from} = {factor} {to}',
    divide: '{to} = {constant} ÷ {from}',
    rounding: 'Zaokruženo',
    notRounded: 'ne',
    digitsNone: 'na cijele brojeve',
    digits: 'na {n} decimalu | na {n} decimale | na {n} decimala',
    digitsRange: 'na {least} do {most} decimala',
    reckoned: 'Izračunano kao',
    how: {
      received: 'vrijednost kako je primljena',
      count: 'broj vrijednosti',
      difference: 'prva minus druga, prije zaokruživanja',
      percent: 'prva minus druga, u postotku druge, prije zaokruživanja',
      reading: 'točka krivulje pri tim okretajima',
      interpolated: 'interpolirano između dviju točaka krivulje',
      'curve-difference': 'krivulja stupnja minus serijska krivulja pri tim okretajima',
      'zero-missing': '0 se uzima kao da nema podatka (postavka)',
      mean: 'srednja razlika dviju krivulja u rasponu (trapezno pravilo)',
      peak: 'okretaji s najvećom razlikom krivulja',
      plateau: 'raspon iznad 95 % vrha krivulje',
      measured: 'datoteka mjerenja'
    },
    fetched: 'Dohvaćeno',
    computer: 'Dohvatilo',
    language: 'Jezik',
    profile: 'Izvor',
    source: { service: '{profile}, upravo sada', desk: '{profile}, spremljeno na ovom računalu' },
    demo: 'demo katalog'
  },

  assume: {
    intro: 'Usluga za ove podatke ne navodi jedinicu. Program je pretpostavlja (*) dok je ne potvrdite.',
    field: {
      curvePower: 'Snaga na dijagramu',
      curveTorque: 'Moment na dijagramu',
      curveRpm: 'Okretaji na dijagramu',
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
      'named-horsepower': '„horsepower values”; ne kaže koje konjske snage',
      'named-torque': '„torque values”; polje se zove nm',
      'named-rpm': '„rpm values”',
      nothing: 'ništa'
    },
    column: { field: 'Polje', says: 'Što navodi usluga', assumed: 'Jedinica', confirmed: 'Potvrdio, datum' },
    confirm: 'ime, datum',
    confirmNow: 'Potvrdi',
    confirmOf: '{field}: jedinicu potvrdio',
    unitOf: '{field}: jedinica',
    unconfirmed: 'Nepotvrđene jedinice nikad se ne preračunavaju.',
    only: 'jedina moguća jedinica',
    hint: 'Stranica motora upozorava ako vrijednosti snage odgovaraju drugoj jedinici.',
    bare: 'bez jedinice',
    line: '{field}: uzeto kao {unit}',
    lineConfirmed: '{field}: uzeto kao {unit} (potvrđeno: {by})',
    lineBare: '{field}: prikazano bez jedinice',
    mark: 'pretpostavljena jedinica',
    short: 'Pretpostavljene jedinice',
    confirmAll: 'Potvrdi sve'
  },

  honesty: {
    title: 'Provjera krivulja',
    open: 'Prikaži provjere',
    offSeveral: 'krivulje i navedene vrijednosti razlikuju se do {percent} %',
    verdict: {
      consistent: 'u redu',
      off: {
        below: 'snaga je {percent} % ispod umnoška momenta i okretaja pri {rpm} o/min',
        above: 'snaga je {percent} % iznad umnoška momenta i okretaja pri {rpm} o/min',
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
      'unequal-length': 'nejednak broj vrijednosti',
      'rpm-in-doubt': 'okretaji su upitni',
      'common-part': 'nejednake krivulje, nacrtan samo dio',
      'rpm-duplicate': 'isti okretaji javljaju se dvaput',
      'rpm-negative': 'okretaji su ispod nule',
      'all-zero': 'sve su vrijednosti 0',
      'padding-kept': 'nule na krajevima zadržane (postavka)',
      'zeros-inside': 'nule unutar krivulje',
      'negative-values': 'vrijednosti ispod 0',
      'too-few-points': 'premalo točaka',
      'power-unit': 'snaga bolje odgovara drugoj jedinici nego pretpostavljenoj'
    },
    check: {
      lengths: 'Jednak broj vrijednosti, sve čitljive',
      order: 'Okretaji rastu',
      padding: 'Nema nula na krajevima',
      zeros: 'Nema nula ni negativnih u sredini',
      'headline-power': 'Navedena snaga i vrh krivulje',
      'headline-torque': 'Navedeni moment i vrh krivulje',
      physics: 'Snaga = moment × okretaji'
    },
    state: { ok: 'da', note: 'riješeno', fault: 'ne', skipped: 'nije provjerljivo' },
    physics:
      'najgore {percent} % pri {rpm} o/min, medijan {median} %, točke izvan zaokruživanja i {tolerance} %: {count} od {of}',
    hint: 'Vrijednosti snage bolje odgovaraju jedinici {unit} nego {taken}.',
    details: 'Pojedinosti',
    dropsToZero: {
      power: 'Snaga pada na 0 pri {rpm} o/min',
      torque: 'Okretni moment pada na 0 pri {rpm} o/min'
    }
  },

  noGains: 'Zato graf ne prikazuje prirast.',

  band: {
    title: 'Prirast u rasponu okretaja',
    show: 'Raspon',
    showHint: 'Prirast u rasponu okretaja. Možete i povući preko krivulja.',
    close: 'Ukloni raspon',
    from: 'Donja granica raspona',
    to: 'Gornja granica raspona',
    cruise: 'Putni okretaji',
    stage: 'Stupanj',
    range: '{from}–{to} o/min',
    mean: 'prosj.',
    largest: 'maks.',
    at: 'pri {rpm} o/min',
    atCruise: 'pri',
    plateau: '95 % najvećeg momenta',
    plateauOpen: '{from}–{to} o/min, širina barem {width}',
    refused: 'Nema prosječnog prirasta: {curve} {verdict}.',
    none: 'Nema prosječnog prirasta: krivulje se ne preklapaju.',
    stock: 'serijski {range}'
  },

  gainsMissing:
    'Prirast za {n} motor nije dohvaćen. | Prirast za {n} motora nije dohvaćen. | Prirast za {n} motora nije dohvaćen.',
  bench: {
    readable: 'čitljivo vašim alatima',
    'other-tool': 'treba drugi alat',
    'not-stated': 'nije navedeno',
    own: 'vaš alat',
    add: 'Označi {tool} kao svoj alat',
    remove: 'Ukloni {tool} iz svojih alata'
  },

  measured: {
    title: 'Mjerenja',
    add: 'Mjerenje …',
    addHint: 'Nacrtaj mjerenje s valjaka iz CSV datoteke preko krivulja',
    measured: 'Izmjereno',
    disagree: 'Snaga u mjerenju ne odgovara momentu: {percent} % pri {rpm} o/min.',
    remove: 'Ukloni mjerenje {title}',
    hide: 'Prikaži {title} na dijagramu',
    against: 'Uspoređeno s',
    versus: '{run} prema {curve}',
    result: 'izmjereno prema katalogu: {percent} % na vrhu',
    resultOf: '{quantity} {percent} % na vrhu',
    tolerance: 'Tolerancija',
    withinOf: '{share} % izmjerenih točaka unutar je ±{tolerance} % krivulje kataloga',
    corrected: 'korigirano prema {standard}',
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
      intro: 'Mjerenje se sprema uz ovaj motor na ovom računalu.',
      source: 'Poznati izvor',
      noSource: 'nema',
      columns: 'Stupci i jedinice',
      check: 'Provjerite stupce i jedinice.',
      separator: 'Razdjelnik',
      separators: {
        comma: 'zarez',
        semicolon: 'točka sa zarezom',
        tab: 'tabulator',
        bar: 'uspravna crta',
        space: 'razmak'
      },
      decimal: 'Decimalni znak',
      decimals: { point: 'točka', comma: 'zarez' },
      headerLines: 'Redci zaglavlja',
      rpm: 'Broj okretaja',
      rpmScale: 'Jedinica okretaja',
      scales: { one: 'o/min', thousand: '1000 o/min' },
      power: 'Snaga',
      torque: 'Okretni moment',
      none: 'nije u tablici',
      unit: 'u',
      column: '{n}: {heading}',
      columnPlain: 'stupac {n}',
      correction: 'Korigirano prema',
      runTitleHint: 'prije, poslije …',
      keepAs: 'Spremi stupce kao',
      keepAsHint: 'naziv programa ili valjaka',
      preview: 'Prvi retci datoteke',
      points: '{n} točka | {n} točke | {n} točaka',
      peak: '{quantity} {value} pri {rpm} o/min',
      sorted: 'retci poredani po okretajima',
      merged:
        '{n} redak jednakih okretaja uprosječen | {n} retka jednakih okretaja uprosječena | {n} redaka jednakih okretaja uprosječeno',
      cut: 'koristi se samo prvih 200.000 točaka',
      leftOut: '{n} redak preskočen | {n} retka preskočena | {n} redaka preskočeno',
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
      removeSource: 'Izbriši izvor „{name}”'
    }
  }
} satisfies PartOf<typeof en>
