import type { PartOf } from '../part-of'
import type en from '../en/numbers'

/**
 * Texts about figures themselves: where they came from, what their unit is taken to be, whether a curve may be
 * believed, what was measured.
 */
export default {
  origin: {
    of: 'Skaičių kilmė: {section}',
    hint: 'Skaičių kilmė · Alt ir skaičiaus spustelėjimas',
    walk: 'Rodyklės: kiti šios dalies skaičiai',
    title: '{figure}, iš katalogo',
    field: 'Laukas',
    raw: 'Gauta',
    blank: 'tuščia',
    unit: 'Vienetas',
    noUnit: 'nėra',
    basis: {
      stated: '{unit}, nurodo serveris',
      assumed: '{unit}, numanoma, nepatvirtinta',
      confirmed: '{unit}, numanoma, patvirtino: {by}',
      none: 'nėra'
    },
    assumedShort: '(numanoma)',
    factor: 'Koeficientas',
    asReceived: 'rodoma, kaip gauta',
    same: '1, gautas vienetas',
    times: '1 {from} = {factor} {to}',
    divide: '{to} = {constant} ÷ {from}',
    rounding: 'Suapvalinta',
    notRounded: 'ne',
    digitsNone: 'iki sveikųjų skaičių',
    digits:
      'iki {n} ženklo po kablelio | iki {n} ženklų po kablelio | iki {n} ženklo po kablelio | iki {n} ženklų po kablelio',
    digitsRange: 'iki {least}–{most} ženklų po kablelio',
    reckoned: 'Skaičiuota kaip',
    how: {
      received: 'gauta vertė',
      count: 'verčių skaičius',
      difference: 'pirmas minus antras, prieš apvalinant',
      percent: 'pirmas minus antras antrojo procentais, prieš apvalinant',
      reading: 'kreivės taškas esant šiems sūkiams',
      interpolated: 'interpoliuota tarp dviejų kreivės taškų',
      'curve-difference': 'pakopos kreivė minus gamyklinė kreivė esant šiems sūkiams',
      'zero-missing': '0 laikoma trūkstama verte (nustatymas)',
      mean: 'vidutinis abiejų kreivių skirtumas intervale (trapecijų metodas)',
      peak: 'sūkiai, kuriais kreivių skirtumas didžiausias',
      plateau: 'intervalas virš 95 % kreivės maksimumo',
      measured: 'matavimo failas'
    },
    fetched: 'Gauta',
    computer: 'Gavo',
    language: 'Kalba',
    profile: 'Iš',
    source: { service: '{profile}, ką tik', desk: '{profile}, saugoma šiame kompiuteryje' },
    demo: 'demonstracinis katalogas'
  },

  assume: {
    intro: 'Serveris šių dydžių vieneto nenurodo. Kol jo nepatvirtinote, vienetas numanomas (*).',
    field: {
      curvePower: 'Galia grafike',
      curveTorque: 'Momentas grafike',
      curveRpm: 'Sūkiai grafike',
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
      'named-horsepower': '„horsepower values“; nenurodyta, kokia arklio galia',
      'named-torque': '„torque values“; laukas vadinasi nm',
      'named-rpm': '„rpm values“',
      nothing: 'nieko'
    },
    column: { field: 'Laukas', says: 'Ką nurodo serveris', assumed: 'Vienetas', confirmed: 'Patvirtino, data' },
    confirm: 'vardas, data',
    confirmNow: 'Patvirtinti',
    confirmOf: '{field}: vienetą patvirtino',
    unitOf: '{field}: vienetas',
    unconfirmed: 'Nepatvirtinti vienetai niekada neperskaičiuojami.',
    only: 'vienintelis galimas vienetas',
    hint: 'Variklio puslapis įspėja, jei galios vertės atitinka kitą vienetą.',
    bare: 'be vieneto',
    line: '{field}: {unit} (numanoma)',
    lineConfirmed: '{field}: {unit} (numanoma, patvirtino: {by})',
    lineBare: '{field}: be vieneto',
    mark: 'vienetas numanomas',
    short: 'Vienetai numanomi',
    confirmAll: 'Patvirtinti visus'
  },

  honesty: {
    title: 'Kreivių patikra',
    open: 'Rodyti patikras',
    offSeveral: 'kreivės ir nurodytos vertės skiriasi iki {percent} %',
    verdict: {
      consistent: 'dera',
      off: {
        below: 'ties {rpm} aps./min. galia {percent} % mažesnė už momentą × sūkius',
        above: 'ties {rpm} aps./min. galia {percent} % didesnė už momentą × sūkius',
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
      'unequal-length': 'nevienodas verčių skaičius',
      'rpm-in-doubt': 'sūkiai abejotini',
      'common-part': 'nevienodos kreivės, nubraižyta tik dalis',
      'rpm-duplicate': 'sūkiai kartojasi',
      'rpm-negative': 'yra sūkių, mažesnių už nulį',
      'all-zero': 'visos vertės yra 0',
      'padding-kept': 'nuliai galuose palikti (nustatymas)',
      'zeros-inside': 'nuliai kreivės viduje',
      'negative-values': 'vertės, mažesnės už 0',
      'too-few-points': 'per mažai taškų',
      'power-unit': 'galia labiau atitinka kitą vienetą nei numanomą'
    },
    check: {
      lengths: 'Verčių po lygiai, visos įskaitomos',
      order: 'Sūkiai didėja',
      padding: 'Galuose nulių nėra',
      zeros: 'Viduryje nėra nulių ar neigiamų verčių',
      'headline-power': 'Nurodyta galia ir kreivės maksimumas',
      'headline-torque': 'Nurodytas momentas ir kreivės maksimumas',
      physics: 'Galia = momentas × sūkiai'
    },
    state: { ok: 'taip', note: 'apdorota', fault: 'ne', skipped: 'patikrinti negalima' },
    physics:
      'didžiausias nuokrypis {percent} % ties {rpm} aps./min., mediana {median} %, taškai už apvalinimo ir {tolerance} %: {count} iš {of}',
    hint: 'Galios vertės labiau atitinka {unit} nei {taken}.',
    details: 'Išsamiau',
    dropsToZero: {
      power: 'Galia krinta iki 0 ties {rpm} aps./min.',
      torque: 'Sukimo momentas krinta iki 0 ties {rpm} aps./min.'
    }
  },

  noGains: 'Todėl diagrama prieaugio nerodo.',

  band: {
    title: 'Prieaugis sūkių intervale',
    show: 'Intervalas',
    showHint: 'Prieaugis sūkių intervale. Galima ir vilkti per kreives.',
    close: 'Pašalinti intervalą',
    from: 'Apatinė intervalo riba',
    to: 'Viršutinė intervalo riba',
    cruise: 'Kreiseriniai sūkiai',
    stage: 'Pakopa',
    range: '{from}–{to} aps./min.',
    mean: 'vid.',
    largest: 'maks.',
    at: 'ties {rpm} aps./min.',
    atCruise: 'ties',
    plateau: '95 % didž. momento',
    plateauOpen: '{from}–{to} aps./min., plotis bent {width}',
    refused: 'Vidutinio prieaugio nėra: {curve} – {verdict}.',
    none: 'Vidutinio prieaugio nėra: kreivės nepersidengia.',
    stock: 'gamyklinis: {range}'
  },

  gainsMissing:
    'Negautas {n} variklio prieaugis. | Negautas {n} variklių prieaugis. | Negautas {n} variklio prieaugis. | Negautas {n} variklių prieaugis.',
  bench: {
    readable: 'nuskaitoma jūsų įranga',
    'other-tool': 'reikia kitos įrangos',
    'not-stated': 'nenurodyta',
    own: 'jūsų įranga',
    add: 'Pažymėti {tool} kaip savo įrangą',
    remove: 'Pašalinti {tool} iš savo įrangos'
  },

  measured: {
    title: 'Matavimai',
    add: 'Matavimas…',
    addHint: 'Uždėti galios stendo matavimą iš CSV failo ant kreivių',
    measured: 'Išmatuota',
    disagree: 'Matavime galia neatitinka momento: {percent} % ties {rpm} aps./min.',
    remove: 'Pašalinti matavimą {title}',
    hide: 'Rodyti {title} grafike',
    against: 'Lyginama su',
    versus: '{run}, palyginti su {curve}',
    result: 'matavimas ir katalogas: {percent} % ties maksimumu',
    resultOf: '{quantity} {percent} % ties maksimumu',
    tolerance: 'Leistinas skirtumas',
    withinOf: '{share} % išmatuotų taškų yra ±{tolerance} % ribose nuo katalogo kreivės',
    corrected: 'koreguota pagal {standard}',
    correction: {
      'not-stated': 'standartas nežinomas',
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
      intro: 'Matavimas saugomas prie šio variklio šiame kompiuteryje.',
      source: 'Žinomas šaltinis',
      noSource: 'nėra',
      columns: 'Stulpeliai ir vienetai',
      check: 'Patikrinkite stulpelius ir vienetus.',
      separator: 'Skirtukas',
      separators: {
        comma: 'kablelis',
        semicolon: 'kabliataškis',
        tab: 'tabuliatorius',
        bar: 'vertikalus brūkšnys',
        space: 'tarpas'
      },
      decimal: 'Dešimtainis skirtukas',
      decimals: { point: 'taškas', comma: 'kablelis' },
      headerLines: 'Antraštės eilutės',
      rpm: 'Variklio sūkiai',
      rpmScale: 'Sūkių vienetas',
      scales: { one: 'aps./min.', thousand: '1000 aps./min.' },
      power: 'Galia',
      torque: 'Sukimo momentas',
      none: 'lentelėje nėra',
      unit: 'vienetas',
      column: '{n}: {heading}',
      columnPlain: '{n} stulpelis',
      correction: 'Koreguota pagal',
      runTitleHint: 'prieš, po…',
      keepAs: 'Įrašyti stulpelius kaip',
      keepAsHint: 'programos ar stendo pavadinimas',
      preview: 'Pirmosios failo eilutės',
      points: '{n} taškas | {n} taškai | {n} taško | {n} taškų',
      peak: '{quantity} {value} ties {rpm} aps./min.',
      sorted: 'eilutės surikiuotos pagal sūkius',
      merged:
        'eilutės su vienodais sūkiais, pakeistos vidurkiu: {n} | eilutės su vienodais sūkiais, pakeistos vidurkiu: {n} | eilutės su vienodais sūkiais, pakeistos vidurkiu: {n} | eilutės su vienodais sūkiais, pakeistos vidurkiu: {n}',
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
      keep: 'Įrašyti matavimą',
      removeSource: 'Ištrinti šaltinį „{name}“'
    }
  }
} satisfies PartOf<typeof en>
