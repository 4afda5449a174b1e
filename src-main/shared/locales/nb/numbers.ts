import type { PartOf } from '../part-of'
import type en from '../en/numbers'

/**
 * Texts about figures themselves: where they came from, what their unit is taken to be, whether a curve may be
 * believed, what was measured.
 */
export default {
  origin: {
    of: 'Hvor tallene kommer fra: {section}',
    hint: 'Hvor tallene kommer fra · Alt+klikk på et tall',
    walk: 'Piltaster: andre tall i denne delen',
    title: '{figure}: hvor det kommer fra',
    field: 'Felt',
    raw: 'Mottatt',
    blank: 'tomt',
    unit: 'Enhet',
    noUnit: 'ingen',
    basis: {
      stated: '{unit}, oppgitt i tjenestens beskrivelse',
      assumed: '{unit}, antatt av verkstedet, ikke bekreftet av noen',
      confirmed: '{unit}, antatt av verkstedet, bekreftet: {by}',
      none: 'ingen'
    },
    assumedShort: '(antatt)',
    factor: 'Faktor',
    asReceived: 'vist som mottatt',
    same: '1, vist i mottatt enhet',
    times: '1 {from} = {factor} {to}',
    divide: '{constant} delt på {from} gir {to}',
    rounding: 'Avrundet',
    notRounded: 'ikke i det hele tatt',
    digitsNone: 'én gang, til hele tall',
    digits: 'én gang, til {n} desimal | én gang, til {n} desimaler',
    digitsRange: 'én gang, til {least} til {most} desimaler',
    reckoned: 'Regnet som',
    how: {
      received: 'selve verdien',
      count: 'hvor mange ledd verdiene har',
      difference: 'den første minus den andre, før avrunding',
      percent: 'den første minus den andre i prosent av den andre, før avrunding',
      reading: 'kurvens punkt ved dette turtallet',
      interpolated: 'på den rette linjen mellom to punkter av kurven',
      'curve-difference': 'stegets kurve minus originalkurven ved dette turtallet',
      'zero-missing': '0 regnes som manglende, slik innstillingene sier',
      mean: 'middel av differansen mellom de to kurvene over området, etter trapesregelen',
      peak: 'turtallet der differansen mellom de to kurvene er størst',
      plateau: 'der kurven holder 95 % av sitt høyeste punkt',
      measured: 'lest fra en målefil'
    },
    fetched: 'Hentet',
    language: 'Språk',
    profile: 'Fra',
    source: { service: '{profile}, spurt nettopp', desk: '{profile}, lagret på denne PC-en' },
    demo: 'demokatalogen'
  },

  assume: {
    intro:
      'Tjenestens beskrivelse sier ikke hvilken enhet disse feltene er i. Dette er hva verkstedet regner dem som; alle tall, økninger og diagrammer regnes ut fra det, og databladene sier det nederst.',
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
      'named-horsepower': 'kalt “horsepower values”; hvilke hestekrefter er ikke oppgitt',
      'named-torque': 'kalt “torque values”; feltet heter nm',
      'named-rpm': 'kalt “rpm values”',
      nothing: 'ingenting ut over navnet'
    },
    column: { field: 'Felt', says: 'Hva beskrivelsen sier', assumed: 'Regnes som', confirmed: 'Bekreftet av, og når' },
    confirm: 'navn, dag',
    confirmOf: 'Hvem som bekreftet enheten for: {field}',
    unitOf: 'Enhet for: {field}',
    unconfirmed: 'Ikke bekreftet: skrives aldri i en annen enhet.',
    only: 'den eneste i bruk',
    hint: 'Motorsiden varsler når effektverdiene passer med en annen enhet.',
    bare: 'uten enhet',
    line: '{field} regnes som {unit}',
    lineConfirmed: '{field} regnes som {unit} (bekreftet: {by})',
    lineBare: '{field} vises uten enhet',
    mark: 'antatt enhet',
    short: 'Antatte enheter'
  },

  honesty: {
    title: 'Er disse kurvene til å stole på?',
    open: 'Vis hva som er kontrollert',
    badge: { consistent: 'konsistent', off: 'avvik {percent} %', unchecked: 'kan ikke kontrolleres' },
    verdict: {
      consistent: 'konsistent',
      off: {
        physics: 'effekten avviker {percent} % fra moment × turtall ved {rpm} o/min',
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
      'unequal-length': 'verdiene er ulike i antall',
      'rpm-in-doubt': 'motorens egne verdier er ulike i antall',
      'common-part': 'bare en del er paret, etter innstilling',
      'rpm-duplicate': 'et turtall forekommer to ganger',
      'rpm-negative': 'et turtall er under null',
      'all-zero': 'alle verdier er 0',
      'padding-kept': 'nuller i endene er beholdt, etter innstilling',
      'zeros-inside': 'det er nuller inni',
      'negative-values': 'det er verdier under 0',
      'too-few-points': 'for få punkter',
      'power-unit': 'effekten passer bedre med en annen enhet enn den antatte'
    },
    check: {
      lengths: 'Like mange verdier, alle lesbare',
      order: 'Turtallene stiger',
      padding: 'Ingen nuller i endene',
      zeros: 'Ingen nuller eller negative verdier inni',
      'headline-power': 'Oppgitt effekt mot høyeste punkt',
      'headline-torque': 'Oppgitt moment mot høyeste punkt',
      physics: 'Effekt = moment × turtall'
    },
    state: { ok: 'ja', note: 'håndtert', fault: 'nei', skipped: 'kan ikke kontrolleres' },
    percentOf: '{percent} %',
    physics:
      'verst {percent} % ved {rpm} o/min, median {median} %, {count} av {of} punkter ut over avrunding og {tolerance} %',
    hint: 'Effektverdiene passer bedre med {unit} enn med {taken}.',
    details: 'Detaljer',
    dropsToZero: {
      power: 'Effekten faller til 0 ved {rpm} o/min',
      torque: 'Dreiemomentet faller til 0 ved {rpm} o/min'
    }
  },

  noGain: 'Ingen økning: {curve} {verdict}.',

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
    mean: 'snitt {quantity}',
    largest: 'maks. {quantity}',
    at: 'ved {rpm} o/min',
    atCruise: 'ved',
    plateau: '95 % av høyeste moment',
    plateauText: '{from}–{to} o/min, {width} bredt',
    plateauOpen: '{from}–{to} o/min, minst {width} bredt',
    refused: 'Ingen gjennomsnittlig økning: {curve} {verdict}.',
    none: 'Ingen gjennomsnittlig økning: kurvene har ikke felles turtall.',
    noStage: 'Ikke noe steg med kurve å sammenligne.',
    stock: 'original {range}'
  },

  bench: {
    readable: 'kan leses med verktøyene deres',
    'other-tool': 'krever annet verktøy',
    'not-stated': 'ikke oppgitt',
    own: 'verkstedet har det',
    add: 'Merk {tool} som verkstedets verktøy',
    remove: 'Fjern {tool} fra verkstedets verktøy'
  },

  measured: {
    title: 'Målinger',
    add: 'Måling …',
    addHint: 'Legg en måling fra bremsebenken, fra en CSV-fil, over katalogens kurver',
    measured: 'Målt',
    name: 'Målt: {title}',
    remove: 'Fjern målingen {title}',
    hide: 'Målingen {title} i diagrammet',
    against: 'Sammenlignet med',
    result: 'målt mot katalog: {percent} % på toppen',
    resultOf: '{quantity} {percent} % på toppen',
    within: '({share} % innenfor ±{tolerance} %)',
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
      intro:
        'Angi hva som er i hvilken kolonne. Målingen lagres ved siden av denne motoren på denne PC-en og blir aldri en del av katalogen.',
      source: 'Kjent kilde',
      noSource: 'ingen',
      separator: 'Skilletegn',
      separators: { comma: 'komma', semicolon: 'semikolon', tab: 'tabulator', bar: 'loddrett strek' },
      decimal: 'Desimaltegn',
      decimals: { point: 'punktum', comma: 'komma' },
      headerLines: 'Overskriftslinjer',
      rpm: 'Turtall',
      rpmScale: 'Turtall i',
      scales: { one: 'o/min', thousand: '1000 o/min' },
      power: 'Effekt',
      torque: 'Dreiemoment',
      none: 'ikke i tabellen',
      unit: 'i',
      column: '{n}: {heading}',
      columnPlain: 'kolonne {n}',
      correction: 'Korrigert til',
      runTitle: 'Navn på målingen',
      runTitleHint: 'før, etter, 98 oktan …',
      keepAs: 'Husk disse kolonnene som',
      keepAsHint: 'navn på program eller benk',
      preview: 'Første linjer i filen',
      points: '{n} punkt | {n} punkter',
      span: '{from}–{to} o/min',
      peak: '{quantity} {value} ved {rpm} o/min',
      sorted: 'radene sortert etter turtall',
      merged: '{n} rad med likt turtall slått sammen til snittet | {n} rader med likt turtall slått sammen til snittet',
      cut: 'bare de første 200 000 punktene brukes',
      leftOut: '{n} rad utelatt | {n} rader utelatt',
      leftOutLine: 'linje {line}: {problem}',
      problem: {
        'no-rpm': 'ikke noe turtall',
        'no-power': 'ingen effekt',
        'no-torque': 'ikke noe moment',
        'negative-rpm': 'et turtall under 0'
      },
      nothing: 'Med disse kolonnene kan ingen rad leses.',
      gone: 'Filen er ikke lenger åpen. Velg den på nytt.',
      keep: 'Lagre målingen',
      cancel: 'Avbryt'
    }
  }
} satisfies PartOf<typeof en>
