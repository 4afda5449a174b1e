import type { NotificationTexts, SettingQuestionTexts } from './text-types'
import type { WindowTexts } from './en'

export const WINDOW_TEXTS: WindowTexts = {
  file: 'Fil',
  edit: 'Rediger',
  view: 'Vis',
  go: 'Gå',
  window: 'Vindu',
  help: 'Hjelp',
  undo: 'Angre',
  redo: 'Gjør om',
  cut: 'Klipp ut',
  copy: 'Kopier',
  paste: 'Lim inn',
  delete: 'Slett',
  selectAll: 'Merk alt',
  actualSize: 'Faktisk størrelse',
  zoomIn: 'Zoom inn',
  zoomOut: 'Zoom ut',
  fullScreen: 'Fullskjerm',
  minimize: 'Minimer',
  zoom: 'Zoom',
  front: 'Legg alle vinduer øverst',
  close: 'Lukk',
  about: 'Om Dynodesk',
  services: 'Tjenester',
  hide: 'Skjul Dynodesk',
  hideOthers: 'Skjul andre',
  showAll: 'Vis alle',
  back: 'Tilbake',
  forward: 'Frem',
  catalogue: 'Katalog',
  search: 'Søk',
  feed: 'Hendelsesstrøm',
  offline: 'Frakoblet',
  settings: 'Innstillinger',
  customer: 'Kundeskjerm',
  shortcuts: 'Taster',
  diagnosis: 'Lagre diagnose …',
  openLink: 'Åpne denne adressen i nettleseren?',
  openMail: 'Gi denne teksten til e-postprogrammet?',
  open: 'Åpne',
  cancel: 'Avbryt',
  stopped: 'Vinduet har stoppet flere ganger',
  stoppedDetail: 'Lagrede data er ikke berørt. Detaljer står i loggen.',
  reopen: 'Åpne vinduet på nytt',
  quit: 'Avslutt',
  notResponding: 'Vinduet svarer ikke',
  wait: 'Vent'
}

export const NOTIFICATION_TEXTS: NotificationTexts = {
  kinds: {
    project_create: 'Prosjekt opprettet',
    project_update: 'Prosjekt oppdatert',
    file_purchase: 'Fil kjøpt',
    ticket_created: 'Sak opprettet',
    ticket_opened: 'Sak åpnet',
    ticket_pending: 'Sak avventer',
    ticket_reopened: 'Sak gjenåpnet',
    ticket_answered: 'Sak besvart',
    ticket_closed: 'Sak lukket',
    message_created: 'Ny melding',
    other: 'Ny hendelse'
  },
  events: { one: '{count} hendelse', other: '{count} hendelser' },
  since: '{events} siden {time}',
  subjects: { one: 'I {count} sak eller prosjekt', other: 'I {count} saker og prosjekter' },
  unread: { one: '{count} ulest', other: '{count} uleste' }
}

export const QUESTION_TEXTS: SettingQuestionTexts = {
  allow: 'Tillat',
  notYou: 'Velg Avbryt hvis du ikke nettopp endret denne innstillingen selv.',
  about: {
    unsigned: {
      message: 'Godta usignerte hendelser?',
      detail: 'Alle som når mottakeren, kan da sende hendelser som ser ekte ut. Signaturer kontrolleres ikke lenger.'
    },
    network: {
      message: 'La andre enheter nå hendelsesmottakeren?',
      detail: 'Mottakeren lytter på {value}, ikke bare på denne PC-en. Kallene er ikke kryptert underveis.'
    },
    'host-names': {
      message: 'Godta kall under andre vertsnavn?',
      detail: 'Mottakeren svarer også på kall til: {value}'
    },
    'event-address': {
      message: 'Motta hendelser fra denne adressen?',
      detail: '{value}\n\nHendelser hentes derfra, og påloggingen som er lagret for kilden, sendes dit.'
    },
    'delete-files': {
      message: 'Slette filer fra den overvåkede mappen?',
      detail: 'Hver fil slettes når hendelsene i den er lagret. Andre som bruker mappen, mister også filen.'
    },
    'open-events': {
      message: 'Lagre hendelser uten beskyttelse?',
      detail:
        'Denne PC-en har ikke noe nøkkellager. Hendelser med navn og registreringsnumre skrives til disken med nøkkelen ved siden av: Den som kan lese filene, kan lese hendelsene.'
    },
    'keep-longer': {
      message: 'Beholde katalogdata lenger?',
      detail: 'Ny grense i dager: {value} (0 betyr ingen grense). Avtalen med leverandøren kan forby dette.'
    },
    'read-after-end': {
      message: 'Vise katalogdata etter at abonnementet er utløpt?',
      detail: 'Avtalen med leverandøren kan forby dette.'
    },
    'allow-export': {
      message: 'Tillate eksport av katalogdata?',
      detail:
        'Lister, sammenligninger og motorer kan da lagres som filer og kopieres. Avtalen med leverandøren kan forby dette.'
    },
    'allow-pack-files': {
      message: 'Tillate pakkefiler?',
      detail:
        'Pakker kan da lagres i filer og leses fra filer fra andre PC-er. Avtalen med leverandøren kan forby dette.'
    }
  }
}
