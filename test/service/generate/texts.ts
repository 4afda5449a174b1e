/** The texts of the catalogue in the order en, zh-hant, zh-hans, ru, nb, lv, lt, hr, es. */
import { LANGUAGES } from '../../../src-main/shared/text/languages.ts'
import type { TextsFile } from '../../../src-main/adapters/demo-service/catalogue/load-catalogue.ts'
import type { Translated } from '../../../src-main/adapters/demo-service/catalogue/catalogue-entries.ts'

type Nine = readonly [string, string, string, string, string, string, string, string, string]

const TYPES: Readonly<Record<string, Nine>> = {
  cars: [
    'Cars & vans',
    '轎車與廂型車',
    '乘用车与轻客',
    'Легковые и фургоны',
    'Personbiler og varebiler',
    'Automobiļi un furgoni',
    'Automobiliai ir furgonai',
    'Osobna i dostavna vozila',
    'Turismos y furgonetas'
  ],
  trucks: [
    'Trucks & buses',
    '卡車與巴士',
    '卡车与客车',
    'Грузовики и автобусы',
    'Lastebiler og busser',
    'Kravas auto un autobusi',
    'Sunkvežimiai ir autobusai',
    'Kamioni i autobusi',
    'Camiones y autobuses'
  ],
  agriculture: [
    'Agriculture',
    '農業機械',
    '农业机械',
    'Сельхозтехника',
    'Landbruk',
    'Lauksaimniecība',
    'Žemės ūkis',
    'Poljoprivreda',
    'Agricultura'
  ],
  marine: ['Marine', '船舶', '船舶', 'Водный транспорт', 'Båt', 'Ūdens transports', 'Laivai', 'Plovila', 'Náutica'],
  motorcycles: [
    'Motorcycles',
    '機車',
    '摩托车',
    'Мотоциклы',
    'Motorsykler',
    'Motocikli',
    'Motociklai',
    'Motocikli',
    'Motocicletas'
  ]
}

