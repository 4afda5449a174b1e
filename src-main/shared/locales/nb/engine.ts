import type { PartOf } from '../part-of'
import type en from '../en/engine'

/** Texts of the engine page: facts, stages, performance figures, dyno chart. */
export default {
  page: 'Motor',
  loading: 'Henter motoren',
  never: 'Ikke tilgjengelig frakoblet: motoren er ikke åpnet på denne PC-en ennå.',
  noPlace: 'Plassen i katalogen er ukjent.',
  findPlace: 'Finn plassen',
  placeNotFound: 'Tjenestens søk sier ikke hvor denne motoren hører hjemme.',
  severalPlaces: 'Denne motoren finnes flere steder; velg det som menes.',
  refresh: 'Oppdater · {cost}',
  refreshNow: 'Oppdater',
  actions: 'Handlinger',
  folded: { notGiven: 'Ikke oppgitt: {fields}', notLoaded: 'Ikke lastet: {fields}' },
  refreshing: 'Oppdaterer',
  fetched: 'Hentet {moment}',
  source: { desk: 'fra denne PC-en', service: 'fra tjenesten' },
  fresh: { stale: 'Kan være utdatert', offline: 'Frakoblet' },
  favourite: {
    add: 'Favoritt',
    addTitle: 'Legg til favorittene; dataene blir på PC-en (F)',
    remove: 'Favoritt',
    removeTitle: 'Fjern fra favorittene (F)',
    group: 'Gruppe',
    groupHint: 'gruppe …'
  },
  note: {
    title: 'Notat',
    box: 'Notat om denne motoren',
    private: 'Privat, lagres på denne PC-en.',
    saved: 'Lagret {moment}.',
    unsaved: 'Ikke lagret ennå.',
    hint: 'Alt som er verdt å vite neste gang'
  },
  share: {
    open: 'Mer',
    language: 'Katalogspråk: {language}',
    link: 'Kopier lenke',
    mail: 'E-post …',
    raw: 'Rå post',
    handed: 'Overlevert til e-postprogrammet'
  },
  raw: {
    title: 'Rå post',
    what: 'Det tjenesten sendte, ord for ord. Tall er ikke endret, nøkler er fjernet.',
    engine: 'Motor',
    performance: 'Ytelser',
    state: {
      kept: '',
      'too-long': 'Ikke lagret: {bytes} kB er for langt til å lagres ord for ord.',
      'from-file': 'Ikke lagret: posten kom fra en pakkefil, som ikke har rå svar.',
      older: 'Ikke lagret: hentet av en eldre versjon. Oppdater siden for å få det.',
      'no-data': 'Tjenesten sa at den ikke har data her.',
      'not-here': 'Ikke på denne PC-en.'
    },
    noPlace: 'Tallene gjelder en motor på sin plass i katalogen, og den er ukjent.',
    stamp: 'Hentet {moment} · spurt på {language} · {bytes}',
    bytes: '{n} byte | {n} byte',
    gap: {
      'left-out': 'Utelatt',
      null: 'Sendt som null',
      'empty-text': 'Sendt som tom tekst',
      'empty-list': 'Sendt som tom liste'
    },
    unknown: 'Felter ingen har beskrevet',
    noUnknown: 'Alle felter er nevnt i tjenestens beskrivelse.',
    text: 'Svaret fra tjenesten: {name}',
    copy: 'Kopier'
  },
  picture: 'Bilde av {name}',
  noPicture: 'ikke noe bilde',
  askGeneration: 'År og bilde · {cost}',
  askYears: 'År · {cost}',
  askPlace: 'Merke, modell, år og bilde · {cost}',
  picturesOff: 'bilder er slått av',

  group: {
    engine: 'Motor',
    record: 'Post',
    tools: 'Leseverktøy',
    methods: 'Lesemetoder',
    options: 'Tilvalg',
    stages: 'Steg',
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
  notesMore: '{n} merknad, flere under | {n} merknader, flere under',
  valueCount: '{n} verdi | {n} verdier',
  valuesBad: 'kan ikke leses',
  valuesTooLong: 'for lang til å leses',
  forInformation: 'til orientering',

  option: {
    code: 'Kode {code}',
    noCode: 'ingen kode',
    noDescription: 'Ingen beskrivelse.',
    unnamed: 'tilvalg uten navn',
    about: 'Bare til orientering: en bestilling tar tilvalgene fra et annet sted.'
  },

  stock: 'Original',
  stage: 'Steg {n}',
  stageAgain: 'Steg {n} ({count})',
  stageNoNumber: 'Steg uten nummer',
  stageNoNumberAgain: 'Steg uten nummer ({count})',
  needs: 'krever: {parts}',
  percent: '{n} %',

  performance: {
    zeroTo100: '0–100',
    zeroTo100Unit: '0–100 {unit}',
    topSpeed: 'Toppfart',
    consumption: 'Forbruk',
    figure: 'Tall',
    stock: 'Original',
    stage1: 'Steg 1',
    none: 'Tjenesten har ingen ytelsestall for denne motoren her.',
    noPlace: 'Tallene gjelder en motor på sin plass i katalogen.',
    assumption: 'Tjenesten oppgir ingen enheter; disse er antatt av verkstedet.',
    bare: 'Tjenesten oppgir ingen enheter.',
    zero: 'mottatt som 0',
    stockOnly: 'Tjenesten oppgir dette tallet bare for original.'
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
    panel: '{quantity} · {unit}',
    endLabel: '{curve} {unit}',
    describe:
      'Effekt og dreiemoment over turtall. Venstre og høyre pil går fra punkt til punkt, Shift går fint mellom punktene, Home og End går til endene. Visningen «Tabell» har de samme tallene. Pluss og minus zoomer, 0 viser hele turtallsområdet.',
    peak: '{curve}: høyeste {quantity} {value} ved {rpm} o/min.',
    interpolated: 'interpolert',
    between: 'mellom punkter',
    beyond: 'ingen verdi her',
    allHidden: 'Alle kurver er slått av.',
    showAll: 'Vis alle',
    show: 'Vis {curve}',
    select: 'Sammenlign med original',
    zoomReset: 'Hele turtallsområdet',
    readout: 'Verdier ved markøren',
    verdict: {
      consistent: 'kurvene er konsistente',
      consistentOf: '{drawn} av {all} tegnet, konsistente',
      drawn: 'se merknader',
      refused: 'ikke tegnet',
      none: 'ingen kurver'
    },
    none: 'Ingen kurver for denne motoren',
    refused: 'Kurveverdiene kan ikke tegnes med sikkerhet.',
    refusedMore: 'Tabellen har tallene som mottatt.',
    values: 'Kurveverdier som mottatt',
    copy: 'Kopier tabellen',
    converted: 'Omregnet fra {power}, {torque}',
    received: 'mottatt: {value} {unit}',
    undrawn: 'ikke i diagrammet',
    noMember: 'ikke oppgitt'
  },

  bad: {
    'leading-comma': 'teksten begynner med komma',
    'trailing-comma': 'teksten slutter med komma',
    'empty-member': 'ledd {at} er tomt',
    'not-a-number': 'ledd {at}, «{text}», er ikke et vanlig tall',
    absurd: 'ledd {at}, «{text}», er hinsides enhver motor',
    'too-many': 'det er for mange ledd',
    'too-long': 'teksten er for lang til å leses'
  },
  series: { rpm: 'turtallsverdier', power: 'effektverdier', torque: 'momentverdier' },
  finding: {
    'values-bad': '{curves}: {series} ikke tegnet: {problem}.',
    'values-bad-rpm': '{curves}: ikke tegnet, turtallsverdiene kan ikke leses: {problem}.',
    'no-values': '{curves}: ingen kurveverdier oppgitt.',
    'power-missing': '{curves}: effektverdier ikke oppgitt.',
    'torque-missing': '{curves}: momentverdier ikke oppgitt.',
    'rpm-missing': '{curves}: ikke tegnet, turtallsverdier ikke oppgitt.',
    'unequal-length': '{curves}: ikke sikkert paret, {counts}.',
    'rpm-in-doubt': '{curves}: ikke sikkert paret, motorens egne verdier er ulike i antall.',
    'common-part': '{curves}: tegnet bare til punkt {count}, slik innstillingene ber om; paringen er ikke sikker.',
    'rpm-sorted': '{curves}: punktene er sortert etter turtall.',
    'rpm-duplicate': '{curves}: ikke tegnet, {rpm} o/min forekommer mer enn én gang.',
    'rpm-negative': '{curves}: ikke tegnet, {rpm} o/min gir ingen mening.',
    'padding-trimmed': '{curves}: nuller i endene utelatt, {start} i starten og {end} i slutten.',
    'padding-kept': '{curves}: nuller i endene er tegnet, {start} i starten og {end} i slutten.',
    'all-zero': '{curves}: ikke tegnet, alle verdier er 0.',
    'zeros-inside': '{curves}: {problem}.',
    'negative-values': '{curves}: {series} under 0 ({count}, første ved {rpm} o/min).',
    'single-point': '{curves}: bare ett punkt, ved {rpm} o/min.',
    'peak-differs': '{curves}: {quantity} er oppgitt som {headline}, kurvens høyeste punkt er {peak} ({percent} %).',
    'physics-differs':
      '{curves}: effekten passer ikke med moment × turtall i {count} av {of} punkter ({percent} % ved {rpm} o/min, median {median} %).',
    'power-unit-hint':
      '{curves}: effektverdiene passer bedre med {unit} enn med enheten de regnes som; innstillingene sier hvilken det er.'
  },
  quantity: { power: 'effekt', torque: 'moment' },
  counts: { rpm: '{n} turtall', power: '{n} effekt', torque: '{n} moment' }
} satisfies PartOf<typeof en>
