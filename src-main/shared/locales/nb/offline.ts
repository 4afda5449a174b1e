import type { PartOf } from '../part-of'
import type en from '../en/offline'

/** Taking the catalogue along: packs, their price, what is ready, files, space. */
export default {
  title: 'Frakoblet',
  take: 'Ta med',
  from: { catalogue: 'Katalog', favourites: 'Favoritter', jobs: 'Jobbliste' },
  chosen: '{n} valgt | {n} valgt',
  chosenNone: 'Fjern alle',
  leaveOut: 'Fjern {title}',
  packs: 'Pakker',
  noPacks: 'Ingen ennå. Det som er åpnet én gang, er her uansett; en pakke henter det som ikke er det.',
  view: { label: 'Hva listen gjelder', chosen: 'Det som er valgt', favourites: 'Favoritter' },

  pick: {
    choose: 'velg …',
    all: 'alle',
    above: '–',
    add: 'Legg til {title}',
    addNone: 'Legg til',
    absent: 'Ikke på denne PC-en ennå',
    fetch: 'Hent denne listen',
    hint: 'Å velge koster ingenting. En liste som ikke er på PC-en, er et kall, som pakken da slipper.'
  },
  favourites: {
    none: 'Ingen favoritter ennå. Stjernen på siden til en motor legger til en.',
    noGroup: 'Uten gruppe',
    recents: 'Sist åpnet',
    addAll: 'Legg til alle',
    noPlace: 'plass ukjent'
  },
  jobs: {
    box: 'Jobbliste, ett kjøretøy per linje',
    hint: 'Ett kjøretøy per linje, som det står i timeboken: merke, modell, motor …',
    lookUp: 'Slå opp her',
    found: '{found} av {n} linje funnet | {found} av {n} linjer funnet',
    meaning: 'Hva som menes med {line}',
    leaveOut: 'utelat',
    undecided: '{n} funnet, velg … | {n} funnet, velg …',
    leftOut: '{n} linje utelatt: uten ord eller gitt to ganger | {n} linjer utelatt: uten ord eller gitt to ganger',
    beyond: '{n} linje utelatt: en liste tar {most} | {n} linjer utelatt: en liste tar {most}',
    open: '{n} linje mangler et valg | {n} linjer mangler et valg',
    search: 'Søk',
    query: 'Hva tjenesten skal spørres om for {line}',
    nothing: 'Ingenting funnet for «{query}». Tjenesten sammenligner navn på merker, modeller og motorer.',
    add: 'Legg til {n} | Legg til {n}'
  },

  plan: {
    heading: 'Plan',
    title: '{first} og {n} til | {first} og {n} til',
    languages: 'Tekster på {languages}',
    calls: 'Kall',
    engines: 'Motorer',
    here: 'Alt her',
    share: 'Av en times kall',
    time: 'Tid, med dagens tempo',
    inexact:
      'Ikke alle lister under er kjent ennå; å kjenne dem koster {cost} av disse, og det blir mer: ett kall per generasjon og to per motor. Listene hentes først; er det da mye mer enn på knappen, eller over {most} kall, stopper den og spør én gang, med det nøyaktige tallet.',
    unknown: 'ikke kjent ennå',
    learn: 'Finn ut nøyaktig',
    learnt: '{cost} brukt',
    learnStop: 'Stopp',
    pictures: 'Bilder er ikke med i en pakke: hvert bilde hentes når det vises første gang, og blir.',
    hours: 'Mer enn en times kall: den tar pause når timen er brukt opp, og fortsetter av seg selv.',
    complete: 'Alt som er valgt, er på PC-en og ferskt nok.',
    start: 'Last ned',
    startNone: 'Last ned',
    inPack: 'Finnes alt i en pakke som ikke er ferdig: fortsett den under «Pakker».',
    confirm: 'Laste ned {title} for frakoblet bruk?',
    confirmText: '{cost}, {share} av en times kall, omtrent {time}. Alle PC-er med denne nøkkelen deler timen.',
    confirmKept:
      'Folk ved denne PC-en går først, en del av timen holdes av til dem, og nedlastingen kan når som helst settes på pause.',
    yes: 'Bruk {cost}',
    no: 'Ikke nå'
  },

  pack: {
    listing: 'Henter listene; etterpå er det kjent hvor mye det er i alt',
    place: 'Venter på tur, plass {place}',
    check: 'Sjekk nå',
    counts: '{done} av {total} · {calls}',
    left: 'omtrent {time} igjen',
    state: {
      running: 'Pågår',
      waiting: 'Venter på tur',
      paused: 'På pause; det hentede er her',
      done: 'Fullført',
      doneWithout: 'Fullført unntatt {n} element | Fullført unntatt {n} elementer',
      maybeMore: '{state}, kanskje mer',
      cancelled: 'Avbrutt; det hentede blir'
    },
    waiting: {
      reserve: 'Venter: resten av timens kall holdes av til folk.',
      limit: 'Venter: timens kall er brukt opp.',
      offline: 'Venter på nettet; fortsetter av seg selv.',
      service: 'Venter: tjenesten har et problem.',
      refused: 'Venter: tjenesten avviste nøkkelen eller abonnementet. Sjekk tilkoblingen, så fortsetter den.',
      person: 'Venter: et klikk fra en person går først.'
    },
    asks: {
      exact: 'På pause: listene er her nå, og alt i alt er det {cost}, mer enn det ble sagt ja til.',
      atLeast: 'På pause: det er minst {cost}, mer enn det ble sagt ja til, og ikke alle lister er kjent ennå.',
      yes: 'Fortsett, {cost} i alt',
      yesAtLeast: 'Fortsett, minst {cost}'
    },
    resumes: 'Fortsetter av seg selv ≈ {time}.',
    show: 'Vis hva av den som er klart',
    pause: 'Sett {title} på pause',
    pauseShort: 'Pause',
    resume: 'Fortsett {title}',
    resumeShort: 'Fortsett',
    again: 'Fortsett med det som mangler',
    cancel: 'Avbryt {title}',
    cancelShort: 'Avbryt; det hentede blir',
    dismiss: 'Ta {title} av listen',
    dismissShort: 'Ta av listen; det hentede blir',
    failed: '{n} element mislyktes | {n} elementer mislyktes',
    maybeMoreWhy:
      '{n} liste har et rundt antall oppføringer, så tjenesten kan ha kuttet den. | {n} lister har et rundt antall oppføringer, så tjenesten kan ha kuttet dem.'
  },

  ready: {
    title: 'Klart på denne PC-en',
    filter: 'filtrer …',
    state: 'Hvilke elementer',
    all: 'Alle {n}',
    count: { complete: 'Hele {n}', partial: 'Delvis {n}', absent: 'Mangler {n}' },
    complete: 'komplett',
    partial: 'delvis her',
    absent: 'ikke her',
    tooOld: 'for gammelt til å vises',
    missing: 'mangler: {parts}',
    part: { detail: 'motorens side', performance: 'ytelser', text: 'tekster på dette språket' },
    none: 'Ingenting å vise ennå',
    noneText: 'Velg noe å ta med, eller merk favoritter; motorer vises her så snart listen deres er sett.',
    noneFit: 'Ingenting passer'
  },
  leaving: {
    title: 'Før avreise: {view}',
    button: 'Drar om 10 minutter: fullfør {n} | Drar om 10 minutter: fullfør {n}',
    why: 'Henter det som mangler for motorer som er delvis her, før alt annet.',
    confirm: 'Fullføre det som er delvis her?'
  },

  files: {
    title: 'Flytt til en annen PC',
    export: 'Lagre som fil …',
    import: 'Les en fil …',
    exportHint:
      'Det fra listen som er her, legges i én fil. Den som leser den, trenger passfrasen; den kan ikke gjenopprettes.',
    importHint: 'Passfrasen filen ble lagret med.',
    phrase: 'Passfrase',
    again: 'Passfrasen igjen',
    tooShort: 'Minst {least} tegn.',
    different: 'De to er ikke like.',
    exportGo: 'Velg fil og lagre',
    importGo: 'Velg fil …',
    cancel: 'Avbryt',
    exported:
      '{n} motor lagret i {file}. Signert som {origin}: den som leser, kan sammenligne. | {n} motorer lagret i {file}. Signert som {origin}: den som leser, kan sammenligne.',
    imported: '{n} motor lest. | {n} motorer lest.',
    nothingToExport: 'Ingenting er valgt for lagring: velg noe å ta med, eller merk favoritter.',
    noExport: 'Lagring av katalogen til filer er slått av.',
    offer: {
      signer: 'Signert som',
      from: { 'this-desk': 'av denne PC-en', trusted: 'klarert: {name}', unknown: 'ukjent for denne PC-en' },
      made: 'Laget',
      languages: 'Språk',
      engines: 'Motorer',
      pictures: 'Bilder',
      leftOut: 'Utelatt, ikke i orden',
      none: 'ingen',
      compare: 'Ingenting er lest ennå. Sammenlign tegnet over med det den andre PC-en viste da filen ble lagret.',
      trust: 'Stol på den PC-en fra nå av',
      name: 'Hva den skal hete',
      take: 'Les den',
      takeUnknown: 'Les den fra denne ukjente PC-en',
      leave: 'La den være'
    },
    off: 'Pakkefiler er slått av i innstillingene.',
    managedOff: 'Pakkefiler er slått av av administratoren.'
  },

  storage: {
    title: 'Plass på denne PC-en',
    used: '{used} av {max}',
    engines: 'Kjente motorer',
    details: 'Komplette motorer',
    pictures: 'Bilder',
    clear: 'Tøm katalogen her …',
    confirm: 'Tømme katalogen som er lagret her?',
    goes: 'Lister, motorer, kurver og bilder ({used}) slettes fra denne PC-en. Uten nett kan ingenting av det leses før det hentes igjen, og henting bruker kall.',
    stays: 'Favoritter, sist åpnede, notater, synonymer, innstillinger og nøkkelen blir.',
    yes: 'Tøm',
    no: 'Behold'
  }
} satisfies PartOf<typeof en>
