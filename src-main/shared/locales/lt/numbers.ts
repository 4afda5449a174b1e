import type { PartOf } from '../part-of'
import type en from '../en/numbers'

/**
 * Texts about figures themselves: where they came from, what their unit is taken to be, whether a curve may be
 * believed, what was measured.
 */
export default {
  origin: {
    of: 'Iš kur skaičiai: {section}',
    hint: 'Iš kur šie skaičiai · Alt ir skaičiaus spustelėjimas',
    walk: 'Rodyklės: kiti šios dalies skaičiai',
    title: '{figure}: kilmė',
    field: 'Laukas',
    raw: 'Gauta',
    blank: 'tuščia',
    unit: 'Vienetas',
    noUnit: 'nėra',
    basis: {
      stated: '{unit}, nurodyta serverio apraše',
      assumed: '{unit}, šio serviso prielaida, niekas nepatvirtino',
      confirmed: '{unit}, šio serviso prielaida, patvirtino: {by}',
      none: 'nėra'
    },
    assumedShort: '(prielaida)',
    factor: 'Koeficientas',
    asReceived: 'rodoma, kaip gauta',
    same: '1, rodoma gautu vienetu',
    times: '1 {from} = {factor} {to}',
    divide: '{constant}, padalyta iš {from}, yra {to}',
    rounding: 'Suapvalinta',
    notRounded: 'ne',
    digitsNone: 'kartą, iki sveikųjų skaičių',
    digits:
      'kartą, iki {n} ženklo po kablelio | kartą, iki {n} ženklų po kablelio | kartą, iki {n} ženklo po kablelio | kartą, iki {n} ženklų po kablelio',
    digitsRange: 'kartą, iki {least}–{most} ženklų po kablelio',
    reckoned: 'Skaičiuota kaip',
    how: {
      received: 'pati vertė',
      count: 'verčių skaičius',
      difference: 'pirmas minus antras, prieš apvalinant',
      percent: 'pirmas minus antras antrojo procentais, prieš apvalinant',
      reading: 'kreivės taškas esant šiems sūkiams',
      interpolated: 'tiesėje tarp dviejų kreivės taškų',
      'curve-difference': 'pakopos kreivė minus gamyklinė kreivė esant šiems sūkiams',
      'zero-missing': '0 laikoma trūkstama verte, kaip nurodo nustatymai',
      mean: 'abiejų kreivių skirtumo vidurkis intervale trapecijų metodu',
      peak: 'sūkiai, kuriems esant abiejų kreivių skirtumas didžiausias',
      plateau: 'kur kreivė išlaiko 95 % aukščiausio taško',
      measured: 'perskaityta iš matavimo failo'
    },
    fetched: 'Gauta',
    language: 'Kalba',
    profile: 'Iš',
    source: { service: '{profile}, ką tik klausta', desk: '{profile}, saugoma šiame kompiuteryje' },
    demo: 'demonstracinis katalogas'
  },

  assume: {
    intro:
      'Serverio apraše nenurodyta, kokiais vienetais pateikiami šie laukai. Štai kuo juos laiko servisas; iš to skaičiuojami visi skaičiai, padidėjimai ir grafikai, o duomenų lapai tai nurodo apačioje.',
    field: {
      curvePower: 'Kreivių galios vertės',
      curveTorque: 'Kreivių momento vertės',
      curveRpm: 'Kreivių sūkiai',
      stagePower: 'Pakopos galia',
      stageTorque: 'Pakopos momentas',
      topSpeed: 'Didžiausias greitis',
      zeroTo100: 'Įsibėgėjimas',
      consumption: 'Vidutinės sąnaudos'
    },
    inLine: {
      curvePower: 'kreivių galia',
      curveTorque: 'kreivių momentas',
      curveRpm: 'sūkiai',
      stagePower: 'pakopos galia',
      stageTorque: 'pakopos momentas',
      topSpeed: 'didž. greitis',
      zeroTo100: 'įsibėgėjimas',
      consumption: 'sąnaudos'
    },
    says: {
      'named-horsepower': 'pavadinta „horsepower values“; kurios arklio galios, nenurodyta',
      'named-torque': 'pavadinta „torque values“; lauko vardas nm',
      'named-rpm': 'pavadinta „rpm values“',
      nothing: 'nieko, tik pavadinimas'
    },
    column: { field: 'Laukas', says: 'Ką sako aprašas', assumed: 'Laikoma', confirmed: 'Kas ir kada patvirtino' },
    confirm: 'vardas, diena',
    confirmOf: 'Kas patvirtino vienetą: {field}',
    unitOf: 'Vienetas: {field}',
    unconfirmed: 'Nepatvirtinta: kitu vienetu nerodoma.',
    only: 'vienintelis naudojamas',
    hint: 'Variklio puslapis įspėja, jei galios vertės atitinka kitą vienetą.',
    bare: 'be vieneto',
    line: '{field} laikoma {unit}',
    lineConfirmed: '{field} laikoma {unit} (patvirtino: {by})',
    lineBare: '{field} rodoma be vieneto',
    mark: 'vienetas numanomas',
    short: 'Vienetai numanomi'
  },

  honesty: {
    title: 'Ar šiomis kreivėmis galima tikėti?',
    open: 'Rodyti, kas patikrinta',
    badge: { consistent: 'dera', off: 'nuokrypis {percent} %', unchecked: 'patikrinti negalima' },
    verdict: {
      consistent: 'dera',
      off: {
        physics: 'ties {rpm} aps./min. galia skiriasi {percent} % nuo momento × sūkių',
        'headline-power': 'didžiausia galia skiriasi {percent} % nuo nurodytos',
        'headline-torque': 'didžiausias momentas skiriasi {percent} % nuo nurodyto'
      },
      unchecked: 'patikrinti negalima: {reason}'
    },
    reason: {
      'no-values': 'vertės nenurodytos',
      unreadable: 'vertės neįskaitomos',
      'rpm-missing': 'sūkiai nenurodyti',
      'power-missing': 'galia nenurodyta',
      'torque-missing': 'momentas nenurodytas',
      'unequal-length': 'verčių skaičius skiriasi',
      'rpm-in-doubt': 'paties variklio verčių skaičius skiriasi',
      'common-part': 'pagal nustatymą suporuota tik dalis',
      'rpm-duplicate': 'sūkiai kartojasi',
      'rpm-negative': 'yra sūkių, mažesnių už nulį',
      'all-zero': 'visos vertės yra 0',
      'padding-kept': 'pagal nustatymą nuliai galuose palikti',
      'zeros-inside': 'viduryje yra nulių',
      'negative-values': 'yra verčių, mažesnių už 0',
      'too-few-points': 'per mažai taškų',
      'power-unit': 'galia labiau atitinka kitą vienetą nei priimtą'
    },
    check: {
      lengths: 'Verčių po lygiai, visos įskaitomos',
      order: 'Sūkiai didėja',
      padding: 'Galuose nulių nėra',
      zeros: 'Viduryje nėra nulių ar neigiamų verčių',
      'headline-power': 'Nurodyta galia ir aukščiausias taškas',
      'headline-torque': 'Nurodytas momentas ir aukščiausias taškas',
      physics: 'Galia = momentas × sūkiai'
    },
    state: { ok: 'taip', note: 'sutvarkyta', fault: 'ne', skipped: 'netikrinama' },
    percentOf: '{percent} %',
    physics:
      'didžiausias {percent} % ties {rpm} aps./min., mediana {median} %, {count} iš {of} taškų viršija apvalinimą ir {tolerance} %',
    hint: 'Galios vertės labiau atitinka {unit} nei {taken}.',
    details: 'Išsamiau',
    dropsToZero: {
      power: 'Galia krinta iki 0 ties {rpm} aps./min.',
      torque: 'Sukimo momentas krinta iki 0 ties {rpm} aps./min.'
    }
  },

  noGain: 'Padidėjimo nėra: {curve} – {verdict}.',

  band: {
    title: 'Padidėjimas sūkių intervale',
    show: 'Intervalas',
    showHint: 'Padidėjimas sūkių intervale. Jį galima ir pažymėti velkant per kreives.',
    close: 'Pašalinti intervalą',
    from: 'Apatinė intervalo riba',
    to: 'Viršutinė intervalo riba',
    cruise: 'Kreiseriniai sūkiai',
    stage: 'Pakopa',
    range: '{from}–{to} aps./min.',
    mean: 'vid. {quantity}',
    largest: 'maks. {quantity}',
    at: 'ties {rpm} aps./min.',
    atCruise: 'ties',
    plateau: '95 % didž. momento',
    plateauText: '{from}–{to} aps./min., plotis {width}',
    plateauOpen: '{from}–{to} aps./min., plotis bent {width}',
    refused: 'Vidutinio padidėjimo nėra: {curve} – {verdict}.',
    none: 'Vidutinio padidėjimo nėra: kreivės nesutampa.',
    noStage: 'Nėra pakopos su kreive, kurią būtų galima lyginti.',
    stock: 'gamyklinis {range}'
  },

  bench: {
    readable: 'nuskaitoma jūsų įranga',
    'other-tool': 'reikia kitos įrangos',
    'not-stated': 'nenurodyta',
    own: 'servisas turi',
    add: 'Pažymėti {tool} kaip šio serviso įrangą',
    remove: 'Pašalinti {tool} iš šio serviso įrangos'
  },

  measured: {
    title: 'Matavimai',
    add: 'Matavimas …',
    addHint: 'Uždėti galios stendo matavimą iš CSV failo ant katalogo kreivių',
    measured: 'Išmatuota',
    name: 'Išmatuota: {title}',
    remove: 'Pašalinti matavimą {title}',
    hide: 'Matavimas {title} grafike',
    against: 'Lyginama su',
    result: 'matavimas ir katalogas: {percent} % ties maksimumu',
    resultOf: '{quantity} {percent} % ties maksimumu',
    within: '({share} % per ±{tolerance} %)',
    withinOf: '{share} % išmatuotų taškų yra ±{tolerance} % ribose nuo katalogo kreivės',
    corrected: 'koreguota pagal {standard}',
    correction: {
      'not-stated': 'standartas nenurodytas',
      none: 'nekoreguota',
      'din-70020': 'DIN 70020',
      'ece-r85': 'ECE R85',
      'iso-1585': 'ISO 1585',
      'sae-j1349': 'SAE J1349',
      'jis-d1001': 'JIS D 1001'
    },
    refused: {
      'too-large': '{file} didesnis nei 20 MB ir neperskaitytas.',
      'not-text': '{file} nėra teksto lentelė. Eksportuokite matavimą kaip CSV.',
      empty: '{file} tuščias.',
      unreadable: '{file} perskaityti negalima.'
    },
    import: {
      title: 'Matavimas iš {file}',
      intro:
        'Nurodykite, kas yra kuriame stulpelyje. Matavimas saugomas prie šio variklio šiame kompiuteryje ir niekada netampa katalogo dalimi.',
      source: 'Žinomas šaltinis',
      noSource: 'nėra',
      separator: 'Langelių skirtukas',
      separators: { comma: 'kablelis', semicolon: 'kabliataškis', tab: 'tabuliatorius', bar: 'vertikalus brūkšnys' },
      decimal: 'Dešimtainis skirtukas',
      decimals: { point: 'taškas', comma: 'kablelis' },
      headerLines: 'Antraštės eilutės',
      rpm: 'Variklio sūkiai',
      rpmScale: 'Sūkiai kaip',
      scales: { one: 'aps./min.', thousand: '1000 aps./min.' },
      power: 'Galia',
      torque: 'Sukimo momentas',
      none: 'lentelėje nėra',
      unit: 'vienetais',
      column: '{n}: {heading}',
      columnPlain: '{n} stulpelis',
      correction: 'Koreguota pagal',
      runTitle: 'Matavimo pavadinimas',
      runTitleHint: 'prieš, po, 98 benzinas …',
      keepAs: 'Įsiminti šiuos stulpelius kaip',
      keepAsHint: 'programos ar stendo pavadinimas',
      preview: 'Pirmosios failo eilutės',
      points: '{n} taškas | {n} taškai | {n} taško | {n} taškų',
      span: '{from}–{to} aps./min.',
      peak: '{quantity} {value} ties {rpm} aps./min.',
      sorted: 'eilutės surikiuotos pagal sūkius',
      merged:
        '{n} eilutė su vienodais sūkiais sujungta į vidurkį | {n} eilutės su vienodais sūkiais sujungtos į vidurkį | {n} eilutės su vienodais sūkiais sujungta į vidurkį | {n} eilučių su vienodais sūkiais sujungta į vidurkį',
      cut: 'naudojama tik pirmi 200 000 taškų',
      leftOut: 'praleista {n} eilutė | praleistos {n} eilutės | praleista {n} eilutės | praleista {n} eilučių',
      leftOutLine: '{line} eilutė: {problem}',
      problem: {
        'no-rpm': 'nėra sūkių',
        'no-power': 'nėra galios',
        'no-torque': 'nėra momento',
        'negative-rpm': 'sūkiai mažesni už 0'
      },
      nothing: 'Su šiais stulpeliais negalima perskaityti nė vienos eilutės.',
      gone: 'Failas nebeatvertas. Pasirinkite jį dar kartą.',
      keep: 'Išsaugoti',
      cancel: 'Atšaukti'
    }
  }
} satisfies PartOf<typeof en>
