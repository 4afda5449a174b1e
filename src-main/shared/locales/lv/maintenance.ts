import type { PartOf } from '../part-of'
import type en from '../en/maintenance'

/** Updates of the program, and backups. */
export default {
  updates: {
    state: {
      idle: 'Vēl nav pārbaudīts',
      checking: 'Pārbauda…',
      current: 'Šī ir jaunākā Dynodesk versija.',
      found: 'Ir pieejama versija {version}.',
      downloading: 'Lejupielādē versiju {version}…',
      ready: 'Versija {version} ir gatava.'
    },
    readyHelp: 'To instalēs, kad restartēsiet vai aizvērsiet Dynodesk.',
    checked: 'Pēdējā pārbaude: {time}',
    notes: 'Jaunumi',
    amount: '{done} no {all}',
    progress: 'Lejupielāde',
    check: 'Meklēt atjauninājumus',
    download: 'Lejupielādēt',
    file: 'Instalēt no faila…',
    restart: 'Restartēt un instalēt',
    later: 'Vēlāk',
    skip: 'Izlaist šo versiju',
    skipped: 'Jūs izlaidāt šo versiju.',
    noAddress: 'Atjauninājumu adrese nav norādīta.',
    way: {
      'package-manager': 'Šo instalāciju atjaunina sistēmas pakotņu pārvaldnieks.',
      'not-installed': 'Dynodesk šeit darbojas bez instalēšanas un nevar atjaunināties automātiski.'
    }
  },
  settingsFile: {
    title: 'Iestatījumu fails',
    about: 'Fails ar iestatījumiem, kas atšķiras no noklusējuma, citam datoram. Atslēgu, paroļu un PIN tajā nav.',
    export: 'Eksportēt iestatījumus…',
    import: 'Importēt iestatījumus…',
    count: 'Failā būs {n} iestatījumu. | Failā būs {n} iestatījums. | Failā būs {n} iestatījumi.',
    leftOut: 'Nav iekļauti:',
    because: {
      managed: 'noteicis administrators',
      chosen: 'izvēlas katrā datorā',
      computer: 'attiecas tikai uz šo datoru'
    },
    saved: 'Iestatījumi saglabāti: {file}',
    setting: 'Iestatījums',
    now: 'Tagad',
    new: 'No faila',
    none: 'Fails neko nemaina.',
    same: '{n} iestatījumiem šī vērtība jau ir. | {n} iestatījumam šī vērtība jau ir. | {n} iestatījumiem šīs vērtības jau ir.',
    refused: 'Nav importēti:',
    stay: 'Iestatījumi, kuru failā nav, paliek nemainīti.',
    apply: 'Importēt {n} iestatījumu | Importēt {n} iestatījumu | Importēt {n} iestatījumus',
    imported: 'Importēti {n} iestatījumu. | Importēts {n} iestatījums. | Importēti {n} iestatījumi.',
    undone: 'Atjaunoti iepriekšējie iestatījumi.'
  },
  profiles: {
    title: 'Profili',
    about:
      'Katram profilam ir sava adrese, atslēga, iestatījumi, saglabātais katalogs, piezīmes un datu lapas. Mainot profilu, Dynodesk tiek restartēts.',
    first: 'Pirmais profils',
    color: 'Krāsa',
    colors: {
      blue: 'Zila',
      orange: 'Oranža',
      green: 'Zaļa',
      violet: 'Violeta',
      pink: 'Rozā',
      gray: 'Pelēka'
    },
    inUse: 'Tiek lietots',
    switch: 'Pāriet',
    switchTo: 'Pāriet uz profilu {name}',
    edit: 'Labot',
    editOf: 'Labot profilu {name}',
    removeOf: 'Dzēst profilu {name}',
    add: 'Pievienot profilu…',
    new: 'Jauns profils',
    status: 'Profils: {name}'
  },
  backup: {
    title: 'Rezerves kopija',
    about:
      'Viens šifrēts fails ar iestatījumiem, izlasi, piezīmēm, meklējumiem, veidnēm, mērījumiem un gatavajām datu lapām. Atslēgu, paroļu un notikumu tajā nav.',
    make: 'Izveidot kopiju…',
    restore: 'Atjaunot no kopijas…',
    makeHint: 'Paroles frāze atver kopiju; to nevar atgūt.',
    restoreHint: 'Pirms izmaiņām tiek parādīts tās saturs.',
    catalogue: 'Iekļaut saglabāto katalogu',
    made: 'Kopija saglabāta: {file}',
    move: 'Pāreja no cita datora: atjaunot no kopijas…',
    offer: {
      made: 'Izveidota',
      version: 'Versija',
      service: 'Serveris',
      favourites: 'Izlase',
      notes: 'Piezīmes',
      searches: 'Saglabātie meklējumi',
      sheets: 'Datu lapas',
      settings: 'Mainītie iestatījumi',
      catalogue: 'Saglabātais katalogs',
      typeAgain: 'Jāievada no jauna',
      chooseAgain: 'Jāizvēlas no jauna',
      replaces:
        'Tas aizstāj datus šajā datorā. Vispirms ar to pašu paroles frāzi tiek izveidota pašreizējā stāvokļa kopija.',
      accept: 'Atjaunot un restartēt'
    }
  }
} satisfies PartOf<typeof en>
