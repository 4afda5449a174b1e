import type { PartOf } from '../part-of'
import type en from '../en/offline'

/** Engines for use without a connection: downloads, what is available, files, space. */
export default {
  noConnection: 'Lejupielādei vajadzīgs savienojums.',
  from: {
    catalogue: 'Katalogs',
    favourites: 'Izlase',
    jobs: 'Darbi'
  },
  chosenNone: 'Notīrīt',
  leaveOut: 'Noņemt: {title}',
  packs: 'Lejupielādes',
  noPacks: 'Lejupielāžu vēl nav. Atvērtie dzinēji vienmēr ir pieejami bezsaistē.',
  view: {
    label: 'Rādīt',
    stored: 'Visi šajā datorā',
    chosen: 'Izvēlētie',
    favourites: 'Izlase'
  },

  pick: {
    choose: 'izvēlēties…',
    all: 'visi',
    add: 'Pievienot vēl',
    absent: 'Šajā datorā vēl nav'
  },
  favourites: {
    none: 'Izlase vēl ir tukša. Dzinēju pievieno ar zvaigznīti tā lapā.',
    noGroup: 'Bez grupas',
    recents: 'Nesen atvērtie',
    addAll: 'Pievienot visus',
    noPlace: 'vieta nav zināma'
  },
  jobs: {
    box: 'Darbu saraksts, rindā viens transportlīdzeklis',
    hint: 'Rindā viens transportlīdzeklis: marka, modelis, dzinējs…',
    lookUp: 'Meklēt',
    found: 'atrastās rindas: {found} no {n} | atrastās rindas: {found} no {n} | atrastās rindas: {found} no {n}',
    meaning: 'Atbilstība: {line}',
    leaveOut: 'izlaist',
    undecided: 'atrasti {n}, izvēlieties… | atrasts {n}, izvēlieties… | atrasti {n}, izvēlieties…',
    leftOut:
      'izlaistas {n} rindas: tukšas vai atkārtotas | izlaista {n} rinda: tukša vai atkārtota | izlaistas {n} rindas: tukšas vai atkārtotas',
    beyond:
      'izlaistas {n} rindas: sarakstā ne vairāk kā {most} | izlaista {n} rinda: sarakstā ne vairāk kā {most} | izlaistas {n} rindas: sarakstā ne vairāk kā {most}',
    open: 'vēl jāizvēlas {n} rindām | vēl jāizvēlas {n} rindai | vēl jāizvēlas {n} rindām',
    query: 'Meklējamais teksts: {line}',
    nothing: 'Par „{query}” nekas nav atrasts. Mēģiniet markas, modeļa vai dzinēja nosaukumu.',
    add: 'Pievienot {n} | Pievienot {n} | Pievienot {n}'
  },

  plan: {
    heading: 'Lejupielādes apjoms',
    title: '{first} un vēl {n} | {first} un vēl {n} | {first} un vēl {n}',
    languages: 'Valodas: {languages}',
    calls: 'Pieprasījumi',
    engines: 'Dzinēji',
    here: 'Šajā datorā',
    share: 'No stundas limita',
    time: 'Laiks',
    inexact: 'Pilns apjoms vēl nav zināms. Ja lejupielāde izrādīsies daudz lielāka, pirms turpināšanas tiks pajautāts.',
    unknown: 'vēl nav zināms',
    learn: 'Noskaidrot pilnu apjomu',
    learnt: 'līdz šim {cost}',
    hours: 'Pārsniedz stundas limitu. Kad limits sasniegts, lejupielāde tiek apturēta un vēlāk turpinās pati.',
    complete: 'Viss izvēlētais ir lejupielādēts un aktuāls.',
    startInexact: 'Pagaidām zināmi dzinēji: {n}. Pārējie – pēc sarakstu ielādes.',
    inPack: 'Jau ir nepabeigtā lejupielādē. Turpiniet to sadaļā „Lejupielādes”.',
    confirmText:
      'Vajag {cost}, {share} no stundas limita; ilgst apmēram {time}. Limits ir kopīgs visiem datoriem ar šo atslēgu.',
    confirmKept: 'Jūsu pieprasījumiem ir priekšroka, un apturēt var jebkurā brīdī.',
    yes: 'Lejupielādēt · {cost}'
  },

  pack: {
    listing: 'Noskaidro lejupielādes apjomu',
    place: 'Rindā, {place}. vieta',
    check: 'Pārbaudīt tagad',
    used: 'iztērēts: {calls}',
    left: 'vēl apmēram {time}',
    state: {
      running: 'Lejupielādē',
      waiting: 'Rindā',
      paused: 'Apturēts',
      done: 'Pabeigts',
      doneWithout: 'Pabeigts, trūkst {n} vienību | Pabeigts, trūkst {n} vienības | Pabeigts, trūkst {n} vienību',
      maybeMore: '{state}, varbūt ir vairāk',
      cancelled: 'Atcelts'
    },
    waiting: {
      reserve: 'Apturēts: atlikušie stundas pieprasījumi ir paturēti jūsu darbam.',
      limit: 'Stundas limits sasniegts.',
      offline: 'Bezsaistē. Turpināsies automātiski.',
      service: 'Kataloga serverim ir traucējumi.',
      refused: 'Atslēga vai abonements nav pieņemts. Turpināsies pēc sekmīgas pārbaudes.',
      person: 'Jūsu pieprasījumam ir priekšroka.'
    },
    asks: {
      exact: 'Kopā vajag {cost}. Turpināt?',
      atLeast: 'Vajag vismaz {cost}. Turpināt?',
      yes: 'Turpināt'
    },
    resumes: 'Turpinās ≈ {time}.',
    show: 'Rādīt, kas ir pieejams',
    pause: 'Apturēt: {title}',
    pauseShort: 'Apturēt',
    resume: 'Turpināt: {title}',
    resumeShort: 'Turpināt',
    again: 'Lejupielādēt trūkstošo',
    cancel: 'Atcelt: {title}',
    cancelShort: 'Atcelt. Lejupielādētie dzinēji paliek.',
    dismiss: 'Noņemt no saraksta: {title}',
    dismissShort: 'Noņemt no saraksta. Dzinēji paliek.',
    failed: 'Nav lejupielādēts: {n} | Nav lejupielādēts: {n} | Nav lejupielādēts: {n}',
    retry: 'Mēģināt vēlreiz',
    maybeMoreWhy:
      '{n} saraksti var būt nepilnīgi: tajos ir apaļš ierakstu skaits. | {n} saraksts var būt nepilnīgs: tajā ir apaļš ierakstu skaits. | {n} saraksti var būt nepilnīgi: tajos ir apaļš ierakstu skaits.'
  },

  ready: {
    title: 'Šajā datorā',
    engines: '{n} dzinēju | {n} dzinējs | {n} dzinēji',
    state: 'Pieejamība',
    all: 'Visi',
    count: {
      complete: 'Šajā datorā',
      partial: 'Daļēji',
      absent: 'Nav lejupielādēti'
    },
    complete: 'šajā datorā',
    partial: 'daļēji lejupielādēts',
    absent: 'nav lejupielādēts',
    tooOld: 'novecojis, lejupielādējiet vēlreiz',
    missing: 'trūkst: {parts}',
    part: {
      detail: 'dzinēja dati',
      performance: 'dinamika',
      text: 'teksti šajā valodā'
    },
    none: 'Šeit vēl nekā nav',
    noneText: 'Izvēlieties, ko lejupielādēt, vai ar zvaigznīti pievienojiet izlasei.',
    noneFit: 'Neviens dzinējs neatbilst'
  },
  leaving: {
    title: 'Papildināt: {view}',
    button:
      'Drīz izbraucat? Papildināt {n} dzinējus | Drīz izbraucat? Papildināt {n} dzinēju | Drīz izbraucat? Papildināt {n} dzinējus',
    why: 'Lejupielādē to, kā šiem dzinējiem vēl trūkst.',
    confirm: 'Papildināt šos dzinējus?'
  },

  instead: {
    engine: 'Šī dzinēja šajā datorā nav.',
    list: 'Šī saraksta šajā datorā nav.',
    waits: 'Tiks ielādēts, kad savienojums atjaunosies.',
    of: 'Šajā datorā: {name}',
    any: 'Dzinēji šajā datorā',
    recents: 'Pēdējie atvērtie'
  },

  files: {
    title: 'Pārnest uz citu datoru',
    exportHint: 'Saglabā saraksta pieejamos dzinējus vienā failā. To atver paroles frāze, ko nevar atgūt.',
    importHint: 'Ievadiet faila paroles frāzi.',
    phrase: 'Paroles frāze',
    again: 'Atkārtojiet paroles frāzi',
    tooShort: 'Vismaz {least} rakstzīmes.',
    different: 'Paroles frāzes nesakrīt.',
    exportGo: 'Izvēlēties saglabāšanas vietu…',
    importGo: 'Izvēlēties failu…',
    exported:
      '{n} dzinēju saglabāts failā {file}. Paraksts: {origin} | {n} dzinējs saglabāts failā {file}. Paraksts: {origin} | {n} dzinēji saglabāti failā {file}. Paraksts: {origin}',
    imported: 'Importēts {n} dzinēju. | Importēts {n} dzinējs. | Importēti {n} dzinēji.',
    nothingToExport: 'Vispirms izvēlieties, ko lejupielādēt, vai pievienojiet izlasei.',
    noExport: 'Kataloga eksports ir izslēgts.',
    offer: {
      signer: 'Paraksts',
      from: {
        'this-desk': 'šis dators',
        trusted: 'uzticams: {name}',
        unknown: 'nezināms dators'
      },
      made: 'Izveidots',
      languages: 'Valodas',
      engines: 'Dzinēji',
      pictures: 'Attēli',
      leftOut: 'Izlaists, bojāts',
      none: 'nav',
      compare: 'Salīdziniet šo parakstu ar to, ko otrs dators rādīja eksportējot.',
      trust: 'Turpmāk šim datoram uzticēties',
      name: 'Nosaukums',
      take: 'Importēt',
      takeUnknown: 'Importēt no nezināma datora'
    },
    off: 'Pārneses faili ir izslēgti iestatījumos.',
    managedOff: 'Pārneses failus ir izslēdzis administrators.'
  },

  storage: {
    title: 'Krātuve',
    used: '{used} no {max}',
    engines: 'Dzinēji sarakstos',
    details: 'Dzinēji šajā datorā',
    pictures: 'Attēli',
    clear: 'Dzēst lejupielādes…',
    confirm: 'Dzēst lejupielādēto katalogu?',
    goes: 'No šī datora tiks dzēsti saraksti, dzinēji, līknes un attēli ({used}). Bezsaistē tie nebūs pieejami, līdz tos lejupielādēsiet vēlreiz.',
    stays: 'Izlase, nesen atvērtie dzinēji, piezīmes, sinonīmi, iestatījumi un atslēga paliek.',
    yes: 'Dzēst'
  }
} satisfies PartOf<typeof en>
