import type { PartOf } from '../part-of'
import type en from '../en/diagnosis'

/** The diagnosis file: what is in it, what never is, and its saving. */
export default {
  title: 'Archivo de diagnóstico',
  intro: 'Un archivo de texto breve para soporte. Se guarda donde usted elija y nunca se envía.',
  holds: {
    title: 'Incluido',
    program: 'Versiones, sistema, memoria, pantallas, idiomas, tiempo de arranque',
    settings: 'Ajustes cambiados, sin los textos escritos',
    connection: 'Conexión, códigos de fallos recientes, solicitudes usadas, cómo se guarda la clave',
    stores: 'Estado y tamaño de los archivos guardados, fuentes de eventos y descargas',
    log: 'Últimas líneas del archivo de registro, sin textos'
  },
  never: {
    title: 'Excluido',
    secrets: 'Claves, secretos y contraseñas',
    people: 'Clientes, nombres, matrículas, direcciones de correo',
    words: 'Textos de tickets, notas, búsquedas, fichas y de su taller',
    places: 'Direcciones de este equipo, del servicio y de la red; nombres de carpetas y usuarios',
    catalogue: 'Datos del catálogo'
  },
  show: 'Mostrar el texto',
  lists: 'Volver a la lista',
  text: 'Texto del archivo de diagnóstico'
} satisfies PartOf<typeof en>
