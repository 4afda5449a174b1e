import type { PartOf } from '../part-of'
import type en from '../en/settings'

/** The settings screen. `keys` has one entry per setting of the schema, its dots written as underscores. */
export default {
  screen: {
    any: 'hvilken som helst annen skjerm',
    number: 'skjerm {n}',
    own: 'dette vinduet er på den',
    gone: '{name}, ikke tilkoblet',
    unnamed: 'skjerm uten navn'
  },
  title: 'Innstillinger',
  sections: 'Innstillingssider',
  calls: '{count} kall | {count} kall',
  group: {
    general: 'Generelt',
    units: 'Enheter',
    assumptions: 'Antatte enheter',
    chart: 'Effektdiagram',
    search: 'Søk',
    pictures: 'Bilder',
    connection: 'Nettverk',
    limits: 'Grenser for kall',
    offline: 'Frakoblet og lagring',
    export: 'Filer og kopier',
    policy: 'Lagring og deling av data',
    customer: 'Kundeskjerm',
    events: 'Hendelser',
    notifications: 'Varsler'
  },
  managed: 'Satt av administratoren',
  standard: 'Standard: {value}',
  reset: 'Tilbake til standard',
  resetOf: 'Tilbake til standard for {label}',
  on: 'på',
  off: 'av',
  emptyList: 'ingen',
  emptyText: 'tom',
  list: {
    add: 'Legg til ord',
    addTopic: 'Legg til emne',
    addName: 'Legg til vertsnavn',
    addTo: 'Legg til i {label}',
    remove: 'Fjern {word}',
    up: 'Flytt {word} først'
  },
  refused: { twice: '«{word}» er alt i listen.' },
  choices: {
    system: 'som systemet',
    light: 'lys',
    dark: 'mørk',
    none: 'ikke oppgitt',
    unsigned: 'ingen: hvem som helst kan sende',
    stacked: 'delt',
    axes: 'to akser',
    language: 'vanlig for språket',
    pinyin: 'pinyin',
    stroke: 'antall strøk',
    zhuyin: 'zhuyin (bopomofo)',
    table: 'tabell',
    comma: 'komma',
    semicolon: 'semikolon',
    other: 'en annen skjerm',
    same: 'denne skjermen',
    'hmac-sha256-base64': 'HMAC-SHA256, Base64',
    'hmac-sha256-hex': 'HMAC-SHA256, heksadesimal',
    topic: 'emne',
    property: 'brukeregenskap',
    envelope: 'konvolutt',
    event: 'navn på hendelsen',
    session: 'bare i minnet',
    open: 'på disken, med nøkkelen ved siden av',
    name: 'filnavn',
    field: 'felt',
    header: 'hode',
    keep: 'behold',
    move: 'flytt',
    delete: 'slett',
    compact: 'kompakt',
    comfortable: 'normal',
    workshop: 'verksted'
  },
  connection: {
    title: 'Tilkobling',
    address: 'Basisadresse',
    addressDemo: 'innebygd demokatalog',
    addressNone: 'ingen ennå',
    key: 'Nøkkel',
    keyNone: 'ingen',
    kept: {
      sealed: 'kryptert av systemet; den kan ikke vises igjen',
      session: 'i minnet til Dynodesk avsluttes: systemet har ikke noe trygt sted for den',
      open: 'på disken uten beskyttelse: dette systemet har ikke noe nøkkellager',
      none: 'ikke lagret'
    },
    checked: 'Sist sjekket',
    never: 'ikke siden start',
    check: 'Sjekk nå',
    checking: 'Spør …',
    connect: 'Koble til en tjeneste',
    replace: 'Bytt nøkkel eller adresse',
    demo: 'Åpne demokatalogen',
    forget: 'Glem nøkkelen …',
    leaveDemo: 'Forlat demoen',
    paused: {
      title: 'Bakgrunnskall er satt på pause',
      refused:
        'Tjenesten avviste et kall, så ingenting spørres uten at en person ber om det. Én sjekk viser om den slipper denne PC-en inn igjen.',
      resume: 'Sjekk og fortsett'
    }
  },
  replace: {
    address: 'Basisadresse',
    key: 'Ny nøkkel',
    keyKeep: 'Står feltet tomt, brukes nåværende nøkkel videre.',
    keyNeeded: 'Lagres kryptert der systemet kan det, og vises aldri igjen.',
    keyMissing: 'Nøkkelen mangler.',
    save: 'Koble til',
    busy: 'Spør …',
    cancel: 'Avbryt',
    done: 'Tilkoblet.'
  },
  forget: {
    title: 'Glemme nøkkelen?',
    text: 'Nøkkelen slettes fra denne PC-en, og tilkoblingen til {address} avsluttes. Den kan ikke hentes tilbake; en ny tilkobling krever nøkkelen.',
    kept: 'Innstillingene blir som de er.',
    confirm: 'Slett nøkkelen',
    cancel: 'Behold den'
  },
  subscription: {
    title: 'Abonnement',
    none: 'Ingenting kjent ennå; en sjekk spør tjenesten.',
    name: 'Navn',
    state: 'Status',
    active: 'aktivt',
    inactive: 'ikke aktivt',
    unknown: 'ikke oppgitt av tjenesten',
    end: 'Utløper',
    endAbsent: 'ingen sluttdato oppgitt',
    endUnreadable: '{text} (kan ikke leses som dato)',
    endOriginal: 'Som sendt av tjenesten: {text}',
    days: '{days} dag igjen | {days} dager igjen',
    lastDay: 'i dag er siste dag',
    past: 'utløpt',
    pastActive: 'utløpt, selv om tjenesten sier aktivt',
    clock: 'etter PC-ens klokke, som avviker fra tjenestens',
    warning: {
      1: 'Abonnementet utløper innen et døgn. Forny det for å beholde tilgangen til katalogen.',
      7: 'Abonnementet utløper innen en uke.',
      30: 'Abonnementet utløper innen en måned.'
    }
  },
  synonyms: {
    title: 'Synonymer',
    help: 'Én gruppe per linje, ordene skilt med komma. Et søk på denne PC-en etter ett av dem finner de andre; tjenesten spørres med ordene som skrevet.',
    box: 'Ordgrupper, én per linje',
    saved: 'Lagret.',
    save: 'Lagre',
    tooMany: 'Høyst 500 linjer.',
    tooLong: 'Linje {line}: høyst 20 ord på høyst 60 tegn.',
    single: 'Linje {line}: en gruppe trenger minst to ord.'
  },
  signers: {
    title: 'Klarerte datamaskiner',
    none: 'Ingen ennå. En PC klareres når en pakkefil fra den leses; filer fra andre krever et ja hver gang.',
    help: 'Pakkefiler signert av disse PC-ene leses uten flere spørsmål.',
    unnamed: 'uten navn',
    since: 'siden {day}',
    forget: 'Ikke stol på lenger',
    forgetOf: 'Ikke stol på {name} lenger'
  },
  health: {
    title: 'Tilstand',
    version: 'Versjon',
    drift: 'Svar som avviker fra beskrivelsen',
    driftNone: 'ingen siden start',
    driftCount: '{count} i {places} felt | {count} i {places} felter',
    help: 'Felter beskrivelsen ikke nevner, beholdes og telles, og er aldri en feil. Verdt en linje til leverandøren når tall mangler.',
    address: 'Spørsmål',
    field: 'Felt',
    kind: 'Avvik',
    times: 'Ganger',
    'unknown-field': 'ikke i beskrivelsen',
    'wrong-type': 'av en annen type',
    'missing-id': 'oppføring uten id, utelatt',
    'code-mismatch': 'status og kode er ulike',
    'missing-field': 'mangler, selv om beskrivelsen alltid sender det',
    'too-long': 'tekst eller liste for lang, kuttet eller utelatt',
    'foreign-id': 'en annen post enn den det ble spurt etter',
    'foreign-parent': 'oppføring under et annet overordnet element'
  },
  keys: {
    language_interface: { label: 'Språk', help: 'Menyer, ledetekster, tall og datoer.' },
    language_content: {
      label: 'Språk i katalogen',
      help: 'Språket tjenesten blir bedt om å svare på. «Som systemet» følger vinduet. Lister og sider som ikke er lagret på det språket, hentes på nytt når de åpnes, 1 kall hver.'
    },
    language_chineseOrder: {
      label: 'Rekkefølge på kinesiske navn',
      help: 'Rekkefølgen i lister når katalogen er på kinesisk.'
    },
    appearance_theme: { label: 'Utseende', help: 'Mørkt passer verkstedet, lyst passer salgsdisken.' },
    help_offerTour: {
      label: 'Tilby omvisningen',
      help: 'En linje ved siden av kolonnene til du har tatt eller avslått den. Hjelpen starter omvisningen når som helst.'
    },
    units_power: { label: 'Effekt', help: 'Katalogen bruker metriske hestekrefter (hk); andre regnes om fra det.' },
    units_torque: { label: 'Dreiemoment', help: 'Katalogen bruker newtonmeter; andre regnes om fra det.' },
    units_speed: { label: 'Toppfart er i', help: 'Tjenesten oppgir ikke enheten; velg hva verkstedet regner den som.' },
    units_acceleration: {
      label: 'Akselerasjon er i',
      help: 'Tjenesten oppgir ikke enheten; velg hva verkstedet regner den som.'
    },
    units_consumption: {
      label: 'Forbruk er i',
      help: 'Tjenesten oppgir ikke enheten; velg hva verkstedet regner den som.'
    },
    performance_zeroIsMissing: {
      label: 'Regn 0 som manglende',
      help: 'Viser 0 som «ikke oppgitt», siden ingen bil når 100 på 0 sekunder.'
    },
    chart_layout: { label: 'Visning', help: 'Effekt over dreiemoment, begge på to akser, eller tallene som tabell.' },
    chart_startAtZero: { label: 'Akser fra null', help: 'Av gjør små forskjeller større enn de er.' },
    chart_trimZeroPadding: {
      label: 'Kutt nuller i endene av en kurve',
      help: 'En rekke nuller i en ende regnes som ingen data; diagrammet sier det.'
    },
    chart_drawCommonPart: {
      label: 'Tegn ulike kurver så langt begge går',
      help: 'Kurver av ulik lengde tegnes så langt begge går; av viser bare tabellen.'
    },
    chart_peakTolerancePercent: {
      label: 'Oppgitt tall og kurve kan avvike',
      help: 'Et større gap mellom oppgitt effekt og kurvens topp påpekes.',
      unit: '%'
    },
    shop_tools: {
      label: 'Verkstedets leseverktøy',
      help: 'Motorer som fører et av dem, merkes som lesbare. Navn slik katalogen skriver dem.'
    },
    search_pauseMilliseconds: {
      label: 'Pause før et søk spørres',
      help: 'Hvor lenge skrivingen må hvile; Enter spør straks. Hvert spørsmål er et kall.',
      unit: 'ms'
    },
    search_fuels: {
      label: 'Drivstoff i motorsøket',
      help: 'Ord som sendes til tjenesten som de står her; hvilke den godtar, er ikke oppgitt.'
    },
    pictures_show: { label: 'Vis bilder', help: 'Bilder og logoer, der katalogen har dem.' },
    pictures_unbranded: { label: 'Foretrekk bilder uten merke', help: 'Bilder uten emblemer, der de finnes.' },
    pictures_countAsCalls: {
      label: 'Regn bilder som kall',
      help: 'Om tjenesten teller dem, er ikke oppgitt; på er det forsiktige valget.'
    },
    pictures_maxKilobytes: { label: 'Største bilde', help: 'Større hentes ikke.', unit: 'KB' },
    connection_timeoutSeconds: {
      label: 'Vent på svar',
      help: 'Etter dette regnes spørsmålet som ubesvart.',
      unit: 's'
    },
    connection_maxAnswerMegabytes: { label: 'Største svar', help: 'Større avvises i stedet for å leses.', unit: 'MB' },
    connection_subscriptionCheckHours: { label: 'Sjekk abonnementet hver', help: 'Ett kall hver gang.', unit: 't' },
    connection_rearmMinutes: {
      label: 'Sjekk igjen etter avvisning',
      help: 'Når tjenesten avviste nøkkelen eller abonnementet, spør ett kall igjen etter denne tiden.',
      unit: 'min'
    },
    connection_clockToleranceMinutes: {
      label: 'Klokken kan avvike',
      help: 'Et større gap mellom PC-ens klokke og tjenestens påpekes: gjenstående dager og alder ville bli feil.',
      unit: 'min'
    },
    freshness_listDays: {
      label: 'Forny en liste eldre enn',
      help: 'Vises straks, oppdateres i bakgrunnen. 0: hver gang.',
      unit: 'dager'
    },
    freshness_typesDays: { label: 'Forny listen over typer eldre enn', help: '−1: som andre lister.', unit: 'dager' },
    freshness_manufacturersDays: {
      label: 'Forny listen over merker eldre enn',
      help: '−1: som andre lister.',
      unit: 'dager'
    },
    freshness_modelsDays: {
      label: 'Forny listen over modeller eldre enn',
      help: '−1: som andre lister.',
      unit: 'dager'
    },
    freshness_generationsDays: {
      label: 'Forny listen over generasjoner eldre enn',
      help: '−1: som andre lister.',
      unit: 'dager'
    },
    freshness_enginesDays: {
      label: 'Forny listen over motorer eldre enn',
      help: '−1: som andre lister.',
      unit: 'dager'
    },
    freshness_engineDays: {
      label: 'Forny en motor eldre enn',
      help: 'Vises straks, oppdateres i bakgrunnen. 0: hver gang.',
      unit: 'dager'
    },
    freshness_emptyHours: {
      label: 'Husk «ingenting der» i',
      help: 'Så lenge spørres ikke tjenesten igjen om det den ikke hadde.',
      unit: 't'
    },
    store_maxMegabytes: {
      label: 'Plass til katalogen',
      help: 'Over dette går det som lengst ikke er brukt, først; favoritter blir.',
      unit: 'MB'
    },
    store_maxPictureMegabytes: {
      label: 'Plass til bilder',
      help: 'Over dette går bilder som lengst ikke er sett, først; favorittenes blir.',
      unit: 'MB'
    },
    packs_confirmAboveCalls: {
      label: 'Bekreft nedlastinger over',
      help: 'Å laste ned mer enn dette krever et nytt ja.',
      unit: 'kall'
    },
    policy_keepDays: {
      label: 'Behold uten fornyelse i',
      help: 'Eldre spørres på nytt før det vises, og slettes i løpet av timer; favoritter, notater og navn blir. 0: uten grense. Avtalen med leverandøren avgjør.',
      unit: 'dager'
    },
    policy_readAfterEnd: {
      label: 'Lesing etter at abonnementet er utløpt',
      help: 'Det som er på PC-en, kan leses under et banner. Av: det vises ikke før abonnementet er aktivt igjen; ingenting slettes.'
    },
    policy_allowExport: {
      label: 'Lagre katalogen til filer',
      help: 'Om den kan forlate denne PC-en, avgjøres av avtalen med leverandøren.'
    },
    packs_allowFiles: {
      label: 'Pakkefiler',
      help: 'Overfør nedlastinger til en annen datamaskin, og importer dem derfra.'
    },
    packs_maxCalls: {
      label: 'Største pakke',
      help: 'En pakke som trenger flere kall, blir avvist. 0 tillater ingen pakker.',
      unit: 'kall'
    },
    limits_vehicleDatabase_calls: {
      label: 'Vehicle Database: kall',
      help: 'Kall per tidsrom denne PC-en kan bruke. Flere PC-er med én nøkkel deler tjenestens 3600.'
    },
    limits_vehicleDatabase_windowSeconds: {
      label: 'Vehicle Database: tidsrom',
      help: 'Tjenesten teller per time.',
      unit: 's'
    },
    limits_support_calls: { label: 'Support: kall', help: 'Kall per tidsrom denne PC-en kan bruke.' },
    limits_support_windowSeconds: { label: 'Support: tidsrom', help: 'Tjenesten teller per time.', unit: 's' },
    limits_fileTuning_calls: {
      label: 'File Tuning: kall',
      help: '0 er ingen grense, som er det tjenesten oppgir i dag.'
    },
    limits_fileTuning_windowSeconds: { label: 'File Tuning: tidsrom', help: 'Brukes bare med en grense.', unit: 's' },
    limits_reservePercent: {
      label: 'Holdes av til folk',
      help: 'Del av kallene som bakgrunnsarbeid aldri rører.',
      unit: '%'
    },
    limits_concurrentCalls: { label: 'Samtidige kall', help: 'Flere er sjelden raskere og kan se ut som misbruk.' },
    limits_callsPerSecond: { label: 'Kall per sekund', help: 'Høyst; topper spres ut.' },
    limits_stopPerMethod: {
      label: 'Etter en 429: stopp bare kalltypen som ble avvist',
      help: 'Andre kall fortsetter. Av: én 429 stopper alle kall, slik tjenesten oppgir grensen.'
    },
    units_capacity: { label: 'Slagvolum', help: 'Katalogen bruker kubikkcentimeter; liter regnes om fra det.' },
    units_topSpeed: { label: 'Toppfart', help: 'Gjelder når tjenestens enhet er bekreftet under «Antatte enheter».' },
    units_fuelConsumption: {
      label: 'Forbruk',
      help: 'Gjelder når tjenestens enhet er bekreftet under «Antatte enheter».'
    },
    units_both: { label: 'To enheter sammen', help: 'Skriver 140 kW (190 hk) i stedet for 140 kW.' },
    assume_curvePower: {
      label: 'Kurvenes effektverdier er i',
      help: 'Alt som leses av en kurve, regnes ut fra dette; et feil valg gjør hver økning feil.'
    },
    assume_curvePowerConfirmed: {
      label: 'Kurvenes effekt bekreftet av',
      help: 'Hvem som spurte leverandøren, og når.'
    },
    assume_curveTorque: {
      label: 'Kurvenes momentverdier er i',
      help: 'Alt som leses av en kurve, regnes ut fra dette.'
    },
    assume_curveTorqueConfirmed: {
      label: 'Kurvenes moment bekreftet av',
      help: 'Hvem som spurte leverandøren, og når.'
    },
    assume_curveRpmConfirmed: { label: 'Kurvenes turtall bekreftet av', help: 'Hvem som spurte leverandøren, og når.' },
    assume_stagePower: {
      label: 'Effekt for et steg er i',
      help: 'Økningen er denne minus originaleffekten, som er oppgitt i hk.'
    },
    assume_stagePowerConfirmed: {
      label: 'Effekt for et steg bekreftet av',
      help: 'Hvem som spurte leverandøren, og når.'
    },
    assume_stageTorque: {
      label: 'Moment for et steg er i',
      help: 'Økningen er dette minus originalmomentet, som er oppgitt i Nm.'
    },
    assume_stageTorqueConfirmed: {
      label: 'Moment for et steg bekreftet av',
      help: 'Hvem som spurte leverandøren, og når.'
    },
    assume_speedConfirmed: { label: 'Toppfart bekreftet av', help: 'Hvem som spurte leverandøren, og når.' },
    assume_accelerationConfirmed: { label: 'Akselerasjon bekreftet av', help: 'Hvem som spurte leverandøren, og når.' },
    assume_consumptionConfirmed: { label: 'Forbruk bekreftet av', help: 'Hvem som spurte leverandøren, og når.' },
    chart_physicsTolerancePercent: {
      label: 'Effekt og moment × turtall kan avvike',
      help: 'Ut over det avrundingen av verdiene forklarer. Et større gap flagger kurven.',
      unit: '%'
    },
    chart_bandFrom: {
      label: 'Snittøkning fra',
      help: 'Nedre ende av området snittøkningen regnes over.',
      unit: 'o/min'
    },
    chart_bandTo: { label: 'Snittøkning til', help: 'Øvre ende av området snittøkningen regnes over.', unit: 'o/min' },
    chart_showBand: {
      label: 'Snittøkning under diagrammet',
      help: 'Hva et steg gir mellom to turtall, og håndtakene som flytter dem.'
    },
    chart_cruiseRpm: { label: 'Marsjturtall', help: 'Turtall der økningen oppgis for seg.', unit: 'o/min' },
    chart_measuredTolerancePercent: {
      label: 'En måling kan avvike',
      help: 'Spredning i en serie og mellom bremsebenker; tegnet som et bånd rundt katalogkurven.',
      unit: '%'
    },
    export_separator: {
      label: 'CSV: mellom celler',
      help: 'Det regnearkene i landet venter. Desimaltegnet er punktum uansett.'
    },
    export_byteOrderMark: {
      label: 'CSV: merk UTF-8',
      help: 'Noen regneark viser feil bokstaver uten merket; noen programmer snubler i det.'
    },
    customer_display: { label: 'Vises på', help: 'Er det bare én skjerm, dekker den dette vinduet; Escape avslutter.' },
    customer_screen: {
      label: 'Skjerm',
      help: 'Hvilken av flere skjermer kunden ser på. Er den ikke tilkoblet, brukes den første andre.'
    },
    customer_theme: { label: 'Utseende', help: 'Av det kunden ser, uansett hvordan dette vinduet ser ut.' },
    customer_branded: { label: 'Bilder med emblemer', help: 'Av viser bilder uten merkets emblemer, eller ingen.' },
    customer_follow: { label: 'Følg dette vinduet', help: 'Kunden ser en annen motor så snart den åpnes her.' },
    events_webhook_enabled: { label: 'Webhook-mottaker', help: 'Tar imot hendelser som sendes til denne maskinen.' },
    events_webhook_host: {
      label: 'Mottaker: adresse',
      help: '127.0.0.1 er bare denne maskinen. Alle andre gjør den tilgjengelig fra nettverket: da bør bare signerte hendelser godtas.'
    },
    events_webhook_port: { label: 'Mottaker: port', help: '0 tar en ledig ved første start og beholder den.' },
    events_webhook_path: { label: 'Mottaker: bane', help: 'Alt annet besvares med 404.' },
    events_webhook_hostNames: {
      label: 'Mottaker: navn foran',
      help: 'Vertsnavn som en tunnel eller proxy foran den sender.'
    },
    events_webhook_kindFrom: {
      label: 'Mottaker: type fra',
      help: 'Et hode i kallet eller innholdet: et felt i det, eller en konvolutt rundt hendelsen.'
    },
    events_webhook_kindHeader: {
      label: 'Mottaker: hode for typen',
      help: 'Sier hva som skjedde, for eksempel ticket_answered.'
    },
    events_webhook_kindField: {
      label: 'Mottaker: felt for typen',
      help: 'Brukes der typen er et felt: plassen i hendelsen, for eksempel /kind.'
    },
    events_webhook_signature: {
      label: 'Mottaker: signatur',
      help: 'Hvordan hendelser signeres med hemmeligheten. Uten signatur kan hvem som helst sende hendelser.'
    },
    events_webhook_signatureHeader: {
      label: 'Mottaker: hode for signaturen',
      help: 'Den dekker innholdet byte for byte.'
    },
    events_webhook_signaturePrefix: {
      label: 'Mottaker: foran signaturen',
      help: 'Det som står foran den i hodet, for eksempel sha256=.'
    },
    events_mqtt_enabled: { label: 'MQTT-megler', help: 'Flere PC-er kan ta imot hendelsene fra én megler.' },
    events_mqtt_address: {
      label: 'Megler: adresse',
      help: 'mqtts:// og wss:// er kryptert, mqtt:// og ws:// er det ikke. Megleren nås direkte, aldri gjennom systemets proxy.'
    },
    events_mqtt_user: { label: 'Megler: bruker', help: 'Tomt uten pålogging med navn.' },
    events_mqtt_topics: { label: 'Megler: emner', help: '+ står for ett nivå, # til slutt for alle.' },
    events_mqtt_kindFrom: {
      label: 'Megler: type fra',
      help: 'Siste nivå i emnet, en brukeregenskap eller en konvolutt rundt hendelsen.'
    },
    events_mqtt_kindProperty: {
      label: 'Megler: navn på brukeregenskapen',
      help: 'Brukes der typen er en brukeregenskap.'
    },
    events_mqtt_sessionHours: {
      label: 'Megler: lagrer for denne PC-en',
      help: 'Så lenge lagrer megleren det som kommer mens denne PC-en er av.',
      unit: 't'
    },
    events_mqtt_sessionMessages: {
      label: 'Megler: meldinger som lagres',
      help: 'Så mange lagrer den for en PC som er av; resten forkastes uten et ord. Har så mange ventet, sier hendelsesstrømmen at hendelser kan mangle. 0: ikke kjent, det sies etter hvert fravær.',
      unit: 'meldinger'
    },
    events_mqtt_certificateFile: { label: 'Megler: sertifikatfil', help: 'PEM; for pålogging med sertifikat.' },
    events_mqtt_keyFile: { label: 'Megler: nøkkelfil', help: 'PEM; hører til sertifikatet.' },
    events_mqtt_authorityFile: {
      label: 'Megler: fil fra utstederen',
      help: 'PEM; der meglerens sertifikat er verkstedets eget.'
    },
    events_relay_enabled: { label: 'Direktestrøm', help: 'Følger et relé som sender hendelser som en strøm.' },
    events_relay_address: { label: 'Strøm: adresse', help: 'https://; http:// bare på denne maskinen.' },
    events_relay_kindFrom: { label: 'Strøm: type fra', help: 'Navnet på hendelsen, eller en konvolutt rundt den.' },
    events_polling_enabled: {
      label: 'Spør etter endringer',
      help: 'For PC-er som ikke kan nås utenfra. Saker teller mot Support-kallene.'
    },
    events_polling_minutes: { label: 'Spør hvert', help: 'Endringer ses senest etter denne tiden.', unit: 'min' },
    events_polling_projects: {
      label: 'Bane: liste over prosjekter',
      help: 'Tomt: spørres ikke. Bare baner som leser, er tillatt.'
    },
    events_polling_project: { label: 'Bane: ett prosjekt', help: 'Tomt: oppføringen i listen brukes.' },
    events_polling_tickets: {
      label: 'Bane: liste over saker',
      help: 'Tomt: spørres ikke. Bare baner som leser, er tillatt.'
    },
    events_polling_ticket: { label: 'Bane: én sak', help: 'Tomt: oppføringen i listen brukes.' },
    events_folder_enabled: {
      label: 'Overvåket mappe',
      help: 'Tar imot hendelser fra filer som et annet program legger i en mappe.'
    },
    events_folder_path: {
      label: 'Mappe: hvilken',
      help: 'Den kan ligge på et nettverksområde. Bare for denne PC-en når filer flyttes eller slettes.'
    },
    events_folder_kindFrom: {
      label: 'Mappe: type fra',
      help: 'Filnavnet fram til første . eller __ , for eksempel ticket_answered.17.json, eller et felt i hendelsen.'
    },
    events_folder_kindField: {
      label: 'Mappe: felt for typen',
      help: 'Brukes der typen er et felt: plassen i hendelsen, for eksempel /kind.'
    },
    events_folder_taken: {
      label: 'Mappe: filer som er tatt imot',
      help: 'De som beholdes, tas ikke imot igjen. De som flyttes, havner i mappen «taken» inni. Ingenting flyttes eller slettes før det er lagret.'
    },
    events_folder_seconds: {
      label: 'Mappe: se etter hvert',
      help: 'Et nettverksområde sier ikke alltid fra om nye filer; de ses senest etter denne tiden.',
      unit: 's'
    },
    events_maxBodyKilobytes: { label: 'Største hendelse', help: 'Større avvises.', unit: 'KB' },
    events_keepDays: { label: 'Behold hendelser i', help: 'Eldre slettes sammen med innholdet.', unit: 'dager' },
    events_keepEvents: { label: 'Behold høyst', help: 'Over dette slettes de eldste.', unit: 'hendelser' },
    events_keepMegabytes: {
      label: 'Behold høyst, i størrelse',
      help: 'Over dette slettes først det som ble spilt av, deretter de eldste.',
      unit: 'MB'
    },
    events_deskName: {
      label: 'Navn på det som tas',
      help: 'Står på saker som tas her. Det sendes ikke til tjenesten.'
    },
    events_withoutKeyStore: {
      label: 'Uten nøkkellager',
      help: 'Hendelser lagres kryptert. Der systemet ikke lagrer nøkler, varer de til programmet avsluttes, eller ligger på disken så andre kan lese dem. Gjelder fra neste start; det som er lagret, blir.'
    },
    notifications_enabled: {
      label: 'Varsler',
      help: 'Sier fra om nye hendelser, uansett hvilket program som er foran.'
    },
    notifications_kinds: {
      label: 'Typer det varsles om',
      help: 'Flere for én sak eller ett prosjekt innen fem minutter blir ett varsel. «Andre typer» er de som ikke er kjent her.'
    },
    notifications_sound: { label: 'Lyd', help: 'Slik systemet spiller den.' },
    notifications_badge: { label: 'Antall uleste på ikonet', help: 'Samme tall som i listen.' },
    notifications_names: {
      label: 'Navn og titler',
      help: 'Andre i rommet kan lese dem. Ellers står typen og nummeret der.'
    },
    notifications_quietHours: {
      label: 'Stilletid',
      help: 'Ingen varsler, ingen lyd, og tallet øker ikke. Etterpå kommer ett sammendrag.'
    },
    notifications_quietFrom: { label: 'Stille fra', help: 'Klokkeslett, for eksempel 19:00.' },
    notifications_quietTo: { label: 'Stille til', help: 'Klokkeslett, for eksempel 07:00.' },
    appearance_density: {
      label: 'Tetthet',
      help: 'Verksted har større tekst og knapper, for hansker og på avstand. Kompakt viser flere rader.'
    },
    appearance_zoom: {
      label: 'Zoom',
      help: '50 til 200. Ctrl + og Ctrl − endrer den, Ctrl 0 tilbakestiller.',
      unit: '%'
    }
  },
  page: {
    general: 'Generelt',
    chart: 'Graf og tall',
    search: 'Søk og bilder',
    customer: 'Kundeskjerm',
    connection: 'Tilkobling',
    offline: 'Frakoblet og lagring',
    data: 'Data og filer',
    events: 'Hendelser',
    notifications: 'Varsler',
    help: 'Taster og diagnose'
  },
  advanced: 'Avansert',
  find: {
    label: 'Finn en innstilling',
    clear: 'Tøm søket',
    none: 'Ingen innstillinger passer.',
    count: '{count} innstilling funnet | {count} innstillinger funnet'
  }
} satisfies PartOf<typeof en>
