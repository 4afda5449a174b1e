import type { PartOf } from '../part-of'
import type en from '../en/engine'

/** Texts of the engine page: facts, stages, performance figures, dyno chart. */
export default {
  page: 'Dzinējs',
  loading: 'Iegūst dzinēju',
  noPlace: 'Vieta katalogā nav zināma.',
  placeNotFound: 'Serveris tā vietu nenorāda.',
  severalPlaces: 'Atrastas vairākas vietas. Izvēlieties vienu.',
  refresh: 'Atjaunot · {cost}',
  actions: 'Darbības',
  folded: { notGiven: 'Nav datu: {fields}', notLoaded: 'Nav ielādēts: {fields}' },
  fetched: 'Iegūts {moment}',
  source: { desk: 'no šī datora', service: 'no servera' },
  fresh: { stale: 'Var būt novecojis', offline: 'Bezsaistē' },
  share: {
    open: 'Vairāk',
    language: 'Kataloga valoda: {language}',
    link: 'Kopēt saiti',
    mail: 'E-pasts…',
    handed: 'Nodots pasta programmai'
  },
  raw: {
    what: 'Bez izmaiņām; piekļuves atslēga paslēpta.',
    engine: 'Dzinējs',
    performance: 'Dinamika',
    state: {
      kept: '',
      'too-long': 'Nav saglabāts: {bytes} kB ir par daudz.',
      'from-file': 'Nav saglabāts: importēts no pārneses faila.',
      older: 'Vecāka versija to nesaglabāja. Atjaunojiet lapu, lai iegūtu.',
      'no-data': 'Serverim šeit datu nav.',
      'not-here': 'Šajā datorā nav.'
    },
    stamp: 'Iegūts {moment} · pieprasītā valoda: {language} · {bytes}',
    gap: {
      'left-out': 'Nav nosūtīts',
      null: 'Nosūtīts bez vērtības (null)',
      'empty-text': 'Nosūtīts tukšs teksts ("")',
      'empty-list': 'Nosūtīts tukšs saraksts ([])'
    },
    unknown: 'Nedokumentēti lauki',
    text: 'Servera atbilde: {name}'
  },
  favourite: {
    add: 'Izlase',
    addTitle: 'Pievienot izlasei; paliek pieejams bezsaistē (F)',
    removeTitle: 'Izņemt no izlases (F)',
    group: 'Grupa',
    groupHint: 'grupa…'
  },
  note: {
    title: 'Piezīme',
    box: 'Piezīme par šo dzinēju',
    private: 'Privāta, saglabāta šajā datorā.',
    saved: 'Saglabāta {moment}.',
    unsaved: 'Vēl nav saglabāta.',
    hint: 'Kas nākamreiz būtu jāzina'
  },
  picture: '{name} attēls',
  noPicture: 'nav attēla',
  askGeneration: 'Ielādēt gadus un attēlu',
  askYears: 'Ielādēt gadus',
  askPlace: 'Ielādēt marku un modeli',
  picturesOff: 'attēli izslēgti',

  /** Other engines with the same control unit or engine code. */
  same: {
    by: { 'ecu-code': 'Tas pats ECU un dzinēja kods', code: 'Tas pats dzinēja kods', ecu: 'Tas pats ECU' },
    line: '{same}: {engines}',
    engines: 'vēl {n} dzinēju | vēl {n} dzinējs | vēl {n} dzinēji',
    withSheets: '{line}, {sheets}',
    sheets: '{n} ar datu lapu | {n} ar datu lapu | {n} ar datu lapu'
  },
  group: {
    identification: 'Identifikācija',
    engine: 'Dzinējs',
    record: 'Ieraksts',
    tools: 'Nolasīšanas rīki',
    methods: 'Nolasīšanas metodes',
    options: 'Opcijas',
    stages: 'Pakāpes',
    stageFigures: 'Pakāpju jauda un moments',
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
  valueCount: '{n} vērtību | {n} vērtība | {n} vērtības',
  valuesBad: 'nav nolasāmas',
  valuesTooLong: 'pārāk gara, lai nolasītu',
  forInformation: 'informācijai',
  showAllOf: 'Rādīt visu ({n})',
  andMore: '{names} un vēl {n}',

  option: {
    code: 'Kods {code}',
    noCode: 'nav koda',
    noDescription: 'Apraksts nav sniegts.',
    unnamed: 'opcija bez nosaukuma',
    about: 'Tikai informācijai; pasūtījumiem ir savas opcijas.',
    rulesUnread: 'Opciju noteikumus nevarēja nolasīt.'
  },

  stock: 'Rūpnīcas',
  stageless: 'katalogā pakāpju nav',
  stage: 'Stage {n}',
  stageAgain: 'Stage {n} ({count})',
  stageNoNumber: 'Stage bez numura',
  stageNoNumberAgain: 'Stage bez numura ({count})',
  needs: 'Vajag: {parts}',
  stated: 'norādītās vērtības',

  performance: {
    zeroTo100: '0–100',
    zeroTo100Unit: '0–100 {unit}',
    topSpeed: 'Maks. ātrums',
    consumption: 'Patēriņš',
    figure: 'Rādītājs',
    stock: 'Rūpnīcas',
    stage1: 'Stage 1',
    none: 'Dinamikas datu nav.',
    noPlace: 'Lai iegūtu dinamikas datus, jāzina vieta.',
    zero: 'saņemts kā 0',
    stockOnly: 'Norādīts tikai rūpnīcas stāvoklim.'
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
    endLabel: '{curve} {unit}',
    describe:
      'Jauda un griezes moments pa apgriezieniem. Bultiņas – pa punktiem, ar Shift sīkāk; Home un End – uz galiem; plus un mīnus – mērogs, 0 – viss. Skaitļi: „Tabula”.',
    peak: '{curve}: maks. {quantity} {value} pie {rpm} apgr./min.',
    peakAt: '{value} pie {rpm}',
    curvePeak: 'līkne: {value}',
    interpolated: 'interpolēts',
    between: 'starp punktiem',
    beyond: 'šeit vērtības nav',
    allHidden: 'Visas līknes ir paslēptas.',
    showAll: 'Rādīt visas',
    show: 'Rādīt: {curve}',
    select: 'Salīdzināt ar rūpnīcas datiem',
    zoomReset: 'Visi apgriezieni',
    readout: 'Vērtības pie kursora',
    verdict: {
      consistent: 'jauda un moments saskan',
      consistentOf: 'uzzīmētas {drawn} no {all}, saskan',
      drawn: 'Sk. piezīmes',
      refused: 'Grafiks nav uzzīmēts',
      none: 'nav līkņu'
    },
    none: 'Šim dzinējam nav līkņu',
    values: 'Saņemtās līkņu vērtības',
    copy: 'Kopēt tabulu',
    converted: 'Pārrēķināts no {power}, {torque}',
    received: 'saņemts: {value} {unit}',
    undrawn: 'nav grafikā'
  },

  bad: {
    'leading-comma': 'teksts sākas ar komatu',
    'trailing-comma': 'teksts beidzas ar komatu',
    'empty-member': '{at}. vērtība ir tukša',
    'not-a-number': '{at}. vērtība „{text}” nav skaitlis',
    absurd: '{at}. vērtība „{text}” nav iespējama',
    'too-many': 'pārāk daudz vērtību',
    'too-long': 'teksts ir pārāk garš'
  },
  series: { rpm: 'apgriezienu vērtības', power: 'jaudas vērtības', torque: 'momenta vērtības' },
  finding: {
    'values-bad': '{curves}: {series} nav uzzīmētas: {problem}.',
    'values-bad-rpm': '{curves}: nav uzzīmēts, apgriezienu vērtības nav nolasāmas: {problem}.',
    'no-values': '{curves}: līkņu vērtības nav norādītas.',
    'power-missing': '{curves}: jaudas vērtības nav norādītas.',
    'torque-missing': '{curves}: momenta vērtības nav norādītas.',
    'rpm-missing': '{curves}: nav uzzīmēts, apgriezienu vērtības nav norādītas.',
    'unequal-length': '{curves}: vērtību skaits nesakrīt ({counts}).',
    'rpm-in-doubt': '{curves}: apgriezieni apšaubāmi, rūpnīcas datiem vērtību skaits nesakrīt.',
    'common-part': '{curves}: nevienādas līknes, uzzīmēts tikai līdz {count}. punktam.',
    'rpm-sorted': '{curves}: punkti sakārtoti pēc apgriezieniem.',
    'rpm-duplicate': '{curves}: nav uzzīmēts, {rpm} apgr./min ir vairākkārt.',
    'rpm-negative': '{curves}: nav uzzīmēts, {rpm} apgr./min nav iespējams.',
    'padding-trimmed': '{curves}: nulles nogrieztas, {start} sākumā un {end} beigās.',
    'padding-kept': '{curves}: nulles uzzīmētas, {start} sākumā un {end} beigās.',
    'all-zero': '{curves}: nav uzzīmēts, visas vērtības ir 0.',
    'zeros-inside': '{curves}: {problem}.',
    'negative-values': '{curves}: {series} zem 0 ({count}, pirmā pie {rpm} apgr./min).',
    'single-point': '{curves}: tikai viens punkts, pie {rpm} apgr./min.',
    'peak-differs': '{curves}: norādītā vērtība ({quantity}) {headline}, līknes maksimums {peak} ({percent} %).',
    'physics-differs':
      '{curves}: jauda atšķiras no momenta × apgriezieniem (punkti: {count} no {of}; par {percent} % pie {rpm} apgr./min, mediāna {median} %).',
    'power-unit-hint': '{curves}: jaudas vērtības labāk atbilst {unit} nekā pieņemtajai mērvienībai.'
  },
  quantity: { power: 'jauda', torque: 'moments' },
  counts: { rpm: 'apgriezieniem {n}', power: 'jaudai {n}', torque: 'momentam {n}' }
} satisfies PartOf<typeof en>
