import type { PartOf } from '../part-of'
import type en from '../en/common'

export default {
  save: 'Lagre',
  delete: 'Slett',
  undo: 'Angre',
  copy: 'Kopier',
  saved: 'Lagret.',
  savedAs: 'Lagret: {file}',
  copied: 'Kopiert',
  checking: 'Sjekker …',
  connect: 'Koble til',
  export: 'Eksporter …',
  import: 'Importer …',
  restarting: 'Dynodesk starter på nytt …',
  bytes: '{n} byte | {n} byte',
  chosen: '{n} valgt | {n} valgt',
  stop: 'Stopp',
  remove: 'Fjern',
  copyOf: '{name} (kopi)',
  doneOf: '{done} av {total}',
  saveAs: 'Lagre …',
  fromFile: 'Fra en fil …',
  itemName: 'Navn',
  clearSearch: 'Tøm søket',
  fetch: 'Hent'
} satisfies PartOf<typeof en>
