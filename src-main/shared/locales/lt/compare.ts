import type { PartOf } from '../part-of'
import type en from '../en/compare'

/** Texts of the comparison, of "which of these is it", and of saving and copying. */
export default {
  title: 'Palyginimas',
  add: 'Palyginti',
  addNamed: 'Įtraukti į palyginimą: {name}',
  removeNamed: 'Pašalinti iš palyginimo: {name}',
  keyC: 'Palyginti {name}: įtraukti arba pašalinti (C)',
  open: 'Atverti palyginimą',
  dismiss: 'Užverti',
  inIt: '{n} variklis | {n} varikliai | {n} variklio | {n} variklių',
  empty: {
    title: 'Dar nėra ko lyginti',
    text: 'Įtraukite nuo dviejų iki keturių variklių iš sąrašo, paieškos ar variklio puslapio.',
    action: 'Į katalogą'
  },
  one: 'Kol kas vienas variklis. Pridėkite dar vieną palyginimui; žemiau – jo pakopos.',
  linked: 'Atverta iš nuorodos. Jūsų palyginimas nepasikeitė.',
  keep: 'Palikti',
  clear: 'Išvalyti',
  remove: 'Pašalinti {name}',
  left: 'Perkelti į kairę: {name}',
  right: 'Perkelti į dešinę: {name}',
  differences: 'Tik skirtumai',
  differencesHint: 'Slėpti eilutes, kuriose visi varikliai vienodi (D)',
  same: 'Pagal tai, kas čia žinoma, nė viena eilutė nesiskiria.',
  hidden:
    'Rodyti {n} vienodą eilutę | Rodyti {n} vienodas eilutes | Rodyti {n} vienodos eilutės | Rodyti {n} vienodų eilučių',
  best: 'geriausias',
  gain: '{gain} ({percent} %)',
  noParts: 'nenurodyta',
  fetch: 'Gauti · {cost}',
  missing: {
    all: 'Šiame kompiuteryje yra tik šio variklio pavadinimas.',
    detail: 'Pakopų, parinkčių ir įrangos šiame kompiuteryje nėra.',
    performance: 'Dinamikos duomenų šiame kompiuteryje nėra.',
    text: 'Jo tekstai šiame kompiuteryje yra tik kita kalba.'
  },
  fetched: 'gauta {day}',
  field: {
    modifications: 'Reikalingi pakeitimai',
    options: 'Parinktys',
    read_tools: 'Nuskaitymo įranga',
    read_methods: 'Nuskaitymo būdai',
    gain: 'Padidėjimas, {quantity}'
  },
  figure: {
    zero_to_hundred: '0–100, gamyklinis',
    zero_to_hundred_st1: '0–100, Stage 1',
    top_speed: 'Didž. greitis, gamyklinis',
    top_speed_st1: 'Didž. greitis, Stage 1',
    fuel_consumption_avg: 'Sąnaudos, gamyklinis'
  },
  group: { facts: 'Duomenys', performance: 'Dinamika', extras: 'Informacijai' },
  quantity: { power: 'galia', torque: 'momentas' },
  chart: {
    name: 'Lyginamų variklių galia ir sukimo momentas',
    drawn: 'Braižomos kreivės',
    stock: 'Gamyklinis',
    with: 'Gamyklinis ir {stage}',
    none: 'Nė vienas iš šių variklių neturi kreivių, kurias galima braižyti.',
    without: 'Nenubraižyta: {names}',
    at: '{rpm} aps./min.',
    spoken: '{rpm} aps./min.: {values}',
    label: '{letter} {curve}',
    panel: '{quantity}, {unit}',
    power: 'Galia',
    torque: 'Sukimo momentas',
    zeroTo100: '0–100',
    keys: 'Rodyklių klavišais slenkama kreivėmis'
  },
  ladder: {
    title: '{name}: pakopos',
    more: 'Daugiau nei ankstesnė pakopa',
    step: 'Pakopa',
    performance: 'Dinamika',
    open: 'Pakopos greta'
  },
  export: {
    open: 'Įrašyti arba kopijuoti',
    short: 'Įrašyti',
    off: 'Įrašymas ir kopijavimas čia išjungti',
    csv: 'Lentelė kaip CSV …',
    'curve-csv': 'Kreivė kaip CSV …',
    curveFile: 'kreivė',
    json: 'Įrašai kaip JSON …',
    svg: 'Grafikas kaip SVG …',
    png: 'Grafikas kaip PNG …',
    text: 'Kopijuoti kaip tekstą',
    table: 'Kopijuoti kaip lentelę',
    picture: 'Kopijuoti grafiką kaip paveikslėlį',
    saved: 'Įrašyta: {file}',
    copied: 'Nukopijuota'
  },
  demo: 'demonstracinis katalogas',
  stamp: 'Šaltinis: {source} · gauta {day} · kalba {language} · sudaryta {made} su Dynodesk',
  which: {
    title: 'Kuris iš šių tai yra?',
    open: 'Varikliai šiuo pavadinimu: {n}. Atskirti juos',
    none: 'Čia nėra dviejų vienodai pavadintų variklių.',
    notKnown: 'Ne visi šie varikliai yra šiame kompiuteryje.',
    fetch: 'Gauti trūkstamus · {cost}',
    groups: 'Vienodai pavadinti varikliai',
    question: { two: '{field}: {a} ar {b}?', many: '{field}?' },
    upTo: 'iki {to}',
    from: '{from} ir daugiau',
    between: 'nuo {from} iki {to}',
    place: 'Transporto priemonė',
    skip: 'Nežinau',
    again: 'Pradėti iš naujo',
    left: 'liko {n} iš {of}',
    found: 'Tai šis.',
    stuck: 'Katalogas šių labiau neatskiria.',
    answered: 'Atsakymai',
    gap: 'nenurodyta: lieka galimas'
  }
} satisfies PartOf<typeof en>
