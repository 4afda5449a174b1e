import type { PartOf } from '../../part-of'
import type en from '../../en/main/questions'

export default {
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
} satisfies PartOf<typeof en>
