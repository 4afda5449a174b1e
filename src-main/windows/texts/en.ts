import type { NotificationTexts, SettingQuestionTexts } from './text-types'

/** English defines the keys that every other language must have. */
export const WINDOW_TEXTS = {
  file: 'File',
  edit: 'Edit',
  view: 'View',
  go: 'Go',
  window: 'Window',
  help: 'Help',
  undo: 'Undo',
  redo: 'Redo',
  cut: 'Cut',
  copy: 'Copy',
  paste: 'Paste',
  delete: 'Delete',
  selectAll: 'Select all',
  actualSize: 'Actual size',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fullScreen: 'Full screen',
  minimize: 'Minimise',
  zoom: 'Zoom',
  front: 'Bring all to front',
  close: 'Close',
  about: 'About Dynodesk',
  services: 'Services',
  hide: 'Hide Dynodesk',
  hideOthers: 'Hide others',
  showAll: 'Show all',
  back: 'Back',
  forward: 'Forward',
  catalogue: 'Catalogue',
  search: 'Search',
  feed: 'Feed',
  offline: 'Offline',
  settings: 'Settings',
  customer: 'Customer screen',
  shortcuts: 'Keys',
  diagnosis: 'Save diagnosis…',
  openLink: 'Open this address in the browser?',
  openMail: 'Hand this text to the mail program?',
  open: 'Open',
  cancel: 'Cancel',
  stopped: 'The window has stopped several times',
  stoppedDetail: 'Stored data is not affected. Details are in the log.',
  reopen: 'Open the window again',
  quit: 'Quit',
  notResponding: 'The window does not respond',
  wait: 'Wait'
} satisfies Readonly<Record<string, string>>

export const NOTIFICATION_TEXTS: NotificationTexts = {
  kinds: {
    project_create: 'Project created',
    project_update: 'Project updated',
    file_purchase: 'File purchased',
    ticket_created: 'Ticket created',
    ticket_opened: 'Ticket opened',
    ticket_pending: 'Ticket pending',
    ticket_reopened: 'Ticket re-opened',
    ticket_answered: 'Ticket answered',
    ticket_closed: 'Ticket closed',
    message_created: 'New message',
    other: 'New event'
  },
  events: { one: '{count} event', other: '{count} events' },
  since: '{events} since {time}',
  subjects: { one: 'In {count} ticket or project', other: 'In {count} tickets and projects' },
  unread: { one: '{count} unread', other: '{count} unread' }
}

export const QUESTION_TEXTS: SettingQuestionTexts = {
  allow: 'Allow',
  notYou: 'If you did not just change this setting yourself, choose Cancel.',
  about: {
    unsigned: {
      message: 'Accept unsigned events?',
      detail:
        'Anyone who can reach the receiver can then send events that look genuine. Signatures are no longer checked.'
    },
    network: {
      message: 'Let other devices reach the event receiver?',
      detail: 'The receiver will listen on {value}, not only on this computer. Calls are not encrypted on the way.'
    },
    'host-names': {
      message: 'Accept calls under other host names?',
      detail: 'The receiver will also answer calls addressed to: {value}'
    },
    'event-address': {
      message: 'Receive events from this address?',
      detail: '{value}\n\nEvents are taken from there, and the login saved for this source is sent there.'
    },
    'delete-files': {
      message: 'Delete files from the watched folder?',
      detail: 'Every file is deleted once its events are stored. Others who use the folder lose the file, too.'
    },
    'open-events': {
      message: 'Store events without protection?',
      detail:
        'This computer has no key store. Events with names and number plates are written to the disk with the key beside them: whoever can read the files can read the events.'
    },
    'keep-longer': {
      message: 'Keep catalogue data longer?',
      detail: 'New limit in days: {value} (0 means no limit). Your contract with the provider may forbid this.'
    },
    'read-after-end': {
      message: 'Show catalogue data after the subscription has ended?',
      detail: 'Your contract with the provider may forbid this.'
    },
    'allow-export': {
      message: 'Allow catalogue data to be exported?',
      detail:
        'Lists, comparisons and engines can then be saved as files and copied. Your contract with the provider may forbid this.'
    },
    'allow-pack-files': {
      message: 'Allow pack files?',
      detail:
        'Packs can then be saved to files and read from files of other computers. Your contract with the provider may forbid this.'
    }
  }
}

export type WindowTexts = { readonly [K in keyof typeof WINDOW_TEXTS]: string }
