import type { PartOf } from '../part-of'
import type en from '../en/offline'

/** Taking the catalogue along: packs, their price, what is ready, files, space. */
export default {
  title: 'Bezsaiste',
  take: 'Saglabāt bezsaistei',
  from: { catalogue: 'Katalogs', favourites: 'Izlase', jobs: 'Darbi' },
  chosen: 'izvēlēts: {n} | izvēlēts: {n} | izvēlēts: {n}',
  chosenNone: 'Noņemt visu',
  leaveOut: 'Noņemt: {title}',
  packs: 'Pakotnes',
  noPacks: 'Vēl nav nevienas. Reiz atvērtais šeit jau ir; pakotne atnes to, kas vēl nav atvērts.',
  view: { label: 'Par ko ir saraksts', chosen: 'Izvēlētais', favourites: 'Izlase' },

  pick: {
    choose: 'izvēlēties …',
    all: 'visi',
    above: '–',
    add: 'Pievienot: {title}',
    addNone: 'Pievienot',
    absent: 'Šajā datorā vēl nav',
    fetch: 'Iegūt šo sarakstu',
    hint: 'Izvēle neko nemaksā. Saraksts, kura šajā datorā nav, ir viens vaicājums, ko pakotnei pēc tam vairs nevajag.'
  },
  favourites: {
    none: 'Izlase vēl ir tukša. Pievieno ar zvaigznīti dzinēja lapā.',
    noGroup: 'Bez grupas',
    recents: 'Pēdējie atvērtie',
    addAll: 'Pievienot visus',
    noPlace: 'vieta nav zināma'
  },
  jobs: {
    box: 'Darbu saraksts, rindā viens transportlīdzeklis',
    hint: 'Rindā viens transportlīdzeklis, kā pierakstā: ražotājs, modelis, dzinējs …',
    lookUp: 'Meklēt šeit',
    found: 'atrasts {found} no {n} rindām | atrasts {found} no {n} rindas | atrasts {found} no {n} rindām',
    meaning: 'Kas domāts ar {line}',
    leaveOut: 'izlaist',
    undecided: 'atrasti {n}, izvēlieties … | atrasts {n}, izvēlieties … | atrasti {n}, izvēlieties …',
    leftOut:
      'izlaistas {n} rindas: bez vārdiem vai atkārtotas | izlaista {n} rinda: bez vārdiem vai atkārtota | izlaistas {n} rindas: bez vārdiem vai atkārtotas',
    beyond:
      'izlaistas {n} rindas: sarakstā ir vieta {most} | izlaista {n} rinda: sarakstā ir vieta {most} | izlaistas {n} rindas: sarakstā ir vieta {most}',
    open: 'vēl jāizvēlas {n} rindām | vēl jāizvēlas {n} rindai | vēl jāizvēlas {n} rindām',
    search: 'Meklēt',
    query: 'Ko vaicāt serverim par {line}',
    nothing: 'Par „{query}” nekas nav atrasts. Serveris salīdzina ražotāju, modeļu un dzinēju nosaukumus.',
    add: 'Pievienot {n} | Pievienot {n} | Pievienot {n}'
  },

  plan: {
    heading: 'Plāns',
    title: '{first} un vēl {n} | {first} un vēl {n} | {first} un vēl {n}',
    languages: 'Tekstu valodas: {languages}',
    calls: 'Vaicājumi',
    engines: 'Dzinēji',
    here: 'Jau šeit',
    share: 'No stundas vaicājumiem',
    time: 'Laiks pašreizējā ātrumā',
    inexact:
      'Vēl nav zināmi visi apakšējie saraksti; to noskaidrošana maksā {cost} no šiem, un kopā būs vairāk: viens vaicājums par paaudzi un divi par dzinēju. Vispirms iegūst sarakstus; ja pēc tam to ir daudz vairāk, nekā bija uz pogas, vai vairāk par {most} vaicājumiem, darbība apstājas un pajautā vienu reizi, ar precīzu skaitu.',
    unknown: 'vēl nav zināms',
    learn: 'Noskaidrot precīzi',
    learnt: 'iztērēts: {cost}',
    learnStop: 'Apturēt',
    pictures: 'Attēli nav pakotnes daļa: katru iegūst, kad to pirmoreiz rāda, un tas paliek.',
    hours: 'Vairāk nekā stundas vaicājumi: kad stunda izlietota, pauze, un tālāk turpinās pats.',
    complete: 'Viss izvēlētais ir šajā datorā un pietiekami jauns.',
    start: 'Saglabāt bezsaistei',
    startNone: 'Saglabāt bezsaistei',
    inPack: 'Jau ir nepabeigtā pakotnē: turpiniet to sadaļā “Pakotnes”.',
    confirm: 'Saglabāt bezsaistei: {title}?',
    confirmText:
      '{cost}, {share} no stundas vaicājumiem, apmēram {time}. Visi datori ar šo atslēgu dala vienu stundas limitu.',
    confirmKept:
      'Cilvēkiem pie šī datora ir priekšroka, daļa stundas limita paliek viņiem, un darbību jebkurā brīdī var apturēt.',
    yes: 'Iztērēt {cost}',
    no: 'Ne tagad'
  },

  pack: {
    listing: 'Iegūst sarakstus; pēc tam būs zināms, cik tā ir kopā',
    place: 'Gaida savu kārtu, {place}. vieta',
    check: 'Pārbaudīt tagad',
    counts: '{done} no {total} · {calls}',
    left: 'vēl apmēram {time}',
    state: {
      running: 'Notiek',
      waiting: 'Gaida savu kārtu',
      paused: 'Apturēts; iegūtais ir šeit',
      done: 'Pabeigts',
      doneWithout: 'Pabeigts, trūkst {n} vienību | Pabeigts, trūkst {n} vienības | Pabeigts, trūkst {n} vienību',
      maybeMore: '{state}, varbūt ir vairāk',
      cancelled: 'Atcelts; iegūtais paliek'
    },
    waiting: {
      reserve: 'Gaida: atlikušie stundas vaicājumi ir paturēti cilvēkiem.',
      limit: 'Gaida: stundas vaicājumi ir izlietoti.',
      offline: 'Gaida tīklu; turpināsies pats.',
      service: 'Gaida: serverim ir traucējumi.',
      refused: 'Gaida: serveris noraidīja atslēgu vai abonementu. Pēc savienojuma pārbaudes tas turpināsies.',
      person: 'Gaida: cilvēka darbībai ir priekšroka.'
    },
    asks: {
      exact: 'Apturēts: saraksti tagad ir šeit, un kopā tas ir {cost} – vairāk, nekā atļauts.',
      atLeast: 'Apturēts: tas ir vismaz {cost} – vairāk, nekā atļauts, un vēl nav zināmi visi saraksti.',
      yes: 'Turpināt, kopā {cost}',
      yesAtLeast: 'Turpināt, vismaz {cost}'
    },
    resumes: 'Turpinās pats ≈ {time}.',
    show: 'Rādīt, kas no tā ir gatavs',
    pause: 'Apturēt: {title}',
    pauseShort: 'Apturēt',
    resume: 'Turpināt: {title}',
    resumeShort: 'Turpināt',
    again: 'Turpināt ar trūkstošo',
    cancel: 'Atcelt: {title}',
    cancelShort: 'Atcelt; iegūtais paliek',
    dismiss: 'Noņemt no saraksta: {title}',
    dismissShort: 'Noņemt no saraksta; iegūtais paliek',
    failed: '{n} vienību neizdevās | {n} vienība neizdevās | {n} vienības neizdevās',
    maybeMoreWhy:
      '{n} sarakstos ir apaļš ierakstu skaits, tāpēc serveris tos, iespējams, ir apcirtis. | {n} sarakstā ir apaļš ierakstu skaits, tāpēc serveris to, iespējams, ir apcirtis. | {n} sarakstos ir apaļš ierakstu skaits, tāpēc serveris tos, iespējams, ir apcirtis.'
  },

  ready: {
    title: 'Gatavs šajā datorā',
    filter: 'filtrēt …',
    state: 'Ko rādīt',
    all: 'Visi {n}',
    count: { complete: 'Pilni {n}', partial: 'Daļēji {n}', absent: 'Trūkst {n}' },
    complete: 'pilns',
    partial: 'daļēji šeit',
    absent: 'nav šeit',
    tooOld: 'par vecu, lai rādītu',
    missing: 'trūkst: {parts}',
    part: { detail: 'dzinēja lapa', performance: 'dinamika', text: 'teksti šajā valodā' },
    none: 'Vēl nav, ko rādīt',
    noneText:
      'Izvēlieties, ko saglabāt, vai pievienojiet izlasei; dzinēji šeit parādās, tiklīdz to saraksts ir redzēts.',
    noneFit: 'Nekas neatbilst'
  },
  leaving: {
    title: 'Pirms došanās: {view}',
    button:
      'Došanās pēc 10 minūtēm: papildināt: {n} | Došanās pēc 10 minūtēm: papildināt: {n} | Došanās pēc 10 minūtēm: papildināt: {n}',
    why: 'Pirms visa cita iegūst to, kā trūkst daļēji saglabātajiem dzinējiem.',
    confirm: 'Papildināt to, kas šeit ir daļēji?'
  },

  files: {
    title: 'Pārnest uz citu datoru',
    export: 'Saglabāt kā failu …',
    import: 'Nolasīt failu …',
    exportHint: 'Tas, kas no saraksta ir šeit, nonāk vienā failā. Lai to nolasītu, vajag paroli; to nevar atgūt.',
    importHint: 'Parole, ar kuru fails saglabāts.',
    phrase: 'Parole',
    again: 'Parole vēlreiz',
    tooShort: 'Vismaz {least} rakstzīmes.',
    different: 'Paroles nesakrīt.',
    exportGo: 'Izvēlēties failu un saglabāt',
    importGo: 'Izvēlēties failu …',
    cancel: 'Atcelt',
    exported:
      '{n} dzinēju saglabāts failā {file}. Paraksts: {origin}; lasītājs to var salīdzināt. | {n} dzinējs saglabāts failā {file}. Paraksts: {origin}; lasītājs to var salīdzināt. | {n} dzinēji saglabāti failā {file}. Paraksts: {origin}; lasītājs to var salīdzināt.',
    imported: 'Nolasīts {n} dzinēju. | Nolasīts {n} dzinējs. | Nolasīti {n} dzinēji.',
    nothingToExport: 'Nav izvēlēts, ko saglabāt: izvēlieties, ko ņemt līdzi, vai pievienojiet izlasei.',
    noExport: 'Kataloga saglabāšana failos ir izslēgta.',
    offer: {
      signer: 'Paraksts',
      from: { 'this-desk': 'šis dators', trusted: 'uzticams: {name}', unknown: 'šim datoram nezināms' },
      made: 'Izveidots',
      languages: 'Valodas',
      engines: 'Dzinēji',
      pictures: 'Attēli',
      leftOut: 'Izlaisti bojāti',
      none: 'nav',
      compare:
        'Vēl nekas nav nolasīts. Salīdziniet augstāk redzamo parakstu ar to, ko otrs dators rādīja, saglabājot failu.',
      trust: 'Turpmāk uzticēties šim datoram',
      name: 'Kā to saukt',
      take: 'Nolasīt',
      takeUnknown: 'Nolasīt no šī nezināmā datora',
      leave: 'Nelasīt'
    },
    off: 'Pakotņu faili ir izslēgti iestatījumos.',
    managedOff: 'Pakotņu failus ir izslēdzis administrators.'
  },

  storage: {
    title: 'Vieta šajā datorā',
    used: '{used} no {max}',
    engines: 'Zināmi dzinēji',
    details: 'Pilni dzinēji',
    pictures: 'Attēli',
    clear: 'Dzēst šeit glabāto katalogu …',
    confirm: 'Dzēst šeit glabāto katalogu?',
    goes: 'No šī datora tiks dzēsti saraksti, dzinēji, līknes un attēli ({used}). Bez tīkla tos nevarēs lasīt, kamēr tie nav iegūti no jauna, un tas tērē vaicājumus.',
    stays: 'Izlase, pēdējie atvērtie, piezīmes, sinonīmi, iestatījumi un atslēga paliek.',
    yes: 'Dzēst',
    no: 'Paturēt'
  }
} satisfies PartOf<typeof en>
