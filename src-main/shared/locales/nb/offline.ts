import type { PartOf } from '../part-of'
import type en from '../en/offline'

/** Engines for use without a connection: downloads, what is available, files, space. */
export default {
  noConnection: 'Nedlasting krever tilkobling.',
  from: {
    catalogue: 'Katalog',
    favourites: 'Favoritter',
    jobs: 'Jobbliste'
  },
  chosenNone: 'Tøm',
  leaveOut: 'Fjern {title}',
  packs: 'Nedlastinger',
  noPacks: 'Ingen nedlastinger ennå. Motorer du har åpnet, er alltid tilgjengelige frakoblet.',
  view: {
    label: 'Vis',
    stored: 'Alle på denne PC-en',
    chosen: 'Utvalg',
    favourites: 'Favoritter'
  },

  pick: {
    choose: 'velg …',
    all: 'alle',
    add: 'Legg til flere',
    absent: 'Ikke på denne PC-en ennå'
  },
  favourites: {
    none: 'Ingen favoritter ennå. Stjernen på siden til en motor legger til en.',
    noGroup: 'Uten gruppe',
    recents: 'Nylig åpnet',
    addAll: 'Legg til alle',
    noPlace: 'plassering ukjent'
  },
  jobs: {
    box: 'Jobbliste, ett kjøretøy per linje',
    hint: 'Ett kjøretøy per linje: merke, modell, motor …',
    lookUp: 'Finn',
    found: '{found} av {n} linje funnet | {found} av {n} linjer funnet',
    meaning: 'Treff for {line}',
    leaveOut: 'hopp over',
    undecided: '{n} funnet, velg … | {n} funnet, velg …',
    leftOut: '{n} linje hoppet over: tom eller gjentatt | {n} linjer hoppet over: tomme eller gjentatte',
    beyond: '{n} linje hoppet over: høyst {most} per liste | {n} linjer hoppet over: høyst {most} per liste',
    open: '{n} linje mangler et valg | {n} linjer mangler et valg',
    query: 'Søketekst for {line}',
    nothing: 'Ingen treff for «{query}». Prøv merke, modell eller motornavn.',
    add: 'Legg til {n} | Legg til {n}'
  },

  plan: {
    heading: 'Nedlastingens størrelse',
    title: '{first} og {n} til | {first} og {n} til',
    languages: 'Språk: {languages}',
    calls: 'Forespørsler',
    engines: 'Motorer',
    here: 'På denne PC-en',
    share: 'Av timegrensen',
    time: 'Tid',
    inexact: 'Hele størrelsen er ikke kjent ennå. Blir nedlastingen mye større, spør programmet før det fortsetter.',
    unknown: 'ikke kjent ennå',
    learn: 'Sjekk hele størrelsen',
    learnt: '{cost} så langt',
    hours: 'Overskrider timegrensen. Settes på pause når grensen er nådd, og fortsetter automatisk.',
    complete: 'Alt som er valgt, er lastet ned og oppdatert.',
    startInexact: 'Kjente motorer så langt: {n}. Resten kommer til under nedlastingen.',
    inPack: 'Finnes allerede i en nedlasting som ikke er ferdig. Fortsett den under «Nedlastinger».',
    confirmText:
      'Krever {cost}, {share} av timegrensen, og tar omtrent {time}. Grensen deles av alle PC-er med denne nøkkelen.',
    confirmKept: 'Dine egne forespørsler går først, og du kan når som helst sette på pause.',
    yes: 'Last ned · {cost}'
  },

  pack: {
    listing: 'Finner ut hvor mye som skal lastes ned',
    place: 'I kø, plass {place}',
    check: 'Sjekk nå',
    used: '{calls} brukt',
    left: 'omtrent {time} igjen',
    state: {
      running: 'Laster ned',
      waiting: 'I kø',
      paused: 'På pause',
      done: 'Fullført',
      doneWithout: 'Fullført unntatt {n} element | Fullført unntatt {n} elementer',
      maybeMore: '{state}, kanskje mer',
      cancelled: 'Avbrutt'
    },
    waiting: {
      reserve: 'På pause: resten av timens forespørsler er holdt av til ditt eget arbeid.',
      limit: 'Timegrensen er nådd.',
      offline: 'Frakoblet. Fortsetter automatisk.',
      service: 'Katalogtjenesten har et problem.',
      refused: 'Nøkkel eller abonnement ble ikke godtatt. Fortsetter etter en vellykket sjekk.',
      person: 'Din egen forespørsel går først.'
    },
    asks: {
      exact: 'Krever {cost} i alt. Fortsette?',
      atLeast: 'Krever minst {cost}. Fortsette?',
      yes: 'Fortsett'
    },
    resumes: 'Fortsetter ≈ {time}.',
    show: 'Vis hva som er tilgjengelig',
    pause: 'Sett {title} på pause',
    pauseShort: 'Pause',
    resume: 'Fortsett {title}',
    resumeShort: 'Fortsett',
    again: 'Last ned det som mangler',
    cancel: 'Avbryt {title}',
    cancelShort: 'Avbryt. Ferdige motorer beholdes.',
    dismiss: 'Fjern {title} fra listen',
    dismissShort: 'Fjern fra listen. Motorene beholdes.',
    failed: 'Ikke lastet ned: {n} | Ikke lastet ned: {n}',
    retry: 'Prøv igjen',
    maybeMoreWhy:
      '{n} liste kan være ufullstendig: den har et rundt antall oppføringer. | {n} lister kan være ufullstendige: de har et rundt antall oppføringer.'
  },

  ready: {
    title: 'På denne PC-en',
    engines: '{n} motor | {n} motorer',
    state: 'Tilgjengelighet',
    all: 'Alle',
    count: {
      complete: 'På denne PC-en',
      partial: 'Delvise',
      absent: 'Ikke lastet ned'
    },
    complete: 'på denne PC-en',
    partial: 'delvis lastet ned',
    absent: 'ikke lastet ned',
    tooOld: 'for gammelt, last ned på nytt',
    missing: 'mangler: {parts}',
    part: {
      detail: 'motordata',
      performance: 'ytelser',
      text: 'tekster på dette språket'
    },
    none: 'Ingenting her ennå',
    noneText: 'Velg noe å laste ned, eller merk favoritter med stjernen.',
    noneFit: 'Ingen motorer funnet'
  },
  leaving: {
    title: 'Fullfør: {view}',
    button: 'Skal du snart dra? Fullfør {n} motor | Skal du snart dra? Fullfør {n} motorer',
    why: 'Laster ned det disse motorene mangler.',
    confirm: 'Fullføre disse motorene?'
  },

  instead: {
    engine: 'Denne motoren er ikke på denne PC-en.',
    list: 'Denne listen er ikke på denne PC-en.',
    waits: 'Den lastes når forbindelsen er tilbake.',
    of: 'På denne PC-en: {name}',
    any: 'Motorer på denne PC-en',
    recents: 'Sist åpnet'
  },

  files: {
    title: 'Overfør til en annen PC',
    exportHint: 'Lagrer de tilgjengelige motorene i listen i én fil. Passfrasen åpner den og kan ikke gjenopprettes.',
    importHint: 'Skriv inn filens passfrase.',
    phrase: 'Passfrase',
    again: 'Gjenta passfrasen',
    tooShort: 'Minst {least} tegn.',
    different: 'Passfrasene er ikke like.',
    exportGo: 'Velg hvor den skal lagres …',
    importGo: 'Velg fil …',
    exported: '{n} motor lagret i {file}. Signatur: {origin} | {n} motorer lagret i {file}. Signatur: {origin}',
    imported: '{n} motor importert. | {n} motorer importert.',
    nothingToExport: 'Velg først noe å laste ned, eller merk favoritter.',
    noExport: 'Eksport av katalogen er slått av.',
    offer: {
      signer: 'Signatur',
      from: {
        'this-desk': 'denne PC-en',
        trusted: 'klarert: {name}',
        unknown: 'ukjent PC'
      },
      made: 'Laget',
      languages: 'Språk',
      engines: 'Motorer',
      pictures: 'Bilder',
      leftOut: 'Hoppet over, skadet',
      none: 'ingen',
      compare: 'Sammenlign signaturen med den som den andre PC-en viste ved eksport.',
      trust: 'Stol på den PC-en fra nå av',
      name: 'Navn',
      take: 'Importer',
      takeUnknown: 'Importer fra en ukjent PC'
    },
    off: 'Overføringsfiler er slått av i innstillingene.',
    managedOff: 'Overføringsfiler er slått av av administratoren.'
  },

  storage: {
    title: 'Lagring',
    used: '{used} av {max}',
    engines: 'Motorer i lister',
    details: 'Motorer på denne PC-en',
    pictures: 'Bilder',
    clear: 'Tøm nedlastinger …',
    confirm: 'Tømme den nedlastede katalogen?',
    goes: 'Sletter lister, motorer, kurver og bilder ({used}) fra denne PC-en. De er ikke tilgjengelige frakoblet før du laster dem ned igjen.',
    stays: 'Favoritter, nylig åpnede motorer, notater, synonymer, innstillinger og nøkkelen beholdes.',
    yes: 'Tøm'
  }
} satisfies PartOf<typeof en>
