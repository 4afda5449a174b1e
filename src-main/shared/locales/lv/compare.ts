import type { PartOf } from '../part-of'
import type en from '../en/compare'

/** Texts of the comparison, of "which of these is it", and of saving and copying. */
export default {
  add: 'Pievienot',
  addNamed: 'Pievienot salīdzinājumam: {name}',
  byClick: 'Shift+klikšķis pievieno rindu; otrā atver salīdzinājumu',
  removeNamed: 'Izņemt no salīdzinājuma: {name}',
  keyC: 'Pievienot vai izņemt {name} (C)',
  open: 'Atvērt salīdzinājumu',
  inIt: '{n} dzinēju | {n} dzinējs | {n} dzinēji',
  empty: {
    title: 'Vēl nav, ko salīdzināt',
    text: 'Pievienojiet divus līdz četrus dzinējus no saraksta, meklēšanas vai dzinēja lapas.',
    find: 'Meklēt dzinējus'
  },
  one: 'Tikai viens dzinējs: zemāk ir tā pakāpes. Pievienojiet vēl vienu, lai salīdzinātu.',
  linked: 'Atvērts no saites. Jūsu salīdzinājums nav mainījies.',
  keep: 'Aizstāt manu salīdzinājumu',
  clear: 'Notīrīt',
  remove: 'Noņemt: {name}',
  left: 'Pārvietot pa kreisi: {name}',
  right: 'Pārvietot pa labi: {name}',
  differences: 'Tikai atšķirības',
  differencesHint: 'Paslēpt vienādās rindas (D)',
  same: 'Visas zināmās vērtības ir vienādas.',
  hidden: 'Rādīt {n} vienādu rindu | Rādīt {n} vienādu rindu | Rādīt {n} vienādas rindas',
  best: 'labākais',
  gain: '{gain} ({percent} %)',
  noParts: 'nav norādītas',
  missing: {
    all: 'Saglabāts tikai šī dzinēja nosaukums.',
    detail: 'Pakāpes, opcijas un rīki nav lejupielādēti.',
    performance: 'Dinamikas dati nav lejupielādēti.',
    text: 'Daži nosaukumi ir citā valodā.',
    translate: 'Tulkot'
  },
  fetched: 'iegūts {day}',
  field: {
    modifications: 'Nepieciešamās modifikācijas',
    options: 'Opcijas',
    read_tools: 'Nolasīšanas rīki',
    read_methods: 'Nolasīšanas metodes',
    gain: 'Pieaugums, {quantity}'
  },
  figure: {
    power: 'Jauda, rūpnīcas',
    torque: 'Griezes moments, rūpnīcas',
    zero_to_hundred: '0–100, rūpnīcas',
    zero_to_hundred_st1: '0–100, Stage 1',
    top_speed: 'Maks. ātrums, rūpnīcas',
    top_speed_st1: 'Maks. ātrums, Stage 1',
    fuel_consumption_avg: 'Patēriņš, rūpnīcas'
  },
  group: { facts: 'Dati', performance: 'Dinamika', extras: 'Informācijai' },
  quantity: { power: 'jauda', torque: 'moments' },
  chart: {
    name: 'Salīdzināmo dzinēju jauda un griezes moments',
    drawn: 'Zīmētās līknes',
    stock: 'Rūpnīcas',
    thinStock: 'Rūpnīcas (tieva)',
    with: 'Rūpnīcas un {stage}',
    none: 'Nevienam no šiem dzinējiem nav līkņu.',
    without: 'Nav uzzīmēts: {names}',
    at: '{rpm} apgr./min',
    spoken: '{rpm} apgr./min: {values}',
    label: '{letter} {curve}',
    power: 'Jauda',
    torque: 'Griezes moments',
    against: 'A pret B',
    keys: 'Pa līknēm pārvietojas ar bultiņu taustiņiem'
  },
  ladder: {
    title: '{name}: pakāpes',
    more: 'pret iepriekšējo pakāpi',
    step: 'Pakāpe',
    open: 'Pakāpes blakus'
  },
  export: {
    open: 'Saglabāt vai kopēt',
    short: 'Eksportēt',
    off: 'Eksports ir izslēgts',
    csv: 'Tabula kā CSV…',
    xlsx: 'Tabula kā Excel (XLSX)…',
    'curve-csv': 'Līkne kā CSV…',
    curveFile: 'līkne',
    json: 'Ieraksti kā JSON…',
    svg: 'Grafiks kā SVG…',
    png: 'Grafiks kā PNG…',
    text: 'Kopēt kā tekstu',
    table: 'Kopēt kā tabulu',
    picture: 'Kopēt grafiku kā attēlu'
  },
  demo: 'demo katalogs',
  stamp: 'Avots: {source} · iegūts {day} · valoda {language} · izveidots {made} ar Dynodesk',
  which: {
    title: 'Kurš dzinējs tas ir?',
    open: 'Dzinēji ar šo nosaukumu: {n}. Atšķirt tos',
    none: 'Dzinēju nosaukumi šeit neatkārtojas.',
    notKnown: 'Daži no šiem dzinējiem nav lejupielādēti.',
    fetch: 'Iegūt trūkstošos dzinējus',
    groups: 'Dzinēji ar vienādu nosaukumu',
    question: { many: '{field}?' },
    upTo: 'līdz {to}',
    from: '{from} un vairāk',
    between: '{from} līdz {to}',
    place: 'Transportlīdzeklis',
    skip: 'Nezinu',
    again: 'Sākt no jauna',
    left: 'palikuši {n} no {of}',
    found: 'Tas ir šis.',
    stuck: 'Katalogs tos nevar atšķirt.',
    noMore: 'Jautājumu vairs nav. Atšķirības redzamas tabulā.'
  }
} satisfies PartOf<typeof en>
