import type { PartOf } from '../part-of'
import type en from '../en/engine'

/** Texts of the engine page: facts, stages, performance figures, dyno chart. */
export default {
  page: 'Motor',
  loading: 'Dohvaća se motor',
  never: 'Nije dostupno bez veze: ovaj motor još nije otvoren na ovom računalu.',
  noPlace: 'Njegovo mjesto u katalogu nije poznato.',
  findPlace: 'Nađi mjesto',
  placeNotFound: 'Pretraga usluge ne kaže gdje se nalazi ovaj motor.',
  severalPlaces: 'Ovaj se motor nalazi na više mjesta; odaberite ono pravo.',
  refresh: 'Osvježi · {cost}',
  refreshNow: 'Osvježi',
  actions: 'Radnje',
  folded: { notGiven: 'Bez podatka: {fields}', notLoaded: 'Nije učitano: {fields}' },
  refreshing: 'Osvježava se',
  fetched: 'Dohvaćeno {moment}',
  source: { desk: 's ovog računala', service: 's usluge' },
  fresh: { stale: 'Možda zastarjelo', offline: 'Bez veze' },
  favourite: {
    add: 'Favorit',
    addTitle: 'Dodaj u favorite; podaci ostaju na ovom računalu (F)',
    remove: 'Favorit',
    removeTitle: 'Makni iz favorita (F)',
    group: 'Skupina',
    groupHint: 'skupina …'
  },
  note: {
    title: 'Bilješka',
    box: 'Bilješka o ovom motoru',
    private: 'Privatna, čuva se na ovom računalu.',
    saved: 'Spremljeno {moment}.',
    unsaved: 'Još nije spremljeno.',
    hint: 'Sve što vrijedi znati idući put'
  },
  share: {
    open: 'Više',
    language: 'Jezik kataloga: {language}',
    link: 'Kopiraj poveznicu',
    mail: 'E-pošta …',
    raw: 'Izvorni zapis',
    handed: 'Predano programu za e-poštu'
  },
  raw: {
    title: 'Izvorni zapis',
    what: 'Što je usluga poslala, doslovno. Brojevi nisu mijenjani, ključevi su uklonjeni.',
    engine: 'Motor',
    performance: 'Performanse',
    state: {
      kept: '',
      'too-long': 'Nije spremljeno: {bytes} kB previše je za doslovno čuvanje.',
      'from-file': 'Nije spremljeno: zapis je iz datoteke paketa, koja nema izvornih odgovora.',
      older: 'Nije spremljeno: dohvatila ga je starija verzija. Osvježite stranicu da ga dobijete.',
      'no-data': 'Usluga kaže da ovdje nema podataka.',
      'not-here': 'Nije na ovom računalu.'
    },
    noPlace: 'Performanse pripadaju motoru na njegovu mjestu, a ono nije poznato.',
    stamp: 'Dohvaćeno {moment} · jezik upita {language} · {bytes}',
    bytes: '{n} bajt | {n} bajta | {n} bajtova',
    gap: {
      'left-out': 'Izostavljeno',
      null: 'Poslano kao null',
      'empty-text': 'Poslano kao prazan tekst',
      'empty-list': 'Poslano kao prazan popis'
    },
    unknown: 'Polja bez opisa',
    noUnknown: 'Sva su polja navedena u opisu usluge.',
    text: 'Odgovor usluge: {name}',
    copy: 'Kopiraj'
  },
  picture: 'Slika: {name}',
  noPicture: 'nema slike',
  askGeneration: 'Godine i slika · {cost}',
  askYears: 'Godine · {cost}',
  askPlace: 'Marka, model, godine i slika · {cost}',
  picturesOff: 'slike su isključene',

  group: {
    engine: 'Motor',
    record: 'Zapis',
    tools: 'Alati za čitanje',
    methods: 'Načini čitanja',
    options: 'Opcije',
    stages: 'Stupnjevi',
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
  notesMore: '{n} napomena, niže ih je još | {n} napomene, niže ih je još | {n} napomena, niže ih je još',
  valueCount: '{n} vrijednost | {n} vrijednosti | {n} vrijednosti',
  valuesBad: 'nečitljivo',
  valuesTooLong: 'predugo za čitanje',
  forInformation: 'informativno',

  option: {
    code: 'Kôd {code}',
    noCode: 'bez kôda',
    noDescription: 'Nema opisa.',
    unnamed: 'opcija bez naziva',
    about: 'Samo informativno: narudžba uzima opcije iz drugog izvora.'
  },

  stock: 'Serijski',
  stage: 'Stage {n}',
  stageAgain: 'Stage {n} ({count})',
  stageNoNumber: 'Stage bez broja',
  stageNoNumberAgain: 'Stage bez broja ({count})',
  needs: 'treba: {parts}',
  percent: '{n} %',

  performance: {
    zeroTo100: '0–100',
    zeroTo100Unit: '0–100 {unit}',
    topSpeed: 'Najveća brzina',
    consumption: 'Potrošnja',
    figure: 'Podatak',
    stock: 'Serijski',
    stage1: 'Stage 1',
    none: 'Usluga ovdje nema performanse za ovaj motor.',
    noPlace: 'Performanse pripadaju motoru na njegovu mjestu.',
    assumption: 'Usluga ne navodi jedinice; ove pretpostavlja radionica.',
    bare: 'Usluga ne navodi jedinice.',
    zero: 'primljeno kao 0',
    stockOnly: 'Usluga ovaj podatak daje samo za serijski.'
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
    panel: '{quantity} · {unit}',
    endLabel: '{curve} {unit}',
    describe:
      'Snaga i okretni moment prema broju okretaja. Strelice lijevo i desno idu od točke do točke, uz Shift sitno između točaka, Home i End na krajeve. Prikaz „Tablica” ima iste brojeve. Plus i minus zumiraju, 0 prikazuje cijeli raspon.',
    peak: '{curve}: {quantity}, najviše {value} pri {rpm} o/min.',
    interpolated: 'interpolirano',
    between: 'između točaka',
    beyond: 'ovdje nema vrijednosti',
    allHidden: 'Sve su krivulje isključene.',
    showAll: 'Prikaži sve',
    show: 'Prikaži: {curve}',
    select: 'Usporedi sa serijskim',
    zoomReset: 'Svi okretaji',
    readout: 'Vrijednosti na pokazivaču',
    verdict: {
      consistent: 'krivulje dosljedne',
      consistentOf: 'nacrtano {drawn} od {all}, dosljedne',
      drawn: 'vidi napomene',
      refused: 'nije nacrtano',
      none: 'nema krivulja'
    },
    none: 'Nema krivulja za ovaj motor',
    refused: 'Vrijednosti krivulja ne mogu se pouzdano nacrtati.',
    refusedMore: 'U tablici su brojevi kako su primljeni.',
    values: 'Vrijednosti krivulja kako su primljene',
    copy: 'Kopiraj tablicu',
    converted: 'Preračunato iz {power}, {torque}',
    received: 'primljeno: {value} {unit}',
    undrawn: 'nije na dijagramu',
    noMember: 'nije navedeno'
  },

  bad: {
    'leading-comma': 'tekst počinje zarezom',
    'trailing-comma': 'tekst završava zarezom',
    'empty-member': 'član {at} je prazan',
    'not-a-number': 'član {at}, „{text}”, nije običan broj',
    absurd: 'član {at}, „{text}”, izvan je svakog motora',
    'too-many': 'previše je članova',
    'too-long': 'tekst je predug za čitanje'
  },
  series: { rpm: 'vrijednosti okretaja', power: 'vrijednosti snage', torque: 'vrijednosti momenta' },
  finding: {
    'values-bad': '{curves}: {series} nisu nacrtane: {problem}.',
    'values-bad-rpm': '{curves}: nije nacrtano, okretaji su nečitljivi: {problem}.',
    'no-values': '{curves}: nema vrijednosti krivulja.',
    'power-missing': '{curves}: vrijednosti snage nisu navedene.',
    'torque-missing': '{curves}: vrijednosti momenta nisu navedene.',
    'rpm-missing': '{curves}: nije nacrtano, okretaji nisu navedeni.',
    'unequal-length': '{curves}: uparivanje nije pouzdano, {counts}.',
    'rpm-in-doubt': '{curves}: uparivanje nije pouzdano, vrijednosti samog motora nisu jednakog broja.',
    'common-part': '{curves}: nacrtano samo do točke {count}, prema postavkama; uparivanje nije pouzdano.',
    'rpm-sorted': '{curves}: točke su poredane po okretajima.',
    'rpm-duplicate': '{curves}: nije nacrtano, {rpm} o/min javlja se više puta.',
    'rpm-negative': '{curves}: nije nacrtano, {rpm} o/min nema smisla.',
    'padding-trimmed': '{curves}: nule na krajevima izostavljene, {start} na početku i {end} na kraju.',
    'padding-kept': '{curves}: nule na krajevima su nacrtane, {start} na početku i {end} na kraju.',
    'all-zero': '{curves}: nije nacrtano, sve su vrijednosti 0.',
    'zeros-inside': '{curves}: {problem}.',
    'negative-values': '{curves}: {series} ispod 0 ({count}, prva pri {rpm} o/min).',
    'single-point': '{curves}: samo jedna točka, pri {rpm} o/min.',
    'peak-differs': '{curves}: {quantity}, navedeno {headline}, najviša točka krivulje {peak} ({percent} %).',
    'physics-differs':
      '{curves}: snaga ne odgovara momentu × okretajima u {count} od {of} točaka ({percent} % pri {rpm} o/min, medijan {median} %).',
    'power-unit-hint':
      '{curves}: vrijednosti snage bolje odgovaraju jedinici {unit} nego pretpostavljenoj; koja je to, kažu postavke.'
  },
  quantity: { power: 'snaga', torque: 'moment' },
  counts: { rpm: 'okretaji: {n}', power: 'snaga: {n}', torque: 'moment: {n}' }
} satisfies PartOf<typeof en>
