import type { NotificationTexts, SettingQuestionTexts } from './text-types'
import type { WindowTexts } from './en'

export const WINDOW_TEXTS: WindowTexts = {
  file: 'Fails',
  edit: 'Rediģēt',
  view: 'Skats',
  go: 'Doties',
  window: 'Logs',
  help: 'Palīdzība',
  undo: 'Atsaukt',
  redo: 'Atcelt atsaukšanu',
  cut: 'Izgriezt',
  copy: 'Kopēt',
  paste: 'Ielīmēt',
  delete: 'Dzēst',
  selectAll: 'Atlasīt visu',
  actualSize: 'Faktiskais lielums',
  zoomIn: 'Tuvināt',
  zoomOut: 'Tālināt',
  fullScreen: 'Pilnekrāna režīms',
  minimize: 'Minimizēt',
  zoom: 'Mērogot',
  front: 'Visus priekšplānā',
  close: 'Aizvērt',
  about: 'Par Dynodesk',
  services: 'Pakalpojumi',
  hide: 'Paslēpt Dynodesk',
  hideOthers: 'Paslēpt citus',
  showAll: 'Rādīt visus',
  back: 'Atpakaļ',
  forward: 'Uz priekšu',
  catalogue: 'Katalogs',
  search: 'Meklēšana',
  feed: 'Notikumi',
  offline: 'Bezsaiste',
  settings: 'Iestatījumi',
  customer: 'Klienta ekrāns',
  shortcuts: 'Taustiņi',
  diagnosis: 'Saglabāt diagnostiku…',
  openLink: 'Vai atvērt šo adresi pārlūkā?',
  openMail: 'Vai nodot šo tekstu pasta programmai?',
  open: 'Atvērt',
  cancel: 'Atcelt',
  stopped: 'Logs vairākkārt ir pārstājis darboties',
  stoppedDetail: 'Saglabātos datus tas neskar. Sīkāka informācija ir žurnālā.',
  reopen: 'Atvērt logu vēlreiz',
  quit: 'Iziet',
  notResponding: 'Logs nereaģē',
  wait: 'Gaidīt'
}

export const NOTIFICATION_TEXTS: NotificationTexts = {
  kinds: {
    project_create: 'Projekts izveidots',
    project_update: 'Projekts atjaunināts',
    file_purchase: 'Fails nopirkts',
    ticket_created: 'Pieteikums izveidots',
    ticket_opened: 'Pieteikums atvērts',
    ticket_pending: 'Pieteikums gaida',
    ticket_reopened: 'Pieteikums atvērts atkārtoti',
    ticket_answered: 'Pieteikums atbildēts',
    ticket_closed: 'Pieteikums slēgts',
    message_created: 'Jauns ziņojums',
    other: 'Jauns notikums'
  },
  events: { zero: '{count} notikumu', one: '{count} notikums', other: '{count} notikumi' },
  since: '{events} kopš {time}',
  subjects: {
    zero: '{count} pieteikumos un projektos',
    one: '{count} pieteikumā vai projektā',
    other: '{count} pieteikumos un projektos'
  },
  unread: { zero: 'nelasīti: {count}', one: 'nelasīti: {count}', other: 'nelasīti: {count}' }
}

export const QUESTION_TEXTS: SettingQuestionTexts = {
  allow: 'Atļaut',
  notYou: 'Ja šo iestatījumu tikko nemainījāt pats, izvēlieties “Atcelt”.',
  about: {
    unsigned: {
      message: 'Pieņemt neparakstītus notikumus?',
      detail:
        'Ikviens, kas var sasniegt uztvērēju, varēs sūtīt notikumus, kas izskatās īsti. Paraksti vairs netiks pārbaudīti.'
    },
    network: {
      message: 'Ļaut citām ierīcēm sasniegt notikumu uztvērēju?',
      detail: 'Uztvērējs klausīsies adresē {value}, ne tikai šajā datorā. Izsaukumi ceļā nav šifrēti.'
    },
    'host-names': {
      message: 'Pieņemt izsaukumus ar citiem resursdatora nosaukumiem?',
      detail: 'Uztvērējs atbildēs arī uz izsaukumiem, kas adresēti: {value}'
    },
    'event-address': {
      message: 'Saņemt notikumus no šīs adreses?',
      detail:
        '{value}\n\nNotikumi tiek pieņemti no turienes, un uz turieni tiek sūtīti šim avotam saglabātie pieteikšanās dati.'
    },
    'delete-files': {
      message: 'Dzēst failus no uzraudzītās mapes?',
      detail: 'Katrs fails tiek dzēsts, tiklīdz tā notikumi ir saglabāti. Failu zaudēs arī citi mapes lietotāji.'
    },
    'open-events': {
      message: 'Glabāt notikumus bez aizsardzības?',
      detail:
        'Šajā datorā nav atslēgu glabātavas. Notikumi ar vārdiem un numurzīmēm tiek ierakstīti diskā ar atslēgu blakus: kas var nolasīt failus, var nolasīt notikumus.'
    },
    'keep-longer': {
      message: 'Glabāt kataloga datus ilgāk?',
      detail: 'Jaunais termiņš dienās: {value} (0 – bez ierobežojuma). Līgums ar piegādātāju to var aizliegt.'
    },
    'read-after-end': {
      message: 'Rādīt kataloga datus pēc abonementa beigām?',
      detail: 'Līgums ar piegādātāju to var aizliegt.'
    },
    'allow-export': {
      message: 'Atļaut kataloga datu eksportu?',
      detail:
        'Sarakstus, salīdzinājumus un dzinējus tad varēs saglabāt failos un kopēt. Līgums ar piegādātāju to var aizliegt.'
    },
    'allow-pack-files': {
      message: 'Atļaut pakotņu failus?',
      detail:
        'Pakotnes tad varēs saglabāt failos un nolasīt no citu datoru failiem. Līgums ar piegādātāju to var aizliegt.'
    }
  }
}
