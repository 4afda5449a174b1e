import type { PartOf } from '../part-of'
import type en from '../en/compare'

/** Texts of the comparison, of "which of these is it", and of saving and copying. */
export default {
  add: 'Dodaj',
  addNamed: 'Dodaj {name} u usporedbu',
  byClick: 'Shift+klik dodaje redak; drugi otvara usporedbu',
  removeNamed: 'Ukloni {name} iz usporedbe',
  keyC: 'Dodaj ili ukloni {name} (C)',
  open: 'Otvori usporedbu',
  inIt: '{n} motor | {n} motora | {n} motora',
  empty: {
    title: 'Još nema što usporediti',
    text: 'Dodajte dva do četiri motora s popisa, iz pretrage ili sa stranice motora.',
    find: 'Pronađi motore'
  },
  one: 'Samo jedan motor: ispod su njegovi stupnjevi. Dodajte još jedan za usporedbu.',
  linked: 'Otvoreno s poveznice. Vaša usporedba nije promijenjena.',
  keep: 'Zamijeni moju usporedbu',
  clear: 'Očisti',
  remove: 'Ukloni {name}',
  left: 'Pomakni {name} ulijevo',
  right: 'Pomakni {name} udesno',
  differences: 'Samo razlike',
  differencesHint: 'Sakrij jednake retke (D)',
  same: 'Sve poznate vrijednosti su jednake.',
  hidden: 'Prikaži {n} jednak redak | Prikaži {n} jednaka retka | Prikaži {n} jednakih redaka',
  best: 'najbolje',
  gain: '{gain} ({percent} %)',
  noParts: 'nisu navedeni',
  missing: {
    all: 'Spremljen je samo naziv ovog motora.',
    detail: 'Stupnjevi, opcije i alati nisu preuzeti.',
    performance: 'Performanse nisu preuzete.',
    text: 'Neki nazivi su na drugom jeziku.',
    translate: 'Prevedi'
  },
  fetched: 'dohvaćeno {day}',
  field: {
    modifications: 'Potrebni dijelovi',
    options: 'Opcije',
    read_tools: 'Alati za čitanje',
    read_methods: 'Načini čitanja',
    gain: 'Prirast, {quantity}'
  },
  figure: {
    power: 'Snaga, serijska',
    torque: 'Okretni moment, serijski',
    zero_to_hundred: '0 do 100, serijski',
    zero_to_hundred_st1: '0 do 100, Stage 1',
    top_speed: 'Najveća brzina, serijski',
    top_speed_st1: 'Najveća brzina, Stage 1',
    fuel_consumption_avg: 'Potrošnja, serijski'
  },
  group: { facts: 'Podaci', performance: 'Performanse', extras: 'Informativno' },
  quantity: { power: 'snaga', torque: 'moment' },
  chart: {
    name: 'Snaga i okretni moment uspoređenih motora',
    drawn: 'Nacrtane krivulje',
    stock: 'Serijski',
    thinStock: 'Serijski (tanka)',
    with: 'Serijski i {stage}',
    none: 'Nijedan od ovih motora nema krivulja za crtanje.',
    without: 'Nije nacrtano: {names}',
    at: '{rpm} o/min',
    spoken: '{rpm} o/min: {values}',
    label: '{letter} {curve}',
    power: 'Snaga',
    torque: 'Okretni moment',
    against: 'A prema B',
    keys: 'Strelice vode po krivuljama'
  },
  ladder: {
    title: 'Stupnjevi: {name}',
    more: 'prema prethodnom stupnju',
    step: 'Korak',
    open: 'Stupnjevi jedan uz drugi'
  },
  export: {
    open: 'Spremi ili kopiraj',
    short: 'Izvezi',
    off: 'Izvoz je isključen',
    csv: 'Tablica kao CSV …',
    xlsx: 'Tablica kao Excel (XLSX) …',
    'curve-csv': 'Krivulja kao CSV …',
    curveFile: 'krivulja',
    json: 'Zapisi kao JSON …',
    svg: 'Dijagram kao SVG …',
    png: 'Dijagram kao PNG …',
    text: 'Kopiraj kao tekst',
    table: 'Kopiraj kao tablicu',
    picture: 'Kopiraj dijagram kao sliku'
  },
  demo: 'demo katalog',
  stamp: 'Izvor: {source} · dohvaćeno {day} · jezik {language} · izrađeno {made} u programu Dynodesk',
  which: {
    title: 'Koji je to motor?',
    open: 'Motori s ovim nazivom: {n}. Razlikuj ih',
    none: 'Nazivi motora ovdje se ne ponavljaju.',
    notKnown: 'Neki od ovih motora nisu preuzeti.',
    fetch: 'Dohvati motore koji nedostaju',
    groups: 'Motori istog naziva',
    question: { many: '{field}?' },
    upTo: 'do {to}',
    from: '{from} i više',
    between: '{from} do {to}',
    place: 'Vozilo',
    skip: 'Ne znam',
    again: 'Ispočetka',
    left: 'preostalo {n} od {of}',
    found: 'To je ovaj.',
    stuck: 'Katalog ih ne može razlikovati.',
    noMore: 'Nema više pitanja. Razlike su u tablici.'
  }
} satisfies PartOf<typeof en>
