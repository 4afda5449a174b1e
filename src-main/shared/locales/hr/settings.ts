import type { PartOf } from '../part-of'
import type en from '../en/settings'

/** The settings screen. `keys` has one entry per setting of the schema, its dots written as underscores. */
export default {
  screen: {
    any: 'bilo koji drugi zaslon',
    number: 'zaslon {n}',
    own: 'na njemu je ovaj prozor',
    gone: '{name}, nije spojen',
    unnamed: 'zaslon bez imena'
  },
  title: 'Postavke',
  sections: 'Stranice postavki',
  calls: '{count} upit | {count} upita | {count} upita',
  group: {
    general: 'Općenito',
    units: 'Jedinice',
    assumptions: 'Pretpostavljene jedinice',
    chart: 'Dijagram snage',
    search: 'Pretraga',
    pictures: 'Slike',
    connection: 'Mreža',
    limits: 'Ograničenja upita',
    offline: 'Bez mreže i prostor',
    export: 'Datoteke i kopije',
    policy: 'Čuvanje i dijeljenje podataka',
    customer: 'Zaslon za kupca',
    events: 'Događaji',
    notifications: 'Obavijesti'
  },
  managed: 'Odredio administrator',
  standard: 'Zadano: {value}',
  reset: 'Vrati na zadano',
  resetOf: 'Vrati na zadano: {label}',
  on: 'da',
  off: 'ne',
  emptyList: 'nema',
  emptyText: 'prazno',
  list: {
    add: 'Dodaj riječ',
    addTopic: 'Dodaj temu',
    addName: 'Dodaj naziv poslužitelja',
    addTo: 'Dodaj u {label}',
    remove: 'Ukloni {word}',
    up: 'Pomakni {word} na početak'
  },
  refused: { twice: '„{word}” je već na popisu.' },
  choices: {
    system: 'kao sustav',
    light: 'svijetlo',
    dark: 'tamno',
    none: 'nije navedeno',
    unsigned: 'nema: slati može bilo tko',
    stacked: 'odvojeno',
    axes: 'dvije osi',
    language: 'uobičajeno za jezik',
    pinyin: 'pinyin',
    stroke: 'broj poteza',
    zhuyin: 'zhuyin (bopomofo)',
    table: 'tablica',
    comma: 'zarez',
    semicolon: 'točka sa zarezom',
    other: 'drugi zaslon',
    same: 'ovaj zaslon',
    'hmac-sha256-base64': 'HMAC-SHA256, u Base64',
    'hmac-sha256-hex': 'HMAC-SHA256, heksadecimalno',
    topic: 'tema',
    property: 'korisničko svojstvo',
    envelope: 'omotnica',
    event: 'naziv događaja',
    session: 'samo u memoriji',
    open: 'na disku, ključ uz njih',
    name: 'naziv datoteke',
    field: 'polje',
    header: 'zaglavlje',
    keep: 'zadrži',
    move: 'premjesti',
    delete: 'izbriši',
    compact: 'zbijeno',
    comfortable: 'uobičajeno',
    workshop: 'radionica'
  },
  connection: {
    title: 'Veza',
    address: 'Osnovna adresa',
    addressDemo: 'ugrađeni ogledni katalog',
    addressNone: 'još nema',
    key: 'Ključ',
    keyNone: 'nema',
    kept: {
      sealed: 'šifriran u sustavu; ne može se ponovno prikazati',
      session: 'u memoriji dok se Dynodesk ne zatvori: ovaj sustav za njega nema sigurno mjesto',
      open: 'na disku bez zaštite: ovaj sustav nema spremište ključeva',
      none: 'nije spremljen'
    },
    checked: 'Zadnja provjera',
    never: 'nije bilo od pokretanja',
    check: 'Provjeri sada',
    checking: 'Upit …',
    connect: 'Poveži s uslugom',
    replace: 'Zamijeni ključ ili adresu',
    demo: 'Otvori ogledni katalog',
    forget: 'Zaboravi ključ …',
    leaveDemo: 'Izađi iz oglednog',
    paused: {
      title: 'Pozadinski upiti su pauzirani',
      refused:
        'Usluga je odbila upit pa se ništa ne pita ako to ne zatraži čovjek. Jedna provjera kaže prima li opet ovo računalo.',
      resume: 'Provjeri i nastavi'
    }
  },
  replace: {
    address: 'Osnovna adresa',
    key: 'Novi ključ',
    keyKeep: 'Ako je prazno, i dalje vrijedi sadašnji ključ.',
    keyNeeded: 'Čuva se šifriran gdje sustav to može i više se ne prikazuje.',
    keyMissing: 'Nedostaje ključ.',
    save: 'Poveži',
    busy: 'Upit …',
    cancel: 'Odustani',
    done: 'Povezano.'
  },
  forget: {
    title: 'Zaboraviti ključ?',
    text: 'Ključ se briše s ovog računala i veza s {address} prestaje. Ne može se vratiti; za ponovno povezivanje treba ključ.',
    kept: 'Postavke ostaju kakve jesu.',
    confirm: 'Izbriši ključ',
    cancel: 'Zadrži ga'
  },
  subscription: {
    title: 'Pretplata',
    none: 'Još ništa nije poznato; provjera pita uslugu.',
    name: 'Naziv',
    state: 'Stanje',
    active: 'aktivna',
    inactive: 'nije aktivna',
    unknown: 'usluga ne kaže',
    end: 'Istječe',
    endAbsent: 'datum isteka nije naveden',
    endUnreadable: '{text} (nije čitljivo kao datum)',
    endOriginal: 'Kako je poslala usluga: {text}',
    days: 'još {days} dan | još {days} dana | još {days} dana',
    lastDay: 'danas je zadnji dan',
    past: 'istekla',
    pastActive: 'istekla, iako usluga kaže aktivna',
    clock: 'prema satu ovog računala, koji se razlikuje od sata usluge',
    warning: {
      1: 'Pretplata istječe unutar jednog dana. Obnovite je da katalog ostane otvoren.',
      7: 'Pretplata istječe unutar tjedan dana.',
      30: 'Pretplata istječe unutar mjesec dana.'
    }
  },
  synonyms: {
    title: 'Sinonimi',
    help: 'Jedna skupina po retku, riječi odvojene zarezom. Pretraga ovog računala po jednoj nalazi i ostale; usluga se pita riječima kako su upisane.',
    box: 'Skupine riječi, jedna po retku',
    saved: 'Spremljeno.',
    save: 'Spremi',
    tooMany: 'Najviše 500 redaka.',
    tooLong: 'Redak {line}: najviše 20 riječi od najviše 60 znakova.',
    single: 'Redak {line}: skupina treba barem dvije riječi.'
  },
  signers: {
    title: 'Pouzdana računala',
    none: 'Još nijedno. Računalo postaje pouzdano pri čitanju njegove datoteke paketa; za tuđe treba pristanak svaki put.',
    help: 'Datoteke paketa koje su potpisala ova računala čitaju se bez pitanja.',
    unnamed: 'bez imena',
    since: 'od {day}',
    forget: 'Više ne vjeruj',
    forgetOf: 'Više ne vjeruj: {name}'
  },
  health: {
    title: 'Dijagnostika',
    version: 'Verzija',
    drift: 'Odgovori koji odstupaju od opisa',
    driftNone: 'nema od pokretanja',
    driftCount: '{count} u {places} polju | {count} u {places} polja | {count} u {places} polja',
    help: 'Polja koja opis ne navodi čuvaju se i broje, nikad nisu greška. Ako brojke nedostaju, vrijedi javiti pružatelju.',
    address: 'Upit',
    field: 'Polje',
    kind: 'Razlika',
    times: 'Puta',
    'unknown-field': 'nije u opisu',
    'wrong-type': 'drugog tipa',
    'missing-id': 'unos bez id-a, izostavljen',
    'code-mismatch': 'status i kôd se razlikuju',
    'missing-field': 'nedostaje, iako se prema opisu uvijek šalje',
    'too-long': 'tekst ili popis predug, skraćen ili izostavljen',
    'foreign-id': 'drugi zapis od traženog',
    'foreign-parent': 'unos drugog nadređenog elementa'
  },
  keys: {
    language_interface: { label: 'Jezik', help: 'Izbornici, natpisi, brojevi i datumi.' },
    language_content: {
      label: 'Jezik kataloga',
      help: 'Na kojem jeziku usluga treba odgovarati. „Kao sustav” slijedi prozor. Popisi i stranice koji na tom jeziku nisu spremljeni ponovno se dohvaćaju pri otvaranju, po 1 upit.'
    },
    language_chineseOrder: { label: 'Poredak kineskih imena', help: 'Poredak popisa kad je katalog na kineskom.' },
    appearance_theme: { label: 'Izgled', help: 'Tamno odgovara radionici, svijetlo prodajnom pultu.' },
    help_offerTour: {
      label: 'Nudi obilazak',
      help: 'Redak uz stupce dok obilazak ne prođete ili odbijete. Pomoć ga pokreće u svakom trenutku.'
    },
    units_power: { label: 'Snaga', help: 'Katalog koristi metričke konjske snage (KS); ostale se iz njih računaju.' },
    units_torque: { label: 'Okretni moment', help: 'Katalog koristi njutnmetre; ostale se iz njih računaju.' },
    units_speed: {
      label: 'Najveća brzina je u',
      help: 'Usluga ne navodi jedinicu; odaberite što radionica pretpostavlja.'
    },
    units_acceleration: {
      label: 'Ubrzanje je u',
      help: 'Usluga ne navodi jedinicu; odaberite što radionica pretpostavlja.'
    },
    units_consumption: {
      label: 'Potrošnja je u',
      help: 'Usluga ne navodi jedinicu; odaberite što radionica pretpostavlja.'
    },
    performance_zeroIsMissing: {
      label: 'Vrijednost 0 smatraj podatkom koji nedostaje',
      help: 'Prikazuje 0 kao „bez podatka” jer nijedan auto ne stiže do 100 za 0 sekundi.'
    },
    chart_layout: { label: 'Prikaz', help: 'Snaga iznad momenta, oboje na dvije osi, ili brojevi kao tablica.' },
    chart_startAtZero: { label: 'Osi od nule', help: 'Bez toga male razlike izgledaju veće nego što jesu.' },
    chart_trimZeroPadding: {
      label: 'Odreži nule na krajevima krivulje',
      help: 'Niz nula na kraju uzima se kao da podataka nema; dijagram to kaže.'
    },
    chart_drawCommonPart: {
      label: 'Crtaj nejednake krivulje dokle sežu obje',
      help: 'Krivulje nejednake duljine crtaju se dokle sežu obje; inače se vidi samo tablica.'
    },
    chart_peakTolerancePercent: {
      label: 'Odstupanje navedenog od krivulje',
      help: 'Upozorava se na veći razmak između navedene snage i vrha krivulje.',
      unit: '%'
    },
    shop_tools: {
      label: 'Alati za čitanje u radionici',
      help: 'Motori koji navode neki od njih označeni su kao čitljivi. Nazivi kao u katalogu.'
    },
    search_pauseMilliseconds: {
      label: 'Stanka prije upita',
      help: 'Koliko tipkanje mora mirovati; Enter pita odmah. Svako pitanje je upit.',
      unit: 'ms'
    },
    search_fuels: {
      label: 'Goriva u pretrazi motora',
      help: 'Riječi koje se usluzi šalju kako ovdje stoje; koje dopušta, nije navedeno.'
    },
    pictures_show: { label: 'Prikaži slike', help: 'Fotografije i logotipi, gdje ih katalog ima.' },
    pictures_unbranded: { label: 'Radije slike bez znaka marke', help: 'Fotografije bez znakova, gdje postoje.' },
    pictures_countAsCalls: {
      label: 'Broji slike kao upite',
      help: 'Broji li ih usluga, nije navedeno; „da” je oprezniji izbor.'
    },
    pictures_maxKilobytes: { label: 'Najveća slika', help: 'Veće se ne dohvaćaju.', unit: 'KB' },
    connection_timeoutSeconds: { label: 'Čekaj odgovor', help: 'Nakon toga se smatra da odgovora nema.', unit: 's' },
    connection_maxAnswerMegabytes: { label: 'Najveći odgovor', help: 'Veći se odbijaju bez čitanja.', unit: 'MB' },
    connection_subscriptionCheckHours: { label: 'Provjeri pretplatu svakih', help: 'Svaki put jedan upit.', unit: 'h' },
    connection_rearmMinutes: {
      label: 'Provjeri ponovno nakon odbijanja',
      help: 'Kad je usluga odbila ključ ili pretplatu, nakon tog vremena pita jedan upit.',
      unit: 'min'
    },
    connection_clockToleranceMinutes: {
      label: 'Odstupanje sata',
      help: 'Upozorava se na veći razmak između sata računala i usluge: preostali dani i starost bili bi pogrešni.',
      unit: 'min'
    },
    freshness_listDays: {
      label: 'Obnovi popis stariji od',
      help: 'Prikazuje se odmah, osvježava se u pozadini. 0: svaki put.',
      unit: 'dana'
    },
    freshness_typesDays: { label: 'Obnovi popis vrsta stariji od', help: '−1: kao ostali popisi.', unit: 'dana' },
    freshness_manufacturersDays: {
      label: 'Obnovi popis marki stariji od',
      help: '−1: kao ostali popisi.',
      unit: 'dana'
    },
    freshness_modelsDays: { label: 'Obnovi popis modela stariji od', help: '−1: kao ostali popisi.', unit: 'dana' },
    freshness_generationsDays: {
      label: 'Obnovi popis generacija stariji od',
      help: '−1: kao ostali popisi.',
      unit: 'dana'
    },
    freshness_enginesDays: { label: 'Obnovi popis motora stariji od', help: '−1: kao ostali popisi.', unit: 'dana' },
    freshness_engineDays: {
      label: 'Obnovi motor stariji od',
      help: 'Prikazuje se odmah, osvježava se u pozadini. 0: svaki put.',
      unit: 'dana'
    },
    freshness_emptyHours: {
      label: 'Pamti „nema ničega”',
      help: 'Toliko se usluga ne pita ponovno za ono što nije imala.',
      unit: 'h'
    },
    store_maxMegabytes: {
      label: 'Prostor za katalog',
      help: 'Iznad toga najprije odlazi što se najdulje nije koristilo; favoriti ostaju.',
      unit: 'MB'
    },
    store_maxPictureMegabytes: {
      label: 'Prostor za slike',
      help: 'Iznad toga najprije odlaze najdulje neviđene; slike favorita ostaju.',
      unit: 'MB'
    },
    packs_confirmAboveCalls: {
      label: 'Potvrdi preuzimanja veća od',
      help: 'Preuzimanje većeg traži drugi pristanak.',
      unit: 'upita'
    },
    policy_keepDays: {
      label: 'Čuvaj bez obnove',
      help: 'Starije se prije prikaza traži iznova i briše u roku od nekoliko sati; favoriti, bilješke i nazivi ostaju. 0: bez ograničenja. Odlučuje ugovor s pružateljem.',
      unit: 'dana'
    },
    policy_readAfterEnd: {
      label: 'Čitanje nakon isteka pretplate',
      help: 'Što je na ovom računalu ostaje čitljivo uz obavijest. Ne: ne prikazuje se dok pretplata opet nije aktivna; ništa se ne briše.'
    },
    policy_allowExport: {
      label: 'Spremanje kataloga u datoteke',
      help: 'Smije li napustiti ovo računalo, određuje ugovor s pružateljem.'
    },
    packs_allowFiles: { label: 'Datoteke paketa', help: 'Prijenos preuzetog na drugo računalo i uvoz s njega.' },
    packs_maxCalls: {
      label: 'Najveći paket',
      help: 'Paket kojem treba više upita odbija se. 0 ne dopušta nijedan.',
      unit: 'upita'
    },
    limits_vehicleDatabase_calls: {
      label: 'Vehicle Database: upiti',
      help: 'Upiti po razdoblju koje ovo računalo smije potrošiti. Više računala s jednim ključem dijeli 3600 upita usluge.'
    },
    limits_vehicleDatabase_windowSeconds: {
      label: 'Vehicle Database: razdoblje',
      help: 'Usluga broji po satu.',
      unit: 's'
    },
    limits_support_calls: { label: 'Support: upiti', help: 'Upiti po razdoblju koje ovo računalo smije potrošiti.' },
    limits_support_windowSeconds: { label: 'Support: razdoblje', help: 'Usluga broji po satu.', unit: 's' },
    limits_fileTuning_calls: { label: 'File Tuning: upiti', help: '0 je bez ograničenja, kako usluga danas navodi.' },
    limits_fileTuning_windowSeconds: {
      label: 'File Tuning: razdoblje',
      help: 'Vrijedi samo uz ograničenje.',
      unit: 's'
    },
    limits_reservePercent: {
      label: 'Čuva se za ljude',
      help: 'Dio upita koji pozadinski rad nikad ne dira.',
      unit: '%'
    },
    limits_concurrentCalls: { label: 'Upita istodobno', help: 'Više je rijetko brže i može izgledati kao zlouporaba.' },
    limits_callsPerSecond: { label: 'Upita u sekundi', help: 'Najviše; navale se raspoređuju.' },
    limits_stopPerMethod: {
      label: 'Nakon 429 zaustavi samo odbijenu vrstu upita',
      help: 'Ostali upiti idu dalje. Isključeno: jedan 429 zaustavlja sve, kako usluga navodi ograničenje.'
    },
    units_capacity: { label: 'Radni obujam', help: 'Katalog koristi kubične centimetre; litre se iz njih računaju.' },
    units_topSpeed: {
      label: 'Najveća brzina',
      help: 'Vrijedi kad je jedinica servisa potvrđena pod „Pretpostavljene jedinice”.'
    },
    units_fuelConsumption: {
      label: 'Potrošnja',
      help: 'Vrijedi kad je jedinica servisa potvrđena pod „Pretpostavljene jedinice”.'
    },
    units_both: { label: 'Dvije jedinice zajedno', help: 'Piše 140 kW (190 KS) umjesto 140 kW.' },
    assume_curvePower: {
      label: 'Snaga krivulja je u',
      help: 'Iz ovoga se računa sve očitano s krivulje; pogrešan izbor čini svaki dobitak pogrešnim.'
    },
    assume_curvePowerConfirmed: { label: 'Snagu krivulja potvrdio', help: 'Tko je pitao pružatelja i kada.' },
    assume_curveTorque: { label: 'Moment krivulja je u', help: 'Iz ovoga se računa sve očitano s krivulje.' },
    assume_curveTorqueConfirmed: { label: 'Moment krivulja potvrdio', help: 'Tko je pitao pružatelja i kada.' },
    assume_curveRpmConfirmed: { label: 'Okretaje krivulja potvrdio', help: 'Tko je pitao pružatelja i kada.' },
    assume_stagePower: {
      label: 'Snaga stupnja je u',
      help: 'Dobitak je ona manje serijska snaga, koja je navedena u KS.'
    },
    assume_stagePowerConfirmed: { label: 'Snagu stupnja potvrdio', help: 'Tko je pitao pružatelja i kada.' },
    assume_stageTorque: {
      label: 'Moment stupnja je u',
      help: 'Dobitak je on manje serijski moment, koji je naveden u Nm.'
    },
    assume_stageTorqueConfirmed: { label: 'Moment stupnja potvrdio', help: 'Tko je pitao pružatelja i kada.' },
    assume_speedConfirmed: { label: 'Najveću brzinu potvrdio', help: 'Tko je pitao pružatelja i kada.' },
    assume_accelerationConfirmed: { label: 'Ubrzanje potvrdio', help: 'Tko je pitao pružatelja i kada.' },
    assume_consumptionConfirmed: { label: 'Potrošnju potvrdio', help: 'Tko je pitao pružatelja i kada.' },
    chart_physicsTolerancePercent: {
      label: 'Odstupanje snage i momenta × okretaja',
      help: 'Preko onoga što objašnjava zaokruživanje. Veći razmak označava krivulju.',
      unit: '%'
    },
    chart_bandFrom: {
      label: 'Prosječni dobitak od',
      help: 'Donji kraj raspona u kojem se računa prosječni dobitak.',
      unit: 'o/min'
    },
    chart_bandTo: {
      label: 'Prosječni dobitak do',
      help: 'Gornji kraj raspona u kojem se računa prosječni dobitak.',
      unit: 'o/min'
    },
    chart_showBand: {
      label: 'Prosječni dobitak ispod dijagrama',
      help: 'Što stupanj dodaje između dvaju brojeva okretaja, i ručke koje ih pomiču.'
    },
    chart_cruiseRpm: {
      label: 'Putni okretaji',
      help: 'Broj okretaja pri kojem se dobitak navodi posebno.',
      unit: 'o/min'
    },
    chart_measuredTolerancePercent: {
      label: 'Odstupanje mjerenja',
      help: 'Rasipanje serije i valjaka; crta se kao pojas oko krivulje kataloga.',
      unit: '%'
    },
    export_separator: {
      label: 'CSV: između ćelija',
      help: 'Što očekuju proračunske tablice vaše zemlje. Decimalni znak je u svakom slučaju točka.'
    },
    export_byteOrderMark: {
      label: 'CSV: oznaka UTF-8',
      help: 'Bez oznake neke tablice prikazuju pogrešna slova; nekim programima smeta.'
    },
    customer_display: {
      label: 'Prikazuje se na',
      help: 'Ako je zaslon samo jedan, prekriva ovaj prozor; Escape završava.'
    },
    customer_screen: {
      label: 'Zaslon',
      help: 'Koji od više zaslona gleda kupac. Ako nije spojen, uzima se prvi drugi.'
    },
    customer_theme: { label: 'Izgled', help: 'Onoga što vidi kupac, kakav god bio ovaj prozor.' },
    customer_branded: { label: 'Slike sa znakovima', help: '„Ne” prikazuje slike bez znakova marke ili nikakve.' },
    customer_follow: { label: 'Prati ovaj prozor', help: 'Kupac vidi drugi motor čim se ovdje otvori.' },
    events_webhook_enabled: { label: 'Primatelj webhooka', help: 'Prima događaje poslane ovom računalu.' },
    events_webhook_host: {
      label: 'Primatelj: adresa',
      help: '127.0.0.1 je samo ovo računalo. S bilo kojom drugom doseže ga mreža: tada treba prihvaćati samo potpisane događaje.'
    },
    events_webhook_port: { label: 'Primatelj: vrata', help: '0 pri prvom pokretanju uzima slobodna i zadržava ih.' },
    events_webhook_path: { label: 'Primatelj: putanja', help: 'Na sve drugo odgovara se s 404.' },
    events_webhook_hostNames: {
      label: 'Primatelj: nazivi ispred',
      help: 'Nazivi poslužitelja koje šalje tunel ili proxy ispred njega.'
    },
    events_webhook_kindFrom: {
      label: 'Primatelj: vrsta iz',
      help: 'Zaglavlje poziva ili tijelo: polje u njemu ili omotnica oko događaja.'
    },
    events_webhook_kindHeader: {
      label: 'Primatelj: zaglavlje vrste',
      help: 'Kaže što se dogodilo, na primjer ticket_answered.'
    },
    events_webhook_kindField: {
      label: 'Primatelj: polje vrste',
      help: 'Koristi se kad je vrsta polje: njegovo mjesto u događaju, primjerice /kind.'
    },
    events_webhook_signature: {
      label: 'Primatelj: potpis',
      help: 'Kako se događaji potpisuju tajnom. Bez potpisa događaje može slati bilo tko.'
    },
    events_webhook_signatureHeader: { label: 'Primatelj: zaglavlje potpisa', help: 'Pokriva tijelo bajt po bajt.' },
    events_webhook_signaturePrefix: {
      label: 'Primatelj: ispred potpisa',
      help: 'Što u zaglavlju stoji ispred njega, na primjer sha256=.'
    },
    events_mqtt_enabled: { label: 'Broker MQTT', help: 'Više računala može primati događaje jednog brokera.' },
    events_mqtt_address: {
      label: 'Broker: adresa',
      help: 'mqtts:// ili wss:// su šifrirani, mqtt:// i ws:// nisu. Broker se doseže izravno, nikada preko proxyja sustava.'
    },
    events_mqtt_user: { label: 'Broker: korisnik', help: 'Prazno ako nema prijave imenom.' },
    events_mqtt_topics: { label: 'Broker: teme', help: '+ označava jednu razinu, # na kraju sve.' },
    events_mqtt_kindFrom: {
      label: 'Broker: vrsta iz',
      help: 'Zadnja razina teme, korisničko svojstvo ili omotnica oko događaja.'
    },
    events_mqtt_kindProperty: {
      label: 'Broker: naziv korisničkog svojstva',
      help: 'Koristi se kad je vrsta korisničko svojstvo.'
    },
    events_mqtt_sessionHours: {
      label: 'Broker: čuva za ovo računalo',
      help: 'Toliko dugo broker čuva ono što stigne dok je ovo računalo isključeno.',
      unit: 'h'
    },
    events_mqtt_sessionMessages: {
      label: 'Broker: poruke koje čuva',
      help: 'Toliko ih čuva za isključeno računalo; ostale bez riječi odbacuje. Kad ih je toliko čekalo, među događanjima stoji da događaji možda nedostaju. 0: nije poznato, to se kaže nakon svake odsutnosti.',
      unit: 'poruka'
    },
    events_mqtt_certificateFile: { label: 'Broker: datoteka certifikata', help: 'PEM; za prijavu certifikatom.' },
    events_mqtt_keyFile: { label: 'Broker: datoteka ključa', help: 'PEM; pripada certifikatu.' },
    events_mqtt_authorityFile: {
      label: 'Broker: datoteka izdavatelja',
      help: 'PEM; kad je certifikat brokera izdala sama radionica.'
    },
    events_relay_enabled: { label: 'Tok događaja', help: 'Prati relej koji šalje događaje kao tok.' },
    events_relay_address: { label: 'Tok: adresa', help: 'https://; http:// samo na ovom računalu.' },
    events_relay_kindFrom: { label: 'Tok: vrsta iz', help: 'Naziv događaja ili omotnica oko njega.' },
    events_polling_enabled: {
      label: 'Upiti o promjenama',
      help: 'Za računala do kojih ništa ne može doći. Tiketi se broje u upite za Support.'
    },
    events_polling_minutes: {
      label: 'Upit svakih',
      help: 'Promjene se vide najviše s ovolikim zakašnjenjem.',
      unit: 'min'
    },
    events_polling_projects: {
      label: 'Putanja: popis projekata',
      help: 'Prazno: nema upita. Dopuštene su samo putanje za čitanje.'
    },
    events_polling_project: { label: 'Putanja: jedan projekt', help: 'Prazno: koristi se unos s popisa.' },
    events_polling_tickets: {
      label: 'Putanja: popis tiketa',
      help: 'Prazno: nema upita. Dopuštene su samo putanje za čitanje.'
    },
    events_polling_ticket: { label: 'Putanja: jedan tiket', help: 'Prazno: koristi se unos s popisa.' },
    events_folder_enabled: {
      label: 'Nadzirana mapa',
      help: 'Preuzima događaje iz datoteka koje drugi program stavlja u mapu.'
    },
    events_folder_path: {
      label: 'Mapa: koja',
      help: 'Može biti na mrežnom disku. Samo za ovo računalo ako se datoteke premještaju ili brišu.'
    },
    events_folder_kindFrom: {
      label: 'Mapa: vrsta iz',
      help: 'Naziv datoteke do prve . ili __ , primjerice ticket_answered.17.json, ili polje događaja.'
    },
    events_folder_kindField: {
      label: 'Mapa: polje vrste',
      help: 'Koristi se kad je vrsta polje: njegovo mjesto u događaju, primjerice /kind.'
    },
    events_folder_taken: {
      label: 'Mapa: preuzete datoteke',
      help: 'Zadržane se ne preuzimaju ponovno. Premještene idu u mapu „taken“ u njoj. Prije spremanja ništa se ne premješta ni briše.'
    },
    events_folder_seconds: {
      label: 'Mapa: pregled svakih',
      help: 'Mrežni disk možda ne javlja nove datoteke; vide se najviše s ovolikim zakašnjenjem.',
      unit: 's'
    },
    events_maxBodyKilobytes: { label: 'Najveći događaj', help: 'Veći se odbijaju.', unit: 'KB' },
    events_keepDays: { label: 'Čuvanje događaja', help: 'Stariji se brišu, s tijelima.', unit: 'dana' },
    events_keepEvents: { label: 'Čuvaj najviše', help: 'Iznad toga brišu se najstariji.', unit: 'događaja' },
    events_keepMegabytes: {
      label: 'Čuvaj najviše, veličina',
      help: 'Iznad toga prvo se briše reproducirano, zatim najstariji.',
      unit: 'MB'
    },
    events_deskName: { label: 'Ime za preuzimanje', help: 'Stoji na tiketima preuzetima ovdje. Usluzi se ne šalje.' },
    events_withoutKeyStore: {
      label: 'Bez spremišta ključeva',
      help: 'Događaji se spremaju šifrirani. Gdje sustav ne čuva ključeve, traju do zatvaranja programa ili leže na disku čitljivi drugima. Vrijedi od sljedećeg pokretanja; spremljeno ostaje.'
    },
    notifications_enabled: {
      label: 'Obavijesti',
      help: 'Javlja nove događaje, bez obzira na to koji je program u prvom planu.'
    },
    notifications_kinds: {
      label: 'Vrste koje se javljaju',
      help: 'Više njih za jedan tiket ili projekt unutar pet minuta jedna su obavijest. „Ostale vrste” su one koje ovdje nisu poznate.'
    },
    notifications_sound: { label: 'Zvuk', help: 'Kako ga sustav reproducira.' },
    notifications_badge: { label: 'Broj nepročitanih na ikoni', help: 'Isti broj kao na popisu.' },
    notifications_names: {
      label: 'Imena i naslovi',
      help: 'Drugi u prostoriji mogu ih pročitati. Inače stoje vrsta i broj.'
    },
    notifications_quietHours: {
      label: 'Tihi sati',
      help: 'Bez obavijesti i zvuka, a broj ne raste. Zatim slijedi jedan sažetak.'
    },
    notifications_quietFrom: { label: 'Tišina od', help: 'Doba dana, na primjer 19:00.' },
    notifications_quietTo: { label: 'Tišina do', help: 'Doba dana, na primjer 07:00.' },
    appearance_density: {
      label: 'Gustoća',
      help: 'Radionica ima veći tekst i tipke, za rukavice i s udaljenosti. Zbijeno prikazuje više redaka.'
    },
    appearance_zoom: {
      label: 'Zumiranje',
      help: 'Od 50 do 200. Mijenja se tipkama Ctrl + i Ctrl −, a Ctrl 0 vraća na 100.',
      unit: '%'
    }
  },
  page: {
    general: 'Općenito',
    chart: 'Graf i vrijednosti',
    search: 'Pretraga i slike',
    customer: 'Zaslon za kupca',
    connection: 'Veza',
    offline: 'Izvanmrežno i pohrana',
    data: 'Podaci i datoteke',
    events: 'Događaji',
    notifications: 'Obavijesti',
    help: 'Tipke i dijagnostika'
  },
  advanced: 'Napredno',
  find: {
    label: 'Pronađi postavku',
    clear: 'Očisti pretragu',
    none: 'Nijedna postavka ne odgovara.',
    count: 'Pronađena {count} postavka | Pronađene {count} postavke | Pronađeno {count} postavki'
  }
} satisfies PartOf<typeof en>
