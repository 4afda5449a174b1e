import type { PartOf } from '../part-of'
import type en from '../en/workspace'

/** Several computers that share one server. */
export default {
  intro:
    'Servisa datori kopīgo piezīmes, notikumus un transportlīdzekļu datus, šifrētus ar paroles frāzi. Vai drīkst kopīgot transportlīdzekļu datus, nosaka līgums ar pakalpojuma sniedzēju.',
  state: {
    off: 'izslēgts',
    joining: 'pievienojas…',
    joined: 'grupā',
    unreachable: 'serveris nav sasniedzams',
    refused: 'nav pievienots grupai',
    'no-passphrase': 'nav ievadīta paroles frāze'
  },
  count: '{n} datoru | {n} dators | {n} datori',
  leave: 'Iziet no grupas',
  server: 'Serveris',
  aloneHelp: 'Katalogs, datu lapas un notikumi ir pieejami, bet nekas netiek kopīgots.',
  here: 'Datori grupā',
  own: 'šis dators',
  unnamed: 'dators bez nosaukuma',
  version: 'versija {version}',
  limits: 'Pieprasījumu limiti atšķiras: {limits}. Iestatiet vienādu limitu visos datoros.',
  limit: '{calls} {seconds} s laikā',
  openAt: 'Atvērts arī: {names}',
  sent: {
    to: 'Rādīt citā datorā',
    done: 'Nosūtīts: {name}',
    unanswered: '{name} neatbild.',
    arrived: '{by} atsūtīja dzinēju: {title}'
  },
  plain: 'Bez šifrēšanas paroli var nolasīt citi tīklā. Lietojiet rediss://.',
  test: 'Pārbaudīt savienojumu',
  results: 'Pārbaudes rezultāti',
  fine: 'darbojas',
  unknown: 'nav zināms: šim lietotājam nav tiesību to pārbaudīt',
  secret: { 'workspace-password': 'Servera parole', 'workspace-passphrase': 'Paroles frāze' },
  passphraseHelp: 'Vienāda visos datoros; vismaz pieci nejauši vārdi.',
  warning: {
    'memory-policy': 'Kad atmiņa ir pilna, serveris dzēš kopīgos datus. Iestatiet maxmemory-policy vērtību noeviction.',
    persistence: 'Pēc restartēšanas serverī zūd visi dati. Ieslēdziet AOF vai RDB.'
  },
  begin: {
    start: 'Izveidot grupu',
    startHelp: 'Pirmajam datoram. Vajadzīga servisa kopīgā servera adrese un pašu izdomāta paroles frāze.',
    join: 'Pievienoties ar uzaicinājumu un tā kodu'
  },
  fix: {
    address: 'Ievadīt adresi',
    passphrase: 'Ievadīt paroles frāzi',
    password: 'Ievadīt paroli',
    certificate: 'Izvēlēties sertifikātu'
  },
  invite: {
    title: 'Uzaicināt citu datoru',
    help: 'Uzaicinājumā ir servera adrese, sertifikāts, pieteikšanās dati un paroles frāze. To aizsargā kods, ko nododiet atsevišķi.',
    joinHelp: 'Ielīmējiet tekstu vai izvēlieties failu. Kodu rāda otrs dators.',
    show: 'Rādīt uzaicinājumu',
    hide: 'Paslēpt',
    save: 'Saglabāt uzaicinājumu…',
    saved: 'Uzaicinājums saglabāts: {file}',
    scan: 'Otrā datorā nolasiet QR kodu ar skeneri laukā „Uzaicinājums” vai ielīmējiet tekstu un ievadiet kodu.',
    showCode: 'Rādīt kodu',
    picture: 'Uzaicinājuma QR kods',
    text: 'Uzaicinājums',
    code: 'Kods',
    join: 'Pievienoties',
    joined: 'Šis dators pievienojas pārējiem.'
  },
  share: {
    title: 'Kopīgais darbs',
    help: 'Izslēgts veids paliek šajā datorā. Pārējiem paliek tas, kas kopīgots iepriekš.',
    mark: 'Kopīgots ar citiem datoriem',
    waiting: 'Kopīgots; izmaiņas gaida serveri',
    conflict: 'Vienlaikus mainīts vairākos datoros. Saglabātas visas versijas.',
    shown: 'redzams šeit',
    keep: 'Paturēt šo',
    both: 'Paturēt abus tekstus',
    noText: 'bez teksta'
  },
  problem: {
    'no-address': 'Ievadiet servera adresi.',
    'no-passphrase': 'Ievadiet paroles frāzi.',
    'key-store': 'Sistēma neizsniedz saglabāto paroles frāzi. Atbloķējiet atslēgu glabātuvi.',
    'authority-file': 'Sertifikāta failu nevar nolasīt. Izvēlieties to vēlreiz.',
    name: 'Servera nosaukums nav zināms. Pārbaudiet adresi.',
    port: 'Nav savienojuma. Pārbaudiet serveri, portu un ugunsmūri.',
    timeout: 'Serveris neatbildēja divās sekundēs.',
    tls: 'Servera sertifikāts nav uzticams. Izvēlieties sertifikāta failu.',
    'not-tls': 'Serveris neatbild ar TLS. Pārbaudiet adresi un portu.',
    login: 'Nepareizs lietotājs vai parole.',
    passphrase: 'Citi datori lieto citu paroles frāzi.',
    permission: 'Lietotājam serverī trūkst tiesību.',
    version: 'Serveris ir vecāks par 7. versiju.',
    'memory-full': 'Servera atmiņa ir pilna.',
    'read-only': 'Serveris atļauj tikai lasīt.',
    loading: 'Serveris tiek palaists.',
    disk: 'Serveris nevar saglabāt datus. Pārbaudiet tā disku.',
    protocol: 'Serveris atbildēja negaidīti.'
  },
  step: {
    name: 'Nosaukums',
    port: 'Ports',
    tls: 'Šifrēšana (TLS)',
    login: 'Pieteikšanās',
    version: 'Versija',
    passphrase: 'Paroles frāze',
    write: 'Rakstīšana',
    'memory-policy': 'Atmiņas politika',
    persistence: 'Glabāšana diskā'
  }
} satisfies PartOf<typeof en>
