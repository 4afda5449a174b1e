import type { PartOf } from '../part-of'
import type en from '../en/onboarding'

/** The first screen: connect with address and key, or look around in the demo catalogue. */
export default {
  title: 'Dynodesk',
  lead: 'Motores, etapas de reprogramación, prestaciones y gráficos de potencia del catálogo de vehículos, en su puesto.',

  connect: {
    title: 'Conectar con el servicio',
    lead: 'Con la dirección base y la clave de su suscripción.',
    address: 'Dirección base',
    addressPlaceholder: 'https://…',
    addressHint: 'Como en los papeles de su suscripción. Puede llevar ruta y puerto.',
    addressGood: 'Las consultas van a {address}',
    key: 'Clave API',
    keyHint: 'El sistema la guarda cifrada y no vuelve a mostrarse.',
    keySession: 'Este sistema no tiene lugar seguro para una clave: queda en memoria hasta cerrar Dynodesk.',
    keyMissing: 'Falta la clave.',
    submit: 'Conectar',
    busy: 'Consultando el servicio …',
    price: 'Al conectar se consulta una vez al servicio el estado de la suscripción.'
  },
  demo: {
    title: 'Echar antes un vistazo',
    lead: 'Un catálogo de demostración completo con marcas inventadas. Sin clave, sin red, y todas las pantallas funcionan.',
    open: 'Explorar el catálogo de demostración',
    busy: 'Iniciando …',
    later: 'Puede conectarse en cualquier momento, en los ajustes.',
    chart: 'Dibujo de una curva de potencia, de serie y reprogramada'
  },

  success: {
    title: 'Conectado',
    close: 'Cerrar'
  },
  inactive: {
    title: 'La clave es correcta, pero su suscripción no está activa',
    lead: 'El servicio solo responde sobre el catálogo con una suscripción activa. La clave queda guardada en este puesto.',
    steps: {
      renew: 'Renueve o inicie la suscripción con su proveedor.',
      check: 'Después compruebe aquí de nuevo.'
    },
    check: 'Comprobar de nuevo',
    other: 'Usar otra clave'
  },
  subscription: {
    name: 'Suscripción',
    active: 'Estado',
    isActive: 'activa',
    notActive: 'no activa',
    activeUnknown: 'el servicio no lo dice',
    end: 'Termina',
    endAbsent: 'sin fecha de fin',
    endUnreadable: '{text} (no se lee como fecha)',
    endOriginal: 'Tal como lo envió el servicio: {text}',
    lastDay: 'hoy es el último día',
    daysLeft: 'queda {days} día | quedan {days} días | quedan {days} días',
    pastActive: 'vencida, aunque el servicio dice activa',
    past: 'vencida',
    clock: 'según el reloj de este equipo, que difiere del servicio',
    key: 'Clave',
    kept: {
      sealed: 'cifrada por el sistema',
      session: 'en memoria hasta cerrar Dynodesk',
      open: 'en el disco sin protección',
      none: 'no guardada'
    }
  }
} satisfies PartOf<typeof en>
