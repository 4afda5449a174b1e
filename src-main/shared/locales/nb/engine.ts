import type { PartOf } from '../part-of'
import type en from '../en/engine'

/** Texts of the engine page: facts, stages, performance figures, dyno chart. */
export default {
  page: 'Motor',
  loading: 'Henter motoren',
  noPlace: 'Plasseringen i katalogen er ukjent.',
  placeNotFound: 'Tjenesten oppgir ikke plasseringen.',
  severalPlaces: 'Flere plasseringer funnet. Velg én.',
  refresh: 'Oppdater · {cost}',
  actions: 'Handlinger',
  folded: { notGiven: 'Ikke oppgitt: {fields}', notLoaded: 'Ikke lastet: {fields}' },
  fetched: 'Hentet {moment}',
  source: { desk: 'fra denne PC-en', service: 'fra tjenesten' },
  fresh: { stale: 'Kan være utdatert', offline: 'Frakoblet' },
  favourite: {
    add: 'Favoritt',
    addTitle: 'Legg til i favorittene; forblir tilgjengelig frakoblet (F)',
    removeTitle: 'Fjern fra favorittene (F)',
    group: 'Gruppe',
    groupHint: 'gruppe …'
  },
  note: {
    title: 'Notat',
    box: 'Notat om denne motoren',
    private: 'Privat, lagret på denne PC-en.',
    saved: 'Lagret {moment}.',
    unsaved: 'Ikke lagret ennå.',
    hint: 'Alt som er verdt å vite neste gang'
  },
  share: {
    open: 'Mer',
    language: 'Katalogspråk: {language}',
    link: 'Kopier lenke',
    mail: 'E-post …',
    handed: 'Overlevert til e-postprogrammet'
  },
  raw: {
    what: 'Tjenestens svar som mottatt, uten nøkler.',
    engine: 'Motor',
    performance: 'Ytelser',
    state: {
      kept: '',
      'too-long': 'Ikke lagret: {bytes} kB er for langt.',
      'from-file': 'Ikke lagret: importert fra en overføringsfil.',
      older: 'Ikke lagret av en eldre versjon. Oppdater siden for å få det.',
      'no-data': 'Tjenesten har ingen data her.',
      'not-here': 'Ikke på denne PC-en.'
    },
    stamp: 'Hentet {moment} · forespurt språk: {language} · {bytes}',
    gap: {
      'left-out': 'Ikke sendt',
      null: 'Sendt uten verdi (null)',
      'empty-text': 'Sendt som tom tekst ("")',
      'empty-list': 'Sendt som tom liste ([])'
    },
    unknown: 'Udokumenterte felter',
    text: 'Tjenestens svar: {name}'
  },
  picture: 'Bilde av {name}',
  noPicture: 'ikke noe bilde',
  askGeneration: 'Hent år og bilde',
  askYears: 'Hent år',
  askPlace: 'Hent merke og modell',
  picturesOff: 'bilder er slått av',

  /** Other engines with the same control unit or engine code. */
  same: {
    by: { 'ecu-code': 'Samme ECU og motorkode', code: 'Samme motorkode', ecu: 'Samme ECU' },
    line: '{same}: {engines}',
    engines: '{n} annen motor | {n} andre motorer',
    withSheets: '{line}, {sheets}',
    sheets: '{n} med datablad | {n} med datablad'
  },
  group: {
    identification: 'Identifikasjon',
    engine: 'Motor',
    record: 'Datapost',
    tools: 'Leseverktøy',
    methods: 'Lesemetoder',
    options: 'Tilvalg',
    stages: 'Steg',
    stageFigures: 'Effekt og moment for stegene',
    performance: 'Ytelser',
    notes: 'Merknader til kurvene'
  },
  field: {
    id: 'Motor-ID',
    name: 'Navn',
    slug: 'Kortnavn',
    type: 'Type',
    capacity: 'Slagvolum',
    power: 'Effekt',
    torque: 'Dreiemoment',
    cylinders: 'Sylindre',
    year: 'Årsmodell',
    ecu: 'ECU',
    tcu: 'TCU',
    hp_values: 'Effektverdier',
    nm_values: 'Momentverdier',
    rpm_values: 'Turtallsverdier',
    engine_code: 'Motorkode',
    fuel_name: 'Drivstoff'
  },
  valueCount: '{n} verdi | {n} verdier',
  valuesBad: 'kan ikke leses',
  valuesTooLong: 'for lang til å leses',
  forInformation: 'til orientering',
  showAllOf: 'Vis alle {n}',
  andMore: '{names} og {n} til',

  option: {
    code: 'Kode {code}',
    noCode: 'ingen kode',
    noDescription: 'Ingen beskrivelse.',
    unnamed: 'tilvalg uten navn',
    about: 'Bare til orientering; bestillinger har egne tilvalg.',
    rulesUnread: 'Tilvalgsreglene kunne ikke leses.'
  },

  stock: 'Original',
  stageless: 'ingen steg i katalogen',
  stage: 'Steg {n}',
  stageAgain: 'Steg {n} ({count})',
  stageNoNumber: 'Steg uten nummer',
  stageNoNumberAgain: 'Steg uten nummer ({count})',
  needs: 'Krever {parts}',
  stated: 'oppgitte verdier',

  performance: {
    zeroTo100: '0–100',
    zeroTo100Unit: '0–100 {unit}',
    topSpeed: 'Toppfart',
    consumption: 'Forbruk',
    figure: 'Ytelsestall',
    stock: 'Original',
    stage1: 'Steg 1',
    none: 'Ingen ytelsestall.',
    noPlace: 'Ytelsestall krever en kjent plassering.',
    zero: 'mottatt som 0',
    stockOnly: 'Bare oppgitt for original.'
  },

  dyno: {
    title: 'Effektdiagram',
    layout: 'Visning av diagrammet',
    stacked: 'Delt',
    axes: 'To akser',
    table: 'Tabell',
    curves: 'Viste kurver',
    speed: 'Turtall',
    power: 'Effekt',
    torque: 'Dreiemoment',
    endLabel: '{curve} {unit}',
    describe:
      'Effekt og dreiemoment over turtall. Piltastene går ett punkt om gangen, finere med Shift; Home og End går til endene; pluss og minus zoomer, 0 viser alt. «Tabell» har tallene.',
    peak: '{curve}: høyeste {quantity} {value} ved {rpm} o/min.',
    peakAt: '{value} ved {rpm}',
    curvePeak: 'kurve: {value}',
    interpolated: 'interpolert',
    between: 'mellom punkter',
    beyond: 'ingen verdi her',
    allHidden: 'Alle kurver er skjult.',
    showAll: 'Vis alle',
    show: 'Vis {curve}',
    select: 'Sammenlign med original',
    zoomReset: 'Hele turtallsområdet',
    readout: 'Verdier ved markøren',
    verdict: {
      consistent: 'effekt og moment stemmer overens',
      consistentOf: '{drawn} av {all} tegnet, konsistente',
      drawn: 'Se merknader',
      refused: 'Diagrammet er ikke tegnet',
      none: 'ingen kurver'
    },
    none: 'Ingen kurver for denne motoren',
    values: 'Kurveverdier som mottatt',
    copy: 'Kopier tabellen',
    converted: 'Omregnet fra {power}, {torque}',
    received: 'mottatt: {value} {unit}',
    undrawn: 'ikke i diagrammet'
  },

  bad: {
    'leading-comma': 'teksten starter med komma',
    'trailing-comma': 'teksten slutter med komma',
    'empty-member': 'verdi {at} er tom',
    'not-a-number': 'verdi {at}, «{text}», er ikke et tall',
    absurd: 'verdi {at}, «{text}», er umulig',
    'too-many': 'for mange verdier',
    'too-long': 'teksten er for lang'
  },
  series: { rpm: 'turtallsverdier', power: 'effektverdier', torque: 'momentverdier' },
  finding: {
    'values-bad': '{curves}: {series} ikke tegnet: {problem}.',
    'values-bad-rpm': '{curves}: ikke tegnet, uleselige turtallsverdier: {problem}.',
    'no-values': '{curves}: ingen kurveverdier oppgitt.',
    'power-missing': '{curves}: effektverdier ikke oppgitt.',
    'torque-missing': '{curves}: momentverdier ikke oppgitt.',
    'rpm-missing': '{curves}: ikke tegnet, turtallsverdier ikke oppgitt.',
    'unequal-length': '{curves}: antallet verdier stemmer ikke overens ({counts}).',
    'rpm-in-doubt': '{curves}: usikre turtallsverdier, originalkurvene har ulikt antall verdier.',
    'common-part': '{curves}: ulike kurver, tegnet bare til punkt {count}.',
    'rpm-sorted': '{curves}: punktene er sortert etter turtall.',
    'rpm-duplicate': '{curves}: ikke tegnet, {rpm} o/min forekommer mer enn én gang.',
    'rpm-negative': '{curves}: ikke tegnet, {rpm} o/min er umulig.',
    'padding-trimmed': '{curves}: nuller fjernet, {start} i starten og {end} i slutten.',
    'padding-kept': '{curves}: nuller tegnet, {start} i starten og {end} i slutten.',
    'all-zero': '{curves}: ikke tegnet, alle verdier er 0.',
    'zeros-inside': '{curves}: {problem}.',
    'negative-values': '{curves}: {series} under 0 ({count}, første ved {rpm} o/min).',
    'single-point': '{curves}: bare ett punkt, ved {rpm} o/min.',
    'peak-differs': '{curves}: oppgitt {quantity} {headline}, kurvens topp {peak} ({percent} %).',
    'physics-differs':
      '{curves}: effekten avviker fra moment × turtall i {count} av {of} punkter ({percent} % ved {rpm} o/min, median {median} %).',
    'power-unit-hint': '{curves}: effektverdiene passer bedre med {unit} enn med den antatte enheten.'
  },
  quantity: { power: 'effekt', torque: 'moment' },
  counts: { rpm: '{n} for turtall', power: '{n} for effekt', torque: '{n} for moment' }
} satisfies PartOf<typeof en>
