/** Words of menu and system dialogs, which the window's own texts do not reach. One table for each interface language. */
export interface WindowTexts {
  readonly file: string
  readonly view: string
  readonly go: string
  readonly back: string
  readonly forward: string
  readonly catalogue: string
  readonly search: string
  readonly settings: string
  readonly customer: string
  readonly openLink: string
  readonly open: string
  readonly cancel: string
  readonly stopped: string
  readonly stoppedDetail: string
  readonly reopen: string
  readonly quit: string
  readonly notResponding: string
  readonly wait: string
}

export const ENGLISH: WindowTexts = {
  file: 'File',
  view: 'View',
  go: 'Go',
  back: 'Back',
  forward: 'Forward',
  catalogue: 'Catalogue',
  search: 'Search',
  settings: 'Settings',
  customer: 'Customer screen',
  openLink: 'Open this address in the browser?',
  open: 'Open',
  cancel: 'Cancel',
  stopped: 'The window has stopped several times',
  stoppedDetail: 'Stored data is not affected. Details are in the log.',
  reopen: 'Open the window again',
  quit: 'Quit',
  notResponding: 'The window does not respond',
  wait: 'Wait'
}
