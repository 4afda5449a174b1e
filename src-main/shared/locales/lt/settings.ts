import type { PartOf } from '../part-of'
import type en from '../en/settings'

/** The settings screen. `keys` has one entry per setting of the schema, its dots written as underscores. */
export default {
  screen: {
    any: 'bet kuris kitas ekranas',
    number: '{n} ekranas',
    own: 'šis langas yra jame',
    gone: '{name}, neprijungtas',
    unnamed: 'ekranas be pavadinimo'
  },
  title: 'Nustatymai',
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
    offline: 'Neprisijungus ir saugykla',
    export: 'Failai ir kopijos',
    policy: 'Duomenų saugojimas ir perdavimas',
    customer: 'Kliento ekranas',
    events: 'Įvykiai',
    notifications: 'Pranešimai'
  },
  managed: 'Nustatė administratorius',
  standard: 'Numatyta: {value}',
  reset: 'Grąžinti numatytą vertę',
  resetOf: 'Grąžinti numatytą vertę: {label}',
  on: 'įjungta',
  off: 'išjungta',
  emptyList: 'nėra',
  emptyText: 'tuščia',
  list: {
    add: 'Pridėti žodį',
    addTopic: 'Pridėti temą',
    addName: 'Pridėti mazgo vardą',
    addTo: 'Pridėti: {label}',
    remove: 'Pašalinti {word}',
    up: 'Perkelti į priekį: {word}'
  },
  refused: { twice: '„{word}“ jau yra sąraše.' },
  choices: {
    system: 'kaip sistemoje',
    light: 'šviesi',
    dark: 'tamsi',
    none: 'nenurodyta',
    unsigned: 'nėra: siųsti gali bet kas',
    stacked: 'atskirai',
    axes: 'dvi ašys',
    language: 'kaip įprasta kalboje',
    pinyin: 'pinjinas',
    stroke: 'brūkšnių skaičius',
    zhuyin: 'džujinas (bopomofo)',
    table: 'lentelė',
    comma: 'kablelis',
    semicolon: 'kabliataškis',
    other: 'kitas ekranas',
    same: 'šis ekranas',
    'hmac-sha256-base64': 'HMAC-SHA256, Base64 pavidalu',
    'hmac-sha256-hex': 'HMAC-SHA256, šešioliktainis',
    topic: 'tema',
    property: 'naudotojo savybė',
    envelope: 'vokas',
    event: 'įvykio pavadinimas',
    session: 'tik atmintyje',
    open: 'diske, raktas šalia',
    name: 'failo vardas',
    field: 'laukas',
    header: 'antraštė',
    keep: 'palikti',
    move: 'perkelti',
    delete: 'ištrinti',
    compact: 'glaustai',
    comfortable: 'patogiai',
    workshop: 'dirbtuvės'
  },
  connection: {
    title: 'Ryšys',
    address: 'Serverio adresas',
    addressDemo: 'integruotas demonstracinis katalogas',
    addressNone: 'dar nėra',
    key: 'Raktas',
    keyNone: 'nėra',
    kept: {
      sealed: 'užšifruotas sistemos; parodyti jo nebegalima',
      session: 'atmintyje, kol Dynodesk užveriamas: šioje sistemoje nėra saugios vietos',
      open: 'diske be apsaugos: šioje sistemoje nėra raktų saugyklos',
      none: 'nesaugomas'
    },
    checked: 'Paskutinį kartą tikrinta',
    never: 'nuo paleidimo ne',
    check: 'Tikrinti dabar',
    checking: 'Klausiama …',
    connect: 'Prisijungti prie serverio',
    replace: 'Keisti raktą ar adresą',
    demo: 'Atverti demonstracinį katalogą',
    forget: 'Ištrinti raktą …',
    leaveDemo: 'Išeiti iš demonstracijos',
    paused: {
      title: 'Foninės užklausos pristabdytos',
      refused:
        'Serveris atmetė užklausą, todėl jo klausiama tik tada, kai to prašo žmogus. Vienas patikrinimas parodo, ar serveris vėl priima šį kompiuterį.',
      resume: 'Tikrinti ir tęsti'
    }
  },
  replace: {
    address: 'Serverio adresas',
    key: 'Naujas raktas',
    keyKeep: 'Palikus tuščią, naudojamas dabartinis raktas.',
    keyNeeded: 'Saugomas užšifruotas, jei sistema gali, ir daugiau nerodomas.',
    keyMissing: 'Nėra rakto.',
    save: 'Prisijungti',
    busy: 'Klausiama …',
    cancel: 'Atšaukti',
    done: 'Prisijungta.'
  },
  forget: {
    title: 'Ištrinti raktą?',
    text: 'Raktas bus ištrintas iš šio kompiuterio, ryšys su {address} baigsis. Atkurti jo negalima; jungiantis iš naujo rakto reikės.',
    kept: 'Nustatymai lieka, kokie yra.',
    confirm: 'Ištrinti raktą',
    cancel: 'Palikti'
  },
  subscription: {
    title: 'Prenumerata',
    none: 'Dar nieko nežinoma; tikrinant klausiama serverio.',
    name: 'Pavadinimas',
    state: 'Būsena',
    active: 'aktyvi',
    inactive: 'neaktyvi',
    unknown: 'serveris nenurodo',
    end: 'Baigiasi',
    endAbsent: 'pabaigos data nenurodyta',
    endUnreadable: '{text} (neįskaitoma kaip data)',
    endOriginal: 'Kaip atsiuntė serveris: {text}',
    days: 'liko {days} diena | liko {days} dienos | liko {days} dienos | liko {days} dienų',
    lastDay: 'šiandien paskutinė diena',
    past: 'praėjusi',
    pastActive: 'praėjusi, nors serveris nurodo, kad aktyvi',
    clock: 'pagal šio kompiuterio laikrodį, kuris skiriasi nuo serverio',
    warning: {
      1: 'Prenumerata baigsis per dieną. Pratęskite ją, kad katalogas liktų prieinamas.',
      7: 'Prenumerata baigsis per savaitę.',
      30: 'Prenumerata baigsis per mėnesį.'
    }
  },
  synonyms: {
    title: 'Sinonimai',
    help: 'Eilutėje viena grupė, žodžiai atskirti kableliais. Šiame kompiuteryje ieškant vieno randami ir kiti; serverio klausiama parašytais žodžiais.',
    box: 'Žodžių grupės, po vieną eilutėje',
    saved: 'Įrašyta.',
    save: 'Įrašyti',
    tooMany: 'Ne daugiau kaip 500 eilučių.',
    tooLong: '{line} eilutė: ne daugiau kaip 20 žodžių, kiekvienas ne ilgesnis nei 60 simbolių.',
    single: '{line} eilutė: grupėje reikia bent dviejų žodžių.'
  },
  signers: {
    title: 'Patikimi kompiuteriai',
    none: 'Dar nėra. Kompiuteris pažymimas patikimu skaitant jo paketo failą; kitų failams kaskart reikia patvirtinimo.',
    help: 'Šių kompiuterių pasirašyti paketų failai skaitomi be papildomo klausimo.',
    unnamed: 'be pavadinimo',
    since: 'nuo {day}',
    forget: 'Nebepasitikėti',
    forgetOf: 'Nebepasitikėti: {name}'
  },
  health: {
    title: 'Veikimo būklė',
    version: 'Versija',
    drift: 'Atsakymai, kurie skiriasi nuo aprašo',
    driftNone: 'nuo paleidimo nėra',
    driftCount:
      '{count} ({places} lauke) | {count} ({places} laukuose) | {count} ({places} lauko) | {count} ({places} laukų)',
    help: 'Laukai, kurių apraše nėra, paliekami ir suskaičiuojami, tai nėra klaida. Jei trūksta skaičių, verta parašyti tiekėjui.',
    address: 'Klausimas',
    field: 'Laukas',
    kind: 'Skirtumas',
    times: 'Kartai',
    'unknown-field': 'nėra apraše',
    'wrong-type': 'kitas tipas',
    'missing-id': 'įrašas be ID, praleistas',
    'code-mismatch': 'būsena ir kodas skiriasi',
    'missing-field': 'trūksta, nors pagal aprašą siunčiama visada',
    'too-long': 'tekstas ar sąrašas per ilgas, sutrumpintas arba praleistas',
    'foreign-id': 'kitas įrašas, nei prašyta',
    'foreign-parent': 'kito viršesnio elemento įrašas'
  },
  keys: {
    language_interface: { label: 'Kalba', help: 'Meniu, užrašai, skaičiai ir datos.' },
    language_content: {
      label: 'Katalogo kalba',
      help: 'Kokia kalba serverio prašoma atsakyti. „Kaip sistemoje“ atitinka langą. Sąrašai ir puslapiai, kurie ta kalba neišsaugoti, atidarant atsiunčiami iš naujo, po 1 užklausą.'
    },
    language_chineseOrder: { label: 'Kinų kalbos pavadinimų tvarka', help: 'Sąrašų tvarka, kai katalogas kinų kalba.' },
    appearance_theme: { label: 'Išvaizda', help: 'Tamsi tinka dirbtuvei, šviesi – klientų salei.' },
    help_offerTour: {
      label: 'Siūlyti apžvalgą',
      help: 'Eilutė šalia stulpelių, kol apžvalgą peržiūrite arba atsisakote. Žinyne ją galima pradėti bet kada.'
    },
    units_power: { label: 'Galia', help: 'Kataloge – metrinės arklio galios (AG); kiti vienetai skaičiuojami iš jų.' },
    units_torque: { label: 'Sukimo momentas', help: 'Kataloge – niutonmetrai; kiti vienetai skaičiuojami iš jų.' },
    units_speed: {
      label: 'Didž. greičio vienetas',
      help: 'Serveris vieneto nenurodo; pasirinkite, kuo jį laiko servisas.'
    },
    units_acceleration: {
      label: 'Įsibėgėjimo vienetas',
      help: 'Serveris vieneto nenurodo; pasirinkite, kuo jį laiko servisas.'
    },
    units_consumption: {
      label: 'Sąnaudų vienetas',
      help: 'Serveris vieneto nenurodo; pasirinkite, kuo jį laiko servisas.'
    },
    performance_zeroIsMissing: {
      label: 'Laikyti 0 trūkstama reikšme',
      help: '0 rodo kaip „nenurodyta“, nes joks automobilis nepasiekia 100 per 0 sekundžių.'
    },
    chart_layout: { label: 'Išdėstymas', help: 'Galia virš momento, abu dviem ašimis arba skaičiai lentelėje.' },
    chart_startAtZero: { label: 'Ašys prasideda nuo nulio', help: 'Išjungta: maži skirtumai atrodo didesni, nei yra.' },
    chart_trimZeroPadding: {
      label: 'Praleisti nulius kreivės galuose',
      help: 'Nulių seka gale laikoma duomenų nebuvimu; grafikas tai nurodo.'
    },
    chart_drawCommonPart: {
      label: 'Braižyti nevienodo ilgio kreives, kol yra abi',
      help: 'Nevienodo ilgio kreivės braižomos tiek, kiek siekia abi; išjungta – tik lentelė.'
    },
    chart_peakTolerancePercent: {
      label: 'Nurodyta vertė ir kreivė gali skirtis',
      help: 'Apie didesnį nurodytos galios ir kreivės maksimumo skirtumą pranešama.',
      unit: '%'
    },
    shop_tools: {
      label: 'Šio serviso nuskaitymo įranga',
      help: 'Varikliai, kuriems ji nurodyta, žymimi kaip nuskaitomi. Pavadinimai kaip kataloge.'
    },
    search_pauseMilliseconds: {
      label: 'Pauzė prieš klausiant',
      help: 'Kiek turi sustoti rašymas; Enter klausia iškart. Kiekvienas klausimas yra užklausa.',
      unit: 'ms'
    },
    search_fuels: {
      label: 'Degalai variklių paieškoje',
      help: 'Žodžiai siunčiami serveriui tokie, kokie čia yra; kuriuos jis priima, nenurodyta.'
    },
    pictures_show: { label: 'Rodyti paveikslėlius', help: 'Nuotraukos ir logotipai, jei kataloge jų yra.' },
    pictures_unbranded: { label: 'Pirmiau be ženklų', help: 'Nuotraukos be gamintojo ženklų, jei tokių yra.' },
    pictures_countAsCalls: {
      label: 'Paveikslėlius skaičiuoti kaip užklausas',
      help: 'Ar serveris juos skaičiuoja, nenurodyta; įjungta – atsargiau.'
    },
    pictures_maxKilobytes: { label: 'Didžiausias paveikslėlis', help: 'Didesni negaunami.', unit: 'KB' },
    connection_timeoutSeconds: { label: 'Laukti atsakymo', help: 'Vėliau laikoma, kad neatsakyta.', unit: 's' },
    connection_maxAnswerMegabytes: {
      label: 'Didžiausias atsakymas',
      help: 'Didesni atmetami, o ne skaitomi.',
      unit: 'MB'
    },
    connection_subscriptionCheckHours: {
      label: 'Tikrinti prenumeratą kas',
      help: 'Kaskart viena užklausa.',
      unit: 'val.'
    },
    connection_rearmMinutes: {
      label: 'Po atmetimo tikrinti vėl po',
      help: 'Kai serveris atmetė raktą ar prenumeratą, po šio laiko klausiama viena užklausa.',
      unit: 'min.'
    },
    connection_clockToleranceMinutes: {
      label: 'Laikrodis gali skirtis',
      help: 'Apie didesnį šio kompiuterio ir serverio laikrodžių skirtumą pranešama: likusios dienos ir amžius būtų neteisingi.',
      unit: 'min.'
    },
    freshness_listDays: {
      label: 'Atnaujinti sąrašą, senesnį nei',
      help: 'Rodoma iš karto, atnaujinama fone. 0: kaskart.',
      unit: 'd.'
    },
    freshness_typesDays: { label: 'Atnaujinti tipų sąrašą, senesnį nei', help: '−1: kaip kiti sąrašai.', unit: 'd.' },
    freshness_manufacturersDays: {
      label: 'Atnaujinti gamintojų sąrašą, senesnį nei',
      help: '−1: kaip kiti sąrašai.',
      unit: 'd.'
    },
    freshness_modelsDays: {
      label: 'Atnaujinti modelių sąrašą, senesnį nei',
      help: '−1: kaip kiti sąrašai.',
      unit: 'd.'
    },
    freshness_generationsDays: {
      label: 'Atnaujinti kartų sąrašą, senesnį nei',
      help: '−1: kaip kiti sąrašai.',
      unit: 'd.'
    },
    freshness_enginesDays: {
      label: 'Atnaujinti variklių sąrašą, senesnį nei',
      help: '−1: kaip kiti sąrašai.',
      unit: 'd.'
    },
    freshness_engineDays: {
      label: 'Atnaujinti variklį, senesnį nei',
      help: 'Rodoma iš karto, atnaujinama fone. 0: kaskart.',
      unit: 'd.'
    },
    freshness_emptyHours: {
      label: 'Atsiminti „ten nieko nėra“',
      help: 'Tiek laiko serverio neklausiama to, ko jis neturėjo.',
      unit: 'val.'
    },
    store_maxMegabytes: {
      label: 'Vieta katalogui',
      help: 'Viršijus pirma trinama, kas seniausiai naudota; mėgstami lieka.',
      unit: 'MB'
    },
    store_maxPictureMegabytes: {
      label: 'Vieta paveikslėliams',
      help: 'Viršijus pirma trinami seniausiai žiūrėti; mėgstamų paveikslėliai lieka.',
      unit: 'MB'
    },
    packs_confirmAboveCalls: {
      label: 'Patvirtinti atsisiuntimus virš',
      help: 'Norint parsisiųsti daugiau, reikia patvirtinti dar kartą.',
      unit: 'užkl.'
    },
    policy_keepDays: {
      label: 'Saugoti neatnaujinus',
      help: 'Senesni prieš rodant klausiami iš naujo ir per kelias valandas ištrinami; mėgstami, pastabos ir pavadinimai lieka. 0: be ribos. Nustato sutartis su tiekėju.',
      unit: 'd.'
    },
    policy_readAfterEnd: {
      label: 'Skaityti pasibaigus prenumeratai',
      help: 'Kas yra šiame kompiuteryje, galima skaityti, rodomas pranešimas. Išjungta: nerodoma, kol prenumerata vėl aktyvi; niekas netrinama.'
    },
    policy_allowExport: {
      label: 'Įrašyti katalogą į failus',
      help: 'Ar jis gali palikti šį kompiuterį, nustato sutartis su tiekėju.'
    },
    packs_allowFiles: { label: 'Paketų failai', help: 'Atsisiuntimų perkėlimas į kitą kompiuterį ir importas iš jo.' },
    packs_maxCalls: {
      label: 'Didžiausias paketas',
      help: 'Paketas, kuriam reikia daugiau užklausų, atmetamas. 0 – paketai neleidžiami.',
      unit: 'užkl.'
    },
    limits_vehicleDatabase_calls: {
      label: 'Vehicle Database: užklausos',
      help: 'Laikotarpio užklausos, kurias gali panaudoti šis kompiuteris. Keli kompiuteriai su vienu raktu dalijasi serverio 3600.'
    },
    limits_vehicleDatabase_windowSeconds: {
      label: 'Vehicle Database: laikotarpis',
      help: 'Serveris skaičiuoja valandomis.',
      unit: 's'
    },
    limits_support_calls: {
      label: 'Support: užklausos',
      help: 'Laikotarpio užklausos, kurias gali panaudoti šis kompiuteris.'
    },
    limits_support_windowSeconds: { label: 'Support: laikotarpis', help: 'Serveris skaičiuoja valandomis.', unit: 's' },
    limits_fileTuning_calls: {
      label: 'File Tuning: užklausos',
      help: '0 reiškia be ribos, kaip šiandien nurodo serveris.'
    },
    limits_fileTuning_windowSeconds: { label: 'File Tuning: laikotarpis', help: 'Naudojama tik su riba.', unit: 's' },
    limits_reservePercent: {
      label: 'Palikta žmonėms',
      help: 'Užklausų dalis, kurios foniniai darbai niekada neliečia.',
      unit: '%'
    },
    limits_concurrentCalls: {
      label: 'Užklausos vienu metu',
      help: 'Daugiau retai būna greičiau ir gali atrodyti kaip piktnaudžiavimas.'
    },
    limits_callsPerSecond: { label: 'Užklausos per sekundę', help: 'Ne daugiau; antplūdžiai išskaidomi.' },
    limits_stopPerMethod: {
      label: 'Po 429 stabdyti tik atmestą užklausų rūšį',
      help: 'Kitos užklausos tęsiamos. Išjungta: vienas 429 sustabdo visas, kaip serveris nurodo ribą.'
    },
    units_capacity: { label: 'Darbinis tūris', help: 'Kataloge – kubiniai centimetrai; litrai skaičiuojami iš jų.' },
    units_topSpeed: {
      label: 'Didž. greitis',
      help: 'Galioja, kai tarnybos vienetas patvirtintas skyriuje „Numanomi vienetai“.'
    },
    units_fuelConsumption: {
      label: 'Sąnaudos',
      help: 'Galioja, kai tarnybos vienetas patvirtintas skyriuje „Numanomi vienetai“.'
    },
    units_both: { label: 'Du vienetai kartu', help: 'Rašo 140 kW (190 AG), o ne tik 140 kW.' },
    assume_curvePower: {
      label: 'Kreivių galios vienetas',
      help: 'Iš jo skaičiuojama viskas, kas skaitoma iš kreivės; neteisingai pasirinkus klaidingi visi padidėjimai.'
    },
    assume_curvePowerConfirmed: { label: 'Kreivių galią patvirtino', help: 'Kas ir kada klausė tiekėjo.' },
    assume_curveTorque: {
      label: 'Kreivių momento vienetas',
      help: 'Iš jo skaičiuojama viskas, kas skaitoma iš kreivės.'
    },
    assume_curveTorqueConfirmed: { label: 'Kreivių momentą patvirtino', help: 'Kas ir kada klausė tiekėjo.' },
    assume_curveRpmConfirmed: { label: 'Kreivių sūkius patvirtino', help: 'Kas ir kada klausė tiekėjo.' },
    assume_stagePower: {
      label: 'Pakopos galios vienetas',
      help: 'Padidėjimas – ši vertė minus gamyklinė galia, nurodyta AG.'
    },
    assume_stagePowerConfirmed: { label: 'Pakopos galią patvirtino', help: 'Kas ir kada klausė tiekėjo.' },
    assume_stageTorque: {
      label: 'Pakopos momento vienetas',
      help: 'Padidėjimas – ši vertė minus gamyklinis momentas, nurodytas Nm.'
    },
    assume_stageTorqueConfirmed: { label: 'Pakopos momentą patvirtino', help: 'Kas ir kada klausė tiekėjo.' },
    assume_speedConfirmed: { label: 'Didž. greitį patvirtino', help: 'Kas ir kada klausė tiekėjo.' },
    assume_accelerationConfirmed: { label: 'Įsibėgėjimą patvirtino', help: 'Kas ir kada klausė tiekėjo.' },
    assume_consumptionConfirmed: { label: 'Sąnaudas patvirtino', help: 'Kas ir kada klausė tiekėjo.' },
    chart_physicsTolerancePercent: {
      label: 'Galia ir momentas × sūkiai gali skirtis',
      help: 'Daugiau, nei paaiškina verčių apvalinimas. Didesnį skirtumą turinti kreivė pažymima.',
      unit: '%'
    },
    chart_bandFrom: {
      label: 'Vidutinis padidėjimas nuo',
      help: 'Apatinė riba intervalo, kuriame skaičiuojamas vidutinis padidėjimas.',
      unit: 'aps./min.'
    },
    chart_bandTo: {
      label: 'Vidutinis padidėjimas iki',
      help: 'Viršutinė riba intervalo, kuriame skaičiuojamas vidutinis padidėjimas.',
      unit: 'aps./min.'
    },
    chart_showBand: {
      label: 'Vidutinis padidėjimas po grafiku',
      help: 'Ką pakopa prideda tarp dviejų sūkių verčių, ir rankenėlės joms perkelti.'
    },
    chart_cruiseRpm: {
      label: 'Kreiseriniai sūkiai',
      help: 'Sūkiai, kuriems padidėjimas rodomas atskirai.',
      unit: 'aps./min.'
    },
    chart_measuredTolerancePercent: {
      label: 'Matavimas gali skirtis',
      help: 'Serijos ir galios stendų sklaida; braižoma kaip juosta aplink katalogo kreivę.',
      unit: '%'
    },
    export_separator: {
      label: 'CSV: tarp langelių',
      help: 'Kaip įprasta jūsų šalies skaičiuoklėms. Dešimtainis skirtukas bet kuriuo atveju taškas.'
    },
    export_byteOrderMark: {
      label: 'CSV: žymėti UTF-8',
      help: 'Be žymos kai kurios skaičiuoklės rodo klaidingas raides; kai kurioms programoms ji trukdo.'
    },
    customer_display: { label: 'Rodyti', help: 'Jei yra tik vienas ekranas, jis uždengia šį langą; Escape užbaigia.' },
    customer_screen: {
      label: 'Ekranas',
      help: 'Kurį iš kelių ekranų mato klientas. Jei jis neprijungtas, imamas pirmas kitas.'
    },
    customer_theme: { label: 'Išvaizda', help: 'To, ką mato klientas, kad ir kaip atrodytų šis langas.' },
    customer_branded: {
      label: 'Paveikslėliai su ženklais',
      help: 'Išjungta: paveikslėliai be gamintojo ženklų arba be jų.'
    },
    customer_follow: { label: 'Sekti šį langą', help: 'Klientas mato kitą variklį, kai tik jis čia atveriamas.' },
    events_webhook_enabled: { label: 'Webhook imtuvas', help: 'Priima įvykius, siunčiamus į šį kompiuterį.' },
    events_webhook_host: {
      label: 'Imtuvas: adresas',
      help: '127.0.0.1 yra tik šis kompiuteris. Kitu adresu jį pasiekia tinklas: tada priimtini tik pasirašyti įvykiai.'
    },
    events_webhook_port: {
      label: 'Imtuvas: prievadas',
      help: '0 pirmą kartą paleidus ima laisvą prievadą ir jį pasilieka.'
    },
    events_webhook_path: { label: 'Imtuvas: kelias', help: 'Į visa kita atsakoma 404.' },
    events_webhook_hostNames: {
      label: 'Imtuvas: priekyje esantys vardai',
      help: 'Mazgų vardai, kuriuos siunčia prieš jį esantis tunelis ar tarpinis serveris.'
    },
    events_webhook_kindFrom: {
      label: 'Imtuvas: rūšis iš',
      help: 'Užklausos antraštė arba turinys: jo laukas ar vokas apie įvykį.'
    },
    events_webhook_kindHeader: {
      label: 'Imtuvas: rūšies antraštė',
      help: 'Nurodo, kas įvyko, pavyzdžiui, ticket_answered.'
    },
    events_webhook_kindField: {
      label: 'Imtuvas: rūšies laukas',
      help: 'Naudojama, kai rūšis yra laukas: jo vieta įvykyje, pavyzdžiui, /kind.'
    },
    events_webhook_signature: {
      label: 'Imtuvas: parašas',
      help: 'Kaip įvykiai pasirašomi paslaptimi. Be parašo įvykius gali siųsti bet kas.'
    },
    events_webhook_signatureHeader: { label: 'Imtuvas: parašo antraštė', help: 'Parašas apima turinį baitas į baitą.' },
    events_webhook_signaturePrefix: {
      label: 'Imtuvas: prieš parašą',
      help: 'Kas antraštėje yra prieš parašą, pavyzdžiui, sha256=.'
    },
    events_mqtt_enabled: { label: 'MQTT brokeris', help: 'Vieno brokerio įvykius gali gauti keli kompiuteriai.' },
    events_mqtt_address: {
      label: 'Brokeris: adresas',
      help: 'mqtts:// ir wss:// šifruojami, mqtt:// ir ws:// – ne. Brokeris pasiekiamas tiesiogiai, niekada per sistemos įgaliotąjį serverį (proxy).'
    },
    events_mqtt_user: { label: 'Brokeris: naudotojas', help: 'Tuščia, jei prisijungiama be vardo.' },
    events_mqtt_topics: { label: 'Brokeris: temos', help: '+ reiškia vieną lygį, # gale – visus.' },
    events_mqtt_kindFrom: {
      label: 'Brokeris: rūšis iš',
      help: 'Paskutinis temos lygis, naudotojo savybė arba vokas apie įvykį.'
    },
    events_mqtt_kindProperty: {
      label: 'Brokeris: naudotojo savybės vardas',
      help: 'Naudojama, kai rūšis yra naudotojo savybė.'
    },
    events_mqtt_sessionHours: {
      label: 'Brokeris: saugo šiam kompiuteriui',
      help: 'Tiek laiko brokeris saugo tai, kas gauta, kol šis kompiuteris išjungtas.',
      unit: 'val.'
    },
    events_mqtt_sessionMessages: {
      label: 'Brokeris: saugomi pranešimai',
      help: 'Tiek jis saugo išjungtam kompiuteriui; kitus tyliai atmeta. Jei tiek susikaupė, įvykių sąraše sakoma, kad jų gali trūkti. 0: nežinoma, tai sakoma po kiekvieno nebuvimo.',
      unit: 'pranešimų'
    },
    events_mqtt_certificateFile: { label: 'Brokeris: sertifikato failas', help: 'PEM; prisijungti sertifikatu.' },
    events_mqtt_keyFile: { label: 'Brokeris: rakto failas', help: 'PEM; priklauso sertifikatui.' },
    events_mqtt_authorityFile: {
      label: 'Brokeris: liudijimo įstaigos failas',
      help: 'PEM; jei brokerio sertifikatą išdavė pats servisas.'
    },
    events_relay_enabled: { label: 'Įvykių srautas', help: 'Seka retransliatorių, siunčiantį įvykius srautu.' },
    events_relay_address: { label: 'Srautas: adresas', help: 'https://; http:// tik šiame kompiuteryje.' },
    events_relay_kindFrom: { label: 'Srautas: rūšis iš', help: 'Įvykio pavadinimas arba vokas apie jį.' },
    events_polling_enabled: {
      label: 'Klausti pakeitimų',
      help: 'Kompiuteriams, kurių iš išorės pasiekti negalima. Kreipiniai naudoja Support užklausas.'
    },
    events_polling_minutes: {
      label: 'Klausti kas',
      help: 'Pakeitimai pastebimi vėliausiai po šio laiko.',
      unit: 'min.'
    },
    events_polling_projects: {
      label: 'Kelias: projektų sąrašas',
      help: 'Tuščia: neklausiama. Leidžiami tik skaitymo keliai.'
    },
    events_polling_project: { label: 'Kelias: vienas projektas', help: 'Tuščia: naudojamas sąrašo įrašas.' },
    events_polling_tickets: {
      label: 'Kelias: kreipinių sąrašas',
      help: 'Tuščia: neklausiama. Leidžiami tik skaitymo keliai.'
    },
    events_polling_ticket: { label: 'Kelias: vienas kreipinys', help: 'Tuščia: naudojamas sąrašo įrašas.' },
    events_folder_enabled: {
      label: 'Stebimas aplankas',
      help: 'Priima įvykius iš failų, kuriuos į aplanką deda kita programa.'
    },
    events_folder_path: {
      label: 'Aplankas: kuris',
      help: 'Jis gali būti tinklo diske. Jei failai perkeliami ar trinami – tik šiam kompiuteriui.'
    },
    events_folder_kindFrom: {
      label: 'Aplankas: rūšis iš',
      help: 'Failo vardas iki pirmo . arba __ , pavyzdžiui, ticket_answered.17.json, arba įvykio laukas.'
    },
    events_folder_kindField: {
      label: 'Aplankas: rūšies laukas',
      help: 'Naudojama, kai rūšis yra laukas: jo vieta įvykyje, pavyzdžiui, /kind.'
    },
    events_folder_taken: {
      label: 'Aplankas: priimti failai',
      help: 'Palikti failai antrą kartą nepriimami. Perkelti patenka į vidinį aplanką „taken“. Kol neišsaugota, niekas neperkeliama ir netrinama.'
    },
    events_folder_seconds: {
      label: 'Aplankas: žiūrėti kas',
      help: 'Tinklo diskas gali nepranešti apie naujus failus; jie pastebimi vėliausiai po šio laiko.',
      unit: 's'
    },
    events_maxBodyKilobytes: { label: 'Didžiausias įvykis', help: 'Didesni atmetami.', unit: 'KB' },
    events_keepDays: { label: 'Saugoti įvykius', help: 'Senesni ištrinami kartu su turiniu.', unit: 'd.' },
    events_keepEvents: { label: 'Saugoti ne daugiau kaip', help: 'Viršijus trinami seniausi.', unit: 'įvykių' },
    events_keepMegabytes: {
      label: 'Saugoti ne daugiau, pagal dydį',
      help: 'Viršijus pirma trinama tai, kas atkurta, tada seniausi.',
      unit: 'MB'
    },
    events_deskName: {
      label: 'Atsakingo asmens vardas',
      help: 'Rodomas prie kreipinių, kurių čia imtasi. Serveriui nesiunčiamas.'
    },
    events_withoutKeyStore: {
      label: 'Be raktų saugyklos',
      help: 'Įvykiai saugomi užšifruoti. Kur sistema raktų nesaugo, jie išlieka, kol programa veikia, arba guli diske, kur juos gali skaityti kiti. Galioja nuo kito paleidimo; kas išsaugota, lieka.'
    },
    notifications_enabled: {
      label: 'Pranešimai',
      help: 'Praneša apie naujus įvykius, kad ir kuri programa būtų priekyje.'
    },
    notifications_kinds: {
      label: 'Rūšys, apie kurias pranešama',
      help: 'Keli vieno kreipinio ar projekto įvykiai per penkias minutes yra vienas pranešimas. „Kitos rūšys“ – čia nežinomos.'
    },
    notifications_sound: { label: 'Garsas', help: 'Kaip jį groja sistema.' },
    notifications_badge: { label: 'Neskaitytų skaičius prie piktogramos', help: 'Tas pats skaičius kaip sąraše.' },
    notifications_names: {
      label: 'Vardai ir antraštės',
      help: 'Juos gali perskaityti kiti patalpoje. Kitaip rodoma tik rūšis ir numeris.'
    },
    notifications_quietHours: {
      label: 'Tylos valandos',
      help: 'Nei pranešimų, nei garso, o skaičius nedidėja. Paskui pateikiama viena suvestinė.'
    },
    notifications_quietFrom: { label: 'Tyla nuo', help: 'Paros laikas, pavyzdžiui, 19:00.' },
    notifications_quietTo: { label: 'Tyla iki', help: 'Paros laikas, pavyzdžiui, 07:00.' },
    appearance_density: {
      label: 'Tankis',
      help: '„Dirbtuvės“: didesnis tekstas ir mygtukai, patogu su pirštinėmis ir iš toliau. „Glaustai“: daugiau eilučių.'
    },
    appearance_zoom: {
      label: 'Mastelis',
      help: 'Nuo 50 iki 200. Keičiamas Ctrl + ir Ctrl −, atkuriamas Ctrl 0.',
      unit: '%'
    }
  },
  page: {
    general: 'Bendra',
    chart: 'Grafikas ir rodikliai',
    search: 'Paieška ir paveikslėliai',
    customer: 'Kliento ekranas',
    connection: 'Ryšys',
    offline: 'Neprisijungus ir saugykla',
    data: 'Duomenys ir failai',
    events: 'Įvykiai',
    notifications: 'Pranešimai',
    help: 'Klavišai ir diagnostika'
  },
  advanced: 'Išplėstiniai',
  find: {
    label: 'Rasti nustatymą',
    clear: 'Išvalyti paiešką',
    none: 'Atitinkančių nustatymų nėra.',
    count: 'Rastas {count} nustatymas | Rasti {count} nustatymai | Rasta {count} nustatymo | Rasta {count} nustatymų'
  }
} satisfies PartOf<typeof en>
