import type en from '../en/administration'
import type { PartOf } from '../part-of'

export default {
  role: {
    title: 'Cambiar de rol',
    sales: 'Ventas',
    workshop: 'Taller',
    administrator: 'Administrador',
    switch: 'Cambiar de rol…',
    confirm: 'Cambiar',
    about: 'Todas las ventanas se cargan de nuevo.',
    pin: 'PIN',
    help: {
      sales: 'Sin herramientas, ECU, TCU, respuestas en bruto ni notas',
      workshop: 'Todo menos las claves y los ajustes del administrador',
      administrator: 'Todo'
    }
  },
  pin: {
    set: 'definido',
    unset: 'sin definir',
    enter: 'Definir PIN',
    replace: 'Cambiar PIN',
    remove: 'Quitar',
    again: 'Repetir PIN',
    different: 'Los PIN no coinciden.',
    label: {
      workshop: 'PIN del taller',
      administrator: 'PIN del administrador'
    },
    help: {
      workshop: 'Sin él, solo el PIN del administrador abre este rol.',
      administrator: 'Sin él, cualquiera puede cambiar a cualquier rol.'
    }
  },
  managed: {
    title: 'Ajustes gestionados',
    refused: 'no se usa',
    overruled: 'no se usa: se aplican los ajustes gestionados del sistema',
    applied: '{n} ajuste | {n} ajustes | {n} ajustes'
  }
} satisfies PartOf<typeof en>
