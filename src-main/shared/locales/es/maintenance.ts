import type { PartOf } from '../part-of'
import type en from '../en/maintenance'

/** Updates of the program. */
export default {
  updates: {
    state: {
      idle: 'Aún sin comprobar',
      checking: 'Comprobando …',
      current: 'Dynodesk está actualizado.',
      found: 'La versión {version} está disponible.',
      downloading: 'Descargando la versión {version} …',
      ready: 'La versión {version} está lista.'
    },
    readyHelp: 'Se instala al reiniciar o cerrar Dynodesk.',
    checked: 'Última comprobación: {time}',
    notes: 'Novedades',
    amount: '{done} de {all} MB',
    progress: 'Descarga',
    check: 'Buscar actualizaciones',
    fromFile: 'Desde un archivo …',
    download: 'Descargar',
    restart: 'Reiniciar e instalar',
    later: 'Más tarde',
    skip: 'Omitir esta versión',
    skipped: 'Omitió esta versión.',
    noAddress: 'No hay dirección de actualizaciones, así que no se contacta con nadie.',
    way: {
      'package-manager': 'El gestor de paquetes del sistema actualiza esta instalación.',
      'not-installed': 'Esta copia no está instalada, así que no puede sustituirse.'
    }
  }
} satisfies PartOf<typeof en>