const OPTIONS: Readonly<Record<string, { readonly name: Nine; readonly description: Nine }>> = {
  DPF: {
    name: [
      'Particle filter',
      '柴油微粒濾清器',
      '柴油颗粒捕集器',
      'Сажевый фильтр',
      'Partikkelfilter',
      'Daļiņu filtrs',
      'Kietųjų dalelių filtras',
      'Filtar čestica',
      'Filtro de partículas'
    ],
    description: [
      'Diagnosis of the diesel particle filter',
      '柴油微粒濾清器的診斷',
      '柴油颗粒捕集器的诊断',
      'Диагностика сажевого фильтра',
      'Diagnose av dieselpartikkelfilteret',
      'Dīzeļa daļiņu filtra diagnostika',
      'Dyzelino kietųjų dalelių filtro diagnostika',
      'Dijagnostika filtra dizelskih čestica',
      'Diagnosis del filtro de partículas diésel'
    ]
  },
  GPF: {
    name: [
      'Petrol particle filter',
      '汽油微粒濾清器',
      '汽油颗粒捕集器',
      'Бензиновый сажевый фильтр',
      'Bensinpartikkelfilter',
      'Benzīna daļiņu filtrs',
      'Benzino kietųjų dalelių filtras',
      'Filtar benzinskih čestica',
      'Filtro de partículas de gasolina'
    ],
    description: [
      'Diagnosis of the petrol particle filter',
      '汽油微粒濾清器的診斷',
      '汽油颗粒捕集器的诊断',
      'Диагностика бензинового сажевого фильтра',
      'Diagnose av bensinpartikkelfilteret',
      'Benzīna daļiņu filtra diagnostika',
      'Benzino kietųjų dalelių filtro diagnostika',
      'Dijagnostika filtra benzinskih čestica',
      'Diagnosis del filtro de partículas de gasolina'
    ]
  },
  EGR: {
    name: [
      'Exhaust gas recirculation',
      '廢氣再循環',
      '废气再循环',
      'Рециркуляция отработавших газов',
      'Eksosresirkulering',
      'Izplūdes gāzu recirkulācija',
      'Išmetamųjų dujų recirkuliacija',
      'Povrat ispušnih plinova',
      'Recirculación de gases'
    ],
    description: [
      'Diagnosis of the recirculation valve',
      '再循環閥的診斷',
      '再循环阀的诊断',
      'Диагностика клапана рециркуляции',
      'Diagnose av resirkuleringsventilen',
      'Recirkulācijas vārsta diagnostika',
      'Recirkuliacijos vožtuvo diagnostika',
      'Dijagnostika ventila povrata',
      'Diagnosis de la válvula de recirculación'
    ]
  },
  SCR: {
    name: [
      'Selective catalytic reduction',
      '選擇性催化還原',
      '尿素系统',
      'Селективная каталитическая нейтрализация',
      'Selektiv katalytisk reduksjon',
      'Selektīvā katalītiskā reducēšana',
      'Selektyvioji katalitinė redukcija',
      'Selektivna katalitička redukcija',
      'Reducción catalítica selectiva'
    ],
    description: [
      'Diagnosis of urea dosing',
      '尿素噴射的診斷',
      '尿素喷射的诊断',
      'Диагностика дозирования мочевины',
      'Diagnose av ureadoseringen',
      'Urīnvielas dozēšanas diagnostika',
      'Karbamido dozavimo diagnostika',
      'Dijagnostika doziranja uree',
      'Diagnosis de la dosificación de urea'
    ]
  },
  LAMBDA: {
    name: [
      'Rear oxygen sensor',
      '後氧感測器',
      '后氧传感器',
      'Задний кислородный датчик',
      'Bakre oksygensensor',
      'Aizmugurējais skābekļa sensors',
      'Galinis deguonies jutiklis',
      'Stražnja lambda sonda',
      'Sonda lambda posterior'
    ],
    description: [
      'Monitoring behind the catalyst',
      '觸媒後方的監測',
      '催化器后方的监测',
      'Контроль за катализатором',
      'Overvåking bak katalysatoren',
      'Uzraudzība aiz katalizatora',
      'Stebėjimas už katalizatoriaus',
      'Nadzor iza katalizatora',
      'Supervisión tras el catalizador'
    ]
  },
  DTC: {
    name: [
      'Fault codes',
      '故障碼',
      '故障码',
      'Коды неисправностей',
      'Feilkoder',
      'Kļūdu kodi',
      'Gedimų kodai',
      'Kodovi grešaka',
      'Códigos de avería'
    ],
    description: [
      'Single fault codes on request',
      '依需求處理個別故障碼',
      '按需处理个别故障码',
      'Отдельные коды по запросу',
      'Enkelte feilkoder etter ønske',
      'Atsevišķi kļūdu kodi pēc pieprasījuma',
      'Atskiri gedimų kodai pagal užsakymą',
      'Pojedini kodovi na zahtjev',
      'Códigos sueltos a petición'
    ]
  },
  VMAX: {
    name: [
      'Speed limiter',
      '車速限制',
      '车速限制',
      'Ограничитель скорости',
      'Fartsperre',
      'Ātruma ierobežotājs',
      'Greičio ribotuvas',
      'Ograničenje brzine',
      'Limitador de velocidad'
    ],
    description: [
      'Sets another top speed',
      '設定其他極速',
      '设定其他最高车速',
      'Другая максимальная скорость',
      'Annen toppfart',
      'Cits maksimālais ātrums',
      'Kitas didžiausias greitis',
      'Druga najveća brzina',
      'Otra velocidad máxima'
    ]
  },
  SS: {
    name: [
      'Start-stop',
      '自動啟停',
      '自动启停',
      'Старт-стоп',
      'Start-stopp',
      'Start-stop',
      'Start-stop',
      'Start-stop',
      'Arranque y parada'
    ],
    description: [
      'Start-stop off after every start',
      '每次啟動後關閉自動啟停',
      '每次启动后关闭自动启停',
      'Отключение после каждого пуска',
      'Avslått etter hver start',
      'Izslēgts pēc katras iedarbināšanas',
      'Išjungta po kiekvieno užvedimo',
      'Isključeno nakon svakog pokretanja',
      'Desactivado tras cada arranque'
    ]
  },
  LAUNCH: {
    name: [
      'Launch control',
      '起步控制',
      '起步控制',
      'Лаунч-контроль',
      'Launch control',
      'Starta kontrole',
      'Starto kontrolė',
      'Kontrola starta',
      'Control de salida'
    ],
    description: [
      'Set engine speed for standing starts',
      '靜止起步的設定轉速',
      '静止起步的设定转速',
      'Заданные обороты при старте с места',
      'Fast turtall ved start',
      'Noteikti apgriezieni startam',
      'Nustatytos apsukos startui',
      'Zadani broj okretaja za start',
      'Régimen fijo para salir parado'
    ]
  },
  COLD: {
    name: [
      'Quiet cold start',
      '安靜冷啟動',
      '安静冷启动',
      'Тихий холодный пуск',
      'Stille kaldstart',
      'Kluss aukstais starts',
      'Tylus šaltas užvedimas',
      'Tihi hladni start',
      'Arranque en frío silencioso'
    ],
    description: [
      'Lower idle speed after a cold start',
      '冷啟動後較低的怠速',
      '冷启动后较低的怠速',
      'Меньшие обороты после холодного пуска',
      'Lavere tomgang etter kaldstart',
      'Zemāki apgriezieni pēc aukstā starta',
      'Mažesnės apsukos po šalto užvedimo',
      'Niži prazni hod nakon hladnog starta',
      'Ralentí más bajo en frío'
    ]
  },
  SWIRL: {
    name: [
      'Swirl flaps',
      '渦流閥',
      '涡流阀',
      'Вихревые заслонки',
      'Virvelspjeld',
      'Virpuļvārsti',
      'Sūkurio sklendės',
      'Vrtložne zaklopke',
      'Mariposas de admisión'
    ],
    description: [
      'Diagnosis of the intake flaps',
      '進氣閥的診斷',
      '进气阀的诊断',
      'Диагностика впускных заслонок',
      'Diagnose av inntaksspjeldene',
      'Ieplūdes vārstu diagnostika',
      'Įsiurbimo sklendžių diagnostika',
      'Dijagnostika usisnih zaklopki',
      'Diagnosis de las mariposas'
    ]
  },
  PTO: {
    name: [
      'Power take-off',
      '動力輸出',
      '动力输出',
      'Отбор мощности',
      'Kraftuttak',
      'Jūgvārpsta',
      'Galios tiekimo velenas',
      'Priključno vratilo',
      'Toma de fuerza'
    ],
    description: [
      'Full torque at the power take-off',
      '動力輸出軸的最大扭力',
      '动力输出轴的最大扭矩',
      'Полный момент на валу отбора',
      'Fullt moment på kraftuttaket',
      'Pilns griezes moments uz jūgvārpstas',
      'Visas sukimo momentas ant veleno',
      'Puni moment na vratilu',
      'Par completo en la toma de fuerza'
    ]
  }
}

