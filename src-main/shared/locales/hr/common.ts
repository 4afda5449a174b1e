import type { PartOf } from '../part-of'
import type en from '../en/common'

export default {
  save: 'Spremi',
  delete: 'Izbriši',
  undo: 'Poništi',
  copy: 'Kopiraj',
  saved: 'Spremljeno.',
  savedAs: 'Spremljeno: {file}',
  copied: 'Kopirano',
  checking: 'Provjera …',
  connect: 'Poveži',
  export: 'Izvezi …',
  import: 'Uvezi …',
  restarting: 'Dynodesk se ponovno pokreće …',
  bytes: '{n} bajt | {n} bajta | {n} bajtova',
  chosen: 'odabrano: {n} | odabrano: {n} | odabrano: {n}',
  stop: 'Zaustavi',
  remove: 'Ukloni',
  copyOf: '{name} (kopija)',
  doneOf: '{done} od {total}',
  saveAs: 'Spremi …',
  fromFile: 'Iz datoteke …',
  itemName: 'Naziv',
  clearSearch: 'Očisti pretragu',
  fetch: 'Dohvati'
} satisfies PartOf<typeof en>
