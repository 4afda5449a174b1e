import type { PartOf } from '../part-of'
import type en from '../en/settings'

/** The settings screen. `keys` has one entry per setting of the schema, its dots written as underscores. */
export default {
  screen: {
    any: 'Hvilken som helst annen skjerm',
    number: 'skjerm {n}',
    own: 'dette vinduet er på den',
    gone: '{name} (ikke tilkoblet)',
    unnamed: 'skjerm uten navn',
    placed: 'I Wayland velger du skjermen selv.'
  },
  sections: 'Innstillingssider',
  calls: '{count} forespørsel | {count} forespørsler',
  group: {
    general: 'Generelt',
    units: 'Enheter',
    assumptions: 'Antatte enheter',
    chart: 'Effektdiagram',
    search: 'Søk',
    pictures: 'Bilder',
    connection: 'Nettverk',
    limits: 'Grenser for forespørsler',
    demo: 'Demokatalog',
    offline: 'Frakoblet og lagring',
    export: 'Fileksport',
    policy: 'Lagring og deling av data',
    customer: 'Kundeskjerm',
    events: 'Hendelser',
    notifications: 'Varsler',
    workspace: 'Flere PC-er',
    updates: 'Oppdateringer',
    roles: 'Roller'
  },
  managed: 'Styres av administratoren',
  reset: 'Tilbakestill',
  storeUsed: '{used} av {max} brukt',
  resetOf: 'Tilbakestill {label}',
  on: 'På',
  emptyList: 'ingen',
  emptyText: 'tom',
  list: {
    add: 'Legg til ord',
    addTopic: 'Legg til emne',
    addName: 'Legg til vertsnavn',
    addTo: 'Legg til i {label}',
    remove: 'Fjern {word}',
    up: 'Flytt {word} først',
    addTool: 'Legg til verktøy'
  },
  refused: { twice: '«{word}» er allerede i listen.' },
  choices: {
    auto: 'Automatisk',
    ask: 'Spør',
    off: 'Av',
    system: 'System',
    light: 'Lys',
    dark: 'Mørk',
    none: 'Ikke oppgitt',
    unsigned: 'Ingen: hvem som helst kan sende',
    stacked: 'Delt',
    axes: 'To akser',
    language: 'Vanlig for språket',
    pinyin: 'Pinyin',
    stroke: 'Antall strøk',
    zhuyin: 'Zhuyin (bopomofo)',
    table: 'Tabell',
    comma: 'Komma',
    sales: 'Salg',
    workshopRole: 'Verksted',
    semicolon: 'Semikolon',
    other: 'En annen skjerm',
    same: 'Denne skjermen',
    'hmac-sha256-base64': 'HMAC-SHA256, Base64',
    'hmac-sha256-hex': 'HMAC-SHA256, heksadesimal',
    topic: 'Emne',
    property: 'Brukeregenskap',
    envelope: 'Konvolutt',
    event: 'Navn på hendelsen',
    session: 'Bare i minnet',
    open: 'På disk, ubeskyttet',
    name: 'Filnavn',
    field: 'Felt',
    header: 'Header',
    keep: 'Behold',
    move: 'Flytt',
    delete: 'Slett',
    compact: 'Kompakt',
    comfortable: 'Normal',
    workshop: 'Verksted'
  },
  number: { always: 'hver gang', unlimited: 'ingen grense', asLists: 'som andre lister' },
  connection: {
    address: 'Basisadresse',
    addressDemo: 'innebygd demokatalog',
    addressNone: 'ingen ennå',
    key: 'Nøkkel',
    keyNone: 'ingen',
    kept: {
      sealed: 'kryptert av systemet',
      session: 'i minnet til Dynodesk lukkes: systemet har ikke noe nøkkellager',
      open: 'på disk, ubeskyttet: systemet har ikke noe nøkkellager',
      none: 'ikke lagret'
    },
    checked: 'Sist sjekket',
    never: 'ikke siden Dynodesk startet',
    check: 'Sjekk nå',
    connect: 'Koble til en tjeneste',
    replace: 'Bytt nøkkel eller adresse',
    demo: 'Åpne demokatalogen',
    forget: 'Glem denne nøkkelen …',
    leaveDemo: 'Forlat demoen',
    paused: {
      title: 'Bakgrunnsforespørsler er satt på pause',
      refused: 'Tjenesten avviste en forespørsel. Bare det du åpner, hentes til tilgangen er tilbake.',
      resume: 'Sjekk og fortsett'
    }
  },
  replace: {
    key: 'Ny nøkkel',
    keyKeep: 'La feltet stå tomt for å bruke nåværende nøkkel.',
    keyNeeded: 'Lagres kryptert der det er mulig, og vises aldri igjen.',
    keyMissing: 'Skriv inn en nøkkel.'
  },
  forget: {
    title: 'Glemme denne nøkkelen?',
    text: 'Sletter nøkkelen fra denne PC-en og kobler fra {address}. For å koble til igjen trenger du nøkkelen.',
    kept: 'Innstillinger, notater og lagrede motorer beholdes på denne PC-en.',
    confirm: 'Glem denne nøkkelen'
  },
  subscription: {
    title: 'Abonnement',
    none: 'Ingen detaljer ennå. Sjekk tilkoblingen for å hente dem.',
    state: 'Status',
    active: 'aktivt',
    activeUntil: 'aktivt til {day} ({left})',
    inactive: 'ikke aktivt',
    unknown: 'ikke oppgitt av tjenesten',
    end: 'Utløper',
    endAbsent: 'ingen sluttdato oppgitt',
    endUnreadable: '{text} (ikke en lesbar dato)',
    endOriginal: 'Som sendt av tjenesten: {text}',
    days: '{days} dag igjen | {days} dager igjen',
    lastDay: 'i dag er siste dag',
    past: 'utløpt',
    pastActive: 'utløpt, selv om tjenesten oppgir det som aktivt',
    clock: 'etter PC-ens klokke, som avviker fra tjenestens',
    warning: {
      1: 'Abonnementet utløper innen et døgn. Forny det for å beholde tilgangen til katalogen.',
      7: 'Abonnementet utløper innen en uke.',
      30: 'Abonnementet utløper innen en måned.'
    }
  },
  synonyms: {
    title: 'Synonymer',
    help: 'Én gruppe per linje, ord skilt med komma. Lagrede data søkes etter alle.',
    box: 'Synonymgrupper, én per linje',
    tooMany: 'Høyst 500 linjer.',
    tooLong: 'Linje {line}: høyst 20 ord på høyst 60 tegn.',
    single: 'Linje {line}: en gruppe trenger minst to ord.'
  },
  signers: {
    title: 'Klarerte PC-er',
    none: 'Ingen ennå. Du kan klarere en PC når du importerer en overføringsfil fra den.',
    help: 'Overføringsfiler signert av disse PC-ene åpnes uten spørsmål.',
    unnamed: 'uten navn',
    since: 'siden {day}',
    forget: 'Fjern klarering',
    forgetOf: 'Fjern klareringen av {name}'
  },
  health: {
    version: 'Versjon',
    drift: 'Uventede svar',
    driftNone: 'ingen siden Dynodesk startet',
    driftCount: '{count} i {places} felt | {count} i {places} felter',
    help: 'Svar som avviker fra tjenestens beskrivelse. Si fra til leverandøren hvis tall mangler.',
    address: 'Forespørsel',
    field: 'Felt',
    kind: 'Avvik',
    times: 'Ganger',
    'unknown-field': 'ikke i beskrivelsen',
    'wrong-type': 'feil type',
    'missing-id': 'oppføring uten ID, hoppet over',
    'code-mismatch': 'status og kode er ulike',
    'missing-field': 'mangler, selv om det alltid skal være med ifølge beskrivelsen',
    'too-long': 'tekst eller liste for lang, kuttet eller hoppet over',
    'foreign-id': 'en annen datapost enn forespurt',
    'foreign-parent': 'oppføring under et annet overordnet element'
  },
  unit: {
    percent: '%',
    milliseconds: 'ms',
    seconds: 's',
    minutes: 'min',
    hours: 't',
    days: 'dag | dager',
    kilobytes: 'KB',
    megabytes: 'MB',
    callsPerDay: 'forespørsel per dag | forespørsler per dag',
    calls: 'forespørsel | forespørsler',
    rpm: 'o/min',
    messages: 'melding | meldinger',
    events: 'hendelse | hendelser'
  },
  keys: {
    language_interface: { label: 'Språk', help: 'Menyer, ledetekster, tall og datoer.' },
    language_content: {
      label: 'Katalogspråk',
      help: 'Lister og sider som ikke er lagret på dette språket, hentes på nytt, 1 forespørsel hver.'
    },
    language_chineseOrder: {
      label: 'Rekkefølge på kinesiske navn',
      help: 'Rekkefølgen i lister når katalogen er på kinesisk.'
    },
    appearance_theme: { label: 'Tema', help: 'Mørkt passer verkstedet, lyst passer salgsdisken.' },
    appearance_tray: {
      label: 'Ikon i systemstatusfeltet',
      help: 'Viser uleste hendelser. Dynodesk kjører videre når det siste vinduet lukkes.'
    },
    help_offerTour: {
      label: 'Tilby omvisningen',
      help: 'Vises ved siden av kolonnene til du har tatt eller avslått den. Du kan når som helst starte omvisningen fra hjelpen.'
    },
    keys_letters: {
      label: 'Hurtigtaster med én tast',
      help: 'Taster som P, U eller ? virker alene. Slå av ved taleinndata; hurtigtaster med Ctrl beholdes.'
    },
    units_power: {
      label: 'Effekt',
      help: 'Tjenesten oppgir hk bare for original effekt. For kurver og steg er enheten antatt.'
    },
    units_torque: {
      label: 'Dreiemoment',
      help: 'Tjenesten oppgir Nm bare for originalt dreiemoment. For kurver og steg er enheten antatt.'
    },
    units_speed: { label: 'Toppfart er i', help: 'Enheten tjenesten bruker; den oppgir ingen.' },
    units_acceleration: {
      label: 'Akselerasjon er i',
      help: 'Enheten tjenesten bruker; den oppgir ingen.'
    },
    units_consumption: {
      label: 'Forbruk er i',
      help: 'Enheten tjenesten bruker; den oppgir ingen.'
    },
    performance_zeroIsMissing: {
      label: 'Regn 0 som manglende',
      help: 'Viser et ytelsestall på 0 som «ikke oppgitt».'
    },
    chart_layout: { label: 'Visning', help: 'Effekt over dreiemoment, begge på to akser, eller en tabell.' },
    chart_startAtZero: { label: 'Akser fra null', help: 'Når dette er av, ser små forskjeller store ut.' },
    chart_trimZeroPadding: {
      label: 'Fjern nuller i endene av en kurve',
      help: 'Nuller i en ende regnes som ingen data; diagrammet sier det.'
    },
    chart_drawCommonPart: {
      label: 'Tegn ulike kurver så langt begge går',
      help: 'Når dette er av, vises kurver av ulik lengde bare som tabell.'
    },
    chart_peakTolerancePercent: {
      label: 'Toleranse: oppgitt tall og kurve',
      help: 'Et større avvik mellom oppgitt effekt og kurvens topp merkes.'
    },
    shop_tools: {
      label: 'Dine leseverktøy',
      help: 'Motorer som har et av dem oppført, merkes som lesbare; skriv dem som i katalogen.'
    },
    search_pauseMilliseconds: { label: 'Pause før søk på nett', help: 'Ventetid etter skriving; Enter søker straks.' },
    search_fuels: {
      label: 'Drivstoff i motorsøket',
      help: 'Sendes til tjenesten som skrevet; den oppgir ikke hvilke den godtar.'
    },
    pictures_show: { label: 'Vis bilder', help: 'Bilder og logoer fra katalogen.' },
    pictures_unbranded: { label: 'Foretrekk bilder uten merke', help: 'Bilder uten emblemer, der de finnes.' },
    pictures_countAsCalls: {
      label: 'Regn bilder som forespørsler',
      help: 'Tjenesten oppgir ikke om den teller dem; på er tryggest.'
    },
    pictures_maxKilobytes: { label: 'Største bilde', help: 'Større bilder lastes ikke ned.' },
    connection_timeoutSeconds: { label: 'Tidsgrense', help: 'En forespørsel uten svar mislykkes etter denne tiden.' },
    connection_maxAnswerMegabytes: {
      label: 'Mest data per forespørsel',
      help: 'Sender tjenesten mer, mislykkes forespørselen.'
    },
    connection_subscriptionCheckHours: { label: 'Sjekk abonnementet hver', help: '1 forespørsel hver gang.' },
    connection_rearmMinutes: {
      label: 'Prøv igjen etter avvisning',
      help: 'Når tjenesten avviser nøkkelen eller abonnementet, prøver 1 forespørsel igjen.'
    },
    connection_clockToleranceMinutes: {
      label: 'Klokken kan avvike med',
      help: 'Avviker PC-ens klokke mer fra tjenestens, vises en melding.'
    },
    freshness_listDays: {
      label: 'Oppdater lister eldre enn',
      help: 'Vises straks, oppdateres i bakgrunnen; 0: hver gang.'
    },
    freshness_typesDays: { label: 'Oppdater typer eldre enn', help: '−1: som andre lister.' },
    freshness_manufacturersDays: { label: 'Oppdater merker eldre enn', help: '−1: som andre lister.' },
    freshness_modelsDays: { label: 'Oppdater modeller eldre enn', help: '−1: som andre lister.' },
    freshness_generationsDays: { label: 'Oppdater generasjoner eldre enn', help: '−1: som andre lister.' },
    freshness_enginesDays: { label: 'Oppdater motorer eldre enn', help: '−1: som andre lister.' },
    freshness_engineDays: {
      label: 'Oppdater en motor eldre enn',
      help: 'Vises straks, oppdateres i bakgrunnen; 0: hver gang.'
    },
    freshness_idleCallsPerDay: {
      label: 'Oppdater favoritter i rolige stunder, inntil',
      help: 'Motorer i favoritter og datablad, når det meste av timens forespørsler er ubrukt; 0: av.'
    },
    freshness_emptyHours: { label: 'Husk tomme resultater i', help: 'Til da spørres tjenesten ikke igjen.' },
    store_maxMegabytes: {
      label: 'Plass til katalogen',
      help: 'Når det er fullt, fjernes det som er lengst ubrukt; favoritter beholdes.'
    },
    store_maxPictureMegabytes: {
      label: 'Plass til bilder',
      help: 'Når det er fullt, fjernes bildene som er lengst usett; favorittenes beholdes.'
    },
    packs_confirmAboveCalls: { label: 'Bekreft nedlastinger over', help: 'En større nedlasting ber om bekreftelse.' },
    policy_keepDays: {
      label: 'Slett data ikke oppdatert på',
      help: 'Slettes når tjenesten har bekreftet PC-ens klokke. Favoritter, notater og navn beholdes; avtalen avgjør; 0: ingen grense.'
    },
    policy_readAfterEnd: {
      label: 'Vis lagrede data etter at abonnementet er utløpt',
      help: 'Når dette er av, er lagrede data skjult til abonnementet er aktivt igjen.'
    },
    packs_jobFolder: {
      label: 'Utvekslingsmappe',
      help: 'Legg en billiste (TXT, CSV) der: en svarfil med de lagrede motorene følger. Ingen forespørsler.'
    },
    policy_allowExport: {
      label: 'Eksporter katalogen til filer',
      help: 'Avtalen med leverandøren avgjør om det er tillatt.'
    },
    packs_allowFiles: {
      label: 'Overføringsfiler',
      help: 'Overfør nedlastinger til en annen PC, og importer dem derfra.'
    },
    packs_maxCalls: {
      label: 'Største nedlasting',
      help: 'Nedlastinger som trenger mer, avvises; 0: ingen nedlastinger.'
    },
    limits_vehicleDatabase_calls: {
      label: 'Vehicle Database: forespørsler',
      help: 'For denne PC-en; alle PC-er med nøkkelen deler 3\u202f600 per time.'
    },
    limits_vehicleDatabase_windowSeconds: { label: 'Vehicle Database: tidsrom', help: 'Tjenesten teller per time.' },
    limits_support_calls: { label: 'Support: forespørsler', help: 'For denne PC-en.' },
    limits_support_windowSeconds: { label: 'Support: tidsrom', help: 'Tjenesten teller per time.' },
    limits_fileTuning_calls: {
      label: 'File Tuning: forespørsler',
      help: '0: ingen grense; leverandøren har ingen i dag.'
    },
    limits_fileTuning_windowSeconds: { label: 'File Tuning: tidsrom', help: 'Brukes bare med en grense.' },
    limits_reservePercent: {
      label: 'Reserve for brukere',
      help: 'Andelen forespørsler som bakgrunnsarbeid aldri bruker.'
    },
    limits_concurrentCalls: {
      label: 'Samtidige forespørsler',
      help: 'Flere er sjelden raskere, og leverandøren kan reagere.'
    },
    limits_callsPerSecond: { label: 'Forespørsler per sekund', help: 'Høyst; resten venter.' },
    limits_stopPerMethod: {
      label: 'Når grensen er nådd, stans bare den typen forespørsel',
      help: 'Av: grensen stanser alle forespørsler.'
    },
    demo_oddRecords: {
      label: 'Uvanlige dataposter',
      help: 'Til øving: legger til en type med alle uvanlige dataposter tjenesten kan sende.'
    },
    demo_shortHour: {
      label: 'Øv på grensen for forespørsler',
      help: '60 forespørsler i minuttet, deretter gjelder grensen til minuttet er over.'
    },
    units_capacity: { label: 'Slagvolum', help: 'Tjenesten oppgir kubikkcentimeter; liter regnes om.' },
    units_topSpeed: { label: 'Toppfart', help: 'Tjenesten oppgir ingen enhet. Bekreft enheten for å regne om.' },
    units_fuelConsumption: {
      label: 'Forbruk',
      help: 'Tjenesten oppgir ingen enhet. Bekreft enheten for å regne om.'
    },
    units_both: { label: 'Vis to enheter', help: 'Skriver 140 kW (190 hk) i stedet for 140 kW.' },
    assume_curvePower: {
      label: 'Kurvenes effekt er i',
      help: 'Alle tall lest av en kurve avhenger av den.'
    },
    assume_curvePowerConfirmed: {
      label: 'Kurvenes effekt bekreftet av',
      help: 'Hvem som spurte leverandøren, og når.'
    },
    assume_curveTorque: {
      label: 'Kurvenes moment er i',
      help: 'Alle tall lest av en kurve avhenger av den.'
    },
    assume_curveTorqueConfirmed: {
      label: 'Kurvenes moment bekreftet av',
      help: 'Hvem som spurte leverandøren, og når.'
    },
    assume_curveRpmConfirmed: { label: 'Kurvenes turtall bekreftet av', help: 'Hvem som spurte leverandøren, og når.' },
    assume_stagePower: {
      label: 'Stegets effekt er i',
      help: 'Økningen er denne minus originaleffekten, som er oppgitt i hk.'
    },
    assume_stagePowerConfirmed: {
      label: 'Stegets effekt bekreftet av',
      help: 'Hvem som spurte leverandøren, og når.'
    },
    assume_stageTorque: {
      label: 'Stegets moment er i',
      help: 'Økningen er dette minus originalmomentet, som er oppgitt i Nm.'
    },
    assume_stageTorqueConfirmed: {
      label: 'Stegets moment bekreftet av',
      help: 'Hvem som spurte leverandøren, og når.'
    },
    assume_speedConfirmed: { label: 'Toppfart bekreftet av', help: 'Hvem som spurte leverandøren, og når.' },
    assume_accelerationConfirmed: { label: 'Akselerasjon bekreftet av', help: 'Hvem som spurte leverandøren, og når.' },
    assume_consumptionConfirmed: { label: 'Forbruk bekreftet av', help: 'Hvem som spurte leverandøren, og når.' },
    chart_physicsTolerancePercent: {
      label: 'Toleranse: effekt og moment × turtall',
      help: 'Kurver med et større avvik, ut over avrunding, merkes.'
    },
    chart_bandFrom: { label: 'Snittøkning fra', help: 'Nedre ende av området for gjennomsnittlig økning.' },
    chart_bandTo: { label: 'Snittøkning til', help: 'Øvre ende av området for gjennomsnittlig økning.' },
    chart_showBand: {
      label: 'Snittøkning under diagrammet',
      help: 'Gjennomsnittlig økning for et steg mellom to turtall.'
    },
    chart_cruiseRpm: { label: 'Marsjturtall', help: 'Turtallet økningen vises separat for.' },
    chart_measuredTolerancePercent: {
      label: 'Toleranse: måling',
      help: 'Spredning mellom biler og bremsebenker; et bånd rundt katalogkurven.'
    },
    export_separator: {
      label: 'CSV-skilletegn',
      help: 'Slik regnearket ditt forventer; desimaltegnet er alltid punktum.'
    },
    export_byteOrderMark: {
      label: 'CSV: merk som UTF-8',
      help: 'Uten det viser noen regneark feil bokstaver; noen få programmer kan ikke lese det.'
    },
    customer_display: { label: 'Vis på', help: 'Med én skjerm dekker den dette vinduet; Escape lukker den.' },
    customer_screen: {
      label: 'Skjerm',
      help: 'Er den ikke tilkoblet, brukes en annen skjerm.'
    },
    customer_theme: { label: 'Tema', help: 'Bare for kundeskjermen.' },
    customer_branded: {
      label: 'Bilder med emblemer',
      help: 'Når dette er av, vises bare bilder uten merkets emblemer.'
    },
    customer_follow: { label: 'Følg dette vinduet', help: 'Kundeskjermen følger motoren du åpner.' },
    events_webhook_enabled: { label: 'Webhook-mottaker', help: 'Tar imot hendelser som sendes til denne PC-en.' },
    events_webhook_host: {
      label: 'Mottaker: adresse',
      help: '127.0.0.1 er bare denne PC-en; andre adresser åpner den for nettverket.'
    },
    events_webhook_port: { label: 'Mottaker: port', help: '0: en ledig port, valgt ved første start og brukt videre.' },
    events_webhook_path: { label: 'Mottaker: sti', help: 'Andre stier besvares med 404.' },
    events_webhook_hostNames: {
      label: 'Mottaker: vertsnavn fra proxy',
      help: 'Vertsnavn som en tunnel eller proxy foran mottakeren sender.'
    },
    events_webhook_kindFrom: {
      label: 'Mottaker: type fra',
      help: 'En header i forespørselen, et felt i innholdet eller en konvolutt rundt hendelsen.'
    },
    events_webhook_kindHeader: {
      label: 'Mottaker: header for typen',
      help: 'Sier hva som skjedde, for eksempel ticket_answered.'
    },
    events_webhook_kindField: {
      label: 'Mottaker: felt for typen',
      help: 'Hvis typen er et felt: stien i hendelsen, for eksempel /kind.'
    },
    events_webhook_signature: {
      label: 'Mottaker: signatur',
      help: 'Hvordan hendelser signeres; uten signatur kan hvem som helst sende hendelser.'
    },
    events_webhook_signatureHeader: {
      label: 'Mottaker: header for signaturen',
      help: 'Signaturen dekker innholdet byte for byte.'
    },
    events_webhook_signaturePrefix: {
      label: 'Mottaker: signaturprefiks',
      help: 'Tekst foran signaturen i headeren, for eksempel sha256=.'
    },
    updates_mode: {
      label: 'Oppdateringer',
      help: 'Automatisk: laster ned selv. Spør: sier fra først. Av: bare når du sjekker.'
    },
    updates_url: {
      label: 'Oppdateringsadresse',
      help: 'For eksempel https://updates.example/dynodesk. Tom: det søkes ikke etter oppdateringer.'
    },
    updates_key: {
      label: 'Nøkkel for utgivelser',
      help: 'Offentlig nøkkel for egne utgivelser, angitt av en administrator.'
    },
    workspace_enabled: { label: 'Koble til de andre PC-ene', help: 'Deler forespørsler og lagrede biler med dem.' },
    workspace_url: {
      label: 'Serveradresse',
      help: 'En Redis- eller Valkey-server, for eksempel rediss://server.example:6379; redis:// er ikke kryptert.'
    },
    workspace_user: { label: 'Serverbruker', help: 'La stå tomt hvis serveren bare har et passord.' },
    workspace_name: { label: 'Navnet på denne PC-en', help: 'For kolleger; er det tomt, sendes ingen.' },
    workspace_openSent: {
      label: 'Åpne tilsendte motorer med en gang',
      help: 'For skjermen ved bremsebenken: motorer som kolleger sender, erstatter det som er åpent.'
    },
    workspace_share_answers: {
      label: 'Del kjøretøydata og bilder',
      help: 'Hentes én gang for alle. Avtalen med leverandøren avgjør om det er tillatt.'
    },
    workspace_share_events: {
      label: 'Del hendelser og hvem som tar hva',
      help: 'Én PC mottar for alle. Hver har sine egne merker for lest.'
    },
    workspace_share_presence: {
      label: 'Vis hva som er åpent her',
      help: 'Kolleger ser hvilken motor og hvilken sak som er åpen på denne PC-en.'
    },
    workspace_authorityFile: { label: 'Serverens sertifikatfil', help: 'PEM; hvis serveren har ditt eget sertifikat.' },
    workspace_share_favourites: { label: 'Del favoritter', help: 'Med gruppene.' },
    workspace_share_notes: {
      label: 'Del notater',
      help: 'Endrer to personer et notat samtidig, beholdes begge tekstene.'
    },
    workspace_share_synonyms: { label: 'Del synonymer', help: 'Gruppene fra alle PC-er slås sammen.' },
    workspace_share_templates: { label: 'Del databladmaler', help: 'Med logoer, uten standardverkstedet.' },
    workspace_share_sheets: {
      label: 'Del listen over datablad',
      help: 'Med kjøretøy, kunde og tall. Hver PC har egne bokstaver i databladnumrene.'
    },
    workspace_share_tools: { label: 'Del egne verktøy', help: 'Leseverktøyene dette verkstedet har.' },
    roles_enabled: {
      label: 'Flere deler denne PC-en',
      help: 'Hver person arbeider i en rolle. Bare administratoren kan slå dette av.'
    },
    roles_start: { label: 'Rolle ved start', help: 'Andre roller krever en PIN-kode.' },
    events_mqtt_enabled: { label: 'MQTT-broker', help: 'Flere PC-er kan ta imot hendelser fra én broker.' },
    events_mqtt_address: {
      label: 'Broker: adresse',
      help: 'mqtts:// og wss:// er kryptert; systemets proxy brukes ikke.'
    },
    events_mqtt_user: { label: 'Broker: bruker', help: 'La stå tomt hvis brokeren ikke krever brukernavn.' },
    events_mqtt_topics: { label: 'Broker: emner', help: '+ står for ett nivå, # til slutt for alle.' },
    events_mqtt_kindFrom: {
      label: 'Broker: type fra',
      help: 'Siste nivå i emnet, en brukeregenskap eller en konvolutt rundt hendelsen.'
    },
    events_mqtt_kindProperty: {
      label: 'Broker: brukeregenskap',
      help: 'Hvis typen er en brukeregenskap: navnet på den.'
    },
    events_mqtt_sessionHours: {
      label: 'Broker: lagringstid',
      help: 'Hvor lenge brokeren lagrer hendelser mens denne PC-en er av.'
    },
    events_mqtt_sessionMessages: {
      label: 'Broker: lagringsplass',
      help: 'Meldinger lagret mens denne PC-en er av; overskrides de, kommer et varsel; 0: ukjent.'
    },
    events_mqtt_certificateFile: { label: 'Broker: sertifikatfil', help: 'PEM; for pålogging med sertifikat.' },
    events_mqtt_keyFile: { label: 'Broker: nøkkelfil', help: 'PEM; hører til sertifikatet.' },
    events_mqtt_authorityFile: {
      label: 'Broker: utstederens fil',
      help: 'PEM; hvis brokeren bruker din egen sertifikatutsteder.'
    },
    events_relay_enabled: {
      label: 'Hendelsesstrøm',
      help: 'Mottar hendelser fra en videresendingsserver, uten åpen port.'
    },
    events_relay_address: { label: 'Strøm: adresse', help: 'https://; http:// bare på denne PC-en.' },
    events_relay_kindFrom: { label: 'Strøm: type fra', help: 'Navnet på hendelsen, eller en konvolutt rundt den.' },
    events_polling_enabled: {
      label: 'Spør etter endringer',
      help: 'Spør tjenesten etter endringer med noen minutters mellomrom.'
    },
    events_polling_minutes: {
      label: 'Spør hvert',
      help: 'Endringer vises innen denne tiden; saker bruker Support-forespørsler.'
    },
    events_polling_projects: {
      label: 'Sti: liste over prosjekter',
      help: 'Tomt: spørres ikke; bare stier for lesing er tillatt.'
    },
    events_polling_project: { label: 'Sti: ett prosjekt', help: 'Tomt: oppføringen i listen brukes.' },
    events_polling_tickets: {
      label: 'Sti: liste over saker',
      help: 'Tomt: spørres ikke; bare stier for lesing er tillatt.'
    },
    events_polling_ticket: { label: 'Sti: én sak', help: 'Tomt: oppføringen i listen brukes.' },
    events_folder_enabled: {
      label: 'Overvåket mappe',
      help: 'Et annet program lagrer hendelser der: én per .json-fil, eller én per linje i .jsonl og .ndjson. Lenker og undermapper ignoreres.'
    },
    events_folder_path: {
      label: 'Mappe',
      help: 'Kan ligge på en nettverksressurs; skal filer flyttes eller slettes, kan bare én PC overvåke den.'
    },
    events_folder_kindFrom: {
      label: 'Mappe: type fra',
      help: 'Filnavnet frem til første . eller __, eller et felt i hendelsen.'
    },
    events_folder_kindField: {
      label: 'Mappe: felt for typen',
      help: 'Hvis typen er et felt: stien i hendelsen, for eksempel /kind.'
    },
    events_folder_taken: {
      label: 'Mappe: behandlede filer',
      help: 'Hva som skjer med lagrede filer; flyttede havner i undermappen «taken».'
    },
    events_folder_seconds: {
      label: 'Mappe: sjekk hvert',
      help: 'Finner nye filer som en nettverksressurs ikke melder.'
    },
    events_maxBodyKilobytes: { label: 'Største hendelse', help: 'Større hendelser avvises.' },
    events_keepDays: {
      label: 'Behold hendelser i',
      help: 'Eldre hendelser slettes når tjenesten har bekreftet PC-ens klokke.'
    },
    events_keepEvents: { label: 'Maks antall hendelser', help: 'Når det er nådd, slettes de eldste.' },
    events_keepMegabytes: {
      label: 'Maks størrelse',
      help: 'Når den er nådd, slettes avspilte hendelser først, deretter de eldste.'
    },
    events_deskName: {
      label: 'Ditt navn på tatte saker',
      help: 'Vises på saker som tas her; sendes ikke til tjenesten.'
    },
    events_withoutKeyStore: {
      label: 'Uten nøkkellager',
      help: 'Hvor hendelser havner når systemet mangler nøkkellager; gjelder fra neste start.'
    },
    notifications_enabled: {
      label: 'Vis varsler',
      help: 'Viser et systemvarsel for nye hendelser.'
    },
    notifications_kinds: {
      label: 'Typer',
      help: 'Hendelser i én sak eller ett prosjekt innen fem minutter blir ett varsel.'
    },
    notifications_sound: { label: 'Lyd', help: 'Systemets varsellyd.' },
    notifications_badge: { label: 'Antall uleste på ikonet', help: 'Samme tall som under Hendelser.' },
    notifications_names: {
      label: 'Vis navn og titler',
      help: 'Alle nær skjermen kan lese dem. Når dette er av, vises bare type og nummer.'
    },
    notifications_quietHours: {
      label: 'Stilletid',
      help: 'Ingen varsler, lyd eller tall; et sammendrag følger.'
    },
    notifications_quietFrom: { label: 'Stille fra', help: 'For eksempel 19:00.' },
    notifications_quietTo: { label: 'Stille til', help: 'For eksempel 07:00.' },
    appearance_density: {
      label: 'Tetthet',
      help: 'Verksted: større tekst og knapper; kompakt: flere rader.'
    },
    appearance_zoom: { label: 'Zoom', help: '50 til 200; Ctrl + og Ctrl − endrer den, Ctrl 0 tilbakestiller.' }
  },
  page: {
    general: 'Generelt',
    chart: 'Diagram og tall',
    search: 'Søk og bilder',
    customer: 'Kundeskjerm',
    connection: 'Tilkobling',
    offline: 'Frakoblet og lagring',
    events: 'Hendelser',
    notifications: 'Varsler',
    workspace: 'Flere PC-er',
    administration: 'Administrasjon',
    health: 'Tilstand',
    help: 'Oppdateringer og hurtigtaster'
  },
  advanced: 'Avansert',
  find: {
    label: 'Finn en innstilling',
    none: 'Ingen innstillinger funnet.',
    count: '{count} innstilling funnet | {count} innstillinger funnet'
  },
  showShortcuts: 'Vis alle hurtigtaster'
} satisfies PartOf<typeof en>
