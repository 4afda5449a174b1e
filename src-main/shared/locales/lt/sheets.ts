import type { PartOf } from '../part-of'
import type en from '../en/sheets'

/** Texts of spec sheets: the sheet itself is worded in its own language by main. */
export default {
  title: 'Duomenų lapai',
  page: 'Duomenų lapas',
  open: 'Duomenų lapas',
  openNamed: 'Duomenų lapas: {name}',
  keyP: 'Duomenų lapas: {name} (Ctrl P)',
  back: 'Atgal',
  preview: 'Peržiūra',
  previewOf: 'Lapo peržiūra: {name}',
  drawing: 'Braižoma …',
  fetch: 'Gauti',
  make: 'Sudaryti lapą',
  openFindings: 'peržiūrėti: {n} | peržiūrėti: {n} | peržiūrėti: {n} | peržiūrėti: {n}',
  number: 'Lapo Nr.',
  copyNumber: 'Kopijuoti numerį',
  savePdf: 'Įrašyti PDF',
  saveHint: 'Jei reikia, sudaro lapą ir įrašo jo PDF (Ctrl S)',
  print: 'Spausdinti',
  printHint: 'Jei reikia, sudaro lapą ir spausdina jo PDF (Ctrl P)',
  printer: 'Spausdintuvas',
  dialog: 'Sistemos dialogas',
  saved: 'Lapas {number} įrašytas: {file}',
  outcome: {
    made: 'Lapas {number} sudarytas.',
    printed: 'Lapas {number} išsiųstas į spausdintuvą.',
    reader: 'Lapas {number} atvertas sistemos skaitytuvėje: spausdinkite iš jos.',
    copied: 'Numeris {number} nukopijuotas.'
  },
  toList: 'Atverti istorijoje',
  pages: '{n} puslapis | {n} puslapiai | {n} puslapio | {n} puslapių',
  fit: {
    label: 'Peržiūros dydis',
    page: 'Visas puslapis',
    width: 'Per plotį',
    alone: 'Tik peržiūra',
    aloneHint: 'Paslepia parinktis ir pastabas šalia puslapio'
  },
  stock: 'Gamyklinis',
  stage: 'Stage {n}',
  tabs: {
    label: 'Duomenų lapų dalys',
    made: 'Istorija',
    batch: 'Keli lapai',
    templates: 'Šablonai',
    rules: 'Parinkčių taisyklės',
    printers: 'Spausdintuvai'
  },
  builtIn: { customer: 'Klientui', workshop: 'Servisui', offer: 'Trys variantai' },
  builtInText: {
    customer: 'Klientui: duomenys, grafikas, pakopos ir dinamika, be profesinių duomenų.',
    workshop: 'Vidiniam naudojimui: viskas, ką pateikia katalogas, su valdymo blokais, įranga, būdais ir pastabomis.',
    offer: 'Gamyklinė būsena ir pakopos stulpeliuose, su serviso kainomis ir pavadinimais.'
  },
  kind: { customer: 'Klientui', workshop: 'Servisui', offer: 'Pasiūlymas' },
  paper: { A4: 'A4', Letter: 'Letter' },
  orientation: { portrait: 'Stačias', landscape: 'Gulsčias' },
  ink: { colour: 'Spalvotas', grey: 'Pilkas', ink: 'Taupyti rašalą' },
  pageChoice: { one: 'Vienas puslapis', more: 'Daugiau, jei reikia' },
  picture: { unbranded: 'Be ženklų', branded: 'Su ženklais', none: 'Nėra' },
  block: {
    page: 'puslapis',
    picture: 'Paveikslėlis',
    highlight: 'Prieaugis stambiais skaičiais',
    facts: 'Duomenys',
    chart: 'Grafikas',
    stages: 'Pakopos',
    performance: 'Dinamika',
    band: 'Vidutinis padidėjimas',
    options: 'Parinktys',
    ecu: 'Valdymo blokai',
    tools: 'Įranga ir būdai',
    note: 'Asmeninė pastaba',
    verdict: 'Kreivių patikra',
    assumptions: 'Kaip skaityti duomenis',
    remark: 'Pastaba',
    terms: 'Sąlygos',
    signature: 'Parašo eilutės'
  },
  text: { title: 'Antraštė', intro: 'Įžanga', terms: 'Sąlygos' },
  placeholder: {
    date: 'Lapo sudarymo diena',
    number: 'Lapo numeris',
    maker: 'Gamintojas',
    model: 'Modelis',
    generation: 'Karta',
    engine: 'Variklis',
    customer: 'Pirmoji kliento eilutė',
    shop: 'Serviso pavadinimas'
  },
  assumed: {
    curvePower: 'kreivių galia',
    curveTorque: 'kreivių momentas',
    curveRpm: 'kreivių sūkiai',
    stagePower: 'pakopų galia',
    stageTorque: 'pakopų momentas',
    topSpeed: 'didž. greitis',
    zeroTo100: 'įsibėgėjimas',
    consumption: 'sąnaudos'
  },
  choice: {
    title: 'Pasirinkimai',
    template: 'Šablonas',
    language: 'Lapo kalba',
    fetch: 'Gauti tekstus: {language}',
    units: 'Vienetai',
    power: 'Galios vienetas lape',
    torque: 'Sukimo momento vienetas lape',
    both: 'Rodyti antrą vienetą',
    paper: 'Popierius',
    orientation: 'Popieriaus padėtis',
    ink: 'Spalvos',
    pages: 'Puslapiai',
    country: 'Kliento šalis',
    noCountry: 'nenurodyta: griežčiausios taisyklės',
    stages: 'Pakopos',
    noStages: 'Šis variklis neturi numeruotų pakopų.',
    pricesHint: 'Pavadinimai ir kainos, kaip bus išspausdinta. Tuščia praleidžiama.',
    priceName: '{stage}: pavadinimas pasiūlyme',
    price: '{stage}: kaina',
    priceHint: 'Kaina, pvz., 590 €',
    picture: 'Paveikslėlis',
    band: 'Vidutinis padidėjimas sūkių intervale',
    bandFrom: 'Intervalas nuo, aps./min.',
    bandTo: 'Intervalas iki, aps./min.',
    measured:
      '{n} šių dirbtuvių matavimas | {n} šių dirbtuvių matavimai | {n} šių dirbtuvių matavimo | {n} šių dirbtuvių matavimų',
    measuredHint: 'Ant grafiko, pažymėta kaip matavimas; skaičiai lieka katalogo',
    verdict: 'Kreivių patikra',
    note: 'Asmeninė šio variklio pastaba',
    customer: 'Klientas',
    customerHint: 'Vardas, valstybinis numeris …',
    remark: 'Pastaba',
    recommended: 'Rekomenduojama pakopa',
    priceOnly: 'Kaina',
    validUntil: 'Galioja iki',
    more: 'Daugiau parinkčių'
  },
  weight: { stop: 'Stabdo lapą:', warn: 'Peržiūrėti:', hint: 'Verta žinoti:' },
  check: { title: 'Prieš spausdinant', clean: 'Nėra ką peržiūrėti.', busy: 'Tikrinama …' },
  finding: {
    overflow: {
      one: {
        what: 'Netelpa į vieną puslapį.',
        why: 'Lape per daug ({block}).',
        next: 'Praleiskite dalį, sutrumpinkite tekstą arba leiskite antrą puslapį.'
      },
      more: {
        what: 'Netelpa į {most} puslapius.',
        why: 'Kuri nors dalis didesnė už puslapį arba lape per daug ({block}).',
        next: 'Praleiskite dalį arba sutrumpinkite tekstą.'
      }
    },
    pages: {
      what: 'Užima {count} puslapį. | Užima {count} puslapius. | Užima {count} puslapio. | Užima {count} puslapių.',
      why: 'Lape daugiau, nei telpa į vieną puslapį.',
      next: 'Praleiskite dalį, kad lapas būtų trumpesnis.'
    },
    'small-chart': {
      what: 'Diagrama tik {height} mm aukščio.',
      why: 'Kitos lapo dalys nepalieka jai daugiau vietos.',
      next: 'Leiskite antrą puslapį arba praleiskite dalį.'
    },
    'clipped-text': {
      typed: {
        what: 'Nukirptas {count} tekstas. | Nukirpti {count} tekstai. | Nukirpta {count} teksto. | Nukirpta {count} tekstų.',
        why: 'Jis ilgesnis už vietą popieriuje.',
        next: 'Sutrumpinkite.'
      },
      laid: {
        what: 'Tekstas nukirptas.',
        why: 'Jis ilgesnis už vietą popieriuje ({block}).',
        next: 'Sutrumpinkite arba pasirinkite kitą išdėstymą.'
      }
    },
    'missing-glyphs': {
      what: 'Kai kurių ženklų negalima išspausdinti: {signs}',
      why: 'Lapo šriftuose jų nėra; vietoj jų būtų langelis.',
      next: 'Parašykite kitaip.'
    },
    'missing-picture': {
      what: 'Trūksta paveikslėlio.',
      why: 'Kataloge tokio nėra arba jo nėra šiame kompiuteryje.',
      next: 'Pasirinkite kitą paveikslėlį arba jokio.'
    },
    'missing-logo': { what: 'Trūksta logotipo.', why: 'Yra tik serviso pavadinimas.', next: 'Pasirinkite logotipą.' },
    'flagged-curve': {
      what: 'Nedera {count} kreivė: {curves} | Nedera {count} kreivės: {curves} | Nedera {count} kreivės: {curves} | Nedera {count} kreivių: {curves}',
      why: 'Galia ir momentas skiriasi iki {percent} %.',
      next: 'Prieš rodydami klientui palyginkite su variklio puslapiu.'
    },
    'no-curve': {
      what: 'Lape nėra grafiko.',
      why: 'Kataloge nėra kreivių, kurias galima braižyti.',
      next: 'Žiūrėkite variklio puslapį.'
    },
    'assumed-unit': {
      said: {
        what: '{count} vieneto prielaida: {fields} | {count} vienetų prielaidos: {fields} | {count} vieneto prielaida: {fields} | {count} vienetų prielaidos: {fields}',
        why: 'Serveris jų nenurodo; lape tai parašyta.',
        next: 'Patvirtinkite juos nustatymuose, kai atsakys tiekėjas.'
      },
      unsaid: {
        what: 'Vienetas yra prielaida, o lape tai neparašyta: {fields} | Vienetai yra prielaidos, o lape tai neparašyta: {fields} | Vienetai yra prielaidos, o lape tai neparašyta: {fields} | Vienetai yra prielaidos, o lape tai neparašyta: {fields}',
        why: 'Klientas prielaidą palaikytų faktu.',
        next: 'Pasirinkite šabloną su dalimi „Kaip skaityti duomenis“.'
      },
      doubt: {
        what: 'Galios vertės atrodo kaip {hint}.',
        why: 'Su priimtu vienetu jos prieštarauja momentui.',
        next: 'Patikrinkite priimtus vienetus.'
      }
    },
    'stale-data': {
      aged: {
        what: 'Duomenų amžius dienomis: {days}.',
        why: 'Jie senesni, nei nori servisas.',
        next: 'Atnaujinkite variklio puslapį.'
      },
      unknown: {
        what: 'Nežinoma, kokio senumo duomenys.',
        why: 'Jie gali būti ne šiandienos.',
        next: 'Atnaujinkite variklio puslapį.'
      }
    },
    gone: {
      what: 'Serveryje šio variklio nebėra (nuo {since}).',
      why: 'Jo duomenys nebebus taisomi.',
      next: 'Žiūrėkite variklio puslapį.'
    },
    'no-names': {
      what: 'Lape trūksta gamintojo, modelio ar kartos pavadinimo.',
      why: 'Šio automobilio pavadinimų nėra šiame kompiuteryje.',
      next: 'Žiūrėkite variklio puslapį.'
    },
    'option-blocked': {
      what: 'Parinktis ten negali būti lape: {codes} | Parinktys ten negali būti lape: {codes} | Parinktys ten negali būti lape: {codes} | Parinktys ten negali būti lape: {codes}',
      why: 'Šiai šaliai draudžia serviso taisyklė.',
      next: 'Pasirinkite kitą šabloną ar šalį arba peržiūrėkite taisykles.'
    },
    'option-hidden': {
      what: 'Praleista {count} parinktis: {codes} | Praleistos {count} parinktys: {codes} | Praleista {count} parinkties: {codes} | Praleista {count} parinkčių: {codes}',
      why: 'Taip nurodo šios šalies ir lapo rūšies taisyklės.',
      next: 'Peržiūrėkite taisykles.'
    },
    'option-notice': {
      what: '{count} parinktis spausdinama su įspėjimu: {codes} | {count} parinktys spausdinamos su įspėjimais: {codes} | {count} parinkties spausdinama su įspėjimu: {codes} | {count} parinkčių spausdinama su įspėjimais: {codes}',
      why: 'Taip nurodo šios šalies taisyklės.',
      next: 'Peržiūrėkite taisykles.'
    },
    'other-language': {
      catalogue: {
        what: 'Katalogo tekstų kalba yra {is}, ne {wanted}.',
        why: 'Kitų šiame kompiuteryje dar nėra; skaičiai tie patys.',
        next: 'Gaukite juos arba pasirinkite kitą kalbą.'
      },
      own: {
        what: 'Šablone nėra teksto šia kalba ({wanted}): {fields}',
        why: 'Spausdinama pirmoji jo kalba.',
        next: 'Pridėkite tekstą prie šablono.'
      }
    },
    'no-performance': {
      what: 'Lape nėra dinamikos duomenų.',
      why: 'Kataloge jų nėra arba jų nėra šiame kompiuteryje.',
      next: 'Žiūrėkite variklio puslapį.'
    },
    'no-unit': {
      what: 'Praleista, nes nežinomas vienetas: {fields}',
      why: 'Serveris jo nenurodo, o servisas nepasirinko jokio.',
      next: 'Pasirinkite vienetą nustatymuose.'
    },
    paper: {
      what: '{paper} šiai šaliai neįprastas.',
      why: 'Ten spausdintuvuose yra {usual}.',
      next: 'Pasirinkite popierių, kuris yra spausdintuve.'
    },
    'empty-shop': {
      what: 'Trūksta serviso pavadinimo.',
      why: 'Trūksta pavadinimo, adreso arba abiejų.',
      next: 'Įveskite servisą vieną kartą.'
    }
  },
  list: {
    title: 'Istorija',
    search: 'Numeris, klientas ar automobilis',
    scan: 'Įveskite arba nuskaitykite numerį ir paspauskite Enter.',
    none: 'Joks lapas neatitinka.',
    empty: 'Lapų dar nėra.',
    emptyText: 'Atverkite variklį ir pasirinkite „Duomenų lapas“ arba prisekite jo duomenis meniu „…“.',
    moved: 'Duomenys pasikeitė',
    choose: 'Pasirinkite lapą, kad pamatytumėte, kaip jis sudarytas.'
  },
  detail: {
    made: 'Sudaryta',
    template: 'Šablonas',
    customer: 'Klientas',
    original: 'Sudarytas PDF yra čia, nepakeistas; jis naudojamas įrašant ir spausdinant.',
    redrawn:
      'Sudaryto PDF nebėra arba jis pakeistas. Įrašant ir spausdinant jis braižomas iš naujo pagal saugomus duomenis.',
    engine: 'Variklio puslapis',
    again: 'Naujas lapas su šiandienos duomenimis',
    remove: 'Ištrinti lapą {number}',
    removeTitle: 'Ištrinti lapą {number}?',
    removeText: 'Jo numeris ir kodas nieko nebeatvers. Atšaukti negalima.',
    removeYes: 'Ištrinti',
    removeNo: 'Atšaukti'
  },
  changes: {
    title: 'Tada ir dabar',
    nothingNewer: 'Naujesnių duomenų nėra.',
    same: 'Niekas nepasikeitė.',
    what: 'Kas',
    then: 'Lape',
    now: 'Šiandien',
    received: 'Kaip gauta iš serverio.',
    ofStage: '{stage}: {name}',
    values: '{first} … ({n} vertė) | {first} … ({n} vertės) | {first} … ({n} vertės) | {first} … ({n} verčių)',
    field: {
      stage_no: 'Pakopa',
      options: 'Parinkčių kodai',
      read_tools: 'Nuskaitymo įranga',
      read_methods: 'Nuskaitymo būdai',
      modifications: 'Reikalingi pakeitimai',
      zero_to_hundred: '0–100, gamyklinis',
      zero_to_hundred_st1: '0–100, Stage 1',
      top_speed: 'Didž. greitis, gamyklinis',
      top_speed_st1: 'Didž. greitis, Stage 1',
      fuel_consumption_avg: 'Sąnaudos, gamyklinis'
    }
  },
  template: {
    list: 'Šablonai',
    builtIn: 'integruotas',
    copy: 'Kopijuoti',
    copyName: '{name} (kopija)',
    export: 'Eksportuoti …',
    exported: 'Įrašyta: {file}',
    import: 'Importuoti …',
    remove: 'Ištrinti',
    removeTitle: 'Ištrinti šabloną {name}?',
    removeText: 'Juo sudaryti lapai lieka, kokie yra.',
    removeYes: 'Ištrinti',
    removeNo: 'Atšaukti',
    fixed: 'Integruoto šablono keisti negalima. Nukopijuokite jį ir keiskite kopiją.',
    name: 'Pavadinimas',
    kind: 'Kam skirtas',
    blocks: 'Lapo dalys',
    trade:
      'Valdymo blokai, įranga ir asmeninės pastabos yra profesiniai duomenys: servisą paliekančiame lape jų niekada nebūna.',
    accent: 'Akcento spalva',
    texts: 'Tekstai',
    textLanguage: 'Šių tekstų kalba',
    placeholders: 'Paspaudus įterpiama į „{field}“; užpildo lapas.',
    shop: 'Servisas',
    ownShop: 'Kitas servisas, ne šio kompiuterio',
    with: 'Rodoma su',
    noCar: 'Nėra automobilio, su kuriuo parodyti.',
    noCarText: 'Vieną kartą atverkite variklį; tada jį bus galima rinktis čia.',
    problem: '{field}: {problem}',
    state: { kept: 'Įrašyta', changed: 'Neįrašyta', busy: 'Įrašoma …', wrong: 'Neįrašyta: žr. toliau' }
  },
  fault: {
    'not-a-template': 'tai ne šablonas',
    'newer-version': 'jis iš naujesnės Dynodesk versijos',
    id: 'jo vidinio vardo naudoti negalima',
    missing: 'kažko trūksta',
    'not-text': 'tai ne tekstas',
    'too-long': 'per ilgas',
    'unknown-kind': '„{found}“ nėra lapo rūšis',
    'unknown-block': '„{found}“ nėra lapo dalis',
    'trade-block': '„{found}“ yra profesiniai duomenys ir tokiame lape būti negali',
    'unknown-language': '„{found}“ nėra viena iš devynių kalbų',
    'unknown-placeholder': '„{found}“ riestiniuose skliaustuose nėra vietos rezervavimo ženklas',
    'not-a-colour': '„{found}“ nėra spalva',
    'logo-type': 'logotipas nėra paveikslėlis, kurį lapas gali rodyti',
    'logo-too-large': 'logotipas didesnis nei 1 MB',
    'logo-broken': 'logotipo perskaityti negalima',
    'logo-harmful': 'logotipe per daug taškų arba tai SVG su neleidžiamomis dalimis: įrašykite jį kaip PNG',
    'too-many-lines': 'per daug eilučių'
  },
  shop: {
    title: 'Jūsų servisas',
    about: 'Yra kiekviename lape, kurio šablonas nenurodo kito serviso.',
    name: 'Serviso pavadinimas',
    address: 'Adresas, kiekvienas savo eilutėje: gatvė, miestas, telefonas, el. paštas, PVM kodas',
    logo: 'Logotipas',
    logoNow: 'Logotipas, kaip bus išspausdintas',
    noLogo: 'dar nėra: PNG, JPEG, WebP arba SVG iki 1 MB',
    pick: 'Pasirinkti paveikslėlį …',
    clear: 'Pašalinti',
    save: 'Įrašyti',
    kept: 'Įrašyta.',
    unsaved: 'Dar neįrašyta.'
  },
  action: {
    show: 'spausdinti, kaip yra',
    notice: 'spausdinti su įspėjimu',
    hide: 'praleisti',
    block: 'lapo nesudaryti'
  },
  verdict: {
    show: 'spausdinama',
    notice: 'spausdinama su įspėjimu:',
    hide: 'praleidžiama',
    block: 'lapo sudaryti negalima'
  },
  rules: {
    own: 'Šio serviso taisyklės',
    about:
      'Pagal parinkties kodą ir šalį; pavadinimai gali būti išversti ir nieko nesaisto. Kodas su savo taisykle eina prieš šalį, abu prieš „bet kurį“. Jei įspėjimo nėra lapo kalba, parinktis praleidžiama.',
    none: 'Savų taisyklių nėra: galioja žemiau esančios nuolatinės.',
    code: 'Parinkties kodas',
    codeHint: 'Kodas arba * (bet kuris)',
    country: 'Šalis',
    everywhere: 'visos šalys',
    action: 'Ką daryti',
    add: 'Pridėti taisyklę',
    remove: 'Ištrinti taisyklę kodui {code}',
    save: 'Įrašyti',
    undo: 'Atšaukti',
    kept: 'Įrašyta.',
    unsaved: 'Dar neįrašyta.',
    unsound: 'Taisyklė dar neturi kodo.',
    noticeLanguage: 'Įspėjimų kalba',
    noticeIn: 'Įspėjimas: {language}',
    without: 'Įspėjimo nėra šiomis kalbomis: {languages}; jų lapuose praleidžiama.',
    fill: 'Įterpti standartinį įspėjimą',
    standard: 'Nuolatinės taisyklės',
    standardAbout:
      'Galioja visiems kodams, kuriems aukščiau taisyklės nėra. Kitiems kodams taikoma griežčiausia lentelės taisyklė.',
    test: 'Išbandyti',
    testKind: 'Lape',
    testCar: 'Variklis'
  },
  batch: {
    cars: 'Automobiliai',
    noGroup: 'Mėgstami be grupės',
    generation: 'Kartos varikliai',
    noGeneration: 'pasirinkite neseniai matytą',
    load: 'Rodyti jos variklius',
    nothing: 'Pirma pažymėkite mėgstamus arba palyginkite variklius; jie bus siūlomi čia.',
    files: 'Failai',
    many: 'Atskiri PDF',
    one: 'Vienas PDF',
    pattern: 'Failų vardai',
    placeholders: 'Gali turėti {names}',
    unknown: 'Nėra tokio ženklo: {names}',
    example: 'Pavyzdžiui',
    free: 'Naudojami tik įrašyti duomenys, be užklausų. Ko trūksta, išvardyta pabaigoje.',
    tooMany: 'Ne daugiau kaip {most} vienu metu.',
    startNone: 'Sudaryti lapus …',
    start: 'Sudaryti {n} lapą … | Sudaryti {n} lapus … | Sudaryti {n} lapo … | Sudaryti {n} lapų …',
    cancel: 'Stabdyti',
    progress: 'Lapų eiga',
    state: {
      running: '{done} iš {total}',
      done: 'Baigta: {done} iš {total}',
      cancelled: 'Sustabdyta: {done} iš {total}',
      failed: 'Nutrūko: {done} iš {total}'
    },
    folder: 'Aplanke {folder}',
    findings: 'Verta žinoti',
    failed:
      '{n} lapo sudaryti nepavyko | {n} lapų sudaryti nepavyko | {n} lapo sudaryti nepavyko | {n} lapų sudaryti nepavyko'
  },
  printers: {
    about:
      'Spausdinama per sistemos dialogą, kol spausdintuvas bandomajame puslapyje parodo, kad išlaiko dydžius, pilkus tonus ir ženklus. Patikrintas spausdintuvas spausdina tiesiogiai, tikru dydžiu, ant lapui pasirinkto popieriaus.',
    paper: 'Bandomojo puslapio popierius',
    again: 'Ieškoti dar kartą',
    none: 'Spausdintuvų nerasta.',
    noneText: 'Lapus galima įrašyti kaip PDF ir spausdinti kitur.',
    proven: 'patikrintas: spausdina be dialogo',
    unproven: 'tik per dialogą',
    test: 'Spausdinti bandomąjį puslapį',
    right: 'Išspausdinta teisingai',
    first: 'Pirma išspausdinkite bandomąjį puslapį.',
    forget: 'Grįžti prie dialogo'
  },
  pin: {
    label: 'Prisegta',
    action: 'Prisegti šiandienos duomenis',
    hint: 'Palyginti su katalogu vėliau, be užklausų',
    done: 'Duomenys prisegti. Žr. „Duomenų lapai“, „Istorija“.',
    remove: 'Pašalinti prisegtus',
    removeTitle: 'Pašalinti prisegtus duomenis?',
    removeText: 'Jų nebebus galima palyginti. To negalima atšaukti.'
  }
} satisfies PartOf<typeof en>
