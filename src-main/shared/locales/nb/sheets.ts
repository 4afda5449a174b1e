import type { PartOf } from '../part-of'
import type en from '../en/sheets'

/** Texts of spec sheets: the sheet itself is worded in its own language by main. */
export default {
  unsaved: 'Ikke lagret ennå.',
  title: 'Datablad',
  page: 'Datablad',
  openNamed: 'Datablad for {name}',
  keyP: 'Datablad for {name} (Ctrl P)',
  back: 'Tilbake',
  preview: 'Forhåndsvisning',
  previewOf: 'Forhåndsvisning av databladet: {name}',
  drawing: 'Tegner …',
  make: 'Utsted med nummer',
  again: 'Endre og utsted på nytt',
  number: 'Datablad nr.',
  copyNumber: 'Kopier nummeret',
  savePdf: 'Lagre PDF',
  saveHint: 'Utsteder databladet om nødvendig og lagrer det som PDF (Ctrl S)',
  print: 'Skriv ut',
  printHint: 'Utsteder databladet om nødvendig og skriver det ut (Ctrl P)',
  printer: 'Skriver',
  dialog: 'Systemdialog',
  saved: 'Lagret: {file}',
  outcome: {
    printed: 'Sendt til skriveren.',
    reader: 'Åpnet i PDF-leseren. Skriv ut derfra.',
    copied: 'Nummeret er kopiert.'
  },
  toList: 'Åpne i historikken',
  pages: '{n} side | {n} sider',
  fit: {
    label: 'Størrelse på visningen',
    page: 'Hel side',
    width: 'Full bredde',
    alone: 'Bare forhåndsvisning',
    aloneHint: 'Skjuler valg og kontroll ved siden av siden'
  },
  stock: 'Original',
  tabs: {
    label: 'Deler av datablad',
    made: 'Historikk',
    batch: 'Flere datablad',
    templates: 'Verksted og maler',
    rules: 'Tilvalgsregler',
    printers: 'Skrivere'
  },
  builtIn: { customer: 'Kunde', workshop: 'Verksted', offer: 'God, bedre, best' },
  builtInText: {
    customer: 'For kunden: økning, fakta, diagram, steg og ytelser. Ingen interne data.',
    workshop: 'For verkstedet: alt i katalogen, med styreenheter, verktøy, metoder og notater.',
    offer: 'Original og steg side om side, med egne priser og navn.'
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
    assumptions: 'Antatte enheter',
    remark: 'Merknad',
    terms: 'Vilkår',
    signature: 'Underskriftslinjer'
  },
  text: { title: 'Tittel', intro: 'Innledning', terms: 'Vilkår' },
  placeholder: {
    date: 'Databladets dato',
    number: 'Nummeret på databladet',
    maker: 'Merke',
    model: 'Modell',
    generation: 'Generasjon',
    engine: 'Motor',
    customer: 'Første linje i «Kunde»',
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
    units: 'Enheter',
    power: 'Enhet for effekt på databladet',
    torque: 'Enhet for dreiemoment på databladet',
    both: 'Vis en ekstra enhet',
    paper: 'Papir',
    orientation: 'Retning',
    ink: 'Blekk',
    pages: 'Sider',
    country: 'Kundens land',
    noCountry: 'ikke oppgitt (strengeste regler)',
    stages: 'Steg',
    noStages: 'Denne motoren har ingen nummererte steg.',
    pricesHint: 'Skrives ut slik det står. Tomme felt utelates.',
    priceName: 'Navn på {stage} i tilbudet',
    price: 'Pris for {stage}',
    priceHint: 'f.eks. 5900 kr',
    picture: 'Bilde',
    band: 'Snittøkning i et turtallsområde',
    bandFrom: 'Fra, o/min',
    bandTo: 'Til, o/min',
    measured: '{n} måling | {n} målinger',
    measuredHint: 'Tegnes over diagrammet og merkes som målt. Tallene er fortsatt katalogens.',
    verdict: 'Kontroll av kurvene',
    note: 'Privat notat',
    customer: 'Kunde',
    customerHint: 'Navn, regnr. …',
    remark: 'Merknad',
    issued: 'Utstedt',
    recommended: 'Anbefalt steg',
    priceOnly: 'Pris',
    validUntil: 'Gjelder til',
    more: 'Flere valg'
  },
  weight: { stop: 'Hindrer databladet:', warn: 'Advarsel:', hint: 'Merk:' },
  check: {
    title: 'Før utskrift',
    clean: 'Ingenting å sjekke.',
    busy: 'Sjekker …',
    stop: '{n} problem | {n} problemer',
    warn: '{n} advarsel | {n} advarsler',
    hint: '{n} merknad | {n} merknader'
  },
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
      next: 'Utelat en del for å gjøre det kortere.'
    },
    'small-chart': {
      what: 'Diagrammet er bare {height} mm høyt.',
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
      what: 'Noen tegn kan ikke skrives ut: {signs}',
      next: 'Bruk andre tegn.'
    },
    'missing-picture': {
      what: 'Bildet mangler.',
      next: 'Velg en annen bildetype, eller ingen.'
    },
    'missing-logo': {
      what: 'Logoen din mangler.',
      next: 'Velg en logo.'
    },
    'flagged-curve': {
      what: '{count} kurve er ikke plausibel: {curves} | {count} kurver er ikke plausible: {curves}',
      why: '{reason}.',
      next: 'Sjekk den på motorsiden før du viser den til en kunde.'
    },
    'no-curve': {
      what: 'Diagrammet mangler.',
      next: 'Se motorsiden.'
    },
    'assumed-unit': {
      said: {
        what: 'Enheter er antatt (merket * på databladet).',
        next: 'Bekreft dem i innstillingene når leverandøren har svart.'
      },
      unsaid: {
        what: 'En enhet er antatt, og databladet sier det ikke: {fields} | Enheter er antatt, og databladet sier det ikke: {fields}',
        why: 'En kunde kan ta en antakelse for et faktum.',
        next: 'Velg en mal med delen «Antatte enheter».'
      },
      doubt: {
        what: 'Effektverdiene ser ut som {hint}.',
        why: 'I den antatte enheten strider de mot dreiemomentet.',
        next: 'Sjekk de antatte enhetene.'
      }
    },
    'stale-data': {
      aged: {
        what: 'Tallene er {days} dager gamle.',
        next: 'Oppdater motorsiden.'
      },
      unknown: {
        what: 'Alderen på tallene er ukjent.',
        next: 'Oppdater motorsiden.'
      }
    },
    gone: {
      what: 'Tjenesten har ikke lenger denne motoren (siden {since}).',
      next: 'Se motorsiden.'
    },
    'no-names': {
      what: 'Merke, modell eller generasjon mangler.',
      next: 'Hent navnene (1 forespørsel).'
    },
    'option-blocked': {
      what: 'Et tilvalg skal ikke skrives ut der: {codes} | Noen tilvalg skal ikke skrives ut der: {codes}',
      why: 'En av reglene dine sperrer det for dette landet.',
      next: 'Velg en annen mal eller et annet land, eller sjekk reglene.'
    },
    'option-hidden': {
      what: '{count} tilvalg er utelatt: {codes} | {count} tilvalg er utelatt: {codes}',
      next: 'Sjekk reglene.'
    },
    'option-notice': {
      what: '{count} tilvalg skrives ut med merknad: {codes} | {count} tilvalg skrives ut med merknader: {codes}',
      next: 'Sjekk reglene.'
    },
    'other-language': {
      catalogue: {
        what: 'Katalogens tekster er på {is}, ikke på {wanted}.',
        why: 'Andre er ikke tilgjengelige frakoblet; tallene er de samme.',
        next: 'Hent dem, eller velg et annet språk.'
      },
      own: {
        what: 'Malen har ingen tekst på {wanted}: {fields}',
        next: 'Legg teksten til i malen.'
      }
    },
    'no-performance': {
      what: 'Ytelsestall mangler.',
      next: 'Se motorsiden.'
    },
    'no-unit': {
      what: '{fields}: utelatt, enheten er ukjent.',
      next: 'Velg enheten i innstillingene.'
    },
    paper: {
      what: '{paper} er uvanlig i dette landet.',
      why: 'Skrivere der bruker vanligvis {usual}.',
      next: 'Velg papiret som ligger i skriveren.'
    },
    'empty-shop': {
      what: 'Navnet på verkstedet mangler.',
      next: 'Oppgi navnet.'
    }
  },
  list: {
    search: 'Nummer, kunde eller bil',
    none: 'Ingen treff.',
    empty: 'Ingen datablad ennå',
    moved: 'Tallene er endret',
    choose: 'Velg et datablad for å se det slik det ble laget.'
  },
  detail: {
    redrawn:
      'Den opprinnelige PDF-en mangler eller er endret. Ved lagring og utskrift tegnes den på nytt fra de lagrede tallene.',
    drag: 'Dra PDF',
    dragHint: 'Dra denne PDF-en til en mappe eller en e-post',
    engine: 'Åpne motoren',
    again: 'Nytt datablad',
    remove: 'Slett datablad {number}',
    removeTitle: 'Slette datablad {number}?',
    removeText: 'Nummeret og koden vil ikke åpne noe lenger. Dette kan ikke angres.'
  },
  changes: {
    title: 'Før og nå',
    nothingNewer: 'Ingen nyere tall er lagret.',
    same: 'Tallene er uendret siden da.',
    what: 'Felt',
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
    notHere: 'valgfritt',
    builtIn: 'innebygd',
    copy: 'Kopier og endre',
    removeTitle: 'Slette malen {name}?',
    removeText: 'Datablad laget med den endres ikke.',
    kind: 'Mottaker',
    blocks: 'Deler av databladet',
    trade: 'Styreenheter, verktøy og private notater er interne data og skrives aldri ut for kunder.',
    accent: 'Fremhevingsfarge',
    texts: 'Tekster',
    textLanguage: 'Språk for disse tekstene',
    placeholders: 'Klikk for å sette inn i «{field}»; databladet fyller det ut.',
    shop: 'Verksted',
    ownShop: 'Bruk et annet verksted',
    with: 'Forhåndsvis med',
    noCar: 'Ingen bil å forhåndsvise med.',
    noCarText: 'Åpne en motor én gang for å bruke den her.',
    problem: '{field}: {problem}',
    state: { kept: 'Lagret', changed: 'Ikke lagret', busy: 'Lagrer …', wrong: 'Ikke lagret: se nedenfor' }
  },
  fault: {
    'not-a-template': 'dette er ikke en mal',
    'newer-version': 'den er laget med en nyere versjon av Dynodesk',
    id: 'det interne navnet er ugyldig',
    missing: 'noe mangler',
    'not-text': 'dette er ikke tekst',
    'too-long': 'den er for lang',
    'unknown-kind': '«{found}» er ikke en type datablad',
    'unknown-block': '«{found}» er ikke en del av et datablad',
    'trade-block': '«{found}» er interne data og ikke tillatt på denne typen datablad',
    'unknown-language': '«{found}» er ikke et av de ni språkene',
    'unknown-placeholder': '«{found}» er ikke en plassholder',
    'not-a-colour': '«{found}» er ikke en farge',
    'logo-type': 'logoens format støttes ikke',
    'logo-too-large': 'logoen er større enn 1 MB',
    'logo-broken': 'logoen kan ikke leses',
    'logo-harmful': 'logoen har for mange piksler, eller er en SVG med deler som ikke er tillatt: lagre den som PNG',
    'too-many-lines': 'det er for mange linjer'
  },
  shop: {
    title: 'Verkstedet ditt',
    about: 'Skrives ut på alle datablad.',
    name: 'Verkstedets navn',
    address: 'Adresse og kontakt',
    logo: 'Logo',
    logoNow: 'Logoen slik den trykkes',
    noLogo: 'Ingen logo (PNG, JPEG, WebP eller SVG, inntil 1 MB)',
    pick: 'Velg et bilde …',
    clear: 'Fjern',
    addressLines: 'Gate\nSted\nTelefon\nE-post\nOrg.nr.'
  },
  action: { show: 'Skriv ut', notice: 'Skriv ut med merknad', hide: 'Utelat', block: 'Sperr databladet' },
  rules: {
    own: 'Dine regler',
    about: 'En regel for en kode går foran en for et land. Uten merknad på databladets språk utelates tilvalget.',
    none: 'Ingen egne regler. De innebygde nedenfor gjelder.',
    code: 'Tilvalgskode',
    codeHint: 'Kode, eller * for alle',
    country: 'Land',
    everywhere: 'alle land',
    action: 'Hva som skjer',
    add: 'Legg til regel',
    remove: 'Slett regelen for {code}',
    unsound: 'En regel mangler kode.',
    noticeLanguage: 'Språk for merknadene',
    noticeIn: 'Merknad: {language}',
    without: 'Uten merknad: {languages}; utelates på slike datablad.',
    fill: 'Bruk standardmerknaden',
    standard: 'Innebygde regler',
    standardAbout: 'For koder uten regel ovenfor. På datablad til kunder utelates tilvalg helt uten regel.',
    test: 'Hva som skrives ut',
    yours: 'din',
    testKind: 'Datablad',
    testCar: 'Motor'
  },
  batch: {
    all: 'Velg alle',
    chosen: 'Valgt tidligere',
    cars: 'Biler',
    noGroup: 'Favoritter uten gruppe',
    generation: 'Motorer i en generasjon',
    noGeneration: 'Velg en nylig vist',
    otherGeneration: 'Åpne en generasjon i katalogen for å få den her.',
    load: 'List motorene',
    nothing: 'Merk favoritter eller sammenlign motorer; de vises her.',
    files: 'Filer',
    many: 'Én PDF hver',
    one: 'Én PDF for alle',
    pattern: 'Filnavn',
    unknown: 'Ikke en plassholder: {names}',
    tooMany: 'Høyst {most} om gangen.',
    absent: '{n} valgt bil er ikke lastet ned ennå. | {n} valgte biler er ikke lastet ned ennå.',
    select: 'Velg biler',
    startNone: 'Lag datablad …',
    start: 'Lag {n} datablad … | Lag {n} datablad …',
    cancel: 'Stopp',
    progress: 'Fremdrift',
    state: {
      running: '{done} av {total}',
      done: 'Ferdig: {done} av {total}',
      cancelled: 'Stoppet etter {done} av {total}',
      failed: 'Mislyktes etter {done} av {total}'
    },
    folder: 'I {folder}',
    findings: 'Merknader',
    failed: '{n} datablad ble ikke laget | {n} datablad ble ikke laget'
  },
  printers: {
    about:
      'En skriver bruker systemdialogen til du bekrefter testsiden. Deretter skriver den ut direkte, i riktig størrelse, på databladets papir.',
    paper: 'Papir for testsiden',
    again: 'Søk på nytt',
    none: 'Ingen skriver funnet.',
    noneText: 'Slå på skriveren og søk på nytt, eller lagre databladet som PDF.',
    proven: 'testet: skriver ut uten dialogen',
    unproven: 'bruker systemdialogen',
    test: 'Skriv ut testside',
    right: 'Siden er riktig',
    first: 'Skriv ut en testside først.',
    forget: 'Bruk dialogen igjen'
  },
  pin: {
    label: 'Festet',
    action: 'Fest dagens tall',
    hint: 'For sammenligning med katalogen senere, uten forespørsler',
    done: 'Tallene er festet. Se «Datablad», «Historikk».',
    remove: 'Løsne',
    removeTitle: 'Fjerne disse festede tallene?',
    removeText: 'De kan ikke sammenlignes lenger. Dette kan ikke angres.'
  }
} satisfies PartOf<typeof en>
