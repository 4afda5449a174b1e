import type { PartOf } from '../part-of'
import type en from '../en/engine'

/** Texts of the engine page: facts, stages, performance figures, dyno chart. */
export default {
  page: 'Motor',
  loading: 'Dohvaća se motor',
  noPlace: 'Mjesto u katalogu nepoznato.',
  placeNotFound: 'Usluga ne navodi njegovo mjesto.',
  severalPlaces: 'Pronađeno je više mjesta. Odaberite jedno.',
  refresh: 'Osvježi · {cost}',
  actions: 'Radnje',
  folded: { notGiven: 'Bez podatka: {fields}', notLoaded: 'Nije učitano: {fields}' },
  fetched: 'Dohvaćeno {moment}',
  source: { desk: 's ovog računala', service: 's usluge' },
  fresh: { stale: 'Možda zastarjelo', offline: 'Bez mreže' },
  favourite: {
    add: 'Favorit',
    addTitle: 'Dodaj u favorite; ostaje dostupno bez mreže (F)',
    removeTitle: 'Ukloni iz favorita (F)',
    group: 'Skupina',
    groupHint: 'skupina …'
  },
  note: {
    title: 'Bilješka',
    box: 'Bilješka o ovom motoru',
    private: 'Privatna, spremljena na ovom računalu.',
    saved: 'Spremljeno {moment}.',
    unsaved: 'Još nije spremljeno.',
    hint: 'Sve što vrijedi znati idući put'
  },
  share: {
    open: 'Više',
    language: 'Jezik kataloga: {language}',
    link: 'Kopiraj poveznicu',
    mail: 'E-pošta …',
    handed: 'Predano programu za e-poštu'
  },
  raw: {
    what: 'Kako je primljen; pristupni ključ je skriven.',
    engine: 'Motor',
    performance: 'Performanse',
    state: {
      kept: '',
      'too-long': 'Nije spremljeno: {bytes} kB je previše.',
      'from-file': 'Nije spremljeno: uvezeno iz datoteke za prijenos.',
      older: 'Starija verzija to nije spremila. Osvježite stranicu da biste ga dobili.',
      'no-data': 'Usluga ovdje nema podataka.',
      'not-here': 'Nije na ovom računalu.'
    },
    stamp: 'Dohvaćeno {moment} · jezik zahtjeva: {language} · {bytes}',
    gap: {
      'left-out': 'Nije poslano',
      null: 'Poslano bez vrijednosti (null)',
      'empty-text': 'Poslano kao prazan tekst ("")',
      'empty-list': 'Poslano kao prazan popis ([])'
    },
    unknown: 'Nedokumentirana polja',
    text: 'Odgovor usluge: {name}'
  },
  picture: 'Slika: {name}',
  noPicture: 'nema slike',
  askGeneration: 'Učitaj godine i sliku',
  askYears: 'Učitaj godine',
  askPlace: 'Učitaj marku i model',
  picturesOff: 'slike su isključene',

  /** Other engines with the same control unit or engine code. */
  same: {
    by: { 'ecu-code': 'Isti ECU i oznaka motora', code: 'Ista oznaka motora', ecu: 'Isti ECU' },
    line: '{same}: {engines}',
    engines: 'još {n} motor | još {n} motora | još {n} motora',
    withSheets: '{line}, {sheets}',
    sheets: '{n} s listom | {n} s listom | {n} s listom'
  },
  group: {
    identification: 'Identifikacija',
    engine: 'Motor',
    record: 'Zapis',
    tools: 'Alati za čitanje',
    methods: 'Načini čitanja',
    options: 'Opcije',
    stages: 'Stupnjevi',
    stageFigures: 'Snaga i moment stupnjeva',
    performance: 'Performanse',
    notes: 'Napomene o krivuljama'
  },
  field: {
    id: 'ID motora',
    name: 'Naziv',
    slug: 'Naziv u poveznici',
    type: 'Vrsta',
    capacity: 'Radni obujam',
    power: 'Snaga',
    torque: 'Okretni moment',
    cylinders: 'Cilindri',
    year: 'Godina motora',
    ecu: 'ECU',
    tcu: 'TCU',
    hp_values: 'Vrijednosti snage',
    nm_values: 'Vrijednosti momenta',
    rpm_values: 'Vrijednosti okretaja',
    engine_code: 'Oznaka motora',
    fuel_name: 'Gorivo'
  },
  valueCount: '{n} vrijednost | {n} vrijednosti | {n} vrijednosti',
  valuesBad: 'nečitljivo',
  valuesTooLong: 'predugo za čitanje',
  forInformation: 'informativno',
  showAllOf: 'Prikaži sve ({n})',
  andMore: '{names} i još {n}',

  option: {
    code: 'Kôd {code}',
    noCode: 'bez koda',
    noDescription: 'Nema opisa.',
    unnamed: 'opcija bez naziva',
    about: 'Samo informativno; narudžbe imaju vlastite opcije.',
    rulesUnread: 'Pravila opcija nisu se mogla pročitati.'
  },

  stock: 'Serijski',
  stageless: 'u katalogu nema stupnjeva',
  stage: 'Stage {n}',
  stageAgain: 'Stage {n} ({count})',
  stageNoNumber: 'Stage bez broja',
  stageNoNumberAgain: 'Stage bez broja ({count})',
  needs: 'Potrebno: {parts}',
  stated: 'navedene vrijednosti',

  performance: {
    zeroTo100: '0–100',
    zeroTo100Unit: '0–100 {unit}',
    topSpeed: 'Najveća brzina',
    consumption: 'Potrošnja',
    figure: 'Podatak',
    stock: 'Serijski',
    stage1: 'Stage 1',
    none: 'Nema performansi.',
    noPlace: 'Za performanse treba poznato mjesto.',
    zero: 'primljeno kao 0',
    stockOnly: 'Navedeno samo za serijski.'
  },

  dyno: {
    title: 'Dijagram snage',
    layout: 'Prikaz dijagrama',
    stacked: 'Odvojeno',
    axes: 'Dvije osi',
    table: 'Tablica',
    curves: 'Prikazane krivulje',
    speed: 'Broj okretaja',
    power: 'Snaga',
    torque: 'Okretni moment',
    endLabel: '{curve} {unit}',
    describe:
      'Snaga i okretni moment prema okretajima. Strelice pomiču po točkama, uz Shift finije; Home i End vode na krajeve; plus i minus zumiraju, 0 vraća cijeli raspon. Vrijednosti su u prikazu „Tablica”.',
    peak: '{curve}: {quantity}, najviše {value} pri {rpm} o/min.',
    peakAt: '{value} pri {rpm}',
    curvePeak: 'krivulja: {value}',
    interpolated: 'interpolirano',
    between: 'između točaka',
    beyond: 'ovdje nema vrijednosti',
    allHidden: 'Sve su krivulje skrivene.',
    showAll: 'Prikaži sve',
    show: 'Prikaži: {curve}',
    select: 'Usporedi sa serijskim',
    zoomReset: 'Cijeli raspon okretaja',
    readout: 'Vrijednosti na pokazivaču',
    verdict: {
      consistent: 'snaga i moment se slažu',
      consistentOf: 'nacrtano {drawn} od {all}, u redu',
      drawn: 'Vidi napomene',
      refused: 'Dijagram nije nacrtan',
      none: 'nema krivulja'
    },
    none: 'Nema krivulja za ovaj motor',
    values: 'Vrijednosti krivulja kako su primljene',
    copy: 'Kopiraj tablicu',
    converted: 'Preračunato iz {power}, {torque}',
    received: 'primljeno: {value} {unit}',
    undrawn: 'nije na dijagramu'
  },

  bad: {
    'leading-comma': 'tekst počinje zarezom',
    'trailing-comma': 'tekst završava zarezom',
    'empty-member': 'vrijednost {at} je prazna',
    'not-a-number': 'vrijednost {at}, „{text}”, nije broj',
    absurd: 'vrijednost {at}, „{text}”, nije moguća',
    'too-many': 'previše vrijednosti',
    'too-long': 'tekst je predug'
  },
  series: { rpm: 'vrijednosti okretaja', power: 'vrijednosti snage', torque: 'vrijednosti momenta' },
  finding: {
    'values-bad': '{curves}: {series} nisu nacrtane: {problem}.',
    'values-bad-rpm': '{curves}: nije nacrtano, okretaji su nečitljivi: {problem}.',
    'no-values': '{curves}: nema vrijednosti krivulja.',
    'power-missing': '{curves}: vrijednosti snage nisu navedene.',
    'torque-missing': '{curves}: vrijednosti momenta nisu navedene.',
    'rpm-missing': '{curves}: nije nacrtano, okretaji nisu navedeni.',
    'unequal-length': '{curves}: broj vrijednosti se ne podudara ({counts}).',
    'rpm-in-doubt': '{curves}: okretaji su upitni, serijskom se broj vrijednosti ne podudara.',
    'common-part': '{curves}: nejednake krivulje, nacrtano samo do točke {count}.',
    'rpm-sorted': '{curves}: točke su poredane po okretajima.',
    'rpm-duplicate': '{curves}: nije nacrtano, {rpm} o/min javlja se više puta.',
    'rpm-negative': '{curves}: nije nacrtano, {rpm} o/min nije moguće.',
    'padding-trimmed': '{curves}: nule odrezane, {start} na početku i {end} na kraju.',
    'padding-kept': '{curves}: nule nacrtane, {start} na početku i {end} na kraju.',
    'all-zero': '{curves}: nije nacrtano, sve su vrijednosti 0.',
    'zeros-inside': '{curves}: {problem}.',
    'negative-values': '{curves}: {series} ispod 0 ({count}, prva pri {rpm} o/min).',
    'single-point': '{curves}: samo jedna točka, pri {rpm} o/min.',
    'peak-differs': '{curves}: {quantity}, navedeno {headline}, vrh krivulje {peak} ({percent} %).',
    'physics-differs':
      '{curves}: snaga odstupa od umnoška momenta i okretaja (točke: {count} od {of}; {percent} % pri {rpm} o/min, medijan {median} %).',
    'power-unit-hint': '{curves}: vrijednosti snage bolje odgovaraju jedinici {unit} nego pretpostavljenoj.'
  },
  quantity: { power: 'snaga', torque: 'moment' },
  counts: { rpm: 'okretaja {n}', power: 'snage {n}', torque: 'momenta {n}' }
} satisfies PartOf<typeof en>
