import type { PartOf } from '../part-of'
import type en from '../en/compare'

/** Texts of the comparison, of "which of these is it", and of saving and copying. */
export default {
  add: 'Legg til',
  addNamed: 'Legg til {name} i sammenligningen',
  byClick: 'Shift+klikk legger til en rad; rad nummer to åpner sammenligningen',
  removeNamed: 'Fjern {name} fra sammenligningen',
  keyC: 'Legg til eller fjern {name} (C)',
  open: 'Åpne sammenligningen',
  inIt: '{n} motor | {n} motorer',
  empty: {
    title: 'Ingenting å sammenligne ennå',
    text: 'Legg til to til fire motorer fra en liste, et søk eller siden til en motor.',
    find: 'Finn motorer'
  },
  one: 'Bare én motor; stegene står under. Legg til en til for å sammenligne.',
  linked: 'Åpnet fra en lenke. Sammenligningen din er uendret.',
  keep: 'Erstatt min sammenligning',
  clear: 'Tøm',
  remove: 'Fjern {name}',
  left: 'Flytt {name} til venstre',
  right: 'Flytt {name} til høyre',
  differences: 'Bare forskjeller',
  differencesHint: 'Skjul like rader (D)',
  same: 'Alle kjente verdier er like.',
  hidden: 'Vis {n} lik rad | Vis {n} like rader',
  best: 'best',
  gain: '{gain} ({percent} %)',
  noParts: 'ingen oppført',
  missing: {
    all: 'Bare navnet på denne motoren er lagret.',
    detail: 'Steg, tilvalg og verktøy er ikke lastet ned.',
    performance: 'Ytelsestall er ikke lastet ned.',
    text: 'Noen navn er på et annet språk.',
    translate: 'Oversett'
  },
  fetched: 'hentet {day}',
  field: {
    modifications: 'Nødvendige deler',
    options: 'Tilvalg',
    read_tools: 'Leseverktøy',
    read_methods: 'Lesemetoder',
    gain: 'Økning, {quantity}'
  },
  figure: {
    power: 'Effekt, original',
    torque: 'Dreiemoment, original',
    zero_to_hundred: '0 til 100, original',
    zero_to_hundred_st1: '0 til 100, steg 1',
    top_speed: 'Toppfart, original',
    top_speed_st1: 'Toppfart, steg 1',
    fuel_consumption_avg: 'Forbruk, original'
  },
  group: { facts: 'Fakta', performance: 'Ytelser', extras: 'Til orientering' },
  quantity: { power: 'effekt', torque: 'dreiemoment' },
  chart: {
    name: 'Effekt og dreiemoment for motorene som sammenlignes',
    drawn: 'Tegnede kurver',
    stock: 'Original',
    thinStock: 'Original (tynn linje)',
    with: 'Original og {stage}',
    none: 'Ingen av disse motorene har kurver som kan tegnes.',
    without: 'Ikke tegnet: {names}',
    at: '{rpm} o/min',
    spoken: '{rpm} o/min: {values}',
    label: '{letter} {curve}',
    power: 'Effekt',
    torque: 'Dreiemoment',
    against: 'A mot B',
    keys: 'Piltastene følger kurvene'
  },
  ladder: {
    title: 'Steg for {name}',
    more: 'mot forrige steg',
    step: 'Trinn',
    open: 'Steg side om side'
  },
  export: {
    open: 'Lagre eller kopier',
    short: 'Eksporter',
    off: 'Eksport er slått av',
    csv: 'Tabell som CSV …',
    xlsx: 'Tabell som Excel (XLSX) …',
    'curve-csv': 'Kurve som CSV …',
    curveFile: 'kurve',
    json: 'Dataposter som JSON …',
    svg: 'Diagram som SVG …',
    png: 'Diagram som PNG …',
    text: 'Kopier som tekst',
    table: 'Kopier som tabell',
    picture: 'Kopier diagrammet som bilde'
  },
  demo: 'demokatalog',
  stamp: 'Kilde: {source} · hentet {day} · språk {language} · laget {made} med Dynodesk',
  which: {
    title: 'Hvilken motor er det?',
    open: '{n} motorer har dette navnet. Skill dem fra hverandre',
    none: 'Alle motornavn er unike her.',
    notKnown: 'Noen av disse motorene er ikke lastet ned.',
    fetch: 'Hent manglende motorer',
    groups: 'Motorer med samme navn',
    question: { many: '{field}?' },
    upTo: 'opptil {to}',
    from: '{from} og mer',
    between: '{from} til {to}',
    place: 'Kjøretøy',
    skip: 'Usikker',
    again: 'Begynn på nytt',
    left: '{n} igjen av {of}',
    found: 'Det er denne.',
    stuck: 'Katalogen kan ikke skille disse.',
    noMore: 'Ingen flere spørsmål. Tabellen viser forskjellene.'
  }
} satisfies PartOf<typeof en>
