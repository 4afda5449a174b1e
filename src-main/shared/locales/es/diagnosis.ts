import type { PartOf } from '../part-of'
import type en from '../en/diagnosis'

/** The diagnosis file: what is in it, what never is, and its saving. */
export default {
  title: 'Archivo de diagnóstico',
  intro: 'Un archivo de texto breve para soporte. Se guarda donde usted elija y nunca se envía.',
  holds: {
    title: 'Incluido',
    program: 'Versiones, sistema y arranque',
    stores: 'Estado de conexión, archivos, fuentes de eventos y descargas',
    log: 'Ajustes cambiados y últimas líneas del archivo de registro, sin textos'
  },
  never: {
    title: 'Excluido',
    secrets: 'Claves, secretos y contraseñas',
    people: 'Clientes, nombres, matrículas, direcciones y carpetas',
    words: 'Datos del catálogo; textos de tickets, notas, búsquedas y fichas'
  },
  show: 'Mostrar el texto',
  lists: 'Volver a la lista',
  text: 'Texto del archivo de diagnóstico'
} satisfies PartOf<typeof en>
