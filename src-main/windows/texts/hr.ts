import type { NotificationTexts, SettingQuestionTexts } from './text-types'
import type { WindowTexts } from './en'

export const WINDOW_TEXTS: WindowTexts = {
  file: 'Datoteka',
  edit: 'Uređivanje',
  view: 'Prikaz',
  go: 'Idi',
  window: 'Prozor',
  help: 'Pomoć',
  undo: 'Poništi',
  redo: 'Ponovi',
  cut: 'Izreži',
  copy: 'Kopiraj',
  paste: 'Zalijepi',
  delete: 'Izbriši',
  selectAll: 'Odaberi sve',
  actualSize: 'Stvarna veličina',
  zoomIn: 'Povećaj',
  zoomOut: 'Smanji',
  fullScreen: 'Cijeli zaslon',
  minimize: 'Minimiziraj',
  zoom: 'Zumiraj',
  front: 'Sve u prvi plan',
  close: 'Zatvori',
  about: 'O programu Dynodesk',
  services: 'Usluge',
  hide: 'Sakrij Dynodesk',
  hideOthers: 'Sakrij ostale',
  showAll: 'Prikaži sve',
  back: 'Natrag',
  forward: 'Naprijed',
  catalogue: 'Katalog',
  search: 'Pretraga',
  feed: 'Događanja',
  offline: 'Bez mreže',
  settings: 'Postavke',
  customer: 'Zaslon za kupca',
  shortcuts: 'Tipke',
  diagnosis: 'Spremi dijagnostiku…',
  openLink: 'Otvoriti ovu adresu u pregledniku?',
  openMail: 'Predati ovaj tekst programu za e-poštu?',
  open: 'Otvori',
  cancel: 'Odustani',
  stopped: 'Prozor se nekoliko puta zaustavio',
  stoppedDetail: 'Spremljeni podaci nisu zahvaćeni. Pojedinosti su u zapisniku.',
  reopen: 'Ponovno otvori prozor',
  quit: 'Izlaz',
  notResponding: 'Prozor ne odgovara',
  wait: 'Pričekaj'
}

export const NOTIFICATION_TEXTS: NotificationTexts = {
  kinds: {
    project_create: 'Projekt stvoren',
    project_update: 'Projekt ažuriran',
    file_purchase: 'Datoteka kupljena',
    ticket_created: 'Tiket stvoren',
    ticket_opened: 'Tiket otvoren',
    ticket_pending: 'Tiket na čekanju',
    ticket_reopened: 'Tiket ponovno otvoren',
    ticket_answered: 'Tiket odgovoren',
    ticket_closed: 'Tiket zatvoren',
    message_created: 'Nova poruka',
    other: 'Novi događaj'
  },
  events: { one: '{count} događaj', few: '{count} događaja', other: '{count} događaja' },
  since: '{events} od {time}',
  subjects: {
    one: 'U {count} tiketu ili projektu',
    few: 'U {count} tiketa i projekta',
    other: 'U {count} tiketa i projekata'
  },
  unread: { one: '{count} nepročitan', few: '{count} nepročitana', other: '{count} nepročitanih' }
}

export const QUESTION_TEXTS: SettingQuestionTexts = {
  allow: 'Dopusti',
  notYou: 'Ako ovu postavku niste upravo sami promijenili, odaberite „Odustani“.',
  about: {
    unsigned: {
      message: 'Prihvaćati nepotpisane događaje?',
      detail:
        'Svatko tko može doći do primatelja tada može slati događaje koji izgledaju pravi. Potpisi se više ne provjeravaju.'
    },
    network: {
      message: 'Dopustiti drugim uređajima pristup primatelju događaja?',
      detail: 'Primatelj će slušati na {value}, ne samo na ovom računalu. Pozivi putem nisu šifrirani.'
    },
    'host-names': {
      message: 'Prihvaćati pozive pod drugim nazivima računala?',
      detail: 'Primatelj će odgovarati i na pozive upućene na: {value}'
    },
    'event-address': {
      message: 'Primati događaje s ove adrese?',
      detail: '{value}\n\nDogađaji se preuzimaju odande i onamo se šalje prijava spremljena za ovaj izvor.'
    },
    'delete-files': {
      message: 'Brisati datoteke iz nadzirane mape?',
      detail: 'Svaka se datoteka briše čim su njezini događaji spremljeni. Datoteku gube i drugi korisnici mape.'
    },
    'open-events': {
      message: 'Spremati događaje bez zaštite?',
      detail:
        'Ovo računalo nema spremište ključeva. Događaji s imenima i registarskim oznakama zapisuju se na disk s ključem pokraj njih: tko može čitati datoteke, može čitati i događaje.'
    },
    'keep-longer': {
      message: 'Dulje čuvati podatke kataloga?',
      detail: 'Novo ograničenje u danima: {value} (0 znači bez ograničenja). Ugovor s pružateljem to možda zabranjuje.'
    },
    'read-after-end': {
      message: 'Prikazivati podatke kataloga nakon isteka pretplate?',
      detail: 'Ugovor s pružateljem to možda zabranjuje.'
    },
    'allow-export': {
      message: 'Dopustiti izvoz podataka kataloga?',
      detail:
        'Popisi, usporedbe i motori tada se mogu spremati u datoteke i kopirati. Ugovor s pružateljem to možda zabranjuje.'
    },
    'allow-pack-files': {
      message: 'Dopustiti datoteke paketa?',
      detail:
        'Paketi se tada mogu spremati u datoteke i čitati iz datoteka s drugih računala. Ugovor s pružateljem to možda zabranjuje.'
    }
  }
}
