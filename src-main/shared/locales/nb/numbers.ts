import type { PartOf } from '../part-of'
import type en from '../en/numbers'

/**
 * Texts about figures themselves: where they came from, what their unit is taken to be, whether a curve may be
 * believed, what was measured.
 */
export default {
  origin: {
    of: 'Tallenes opphav: {section}',
    hint: 'Tallenes opphav · Alt+klikk på et tall',
    walk: 'Piltaster: andre tall i denne delen',
    title: '{figure}, fra katalogen',
    field: 'Felt',
    raw: 'Mottatt',
    blank: 'tomt',
    unit: 'Enhet',
    noUnit: 'ingen',
    basis: {
      stated: '{unit}, oppgitt av tjenesten',
      assumed: '{unit}, antatt, ubekreftet',
      confirmed: '{unit}, antatt, bekreftet: {by}',
      none: 'ingen'
    },
    assumedShort: '(antatt)',
    factor: 'Faktor',
    asReceived: 'vist som mottatt',
    same: '1, enheten som mottatt',
    times: '1 {from} = {factor} {to}',
    divide: '{to} = {constant} ÷ {from}',
    rounding: 'Avrundet',
    notRounded: 'nei',
    digitsNone: 'til hele tall',
    digits: 'til {n} desimal | til {n} desimaler',
    digitsRange: 'til {least} til {most} desimaler',
    reckoned: 'Beregnet som',
    how: {
      received: 'verdien som mottatt',
      count: 'antall verdier',
      difference: 'første minus andre, før avrunding',
      percent: 'første minus andre, i prosent av den andre, før avrunding',
      reading: 'punkt på kurven ved dette turtallet',
      interpolated: 'interpolert mellom to punkter på kurven',
      'curve-difference': 'stegets kurve minus originalkurven ved dette turtallet',
      'zero-missing': '0 regnes som manglende (innstilling)',
      mean: 'gjennomsnittlig differanse mellom de to kurvene over området (trapesmetoden)',
      peak: 'turtallet med størst differanse mellom kurvene',
      plateau: 'området over 95 % av kurvens topp',
      measured: 'målefil'
    },
    fetched: 'Hentet',
    computer: 'Hentet av',
    language: 'Språk',
    profile: 'Fra',
    source: { service: '{profile}, akkurat nå', desk: '{profile}, lagret på denne PC-en' },
    demo: 'demokatalogen'
  },

  assume: {
    intro: 'Tjenesten oppgir ingen enhet for disse. Programmet antar en, merket *, til du bekrefter den.',
    field: {
      curvePower: 'Kurvenes effektverdier',
      curveTorque: 'Kurvenes momentverdier',
      curveRpm: 'Kurvenes turtall',
      stagePower: 'Effekt for et steg',
      stageTorque: 'Dreiemoment for et steg',
      topSpeed: 'Toppfart',
      zeroTo100: 'Akselerasjon',
      consumption: 'Gjennomsnittlig forbruk'
    },
    inLine: {
      curvePower: 'kurveeffekt',
      curveTorque: 'kurvemoment',
      curveRpm: 'turtall',
      stagePower: 'stegeffekt',
      stageTorque: 'stegmoment',
      topSpeed: 'toppfart',
      zeroTo100: 'akselerasjon',
      consumption: 'forbruk'
    },
    says: {
      'named-horsepower': '«horsepower values»; ikke hvilke hestekrefter',
      'named-torque': '«torque values»; feltet heter nm',
      'named-rpm': '«rpm values»',
      nothing: 'ingenting'
    },
    column: { field: 'Felt', says: 'Hva tjenesten oppgir', assumed: 'Enhet', confirmed: 'Bekreftet av, dato' },
    confirm: 'navn, dato',
    confirmNow: 'Bekreft',
    confirmOf: '{field}: enheten bekreftet av',
    unitOf: '{field}: enhet',
    unconfirmed: 'Ubekreftede enheter regnes aldri om.',
    only: 'den eneste mulige enheten',
    hint: 'Motorsiden varsler når effektverdiene passer med en annen enhet.',
    bare: 'uten enhet',
    line: '{field} regnes som {unit}',
    lineConfirmed: '{field} regnes som {unit} (bekreftet: {by})',
    lineBare: '{field} vises uten enhet',
    mark: 'antatt enhet',
    short: 'Antatte enheter',
    confirmAll: 'Bekreft alle'
  },

  honesty: {
    title: 'Kurvekontroll',
    open: 'Vis kontrollene',
    offSeveral: 'kurvene avviker fra de oppgitte verdiene med inntil {percent} %',
    verdict: {
      consistent: 'konsistent',
      off: {
        below: 'effekten er {percent} % under moment × turtall ved {rpm} o/min',
        above: 'effekten er {percent} % over moment × turtall ved {rpm} o/min',
        'headline-power': 'høyeste effekt avviker {percent} % fra den oppgitte',
        'headline-torque': 'høyeste dreiemoment avviker {percent} % fra det oppgitte'
      },
      unchecked: 'kan ikke kontrolleres: {reason}'
    },
    reason: {
      'no-values': 'ingen verdier er oppgitt',
      unreadable: 'verdiene kan ikke leses',
      'rpm-missing': 'turtall er ikke oppgitt',
      'power-missing': 'effekt er ikke oppgitt',
      'torque-missing': 'dreiemoment er ikke oppgitt',
      'unequal-length': 'ulikt antall verdier',
      'rpm-in-doubt': 'turtallsverdiene er usikre',
      'common-part': 'ulike kurver, bare delvis tegnet',
      'rpm-duplicate': 'et turtall forekommer to ganger',
      'rpm-negative': 'et turtall er under null',
      'all-zero': 'alle verdier er 0',
      'padding-kept': 'nuller i endene er beholdt (innstilling)',
      'zeros-inside': 'nuller inne i kurven',
      'negative-values': 'verdier under 0',
      'too-few-points': 'for få punkter',
      'power-unit': 'effekten passer bedre med en annen enhet enn den antatte'
    },
    check: {
      lengths: 'Likt antall verdier, alle lesbare',
      order: 'Turtallene stiger',
      padding: 'Ingen nuller i endene',
      zeros: 'Ingen nuller eller negative verdier inni',
      'headline-power': 'Oppgitt effekt og kurvens topp',
      'headline-torque': 'Oppgitt moment og kurvens topp',
      physics: 'Effekt = moment × turtall'
    },
    state: { ok: 'ja', note: 'håndtert', fault: 'nei', skipped: 'kan ikke kontrolleres' },
    physics:
      'verst {percent} % ved {rpm} o/min, median {median} %, {count} av {of} punkter ut over avrunding og {tolerance} %',
    hint: 'Effektverdiene passer bedre med {unit} enn med {taken}.',
    details: 'Detaljer',
    dropsToZero: {
      power: 'Effekten faller til 0 ved {rpm} o/min',
      torque: 'Dreiemomentet faller til 0 ved {rpm} o/min'
    }
  },

  noGains: 'Derfor viser diagrammet ingen økning.',

  band: {
    title: 'Økning i et turtallsområde',
    show: 'Område',
    showHint: 'Økning i et turtallsområde. Du kan også dra over kurvene.',
    close: 'Fjern området',
    from: 'Nedre ende av området',
    to: 'Øvre ende av området',
    cruise: 'Marsjturtall',
    stage: 'Steg',
    range: '{from}–{to} o/min',
    mean: 'snitt',
    largest: 'maks.',
    at: 'ved {rpm} o/min',
    atCruise: 'ved',
    plateau: '95 % av høyeste moment',
    plateauOpen: '{from}–{to} o/min, minst {width} bredt',
    refused: 'Ingen gjennomsnittlig økning: {curve} {verdict}.',
    none: 'Ingen gjennomsnittlig økning: kurvene overlapper ikke.',
    stock: 'original {range}'
  },

  gainsMissing: 'Økningen for {n} motor er ikke hentet. | Økningen for {n} motorer er ikke hentet.',
  bench: {
    readable: 'kan leses med verktøyene dine',
    'other-tool': 'krever annet verktøy',
    'not-stated': 'ikke oppgitt',
    own: 'ditt verktøy',
    add: 'Merk {tool} som ditt verktøy',
    remove: 'Fjern {tool} fra verktøyene dine'
  },

  measured: {
    title: 'Målinger',
    add: 'Måling …',
    addHint: 'Tegn en måling fra bremsebenken, fra en CSV-fil, over kurvene',
    measured: 'Målt',
    disagree: 'Effekt og moment avviker {percent} % fra hverandre ved {rpm} o/min.',
    remove: 'Fjern målingen {title}',
    hide: 'Vis {title} i diagrammet',
    against: 'Sammenlignet med',
    versus: '{run} mot {curve}',
    result: 'målt mot katalog: {percent} % på toppen',
    resultOf: '{quantity} {percent} % på toppen',
    tolerance: 'Toleranse',
    withinOf: '{share} % av de målte punktene ligger innenfor ±{tolerance} % av katalogens kurve',
    corrected: 'korrigert til {standard}',
    correction: {
      'not-stated': 'norm ikke oppgitt',
      none: 'ikke korrigert',
      'din-70020': 'DIN 70020',
      'ece-r85': 'ECE R85',
      'iso-1585': 'ISO 1585',
      'sae-j1349': 'SAE J1349',
      'jis-d1001': 'JIS D 1001'
    },
    refused: {
      'too-large': '{file} er større enn 20 MB og ble ikke lest.',
      'not-text': '{file} er ikke en teksttabell. Eksporter målingen som CSV.',
      empty: '{file} er tom.',
      unreadable: '{file} kan ikke leses.'
    },
    import: {
      title: 'Måling fra {file}',
      intro: 'Målingen lagres med denne motoren på denne PC-en.',
      source: 'Kjent kilde',
      noSource: 'ingen',
      columns: 'Kolonner og enheter',
      check: 'Kontroller kolonner og enheter.',
      separator: 'Skilletegn',
      separators: {
        comma: 'komma',
        semicolon: 'semikolon',
        tab: 'tabulator',
        bar: 'loddrett strek',
        space: 'mellomrom'
      },
      decimal: 'Desimaltegn',
      decimals: { point: 'punktum', comma: 'komma' },
      headerLines: 'Overskriftslinjer',
      rpm: 'Turtall',
      rpmScale: 'Turtallsenhet',
      scales: { one: 'o/min', thousand: '1000 o/min' },
      power: 'Effekt',
      torque: 'Dreiemoment',
      none: 'ikke i tabellen',
      unit: 'i',
      column: '{n}: {heading}',
      columnPlain: 'kolonne {n}',
      correction: 'Korrigert til',
      runTitleHint: 'før, etter …',
      keepAs: 'Lagre kolonnene som',
      keepAsHint: 'navn på program eller bremsebenk',
      preview: 'Første linjer i filen',
      points: '{n} punkt | {n} punkter',
      peak: '{quantity} {value} ved {rpm} o/min',
      sorted: 'rader sortert etter turtall',
      merged: '{n} rad med likt turtall slått sammen til snitt | {n} rader med likt turtall slått sammen til snitt',
      cut: 'bare de første 200 000 punktene brukes',
      leftOut: '{n} rad hoppet over | {n} rader hoppet over',
      leftOutLine: 'linje {line}: {problem}',
      problem: {
        'no-rpm': 'ikke noe turtall',
        'no-power': 'ingen effekt',
        'no-torque': 'ikke noe moment',
        'negative-rpm': 'et turtall under 0'
      },
      nothing: 'Ingen rad kan leses med disse kolonnene.',
      gone: 'Filen er ikke lenger åpen. Velg den på nytt.',
      keep: 'Lagre målingen',
      removeSource: 'Slett kilden «{name}»'
    }
  }
} satisfies PartOf<typeof en>