const MODIFICATIONS: Readonly<Record<string, Nine>> = {
  downpipe: [
    'downpipe',
    '頭段排氣管',
    '头段排气',
    'даунпайп',
    'downpipe',
    'izplūdes caurule',
    'priekinis vamzdis',
    'prednja ispušna cijev',
    'downpipe'
  ],
  intake: ['intake', '進氣', '进气', 'впуск', 'inntak', 'ieplūde', 'įsiurbimas', 'usis', 'admisión'],
  intercooler: [
    'intercooler',
    '中冷器',
    '中冷器',
    'интеркулер',
    'ladeluftkjøler',
    'starpdzesētājs',
    'tarpinis aušintuvas',
    'hladnjak zraka',
    'intercooler'
  ],
  turbocharger: [
    'larger turbocharger',
    '較大的渦輪增壓器',
    '更大的涡轮增压器',
    'увеличенный турбокомпрессор',
    'større turbolader',
    'lielāks turbokompresors',
    'didesnis turbokompresorius',
    'veći turbopunjač',
    'turbo mayor'
  ],
  injectors: [
    'injectors',
    '噴油嘴',
    '喷油嘴',
    'форсунки',
    'innsprøytningsdyser',
    'sprauslas',
    'purkštukai',
    'brizgaljke',
    'inyectores'
  ],
  pump: [
    'fuel pump',
    '燃油泵',
    '燃油泵',
    'топливный насос',
    'drivstoffpumpe',
    'degvielas sūknis',
    'degalų siurblys',
    'pumpa goriva',
    'bomba de combustible'
  ],
  exhaust: [
    'sports exhaust',
    '運動排氣',
    '运动排气',
    'спортивный выпуск',
    'sportseksos',
    'sporta izplūde',
    'sportinis duslintuvas',
    'sportski ispuh',
    'escape deportivo'
  ],
  clutch: [
    'reinforced clutch',
    '強化離合器',
    '强化离合器',
    'усиленное сцепление',
    'forsterket clutch',
    'pastiprināts sajūgs',
    'sustiprinta sankaba',
    'pojačana spojka',
    'embrague reforzado'
  ],
  fuel: [
    '98 octane fuel',
    '98 無鉛汽油',
    '98 号汽油',
    'топливо АИ-98',
    '98 oktan',
    '98 oktānu degviela',
    '98 oktanų degalai',
    'gorivo 98 oktana',
    'gasolina de 98 octanos'
  ],
  propeller: [
    'matched propeller',
    '合適的螺旋槳',
    '匹配的螺旋桨',
    'подобранный винт',
    'tilpasset propell',
    'pielāgota dzenskrūve',
    'pritaikytas sraigtas',
    'prilagođeni vijak',
    'hélice adaptada'
  ]
}

