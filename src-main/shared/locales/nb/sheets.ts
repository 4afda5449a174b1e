import type { PartOf } from '../part-of'
import type en from '../en/sheets'

/** Texts of spec sheets: the sheet itself is worded in its own language by main. */
export default {
  title: 'Datablad',
  page: 'Datablad',
  open: 'Datablad',
  openNamed: 'Datablad for {name}',
  keyP: 'Datablad for {name} (Ctrl P)',
  back: 'Tilbake',
  preview: 'Forhåndsvisning',
  previewOf: 'Forhåndsvisning av databladet: {name}',
  drawing: 'Tegner …',
  fetch: 'Hent',
  make: 'Lag datablad',
  openFindings: '{n} funn å se på | {n} funn å se på',
  number: 'Ark nr.',
  copyNumber: 'Kopier nummeret',
  savePdf: 'Lagre PDF',
  saveHint: 'Lager databladet om nødvendig og lagrer PDF-en (Ctrl S)',
  print: 'Skriv ut',
  printHint: 'Lager databladet om nødvendig og skriver ut PDF-en (Ctrl P)',
  printer: 'Skriver',
  dialog: 'Systemdialog',
  saved: 'Ark {number} lagret: {file}',
  outcome: {
    made: 'Ark {number} laget.',
    printed: 'Ark {number} sendt til skriveren.',
    reader: 'Ark {number} åpnet i systemets leser: skriv ut derfra.',
    copied: 'Nummer {number} kopiert.'
  },
  toList: 'Åpne i historikken',
  pages: '{n} side | {n} sider',
  fit: {
    label: 'Størrelse på visningen',
    page: 'Hel side',
    width: 'Full bredde',
    alone: 'Bare forhåndsvisning',
    aloneHint: 'Skjuler valg og funn ved siden av arket'
  },
  stock: 'Original',
  stage: 'Steg {n}',
  tabs: {
    label: 'Deler av datablad',
    made: 'Historikk',
    batch: 'Flere ark',
    templates: 'Maler',
    rules: 'Tilvalgsregler',
    printers: 'Skrivere'
  },
  builtIn: { customer: 'Kunde', workshop: 'Verksted', offer: 'God, bedre, best' },
  builtInText: {
    customer: 'For kunden: fakta, diagram, steg og ytelser, ingen interne data.',
    workshop: 'For internt bruk: alt katalogen gir, med styreenheter, verktøy, metoder og notater.',
    offer: 'Original og steg i kolonner, med verkstedets egne priser og navn.'
  },
  kind: { customer: 'Kunde', workshop: 'Verksted', offer: 'Tilbud' },
  paper: { A4: 'A4', Letter: 'Letter' },
  orientation: { portrait: 'Stående', landscape: 'Liggende' },
  ink: { colour: 'Farge', grey: 'Gråtoner', ink: 'Spar blekk' },
  pageChoice: { one: 'Én side', more: 'Flere ved behov' },
  picture: { unbranded: 'Uten merke', branded: 'Med merke', none: 'Ingen' },
  block: {
    page: 'siden',
    picture: 'Bilde',
    highlight: 'Økning i store tall',
    facts: 'Fakta',
    chart: 'Diagram',
    stages: 'Steg',
    performance: 'Ytelser',
    band: 'Snittøkning',
    options: 'Tilvalg',
    ecu: 'Styreenheter',
    tools: 'Verktøy og metoder',
    note: 'Privat notat',
    verdict: 'Kontroll av kurvene',
    assumptions: 'Antakelser',
    remark: 'Merknad',
    terms: 'Vilkår',
    signature: 'Underskriftslinjer'
  },
  text: { title: 'Tittel', intro: 'Innledning', terms: 'Vilkår' },
  placeholder: {
    date: 'Dagen databladet lages',
    number: 'Nummeret på databladet',
    maker: 'Merke',
    model: 'Modell',
    generation: 'Generasjon',
    engine: 'Motor',
    customer: 'Første linje om kunden',
    shop: 'Verkstedets navn'
  },
  assumed: {
    curvePower: 'kurvenes effekt',
    curveTorque: 'kurvenes moment',
    curveRpm: 'kurvenes turtall',
    stagePower: 'stegenes effekt',
    stageTorque: 'stegenes moment',
    topSpeed: 'toppfart',
    zeroTo100: 'akselerasjon',
    consumption: 'forbruk'
  },
  choice: {
    title: 'Valg',
    template: 'Mal',
    language: 'Språk på databladet',
    fetch: 'Hent tekster på {language}',
    units: 'Enheter',
    power: 'Enhet for effekt på databladet',
    torque: 'Enhet for dreiemoment på databladet',
    both: 'Vis en ekstra enhet',
    paper: 'Papir',
    orientation: 'Papirretning',
    ink: 'Blekk',
    pages: 'Sider',
    country: 'Kundens land',
    noCountry: 'ikke oppgitt: strengeste regler',
    stages: 'Steg',
    noStages: 'Denne motoren har ingen nummererte steg.',
    pricesHint: 'Navn og priser slik de trykkes. Et tomt felt utelates.',
    priceName: 'Navn på {stage} i tilbudet',
    price: 'Pris for {stage}',
    priceHint: 'Pris, f.eks. 5900 kr',
    picture: 'Bilde',
    band: 'Snittøkning i et turtallsområde',
    bandFrom: 'Område fra, o/min',
    bandTo: 'Område til, o/min',
    measured: '{n} måling fra dette verkstedet | {n} målinger fra dette verkstedet',
    measuredHint: 'Over kurvene, merket som målt; tallene er fortsatt katalogens',
    verdict: 'Kontroll av kurvene',
    note: 'Privat notat om motoren',
    customer: 'Kunde',
    customerHint: 'Navn, kjennemerke …',
    remark: 'Merknad',
    recommended: 'Anbefalt trinn',
    priceOnly: 'Pris',
    validUntil: 'Gjelder til',
    more: 'Flere valg'
  },
  weight: { stop: 'Stopper databladet:', warn: 'Se på det:', hint: 'Greit å vite:' },
  check: { title: 'Før utskrift', clean: 'Ingenting å se på.', busy: 'Kontrollerer …' },
  finding: {
    overflow: {
      one: {
        what: 'Det får ikke plass på én side.',
        why: 'Det står for mye på databladet ({block}).',
        next: 'Utelat en del, forkort en tekst eller tillat en side til.'
      },
      more: {
        what: 'Det får ikke plass på {most} sider.',
        why: 'En del er større enn en side, eller det står for mye på databladet ({block}).',
        next: 'Utelat en del eller forkort en tekst.'
      }
    },
    pages: {
      what: 'Det tar {count} side. | Det tar {count} sider.',
      why: 'Det står mer på databladet enn én side rommer.',
      next: 'Utelat en del for å gjøre det kortere.'
    },
    'small-chart': {
      what: 'Diagrammet er bare {height} mm høyt.',
      why: 'Resten av databladet gir det ikke mer plass.',
      next: 'Tillat en side til, eller utelat en del.'
    },
    'clipped-text': {
      typed: {
        what: '{count} tekst er kuttet. | {count} tekster er kuttet.',
        why: 'Den er lengre enn plassen på papiret.',
        next: 'Forkort den.'
      },
      laid: {
        what: 'En tekst er kuttet.',
        why: 'Den er lengre enn plassen på papiret ({block}).',
        next: 'Forkort den, eller velg et annet oppsett.'
      }
    },
    'missing-glyphs': {
      what: 'Noen tegn kan ikke trykkes: {signs}',
      why: 'Ingen av databladets skrifter har dem; det ville stått en rute der.',
      next: 'Skriv dem på en annen måte.'
    },
    'missing-picture': {
      what: 'Bildet mangler.',
      why: 'Katalogen har ingen av denne typen, eller det er ikke på PC-en.',
      next: 'Velg en annen bildetype, eller ingen.'
    },
    'missing-logo': { what: 'Logoen mangler.', why: 'Verkstedets navn står alene.', next: 'Velg en logo.' },
    'flagged-curve': {
      what: '{count} kurve er ikke konsistent: {curves} | {count} kurver er ikke konsistente: {curves}',
      why: 'Effekt og moment avviker med inntil {percent} %.',
      next: 'Sammenlign med motorens side før en kunde ser det.'
    },
    'no-curve': {
      what: 'Det er ikke noe diagram på det.',
      why: 'Katalogen gir ingen kurver som kan tegnes.',
      next: 'Se motorens side.'
    },
    'assumed-unit': {
      said: {
        what: '{count} enhet er antatt: {fields} | {count} enheter er antatt: {fields}',
        why: 'Tjenesten oppgir dem ikke; databladet sier det.',
        next: 'Bekreft dem i innstillingene når leverandøren har svart.'
      },
      unsaid: {
        what: 'En enhet er antatt, og databladet sier det ikke: {fields} | Enheter er antatt, og databladet sier det ikke: {fields}',
        why: 'En kunde ville ta en antakelse for et faktum.',
        next: 'Velg en mal med delen «Antakelser».'
      },
      doubt: {
        what: 'Effektverdiene ser ut som om de er i {hint}.',
        why: 'Med den antatte enheten strider de mot dreiemomentet.',
        next: 'Sjekk de antatte enhetene.'
      }
    },
    'stale-data': {
      aged: {
        what: 'Tallene er {days} dager gamle.',
        why: 'Det er eldre enn verkstedet vil ha dem.',
        next: 'Oppdater motorens side.'
      },
      unknown: {
        what: 'Det er ukjent hvor gamle tallene er.',
        why: 'De er kanskje ikke dagens.',
        next: 'Oppdater motorens side.'
      }
    },
    gone: {
      what: 'Tjenesten fører ikke denne motoren lenger (siden {since}).',
      why: 'Tallene blir ikke rettet mer.',
      next: 'Se motorens side.'
    },
    'no-names': {
      what: 'Navnet på merket, modellen eller generasjonen mangler.',
      why: 'Navnene for denne bilen er ikke på PC-en.',
      next: 'Se motorens side.'
    },
    'option-blocked': {
      what: 'Et tilvalg kan ikke stå på et datablad der: {codes} | Tilvalg kan ikke stå på et datablad der: {codes}',
      why: 'En av verkstedets regler sperrer det for dette landet.',
      next: 'Velg en annen mal eller et annet land, eller se på reglene.'
    },
    'option-hidden': {
      what: '{count} tilvalg er utelatt: {codes} | {count} tilvalg er utelatt: {codes}',
      why: 'Reglene for dette landet og denne typen datablad sier det.',
      next: 'Se på reglene.'
    },
    'option-notice': {
      what: '{count} tilvalg trykkes med merknaden sin: {codes} | {count} tilvalg trykkes med merknadene sine: {codes}',
      why: 'Reglene for dette landet sier det.',
      next: 'Se på reglene.'
    },
    'other-language': {
      catalogue: {
        what: 'Katalogens tekster er på {is}, ikke på {wanted}.',
        why: 'Denne PC-en har ingen andre ennå; tallene er de samme.',
        next: 'Hent dem, eller velg et annet språk.'
      },
      own: {
        what: 'Malen har ingen tekst på {wanted}: {fields}',
        why: 'Det første språket den har, trykkes.',
        next: 'Legg teksten til i malen.'
      }
    },
    'no-performance': {
      what: 'Det er ingen ytelsestall på det.',
      why: 'Katalogen gir ingen, eller de er ikke på PC-en.',
      next: 'Se motorens side.'
    },
    'no-unit': {
      what: 'Utelatt fordi enheten ikke er kjent: {fields}',
      why: 'Tjenesten oppgir den ikke, og verkstedet har ikke valgt noen.',
      next: 'Velg enheten i innstillingene.'
    },
    paper: {
      what: '{paper} er uvanlig i dette landet.',
      why: 'Skrivere der har {usual}.',
      next: 'Velg papiret som ligger i skriveren.'
    },
    'empty-shop': {
      what: 'Navnet på verkstedet mangler.',
      why: 'Navn, adresse eller begge mangler.',
      next: 'Oppgi verkstedet én gang.'
    }
  },
  list: {
    title: 'Historikk',
    search: 'Nummer, kunde eller bil',
    scan: 'Skriv eller skann et nummer og trykk Enter.',
    none: 'Ingen datablad passer.',
    empty: 'Ingen ark ennå.',
    emptyText: 'Åpne en motor og velg «Datablad», eller fest tallene i «…».',
    moved: 'Tall endret',
    choose: 'Velg et datablad for å se det slik det ble laget.'
  },
  detail: {
    made: 'Laget',
    template: 'Mal',
    customer: 'Kunde',
    original: 'PDF-en som ble laget, er her, uendret; lagring og utskrift bruker den.',
    redrawn:
      'PDF-en som ble laget, er borte eller endret. Lagring og utskrift tegner den på nytt av de lagrede tallene.',
    engine: 'Motorsiden',
    again: 'Nytt datablad med dagens tall',
    remove: 'Slett ark {number}',
    removeTitle: 'Slette ark {number}?',
    removeText: 'Nummeret og koden åpner ingenting lenger. Dette kan ikke angres.',
    removeYes: 'Slett',
    removeNo: 'Avbryt'
  },
  changes: {
    title: 'Før og nå',
    nothingNewer: 'Ingen nyere tall er lagret.',
    same: 'Ingenting er endret.',
    what: 'Hva',
    then: 'På databladet',
    now: 'I dag',
    received: 'Som mottatt fra tjenesten.',
    ofStage: '{stage}: {name}',
    values: '{first} … ({n} verdi) | {first} … ({n} verdier)',
    field: {
      stage_no: 'Steg',
      options: 'Tilvalgskoder',
      read_tools: 'Leseverktøy',
      read_methods: 'Lesemetoder',
      modifications: 'Nødvendige deler',
      zero_to_hundred: '0 til 100, original',
      zero_to_hundred_st1: '0 til 100, steg 1',
      top_speed: 'Toppfart, original',
      top_speed_st1: 'Toppfart, steg 1',
      fuel_consumption_avg: 'Forbruk, original'
    }
  },
  template: {
    list: 'Maler',
    builtIn: 'innebygd',
    copy: 'Kopier den',
    copyName: '{name} (kopi)',
    export: 'Eksporter …',
    exported: 'Lagret: {file}',
    import: 'Importer …',
    remove: 'Slett',
    removeTitle: 'Slette malen {name}?',
    removeText: 'Datablad laget med den blir som de er.',
    removeYes: 'Slett',
    removeNo: 'Avbryt',
    fixed: 'En innebygd mal kan ikke endres. Kopier den og endre kopien.',
    name: 'Navn',
    kind: 'Hvem får det',
    blocks: 'Deler av databladet',
    trade:
      'Styreenheter, verktøy og private notater er interne data: de står aldri på et datablad som forlater verkstedet.',
    accent: 'Fremhevingsfarge',
    texts: 'Tekster',
    textLanguage: 'Språk for disse tekstene',
    placeholders: 'Et trykk setter det inn i «{field}»; databladet fyller det ut.',
    shop: 'Verksted',
    ownShop: 'Et annet verksted enn denne PC-ens',
    with: 'Vist med',
    noCar: 'Ingen bil å vise den med.',
    noCarText: 'Åpne en motor én gang; da tilbys den her.',
    problem: '{field}: {problem}',
    state: { kept: 'Lagret', changed: 'Ikke lagret', busy: 'Lagrer …', wrong: 'Ikke lagret: se nedenfor' }
  },
  fault: {
    'not-a-template': 'dette er ikke en mal',
    'newer-version': 'den er fra en nyere versjon av Dynodesk',
    id: 'navnet for programmet kan ikke brukes',
    missing: 'noe mangler',
    'not-text': 'dette er ikke tekst',
    'too-long': 'den er for lang',
    'unknown-kind': '«{found}» er ikke en type datablad',
    'unknown-block': '«{found}» er ikke en del av et datablad',
    'trade-block': '«{found}» er interne data og kan ikke stå på denne typen datablad',
    'unknown-language': '«{found}» er ikke et av de ni språkene',
    'unknown-placeholder': '«{found}» i klammer er ikke en plassholder',
    'not-a-colour': '«{found}» er ikke en farge',
    'logo-type': 'logoen er ikke et bilde et datablad kan vise',
    'logo-too-large': 'logoen er større enn 1 MB',
    'logo-broken': 'logoen kan ikke leses',
    'logo-harmful': 'logoen har for mange piksler, eller er en SVG med deler som ikke er tillatt: lagre den som PNG',
    'too-many-lines': 'det er for mange linjer'
  },
  shop: {
    title: 'Verkstedet ditt',
    about: 'Står på alle datablad der malen ikke nevner et eget verksted.',
    name: 'Verkstedets navn',
    address: 'Adresse, én linje hver: gate, sted, telefon, e-post, org.nr.',
    logo: 'Logo',
    logoNow: 'Logoen slik den trykkes',
    noLogo: 'ingen ennå: PNG, JPEG, WebP eller SVG inntil 1 MB',
    pick: 'Velg et bilde …',
    clear: 'Ta det bort',
    save: 'Lagre',
    kept: 'Lagret.',
    unsaved: 'Ikke lagret ennå.'
  },
  action: { show: 'trykk som det er', notice: 'trykk med merknad', hide: 'utelat', block: 'ikke noe datablad' },
  verdict: { show: 'trykkes', notice: 'trykkes med merknaden:', hide: 'utelates', block: 'databladet kan ikke lages' },
  rules: {
    own: 'Verkstedets egne regler',
    about:
      'Etter tilvalgskode og land; navn kan være oversatt og binder ingenting. En kode med egen regel går foran et land, begge foran «alle». Der en merknad ikke har ord på databladets språk, utelates tilvalget.',
    none: 'Ingen egne regler: de faste nedenfor gjelder.',
    code: 'Tilvalgskode',
    codeHint: 'Kode, eller * for alle',
    country: 'Land',
    everywhere: 'alle land',
    action: 'Hva som skjer',
    add: 'Legg til regel',
    remove: 'Slett regelen for {code}',
    save: 'Lagre',
    undo: 'Angre',
    kept: 'Lagret.',
    unsaved: 'Ikke lagret ennå.',
    unsound: 'En regel har ingen kode ennå.',
    noticeLanguage: 'Merknader vist på',
    noticeIn: 'Merknad på {language}',
    without: 'Ingen merknad på {languages}: utelates på datablad på disse.',
    fill: 'Sett inn standardmerknaden',
    standard: 'Faste regler',
    standardAbout: 'Gjelder for hver kode uten regel ovenfor. Andre koder følger tabellens strengeste regel.',
    test: 'Prøv det',
    testKind: 'På et datablad',
    testCar: 'For motoren'
  },
  batch: {
    cars: 'Biler',
    noGroup: 'Favoritter uten gruppe',
    generation: 'Motorer i en generasjon',
    noGeneration: 'velg en som nylig er sett',
    load: 'List motorene',
    nothing: 'Merk favoritter eller sammenlign motorer først; de tilbys her.',
    files: 'Filer',
    many: 'Én PDF hver',
    one: 'Én PDF for alle',
    pattern: 'Filnavn',
    placeholders: 'Kan inneholde {names}',
    unknown: 'Ikke en plassholder: {names}',
    example: 'For eksempel',
    free: 'Bruker bare lagrede data, uten forespørsler. Det som mangler, står til slutt.',
    tooMany: 'Høyst {most} om gangen.',
    startNone: 'Lag datablad …',
    start: 'Lag {n} datablad … | Lag {n} datablad …',
    cancel: 'Stopp',
    progress: 'Fremdrift for databladene',
    state: {
      running: '{done} av {total}',
      done: 'Ferdig: {done} av {total}',
      cancelled: 'Stoppet etter {done} av {total}',
      failed: 'Avbrutt etter {done} av {total}'
    },
    folder: 'I {folder}',
    findings: 'Greit å vite',
    failed: '{n} datablad kunne ikke lages | {n} datablad kunne ikke lages'
  },
  printers: {
    about:
      'Utskrift går via systemdialogen til en skriver har vist på en testside at den beholder mål, gråtoner og tegn. En prøvd skriver skriver ut direkte, i sann størrelse, på papiret som er valgt for databladet.',
    paper: 'Papir for testsiden',
    again: 'Se på nytt',
    none: 'Ingen skriver funnet.',
    noneText: 'Datablad kan lagres som PDF og skrives ut et annet sted.',
    proven: 'prøvd: skriver ut uten dialogen',
    unproven: 'bare via dialogen',
    test: 'Skriv ut en testside',
    right: 'Den ble riktig',
    first: 'Skriv ut en testside først.',
    forget: 'Tilbake til dialogen'
  },
  pin: {
    label: 'Festet',
    action: 'Fest dagens tall',
    hint: 'Sammenlign med katalogen senere, uten forespørsler',
    done: 'Tallene er festet. Se «Datablad», «Historikk».',
    remove: 'Fjern festingen',
    removeTitle: 'Fjerne disse festede tallene?',
    removeText: 'De kan ikke sammenlignes lenger. Dette kan ikke angres.'
  }
} satisfies PartOf<typeof en>
