import type { PartOf } from '../part-of'
import type en from '../en/onboarding'

/** The first screen: connect with address and key, or look around in the demo catalogue. */
export default {
  title: 'Dynodesk',
  lead: 'Motores, stages de reprogramación, prestaciones y gráficos de potencia.',

  connect: {
    title: 'Conectar con el servicio',
    lead: 'Use la dirección base y la clave de su suscripción.',
    addressPlaceholder: 'https://…',
    addressHint: 'En los documentos de su suscripción; puede incluir ruta y puerto.',
    addressGood: 'Las solicitudes van a {address}',
    key: 'Clave API',
    keyHint: 'Se guarda cifrada y no vuelve a mostrarse.',
    keySession: 'Este sistema no tiene almacén de claves: la clave queda en memoria hasta cerrar Dynodesk.'
  },
  demo: {
    title: 'Primero, eche un vistazo',
    lead: 'Un catálogo completo de marcas inventadas. Funciona sin clave ni red.',
    open: 'Explorar el catálogo de demostración',
    busy: 'Iniciando…',
    later: 'Puede conectarse después en los ajustes.',
    chart: 'Curva de potencia, de serie y reprogramada'
  },

  success: {
    title: 'Conectado'
  },
  inactive: {
    title: 'Suscripción no activa',
    lead: 'La clave es válida y está guardada, pero el catálogo requiere una suscripción activa.',
    steps: {
      renew: 'Renueve o inicie la suscripción con su proveedor.',
      check: 'Compruebe de nuevo aquí.'
    },
    other: 'Usar otra clave'
  },
  kept: {
    sealed: 'cifrada por su sistema',
    session: 'en memoria hasta cerrar Dynodesk',
    open: 'en el disco, sin protección'
  }
} satisfies PartOf<typeof en>
