import type { PartOf } from '../part-of'
import type en from '../en/common'

export default {
  save: 'Guardar',
  delete: 'Eliminar',
  undo: 'Deshacer',
  copy: 'Copiar',
  saved: 'Guardado.',
  savedAs: 'Guardado: {file}',
  copied: 'Copiado',
  checking: 'Comprobando…',
  connect: 'Conectar',
  export: 'Exportar…',
  import: 'Importar…',
  restarting: 'Dynodesk se reinicia…',
  bytes: '{n} byte | {n} bytes | {n} bytes',
  chosen: '{n} seleccionado | {n} seleccionados | {n} seleccionados',
  stop: 'Detener',
  remove: 'Quitar',
  copyOf: '{name} (copia)',
  doneOf: '{done} de {total}',
  saveAs: 'Guardar…',
  fromFile: 'Desde un archivo…',
  itemName: 'Nombre',
  clearSearch: 'Borrar la búsqueda',
  fetch: 'Descargar'
} satisfies PartOf<typeof en>