const TERMS: readonly Nine[] = [
  ['Diesel', '柴油', '柴油', 'Дизель', 'Diesel', 'Dīzelis', 'Dyzelinas', 'Dizel', 'Diésel'],
  ['Petrol', '汽油', '汽油', 'Бензин', 'Bensin', 'Benzīns', 'Benzinas', 'Benzin', 'Gasolina'],
  ['Ethanol', '乙醇', '乙醇', 'Этанол', 'Etanol', 'Etanols', 'Etanolis', 'Etanol', 'Etanol'],
  ['LPG', '液化石油氣', '液化石油气', 'Сжиженный газ', 'LPG', 'Sašķidrinātā gāze', 'Suskystintos dujos', 'UNP', 'GLP'],
  ['Hybrid', '混合動力', '混合动力', 'Гибрид', 'Hybrid', 'Hibrīds', 'Hibridas', 'Hibrid', 'Híbrido'],
  [
    'Turbo Diesel',
    '渦輪柴油',
    '涡轮柴油',
    'Турбодизель',
    'Turbodiesel',
    'Turbodīzelis',
    'Turbodyzelinas',
    'Turbodizel',
    'Turbodiésel'
  ],
  [
    'Turbo Petrol',
    '渦輪汽油',
    '涡轮汽油',
    'Бензин турбо',
    'Turbobensin',
    'Turbobenzīns',
    'Turbobenzinas',
    'Turbobenzin',
    'Turbo gasolina'
  ],
  [
    'Heavy Diesel',
    '重型柴油',
    '重型柴油',
    'Тяжёлый дизель',
    'Tung diesel',
    'Smagais dīzelis',
    'Sunkusis dyzelinas',
    'Teški dizel',
    'Diésel pesado'
  ],
  [
    'Heavy Turbo Diesel',
    '重型渦輪柴油',
    '重型涡轮柴油',
    'Тяжёлый турбодизель',
    'Tung turbodiesel',
    'Smagais turbodīzelis',
    'Sunkusis turbodyzelinas',
    'Teški turbodizel',
    'Turbodiésel pesado'
  ],
  [
    'Marine Diesel',
    '船用柴油',
    '船用柴油',
    'Судовой дизель',
    'Marinediesel',
    'Kuģu dīzelis',
    'Laivų dyzelinas',
    'Brodski dizel',
    'Diésel marino'
  ],
  [
    'Marine Petrol',
    '船用汽油',
    '船用汽油',
    'Судовой бензиновый',
    'Marinebensin',
    'Laivu benzīns',
    'Laivų benzinas',
    'Brodski benzin',
    'Gasolina marina'
  ],
  [
    'Marine Turbo Diesel',
    '船用渦輪柴油',
    '船用涡轮柴油',
    'Судовой турбодизель',
    'Marineturbodiesel',
    'Kuģu turbodīzelis',
    'Laivų turbodyzelinas',
    'Brodski turbodizel',
    'Turbodiésel marino'
  ],
  ['Other', '其他', '其他', 'Другое', 'Annet', 'Cits', 'Kita', 'Ostalo', 'Otro']
]

const translated = (words: Nine): Translated =>
  Object.fromEntries(LANGUAGES.map((code, i) => [code, words[i]!])) as unknown as Translated
const table = (words: Readonly<Record<string, Nine>>): Record<string, Translated> =>
  Object.fromEntries(Object.entries(words).map(([key, nine]) => [key, translated(nine)]))

export const OPTION_CODES = Object.keys(OPTIONS)

export function texts(): TextsFile {
  return {
    types: table(TYPES),
    options: Object.fromEntries(
      Object.entries(OPTIONS).map(([code, { name, description }]) => [
        code,
        { name: translated(name), description: translated(description) }
      ])
    ),
    modifications: table(MODIFICATIONS),
    terms: Object.fromEntries(TERMS.map((nine) => [nine[0], translated(nine)]))
  }
}
