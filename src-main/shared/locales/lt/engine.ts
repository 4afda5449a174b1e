import type { PartOf } from '../part-of'
import type en from '../en/engine'

/** Texts of the engine page: facts, stages, performance figures, dyno chart. */
export default {
  page: 'Variklis',
  loading: 'Gaunamas variklis',
  noPlace: 'Vieta kataloge nežinoma.',
  placeNotFound: 'Serveris jo vietos nenurodo.',
  severalPlaces: 'Rastos kelios vietos. Pasirinkite vieną.',
  refresh: 'Atnaujinti · {cost}',
  actions: 'Veiksmai',
  folded: { notGiven: 'Nenurodyta: {fields}', notLoaded: 'Neįkelta: {fields}' },
  fetched: 'Gauta {moment}',
  source: { desk: 'iš šio kompiuterio', service: 'iš serverio' },
  fresh: { stale: 'Gali būti pasenę', offline: 'Neprisijungta' },
  share: {
    open: 'Daugiau',
    language: 'Katalogo kalba: {language}',
    link: 'Kopijuoti nuorodą',
    mail: 'El. paštas…',
    handed: 'Perduota el. pašto programai'
  },
  raw: {
    what: 'Be pakeitimų; prieigos raktas paslėptas.',
    engine: 'Variklis',
    performance: 'Dinamika',
    state: {
      kept: '',
      'too-long': 'Nesaugoma: {bytes} kB per daug.',
      'from-file': 'Nesaugoma: importuota iš perkėlimo failo.',
      older: 'Senesnė versija neišsaugojo. Atnaujinkite puslapį, kad gautumėte.',
      'no-data': 'Serveris čia duomenų neturi.',
      'not-here': 'Šiame kompiuteryje nėra.'
    },
    stamp: 'Gauta {moment} · užklausos kalba: {language} · {bytes}',
    gap: {
      'left-out': 'Neatsiųsta',
      null: 'Atsiųsta be reikšmės (null)',
      'empty-text': 'Atsiųstas tuščias tekstas ("")',
      'empty-list': 'Atsiųstas tuščias sąrašas ([])'
    },
    unknown: 'Nedokumentuoti laukai',
    text: 'Serverio atsakymas: {name}'
  },
  favourite: {
    add: 'Mėgstamas',
    addTitle: 'Įtraukti į mėgstamus; lieka prieinamas neprisijungus (F)',
    removeTitle: 'Pašalinti iš mėgstamų (F)',
    group: 'Grupė',
    groupHint: 'grupė…'
  },
  note: {
    title: 'Pastaba',
    box: 'Pastaba apie šį variklį',
    private: 'Asmeninė, saugoma šiame kompiuteryje.',
    saved: 'Įrašyta {moment}.',
    unsaved: 'Dar neįrašyta.',
    hint: 'Ką verta žinoti kitą kartą'
  },
  picture: '{name} paveikslėlis',
  noPicture: 'nėra paveikslėlio',
  askGeneration: 'Įkelti metus ir paveikslėlį',
  askYears: 'Įkelti metus',
  askPlace: 'Įkelti markę ir modelį',
  picturesOff: 'paveikslėliai išjungti',

  /** Other engines with the same control unit or engine code. */
  same: {
    by: { 'ecu-code': 'Tas pats ECU ir variklio kodas', code: 'Tas pats variklio kodas', ecu: 'Tas pats ECU' },
    line: '{same}: {engines}',
    engines: 'dar {n} variklis | dar {n} varikliai | dar {n} variklio | dar {n} variklių',
    withSheets: '{line}, {sheets}',
    sheets: '{n} su duomenų lapu | {n} su duomenų lapu | {n} su duomenų lapu | {n} su duomenų lapu'
  },
  group: {
    identification: 'Identifikacija',
    engine: 'Variklis',
    record: 'Įrašas',
    tools: 'Nuskaitymo įranga',
    methods: 'Nuskaitymo būdai',
    options: 'Parinktys',
    stages: 'Pakopos',
    stageFigures: 'Pakopų galia ir momentas',
    performance: 'Dinamika',
    notes: 'Pastabos apie kreives'
  },
  field: {
    id: 'Variklio ID',
    name: 'Pavadinimas',
    slug: 'Slug',
    type: 'Tipas',
    capacity: 'Darbinis tūris',
    power: 'Galia',
    torque: 'Sukimo momentas',
    cylinders: 'Cilindrai',
    year: 'Variklio metai',
    ecu: 'ECU',
    tcu: 'TCU',
    hp_values: 'Galios vertės',
    nm_values: 'Momento vertės',
    rpm_values: 'Sūkių vertės',
    engine_code: 'Variklio kodas',
    fuel_name: 'Degalai'
  },
  valueCount: '{n} vertė | {n} vertės | {n} vertės | {n} verčių',
  valuesBad: 'neįskaitoma',
  valuesTooLong: 'per ilga nuskaityti',
  forInformation: 'informacijai',
  showAllOf: 'Rodyti viską ({n})',
  andMore: '{names} ir dar {n}',

  option: {
    code: 'Kodas {code}',
    noCode: 'nėra kodo',
    noDescription: 'Aprašo nėra.',
    unnamed: 'neįvardyta parinktis',
    about: 'Tik informacijai; užsakymai turi savo parinktis.',
    rulesUnread: 'Parinkčių taisyklių nepavyko perskaityti.'
  },

  stock: 'Gamyklinis',
  stageless: 'kataloge pakopų nėra',
  stage: 'Stage {n}',
  stageAgain: 'Stage {n} ({count})',
  stageNoNumber: 'Stage be numerio',
  stageNoNumberAgain: 'Stage be numerio ({count})',
  needs: 'Reikia: {parts}',
  stated: 'nurodytos vertės',

  performance: {
    zeroTo100: '0–100',
    zeroTo100Unit: '0–100 {unit}',
    topSpeed: 'Didž. greitis',
    consumption: 'Sąnaudos',
    figure: 'Rodiklis',
    stock: 'Gamyklinis',
    stage1: 'Stage 1',
    none: 'Dinamikos duomenų nėra.',
    noPlace: 'Dinamikos duomenims gauti reikia žinoti vietą.',
    zero: 'gauta kaip 0',
    stockOnly: 'Nurodyta tik gamyklinei būsenai.'
  },

  dyno: {
    title: 'Galios grafikas',
    layout: 'Grafiko išdėstymas',
    stacked: 'Atskirai',
    axes: 'Dvi ašys',
    table: 'Lentelė',
    curves: 'Rodomos kreivės',
    speed: 'Variklio sūkiai',
    power: 'Galia',
    torque: 'Sukimo momentas',
    endLabel: '{curve} {unit}',
    describe:
      'Galia ir sukimo momentas pagal sūkius. Rodyklės – po tašką, su Shift smulkiau; Home, End – į galus; pliusas, minusas – mastelis, 0 – viskas. Vertės: „Lentelė“.',
    peak: '{curve}: didžiausia vertė ({quantity}) {value} esant {rpm} aps./min.',
    peakAt: '{value} esant {rpm}',
    curvePeak: 'kreivė: {value}',
    interpolated: 'interpoliuota',
    between: 'tarp taškų',
    beyond: 'čia vertės nėra',
    allHidden: 'Visos kreivės paslėptos.',
    showAll: 'Rodyti visas',
    show: 'Rodyti: {curve}',
    select: 'Palyginti su gamykliniu',
    zoomReset: 'Visi sūkiai',
    readout: 'Vertės ties žymekliu',
    verdict: {
      consistent: 'galia ir momentas dera',
      consistentOf: 'nubraižyta {drawn} iš {all}, dera',
      drawn: 'Žr. pastabas',
      refused: 'Grafikas nenubraižytas',
      none: 'nėra kreivių'
    },
    none: 'Šis variklis neturi kreivių',
    values: 'Gautos kreivių vertės',
    copy: 'Kopijuoti lentelę',
    converted: 'Perskaičiuota iš {power}, {torque}',
    received: 'gauta: {value} {unit}',
    undrawn: 'nėra grafike'
  },

  bad: {
    'leading-comma': 'tekstas prasideda kableliu',
    'trailing-comma': 'tekstas baigiasi kableliu',
    'empty-member': '{at}-oji vertė tuščia',
    'not-a-number': '{at}-oji vertė „{text}“ nėra skaičius',
    absurd: '{at}-oji vertė „{text}“ neįmanoma',
    'too-many': 'per daug verčių',
    'too-long': 'tekstas per ilgas'
  },
  series: { rpm: 'sūkių vertės', power: 'galios vertės', torque: 'momento vertės' },
  finding: {
    'values-bad': '{curves}: {series} nenubraižytos: {problem}.',
    'values-bad-rpm': '{curves}: nenubraižyta, sūkių vertės neįskaitomos: {problem}.',
    'no-values': '{curves}: kreivių vertės nenurodytos.',
    'power-missing': '{curves}: galios vertės nenurodytos.',
    'torque-missing': '{curves}: momento vertės nenurodytos.',
    'rpm-missing': '{curves}: nenubraižyta, sūkių vertės nenurodytos.',
    'unequal-length': '{curves}: verčių skaičius nesutampa ({counts}).',
    'rpm-in-doubt': '{curves}: sūkiai abejotini, gamyklinių duomenų verčių skaičius nesutampa.',
    'common-part': '{curves}: nevienodos kreivės, nubraižyta tik iki {count}-ojo taško.',
    'rpm-sorted': '{curves}: taškai surikiuoti pagal sūkius.',
    'rpm-duplicate': '{curves}: nenubraižyta, {rpm} aps./min. kartojasi.',
    'rpm-negative': '{curves}: nenubraižyta, {rpm} aps./min. neįmanoma.',
    'padding-trimmed': '{curves}: nuliai nukirpti, {start} pradžioje ir {end} pabaigoje.',
    'padding-kept': '{curves}: nuliai nubraižyti, {start} pradžioje ir {end} pabaigoje.',
    'all-zero': '{curves}: nenubraižyta, visos vertės yra 0.',
    'zeros-inside': '{curves}: {problem}.',
    'negative-values': '{curves}: {series} mažesnės už 0 ({count}, pirmoji ties {rpm} aps./min.).',
    'single-point': '{curves}: tik vienas taškas, ties {rpm} aps./min.',
    'peak-differs': '{curves}: nurodyta vertė ({quantity}) {headline}, kreivės maksimumas {peak} ({percent} %).',
    'physics-differs':
      '{curves}: galia skiriasi nuo momento × sūkių (taškai: {count} iš {of}; {percent} % ties {rpm} aps./min., mediana {median} %).',
    'power-unit-hint': '{curves}: galios vertės labiau atitinka {unit} nei numanomą vienetą.'
  },
  quantity: { power: 'galia', torque: 'momentas' },
  counts: { rpm: 'sūkių – {n}', power: 'galios – {n}', torque: 'momento – {n}' }
} satisfies PartOf<typeof en>
