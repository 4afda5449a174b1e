import type { PartOf } from '../part-of'
import type en from '../en/customer'

/**
 * The customer's screen, as the person at the desk speaks of it. What the customer reads is in the sheet's own texts.
 */
export default {
  bar: 'Kundeskjerm',
  shows: 'Kunden ser {title}',
  showsThis: 'Kunden ser denne motoren',
  without: 'uten måling, notat og ECU',
  move: 'Dra vinduet til kundens skjerm, og trykk på F11.',
  language: 'Språk',
  follow: 'Følg dette vinduet',
  showThis: 'Vis denne motoren',
  update: 'Oppdater',
  end: 'Avslutt · F8'
} satisfies PartOf<typeof en>
