import type { PartOf } from '../part-of'
import type en from '../en/sheets'

/** Texts of spec sheets: the sheet itself is worded in its own language by main. */
export default {
  unsaved: 'Dar neįrašyta.',
  title: 'Duomenų lapai',
  page: 'Duomenų lapas',
  openNamed: 'Duomenų lapas: {name}',
  keyP: 'Duomenų lapas: {name} (Ctrl P)',
  back: 'Atgal',
  preview: 'Peržiūra',
  previewOf: 'Lapo peržiūra: {name}',
  drawing: 'Braižoma…',
  make: 'Išduoti su numeriu',
  again: 'Keisti ir išduoti iš naujo',
  number: 'Lapo Nr.',
  copyNumber: 'Kopijuoti numerį',
  savePdf: 'Įrašyti PDF',
  saveHint: 'Jei reikia, išduoda lapą ir įrašo kaip PDF (Ctrl S)',
  print: 'Spausdinti',
  printHint: 'Jei reikia, išduoda lapą ir jį spausdina (Ctrl P)',
  printer: 'Spausdintuvas',
  dialog: 'Sistemos dialogas',
  saved: 'Įrašytas: {file}',
  outcome: {
    printed: 'Išsiųstas į spausdintuvą.',
    reader: 'Atvertas PDF skaityklėje. Spausdinkite iš jos.',
    copied: 'Numeris nukopijuotas.'
  },
  toList: 'Atverti istorijoje',
  pages: '{n} puslapis | {n} puslapiai | {n} puslapio | {n} puslapių',
  fit: {
    label: 'Peržiūros dydis',
    page: 'Visas puslapis',
    width: 'Per visą plotį',
    alone: 'Tik peržiūra',
    aloneHint: 'Paslepia parinktis ir patikrą šalia puslapio'
  },
  stock: 'Gamyklinis',
  tabs: {
    label: 'Duomenų lapų dalys',
    made: 'Istorija',
    batch: 'Keli lapai',
    templates: 'Servisas ir šablonai',
    rules: 'Parinkčių taisyklės',
    printers: 'Spausdintuvai'
  },
  builtIn: { customer: 'Klientui', workshop: 'Servisui', offer: 'Trys variantai' },
  builtInText: {
    customer: 'Klientui: prieaugis, duomenys, grafikas, pakopos ir dinamika. Be vidinių duomenų.',
    workshop: 'Servisui: viskas iš katalogo, su valdymo blokais, įranga, būdais ir pastabomis.',
    offer: 'Gamyklinė būsena ir pakopos greta, su jūsų kainomis ir pavadinimais.'
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
    band: 'Vidutinis prieaugis',
    options: 'Parinktys',
    ecu: 'Valdymo blokai',
    tools: 'Įranga ir būdai',
    note: 'Asmeninė pastaba',
    verdict: 'Kreivių patikra',
    assumptions: 'Numanomi vienetai',
    remark: 'Pastaba',
    terms: 'Sąlygos',
    signature: 'Parašo eilutės'
  },
  text: { title: 'Antraštė', intro: 'Įžanga', terms: 'Sąlygos' },
  placeholder: {
    date: 'Lapo data',
    number: 'Lapo numeris',
    maker: 'Markė',
    model: 'Modelis',
    generation: 'Karta',
    engine: 'Variklis',
    customer: 'Pirmoji lauko „Klientas“ eilutė',
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
    units: 'Vienetai',
    power: 'Galios vienetas lape',
    torque: 'Sukimo momento vienetas lape',
    both: 'Rodyti antrą vienetą',
    paper: 'Popierius',
    orientation: 'Orientacija',
    ink: 'Spalvos',
    pages: 'Puslapiai',
    country: 'Kliento šalis',
    noCountry: 'nenurodyta (griežčiausios taisyklės)',
    stages: 'Pakopos',
    noStages: 'Šis variklis neturi numeruotų pakopų.',
    pricesHint: 'Spausdinama, kaip įvesta. Tuščias laukas praleidžiamas.',
    priceName: '{stage}: pavadinimas pasiūlyme',
    price: '{stage}: kaina',
    priceHint: 'pvz., 590 €',
    picture: 'Paveikslėlis',
    band: 'Vidutinis prieaugis sūkių intervale',
    bandFrom: 'Nuo, aps./min.',
    bandTo: 'Iki, aps./min.',
    measured: '{n} matavimas | {n} matavimai | {n} matavimo | {n} matavimų',
    measuredHint: 'Braižoma ant grafiko ir pažymima kaip matavimas. Skaičiai lieka iš katalogo.',
    verdict: 'Kreivių patikra',
    note: 'Asmeninė pastaba',
    customer: 'Klientas',
    customerHint: 'Vardas, valstybinis numeris…',
    remark: 'Pastaba',
    issued: 'Išduota',
    recommended: 'Rekomenduojama pakopa',
    priceOnly: 'Kaina',
    validUntil: 'Galioja iki',
    more: 'Daugiau parinkčių'
  },
  weight: { stop: 'Neleidžia sudaryti lapo:', warn: 'Įspėjimas:', hint: 'Pastaba:' },
  check: {
    title: 'Prieš spausdinant',
    clean: 'Nėra ko tikrinti.',
    busy: 'Tikrinama…',
    stop: '{n} klaida | {n} klaidos | {n} klaidos | {n} klaidų',
    warn: '{n} įspėjimas | {n} įspėjimai | {n} įspėjimo | {n} įspėjimų',
    hint: '{n} pastaba | {n} pastabos | {n} pastabos | {n} pastabų'
  },
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
      next: 'Praleiskite dalį, kad lapas būtų trumpesnis.'
    },
    'small-chart': {
      what: 'Grafikas tik {height} mm aukščio.',
      next: 'Leiskite antrą puslapį arba praleiskite dalį.'
    },
    'clipped-text': {
      typed: {
        what: 'Nukirptas {count} tekstas. | Nukirpti {count} tekstai. | Nukirpta {count} teksto. | Nukirpta {count} tekstų.',
        why: 'Jis ilgesnis už jam skirtą vietą.',
        next: 'Sutrumpinkite.'
      },
      laid: {
        what: 'Tekstas nukirptas.',
        why: 'Jis ilgesnis už jam skirtą vietą ({block}).',
        next: 'Sutrumpinkite arba pasirinkite kitą išdėstymą.'
      }
    },
    'missing-glyphs': {
      what: 'Kai kurių simbolių negalima išspausdinti: {signs}',
      next: 'Naudokite kitus simbolius.'
    },
    'missing-picture': {
      what: 'Trūksta paveikslėlio.',
      next: 'Pasirinkite kitokį paveikslėlį arba „Nėra“.'
    },
    'missing-logo': {
      what: 'Trūksta jūsų logotipo.',
      next: 'Pasirinkite logotipą.'
    },
    'flagged-curve': {
      what: 'Nepatikima {count} kreivė: {curves} | Nepatikimos {count} kreivės: {curves} | Nepatikima {count} kreivės: {curves} | Nepatikima {count} kreivių: {curves}',
      why: '{reason}.',
      next: 'Prieš rodydami klientui patikrinkite variklio puslapyje.'
    },
    'no-curve': {
      what: 'Grafiko nėra.',
      next: 'Žiūrėkite variklio puslapį.'
    },
    'assumed-unit': {
      said: {
        what: 'Vienetai numanomi (lape pažymėti *).',
        next: 'Patvirtinkite juos nustatymuose, kai atsakys tiekėjas.'
      },
      unsaid: {
        what: 'Vienetas numanomas, o lape tai nepažymėta: {fields} | Vienetai numanomi, o lape tai nepažymėta: {fields} | Vienetai numanomi, o lape tai nepažymėta: {fields} | Vienetai numanomi, o lape tai nepažymėta: {fields}',
        why: 'Klientas gali prielaidą palaikyti faktu.',
        next: 'Pasirinkite šabloną su dalimi „Numanomi vienetai“.'
      },
      doubt: {
        what: 'Galios vertės atrodo kaip {hint}.',
        why: 'Numanomais vienetais jos prieštarauja sukimo momentui.',
        next: 'Patikrinkite numanomus vienetus.'
      }
    },
    'stale-data': {
      aged: {
        what: 'Duomenų senumas: {days} d.',
        next: 'Atnaujinkite variklio puslapį.'
      },
      unknown: {
        what: 'Duomenų senumas nežinomas.',
        next: 'Atnaujinkite variklio puslapį.'
      }
    },
    gone: {
      what: 'Serveryje šio variklio nebėra (nuo {since}).',
      next: 'Žiūrėkite variklio puslapį.'
    },
    'no-names': {
      what: 'Trūksta markės, modelio ar kartos.',
      next: 'Įkelkite pavadinimus (1 užklausa).'
    },
    'option-blocked': {
      what: 'Parinkties ten spausdinti negalima: {codes} | Parinkčių ten spausdinti negalima: {codes} | Parinkčių ten spausdinti negalima: {codes} | Parinkčių ten spausdinti negalima: {codes}',
      why: 'Tai šioje šalyje draudžia viena iš jūsų taisyklių.',
      next: 'Pasirinkite kitą šabloną ar šalį arba patikrinkite taisykles.'
    },
    'option-hidden': {
      what: 'Praleista {count} parinktis: {codes} | Praleistos {count} parinktys: {codes} | Praleista {count} parinkties: {codes} | Praleista {count} parinkčių: {codes}',
      next: 'Patikrinkite taisykles.'
    },
    'option-notice': {
      what: '{count} parinktis spausdinama su įspėjimu: {codes} | {count} parinktys spausdinamos su įspėjimais: {codes} | {count} parinkties spausdinama su įspėjimu: {codes} | {count} parinkčių spausdinama su įspėjimais: {codes}',
      next: 'Patikrinkite taisykles.'
    },
    'other-language': {
      catalogue: {
        what: 'Katalogo tekstų kalba yra {is}, ne {wanted}.',
        why: 'Kiti neprieinami neprisijungus; skaičiai tie patys.',
        next: 'Gaukite juos arba pasirinkite kitą kalbą.'
      },
      own: {
        what: 'Šablone nėra teksto šia kalba ({wanted}): {fields}',
        next: 'Pridėkite tekstą prie šablono.'
      }
    },
    'no-performance': {
      what: 'Dinamikos duomenų nėra.',
      next: 'Žiūrėkite variklio puslapį.'
    },
    'no-unit': {
      what: '{fields}: nespausdinama, vienetas nežinomas.',
      next: 'Pasirinkite vienetą nustatymuose.'
    },
    paper: {
      what: '{paper} šiai šaliai neįprastas.',
      why: 'Ten spausdintuvai paprastai naudoja {usual}.',
      next: 'Pasirinkite popierių, kuris yra spausdintuve.'
    },
    'empty-shop': {
      what: 'Trūksta serviso pavadinimo.',
      next: 'Įvesti.'
    }
  },
  list: {
    search: 'Numeris, klientas, auto',
    none: 'Nieko nerasta.',
    empty: 'Lapų dar nėra',
    moved: 'Duomenys pasikeitė',
    choose: 'Pasirinkite lapą, kad pamatytumėte jį tokį, koks jis buvo sudarytas.'
  },
  detail: {
    redrawn:
      'Pirminio PDF nėra arba jis pakeistas. Įrašant ir spausdinant jis braižomas iš naujo pagal išsaugotus duomenis.',
    drag: 'Nutempti PDF',
    dragHint: 'Nutempkite šį PDF į aplanką arba el. laišką',
    engine: 'Atverti variklį',
    again: 'Naujas lapas',
    remove: 'Ištrinti lapą {number}',
    removeTitle: 'Ištrinti lapą {number}?',
    removeText: 'Jo numeris ir kodas nieko nebeatvers. Atšaukti negalima.'
  },
  changes: {
    title: 'Tada ir dabar',
    nothingNewer: 'Naujesnių duomenų neišsaugota.',
    same: 'Duomenys nuo tada nepasikeitė.',
    what: 'Rodiklis',
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
      fuel_consumption_avg: 'Sąnaudos, gamyklinės'
    }
  },
  template: {
    list: 'Šablonai',
    notHere: 'pasirinktinai',
    builtIn: 'integruotas',
    copy: 'Kopijuoti ir keisti',
    removeTitle: 'Ištrinti šabloną {name}?',
    removeText: 'Pagal jį sudaryti lapai nesikeičia.',
    kind: 'Kam',
    blocks: 'Lapo dalys',
    trade: 'Valdymo blokai, įranga ir asmeninės pastabos yra vidiniai duomenys, klientams jie niekada nespausdinami.',
    accent: 'Akcento spalva',
    texts: 'Tekstai',
    textLanguage: 'Šių tekstų kalba',
    placeholders: 'Spustelėkite, kad įterptumėte į „{field}“; užpildo lapas.',
    shop: 'Servisas',
    ownShop: 'Naudoti kitą servisą',
    with: 'Peržiūros variklis',
    noCar: 'Nėra automobilio peržiūrai.',
    noCarText: 'Vieną kartą atverkite variklį, kad galėtumėte jį naudoti čia.',
    problem: '{field}: {problem}',
    state: { kept: 'Įrašyta', changed: 'Neįrašyta', busy: 'Įrašoma…', wrong: 'Neįrašyta: žr. toliau' }
  },
  fault: {
    'not-a-template': 'tai ne šablonas',
    'newer-version': 'jis sudarytas naujesne Dynodesk versija',
    id: 'jo vidinis pavadinimas netinkamas',
    missing: 'kažko trūksta',
    'not-text': 'tai ne tekstas',
    'too-long': 'per ilgas',
    'unknown-kind': '„{found}“ nėra lapo rūšis',
    'unknown-block': '„{found}“ nėra lapo dalis',
    'trade-block': '„{found}“ yra vidiniai duomenys ir tokiame lape neleidžiami',
    'unknown-language': '„{found}“ nėra viena iš devynių kalbų',
    'unknown-placeholder': '„{found}“ nėra vietos rezervavimo ženklas',
    'not-a-colour': '„{found}“ nėra spalva',
    'logo-type': 'logotipo formatas nepalaikomas',
    'logo-too-large': 'logotipas didesnis nei 1 MB',
    'logo-broken': 'logotipo perskaityti negalima',
    'logo-harmful': 'logotipe per daug taškų arba tai SVG su neleidžiamomis dalimis: įrašykite jį kaip PNG',
    'too-many-lines': 'per daug eilučių'
  },
  shop: {
    title: 'Jūsų servisas',
    about: 'Spausdinama kiekviename lape.',
    name: 'Serviso pavadinimas',
    address: 'Adresas ir kontaktai',
    logo: 'Logotipas',
    logoNow: 'Logotipas, kaip bus išspausdintas',
    noLogo: 'Logotipo nėra (PNG, JPEG, WebP arba SVG, iki 1 MB)',
    pick: 'Pasirinkti paveikslėlį…',
    clear: 'Pašalinti',
    addressLines: 'Gatvė\nMiestas\nTelefonas\nEl. paštas\nPVM kodas'
  },
  action: {
    show: 'Spausdinti',
    notice: 'Spausdinti su įspėjimu',
    hide: 'Praleisti',
    block: 'Blokuoti lapą'
  },
  rules: {
    own: 'Jūsų taisyklės',
    about: 'Kodo taisyklė viršesnė už šalies. Jei nėra įspėjimo lapo kalba, parinktis praleidžiama.',
    none: 'Savų taisyklių nėra. Galioja toliau esančios integruotos.',
    code: 'Parinkties kodas',
    codeHint: 'Kodas arba * (bet kuris)',
    country: 'Šalis',
    everywhere: 'visos šalys',
    action: 'Ką daryti',
    add: 'Pridėti taisyklę',
    remove: 'Ištrinti taisyklę kodui {code}',
    unsound: 'Viena taisyklė neturi kodo.',
    noticeLanguage: 'Įspėjimų kalba',
    noticeIn: 'Įspėjimas: {language}',
    without: 'Įspėjimo nėra šiomis kalbomis: {languages}; jų lapuose praleidžiama.',
    fill: 'Naudoti standartinį įspėjimą',
    standard: 'Integruotos taisyklės',
    standardAbout: 'Kodams, kuriems aukščiau taisyklės nėra. Klientų lapuose parinktys be taisyklės nespausdinamos.',
    test: 'Kas spausdinama',
    yours: 'jūsų',
    testKind: 'Lapas',
    testCar: 'Variklis'
  },
  batch: {
    all: 'Pasirinkti viską',
    chosen: 'Pasirinkta anksčiau',
    cars: 'Automobiliai',
    noGroup: 'Mėgstami be grupės',
    generation: 'Kartos varikliai',
    noGeneration: 'Pasirinkite neseniai atvertą',
    otherGeneration: 'Atverkite kartą kataloge, kad ji būtų čia.',
    load: 'Rodyti jos variklius',
    nothing: 'Pažymėkite mėgstamus arba palyginkite variklius; jie atsiras čia.',
    files: 'Failai',
    many: 'Atskiri PDF',
    one: 'Vienas PDF',
    pattern: 'Failų pavadinimai',
    unknown: 'Ne vietos rezervavimo ženklas: {names}',
    tooMany: 'Ne daugiau kaip {most} vienu metu.',
    absent:
      '{n} pasirinktas automobilis dar neatsisiųstas. | {n} pasirinkti automobiliai dar neatsisiųsti. | {n} pasirinkto automobilio dar neatsisiųsta. | {n} pasirinktų automobilių dar neatsisiųsta.',
    select: 'Pasirinkite automobilius',
    startNone: 'Sudaryti lapus…',
    start: 'Sudaryti {n} lapą… | Sudaryti {n} lapus… | Sudaryti {n} lapo… | Sudaryti {n} lapų…',
    cancel: 'Stabdyti',
    progress: 'Eiga',
    state: {
      running: '{done} iš {total}',
      done: 'Baigta: {done} iš {total}',
      cancelled: 'Sustabdyta: {done} iš {total}',
      failed: 'Klaida po {done} iš {total}'
    },
    folder: 'Aplanke {folder}',
    findings: 'Pastabos',
    failed:
      '{n} lapo sudaryti nepavyko | {n} lapų sudaryti nepavyko | {n} lapo sudaryti nepavyko | {n} lapų sudaryti nepavyko'
  },
  printers: {
    about:
      'Spausdintuvas naudoja sistemos dialogą, kol patvirtinsite jo bandomąjį puslapį. Po to jis spausdina tiesiogiai, tikru dydžiu, ant lapo popieriaus.',
    paper: 'Bandomojo puslapio popierius',
    again: 'Ieškoti dar kartą',
    none: 'Spausdintuvas nerastas.',
    noneText: 'Įjunkite spausdintuvą ir ieškokite dar kartą arba įrašykite lapą kaip PDF.',
    proven: 'patikrintas: spausdina be dialogo',
    unproven: 'naudoja sistemos dialogą',
    test: 'Spausdinti bandomąjį puslapį',
    right: 'Puslapis teisingas',
    first: 'Pirma išspausdinkite bandomąjį puslapį.',
    forget: 'Vėl naudoti dialogą'
  },
  pin: {
    label: 'Prisegta',
    action: 'Prisegti šiandienos duomenis',
    hint: 'Vėlesniam palyginimui su katalogu, be užklausų',
    done: 'Duomenys prisegti. Žr. „Duomenų lapai“, „Istorija“.',
    remove: 'Atsegti',
    removeTitle: 'Pašalinti šiuos prisegtus duomenis?',
    removeText: 'Jų nebebus galima palyginti. Atšaukti negalima.'
  }
} satisfies PartOf<typeof en>
