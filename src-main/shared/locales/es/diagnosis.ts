import type { PartOf } from '../part-of'
import type en from '../en/diagnosis'

/** The diagnosis file: what is in it, what never is, and its saving. */
export default {
  label: 'Archivo de diagnóstico',
  open: 'Guardar diagnóstico…',
  title: 'Archivo de diagnóstico',
  intro:
    'Para quien cuida de esta instalación: un solo archivo de texto que cabe en un correo. Se guarda donde usted elija y no se envía a ninguna parte.',
  holds: {
    title: 'Lo que contiene',
    program: 'Versiones del programa y de aquello en lo que se ejecuta',
    system: 'Sistema, memoria, pantallas, idiomas, duración del arranque',
    settings:
      'Ajustes distintos de los predeterminados: interruptores, números y opciones; de los textos, solo que están puestos',
    connection: 'Estado de la conexión y códigos de los últimos fallos; si se guarda una clave y cómo',
    calls: 'Llamadas usadas y restantes',
    stores: 'Tamaño de los archivos guardados, cuántas entradas tienen y si están íntegros',
    events: 'Estado de las fuentes de eventos y sus contadores; paquetes por estado',
    log: 'Las últimas líneas del registro: qué ocurrió y cuándo, sin textos'
  },
  never: {
    title: 'Lo que nunca contiene',
    secrets: 'La clave, secretos y contraseñas, ni siquiera una parte',
    people: 'Clientes, nombres, matrículas, direcciones de correo',
    words: 'Textos de tickets, notas, búsquedas, fichas y del taller',
    places: 'Direcciones de este equipo, del servicio o de la red; nombres de carpetas y usuarios',
    catalogue: 'Nada del catálogo'
  },
  show: 'Mostrar el texto',
  lists: 'Volver a la lista',
  text: 'Texto del archivo de diagnóstico',
  save: 'Guardar…',
  saved: 'Guardado: {file}'
} satisfies PartOf<typeof en>
