import type { NotificationTexts, SettingQuestionTexts } from './text-types'
import type { WindowTexts } from './en'

export const WINDOW_TEXTS: WindowTexts = {
  file: 'Failas',
  edit: 'Redaguoti',
  view: 'Rodymas',
  go: 'Eiti',
  window: 'Langas',
  help: 'Žinynas',
  undo: 'Atšaukti veiksmą',
  redo: 'Grąžinti veiksmą',
  cut: 'Iškirpti',
  copy: 'Kopijuoti',
  paste: 'Įklijuoti',
  delete: 'Ištrinti',
  selectAll: 'Pažymėti viską',
  actualSize: 'Tikrasis dydis',
  zoomIn: 'Didinti',
  zoomOut: 'Mažinti',
  fullScreen: 'Visas ekranas',
  minimize: 'Suskleisti',
  zoom: 'Keisti mastelį',
  front: 'Visus į priekį',
  close: 'Užverti',
  about: 'Apie Dynodesk',
  services: 'Paslaugos',
  hide: 'Slėpti Dynodesk',
  hideOthers: 'Slėpti kitus',
  showAll: 'Rodyti visus',
  back: 'Atgal',
  forward: 'Pirmyn',
  catalogue: 'Katalogas',
  search: 'Paieška',
  feed: 'Įvykiai',
  offline: 'Neprisijungus',
  settings: 'Nustatymai',
  customer: 'Kliento ekranas',
  shortcuts: 'Klavišai',
  diagnosis: 'Įrašyti diagnostiką…',
  openLink: 'Atverti šį adresą naršyklėje?',
  openMail: 'Perduoti šį tekstą pašto programai?',
  open: 'Atverti',
  cancel: 'Atšaukti',
  stopped: 'Langas kelis kartus nustojo veikti',
  stoppedDetail: 'Įrašyti duomenys nenukentėjo. Daugiau informacijos yra žurnale.',
  reopen: 'Atverti langą iš naujo',
  quit: 'Išeiti',
  notResponding: 'Langas nereaguoja',
  wait: 'Laukti'
}

export const NOTIFICATION_TEXTS: NotificationTexts = {
  kinds: {
    project_create: 'Projektas sukurtas',
    project_update: 'Projektas atnaujintas',
    file_purchase: 'Failas nupirktas',
    ticket_created: 'Kreipinys sukurtas',
    ticket_opened: 'Kreipinys atvertas',
    ticket_pending: 'Kreipinys laukia',
    ticket_reopened: 'Kreipinys atvertas iš naujo',
    ticket_answered: 'Į kreipinį atsakyta',
    ticket_closed: 'Kreipinys uždarytas',
    message_created: 'Nauja žinutė',
    other: 'Naujas įvykis'
  },
  events: { one: '{count} įvykis', few: '{count} įvykiai', many: '{count} įvykio', other: '{count} įvykių' },
  since: '{events} nuo {time}',
  subjects: {
    one: 'Iš {count} kreipinio ar projekto',
    few: 'Iš {count} kreipinių ir projektų',
    many: 'Iš {count} kreipinio ar projekto',
    other: 'Iš {count} kreipinių ir projektų'
  },
  unread: {
    one: 'neskaityta: {count}',
    few: 'neskaityta: {count}',
    many: 'neskaityta: {count}',
    other: 'neskaityta: {count}'
  }
}

export const QUESTION_TEXTS: SettingQuestionTexts = {
  allow: 'Leisti',
  notYou: 'Jei šio nustatymo ką tik nekeitėte patys, pasirinkite „Atšaukti“.',
  about: {
    unsigned: {
      message: 'Priimti nepasirašytus įvykius?',
      detail:
        'Kiekvienas, kas gali pasiekti imtuvą, galės siųsti tikrus primenančius įvykius. Parašai nebebus tikrinami.'
    },
    network: {
      message: 'Leisti kitiems įrenginiams pasiekti įvykių imtuvą?',
      detail: 'Imtuvas klausysis adresu {value}, ne tik šiame kompiuteryje. Užklausos perduodamos nešifruotos.'
    },
    'host-names': {
      message: 'Priimti užklausas kitais pagrindinio kompiuterio vardais?',
      detail: 'Imtuvas atsakys ir į užklausas, skirtas: {value}'
    },
    'event-address': {
      message: 'Gauti įvykius iš šio adreso?',
      detail:
        '{value}\n\nĮvykiai bus priimami iš ten, ir ten bus siunčiami šiam šaltiniui išsaugoti prisijungimo duomenys.'
    },
    'delete-files': {
      message: 'Trinti failus iš stebimo aplanko?',
      detail: 'Kiekvienas failas ištrinamas, kai jo įvykiai išsaugoti. Failo neteks ir kiti aplanko naudotojai.'
    },
    'open-events': {
      message: 'Saugoti įvykius be apsaugos?',
      detail:
        'Šiame kompiuteryje nėra raktų saugyklos. Įvykiai su vardais ir valstybiniais numeriais įrašomi į diską, o raktas guli šalia: kas gali skaityti failus, perskaitys ir įvykius.'
    },
    'keep-longer': {
      message: 'Ilgiau saugoti katalogo duomenis?',
      detail: 'Naujas terminas dienomis: {value} (0 – be ribos). Sutartis su tiekėju gali tai drausti.'
    },
    'read-after-end': {
      message: 'Rodyti katalogo duomenis pasibaigus prenumeratai?',
      detail: 'Sutartis su tiekėju gali tai drausti.'
    },
    'allow-export': {
      message: 'Leisti eksportuoti katalogo duomenis?',
      detail:
        'Sąrašus, palyginimus ir variklius tada bus galima įrašyti į failus ir kopijuoti. Sutartis su tiekėju gali tai drausti.'
    },
    'allow-pack-files': {
      message: 'Leisti paketų failus?',
      detail:
        'Paketus tada bus galima įrašyti į failus ir skaityti iš kitų kompiuterių failų. Sutartis su tiekėju gali tai drausti.'
    }
  }
}
