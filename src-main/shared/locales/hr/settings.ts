import type { PartOf } from '../part-of'
import type en from '../en/settings'

/** The settings screen. `keys` has one entry per setting of the schema, its dots written as underscores. */
export default {
  screen: {
    any: 'Bilo koji drugi zaslon',
    number: 'zaslon {n}',
    own: 'na njemu je ovaj prozor',
    gone: '{name} (nije spojen)',
    unnamed: 'zaslon bez imena',
    placed: 'Na Waylandu zaslon birate sami.'
  },
  sections: 'Stranice postavki',
  calls: '{count} zahtjev | {count} zahtjeva | {count} zahtjeva',
  group: {
    general: 'Općenito',
    units: 'Jedinice',
    assumptions: 'Pretpostavljene jedinice',
    chart: 'Dijagram snage',
    search: 'Pretraga',
    pictures: 'Slike',
    connection: 'Mreža',
    limits: 'Ograničenja zahtjeva',
    demo: 'Demo katalog',
    offline: 'Bez mreže i pohrana',
    export: 'Izvoz u datoteke',
    policy: 'Čuvanje i dijeljenje podataka',
    customer: 'Zaslon za kupca',
    events: 'Događaji',
    notifications: 'Obavijesti',
    workspace: 'Više računala',
    updates: 'Ažuriranja',
    roles: 'Uloge'
  },
  managed: 'Postavio administrator',
  reset: 'Vrati na zadano',
  storeUsed: 'Zauzeto {used} od {max}',
  resetOf: 'Vrati na zadano: {label}',
  on: 'Uključeno',
  emptyList: 'nema',
  emptyText: 'prazno',
  list: {
    add: 'Dodaj riječ',
    addTopic: 'Dodaj temu',
    addName: 'Dodaj ime hosta',
    addTo: 'Dodaj u {label}',
    remove: 'Ukloni {word}',
    up: 'Pomakni {word} na početak',
    addTool: 'Dodaj alat'
  },
  refused: { twice: '„{word}” je već na popisu.' },
  choices: {
    auto: 'Automatski',
    ask: 'Pitaj',
    off: 'Isključeno',
    system: 'Sustav',
    light: 'Svijetlo',
    dark: 'Tamno',
    none: 'Nije navedeno',
    unsigned: 'Nema: slati može bilo tko',
    stacked: 'Odvojeno',
    axes: 'Dvije osi',
    language: 'Uobičajeno za jezik',
    pinyin: 'Pinyin',
    stroke: 'Broj poteza',
    zhuyin: 'Zhuyin (bopomofo)',
    table: 'Tablica',
    comma: 'Zarez',
    sales: 'Prodaja',
    workshopRole: 'Radionica',
    semicolon: 'Točka sa zarezom',
    other: 'Drugi zaslon',
    same: 'Ovaj zaslon',
    'hmac-sha256-base64': 'HMAC-SHA256, u Base64',
    'hmac-sha256-hex': 'HMAC-SHA256, heksadecimalno',
    topic: 'Tema',
    property: 'Korisničko svojstvo',
    envelope: 'Omotnica',
    event: 'Naziv događaja',
    session: 'Samo u memoriji',
    open: 'Na disku, nezaštićeno',
    name: 'Naziv datoteke',
    field: 'Polje',
    header: 'Zaglavlje',
    keep: 'Zadrži',
    move: 'Premjesti',
    delete: 'Izbriši',
    compact: 'Zbijeno',
    comfortable: 'Uobičajeno',
    workshop: 'Radionica'
  },
  number: { always: 'svaki put', unlimited: 'bez ograničenja', asLists: 'kao drugi popisi' },
  connection: {
    address: 'Osnovna adresa',
    addressDemo: 'ugrađeni demo katalog',
    addressNone: 'još nema',
    key: 'Ključ',
    keyNone: 'nema',
    kept: {
      sealed: 'šifrirao ga je sustav',
      session: 'u memoriji dok se Dynodesk ne zatvori: ovaj sustav nema spremište ključeva',
      open: 'na disku, nezaštićen: ovaj sustav nema spremište ključeva',
      none: 'nije spremljen'
    },
    checked: 'Zadnja provjera',
    never: 'nije od pokretanja programa Dynodesk',
    check: 'Provjeri sada',
    connect: 'Poveži s uslugom',
    replace: 'Zamijeni ključ ili adresu',
    demo: 'Otvori demo katalog',
    forget: 'Zaboravi ovaj ključ …',
    leaveDemo: 'Napusti demo',
    paused: {
      title: 'Pozadinski zahtjevi su pauzirani',
      refused: 'Usluga je odbila zahtjev. Dok se pristup ne vrati, traži se samo ono što otvorite.',
      resume: 'Provjeri i nastavi'
    }
  },
  replace: {
    key: 'Novi ključ',
    keyKeep: 'Ostavite prazno za sadašnji ključ.',
    keyNeeded: 'Čuva se šifriran gdje je moguće i više se ne prikazuje.',
    keyMissing: 'Unesite ključ.'
  },
  forget: {
    title: 'Zaboraviti ovaj ključ?',
    text: 'Briše ključ s ovog računala i prekida vezu s {address}. Za ponovno povezivanje trebate ključ.',
    kept: 'Postavke, bilješke i spremljeni motori ostaju na ovom računalu.',
    confirm: 'Zaboravi ovaj ključ'
  },
  subscription: {
    title: 'Pretplata',
    none: 'Još nema podataka. Provjerite vezu da se učitaju.',
    state: 'Stanje',
    active: 'aktivna',
    activeUntil: 'aktivna do {day} ({left})',
    inactive: 'nije aktivna',
    unknown: 'usluga ne navodi',
    end: 'Istječe',
    endAbsent: 'datum isteka nije naveden',
    endUnreadable: '{text} (nije čitljiv datum)',
    endOriginal: 'Kako je poslala usluga: {text}',
    days: 'još {days} dan | još {days} dana | još {days} dana',
    lastDay: 'danas je zadnji dan',
    past: 'istekla',
    pastActive: 'istekla, iako je usluga navodi kao aktivnu',
    clock: 'prema satu ovog računala, koji se razlikuje od sata usluge',
    warning: {
      1: 'Pretplata istječe unutar jednog dana. Obnovite je da katalog ostane otvoren.',
      7: 'Pretplata istječe unutar tjedan dana.',
      30: 'Pretplata istječe unutar mjesec dana.'
    }
  },
  synonyms: {
    title: 'Sinonimi',
    help: 'Jedna skupina po retku, riječi odvojene zarezom. Spremljeni podaci pretražuju se po svima.',
    box: 'Skupine sinonima, jedna po retku',
    tooMany: 'Najviše 500 redaka.',
    tooLong: 'Redak {line}: najviše 20 riječi od najviše 60 znakova.',
    single: 'Redak {line}: skupina treba barem dvije riječi.'
  },
  signers: {
    title: 'Pouzdana računala',
    none: 'Još nijedno. Računalu možete vjerovati pri uvozu njegove datoteke za prijenos.',
    help: 'Datoteke za prijenos koje su potpisala ova računala otvaraju se bez pitanja.',
    unnamed: 'bez imena',
    since: 'od {day}',
    forget: 'Ukloni povjerenje',
    forgetOf: 'Ukloni povjerenje u {name}'
  },
  health: {
    version: 'Verzija',
    drift: 'Neočekivani odgovori',
    driftNone: 'nijedan od pokretanja programa Dynodesk',
    driftCount: '{count} u {places} polju | {count} u {places} polja | {count} u {places} polja',
    help: 'Odgovori koji odstupaju od opisa usluge. Ako brojke nedostaju, javite pružatelju.',
    address: 'Zahtjev',
    field: 'Polje',
    kind: 'Razlika',
    times: 'Puta',
    'unknown-field': 'nije u opisu',
    'wrong-type': 'pogrešan tip',
    'missing-id': 'unos bez ID-a, preskočen',
    'code-mismatch': 'status i kôd se razlikuju',
    'missing-field': 'nedostaje, iako ga prema opisu uvijek ima',
    'too-long': 'tekst ili popis predug, skraćen ili preskočen',
    'foreign-id': 'drugi zapis od traženog',
    'foreign-parent': 'unos drugog nadređenog elementa'
  },
  unit: {
    percent: '%',
    milliseconds: 'ms',
    seconds: 's',
    minutes: 'min',
    hours: 'h',
    days: 'dan | dana | dana',
    kilobytes: 'KB',
    megabytes: 'MB',
    callsPerDay: 'zahtjev na dan | zahtjeva na dan | zahtjeva na dan',
    calls: 'zahtjev | zahtjeva | zahtjeva',
    rpm: 'o/min',
    messages: 'poruka | poruke | poruka',
    events: 'događaj | događaja | događaja'
  },
  keys: {
    language_interface: { label: 'Jezik', help: 'Izbornici, natpisi, brojevi i datumi.' },
    language_content: {
      label: 'Jezik kataloga',
      help: 'Tekstovi kojih nema na ovom jeziku ponovno se učitavaju: 1 zahtjev po popisu ili motoru.'
    },
    language_chineseOrder: { label: 'Poredak kineskih imena', help: 'Poredak popisa kad je katalog na kineskom.' },
    appearance_theme: { label: 'Tema', help: 'Tamno odgovara radionici, svijetlo prodajnom pultu.' },
    appearance_tray: {
      label: 'Ikona u području obavijesti',
      help: 'Prikazuje nepročitane događaje. Dynodesk radi i dalje kad se zatvori posljednji prozor.'
    },
    help_offerTour: {
      label: 'Nudi obilazak',
      help: 'Prikazuje se uz stupce dok obilazak ne prođete ili ne odbijete. U Pomoći ga možete pokrenuti u svakom trenutku.'
    },
    keys_letters: {
      label: 'Prečaci s jednom tipkom',
      help: 'Tipke kao P, U ili ? djeluju same. Za glasovni unos isključite; prečaci s Ctrl ostaju.'
    },
    units_power: {
      label: 'Snaga',
      help: 'Usluga navodi KS samo za serijsku snagu. Za krivulje i stupnjeve jedinica je pretpostavljena.'
    },
    units_torque: {
      label: 'Okretni moment',
      help: 'Usluga navodi Nm samo za serijski moment. Za krivulje i stupnjeve jedinica je pretpostavljena.'
    },
    units_speed: {
      label: 'Jedinica najveće brzine',
      help: 'Usluga ne navodi jedinicu. Odaberite onu koju koristi.'
    },
    units_acceleration: {
      label: 'Jedinica ubrzanja',
      help: 'Usluga ne navodi jedinicu. Odaberite onu koju koristi.'
    },
    units_consumption: {
      label: 'Jedinica potrošnje',
      help: 'Usluga ne navodi jedinicu. Odaberite onu koju koristi.'
    },
    performance_zeroIsMissing: {
      label: 'Vrijednost 0 smatraj podatkom koji nedostaje',
      help: 'Prikazuje podatak 0 kao „bez podatka”.'
    },
    chart_layout: { label: 'Prikaz', help: 'Snaga iznad momenta, oboje na dvije osi ili tablica.' },
    chart_startAtZero: { label: 'Osi od nule', help: 'Ako je isključeno, male razlike djeluju velike.' },
    chart_trimZeroPadding: {
      label: 'Odreži nule na krajevima krivulje',
      help: 'Nule na kraju uzimaju se kao da podataka nema; dijagram to navodi.'
    },
    chart_drawCommonPart: {
      label: 'Crtaj nejednake krivulje dokle sežu obje',
      help: 'Ako je isključeno, krivulje nejednake duljine prikazuju se samo kao tablica.'
    },
    chart_peakTolerancePercent: {
      label: 'Tolerancija: navedeno i krivulja',
      help: 'Označava se veća razlika između navedene snage i vrha krivulje.'
    },
    shop_tools: {
      label: 'Vaši alati za čitanje',
      help: 'Motori koje oni čitaju označeni su; nazive pišite kao u katalogu.'
    },
    search_pauseMilliseconds: {
      label: 'Stanka prije pretrage na mreži',
      help: 'Čekanje nakon upisa; Enter traži odmah.'
    },
    search_fuels: {
      label: 'Goriva u pretrazi motora',
      help: 'Šalje se usluzi kako je upisano; ona ne navodi što prihvaća.'
    },
    pictures_show: { label: 'Prikaži slike', help: 'Fotografije i logotipi iz kataloga.' },
    pictures_unbranded: { label: 'Radije slike bez znaka marke', help: 'Fotografije bez znakova, gdje postoje.' },
    pictures_countAsCalls: {
      label: 'Broji slike kao zahtjeve',
      help: 'Usluga ne navodi broji li ih; uključeno je sigurnije.'
    },
    pictures_maxKilobytes: { label: 'Najveća slika', help: 'Veće slike se ne preuzimaju.' },
    connection_timeoutSeconds: { label: 'Vrijeme čekanja', help: 'Zahtjev bez odgovora prekida se nakon tog vremena.' },
    connection_maxAnswerMegabytes: {
      label: 'Najviše podataka po zahtjevu',
      help: 'Ako usluga pošalje više, zahtjev ne uspijeva.'
    },
    connection_subscriptionCheckHours: { label: 'Interval provjere pretplate', help: 'Svaka provjera je 1 zahtjev.' },
    connection_rearmMinutes: {
      label: 'Pokušaj ponovno nakon odbijanja',
      help: 'Kad usluga odbije ključ ili pretplatu, 1 zahtjev pokušava ponovno.'
    },
    connection_clockToleranceMinutes: {
      label: 'Dopušteno odstupanje sata',
      help: 'Ako sat ovog računala više odstupa od usluge, prikazuje se obavijest.'
    },
    freshness_listDays: {
      label: 'Interval osvježavanja popisa',
      help: 'Stari podaci prikazuju se odmah i osvježavaju u pozadini; 0: pri svakom otvaranju.'
    },
    freshness_typesDays: { label: 'Interval osvježavanja vrsta', help: '−1: kao ostali popisi.' },
    freshness_manufacturersDays: { label: 'Interval osvježavanja marki', help: '−1: kao ostali popisi.' },
    freshness_modelsDays: { label: 'Interval osvježavanja modela', help: '−1: kao ostali popisi.' },
    freshness_generationsDays: { label: 'Interval osvježavanja generacija', help: '−1: kao ostali popisi.' },
    freshness_enginesDays: { label: 'Interval osvježavanja popisa motora', help: '−1: kao ostali popisi.' },
    freshness_engineDays: {
      label: 'Interval osvježavanja podataka motora',
      help: 'Stari podaci prikazuju se odmah i osvježavaju u pozadini; 0: pri svakom otvaranju.'
    },
    freshness_idleCallsPerDay: {
      label: 'Osvježavanje favorita u mirovanju',
      help: 'Motori favorita i listova, kad je većina zahtjeva u satu neiskorištena; 0: isključeno.'
    },
    freshness_emptyHours: { label: 'Pamti prazne rezultate', help: 'Dotad se usluga ne pita ponovno.' },
    store_maxMegabytes: {
      label: 'Prostor za katalog',
      help: 'Kad se napuni, uklanja se najdulje nekorišteno; favoriti ostaju.'
    },
    store_maxPictureMegabytes: {
      label: 'Prostor za slike',
      help: 'Kad se napuni, uklanjaju se najdulje neviđene slike; slike favorita ostaju.'
    },
    packs_confirmAboveCalls: { label: 'Prag za potvrdu preuzimanja', help: 'Veće preuzimanje traži potvrdu.' },
    policy_keepDays: {
      label: 'Čuvanje neosvježenih podataka',
      help: 'Brišu se kad usluga potvrdi sat ovog računala. Favoriti, bilješke i nazivi ostaju; odlučuje ugovor; 0: bez ograničenja.'
    },
    policy_readAfterEnd: {
      label: 'Prikaži spremljeno nakon isteka pretplate',
      help: 'Ako je isključeno, spremljeni su podaci skriveni dok pretplata opet ne bude aktivna.'
    },
    packs_jobFolder: {
      label: 'Mapa za razmjenu',
      help: 'Stavite u nju popis vozila (TXT, CSV): uz njega nastaje datoteka sa spremljenim motorima. Bez zahtjeva.'
    },
    policy_allowExport: {
      label: 'Izvoz kataloga u datoteke',
      help: 'Smijete li, određuje ugovor s pružateljem.'
    },
    packs_allowFiles: { label: 'Datoteke za prijenos', help: 'Prijenos preuzetog na drugo računalo i uvoz s njega.' },
    packs_maxCalls: {
      label: 'Najveće preuzimanje',
      help: 'Preuzimanja kojima treba više odbijaju se; 0: nema preuzimanja.'
    },
    limits_vehicleDatabase_calls: {
      label: 'Vehicle Database: zahtjevi',
      help: 'Za ovo računalo; sva računala s ključem dijele 3\u202f600 na sat.'
    },
    limits_vehicleDatabase_windowSeconds: { label: 'Vehicle Database: razdoblje', help: 'Usluga broji po satu.' },
    limits_support_calls: { label: 'Support: zahtjevi', help: 'Za ovo računalo.' },
    limits_support_windowSeconds: { label: 'Support: razdoblje', help: 'Usluga broji po satu.' },
    limits_fileTuning_calls: {
      label: 'File Tuning: zahtjevi',
      help: '0: bez ograničenja; pružatelj usluge ga danas nema.'
    },
    limits_fileTuning_windowSeconds: { label: 'File Tuning: razdoblje', help: 'Vrijedi samo uz ograničenje.' },
    limits_reservePercent: { label: 'Rezerva za korisnike', help: 'Udio zahtjeva koji pozadinski rad nikad ne troši.' },
    limits_concurrentCalls: {
      label: 'Istodobni zahtjevi',
      help: 'Više je rijetko brže, a pružatelj usluge može prigovoriti.'
    },
    limits_callsPerSecond: { label: 'Zahtjevi u sekundi', help: 'Najviše; ostali čekaju.' },
    limits_stopPerMethod: {
      label: 'Na ograničenju pauziraj samo tu vrstu zahtjeva',
      help: 'Isključeno: ograničenje pauzira sve zahtjeve.'
    },
    demo_oddRecords: {
      label: 'Neobični zapisi',
      help: 'Za vježbu: dodaje vrstu sa svim neobičnim zapisima koje usluga može poslati.'
    },
    demo_shortHour: {
      label: 'Isprobaj ograničenje zahtjeva',
      help: '60 zahtjeva u minuti, zatim vrijedi ograničenje dok minuta ne prođe.'
    },
    units_capacity: { label: 'Radni obujam', help: 'Usluga navodi kubične centimetre; litre se preračunavaju.' },
    units_topSpeed: {
      label: 'Najveća brzina',
      help: 'Usluga ne navodi jedinicu. Za preračunavanje je potvrdite.'
    },
    units_fuelConsumption: {
      label: 'Potrošnja',
      help: 'Usluga ne navodi jedinicu. Za preračunavanje je potvrdite.'
    },
    units_both: { label: 'Prikaži dvije jedinice', help: 'Piše 140 kW (190 KS) umjesto 140 kW.' },
    assume_curvePower: {
      label: 'Jedinica snage krivulja',
      help: 'O toj jedinici ovise sve brojke očitane s krivulje.'
    },
    assume_curvePowerConfirmed: { label: 'Snagu krivulja potvrdio', help: 'Tko je pitao pružatelja i kada.' },
    assume_curveTorque: {
      label: 'Jedinica momenta krivulja',
      help: 'O toj jedinici ovise sve brojke očitane s krivulje.'
    },
    assume_curveTorqueConfirmed: { label: 'Moment krivulja potvrdio', help: 'Tko je pitao pružatelja i kada.' },
    assume_curveRpmConfirmed: { label: 'Okretaje krivulja potvrdio', help: 'Tko je pitao pružatelja i kada.' },
    assume_stagePower: {
      label: 'Jedinica snage stupnja',
      help: 'Prirast je snaga stupnja minus serijska snaga, navedena u KS.'
    },
    assume_stagePowerConfirmed: { label: 'Snagu stupnja potvrdio', help: 'Tko je pitao pružatelja i kada.' },
    assume_stageTorque: {
      label: 'Jedinica momenta stupnja',
      help: 'Prirast je moment stupnja minus serijski moment, naveden u Nm.'
    },
    assume_stageTorqueConfirmed: { label: 'Moment stupnja potvrdio', help: 'Tko je pitao pružatelja i kada.' },
    assume_speedConfirmed: { label: 'Najveću brzinu potvrdio', help: 'Tko je pitao pružatelja i kada.' },
    assume_accelerationConfirmed: { label: 'Ubrzanje potvrdio', help: 'Tko je pitao pružatelja i kada.' },
    assume_consumptionConfirmed: { label: 'Potrošnju potvrdio', help: 'Tko je pitao pružatelja i kada.' },
    chart_physicsTolerancePercent: {
      label: 'Tolerancija: snaga i moment × okretaji',
      help: 'Veća razlika, povrh zaokruživanja, označava krivulju.'
    },
    chart_bandFrom: { label: 'Prosječni prirast od', help: 'Donja granica raspona za prosječni prirast.' },
    chart_bandTo: { label: 'Prosječni prirast do', help: 'Gornja granica raspona za prosječni prirast.' },
    chart_showBand: {
      label: 'Prosječni prirast ispod dijagrama',
      help: 'Prosječni prirast stupnja između dvaju brojeva okretaja.'
    },
    chart_cruiseRpm: { label: 'Putni okretaji', help: 'Okretaji pri kojima se prirast prikazuje posebno.' },
    chart_measuredTolerancePercent: {
      label: 'Tolerancija: mjerenje',
      help: 'Rasipanje vozila i valjaka; pojas oko krivulje kataloga.'
    },
    export_separator: {
      label: 'CSV razdjelnik',
      help: 'Kakav očekuje vaša proračunska tablica; decimalni znak uvijek je točka.'
    },
    export_byteOrderMark: {
      label: 'CSV: označi kao UTF-8',
      help: 'Bez toga neke proračunske tablice prikazuju pogrešna slova; neki je programi ne mogu čitati.'
    },
    customer_display: {
      label: 'Gdje prikazati',
      help: 'S jednim zaslonom prekriva ovaj prozor; Escape ga zatvara.'
    },
    customer_screen: {
      label: 'Zaslon',
      help: 'Ako nije povezan, koristi se drugi zaslon.'
    },
    customer_theme: { label: 'Tema', help: 'Samo za zaslon za kupca.' },
    customer_branded: {
      label: 'Slike sa znakovima',
      help: 'Ako je isključeno, prikazuju se samo slike bez znakova marke.'
    },
    customer_follow: { label: 'Kao u ovom prozoru', help: 'Zaslon za kupca mijenja se s motorom koji otvorite.' },
    events_webhook_enabled: { label: 'Primatelj webhooka', help: 'Prima događaje poslane ovom računalu.' },
    events_webhook_host: {
      label: 'Primatelj: adresa',
      help: '127.0.0.1 je samo ovo računalo; druge adrese otvaraju ga mreži.'
    },
    events_webhook_port: {
      label: 'Primatelj: port',
      help: '0: slobodan port, odabran pri prvom pokretanju i zatim stalan.'
    },
    events_webhook_path: { label: 'Primatelj: putanja', help: 'Na druge putanje odgovara se s 404.' },
    events_webhook_hostNames: {
      label: 'Primatelj: imena hosta proxyja',
      help: 'Imena hosta koja šalje tunel ili proxy ispred primatelja.'
    },
    events_webhook_kindFrom: {
      label: 'Primatelj: vrsta iz',
      help: 'Zaglavlje zahtjeva, polje tijela ili omotnica oko događaja.'
    },
    events_webhook_kindHeader: {
      label: 'Primatelj: zaglavlje vrste',
      help: 'Imenuje što se dogodilo, na primjer ticket_answered.'
    },
    events_webhook_kindField: {
      label: 'Primatelj: polje vrste',
      help: 'Ako je vrsta polje: njegovo mjesto u događaju, na primjer /kind.'
    },
    events_webhook_signature: {
      label: 'Primatelj: potpis',
      help: 'Kako su događaji potpisani; bez potpisa slati ih može bilo tko.'
    },
    events_webhook_signatureHeader: {
      label: 'Primatelj: zaglavlje potpisa',
      help: 'Potpis pokriva tijelo bajt po bajt.'
    },
    events_webhook_signaturePrefix: {
      label: 'Primatelj: prefiks potpisa',
      help: 'Tekst ispred potpisa u zaglavlju, na primjer sha256=.'
    },
    updates_mode: {
      label: 'Ažuriranja',
      help: 'Automatski: preuzima sam. Pitaj: najprije javlja. Isključeno: samo kad provjerite.'
    },
    updates_url: {
      label: 'Adresa za ažuriranja',
      help: 'Na primjer https://updates.example/dynodesk. Ako je prazno, ažuriranja se ne traže.'
    },
    updates_key: { label: 'Ključ izdanja', help: 'Javni ključ vlastitih izdanja; postavlja ga administrator.' },
    workspace_enabled: { label: 'Poveži s ostalim računalima', help: 'S njima dijeli zahtjeve i spremljena vozila.' },
    workspace_url: {
      label: 'Adresa poslužitelja',
      help: 'Poslužitelj Redis ili Valkey, na primjer rediss://server.example:6379; redis:// nije šifriran.'
    },
    workspace_user: { label: 'Korisnik poslužitelja', help: 'Ostavite prazno ako poslužitelj ima samo lozinku.' },
    workspace_name: { label: 'Naziv ovog računala', help: 'Za kolege; ako je prazno, ne šalje se.' },
    workspace_openSent: {
      label: 'Odmah otvori poslane motore',
      help: 'Za zaslon uz valjke: motori koje šalju kolege zamjenjuju ono što je otvoreno.'
    },
    workspace_share_answers: {
      label: 'Dijeli podatke o vozilima i slike',
      help: 'Dohvaća se jednom za sve. Smijete li, određuje ugovor s pružateljem.'
    },
    workspace_share_events: {
      label: 'Dijeli događaje i tko je što preuzeo',
      help: 'Jedno računalo prima za sva. Svako ima vlastite oznake pročitanog.'
    },
    workspace_share_presence: {
      label: 'Prikaži što je ovdje otvoreno',
      help: 'Kolege vide koji su motor i koji tiket otvoreni na ovom računalu.'
    },
    workspace_authorityFile: {
      label: 'Datoteka certifikata poslužitelja',
      help: 'PEM; ako poslužitelj ima vaš vlastiti certifikat.'
    },
    workspace_share_favourites: { label: 'Dijeli favorite', help: 'S njihovim skupinama.' },
    workspace_share_notes: {
      label: 'Dijeli bilješke',
      help: 'Ako dvoje istodobno promijeni bilješku, oba se teksta čuvaju.'
    },
    workspace_share_synonyms: { label: 'Dijeli sinonime', help: 'Skupine svih računala se spajaju.' },
    workspace_share_templates: { label: 'Dijeli predloške listova', help: 'S logotipima, bez zadane radionice.' },
    workspace_share_sheets: {
      label: 'Dijeli popis listova',
      help: 'S vozilom, kupcem i podacima. Svako računalo ima vlastita slova u brojevima listova.'
    },
    workspace_share_tools: { label: 'Dijeli vlastite alate', help: 'Alati za čitanje ove radionice.' },
    roles_enabled: {
      label: 'Ovo računalo koristi više ljudi',
      help: 'Svatko radi u svojoj ulozi. Isključiti može samo administrator.'
    },
    roles_start: { label: 'Uloga pri pokretanju', help: 'Druge uloge trebaju PIN.' },
    events_mqtt_enabled: { label: 'MQTT broker', help: 'Više računala može primati događaje s jednog brokera.' },
    events_mqtt_address: {
      label: 'Broker: adresa',
      help: 'mqtts:// i wss:// su šifrirani; proxy sustava se ne koristi.'
    },
    events_mqtt_user: { label: 'Broker: korisnik', help: 'Ostavite prazno ako broker ne traži korisničko ime.' },
    events_mqtt_topics: { label: 'Broker: teme', help: '+ označava jednu razinu, # na kraju sve.' },
    events_mqtt_kindFrom: {
      label: 'Broker: vrsta iz',
      help: 'Zadnja razina teme, korisničko svojstvo ili omotnica oko događaja.'
    },
    events_mqtt_kindProperty: {
      label: 'Broker: korisničko svojstvo',
      help: 'Ako je vrsta korisničko svojstvo: njegov naziv.'
    },
    events_mqtt_sessionHours: {
      label: 'Broker: vrijeme čuvanja',
      help: 'Koliko dugo broker čuva događaje dok je ovo računalo isključeno.'
    },
    events_mqtt_sessionMessages: {
      label: 'Broker: količina poruka',
      help: 'Poruke spremljene dok je računalo isključeno; ako ih je više, slijedi upozorenje; 0: nepoznato.'
    },
    events_mqtt_certificateFile: { label: 'Broker: datoteka certifikata', help: 'PEM; za prijavu certifikatom.' },
    events_mqtt_keyFile: { label: 'Broker: datoteka ključa', help: 'PEM; pripada certifikatu.' },
    events_mqtt_authorityFile: {
      label: 'Broker: datoteka izdavatelja',
      help: 'PEM; ako broker koristi vaše vlastito certifikacijsko tijelo.'
    },
    events_relay_enabled: {
      label: 'Tok događaja',
      help: 'Prima događaje s posredničkog poslužitelja, bez otvorenog priključka.'
    },
    events_relay_address: { label: 'Tok: adresa', help: 'https://; http:// samo na ovom računalu.' },
    events_relay_kindFrom: { label: 'Tok: vrsta iz', help: 'Naziv događaja ili omotnica oko njega.' },
    events_polling_enabled: { label: 'Provjeravaj promjene', help: 'Svakih nekoliko minuta pita uslugu za promjene.' },
    events_polling_minutes: {
      label: 'Interval provjere',
      help: 'Promjene se pojavljuju unutar tog vremena; tiketi troše zahtjeve za Support.'
    },
    events_polling_projects: {
      label: 'Putanja: popis projekata',
      help: 'Prazno: ne provjerava se; dopuštene su samo putanje za čitanje.'
    },
    events_polling_project: { label: 'Putanja: jedan projekt', help: 'Prazno: koristi se unos s popisa.' },
    events_polling_tickets: {
      label: 'Putanja: popis tiketa',
      help: 'Prazno: ne provjerava se; dopuštene su samo putanje za čitanje.'
    },
    events_polling_ticket: { label: 'Putanja: jedan tiket', help: 'Prazno: koristi se unos s popisa.' },
    events_folder_enabled: {
      label: 'Nadzirana mapa',
      help: 'Drugi program onamo sprema događaje: po jedan u datoteci .json ili po jedan u retku .jsonl i .ndjson. Simboličke veze i podmape se zanemaruju.'
    },
    events_folder_path: {
      label: 'Mapa',
      help: 'Može biti na mrežnom disku; ako se datoteke premještaju ili brišu, smije je nadzirati samo jedno računalo.'
    },
    events_folder_kindFrom: {
      label: 'Mapa: vrsta iz',
      help: 'Naziv datoteke do prve . ili __, ili polje događaja.'
    },
    events_folder_kindField: {
      label: 'Mapa: polje vrste',
      help: 'Ako je vrsta polje: njegovo mjesto u događaju, na primjer /kind.'
    },
    events_folder_taken: {
      label: 'Mapa: obrađene datoteke',
      help: 'Što se događa sa spremljenim datotekama; premještene idu u podmapu „taken”.'
    },
    events_folder_seconds: {
      label: 'Mapa: interval provjere',
      help: 'Nalazi nove datoteke koje mrežni disk ne javlja.'
    },
    events_maxBodyKilobytes: { label: 'Najveći događaj', help: 'Veći događaji se odbijaju.' },
    events_keepDays: {
      label: 'Čuvanje događaja',
      help: 'Stariji događaji brišu se kad usluga potvrdi sat ovog računala.'
    },
    events_keepEvents: { label: 'Najviše događaja', help: 'Kad se dosegne, brišu se najstariji.' },
    events_keepMegabytes: {
      label: 'Najveća veličina',
      help: 'Kad se dosegne, prvo se brišu reproducirani događaji, zatim najstariji.'
    },
    events_deskName: {
      label: 'Vaše ime na tiketima',
      help: 'Vidi se na tiketima preuzetima ovdje; usluzi se ne šalje.'
    },
    events_withoutKeyStore: {
      label: 'Bez spremišta ključeva',
      help: 'Kamo idu događaji ako sustav nema spremište ključeva; od sljedećeg pokretanja.'
    },
    notifications_enabled: {
      label: 'Prikaži obavijesti',
      help: 'Za nove događaje prikazuje obavijest sustava.'
    },
    notifications_kinds: {
      label: 'Vrste',
      help: 'Događaji jednog tiketa ili projekta unutar pet minuta jedna su obavijest.'
    },
    notifications_sound: { label: 'Zvuk', help: 'Zvuk obavijesti sustava.' },
    notifications_badge: { label: 'Broj nepročitanih na ikoni', help: 'Isti broj kao pod Događaji.' },
    notifications_names: {
      label: 'Prikaži imena i naslove',
      help: 'Može ih pročitati svatko blizu zaslona. Ako je isključeno, prikazuju se samo vrsta i broj.'
    },
    notifications_quietHours: {
      label: 'Tihi sati',
      help: 'Bez obavijesti, zvuka i broja; zatim slijedi sažetak.'
    },
    notifications_quietFrom: { label: 'Tišina od', help: 'Na primjer 19:00.' },
    notifications_quietTo: { label: 'Tišina do', help: 'Na primjer 07:00.' },
    appearance_density: {
      label: 'Gustoća',
      help: 'Radionica: veći tekst i gumbi; zbijeno: više redaka.'
    },
    appearance_zoom: { label: 'Zumiranje', help: 'Od 50 do 200; mijenjaju ga Ctrl + i Ctrl −, Ctrl 0 ga vraća.' }
  },
  page: {
    general: 'Općenito',
    chart: 'Dijagram i brojke',
    search: 'Pretraga i slike',
    customer: 'Zaslon za kupca',
    connection: 'Veza',
    offline: 'Bez mreže i pohrana',
    events: 'Događaji',
    notifications: 'Obavijesti',
    workspace: 'Više računala',
    administration: 'Administracija',
    health: 'Stanje',
    help: 'Ažuriranja i prečaci'
  },
  advanced: 'Napredno',
  find: {
    label: 'Pronađi postavku',
    none: 'Nijedna postavka nije pronađena.',
    count: 'Pronađena {count} postavka | Pronađene {count} postavke | Pronađeno {count} postavki'
  },
  showShortcuts: 'Prikaži sve prečace'
} satisfies PartOf<typeof en>
