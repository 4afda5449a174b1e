import type { PartOf } from '../part-of'
import type en from '../en/settings'

/** The settings screen. `keys` has one entry per setting of the schema, its dots written as underscores. */
export default {
  screen: {
    any: 'Bet kuris kitas ekranas',
    number: '{n} ekranas',
    own: 'šis langas yra jame',
    gone: '{name} (neprijungtas)',
    unnamed: 'ekranas be pavadinimo',
    placed: 'Wayland aplinkoje ekraną pasirenkate patys.'
  },
  sections: 'Nustatymų puslapiai',
  calls: '{count} užklausa | {count} užklausos | {count} užklausos | {count} užklausų',
  group: {
    general: 'Bendrieji',
    units: 'Vienetai',
    assumptions: 'Numanomi vienetai',
    chart: 'Galios grafikas',
    search: 'Paieška',
    pictures: 'Paveikslėliai',
    connection: 'Tinklas',
    limits: 'Užklausų ribos',
    demo: 'Demonstracinis katalogas',
    offline: 'Neprisijungus ir saugykla',
    export: 'Eksportas į failus',
    policy: 'Duomenų saugojimas ir perdavimas',
    customer: 'Kliento ekranas',
    events: 'Įvykiai',
    notifications: 'Pranešimai',
    workspace: 'Keli kompiuteriai',
    updates: 'Naujiniai',
    roles: 'Vaidmenys'
  },
  managed: 'Nustatė administratorius',
  reset: 'Grąžinti numatytą vertę',
  storeUsed: 'Užimta {used} iš {max}',
  resetOf: 'Grąžinti numatytą vertę: {label}',
  on: 'Įjungta',
  emptyList: 'nėra',
  emptyText: 'tuščia',
  list: {
    add: 'Pridėti žodį',
    addTopic: 'Pridėti temą',
    addName: 'Pridėti serverio vardą',
    addTo: 'Pridėti: {label}',
    remove: 'Pašalinti {word}',
    up: 'Perkelti į pradžią: {word}',
    addTool: 'Pridėti įrangą'
  },
  refused: { twice: '„{word}“ jau yra sąraše.' },
  choices: {
    auto: 'Automatiškai',
    ask: 'Klausti',
    off: 'Išjungta',
    system: 'Kaip sistemoje',
    light: 'Šviesi',
    dark: 'Tamsi',
    none: 'Nenurodyta',
    unsigned: 'Nėra: siųsti gali bet kas',
    stacked: 'Atskirai',
    axes: 'Dvi ašys',
    language: 'Kaip įprasta kalboje',
    pinyin: 'Pinjinas',
    stroke: 'Brūkšnių skaičius',
    zhuyin: 'Džujinas (bopomofo)',
    table: 'Lentelė',
    comma: 'Kablelis',
    sales: 'Pardavimai',
    workshopRole: 'Servisas',
    semicolon: 'Kabliataškis',
    other: 'Kitas ekranas',
    same: 'Šis ekranas',
    'hmac-sha256-base64': 'HMAC-SHA256, Base64 pavidalu',
    'hmac-sha256-hex': 'HMAC-SHA256, šešioliktainis',
    topic: 'Tema',
    property: 'Naudotojo savybė',
    envelope: 'Vokas',
    event: 'Įvykio pavadinimas',
    session: 'Tik atmintyje',
    open: 'Diske, neapsaugoti',
    name: 'Failo pavadinimas',
    field: 'Laukas',
    header: 'Antraštė',
    keep: 'Palikti',
    move: 'Perkelti',
    delete: 'Ištrinti',
    compact: 'Glaustas',
    comfortable: 'Patogus',
    workshop: 'Servisas'
  },
  number: { always: 'kaskart', unlimited: 'be ribos', asLists: 'kaip kiti sąrašai' },
  connection: {
    address: 'Serverio adresas',
    addressDemo: 'integruotas demonstracinis katalogas',
    addressNone: 'dar nėra',
    key: 'Raktas',
    keyNone: 'nėra',
    kept: {
      sealed: 'užšifravo sistema',
      session: 'atmintyje, kol Dynodesk bus užvertas: šioje sistemoje nėra raktų saugyklos',
      open: 'diske, neapsaugotas: šioje sistemoje nėra raktų saugyklos',
      none: 'nesaugomas'
    },
    checked: 'Paskutinį kartą tikrinta',
    never: 'nuo Dynodesk paleidimo netikrinta',
    check: 'Tikrinti dabar',
    connect: 'Prisijungti prie serverio',
    replace: 'Keisti raktą ar adresą',
    demo: 'Atverti demonstracinį katalogą',
    forget: 'Ištrinti šį raktą…',
    leaveDemo: 'Išeiti iš demonstracijos',
    paused: {
      title: 'Foninės užklausos pristabdytos',
      refused: 'Serveris atmetė užklausą. Kol prieiga negrįš, bus siunčiamos tik užklausos to, ką atveriate.',
      resume: 'Tikrinti ir tęsti'
    }
  },
  replace: {
    key: 'Naujas raktas',
    keyKeep: 'Palikite tuščią, kad būtų naudojamas dabartinis raktas.',
    keyNeeded: 'Jei įmanoma, saugomas užšifruotas ir daugiau nerodomas.',
    keyMissing: 'Įveskite raktą.'
  },
  forget: {
    title: 'Ištrinti šį raktą?',
    text: 'Ištrina raktą iš šio kompiuterio ir atjungia nuo {address}. Jungiantis iš naujo rakto reikės.',
    kept: 'Nustatymai, pastabos ir išsaugoti varikliai lieka šiame kompiuteryje.',
    confirm: 'Ištrinti šį raktą'
  },
  subscription: {
    title: 'Prenumerata',
    none: 'Duomenų dar nėra. Patikrinkite ryšį, kad jie būtų įkelti.',
    state: 'Būsena',
    active: 'aktyvi',
    activeUntil: 'aktyvi iki {day} ({left})',
    inactive: 'neaktyvi',
    unknown: 'serveris nenurodo',
    end: 'Baigiasi',
    endAbsent: 'pabaigos data nenurodyta',
    endUnreadable: '{text} (neįskaitoma data)',
    endOriginal: 'Kaip atsiuntė serveris: {text}',
    days: 'liko {days} diena | liko {days} dienos | liko {days} dienos | liko {days} dienų',
    lastDay: 'šiandien paskutinė diena',
    past: 'pasibaigusi',
    pastActive: 'pasibaigusi, nors serveris nurodo, kad aktyvi',
    clock: 'pagal šio kompiuterio laikrodį, kuris skiriasi nuo serverio',
    warning: {
      1: 'Prenumerata baigsis per dieną. Pratęskite ją, kad katalogas liktų prieinamas.',
      7: 'Prenumerata baigsis per savaitę.',
      30: 'Prenumerata baigsis per mėnesį.'
    }
  },
  synonyms: {
    title: 'Sinonimai',
    help: 'Eilutėje viena grupė, žodžiai atskirti kableliais. Išsaugotuose duomenyse ieškoma visų.',
    box: 'Sinonimų grupės, po vieną eilutėje',
    tooMany: 'Ne daugiau kaip 500 eilučių.',
    tooLong: '{line} eilutė: ne daugiau kaip 20 žodžių, kiekvienas ne ilgesnis nei 60 simbolių.',
    single: '{line} eilutė: grupėje reikia bent dviejų žodžių.'
  },
  signers: {
    title: 'Patikimi kompiuteriai',
    none: 'Dar nėra. Kompiuteriu galima pasitikėti importuojant jo perkėlimo failą.',
    help: 'Šių kompiuterių pasirašyti perkėlimo failai atveriami be klausimo.',
    unnamed: 'be pavadinimo',
    since: 'nuo {day}',
    forget: 'Atšaukti pasitikėjimą',
    forgetOf: 'Atšaukti pasitikėjimą: {name}'
  },
  health: {
    version: 'Versija',
    drift: 'Netikėti atsakymai',
    driftNone: 'nuo Dynodesk paleidimo nėra',
    driftCount:
      '{count} ({places} lauke) | {count} ({places} laukuose) | {count} ({places} lauko) | {count} ({places} laukų)',
    help: 'Atsakymai, kurie skiriasi nuo serverio aprašo. Jei trūksta skaičių, praneškite tiekėjui.',
    address: 'Užklausa',
    field: 'Laukas',
    kind: 'Skirtumas',
    times: 'Kartai',
    'unknown-field': 'nėra apraše',
    'wrong-type': 'netinkamas tipas',
    'missing-id': 'įrašas be ID, praleistas',
    'code-mismatch': 'būsena ir kodas skiriasi',
    'missing-field': 'trūksta, nors pagal aprašą yra visada',
    'too-long': 'tekstas ar sąrašas per ilgas, sutrumpintas arba praleistas',
    'foreign-id': 'kitas įrašas, nei prašytas',
    'foreign-parent': 'kito viršesnio elemento įrašas'
  },
  unit: {
    percent: '%',
    milliseconds: 'ms',
    seconds: 's',
    minutes: 'min.',
    hours: 'val.',
    days: 'diena | dienos | dienos | dienų',
    kilobytes: 'KB',
    megabytes: 'MB',
    callsPerDay: 'užklausa per dieną | užklausos per dieną | užklausos per dieną | užklausų per dieną',
    calls: 'užklausa | užklausos | užklausos | užklausų',
    rpm: 'aps./min.',
    messages: 'pranešimas | pranešimai | pranešimo | pranešimų',
    events: 'įvykis | įvykiai | įvykio | įvykių'
  },
  keys: {
    language_interface: { label: 'Kalba', help: 'Meniu, užrašai, skaičiai ir datos.' },
    language_content: {
      label: 'Katalogo kalba',
      help: 'Tekstai, neišsaugoti šia kalba, įkeliami iš naujo: 1 užklausa sąrašui ar varikliui.'
    },
    language_chineseOrder: { label: 'Kinų kalbos pavadinimų tvarka', help: 'Sąrašų tvarka, kai katalogas kinų kalba.' },
    appearance_theme: { label: 'Tema', help: 'Tamsi tinka servisui, šviesi – klientų salei.' },
    appearance_tray: {
      label: 'Piktograma pranešimų srityje',
      help: 'Rodo neskaitytus įvykius. Užvėrus paskutinį langą, Dynodesk veikia toliau.'
    },
    help_offerTour: {
      label: 'Siūlyti apžvalgą',
      help: 'Rodoma šalia stulpelių, kol apžvalgą peržiūrėsite arba jos atsisakysite. Žinyne ją galima pradėti bet kada.'
    },
    keys_letters: {
      label: 'Spartieji klavišai be Ctrl',
      help: 'Klavišai P, U ar ? veikia be Ctrl. Jei naudojate įvestį balsu, išjunkite; spartieji klavišai su Ctrl lieka.'
    },
    units_power: {
      label: 'Galia',
      help: 'Serveris nurodo AG tik gamyklinei galiai. Kreivių ir pakopų vienetas numanomas.'
    },
    units_torque: {
      label: 'Sukimo momentas',
      help: 'Serveris nurodo Nm tik gamykliniam momentui. Kreivių ir pakopų vienetas numanomas.'
    },
    units_speed: {
      label: 'Didž. greičio vienetas',
      help: 'Serveris vieneto nenurodo. Pasirinkite tą, kurį jis naudoja.'
    },
    units_acceleration: {
      label: 'Įsibėgėjimo vienetas',
      help: 'Serveris vieneto nenurodo. Pasirinkite tą, kurį jis naudoja.'
    },
    units_consumption: {
      label: 'Sąnaudų vienetas',
      help: 'Serveris vieneto nenurodo. Pasirinkite tą, kurį jis naudoja.'
    },
    performance_zeroIsMissing: {
      label: 'Laikyti 0 trūkstama verte',
      help: 'Dinamikos rodiklį 0 rodo kaip „nenurodyta“.'
    },
    chart_layout: { label: 'Išdėstymas', help: 'Galia virš momento, abu su dviem ašimis arba lentelė.' },
    chart_startAtZero: { label: 'Ašys prasideda nuo nulio', help: 'Jei išjungta, maži skirtumai atrodo dideli.' },
    chart_trimZeroPadding: {
      label: 'Nukirpti nulius kreivės galuose',
      help: 'Nuliai gale laikomi duomenų nebuvimu; grafikas tai nurodo.'
    },
    chart_drawCommonPart: {
      label: 'Braižyti nevienodo ilgio kreives, kiek siekia abi',
      help: 'Jei išjungta, nevienodo ilgio kreivės rodomos tik lentele.'
    },
    chart_peakTolerancePercent: {
      label: 'Leistinas skirtumas: nurodyta vertė ir kreivė',
      help: 'Pažymimas didesnis nurodytos galios ir kreivės maksimumo skirtumas.'
    },
    shop_tools: {
      label: 'Jūsų nuskaitymo įranga',
      help: 'Varikliai, kuriuos ji nuskaito, pažymimi; rašykite kaip kataloge.'
    },
    search_pauseMilliseconds: {
      label: 'Pauzė prieš paiešką internete',
      help: 'Laukiama po rašymo; Enter ieško iškart.'
    },
    search_fuels: {
      label: 'Degalai variklių paieškoje',
      help: 'Serveriui siunčiama, kaip parašyta; kuriuos jis priima, jis nenurodo.'
    },
    pictures_show: { label: 'Rodyti paveikslėlius', help: 'Nuotraukos ir logotipai iš katalogo.' },
    pictures_unbranded: { label: 'Pirmiau be ženklų', help: 'Nuotraukos be ženklų, jei tokių yra.' },
    pictures_countAsCalls: {
      label: 'Paveikslėlius skaičiuoti kaip užklausas',
      help: 'Serveris nenurodo, ar juos skaičiuoja; įjungta – saugiau.'
    },
    pictures_maxKilobytes: { label: 'Didžiausias paveikslėlis', help: 'Didesni paveikslėliai neatsisiunčiami.' },
    connection_timeoutSeconds: {
      label: 'Laukimo laikas',
      help: 'Po šio laiko užklausa be atsakymo laikoma nepavykusia.'
    },
    connection_maxAnswerMegabytes: {
      label: 'Didžiausias duomenų kiekis užklausai',
      help: 'Jei serveris atsiunčia daugiau, užklausa nepavyksta.'
    },
    connection_subscriptionCheckHours: {
      label: 'Prenumeratos tikrinimo intervalas',
      help: 'Kiekvienam tikrinimui – 1 užklausa.'
    },
    connection_rearmMinutes: {
      label: 'Bandyti vėl po atmetimo',
      help: 'Kai serveris atmeta raktą ar prenumeratą, vėl bandoma 1 užklausa.'
    },
    connection_clockToleranceMinutes: {
      label: 'Leistinas laikrodžio skirtumas',
      help: 'Jei šio kompiuterio laikrodis nuo serverio skiriasi labiau, rodomas pranešimas.'
    },
    freshness_listDays: {
      label: 'Sąrašų atnaujinimo intervalas',
      help: 'Seni duomenys rodomi iš karto ir atnaujinami fone; 0: kaskart atveriant.'
    },
    freshness_typesDays: { label: 'Tipų atnaujinimo intervalas', help: '−1: kaip kiti sąrašai.' },
    freshness_manufacturersDays: { label: 'Markių atnaujinimo intervalas', help: '−1: kaip kiti sąrašai.' },
    freshness_modelsDays: { label: 'Modelių atnaujinimo intervalas', help: '−1: kaip kiti sąrašai.' },
    freshness_generationsDays: { label: 'Kartų atnaujinimo intervalas', help: '−1: kaip kiti sąrašai.' },
    freshness_enginesDays: { label: 'Variklių sąrašų atnaujinimo intervalas', help: '−1: kaip kiti sąrašai.' },
    freshness_engineDays: {
      label: 'Variklio duomenų atnaujinimo intervalas',
      help: 'Seni duomenys rodomi iš karto ir atnaujinami fone; 0: kaskart atveriant.'
    },
    freshness_idleCallsPerDay: {
      label: 'Mėgstamų atnaujinimas ramiu metu',
      help: 'Mėgstamų ir lapų varikliai, kai dauguma valandos užklausų nepanaudota; 0: išjungta.'
    },
    freshness_emptyHours: { label: 'Atsiminti tuščius rezultatus', help: 'Iki tol į serverį daugiau nesikreipiama.' },
    store_maxMegabytes: {
      label: 'Vieta katalogui',
      help: 'Kai vietos nebelieka, trinami seniausiai naudoti duomenys; mėgstami lieka.'
    },
    store_maxPictureMegabytes: {
      label: 'Vieta paveikslėliams',
      help: 'Kai vietos nebelieka, trinami seniausiai žiūrėti paveikslėliai; mėgstamų lieka.'
    },
    packs_confirmAboveCalls: {
      label: 'Atsisiuntimo patvirtinimo riba',
      help: 'Didesniam atsisiuntimui reikia patvirtinimo.'
    },
    policy_keepDays: {
      label: 'Neatnaujintų duomenų saugojimo terminas',
      help: 'Trinama, kai serveris patvirtina šio kompiuterio laikrodį. Mėgstami, pastabos ir pavadinimai lieka; terminą nustato sutartis; 0: be ribos.'
    },
    policy_readAfterEnd: {
      label: 'Rodyti išsaugotus duomenis pasibaigus prenumeratai',
      help: 'Jei išjungta, išsaugoti duomenys nerodomi, kol prenumerata vėl taps aktyvi.'
    },
    packs_jobFolder: {
      label: 'Mainų aplankas',
      help: 'Įdėkite ten automobilių sąrašą (TXT, CSV): šalia atsiras failas su išsaugotais varikliais. Be užklausų.'
    },
    policy_allowExport: {
      label: 'Eksportuoti katalogą į failus',
      help: 'Ar galima, nustato sutartis su tiekėju.'
    },
    packs_allowFiles: {
      label: 'Perkėlimo failai',
      help: 'Atsisiuntimų perkėlimas į kitą kompiuterį ir importas iš jo.'
    },
    packs_maxCalls: {
      label: 'Didžiausias atsisiuntimas',
      help: 'Didesni atsisiuntimai atmetami; 0: atsisiuntimai neleidžiami.'
    },
    limits_vehicleDatabase_calls: {
      label: 'Vehicle Database: užklausos',
      help: 'Šiam kompiuteriui; visiems kompiuteriams su šiuo raktu kartu – 3\u202f600 per valandą.'
    },
    limits_vehicleDatabase_windowSeconds: {
      label: 'Vehicle Database: laikotarpis',
      help: 'Serveris skaičiuoja valandomis.'
    },
    limits_support_calls: {
      label: 'Support: užklausos',
      help: 'Šiam kompiuteriui.'
    },
    limits_support_windowSeconds: { label: 'Support: laikotarpis', help: 'Serveris skaičiuoja valandomis.' },
    limits_fileTuning_calls: { label: 'File Tuning: užklausos', help: '0: be ribos; tiekėjas jos šiandien netaiko.' },
    limits_fileTuning_windowSeconds: { label: 'File Tuning: laikotarpis', help: 'Naudojama tik su riba.' },
    limits_reservePercent: {
      label: 'Rezervas žmonėms',
      help: 'Užklausų dalis, kurios foniniai darbai niekada nenaudoja.'
    },
    limits_concurrentCalls: {
      label: 'Užklausos vienu metu',
      help: 'Daugiau retai būna greičiau, o tiekėjas gali prieštarauti.'
    },
    limits_callsPerSecond: { label: 'Užklausos per sekundę', help: 'Ne daugiau; kitos laukia.' },
    limits_stopPerMethod: {
      label: 'Pasiekus ribą, pristabdyti tik tos rūšies užklausas',
      help: 'Išjungta: riba pristabdo visas užklausas.'
    },
    demo_oddRecords: {
      label: 'Neįprasti įrašai',
      help: 'Pratyboms: prideda tipą su visais neįprastais įrašais, kuriuos gali atsiųsti serveris.'
    },
    demo_shortHour: {
      label: 'Išbandyti užklausų ribą',
      help: '60 užklausų per minutę, paskui galioja riba, kol minutė baigsis.'
    },
    units_capacity: { label: 'Darbinis tūris', help: 'Serveris nurodo kubinius centimetrus; litrai perskaičiuojami.' },
    units_topSpeed: {
      label: 'Didž. greitis',
      help: 'Serveris vieneto nenurodo. Kad būtų perskaičiuojama, patvirtinkite jį.'
    },
    units_fuelConsumption: {
      label: 'Sąnaudos',
      help: 'Serveris vieneto nenurodo. Kad būtų perskaičiuojama, patvirtinkite jį.'
    },
    units_both: { label: 'Rodyti du vienetus', help: 'Rašo 140 kW (190 AG), o ne tik 140 kW.' },
    assume_curvePower: {
      label: 'Kreivių galios vienetas',
      help: 'Nuo jo priklauso visi iš kreivės perskaityti skaičiai.'
    },
    assume_curvePowerConfirmed: { label: 'Kreivių galią patvirtino', help: 'Kas ir kada klausė tiekėjo.' },
    assume_curveTorque: {
      label: 'Kreivių momento vienetas',
      help: 'Nuo jo priklauso visi iš kreivės perskaityti skaičiai.'
    },
    assume_curveTorqueConfirmed: { label: 'Kreivių momentą patvirtino', help: 'Kas ir kada klausė tiekėjo.' },
    assume_curveRpmConfirmed: { label: 'Kreivių sūkius patvirtino', help: 'Kas ir kada klausė tiekėjo.' },
    assume_stagePower: {
      label: 'Pakopos galios vienetas',
      help: 'Prieaugis – ši vertė minus gamyklinė galia, nurodyta AG.'
    },
    assume_stagePowerConfirmed: { label: 'Pakopos galią patvirtino', help: 'Kas ir kada klausė tiekėjo.' },
    assume_stageTorque: {
      label: 'Pakopos momento vienetas',
      help: 'Prieaugis – ši vertė minus gamyklinis momentas, nurodytas Nm.'
    },
    assume_stageTorqueConfirmed: { label: 'Pakopos momentą patvirtino', help: 'Kas ir kada klausė tiekėjo.' },
    assume_speedConfirmed: { label: 'Didž. greitį patvirtino', help: 'Kas ir kada klausė tiekėjo.' },
    assume_accelerationConfirmed: { label: 'Įsibėgėjimą patvirtino', help: 'Kas ir kada klausė tiekėjo.' },
    assume_consumptionConfirmed: { label: 'Sąnaudas patvirtino', help: 'Kas ir kada klausė tiekėjo.' },
    chart_physicsTolerancePercent: {
      label: 'Leistinas skirtumas: galia ir momentas × sūkiai',
      help: 'Kreivė pažymima, kai skirtumas, neskaitant apvalinimo, didesnis.'
    },
    chart_bandFrom: { label: 'Vidutinis prieaugis nuo', help: 'Apatinė vidutinio prieaugio intervalo riba.' },
    chart_bandTo: { label: 'Vidutinis prieaugis iki', help: 'Viršutinė vidutinio prieaugio intervalo riba.' },
    chart_showBand: {
      label: 'Vidutinis prieaugis po grafiku',
      help: 'Vidutinis pakopos prieaugis tarp dviejų sūkių verčių.'
    },
    chart_cruiseRpm: { label: 'Kreiseriniai sūkiai', help: 'Sūkiai, kuriems prieaugis rodomas atskirai.' },
    chart_measuredTolerancePercent: {
      label: 'Leistinas skirtumas: matavimas',
      help: 'Automobilių ir galios stendų sklaida; juosta aplink katalogo kreivę.'
    },
    export_separator: {
      label: 'CSV skirtukas',
      help: 'Kokio reikia jūsų skaičiuoklei; dešimtainis skirtukas visada taškas.'
    },
    export_byteOrderMark: {
      label: 'CSV: žymėti kaip UTF-8',
      help: 'Be žymos kai kurios skaičiuoklės rodo klaidingas raides; kai kurios programos jos neskaito.'
    },
    customer_display: { label: 'Rodyti ekrane', help: 'Su vienu ekranu jis uždengia šį langą; Escape jį užveria.' },
    customer_screen: {
      label: 'Ekranas',
      help: 'Jei jis neprijungtas, naudojamas kitas ekranas.'
    },
    customer_theme: { label: 'Tema', help: 'Tik kliento ekranui.' },
    customer_branded: {
      label: 'Paveikslėliai su ženklais',
      help: 'Jei išjungta, rodomi tik paveikslėliai be markės ženklų.'
    },
    customer_follow: { label: 'Kaip šiame lange', help: 'Kliento ekranas keičiasi kartu su varikliu, kurį atveriate.' },
    events_webhook_enabled: { label: 'Webhook imtuvas', help: 'Priima įvykius, siunčiamus į šį kompiuterį.' },
    events_webhook_host: {
      label: 'Imtuvas: adresas',
      help: '127.0.0.1 yra tik šis kompiuteris; kiti adresai jį atveria tinklui.'
    },
    events_webhook_port: {
      label: 'Imtuvas: prievadas',
      help: '0: laisvas prievadas, parinktas pirmą kartą paleidus ir paskui nekeičiamas.'
    },
    events_webhook_path: { label: 'Imtuvas: kelias', help: 'Kitiems keliams atsakoma 404.' },
    events_webhook_hostNames: {
      label: 'Imtuvas: tarpinio serverio vardai',
      help: 'Vardai, kuriuos siunčia prieš imtuvą esantis tunelis ar tarpinis serveris.'
    },
    events_webhook_kindFrom: {
      label: 'Imtuvas: rūšis iš',
      help: 'Užklausos antraštė, turinio laukas arba vokas apie įvykį.'
    },
    events_webhook_kindHeader: {
      label: 'Imtuvas: rūšies antraštė',
      help: 'Nurodo, kas įvyko, pavyzdžiui, ticket_answered.'
    },
    events_webhook_kindField: {
      label: 'Imtuvas: rūšies laukas',
      help: 'Jei rūšis yra laukas: jo vieta įvykyje, pavyzdžiui, /kind.'
    },
    events_webhook_signature: {
      label: 'Imtuvas: parašas',
      help: 'Kaip pasirašomi įvykiai; be parašo juos gali siųsti bet kas.'
    },
    events_webhook_signatureHeader: {
      label: 'Imtuvas: parašo antraštė',
      help: 'Parašas taikomas visam turiniui, baitas į baitą.'
    },
    events_webhook_signaturePrefix: {
      label: 'Imtuvas: parašo priešdėlis',
      help: 'Tekstas prieš parašą antraštėje, pavyzdžiui, sha256=.'
    },
    updates_mode: {
      label: 'Naujiniai',
      help: 'Automatiškai: atsisiunčia pats. Klausti: pirma praneša. Išjungta: tik kai tikrinate.'
    },
    updates_url: {
      label: 'Naujinių adresas',
      help: 'Pavyzdžiui, https://updates.example/dynodesk. Jei tuščia, naujinių neieškoma.'
    },
    updates_key: { label: 'Leidimų raktas', help: 'Jūsų leidimų viešasis raktas; nustato administratorius.' },
    workspace_enabled: {
      label: 'Jungtis prie kitų kompiuterių',
      help: 'Bendrai naudojamos užklausos ir išsaugoti automobiliai.'
    },
    workspace_url: {
      label: 'Serverio adresas',
      help: '„Redis“ arba „Valkey“ serveris, pavyzdžiui, rediss://server.example:6379; redis:// nešifruojamas.'
    },
    workspace_user: { label: 'Serverio naudotojas', help: 'Palikite tuščią, jei serveryje tik slaptažodis.' },
    workspace_name: { label: 'Šio kompiuterio pavadinimas', help: 'Kolegoms; jei tuščias, nesiunčiamas.' },
    workspace_openSent: {
      label: 'Atsiųstus variklius atverti iš karto',
      help: 'Ekranui prie galios stendo: kolegų atsiųsti varikliai pakeičia tai, kas atverta.'
    },
    workspace_share_answers: {
      label: 'Bendrinti automobilių duomenis ir paveikslėlius',
      help: 'Gaunama vieną kartą visiems. Ar galima, nustato sutartis su tiekėju.'
    },
    workspace_share_events: {
      label: 'Bendrinti įvykius ir kas ko ėmėsi',
      help: 'Vienas kompiuteris priima visiems. Skaitymo žymos kiekviename kompiuteryje savos.'
    },
    workspace_share_presence: {
      label: 'Rodyti, kas čia atverta',
      help: 'Kolegos mato, kuris variklis ir kuris kreipinys atverti šiame kompiuteryje.'
    },
    workspace_authorityFile: {
      label: 'Serverio sertifikato failas',
      help: 'PEM; jei serveris naudoja jūsų pačių sertifikatą.'
    },
    workspace_share_favourites: { label: 'Bendrinti mėgstamus', help: 'Kartu su grupėmis.' },
    workspace_share_notes: {
      label: 'Bendrinti pastabas',
      help: 'Jei du žmonės pakeičia pastabą vienu metu, išsaugomi abu tekstai.'
    },
    workspace_share_synonyms: { label: 'Bendrinti sinonimus', help: 'Visų kompiuterių grupės sujungiamos.' },
    workspace_share_templates: { label: 'Bendrinti lapų šablonus', help: 'Su logotipais, be numatytojo serviso.' },
    workspace_share_sheets: {
      label: 'Bendrinti lapų sąrašą',
      help: 'Su automobiliu, klientu ir duomenimis. Kiekvieno kompiuterio lapų numeriuose – savos raidės.'
    },
    workspace_share_tools: { label: 'Bendrinti savo įrangą', help: 'Šio serviso nuskaitymo įranga.' },
    roles_enabled: {
      label: 'Šiuo kompiuteriu naudojasi keli',
      help: 'Kiekvienas dirba savo vaidmeniu. Išjungti gali tik administratorius.'
    },
    roles_start: { label: 'Vaidmuo paleidus', help: 'Kitiems vaidmenims reikia PIN.' },
    events_mqtt_enabled: { label: 'MQTT brokeris', help: 'Vieno brokerio įvykius gali gauti keli kompiuteriai.' },
    events_mqtt_address: {
      label: 'Brokeris: adresas',
      help: 'mqtts:// ir wss:// šifruojami; sistemos tarpinis serveris nenaudojamas.'
    },
    events_mqtt_user: {
      label: 'Brokeris: naudotojas',
      help: 'Palikite tuščią, jei brokeriui nereikia naudotojo vardo.'
    },
    events_mqtt_topics: { label: 'Brokeris: temos', help: '+ reiškia vieną lygį, # gale – visus.' },
    events_mqtt_kindFrom: {
      label: 'Brokeris: rūšis iš',
      help: 'Paskutinis temos lygis, naudotojo savybė arba vokas apie įvykį.'
    },
    events_mqtt_kindProperty: {
      label: 'Brokeris: naudotojo savybė',
      help: 'Jei rūšis yra naudotojo savybė: jos pavadinimas.'
    },
    events_mqtt_sessionHours: {
      label: 'Brokeris: saugojimo laikas',
      help: 'Kiek laiko brokeris saugo įvykius, kol šis kompiuteris išjungtas.'
    },
    events_mqtt_sessionMessages: {
      label: 'Brokeris: saugomas kiekis',
      help: 'Pranešimai, saugomi, kol kompiuteris išjungtas; jei jų daugiau, įspėjama; 0: nežinoma.'
    },
    events_mqtt_certificateFile: { label: 'Brokeris: sertifikato failas', help: 'PEM; prisijungimui sertifikatu.' },
    events_mqtt_keyFile: { label: 'Brokeris: rakto failas', help: 'PEM; priklauso sertifikatui.' },
    events_mqtt_authorityFile: {
      label: 'Brokeris: CA sertifikato failas',
      help: 'PEM; jei brokeris naudoja jūsų pačių sertifikavimo įstaigą.'
    },
    events_relay_enabled: {
      label: 'Įvykių srautas',
      help: 'Gauna įvykius iš retransliavimo serverio, neatveriant prievado šiame kompiuteryje.'
    },
    events_relay_address: { label: 'Srautas: adresas', help: 'https://; http:// tik šiame kompiuteryje.' },
    events_relay_kindFrom: { label: 'Srautas: rūšis iš', help: 'Įvykio pavadinimas arba vokas apie jį.' },
    events_polling_enabled: {
      label: 'Tikrinti pakeitimus',
      help: 'Kas kelias minutes klausia serverio apie pakeitimus.'
    },
    events_polling_minutes: {
      label: 'Tikrinimo intervalas',
      help: 'Pakeitimai pasirodo ne vėliau kaip po šio laiko; kreipiniai naudoja Support užklausas.'
    },
    events_polling_projects: {
      label: 'Kelias: projektų sąrašas',
      help: 'Tuščia: netikrinama; leidžiami tik skaitymo keliai.'
    },
    events_polling_project: { label: 'Kelias: vienas projektas', help: 'Tuščia: naudojamas sąrašo įrašas.' },
    events_polling_tickets: {
      label: 'Kelias: kreipinių sąrašas',
      help: 'Tuščia: netikrinama; leidžiami tik skaitymo keliai.'
    },
    events_polling_ticket: { label: 'Kelias: vienas kreipinys', help: 'Tuščia: naudojamas sąrašo įrašas.' },
    events_folder_enabled: {
      label: 'Stebimas aplankas',
      help: 'Kita programa ten įrašo įvykius: po vieną .json faile arba po vieną .jsonl ir .ndjson eilutėje. Nuorodos ir poaplankiai nepaisomi.'
    },
    events_folder_path: {
      label: 'Aplankas',
      help: 'Gali būti tinklo diske; jei failai perkeliami ar trinami, aplanką gali stebėti tik vienas kompiuteris.'
    },
    events_folder_kindFrom: {
      label: 'Aplankas: rūšis iš',
      help: 'Failo pavadinimas iki pirmo . arba __, arba įvykio laukas.'
    },
    events_folder_kindField: {
      label: 'Aplankas: rūšies laukas',
      help: 'Jei rūšis yra laukas: jo vieta įvykyje, pavyzdžiui, /kind.'
    },
    events_folder_taken: {
      label: 'Aplankas: apdoroti failai',
      help: 'Kas daroma su išsaugotais failais; perkelti patenka į poaplankį „taken“.'
    },
    events_folder_seconds: {
      label: 'Aplankas: tikrinimo intervalas',
      help: 'Randa naujus failus, apie kuriuos tinklo diskas nepraneša.'
    },
    events_maxBodyKilobytes: { label: 'Didžiausias įvykis', help: 'Didesni įvykiai atmetami.' },
    events_keepDays: {
      label: 'Saugoti įvykius',
      help: 'Senesni įvykiai trinami, kai serveris patvirtina šio kompiuterio laikrodį.'
    },
    events_keepEvents: { label: 'Daugiausia įvykių', help: 'Pasiekus trinami seniausi.' },
    events_keepMegabytes: {
      label: 'Didžiausias dydis',
      help: 'Pasiekus pirma trinami iš įrašų paleisti įvykiai, tada seniausi.'
    },
    events_deskName: {
      label: 'Jūsų vardas prie kreipinių',
      help: 'Rodomas prie kreipinių, kurių imamasi čia; serveriui nesiunčiamas.'
    },
    events_withoutKeyStore: {
      label: 'Be raktų saugyklos',
      help: 'Kur saugoti įvykius, jei sistema neturi raktų saugyklos; galioja nuo kito paleidimo.'
    },
    notifications_enabled: {
      label: 'Rodyti pranešimus',
      help: 'Apie naujus įvykius rodo sistemos pranešimą.'
    },
    notifications_kinds: {
      label: 'Rūšys',
      help: 'Vieno kreipinio ar projekto įvykiai per penkias minutes yra vienas pranešimas.'
    },
    notifications_sound: { label: 'Garsas', help: 'Sistemos pranešimo garsas.' },
    notifications_badge: { label: 'Neskaitytų skaičius ant piktogramos', help: 'Tas pats skaičius kaip įvykiuose.' },
    notifications_names: {
      label: 'Rodyti vardus ir antraštes',
      help: 'Juos gali perskaityti bet kas prie ekrano. Jei išjungta, rodoma tik rūšis ir numeris.'
    },
    notifications_quietHours: {
      label: 'Tylos valandos',
      help: 'Jokių pranešimų, garso ar skaičiaus; paskui – suvestinė.'
    },
    notifications_quietFrom: { label: 'Tyla nuo', help: 'Pavyzdžiui, 19:00.' },
    notifications_quietTo: { label: 'Tyla iki', help: 'Pavyzdžiui, 07:00.' },
    appearance_density: {
      label: 'Tankis',
      help: 'Servisas: didesnis tekstas ir mygtukai; glaustas: daugiau eilučių.'
    },
    appearance_zoom: { label: 'Mastelis', help: 'Nuo 50 iki 200; keičia Ctrl + ir Ctrl −, atkuria Ctrl 0.' }
  },
  page: {
    general: 'Bendrieji',
    chart: 'Grafikas ir rodikliai',
    search: 'Paieška ir paveikslėliai',
    customer: 'Kliento ekranas',
    connection: 'Ryšys',
    offline: 'Neprisijungus ir saugykla',
    events: 'Įvykiai',
    notifications: 'Pranešimai',
    workspace: 'Keli kompiuteriai',
    administration: 'Administravimas',
    health: 'Būsena',
    help: 'Naujiniai ir klavišai'
  },
  advanced: 'Išplėstiniai',
  find: {
    label: 'Rasti nustatymą',
    none: 'Atitinkančių nustatymų nėra.',
    count: 'Rastas {count} nustatymas | Rasti {count} nustatymai | Rasta {count} nustatymo | Rasta {count} nustatymų'
  },
  showShortcuts: 'Rodyti visus sparčiuosius klavišus'
} satisfies PartOf<typeof en>
