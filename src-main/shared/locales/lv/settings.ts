import type { PartOf } from '../part-of'
import type en from '../en/settings'

/** The settings screen. `keys` has one entry per setting of the schema, its dots written as underscores. */
export default {
  screen: {
    any: 'Jebkurš cits ekrāns',
    number: '{n}. ekrāns',
    own: 'šis logs ir uz tā',
    gone: '{name} (nav pievienots)',
    unnamed: 'ekrāns bez nosaukuma',
    placed: 'Wayland vidē ekrānu izvēlaties pats.'
  },
  sections: 'Iestatījumu lapas',
  calls: '{count} pieprasījumu | {count} pieprasījums | {count} pieprasījumi',
  group: {
    general: 'Vispārīgi',
    units: 'Mērvienības',
    assumptions: 'Pieņemtās mērvienības',
    chart: 'Jaudas grafiks',
    search: 'Meklēšana',
    pictures: 'Attēli',
    connection: 'Tīkls',
    limits: 'Pieprasījumu limiti',
    demo: 'Demo katalogs',
    offline: 'Bezsaiste un krātuve',
    export: 'Eksports failos',
    policy: 'Datu glabāšana un nodošana',
    customer: 'Klienta ekrāns',
    events: 'Notikumi',
    notifications: 'Paziņojumi',
    workspace: 'Vairāki datori',
    updates: 'Atjauninājumi',
    roles: 'Lomas'
  },
  managed: 'Nosaka administrators',
  reset: 'Atjaunot noklusējumu',
  storeUsed: 'Aizņemti {used} no {max}',
  resetOf: 'Atjaunot noklusējumu: {label}',
  on: 'Ieslēgts',
  emptyList: 'nav',
  emptyText: 'tukšs',
  list: {
    add: 'Pievienot vārdu',
    addTopic: 'Pievienot tēmu',
    addName: 'Pievienot nosaukumu',
    addTo: 'Pievienot: {label}',
    remove: 'Noņemt {word}',
    up: 'Pārvietot uz sākumu: {word}',
    addTool: 'Pievienot rīku'
  },
  refused: { twice: '„{word}” jau ir sarakstā.' },
  choices: {
    auto: 'Automātiski',
    ask: 'Jautāt',
    off: 'Izslēgts',
    system: 'Kā sistēmā',
    light: 'Gaišs',
    dark: 'Tumšs',
    none: 'Nav norādīta',
    unsigned: 'Nav: sūtīt var jebkurš',
    stacked: 'Atsevišķi',
    axes: 'Divas asis',
    language: 'Kā valodā pieņemts',
    pinyin: 'Piņjiņs',
    stroke: 'Vilcienu skaits',
    zhuyin: 'Džuiņs (bopomofo)',
    table: 'Tabula',
    comma: 'Komats',
    sales: 'Pārdošana',
    workshopRole: 'Serviss',
    semicolon: 'Semikols',
    other: 'Cits ekrāns',
    same: 'Šis ekrāns',
    'hmac-sha256-base64': 'HMAC-SHA256, Base64 forma',
    'hmac-sha256-hex': 'HMAC-SHA256, heksadecimāli',
    topic: 'Tēma',
    property: 'Lietotāja īpašība',
    envelope: 'Aploksne',
    event: 'Notikuma nosaukums',
    session: 'Tikai atmiņā',
    open: 'Diskā, neaizsargāti',
    name: 'Faila nosaukums',
    field: 'Lauks',
    header: 'Galvene',
    keep: 'Paturēt',
    move: 'Pārvietot',
    delete: 'Dzēst',
    compact: 'Kompakts',
    comfortable: 'Ērts',
    workshop: 'Serviss'
  },
  number: { always: 'katru reizi', unlimited: 'bez ierobežojuma', asLists: 'kā citi saraksti' },
  connection: {
    address: 'Servera adrese',
    addressDemo: 'iebūvētais demo katalogs',
    addressNone: 'vēl nav',
    key: 'Atslēga',
    keyNone: 'nav',
    kept: {
      sealed: 'šifrējusi sistēma',
      session: 'atmiņā, līdz Dynodesk tiek aizvērts: šajā sistēmā nav atslēgu glabātuves',
      open: 'diskā, neaizsargāta: šajā sistēmā nav atslēgu glabātuves',
      none: 'netiek glabāta'
    },
    checked: 'Pēdējoreiz pārbaudīts',
    never: 'kopš Dynodesk palaišanas nav',
    check: 'Pārbaudīt tagad',
    connect: 'Savienot ar serveri',
    replace: 'Mainīt atslēgu vai adresi',
    demo: 'Atvērt demo katalogu',
    forget: 'Dzēst šo atslēgu…',
    leaveDemo: 'Iziet no demo',
    paused: {
      title: 'Fona pieprasījumi ir apturēti',
      refused: 'Serveris noraidīja pieprasījumu. Līdz piekļuves atjaunošanai pieprasa tikai to, ko atverat.',
      resume: 'Pārbaudīt un turpināt'
    }
  },
  replace: {
    key: 'Jaunā atslēga',
    keyKeep: 'Atstājiet tukšu, lai lietotu pašreizējo atslēgu.',
    keyNeeded: 'Ja iespējams, glabā šifrētu, un vairs nerāda.',
    keyMissing: 'Ievadiet atslēgu.'
  },
  forget: {
    title: 'Dzēst šo atslēgu?',
    text: 'Dzēš atslēgu no šī datora un pārtrauc savienojumu ar {address}. Lai savienotos vēlreiz, vajag atslēgu.',
    kept: 'Iestatījumi, piezīmes un saglabātie dzinēji paliek šajā datorā.',
    confirm: 'Dzēst šo atslēgu'
  },
  subscription: {
    title: 'Abonements',
    none: 'Ziņu vēl nav. Pārbaudiet savienojumu, lai tās ielādētu.',
    state: 'Stāvoklis',
    active: 'aktīvs',
    activeUntil: 'aktīvs līdz {day} ({left})',
    inactive: 'nav aktīvs',
    unknown: 'serveris nenorāda',
    end: 'Beidzas',
    endAbsent: 'beigu datums nav norādīts',
    endUnreadable: '{text} (nav lasāms datums)',
    endOriginal: 'Kā nosūtījis serveris: {text}',
    days: 'vēl {days} dienu | vēl {days} diena | vēl {days} dienas',
    lastDay: 'šodien ir pēdējā diena',
    past: 'beidzies',
    pastActive: 'beidzies, lai gan serveris to uzrāda kā aktīvu',
    clock: 'pēc šī datora pulksteņa, kas atšķiras no servera pulksteņa',
    warning: {
      1: 'Abonements beigsies dienas laikā. Atjaunojiet to, lai katalogs paliktu pieejams.',
      7: 'Abonements beigsies nedēļas laikā.',
      30: 'Abonements beigsies mēneša laikā.'
    }
  },
  synonyms: {
    title: 'Sinonīmi',
    help: 'Rindā viena grupa, vārdi atdalīti ar komatiem. Saglabātajos datos meklē visus.',
    box: 'Sinonīmu grupas, pa vienai rindā',
    tooMany: 'Ne vairāk kā 500 rindu.',
    tooLong: '{line}. rinda: ne vairāk kā 20 vārdu, katrs ne garāks par 60 rakstzīmēm.',
    single: '{line}. rinda: grupā vajag vismaz divus vārdus.'
  },
  signers: {
    title: 'Uzticamie datori',
    none: 'Vēl nav. Datoru par uzticamu var atzīt, importējot tā pārneses failu.',
    help: 'Šo datoru parakstītos pārneses failus atver bez jautājuma.',
    unnamed: 'bez nosaukuma',
    since: 'kopš {day}',
    forget: 'Atņemt uzticību',
    forgetOf: 'Atņemt uzticību: {name}'
  },
  health: {
    version: 'Versija',
    drift: 'Negaidītas atbildes',
    driftNone: 'kopš Dynodesk palaišanas nav',
    driftCount: '{count} {places} laukos | {count} {places} laukā | {count} {places} laukos',
    help: 'Atbildes, kas atšķiras no servera apraksta. Ja trūkst skaitļu, ziņojiet pakalpojuma sniedzējam.',
    address: 'Pieprasījums',
    field: 'Lauks',
    kind: 'Atšķirība',
    times: 'Reizes',
    'unknown-field': 'nav aprakstā',
    'wrong-type': 'nepareizs tips',
    'missing-id': 'ieraksts bez ID, izlaists',
    'code-mismatch': 'statuss un kods atšķiras',
    'missing-field': 'trūkst, lai gan pēc apraksta ir vienmēr',
    'too-long': 'teksts vai saraksts pārāk garš, saīsināts vai izlaists',
    'foreign-id': 'cits ieraksts, nevis pieprasītais',
    'foreign-parent': 'cita augstāka elementa ieraksts'
  },
  unit: {
    percent: '%',
    milliseconds: 'ms',
    seconds: 's',
    minutes: 'min',
    hours: 'h',
    days: 'dienu | diena | dienas',
    kilobytes: 'KB',
    megabytes: 'MB',
    callsPerDay: 'pieprasījumu dienā | pieprasījums dienā | pieprasījumi dienā',
    calls: 'pieprasījumu | pieprasījums | pieprasījumi',
    rpm: 'apgr./min',
    messages: 'ziņojumu | ziņojums | ziņojumi',
    events: 'notikumu | notikums | notikumi'
  },
  keys: {
    language_interface: { label: 'Valoda', help: 'Izvēlnes, uzraksti, skaitļi un datumi.' },
    language_content: {
      label: 'Kataloga valoda',
      help: 'Tekstus, kas nav saglabāti šajā valodā, ielādē no jauna: 1 pieprasījums sarakstam vai dzinējam.'
    },
    language_chineseOrder: {
      label: 'Ķīniešu nosaukumu secība',
      help: 'Sarakstu secība, kad katalogs ir ķīniešu valodā.'
    },
    appearance_theme: { label: 'Motīvs', help: 'Tumšs der servisam, gaišs – klientu zālei.' },
    appearance_tray: {
      label: 'Ikona paziņojumu apgabalā',
      help: 'Rāda nelasītos notikumus. Dynodesk turpina darboties, kad aizvērts pēdējais logs.'
    },
    help_offerTour: {
      label: 'Piedāvāt apskati',
      help: 'Redzams blakus kolonnām, līdz apskate ir pabeigta vai noraidīta. Palīdzībā to var sākt jebkurā laikā.'
    },
    keys_letters: {
      label: 'Viena taustiņa īsinājumi',
      help: 'Tādi taustiņi kā P, U vai ? darbojas bez Ctrl. Ja izmantojat balss ievadi, izslēdziet; īsinājumi ar Ctrl paliek.'
    },
    units_power: {
      label: 'Jauda',
      help: 'Serveris norāda ZS tikai rūpnīcas jaudai. Līknēm un pakāpēm mērvienība ir pieņemta.'
    },
    units_torque: {
      label: 'Griezes moments',
      help: 'Serveris norāda Nm tikai rūpnīcas momentam. Līknēm un pakāpēm mērvienība ir pieņemta.'
    },
    units_speed: {
      label: 'Maks. ātruma mērvienība',
      help: 'Serveris mērvienību nenorāda. Izvēlieties to, ko tas lieto.'
    },
    units_acceleration: {
      label: 'Paātrinājuma mērvienība',
      help: 'Serveris mērvienību nenorāda. Izvēlieties to, ko tas lieto.'
    },
    units_consumption: {
      label: 'Patēriņa mērvienība',
      help: 'Serveris mērvienību nenorāda. Izvēlieties to, ko tas lieto.'
    },
    performance_zeroIsMissing: {
      label: 'Uzskatīt 0 par trūkstošu vērtību',
      help: 'Dinamikas rādītāju 0 rāda kā „nav datu”.'
    },
    chart_layout: { label: 'Izkārtojums', help: 'Jauda virs momenta, abi uz divām asīm vai tabula.' },
    chart_startAtZero: {
      label: 'Asis sākas no nulles',
      help: 'Ja izslēgts, mazas atšķirības izskatās lielas.'
    },
    chart_trimZeroPadding: {
      label: 'Nogriezt nulles līknes galos',
      help: 'Nulles galā uzskata par datu trūkumu; grafiks to norāda.'
    },
    chart_drawCommonPart: {
      label: 'Zīmēt nevienāda garuma līknes, cik tālu sniedzas abas',
      help: 'Ja izslēgts, dažāda garuma līknes rāda tikai tabulā.'
    },
    chart_peakTolerancePercent: {
      label: 'Pielaide: norādītā vērtība un līkne',
      help: 'Atzīmē lielāku starpību starp norādīto jaudu un līknes maksimumu.'
    },
    shop_tools: {
      label: 'Jūsu nolasīšanas rīki',
      help: 'Dzinējus, ko ar tiem var nolasīt, atzīmē; rakstība kā katalogā.'
    },
    search_pauseMilliseconds: {
      label: 'Pauze pirms meklēšanas tiešsaistē',
      help: 'Gaida pēc rakstīšanas; Enter meklē uzreiz.'
    },
    search_fuels: {
      label: 'Degvielas dzinēju meklēšanā',
      help: 'Serverim sūta tā, kā ierakstīts; kuras tas pieņem, tas nenorāda.'
    },
    pictures_show: { label: 'Rādīt attēlus', help: 'Fotoattēli un logotipi no kataloga.' },
    pictures_unbranded: { label: 'Vispirms attēli bez emblēmām', help: 'Fotoattēli bez emblēmām, ja tādi ir.' },
    pictures_countAsCalls: {
      label: 'Skaitīt attēlus kā pieprasījumus',
      help: 'Serveris nenorāda, vai tos skaita; ieslēgts ir drošāk.'
    },
    pictures_maxKilobytes: { label: 'Lielākais attēls', help: 'Lielākus attēlus nelejupielādē.' },
    connection_timeoutSeconds: {
      label: 'Noildze',
      help: 'Pēc šī laika pieprasījumu bez atbildes uzskata par neizdevušos.'
    },
    connection_maxAnswerMegabytes: {
      label: 'Lielākais datu apjoms pieprasījumā',
      help: 'Ja serveris atsūta vairāk, pieprasījums neizdodas.'
    },
    connection_subscriptionCheckHours: {
      label: 'Abonementa pārbaudes intervāls',
      help: 'Katra pārbaude – 1 pieprasījums.'
    },
    connection_rearmMinutes: {
      label: 'Mēģināt vēlreiz pēc noraidījuma',
      help: 'Ja serveris noraida atslēgu vai abonementu, vēlreiz mēģina 1 pieprasījums.'
    },
    connection_clockToleranceMinutes: {
      label: 'Pieļaujamā pulksteņa novirze',
      help: 'Ja šī datora pulkstenis no servera atšķiras vairāk, parādās paziņojums.'
    },
    freshness_listDays: {
      label: 'Sarakstu atjaunošanas intervāls',
      help: 'Vecos datus rāda uzreiz un atjauno fonā; 0: katrā atvēršanas reizē.'
    },
    freshness_typesDays: { label: 'Veidu atjaunošanas intervāls', help: '−1: kā pārējiem sarakstiem.' },
    freshness_manufacturersDays: { label: 'Marku atjaunošanas intervāls', help: '−1: kā pārējiem sarakstiem.' },
    freshness_modelsDays: { label: 'Modeļu atjaunošanas intervāls', help: '−1: kā pārējiem sarakstiem.' },
    freshness_generationsDays: { label: 'Paaudžu atjaunošanas intervāls', help: '−1: kā pārējiem sarakstiem.' },
    freshness_enginesDays: { label: 'Dzinēju sarakstu atjaunošanas intervāls', help: '−1: kā pārējiem sarakstiem.' },
    freshness_engineDays: {
      label: 'Dzinēja datu atjaunošanas intervāls',
      help: 'Vecos datus rāda uzreiz un atjauno fonā; 0: katrā atvēršanas reizē.'
    },
    freshness_idleCallsPerDay: {
      label: 'Izlases atjaunošana dīkstāvē',
      help: 'Izlases un datu lapu dzinēji, kad lielākā daļa stundas pieprasījumu ir brīva; 0: izslēgts.'
    },
    freshness_emptyHours: { label: 'Atcerēties tukšus rezultātus', help: 'Līdz tam serverim vēlreiz nevaicā.' },
    store_maxMegabytes: {
      label: 'Vieta katalogam',
      help: 'Kad vieta beidzas, dzēš visilgāk nelietotos datus; izlase paliek.'
    },
    store_maxPictureMegabytes: {
      label: 'Vieta attēliem',
      help: 'Kad vieta beidzas, dzēš visilgāk neskatītos attēlus; izlases attēli paliek.'
    },
    packs_confirmAboveCalls: {
      label: 'Lejupielādes apstiprināšanas slieksnis',
      help: 'Lielākai lejupielādei vajag apstiprinājumu.'
    },
    policy_keepDays: {
      label: 'Neatjaunotu datu glabāšanas termiņš',
      help: 'Dzēš, kad serveris ir apstiprinājis šī datora pulksteni. Izlase, piezīmes un nosaukumi paliek; termiņu nosaka līgums; 0: bez ierobežojuma.'
    },
    policy_readAfterEnd: {
      label: 'Rādīt saglabātos datus pēc abonementa beigām',
      help: 'Ja izslēgts, saglabātie dati ir paslēpti, līdz abonements atkal ir aktīvs.'
    },
    packs_jobFolder: {
      label: 'Apmaiņas mape',
      help: 'Ielieciet tajā transportlīdzekļu sarakstu (TXT, CSV): blakus parādās fails ar saglabātajiem dzinējiem. Bez pieprasījumiem.'
    },
    policy_allowExport: {
      label: 'Eksportēt katalogu failos',
      help: 'Vai tas ir atļauts, nosaka līgums ar pakalpojuma sniedzēju.'
    },
    packs_allowFiles: { label: 'Pārneses faili', help: 'Lejupielāžu pārnešana uz citu datoru un importēšana no tā.' },
    packs_maxCalls: {
      label: 'Lielākā lejupielāde',
      help: 'Lielākas lejupielādes noraida; 0: lejupielādes nav atļautas.'
    },
    limits_vehicleDatabase_calls: {
      label: 'Vehicle Database: pieprasījumi',
      help: 'Šim datoram; visiem datoriem ar šo atslēgu kopā 3\u202f600 stundā.'
    },
    limits_vehicleDatabase_windowSeconds: {
      label: 'Vehicle Database: laika posms',
      help: 'Serveris skaita pa stundām.'
    },
    limits_support_calls: {
      label: 'Support: pieprasījumi',
      help: 'Šim datoram.'
    },
    limits_support_windowSeconds: { label: 'Support: laika posms', help: 'Serveris skaita pa stundām.' },
    limits_fileTuning_calls: {
      label: 'File Tuning: pieprasījumi',
      help: '0: bez ierobežojuma; piegādātājs to šobrīd nenosaka.'
    },
    limits_fileTuning_windowSeconds: { label: 'File Tuning: laika posms', help: 'Lieto tikai ar ierobežojumu.' },
    limits_reservePercent: { label: 'Rezerve cilvēkiem', help: 'Pieprasījumu daļa, ko fona darbi nekad neizmanto.' },
    limits_concurrentCalls: {
      label: 'Pieprasījumi vienlaikus',
      help: 'Vairāk reti ir ātrāk, un piegādātājs var iebilst.'
    },
    limits_callsPerSecond: { label: 'Pieprasījumi sekundē', help: 'Ne vairāk; pārējie gaida.' },
    limits_stopPerMethod: {
      label: 'Sasniedzot limitu, apturēt tikai šo pieprasījumu veidu',
      help: 'Izslēgts: limits aptur visus pieprasījumus.'
    },
    demo_oddRecords: {
      label: 'Neparasti ieraksti',
      help: 'Vingrinājumam: pievieno veidu ar visiem neparastajiem ierakstiem, ko serveris var sūtīt.'
    },
    demo_shortHour: {
      label: 'Izmēģināt pieprasījumu limitu',
      help: '60 pieprasījumi minūtē, pēc tam darbojas limits, līdz minūte beidzas.'
    },
    units_capacity: { label: 'Darba tilpums', help: 'Serveris norāda kubikcentimetrus; litrus pārrēķina.' },
    units_topSpeed: {
      label: 'Maks. ātrums',
      help: 'Serveris mērvienību nenorāda. Lai pārrēķinātu, apstipriniet to.'
    },
    units_fuelConsumption: {
      label: 'Patēriņš',
      help: 'Serveris mērvienību nenorāda. Lai pārrēķinātu, apstipriniet to.'
    },
    units_both: { label: 'Rādīt divas mērvienības', help: 'Raksta 140 kW (190 ZS), nevis tikai 140 kW.' },
    assume_curvePower: {
      label: 'Līkņu jaudas mērvienība',
      help: 'No tās ir atkarīgi visi no līknes nolasītie skaitļi.'
    },
    assume_curvePowerConfirmed: {
      label: 'Līkņu jaudu apstiprināja',
      help: 'Kas un kad jautāja pakalpojuma sniedzējam.'
    },
    assume_curveTorque: {
      label: 'Līkņu momenta mērvienība',
      help: 'No tās ir atkarīgi visi no līknes nolasītie skaitļi.'
    },
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
      label: 'Pielaide: jauda un moments × apgr.',
      help: 'Lielāka starpība, papildus noapaļošanai, atzīmē līkni.'
    },
    chart_bandFrom: { label: 'Vidējais pieaugums no', help: 'Vidējā pieauguma diapazona apakšējā robeža.' },
    chart_bandTo: { label: 'Vidējais pieaugums līdz', help: 'Vidējā pieauguma diapazona augšējā robeža.' },
    chart_showBand: {
      label: 'Vidējais pieaugums zem grafika',
      help: 'Pakāpes vidējais pieaugums starp diviem apgriezieniem.'
    },
    chart_cruiseRpm: { label: 'Kruīza apgriezieni', help: 'Apgriezieni, pie kuriem pieaugumu rāda atsevišķi.' },
    chart_measuredTolerancePercent: {
      label: 'Pielaide: mērījums',
      help: 'Transportlīdzekļu un jaudas stendu izkliede; josla ap kataloga līkni.'
    },
    export_separator: {
      label: 'CSV atdalītājs',
      help: 'Kā prasa jūsu izklājlapa; decimālzīme vienmēr ir punkts.'
    },
    export_byteOrderMark: {
      label: 'CSV: atzīmēt kā UTF-8',
      help: 'Bez atzīmes dažas izklājlapas rāda nepareizus burtus; dažas programmas to nevar nolasīt.'
    },
    customer_display: { label: 'Kur rādīt', help: 'Ar vienu ekrānu tas pārklāj šo logu; Esc to aizver.' },
    customer_screen: {
      label: 'Ekrāns',
      help: 'Ja tas nav pievienots, izmanto citu ekrānu.'
    },
    customer_theme: { label: 'Motīvs', help: 'Tikai klienta ekrānam.' },
    customer_branded: { label: 'Attēli ar emblēmām', help: 'Ja izslēgts, rāda tikai attēlus bez markas emblēmām.' },
    customer_follow: { label: 'Kā šajā logā', help: 'Klienta ekrāns mainās līdz ar dzinēju, ko atverat.' },
    events_webhook_enabled: { label: 'Webhook uztvērējs', help: 'Pieņem notikumus, ko sūta uz šo datoru.' },
    events_webhook_host: {
      label: 'Uztvērējs: adrese',
      help: '127.0.0.1 ir tikai šis dators; citas adreses to atver tīklam.'
    },
    events_webhook_port: {
      label: 'Uztvērējs: ports',
      help: '0: brīvs ports, izvēlēts pirmajā palaišanā un tad nemainīgs.'
    },
    events_webhook_path: { label: 'Uztvērējs: ceļš', help: 'Uz citiem ceļiem atbild ar 404.' },
    events_webhook_hostNames: {
      label: 'Uztvērējs: starpniekservera nosaukumi',
      help: 'Resursdatora nosaukumi, ko sūta tunelis vai starpniekserveris uztvērēja priekšā.'
    },
    events_webhook_kindFrom: {
      label: 'Uztvērējs: veids no',
      help: 'Pieprasījuma galvene, satura lauks vai aploksne ap notikumu.'
    },
    events_webhook_kindHeader: {
      label: 'Uztvērējs: veida galvene',
      help: 'Norāda, kas noticis, piemēram, ticket_answered.'
    },
    events_webhook_kindField: {
      label: 'Uztvērējs: veida lauks',
      help: 'Ja veids ir lauks: tā vieta notikumā, piemēram, /kind.'
    },
    events_webhook_signature: {
      label: 'Uztvērējs: paraksts',
      help: 'Kā notikumi parakstīti; bez paraksta tos var sūtīt jebkurš.'
    },
    events_webhook_signatureHeader: {
      label: 'Uztvērējs: paraksta galvene',
      help: 'Paraksts attiecas uz saturu baitu pa baitam.'
    },
    events_webhook_signaturePrefix: {
      label: 'Uztvērējs: paraksta prefikss',
      help: 'Teksts pirms paraksta galvenē, piemēram, sha256=.'
    },
    updates_mode: {
      label: 'Atjauninājumi',
      help: 'Automātiski: lejupielādē pats. Jautāt: vispirms paziņo. Izslēgts: tikai, kad pārbaudāt.'
    },
    updates_url: {
      label: 'Atjauninājumu adrese',
      help: 'Piemēram, https://updates.example/dynodesk. Ja lauks ir tukšs, atjauninājumus nemeklē.'
    },
    updates_key: { label: 'Laidienu atslēga', help: 'Jūsu laidienu publiskā atslēga; iestata administrators.' },
    workspace_enabled: {
      label: 'Pievienoties citiem datoriem',
      help: 'Kopīgi izmanto pieprasījumus un saglabātos automobiļus.'
    },
    workspace_url: {
      label: 'Servera adrese',
      help: 'Redis vai Valkey serveris, piemēram, rediss://server.example:6379; redis:// nav šifrēts.'
    },
    workspace_user: { label: 'Servera lietotājs', help: 'Atstājiet tukšu, ja serverim ir tikai parole.' },
    workspace_name: { label: 'Šī datora nosaukums', help: 'Kolēģiem; ja tukšs, netiek sūtīts.' },
    workspace_openSent: {
      label: 'Atvērt atsūtītos dzinējus uzreiz',
      help: 'Ekrānam pie jaudas stenda: kolēģu atsūtītie dzinēji aizstāj to, kas ir atvērts.'
    },
    workspace_share_answers: {
      label: 'Kopīgot transportlīdzekļu datus un attēlus',
      help: 'Iegūst vienreiz visiem. Vai tas ir atļauts, nosaka līgums ar pakalpojuma sniedzēju.'
    },
    workspace_share_events: {
      label: 'Kopīgot notikumus un uzņemto',
      help: 'Viens dators saņem visiem. Izlasītā atzīmes katram datoram ir savas.'
    },
    workspace_share_presence: {
      label: 'Rādīt, kas šeit atvērts',
      help: 'Kolēģi redz, kurš dzinējs un kurš pieteikums ir atvērts šajā datorā.'
    },
    workspace_authorityFile: {
      label: 'Servera sertifikāta fails',
      help: 'PEM; ja serverim ir jūsu pašu sertifikāts.'
    },
    workspace_share_favourites: { label: 'Kopīgot izlasi', help: 'Kopā ar grupām.' },
    workspace_share_notes: {
      label: 'Kopīgot piezīmes',
      help: 'Ja divi vienlaikus maina piezīmi, saglabā abus tekstus.'
    },
    workspace_share_synonyms: { label: 'Kopīgot sinonīmus', help: 'Visu datoru grupas apvieno.' },
    workspace_share_templates: { label: 'Kopīgot datu lapu veidnes', help: 'Ar logotipiem, bez noklusējuma servisa.' },
    workspace_share_sheets: {
      label: 'Kopīgot datu lapu sarakstu',
      help: 'Ar transportlīdzekli, klientu un datiem. Katram datoram datu lapu numuros ir savi burti.'
    },
    workspace_share_tools: { label: 'Kopīgot savus rīkus', help: 'Šī servisa nolasīšanas rīki.' },
    roles_enabled: {
      label: 'Šo datoru lieto vairāki',
      help: 'Katrs strādā savā lomā. Izslēgt var tikai administrators.'
    },
    roles_start: { label: 'Loma pēc palaišanas', help: 'Citām lomām vajag PIN.' },
    events_mqtt_enabled: { label: 'MQTT brokeris', help: 'Viena brokera notikumus var saņemt vairāki datori.' },
    events_mqtt_address: {
      label: 'Brokeris: adrese',
      help: 'mqtts:// un wss:// ir šifrēti; sistēmas starpniekserveri nelieto.'
    },
    events_mqtt_user: { label: 'Brokeris: lietotājs', help: 'Atstājiet tukšu, ja brokerim nevajag lietotājvārdu.' },
    events_mqtt_topics: { label: 'Brokeris: tēmas', help: '+ aizstāj vienu līmeni, # beigās – visus.' },
    events_mqtt_kindFrom: {
      label: 'Brokeris: veids no',
      help: 'Tēmas pēdējais līmenis, lietotāja īpašība vai aploksne ap notikumu.'
    },
    events_mqtt_kindProperty: {
      label: 'Brokeris: lietotāja īpašība',
      help: 'Ja veids ir lietotāja īpašība: tās nosaukums.'
    },
    events_mqtt_sessionHours: {
      label: 'Brokeris: glabāšanas laiks',
      help: 'Cik ilgi brokeris glabā notikumus, kamēr šis dators ir izslēgts.'
    },
    events_mqtt_sessionMessages: {
      label: 'Brokeris: glabājamais skaits',
      help: 'Ziņojumi, ko glabā, kamēr šis dators ir izslēgts; ja to ir vairāk, par to brīdina; 0: nav zināms.'
    },
    events_mqtt_certificateFile: { label: 'Brokeris: sertifikāta fails', help: 'PEM; lai pieteiktos ar sertifikātu.' },
    events_mqtt_keyFile: { label: 'Brokeris: atslēgas fails', help: 'PEM; pieder pie sertifikāta.' },
    events_mqtt_authorityFile: {
      label: 'Brokeris: CA sertifikāta fails',
      help: 'PEM; ja brokeris lieto jūsu pašu sertificēšanas iestādi.'
    },
    events_relay_enabled: {
      label: 'Notikumu straume',
      help: 'Saņem notikumus no retranslācijas servera, bez atvērta porta šajā datorā.'
    },
    events_relay_address: { label: 'Straume: adrese', help: 'https://; http:// tikai šajā datorā.' },
    events_relay_kindFrom: { label: 'Straume: veids no', help: 'Notikuma nosaukums vai aploksne ap to.' },
    events_polling_enabled: { label: 'Pārbaudīt izmaiņas', help: 'Ik pēc dažām minūtēm jautā serverim par izmaiņām.' },
    events_polling_minutes: {
      label: 'Pārbaudes intervāls',
      help: 'Izmaiņas parādās ne vēlāk kā pēc šī laika; pieteikumi tērē Support pieprasījumus.'
    },
    events_polling_projects: {
      label: 'Ceļš: projektu saraksts',
      help: 'Tukšs: nepārbauda; atļauti tikai lasīšanas ceļi.'
    },
    events_polling_project: { label: 'Ceļš: viens projekts', help: 'Tukšs: izmanto saraksta ierakstu.' },
    events_polling_tickets: {
      label: 'Ceļš: pieteikumu saraksts',
      help: 'Tukšs: nepārbauda; atļauti tikai lasīšanas ceļi.'
    },
    events_polling_ticket: { label: 'Ceļš: viens pieteikums', help: 'Tukšs: izmanto saraksta ierakstu.' },
    events_folder_enabled: {
      label: 'Uzraudzītā mape',
      help: 'Cita programma tur saglabā notikumus: vienu katrā .json failā vai vienu katrā .jsonl un .ndjson rindā. Saites un apakšmapes ignorē.'
    },
    events_folder_path: {
      label: 'Mape',
      help: 'Var būt tīkla diskā; ja failus pārvieto vai dzēš, mapi drīkst uzraudzīt tikai viens dators.'
    },
    events_folder_kindFrom: {
      label: 'Mape: veids no',
      help: 'Faila nosaukums līdz pirmajam . vai __, vai notikuma lauks.'
    },
    events_folder_kindField: {
      label: 'Mape: veida lauks',
      help: 'Ja veids ir lauks: tā vieta notikumā, piemēram, /kind.'
    },
    events_folder_taken: {
      label: 'Mape: apstrādātie faili',
      help: 'Kas notiek ar saglabātajiem failiem; pārvietotie nonāk apakšmapē „taken”.'
    },
    events_folder_seconds: {
      label: 'Mape: pārbaudes intervāls',
      help: 'Atrod jaunus failus, par kuriem tīkla disks neziņo.'
    },
    events_maxBodyKilobytes: { label: 'Lielākais notikums', help: 'Lielākus notikumus noraida.' },
    events_keepDays: {
      label: 'Glabāt notikumus',
      help: 'Vecākus notikumus dzēš, kad serveris ir apstiprinājis šī datora pulksteni.'
    },
    events_keepEvents: { label: 'Notikumu maksimums', help: 'Kad sasniegts, dzēš vecākos.' },
    events_keepMegabytes: {
      label: 'Maksimālais apjoms',
      help: 'Kad sasniegts, vispirms dzēš atskaņotos notikumus, tad vecākos.'
    },
    events_deskName: {
      label: 'Jūsu vārds pie pieteikumiem',
      help: 'Redzams pie šeit uzņemtajiem pieteikumiem; serverim nesūta.'
    },
    events_withoutKeyStore: {
      label: 'Bez atslēgu glabātuves',
      help: 'Kur glabāt notikumus, ja sistēmā nav atslēgu glabātuves; spēkā no nākamās palaišanas.'
    },
    notifications_enabled: {
      label: 'Rādīt paziņojumus',
      help: 'Par jauniem notikumiem rāda sistēmas paziņojumu.'
    },
    notifications_kinds: {
      label: 'Veidi',
      help: 'Viena pieteikuma vai projekta notikumi piecās minūtēs ir viens paziņojums.'
    },
    notifications_sound: { label: 'Skaņa', help: 'Sistēmas paziņojuma skaņa.' },
    notifications_badge: { label: 'Nelasīto skaits uz ikonas', help: 'Tas pats skaits, kas notikumos.' },
    notifications_names: {
      label: 'Rādīt vārdus un virsrakstus',
      help: 'Tos var izlasīt jebkurš pie ekrāna. Ja izslēgts, rāda tikai veidu un numuru.'
    },
    notifications_quietHours: {
      label: 'Klusuma stundas',
      help: 'Bez paziņojumiem, skaņas un skaita; pēc tam seko kopsavilkums.'
    },
    notifications_quietFrom: { label: 'Klusums no', help: 'Piemēram, 19:00.' },
    notifications_quietTo: { label: 'Klusums līdz', help: 'Piemēram, 07:00.' },
    appearance_density: {
      label: 'Blīvums',
      help: 'Serviss: lielāks teksts un pogas; kompakts: vairāk rindu.'
    },
    appearance_zoom: { label: 'Mērogs', help: 'No 50 līdz 200; to maina Ctrl + un Ctrl −, Ctrl 0 atiestata.' }
  },
  page: {
    general: 'Vispārīgi',
    chart: 'Grafiks un rādītāji',
    search: 'Meklēšana un attēli',
    customer: 'Klienta ekrāns',
    connection: 'Savienojums',
    offline: 'Bezsaiste un krātuve',
    events: 'Notikumi',
    notifications: 'Paziņojumi',
    workspace: 'Vairāki datori',
    administration: 'Administrēšana',
    health: 'Stāvoklis',
    help: 'Atjauninājumi un taustiņi'
  },
  advanced: 'Papildu',
  find: {
    label: 'Meklēt iestatījumos',
    none: 'Neviens iestatījums neatbilst.',
    count: 'Atrasti {count} iestatījumi | Atrasts {count} iestatījums | Atrasti {count} iestatījumi'
  },
  showShortcuts: 'Rādīt visus īsinājumtaustiņus'
} satisfies PartOf<typeof en>
