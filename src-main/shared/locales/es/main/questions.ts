import type { PartOf } from '../../part-of'
import type en from '../../en/main/questions'

export default {
  allow: 'Permitir',
  notYou: 'Elija «Cancelar» si no ha sido usted quien acaba de cambiar este ajuste.',
  restore: {
    message: '¿Restaurar esta copia?',
    detail:
      'Se sustituyen los ajustes, favoritos, notas, plantillas y fichas de este equipo, y Dynodesk se reinicia. Restaure solo una copia propia.',
    risks: 'También cambia estos ajustes:',
    yes: 'Restaurar'
  },
  settings: {
    message: '¿Importar estos ajustes?',
    yes: 'Importar'
  },
  undoSettings: {
    message: '¿Recuperar los ajustes anteriores?',
    yes: 'Deshacer'
  },
  role: {
    message: '¿Cambiar de rol sin guardar?',
    detail:
      'Hay una ficha, unas reglas o una correspondencia sin terminar. Todas las ventanas se cargan de nuevo y estos datos se pierden.',
    yes: 'Cambiar'
  },
  profiles: {
    loss: {
      message: '¿Cambiar de perfil sin guardar?',
      detail:
        'Hay una ficha, unas reglas o una correspondencia sin terminar. Dynodesk se reinicia y estos datos se pierden.',
      yes: 'Cambiar'
    },
    removal: {
      message: '¿Eliminar el perfil «{name}»?',
      detail:
        'Se eliminan su clave, sus ajustes, el catálogo guardado, las notas y las fichas de este equipo. No se puede deshacer: haga antes una copia de seguridad en ese perfil.',
      yes: 'Eliminar'
    }
  },
  invitation: {
    code: 'Código de la invitación: {code}',
    codeHelp: 'El otro equipo lo pide. Envíelo por un medio distinto que la invitación.',
    message: '¿Unirse a los demás equipos?',
    detail:
      'Servidor: {address}\nUsuario: {user}\nSe comparten con ellos respuestas, favoritos, notas y fichas. Acepte solo una invitación de su propio taller.',
    yes: 'Unirse'
  },
  about: {
    unsigned: {
      message: '¿Aceptar eventos sin firma?',
      detail: 'Las firmas dejarán de comprobarse: cualquiera que llegue al receptor podrá enviar eventos falsos.'
    },
    network: {
      message: '¿Permitir que otros dispositivos accedan al receptor de eventos?',
      detail: 'El receptor escuchará en {value}. Las solicitudes que recibe no van cifradas.'
    },
    'host-names': {
      message: '¿Aceptar solicitudes con otros nombres de host?',
      detail: 'El receptor también responderá a las solicitudes dirigidas a: {value}'
    },
    'event-address': {
      message: '¿Recibir eventos desde esta dirección?',
      detail:
        '{value}\n\nLos eventos se reciben de esta dirección y a ella se envían los datos de acceso de esta fuente.'
    },
    'workspace-address': {
      message: '¿Conectarse a este servidor?',
      detail: '{value}\n\nEl usuario y la contraseña del servidor compartido se envían a esta dirección.'
    },
    'update-address': {
      message: '¿Recibir actualizaciones de esta dirección?',
      detail: '{value}\n\nDynodesk buscará actualizaciones en esta dirección. Solo se instalan versiones firmadas.'
    },
    'delete-files': {
      message: '¿Eliminar archivos de la carpeta vigilada?',
      detail: 'Cada archivo se elimina en cuanto se guardan sus eventos, también para los demás usuarios de la carpeta.'
    },
    'open-events': {
      message: '¿Guardar los eventos sin protección?',
      detail:
        'Este equipo no tiene almacén de claves. Quien pueda leer sus archivos podrá leer los eventos, con nombres y matrículas.'
    },
    'keep-longer': {
      message: '¿Conservar más tiempo los datos del catálogo?',
      detail: 'Nuevo límite en días: {value} (0: sin límite). Su contrato con el proveedor puede prohibirlo.'
    },
    'read-after-end': {
      message: '¿Mostrar los datos del catálogo una vez terminada la suscripción?',
      detail: 'Su contrato con el proveedor puede prohibirlo.'
    },
    'allow-export': {
      message: '¿Permitir la exportación de datos del catálogo?',
      detail:
        'Las listas, comparaciones y motores podrán guardarse en archivos y copiarse. Su contrato con el proveedor puede prohibirlo.'
    },
    'allow-pack-files': {
      message: '¿Permitir archivos de transferencia?',
      detail:
        'Las descargas podrán guardarse en archivos e importarse en otros equipos. Su contrato con el proveedor puede prohibirlo.'
    }
  }
} satisfies PartOf<typeof en>
