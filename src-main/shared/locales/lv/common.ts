import type { PartOf } from '../part-of'
import type en from '../en/common'

export default {
  save: 'Saglabāt',
  delete: 'Dzēst',
  undo: 'Atsaukt',
  copy: 'Kopēt',
  saved: 'Saglabāts.',
  savedAs: 'Saglabāts: {file}',
  copied: 'Nokopēts',
  checking: 'Pārbauda…',
  connect: 'Savienot',
  export: 'Eksportēt…',
  import: 'Importēt…',
  restarting: 'Dynodesk tiek restartēts…',
  bytes: '{n} baitu | {n} baits | {n} baiti',
  chosen: 'izvēlēts: {n} | izvēlēts: {n} | izvēlēts: {n}',
  stop: 'Apturēt',
  remove: 'Dzēst',
  copyOf: '{name} (kopija)',
  doneOf: '{done} no {total}',
  saveAs: 'Saglabāt…',
  fromFile: 'No faila…',
  itemName: 'Nosaukums',
  clearSearch: 'Notīrīt meklēšanu',
  fetch: 'Iegūt'
} satisfies PartOf<typeof en>
