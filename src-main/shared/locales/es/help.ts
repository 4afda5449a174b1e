import type { PartOf } from '../part-of'
import type en from '../en/help'

/** Help: the manual's frame and titles, the about box, the tour. The pages are in manual.md. */
export default {
  search: 'Buscar en la ayuda',
  pages: 'Páginas de ayuda',
  none: 'Ninguna página tiene esas palabras.',
  picture: 'Captura de pantalla',
  page: {
    start: 'Primeros pasos',
    find: 'Encontrar un motor',
    engine: 'Página del motor y gráfico',
    compare: 'Comparar motores',
    sheets: 'Fichas técnicas',
    customer: 'Mostrar al cliente',
    offline: 'Sin conexión y descargas',
    feed: 'Tickets y proyectos',
    units: 'Unidades, idiomas, tamaño del texto',
    keys: 'Atajos de teclado',
    connection: 'Conexión, clave y solicitudes',
    computers: 'Varios equipos',
    admin: 'Para administradores'
  },
  about: {
    title: 'Acerca de Dynodesk',
    version: 'Versión',
    system: 'Sistema',
    runtime: 'Funciona con',
    licence: 'Licencia',
    folder: 'Carpeta de datos',
    licences: 'Licencias',
    copy: 'Copiar para soporte'
  },
  tour: {
    start: 'Hacer el recorrido',
    offer: '¿Primera vez aquí? Lo principal en cinco pasos.',
    decline: 'No, gracias',
    step: '{n} de {of}',
    next: 'Siguiente',
    back: 'Atrás',
    skip: 'Saltar',
    done: 'Listo',
    find: {
      title: 'Encuentre cualquier cosa',
      text: 'Pulse {key} y escriba una marca, un modelo o un motor. Enter lo abre.'
    },
    columns: {
      title: 'Recorra las columnas',
      text: 'Del tipo de vehículo al motor. Escriba para filtrar una columna.'
    },
    chart: {
      title: 'Potencia y par',
      text: 'La página de un motor muestra las curvas de serie y de todos los stages. Pulse un stage para ver su ganancia.'
    },
    actions: {
      title: 'Ficha, cliente, comparación',
      text: 'Desde la página de un motor se imprime una ficha técnica, se enseña el motor al cliente o se compara.'
    },
    help: { title: 'Ayuda', text: '{key} explica la pantalla que tiene delante, también sin conexión.' }
  }
} satisfies PartOf<typeof en>
