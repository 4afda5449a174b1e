import type { PartOf } from '../part-of'
import type en from '../en/engine'

/** Texts of the engine page: facts, stages, performance figures, dyno chart. */
export default {
  page: 'Dzinējs',
  loading: 'Iegūst dzinēju',
  never: 'Bezsaistē nav pieejams: šis dzinējs šajā datorā vēl nav atvērts.',
  noPlace: 'Tā vieta katalogā nav zināma.',
  findPlace: 'Atrast vietu',
  placeNotFound: 'Servera meklēšana nenorāda, kur šis dzinējs atrodas.',
  severalPlaces: 'Šis dzinējs atrodas vairākās vietās; izvēlieties vajadzīgo.',
  refresh: 'Atjaunot · {cost}',
  refreshNow: 'Atjaunot',
  actions: 'Darbības',
  folded: { notGiven: 'Nav datu: {fields}', notLoaded: 'Nav ielādēts: {fields}' },
  refreshing: 'Atjauno',
  fetched: 'Iegūts {moment}',
  source: { desk: 'no šī datora', service: 'no servera' },
  fresh: { stale: 'Var būt novecojis', offline: 'Bezsaistē' },
  share: {
    open: 'Vairāk',
    language: 'Kataloga valoda: {language}',
    link: 'Kopēt saiti',
    mail: 'E-pasts …',
    raw: 'Neapstrādāts ieraksts',
    handed: 'Nodots pasta programmai'
  },
  raw: {
    title: 'Neapstrādāts ieraksts',
    what: 'Ko serveris nosūtīja, vārds vārdā. Skaitļi nav mainīti, atslēgas ir izņemtas.',
    engine: 'Dzinējs',
    performance: 'Dinamika',
    state: {
      kept: '',
      'too-long': 'Netiek glabāts: {bytes} kB ir par garu, lai to glabātu vārds vārdā.',
      'from-file': 'Netiek glabāts: šis ieraksts ir no pakotnes faila, kurā neapstrādātu atbilžu nav.',
      older: 'Netiek glabāts: iegūts vecākā versijā. Atjaunojiet dzinēja lapu, lai to iegūtu.',
      'no-data': 'Serveris atbildēja, ka datu šeit nav.',
      'not-here': 'Šajā datorā nav.'
    },
    noPlace: 'Dinamikas dati attiecas uz dzinēju tā vietā katalogā, bet tā nav zināma.',
    stamp: 'Iegūts {moment} · pieprasīts valodā {language} · {bytes}',
    bytes: '{n} baitu | {n} baits | {n} baiti',
    gap: {
      'left-out': 'Izlaists',
      null: 'Nosūtīts kā null',
      'empty-text': 'Nosūtīts kā tukšs teksts',
      'empty-list': 'Nosūtīts kā tukšs saraksts'
    },
    unknown: 'Neaprakstīti lauki',
    noUnknown: 'Nav neviena lauka, ko servera apraksts nenosauc.',
    text: 'Servera atbilde: {name}',
    copy: 'Kopēt'
  },
  favourite: {
    add: 'Izlase',
    addTitle: 'Pievienot izlasei; dati paliek šajā datorā (F)',
    remove: 'Izlase',
    removeTitle: 'Izņemt no izlases (F)',
    group: 'Grupa',
    groupHint: 'grupa …'
  },
  note: {
    title: 'Piezīme',
    box: 'Piezīme par šo dzinēju',
    private: 'Privāta, glabājas šajā datorā.',
    saved: 'Saglabāta {moment}.',
    unsaved: 'Vēl nav saglabāta.',
    hint: 'Kas nākamreiz būtu jāzina'
  },
  picture: '{name} attēls',
  noPicture: 'nav attēla',
  askGeneration: 'Gadi un attēls · {cost}',
  askYears: 'Gadi · {cost}',
  askPlace: 'Ražotājs, modelis, gadi un attēls · {cost}',
  picturesOff: 'attēli izslēgti',

  group: {
    engine: 'Dzinējs',
    record: 'Ieraksts',
    tools: 'Nolasīšanas rīki',
    methods: 'Nolasīšanas metodes',
    options: 'Opcijas',
    stages: 'Pakāpes',
    performance: 'Dinamika',
    notes: 'Piezīmes par līknēm'
  },
  field: {
    id: 'Dzinēja ID',
    name: 'Nosaukums',
    slug: 'Slug',
    type: 'Veids',
    capacity: 'Darba tilpums',
    power: 'Jauda',
    torque: 'Griezes moments',
    cylinders: 'Cilindri',
    year: 'Dzinēja gads',
    ecu: 'ECU',
    tcu: 'TCU',
    hp_values: 'Jaudas vērtības',
    nm_values: 'Momenta vērtības',
    rpm_values: 'Apgr. vērtības',
    engine_code: 'Dzinēja kods',
    fuel_name: 'Degviela'
  },
  notesMore: '{n} piezīmju, zemāk vēl | {n} piezīme, zemāk vēl | {n} piezīmes, zemāk vēl',
  valueCount: '{n} vērtību | {n} vērtība | {n} vērtības',
  valuesBad: 'nav nolasāmas',
  valuesTooLong: 'pārāk gara, lai nolasītu',
  forInformation: 'informācijai',

  option: {
    code: 'Kods {code}',
    noCode: 'nav koda',
    noDescription: 'Apraksts nav sniegts.',
    unnamed: 'opcija bez nosaukuma',
    about: 'Tikai informācijai: pasūtījuma opcijas nosaka citur.'
  },

  stock: 'Rūpnīcas',
  stage: 'Stage {n}',
  stageAgain: 'Stage {n} ({count})',
  stageNoNumber: 'Stage bez numura',
  stageNoNumberAgain: 'Stage bez numura ({count})',
  needs: 'vajag: {parts}',
  percent: '{n} %',

  performance: {
    zeroTo100: '0–100',
    zeroTo100Unit: '0–100 {unit}',
    topSpeed: 'Maks. ātrums',
    consumption: 'Patēriņš',
    figure: 'Rādītājs',
    stock: 'Rūpnīcas',
    stage1: 'Stage 1',
    none: 'Serverī šim dzinējam šajā vietā nav dinamikas datu.',
    noPlace: 'Dinamikas dati attiecas uz dzinēju tā vietā katalogā.',
    assumption: 'Serveris mērvienības nenorāda; tās ir šī servisa pieņēmums.',
    bare: 'Serveris mērvienības nenorāda.',
    zero: 'saņemts kā 0',
    stockOnly: 'Serveris šo rādītāju sniedz tikai rūpnīcas stāvoklim.'
  },

  dyno: {
    title: 'Jaudas grafiks',
    layout: 'Grafika izkārtojums',
    stacked: 'Atsevišķi',
    axes: 'Divas asis',
    table: 'Tabula',
    curves: 'Rādītās līknes',
    speed: 'Dzinēja apgriezieni',
    power: 'Jauda',
    torque: 'Griezes moments',
    panel: '{quantity} · {unit}',
    endLabel: '{curve} {unit}',
    describe:
      'Jauda un griezes moments pa apgriezieniem. Kreisā un labā bultiņa pārvieto no punkta uz punktu, ar Shift – smalki starp punktiem, Home un End – uz galiem. Izkārtojumā „Tabula” ir tie paši skaitļi. Ar plus un mīnus maina mērogu, 0 rāda visus apgriezienus.',
    peak: '{curve}: maks. {quantity} {value} pie {rpm} apgr./min.',
    interpolated: 'interpolēts',
    between: 'starp punktiem',
    beyond: 'šeit vērtības nav',
    allHidden: 'Visas līknes ir izslēgtas.',
    showAll: 'Rādīt visas',
    show: 'Rādīt: {curve}',
    select: 'Salīdzināt ar rūpnīcas',
    zoomReset: 'Visi apgriezieni',
    readout: 'Vērtības pie kursora',
    verdict: {
      consistent: 'līknes saskan',
      consistentOf: 'uzzīmētas {drawn} no {all}, saskan',
      drawn: 'skat. piezīmes',
      refused: 'nav uzzīmēts',
      none: 'nav līkņu'
    },
    none: 'Šim dzinējam nav līkņu',
    refused: 'Līkņu vērtības nevar droši uzzīmēt.',
    refusedMore: 'Tabulā ir skaitļi, kā saņemti.',
    values: 'Līkņu vērtības, kā saņemtas',
    copy: 'Kopēt tabulu',
    converted: 'Pārrēķināts no {power}, {torque}',
    received: 'saņemts: {value} {unit}',
    undrawn: 'nav grafikā',
    noMember: 'nav datu'
  },

  bad: {
    'leading-comma': 'teksts sākas ar komatu',
    'trailing-comma': 'teksts beidzas ar komatu',
    'empty-member': '{at}. vērtība ir tukša',
    'not-a-number': '{at}. vērtība „{text}” nav vienkāršs skaitlis',
    absurd: '{at}. vērtība „{text}” nav iespējama nevienam dzinējam',
    'too-many': 'vērtību ir pārāk daudz',
    'too-long': 'teksts ir pārāk garš, lai to nolasītu'
  },
  series: { rpm: 'apgriezienu vērtības', power: 'jaudas vērtības', torque: 'momenta vērtības' },
  finding: {
    'values-bad': '{curves}: {series} nav uzzīmētas: {problem}.',
    'values-bad-rpm': '{curves}: nav uzzīmēts, apgriezienu vērtības nav nolasāmas: {problem}.',
    'no-values': '{curves}: līkņu vērtības nav norādītas.',
    'power-missing': '{curves}: jaudas vērtības nav norādītas.',
    'torque-missing': '{curves}: momenta vērtības nav norādītas.',
    'rpm-missing': '{curves}: nav uzzīmēts, apgriezienu vērtības nav norādītas.',
    'unequal-length': '{curves}: nav droši sapārojams, {counts}.',
    'rpm-in-doubt': '{curves}: nav droši sapārojams, paša dzinēja vērtību skaits atšķiras.',
    'common-part': '{curves}: uzzīmēts tikai līdz {count}. punktam, kā prasa iestatījumi; atbilstība nav droša.',
    'rpm-sorted': '{curves}: punkti sakārtoti pēc apgriezieniem.',
    'rpm-duplicate': '{curves}: nav uzzīmēts, {rpm} apgr./min ir vairākkārt.',
    'rpm-negative': '{curves}: nav uzzīmēts, {rpm} apgr./min nav iespējami.',
    'padding-trimmed': '{curves}: galos izlaistas nulles, {start} sākumā un {end} beigās.',
    'padding-kept': '{curves}: nulles galos ir uzzīmētas, {start} sākumā un {end} beigās.',
    'all-zero': '{curves}: nav uzzīmēts, visas vērtības ir 0.',
    'zeros-inside': '{curves}: {problem}.',
    'negative-values': '{curves}: {series} zem 0 ({count}, pirmā pie {rpm} apgr./min).',
    'single-point': '{curves}: tikai viens punkts, pie {rpm} apgr./min.',
    'peak-differs': '{curves}: {quantity} norādīts kā {headline}, līknes augstākais punkts ir {peak} ({percent} %).',
    'physics-differs':
      '{curves}: jauda neatbilst momentam × apgriezieniem {count} no {of} punktiem ({percent} % pie {rpm} apgr./min, mediāna {median} %).',
    'power-unit-hint':
      '{curves}: jaudas vērtības labāk atbilst {unit} nekā pieņemtajai mērvienībai; kura tā ir, redzams iestatījumos.'
  },
  quantity: { power: 'jauda', torque: 'moments' },
  counts: { rpm: 'apgriezieni: {n}', power: 'jauda: {n}', torque: 'moments: {n}' }
} satisfies PartOf<typeof en>
