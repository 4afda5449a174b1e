import type { PartOf } from '../part-of'
import type en from '../en/common'

export default {
  save: 'Įrašyti',
  delete: 'Ištrinti',
  undo: 'Anuliuoti',
  copy: 'Kopijuoti',
  saved: 'Įrašyta.',
  savedAs: 'Įrašyta: {file}',
  copied: 'Nukopijuota',
  checking: 'Tikrinama…',
  connect: 'Prisijungti',
  export: 'Eksportuoti…',
  import: 'Importuoti…',
  restarting: 'Dynodesk paleidžiamas iš naujo…',
  bytes: '{n} baitas | {n} baitai | {n} baito | {n} baitų',
  chosen: 'pasirinkta: {n} | pasirinkta: {n} | pasirinkta: {n} | pasirinkta: {n}',
  stop: 'Stabdyti',
  remove: 'Pašalinti',
  copyOf: '{name} (kopija)',
  doneOf: '{done} iš {total}',
  saveAs: 'Įrašyti…',
  fromFile: 'Iš failo…',
  itemName: 'Pavadinimas',
  clearSearch: 'Išvalyti paiešką',
  fetch: 'Gauti'
} satisfies PartOf<typeof en>
