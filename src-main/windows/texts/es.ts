import type { NotificationTexts, SettingQuestionTexts } from './text-types'
import type { WindowTexts } from './en'

export const WINDOW_TEXTS: WindowTexts = {
  file: 'Archivo',
  edit: 'Edición',
  view: 'Ver',
  go: 'Ir',
  window: 'Ventana',
  help: 'Ayuda',
  undo: 'Deshacer',
  redo: 'Rehacer',
  cut: 'Cortar',
  copy: 'Copiar',
  paste: 'Pegar',
  delete: 'Eliminar',
  selectAll: 'Seleccionar todo',
  actualSize: 'Tamaño real',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  fullScreen: 'Pantalla completa',
  minimize: 'Minimizar',
  zoom: 'Zoom',
  front: 'Traer todo al frente',
  close: 'Cerrar',
  about: 'Acerca de Dynodesk',
  services: 'Servicios',
  hide: 'Ocultar Dynodesk',
  hideOthers: 'Ocultar otros',
  showAll: 'Mostrar todo',
  back: 'Atrás',
  forward: 'Adelante',
  catalogue: 'Catálogo',
  search: 'Búsqueda',
  feed: 'Actividad',
  offline: 'Sin conexión',
  settings: 'Ajustes',
  customer: 'Pantalla del cliente',
  shortcuts: 'Teclas',
  diagnosis: 'Guardar diagnóstico…',
  openLink: '¿Abrir esta dirección en el navegador?',
  openMail: '¿Entregar este texto al programa de correo?',
  open: 'Abrir',
  cancel: 'Cancelar',
  stopped: 'La ventana se ha detenido varias veces',
  stoppedDetail: 'Los datos guardados no están afectados. Los detalles están en el registro.',
  reopen: 'Abrir de nuevo la ventana',
  quit: 'Salir',
  notResponding: 'La ventana no responde',
  wait: 'Esperar'
}

export const NOTIFICATION_TEXTS: NotificationTexts = {
  kinds: {
    project_create: 'Proyecto creado',
    project_update: 'Proyecto actualizado',
    file_purchase: 'Archivo comprado',
    ticket_created: 'Ticket creado',
    ticket_opened: 'Ticket abierto',
    ticket_pending: 'Ticket pendiente',
    ticket_reopened: 'Ticket reabierto',
    ticket_answered: 'Ticket respondido',
    ticket_closed: 'Ticket cerrado',
    message_created: 'Mensaje nuevo',
    other: 'Evento nuevo'
  },
  events: { one: '{count} evento', many: '{count} eventos', other: '{count} eventos' },
  since: '{events} desde las {time}',
  subjects: {
    one: 'En {count} ticket o proyecto',
    many: 'En {count} tickets y proyectos',
    other: 'En {count} tickets y proyectos'
  },
  unread: { one: '{count} sin leer', many: '{count} sin leer', other: '{count} sin leer' }
}

export const QUESTION_TEXTS: SettingQuestionTexts = {
  allow: 'Permitir',
  notYou: 'Si no acaba de cambiar usted mismo este ajuste, elija Cancelar.',
  about: {
    unsigned: {
      message: '¿Aceptar eventos sin firma?',
      detail:
        'Cualquiera que pueda llegar al receptor podrá enviar eventos que parezcan auténticos. Las firmas dejan de comprobarse.'
    },
    network: {
      message: '¿Permitir que otros dispositivos lleguen al receptor de eventos?',
      detail: 'El receptor escuchará en {value}, no solo en este equipo. Las llamadas no van cifradas.'
    },
    'host-names': {
      message: '¿Aceptar llamadas con otros nombres de host?',
      detail: 'El receptor también responderá a las llamadas dirigidas a: {value}'
    },
    'event-address': {
      message: '¿Recibir eventos desde esta dirección?',
      detail: '{value}\n\nLos eventos se toman de ahí, y ahí se envía el acceso guardado para esta fuente.'
    },
    'delete-files': {
      message: '¿Borrar archivos de la carpeta vigilada?',
      detail:
        'Cada archivo se borra en cuanto se guardan sus eventos. También lo pierden los demás que usan la carpeta.'
    },
    'open-events': {
      message: '¿Guardar los eventos sin protección?',
      detail:
        'Este equipo no tiene almacén de claves. Los eventos con nombres y matrículas se escriben en el disco con la clave al lado: quien pueda leer los archivos podrá leer los eventos.'
    },
    'keep-longer': {
      message: '¿Conservar más tiempo los datos del catálogo?',
      detail: 'Nuevo límite en días: {value} (0 significa sin límite). El contrato con el proveedor puede prohibirlo.'
    },
    'read-after-end': {
      message: '¿Mostrar los datos del catálogo después de terminar la suscripción?',
      detail: 'El contrato con el proveedor puede prohibirlo.'
    },
    'allow-export': {
      message: '¿Permitir exportar los datos del catálogo?',
      detail:
        'Las listas, comparaciones y motores podrán guardarse en archivos y copiarse. El contrato con el proveedor puede prohibirlo.'
    },
    'allow-pack-files': {
      message: '¿Permitir archivos de paquetes?',
      detail:
        'Los paquetes podrán guardarse en archivos y leerse de archivos de otros equipos. El contrato con el proveedor puede prohibirlo.'
    }
  }
}
