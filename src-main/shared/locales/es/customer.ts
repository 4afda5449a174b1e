import type { PartOf } from '../part-of'
import type en from '../en/customer'

/**
 * The customer's screen, as the person at the desk speaks of it. What the customer reads is in the sheet's own texts.
 */
export default {
  bar: 'Pantalla del cliente',
  shows: 'El cliente ve {title}',
  showsThis: 'El cliente ve este motor',
  without: 'sin medición, nota ni ECU',
  move: 'Arrastre la ventana a la pantalla del cliente y pulse F11.',
  language: 'Idioma',
  follow: 'Seguir esta ventana',
  showThis: 'Mostrar este motor',
  update: 'Actualizar',
  end: 'Terminar · F8'
} satisfies PartOf<typeof en>
