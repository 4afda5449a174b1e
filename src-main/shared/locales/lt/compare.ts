import type { PartOf } from '../part-of'
import type en from '../en/compare'

/** Texts of the comparison, of "which of these is it", and of saving and copying. */
export default {
  add: 'Pridėti',
  addNamed: 'Įtraukti į palyginimą: {name}',
  byClick: 'Shift+spustelėjimas prideda eilutę; antroji atveria palyginimą',
  removeNamed: 'Pašalinti iš palyginimo: {name}',
  keyC: 'Pridėti arba pašalinti {name} (C)',
  open: 'Atverti palyginimą',
  inIt: '{n} variklis | {n} varikliai | {n} variklio | {n} variklių',
  empty: {
    title: 'Dar nėra ko lyginti',
    text: 'Įtraukite nuo dviejų iki keturių variklių iš sąrašo, paieškos ar variklio puslapio.',
    find: 'Ieškoti variklių'
  },
  one: 'Tik vienas variklis: žemiau – jo pakopos. Norėdami palyginti, pridėkite dar vieną.',
  linked: 'Atverta iš nuorodos. Jūsų palyginimas nepasikeitė.',
  keep: 'Pakeisti mano palyginimą',
  clear: 'Išvalyti',
  remove: 'Pašalinti {name}',
  left: 'Perkelti į kairę: {name}',
  right: 'Perkelti į dešinę: {name}',
  differences: 'Tik skirtumai',
  differencesHint: 'Slėpti vienodas eilutes (D)',
  same: 'Visos žinomos vertės vienodos.',
  hidden:
    'Rodyti {n} vienodą eilutę | Rodyti {n} vienodas eilutes | Rodyti {n} vienodos eilutės | Rodyti {n} vienodų eilučių',
  best: 'geriausias',
  gain: '{gain} ({percent} %)',
  noParts: 'nenurodyta',
  missing: {
    all: 'Išsaugotas tik šio variklio pavadinimas.',
    detail: 'Pakopos, parinktys ir įranga neatsisiųstos.',
    performance: 'Dinamikos duomenys neatsisiųsti.',
    text: 'Kai kurie pavadinimai yra kita kalba.',
    translate: 'Išversti'
  },
  fetched: 'gauta {day}',
  field: {
    modifications: 'Reikalingi pakeitimai',
    options: 'Parinktys',
    read_tools: 'Nuskaitymo įranga',
    read_methods: 'Nuskaitymo būdai',
    gain: 'Prieaugis, {quantity}'
  },
  figure: {
    power: 'Galia, gamyklinė',
    torque: 'Sukimo momentas, gamyklinis',
    zero_to_hundred: '0–100, gamyklinis',
    zero_to_hundred_st1: '0–100, Stage 1',
    top_speed: 'Didž. greitis, gamyklinis',
    top_speed_st1: 'Didž. greitis, Stage 1',
    fuel_consumption_avg: 'Sąnaudos, gamyklinės'
  },
  group: { facts: 'Duomenys', performance: 'Dinamika', extras: 'Informacijai' },
  quantity: { power: 'galia', torque: 'momentas' },
  chart: {
    name: 'Lyginamų variklių galia ir sukimo momentas',
    drawn: 'Braižomos kreivės',
    stock: 'Gamyklinis',
    thinStock: 'Gamyklinis (plona)',
    with: 'Gamyklinis ir {stage}',
    none: 'Nė vienas iš šių variklių neturi kreivių.',
    without: 'Nenubraižyta: {names}',
    at: '{rpm} aps./min.',
    spoken: '{rpm} aps./min.: {values}',
    label: '{letter} {curve}',
    power: 'Galia',
    torque: 'Sukimo momentas',
    against: 'A, palyginti su B',
    keys: 'Rodyklių klavišais slenkama kreivėmis'
  },
  ladder: {
    title: '{name}: pakopos',
    more: 'lyginant su ankstesne pakopa',
    step: 'Pakopa',
    open: 'Pakopos greta'
  },
  export: {
    open: 'Įrašyti arba kopijuoti',
    short: 'Eksportuoti',
    off: 'Eksportas išjungtas',
    csv: 'Lentelė kaip CSV…',
    xlsx: 'Lentelė kaip Excel (XLSX)…',
    'curve-csv': 'Kreivė kaip CSV…',
    curveFile: 'kreivė',
    json: 'Įrašai kaip JSON…',
    svg: 'Grafikas kaip SVG…',
    png: 'Grafikas kaip PNG…',
    text: 'Kopijuoti kaip tekstą',
    table: 'Kopijuoti kaip lentelę',
    picture: 'Kopijuoti grafiką kaip paveikslėlį'
  },
  demo: 'demonstracinis katalogas',
  stamp: 'Šaltinis: {source} · gauta {day} · kalba {language} · sukurta {made} naudojant Dynodesk',
  which: {
    title: 'Kuris tai variklis?',
    open: 'Varikliai šiuo pavadinimu: {n}. Atskirti juos',
    none: 'Variklių pavadinimai čia nesikartoja.',
    notKnown: 'Kai kurie iš šių variklių neatsisiųsti.',
    fetch: 'Gauti trūkstamus variklius',
    groups: 'Vienodai pavadinti varikliai',
    question: { many: '{field}?' },
    upTo: 'iki {to}',
    from: '{from} ir daugiau',
    between: 'nuo {from} iki {to}',
    place: 'Transporto priemonė',
    skip: 'Nežinau',
    again: 'Pradėti iš naujo',
    left: 'liko {n} iš {of}',
    found: 'Tai šis.',
    stuck: 'Katalogas jų atskirti negali.',
    noMore: 'Daugiau klausimų nėra. Skirtumai matomi lentelėje.'
  }
} satisfies PartOf<typeof en>
