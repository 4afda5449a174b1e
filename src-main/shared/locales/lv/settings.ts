import type { PartOf } from '../part-of'
import type en from '../en/settings'

/** The settings screen. `keys` has one entry per setting of the schema, its dots written as underscores. */
export default {
  screen: {
    any: 'jebkurš cits ekrāns',
    number: '{n}. ekrāns',
    own: 'šis logs ir uz tā',
    gone: '{name}, nav pievienots',
    unnamed: 'ekrāns bez nosaukuma'
  },
  title: 'Iestatījumi',
  sections: 'Iestatījumu lapas',
  calls: '{count} vaicājumu | {count} vaicājums | {count} vaicājumi',
  group: {
    general: 'Vispārīgi',
    units: 'Mērvienības',
    assumptions: 'Pieņemtās mērvienības',
    chart: 'Jaudas grafiks',
    search: 'Meklēšana',
    pictures: 'Attēli',
    connection: 'Tīkls',
    limits: 'Vaicājumu limiti',
    offline: 'Bezsaiste un krātuve',
    export: 'Faili un kopijas',
    policy: 'Datu glabāšana un nodošana',
    customer: 'Klienta ekrāns',
    events: 'Notikumi',
    notifications: 'Paziņojumi'
  },
  managed: 'Nosaka administrators',
  standard: 'Noklusējums: {value}',
  reset: 'Atjaunot noklusējumu',
  resetOf: 'Atjaunot noklusējumu: {label}',
  on: 'ieslēgts',
  off: 'izslēgts',
  emptyList: 'nav',
  emptyText: 'tukšs',
  list: {
    add: 'Pievienot vārdu',
    addTopic: 'Pievienot tēmu',
    addName: 'Pievienot nosaukumu',
    addTo: 'Pievienot: {label}',
    remove: 'Noņemt {word}',
    up: 'Pārvietot uz priekšu: {word}'
  },
  refused: { twice: '„{word}” jau ir sarakstā.' },
  choices: {
    system: 'kā sistēmā',
    light: 'gaišs',
    dark: 'tumšs',
    none: 'nav norādīta',
    unsigned: 'nav: sūtīt var jebkurš',
    stacked: 'atsevišķi',
    axes: 'divas asis',
    language: 'kā valodā pieņemts',
    pinyin: 'piņjiņs',
    stroke: 'vilcienu skaits',
    zhuyin: 'džuiņs (bopomofo)',
    table: 'tabula',
    comma: 'komats',
    semicolon: 'semikols',
    other: 'cits ekrāns',
    same: 'šis ekrāns',
    'hmac-sha256-base64': 'HMAC-SHA256, Base64 forma',
    'hmac-sha256-hex': 'HMAC-SHA256, heksadecimāli',
    topic: 'tēma',
    property: 'lietotāja īpašība',
    envelope: 'aploksne',
    event: 'notikuma nosaukums',
    session: 'tikai atmiņā',
    open: 'diskā, atslēga turpat',
    name: 'faila nosaukums',
    field: 'lauks',
    header: 'galvene',
    keep: 'paturēt',
    move: 'pārvietot',
    delete: 'dzēst',
    compact: 'blīvi',
    comfortable: 'ērti',
    workshop: 'darbnīca'
  },
  connection: {
    title: 'Savienojums',
    address: 'Servera adrese',
    addressDemo: 'iebūvētais demonstrācijas katalogs',
    addressNone: 'vēl nav',
    key: 'Atslēga',
    keyNone: 'nav',
    kept: {
      sealed: 'sistēma to šifrējusi; to vairs nevar parādīt',
      session: 'atmiņā līdz Dynodesk aizvēršanai: šajā sistēmā nav drošas vietas',
      open: 'diskā bez aizsardzības: šajā sistēmā nav atslēgu glabātuves',
      none: 'netiek glabāta'
    },
    checked: 'Pēdējoreiz pārbaudīts',
    never: 'kopš palaišanas nav',
    check: 'Pārbaudīt tagad',
    checking: 'Vaicā …',
    connect: 'Savienot ar serveri',
    replace: 'Mainīt atslēgu vai adresi',
    demo: 'Atvērt demonstrācijas katalogu',
    forget: 'Dzēst atslēgu …',
    leaveDemo: 'Iziet no demonstrācijas',
    paused: {
      title: 'Fona vaicājumi ir apturēti',
      refused:
        'Serveris noraidīja vaicājumu, tāpēc tam vaicā tikai tad, ja to dara cilvēks. Viena pārbaude parāda, vai serveris šo datoru atkal pieņem.',
      resume: 'Pārbaudīt un turpināt'
    }
  },
  replace: {
    address: 'Servera adrese',
    key: 'Jaunā atslēga',
    keyKeep: 'Ja atstāts tukšs, paliek pašreizējā atslēga.',
    keyNeeded: 'Ja sistēma to spēj, glabā šifrētu, un vairs nerāda.',
    keyMissing: 'Nav atslēgas.',
    save: 'Savienot',
    busy: 'Vaicā …',
    cancel: 'Atcelt',
    done: 'Savienots.'
  },
  forget: {
    title: 'Dzēst atslēgu?',
    text: 'Atslēga tiks dzēsta no šī datora, un savienojums ar {address} beigsies. To nevar atgūt; lai savienotos vēlreiz, vajag atslēgu.',
    kept: 'Iestatījumi paliek, kā bija.',
    confirm: 'Dzēst atslēgu',
    cancel: 'Paturēt'
  },
  subscription: {
    title: 'Abonements',
    none: 'Vēl nekas nav zināms; pārbaude vaicā serverim.',
    name: 'Nosaukums',
    state: 'Stāvoklis',
    active: 'aktīvs',
    inactive: 'nav aktīvs',
    unknown: 'serveris nenorāda',
    end: 'Beidzas',
    endAbsent: 'beigu datums nav norādīts',
    endUnreadable: '{text} (nav nolasāms kā datums)',
    endOriginal: 'Kā nosūtījis serveris: {text}',
    days: 'vēl {days} dienu | vēl {days} diena | vēl {days} dienas',
    lastDay: 'šodien ir pēdējā diena',
    past: 'pagājis',
    pastActive: 'pagājis, lai gan serveris norāda, ka aktīvs',
    clock: 'pēc šī datora pulksteņa, kas atšķiras no servera pulksteņa',
    warning: {
      1: 'Abonements beigsies dienas laikā. Atjaunojiet to, lai katalogs paliktu pieejams.',
      7: 'Abonements beigsies nedēļas laikā.',
      30: 'Abonements beigsies mēneša laikā.'
    }
  },
  synonyms: {
    title: 'Sinonīmi',
    help: 'Rindā viena grupa, vārdi atdalīti ar komatiem. Meklējot šajā datorā vienu, tiek atrasti arī pārējie; serverim vaicā ar ierakstītajiem vārdiem.',
    box: 'Vārdu grupas, pa vienai rindā',
    saved: 'Saglabāts.',
    save: 'Saglabāt',
    tooMany: 'Ne vairāk kā 500 rindu.',
    tooLong: '{line}. rinda: ne vairāk kā 20 vārdu, katrs ne garāks par 60 rakstzīmēm.',
    single: '{line}. rinda: grupā vajag vismaz divus vārdus.'
  },
  signers: {
    title: 'Uzticamie datori',
    none: 'Vēl nav. Datoru par uzticamu atzīmē, nolasot tā pakotnes failu; citu failiem katrreiz vajag apstiprinājumu.',
    help: 'Šo datoru parakstītos pakotņu failus nolasa bez papildu jautājuma.',
    unnamed: 'bez nosaukuma',
    since: 'kopš {day}',
    forget: 'Vairs neuzticēties',
    forgetOf: 'Vairs neuzticēties: {name}'
  },
  health: {
    title: 'Darbības stāvoklis',
    version: 'Versija',
    drift: 'Atbildes, kas atšķiras no apraksta',
    driftNone: 'kopš palaišanas nav',
    driftCount: '{count} {places} laukos | {count} {places} laukā | {count} {places} laukos',
    help: 'Lauki, ko apraksts nenosauc, tiek paturēti un saskaitīti, tie nav kļūda. Ja trūkst skaitļu, par to ir vērts ziņot pakalpojuma sniedzējam.',
    address: 'Ceļš',
    field: 'Lauks',
    kind: 'Atšķirība',
    times: 'Reizes',
    'unknown-field': 'nav aprakstā',
    'wrong-type': 'cits tips',
    'missing-id': 'ieraksts bez ID, izlaists',
    'code-mismatch': 'statuss un kods atšķiras',
    'missing-field': 'trūkst, lai gan pēc apraksta vienmēr tiek sūtīts',
    'too-long': 'teksts vai saraksts pārāk garš, saīsināts vai izlaists',
    'foreign-id': 'cits ieraksts, nevis prasītais',
    'foreign-parent': 'cita augstāka elementa ieraksts'
  },
  keys: {
    language_interface: { label: 'Valoda', help: 'Izvēlnes, uzraksti, skaitļi un datumi.' },
    language_content: {
      label: 'Kataloga valoda',
      help: 'Valoda, kurā serverim lūdz atbildēt. „Kā sistēmā” seko logam. Saraksti un lapas, kas šajā valodā nav saglabāti, atverot tiek ielādēti no jauna, katrs par 1 vaicājumu.'
    },
    language_chineseOrder: {
      label: 'Ķīniešu nosaukumu secība',
      help: 'Sarakstu secība, kad katalogs ir ķīniešu valodā.'
    },
    appearance_theme: { label: 'Izskats', help: 'Tumšs der darbnīcai, gaišs – klientu zālei.' },
    help_offerTour: {
      label: 'Piedāvāt apskati',
      help: 'Rinda blakus kolonnām, līdz apskate ir pabeigta vai noraidīta. Palīdzībā to var sākt jebkurā laikā.'
    },
    units_power: {
      label: 'Jauda',
      help: 'Katalogā ir metriskie zirgspēki (ZS); pārējās mērvienības aprēķina no tiem.'
    },
    units_torque: { label: 'Griezes moments', help: 'Katalogā ir ņūtonmetri; pārējās mērvienības aprēķina no tiem.' },
    units_speed: {
      label: 'Maks. ātruma mērvienība',
      help: 'Serveris mērvienību nenorāda; izvēlieties, ko pieņem serviss.'
    },
    units_acceleration: {
      label: 'Paātrinājuma mērvienība',
      help: 'Serveris mērvienību nenorāda; izvēlieties, ko pieņem serviss.'
    },
    units_consumption: {
      label: 'Patēriņa mērvienība',
      help: 'Serveris mērvienību nenorāda; izvēlieties, ko pieņem serviss.'
    },
    performance_zeroIsMissing: {
      label: 'Uzskatīt 0 par trūkstošu vērtību',
      help: '0 rāda kā „nav datu”, jo neviens auto nesasniedz 100 nullē sekunžu.'
    },
    chart_layout: { label: 'Izkārtojums', help: 'Jauda virs momenta, abi uz divām asīm vai skaitļi tabulā.' },
    chart_startAtZero: {
      label: 'Asis sākas no nulles',
      help: 'Izslēgts: mazas atšķirības izskatās lielākas, nekā ir.'
    },
    chart_trimZeroPadding: {
      label: 'Izlaist nulles līknes galos',
      help: 'Nulles pēc kārtas galā uzskata par datu trūkumu; grafiks to norāda.'
    },
    chart_drawCommonPart: {
      label: 'Zīmēt nevienāda garuma līknes, cik tālu sniedzas abas',
      help: 'Dažāda garuma līknes zīmē, cik tālu sniedzas abas; izslēgts: tikai tabula.'
    },
    chart_peakTolerancePercent: {
      label: 'Norādītais un līkne drīkst atšķirties par',
      help: 'Uz lielāku starpību starp norādīto jaudu un līknes maksimumu tiek norādīts.',
      unit: '%'
    },
    shop_tools: {
      label: 'Šī servisa nolasīšanas rīki',
      help: 'Dzinējus, kuriem norādīts kāds no tiem, atzīmē kā nolasāmus. Nosaukumi kā katalogā.'
    },
    search_pauseMilliseconds: {
      label: 'Pauze pirms vaicāšanas',
      help: 'Cik ilgi rakstīšanai jāapstājas; Enter vaicā uzreiz. Katra reize ir viens vaicājums.',
      unit: 'ms'
    },
    search_fuels: {
      label: 'Degvielas dzinēju meklēšanā',
      help: 'Vārdi, ko serverim sūta tieši tā; kurus tas pieņem, nav norādīts.'
    },
    pictures_show: { label: 'Rādīt attēlus', help: 'Fotoattēli un logotipi, ja katalogā tie ir.' },
    pictures_unbranded: { label: 'Vispirms attēli bez emblēmām', help: 'Fotoattēli bez zīmola emblēmām, ja tādi ir.' },
    pictures_countAsCalls: {
      label: 'Skaitīt attēlus kā vaicājumus',
      help: 'Vai serveris tos skaita, nav norādīts; ieslēgts ir drošāk.'
    },
    pictures_maxKilobytes: { label: 'Lielākais attēls', help: 'Lielākus neiegūst.', unit: 'KB' },
    connection_timeoutSeconds: { label: 'Gaidīt atbildi', help: 'Pēc tam uzskata, ka atbildes nav.', unit: 's' },
    connection_maxAnswerMegabytes: { label: 'Lielākā atbilde', help: 'Lielākas noraida, nevis lasa.', unit: 'MB' },
    connection_subscriptionCheckHours: {
      label: 'Pārbaudīt abonementu ik pēc',
      help: 'Katrreiz viens vaicājums.',
      unit: 'h'
    },
    connection_rearmMinutes: {
      label: 'Pēc noraidījuma pārbaudīt vēlreiz',
      help: 'Ja serveris noraidīja atslēgu vai abonementu, pēc šī laika vaicā ar vienu vaicājumu.',
      unit: 'min'
    },
    connection_clockToleranceMinutes: {
      label: 'Pulkstenis drīkst atšķirties par',
      help: 'Uz lielāku starpību ar servera pulksteni tiek norādīts: atlikušās dienas un datu vecums būtu nepareizi.',
      unit: 'min'
    },
    freshness_listDays: {
      label: 'Atjaunot sarakstu, vecāku par',
      help: 'Tiek parādīts uzreiz, atjaunots fonā. 0: katru reizi.',
      unit: 'dienas'
    },
    freshness_typesDays: {
      label: 'Atjaunot veidu sarakstu, vecāku par',
      help: '−1: kā pārējiem sarakstiem.',
      unit: 'dienas'
    },
    freshness_manufacturersDays: {
      label: 'Atjaunot ražotāju sarakstu, vecāku par',
      help: '−1: kā pārējiem sarakstiem.',
      unit: 'dienas'
    },
    freshness_modelsDays: {
      label: 'Atjaunot modeļu sarakstu, vecāku par',
      help: '−1: kā pārējiem sarakstiem.',
      unit: 'dienas'
    },
    freshness_generationsDays: {
      label: 'Atjaunot paaudžu sarakstu, vecāku par',
      help: '−1: kā pārējiem sarakstiem.',
      unit: 'dienas'
    },
    freshness_enginesDays: {
      label: 'Atjaunot dzinēju sarakstu, vecāku par',
      help: '−1: kā pārējiem sarakstiem.',
      unit: 'dienas'
    },
    freshness_engineDays: {
      label: 'Atjaunot dzinēju, vecāku par',
      help: 'Tiek parādīts uzreiz, atjaunots fonā. 0: katru reizi.',
      unit: 'dienas'
    },
    freshness_emptyHours: {
      label: 'Atcerēties „tur nekā nav”',
      help: 'Tik ilgi serverim nevaicā vēlreiz par to, kā tam nebija.',
      unit: 'h'
    },
    store_maxMegabytes: {
      label: 'Vieta katalogam',
      help: 'Ja pārsniegta, vispirms dzēš visilgāk nelietoto; izlase paliek.',
      unit: 'MB'
    },
    store_maxPictureMegabytes: {
      label: 'Vieta attēliem',
      help: 'Ja pārsniegta, vispirms dzēš visilgāk neskatītos attēlus; izlases attēli paliek.',
      unit: 'MB'
    },
    packs_confirmAboveCalls: {
      label: 'Apstiprināt lejupielādes virs',
      help: 'Lai bezsaistei saglabātu vairāk, vajag otru apstiprinājumu.',
      unit: 'vaic.'
    },
    policy_keepDays: {
      label: 'Glabāt bez atjaunošanas',
      help: 'Vecāku pirms rādīšanas vaicā no jauna un dažu stundu laikā dzēš; izlase, piezīmes un nosaukumi paliek. 0: bez ierobežojuma. Nosaka līgums ar pakalpojuma sniedzēju.',
      unit: 'dienas'
    },
    policy_readAfterEnd: {
      label: 'Lasīt pēc abonementa beigām',
      help: 'Šajā datorā esošais paliek lasāms ar paziņojumu. Izslēgts: to nerāda, līdz abonements atkal ir aktīvs; nekas netiek dzēsts.'
    },
    policy_allowExport: {
      label: 'Saglabāt katalogu failos',
      help: 'Vai tas drīkst atstāt šo datoru, nosaka līgums ar pakalpojuma sniedzēju.'
    },
    packs_allowFiles: { label: 'Pakotņu faili', help: 'Lejupielāžu pārnešana uz citu datoru un importēšana no tā.' },
    packs_maxCalls: {
      label: 'Lielākā pakotne',
      help: 'Pakotni, kurai vajag vairāk vaicājumu, noraida. 0 – pakotnes nav atļautas.',
      unit: 'vaic.'
    },
    limits_vehicleDatabase_calls: {
      label: 'Vehicle Database: vaicājumi',
      help: 'Vaicājumi vienā laika posmā, ko šis dators drīkst izlietot. Vairāki datori ar vienu atslēgu dala servera 3600.'
    },
    limits_vehicleDatabase_windowSeconds: {
      label: 'Vehicle Database: laika posms',
      help: 'Serveris skaita pa stundām.',
      unit: 's'
    },
    limits_support_calls: {
      label: 'Support: vaicājumi',
      help: 'Vaicājumi vienā laika posmā, ko šis dators drīkst izlietot.'
    },
    limits_support_windowSeconds: { label: 'Support: laika posms', help: 'Serveris skaita pa stundām.', unit: 's' },
    limits_fileTuning_calls: {
      label: 'File Tuning: vaicājumi',
      help: '0 ir bez ierobežojuma, kā to šobrīd nosaka serveris.'
    },
    limits_fileTuning_windowSeconds: {
      label: 'File Tuning: laika posms',
      help: 'Lieto tikai ar ierobežojumu.',
      unit: 's'
    },
    limits_reservePercent: {
      label: 'Paturēts cilvēkiem',
      help: 'Vaicājumu daļa, ko fona darbi nekad neaiztiek.',
      unit: '%'
    },
    limits_concurrentCalls: {
      label: 'Vienlaicīgi vaicājumi',
      help: 'Vairāk reti ir ātrāk un var izskatīties pēc ļaunprātības.'
    },
    limits_callsPerSecond: { label: 'Vaicājumi sekundē', help: 'Ne vairāk; uzplūdus izkliedē.' },
    limits_stopPerMethod: {
      label: 'Pēc 429 apturēt tikai atteikto vaicājumu veidu',
      help: 'Pārējie vaicājumi turpinās. Izslēgts: viens 429 aptur visus, kā serveris norāda ierobežojumu.'
    },
    units_capacity: { label: 'Darba tilpums', help: 'Katalogā ir kubikcentimetri; litrus aprēķina no tiem.' },
    units_topSpeed: {
      label: 'Maks. ātrums',
      help: 'Darbojas, kad servisa mērvienība ir apstiprināta sadaļā “Pieņemtās mērvienības”.'
    },
    units_fuelConsumption: {
      label: 'Patēriņš',
      help: 'Darbojas, kad servisa mērvienība ir apstiprināta sadaļā “Pieņemtās mērvienības”.'
    },
    units_both: { label: 'Divas mērvienības kopā', help: 'Raksta 140 kW (190 ZS), nevis tikai 140 kW.' },
    assume_curvePower: {
      label: 'Līkņu jaudas mērvienība',
      help: 'No tās aprēķina visu, ko nolasa no līknes; nepareiza izvēle padara nepareizus visus pieaugumus.'
    },
    assume_curvePowerConfirmed: {
      label: 'Līkņu jaudu apstiprināja',
      help: 'Kas un kad jautāja pakalpojuma sniedzējam.'
    },
    assume_curveTorque: { label: 'Līkņu momenta mērvienība', help: 'No tās aprēķina visu, ko nolasa no līknes.' },
    assume_curveTorqueConfirmed: {
      label: 'Līkņu momentu apstiprināja',
      help: 'Kas un kad jautāja pakalpojuma sniedzējam.'
    },
    assume_curveRpmConfirmed: {
      label: 'Līkņu apgriezienus apstiprināja',
      help: 'Kas un kad jautāja pakalpojuma sniedzējam.'
    },
    assume_stagePower: {
      label: 'Pakāpes jaudas mērvienība',
      help: 'Pieaugums ir šī vērtība mīnus rūpnīcas jauda, kas norādīta ZS.'
    },
    assume_stagePowerConfirmed: {
      label: 'Pakāpes jaudu apstiprināja',
      help: 'Kas un kad jautāja pakalpojuma sniedzējam.'
    },
    assume_stageTorque: {
      label: 'Pakāpes momenta mērvienība',
      help: 'Pieaugums ir šī vērtība mīnus rūpnīcas moments, kas norādīts Nm.'
    },
    assume_stageTorqueConfirmed: {
      label: 'Pakāpes momentu apstiprināja',
      help: 'Kas un kad jautāja pakalpojuma sniedzējam.'
    },
    assume_speedConfirmed: { label: 'Maks. ātrumu apstiprināja', help: 'Kas un kad jautāja pakalpojuma sniedzējam.' },
    assume_accelerationConfirmed: {
      label: 'Paātrinājumu apstiprināja',
      help: 'Kas un kad jautāja pakalpojuma sniedzējam.'
    },
    assume_consumptionConfirmed: { label: 'Patēriņu apstiprināja', help: 'Kas un kad jautāja pakalpojuma sniedzējam.' },
    chart_physicsTolerancePercent: {
      label: 'Jauda un moments × apgr. drīkst atšķirties par',
      help: 'Virs tā, ko izskaidro vērtību noapaļošana. Lielāku starpību līknei atzīmē.',
      unit: '%'
    },
    chart_bandFrom: {
      label: 'Vidējais pieaugums no',
      help: 'Joslas apakšējā robeža vidējā pieauguma aprēķinam.',
      unit: 'apgr./min'
    },
    chart_bandTo: {
      label: 'Vidējais pieaugums līdz',
      help: 'Joslas augšējā robeža vidējā pieauguma aprēķinam.',
      unit: 'apgr./min'
    },
    chart_showBand: {
      label: 'Vidējais pieaugums zem grafika',
      help: 'Ko pakāpe dod starp diviem apgriezieniem, un rokturi to pārvietošanai.'
    },
    chart_cruiseRpm: {
      label: 'Kreisēšanas apgriezieni',
      help: 'Apgriezieni, pie kuriem pieaugumu rāda atsevišķi.',
      unit: 'apgr./min'
    },
    chart_measuredTolerancePercent: {
      label: 'Mērījums drīkst atšķirties par',
      help: 'Sērijas un jaudas stendu izkliede; zīmē kā joslu ap kataloga līkni.',
      unit: '%'
    },
    export_separator: {
      label: 'CSV: šūnu atdalītājs',
      help: 'Kā ierasts jūsu valsts izklājlapās. Decimālzīme vienmēr ir punkts.'
    },
    export_byteOrderMark: {
      label: 'CSV: UTF-8 atzīme',
      help: 'Bez tās dažas izklājlapas rāda nepareizus burtus; dažām programmām tā traucē.'
    },
    customer_display: { label: 'Rādīt uz', help: 'Ja ir tikai viens ekrāns, tas pārklāj šo logu; Escape to aizver.' },
    customer_screen: {
      label: 'Ekrāns',
      help: 'Kuru no vairākiem ekrāniem redz klients. Ja tas nav pievienots, izmanto pirmo citu.'
    },
    customer_theme: { label: 'Izskats', help: 'Klientam redzamais izskats neatkarīgi no šī loga.' },
    customer_branded: { label: 'Attēli ar emblēmām', help: 'Izslēgts: attēli bez zīmola emblēmām vai bez attēliem.' },
    customer_follow: { label: 'Sekot šim logam', help: 'Klients redz citu dzinēju, tiklīdz tas šeit atvērts.' },
    events_webhook_enabled: { label: 'Webhook uztvērējs', help: 'Pieņem notikumus, ko sūta uz šo datoru.' },
    events_webhook_host: {
      label: 'Uztvērējs: adrese',
      help: '127.0.0.1 ir tikai šis dators. Ar citu adresi to var sasniegt tīkls: tad jāpieņem tikai parakstīti notikumi.'
    },
    events_webhook_port: { label: 'Uztvērējs: ports', help: '0 pirmajā palaišanā izmanto brīvu portu un to patur.' },
    events_webhook_path: { label: 'Uztvērējs: ceļš', help: 'Uz visu citu atbild ar 404.' },
    events_webhook_hostNames: {
      label: 'Uztvērējs: priekšā esošie nosaukumi',
      help: 'Resursdatora nosaukumi, ko sūta tā priekšā esošs tunelis vai starpniekserveris.'
    },
    events_webhook_kindFrom: {
      label: 'Uztvērējs: veids no',
      help: 'Izsaukuma galvene vai saturs: tā lauks vai aploksne ap notikumu.'
    },
    events_webhook_kindHeader: {
      label: 'Uztvērējs: veida galvene',
      help: 'Nosauc, kas noticis, piemēram, ticket_answered.'
    },
    events_webhook_kindField: {
      label: 'Uztvērējs: veida lauks',
      help: 'Izmanto, ja veids ir lauks: tā vieta notikumā, piemēram, /kind.'
    },
    events_webhook_signature: {
      label: 'Uztvērējs: paraksts',
      help: 'Kā notikumus paraksta ar noslēpumu. Bez paraksta notikumus var sūtīt jebkurš.'
    },
    events_webhook_signatureHeader: {
      label: 'Uztvērējs: paraksta galvene',
      help: 'Paraksts aptver saturu baitu pa baitam.'
    },
    events_webhook_signaturePrefix: {
      label: 'Uztvērējs: pirms paraksta',
      help: 'Kas galvenē ir pirms paraksta, piemēram, sha256=.'
    },
    events_mqtt_enabled: { label: 'MQTT brokeris', help: 'Viena brokera notikumus var saņemt vairāki datori.' },
    events_mqtt_address: {
      label: 'Brokeris: adrese',
      help: 'mqtts:// un wss:// ir šifrēti, mqtt:// un ws:// nav. Brokeris tiek sasniegts tieši, nekad caur sistēmas starpniekserveri.'
    },
    events_mqtt_user: { label: 'Brokeris: lietotājs', help: 'Tukšs, ja nepiesakās ar vārdu.' },
    events_mqtt_topics: { label: 'Brokeris: tēmas', help: '+ aizstāj vienu līmeni, # beigās – visus.' },
    events_mqtt_kindFrom: {
      label: 'Brokeris: veids no',
      help: 'Tēmas pēdējais līmenis, lietotāja īpašība vai aploksne ap notikumu.'
    },
    events_mqtt_kindProperty: {
      label: 'Brokeris: lietotāja īpašības nosaukums',
      help: 'Izmanto, ja veids ir lietotāja īpašība.'
    },
    events_mqtt_sessionHours: {
      label: 'Brokeris: glabā šim datoram',
      help: 'Tik ilgi brokeris glabā to, kas pienāk, kamēr šis dators ir izslēgts.',
      unit: 'st.'
    },
    events_mqtt_sessionMessages: {
      label: 'Brokeris: glabājamie ziņojumi',
      help: 'Tik daudz tas glabā izslēgtam datoram; pārējo klusējot atmet. Ja tik daudz ir gaidījis, notikumu sarakstā teikts, ka notikumu var trūkt. 0: nav zināms, to saka pēc katras prombūtnes.',
      unit: 'ziņojumi'
    },
    events_mqtt_certificateFile: { label: 'Brokeris: sertifikāta fails', help: 'PEM; lai pieteiktos ar sertifikātu.' },
    events_mqtt_keyFile: { label: 'Brokeris: atslēgas fails', help: 'PEM; pieder pie sertifikāta.' },
    events_mqtt_authorityFile: {
      label: 'Brokeris: sertificētāja fails',
      help: 'PEM; ja brokera sertifikāts ir paša servisa izdots.'
    },
    events_relay_enabled: { label: 'Notikumu straume', help: 'Seko retranslatoram, kas notikumus sūta kā straumi.' },
    events_relay_address: { label: 'Straume: adrese', help: 'https://; http:// tikai šajā datorā.' },
    events_relay_kindFrom: { label: 'Straume: veids no', help: 'Notikuma nosaukums vai aploksne ap to.' },
    events_polling_enabled: {
      label: 'Vaicāt izmaiņas',
      help: 'Datoriem, kurus no ārpuses nevar sasniegt. Pieteikumi tērē Support vaicājumus.'
    },
    events_polling_minutes: {
      label: 'Vaicāt ik pēc',
      help: 'Ne vēlāk kā pēc šī laika izmaiņas ir redzamas.',
      unit: 'min.'
    },
    events_polling_projects: {
      label: 'Ceļš: projektu saraksts',
      help: 'Tukšs: netiek vaicāts. Atļauti tikai lasīšanas ceļi.'
    },
    events_polling_project: { label: 'Ceļš: viens projekts', help: 'Tukšs: izmanto saraksta ierakstu.' },
    events_polling_tickets: {
      label: 'Ceļš: pieteikumu saraksts',
      help: 'Tukšs: netiek vaicāts. Atļauti tikai lasīšanas ceļi.'
    },
    events_polling_ticket: { label: 'Ceļš: viens pieteikums', help: 'Tukšs: izmanto saraksta ierakstu.' },
    events_folder_enabled: {
      label: 'Vērotā mape',
      help: 'Pieņem notikumus no failiem, ko mapē ieliek cita programma.'
    },
    events_folder_path: {
      label: 'Mape: kura',
      help: 'Tā var būt tīkla diskā. Ja failus pārvieto vai dzēš, tad tikai šim datoram.'
    },
    events_folder_kindFrom: {
      label: 'Mape: veids no',
      help: 'Faila nosaukums līdz pirmajam . vai __ , piemēram, ticket_answered.17.json, vai notikuma lauks.'
    },
    events_folder_kindField: {
      label: 'Mape: veida lauks',
      help: 'Izmanto, ja veids ir lauks: tā vieta notikumā, piemēram, /kind.'
    },
    events_folder_taken: {
      label: 'Mape: pieņemtie faili',
      help: 'Paturētos otrreiz nepieņem. Pārvietotie nonāk iekšējā mapē “taken”. Pirms saglabāšanas neko nepārvieto un nedzēš.'
    },
    events_folder_seconds: {
      label: 'Mape: skatīt ik pēc',
      help: 'Tīkla disks var nepaziņot par jauniem failiem; tie redzami ne vēlāk kā pēc šī laika.',
      unit: 's'
    },
    events_maxBodyKilobytes: { label: 'Lielākais notikums', help: 'Lielākus noraida.', unit: 'KB' },
    events_keepDays: { label: 'Glabāt notikumus', help: 'Vecākus dzēš kopā ar saturu.', unit: 'dienas' },
    events_keepEvents: { label: 'Glabāt ne vairāk kā', help: 'Virs šī skaita dzēš vecākos.', unit: 'notikumi' },
    events_keepMegabytes: {
      label: 'Glabāt ne vairāk, pēc apjoma',
      help: 'Virs šī apjoma vispirms dzēš atskaņoto, tad vecākos.',
      unit: 'MB'
    },
    events_deskName: {
      label: 'Atbildīgā vārds',
      help: 'Redzams pie šeit uzņemtajiem pieteikumiem. Serverim to nesūta.'
    },
    events_withoutKeyStore: {
      label: 'Bez atslēgu glabātuves',
      help: 'Notikumus glabā šifrētus. Ja sistēma atslēgas neglabā, tie ir līdz programmas beigām vai atrodas diskā, kur tos var lasīt citi. Spēkā no nākamās palaišanas; jau saglabātais paliek.'
    },
    notifications_enabled: {
      label: 'Paziņojumi',
      help: 'Ziņo par jauniem notikumiem neatkarīgi no tā, kura programma ir priekšā.'
    },
    notifications_kinds: {
      label: 'Veidi, par ko ziņot',
      help: 'Vairāki viena pieteikuma vai projekta notikumi piecās minūtēs ir viens paziņojums. „Citi veidi” ir šeit nezināmie.'
    },
    notifications_sound: { label: 'Skaņa', help: 'Kā to atskaņo sistēma.' },
    notifications_badge: { label: 'Nelasīto skaits pie ikonas', help: 'Tas pats skaits, kas sarakstā.' },
    notifications_names: {
      label: 'Vārdi un virsraksti',
      help: 'Tos var izlasīt citi telpā. Citādi redzams tikai veids un numurs.'
    },
    notifications_quietHours: {
      label: 'Klusuma stundas',
      help: 'Bez paziņojumiem un skaņas, un skaits nepieaug. Pēc tam seko viens kopsavilkums.'
    },
    notifications_quietFrom: { label: 'Klusums no', help: 'Diennakts laiks, piemēram, 19:00.' },
    notifications_quietTo: { label: 'Klusums līdz', help: 'Diennakts laiks, piemēram, 07:00.' },
    appearance_density: {
      label: 'Blīvums',
      help: '“Darbnīca”: lielāks teksts un pogas, ērti ar cimdiem un no attāluma. “Blīvi”: vairāk rindu.'
    },
    appearance_zoom: {
      label: 'Mērogs',
      help: 'No 50 līdz 200. To maina Ctrl + un Ctrl −, bet Ctrl 0 atiestata.',
      unit: '%'
    }
  },
  page: {
    general: 'Vispārīgi',
    chart: 'Diagramma un rādītāji',
    search: 'Meklēšana un attēli',
    customer: 'Klienta ekrāns',
    connection: 'Savienojums',
    offline: 'Bezsaiste un glabāšana',
    data: 'Dati un faili',
    events: 'Notikumi',
    notifications: 'Paziņojumi',
    help: 'Taustiņi un diagnostika'
  },
  advanced: 'Papildu',
  find: {
    label: 'Atrast iestatījumu',
    clear: 'Notīrīt meklēšanu',
    none: 'Neviens iestatījums neatbilst.',
    count: 'Atrasti {count} iestatījumi | Atrasts {count} iestatījums | Atrasti {count} iestatījumi'
  }
} satisfies PartOf<typeof en>
