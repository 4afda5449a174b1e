import type { PartOf } from '../part-of'
import type en from '../en/customer'

/**
 * The customer's screen, as the person at the desk speaks of it. What the customer reads is in the sheet's own texts.
 */
export default {
  bar: 'Kliento ekranas',
  shows: 'Klientas mato: {title}',
  showsThis: 'Klientas mato šį variklį',
  without: 'be matavimo, pastabos ir ECU',
  move: 'Nuvilkite langą į kliento ekraną, tada paspauskite F11.',
  language: 'Kalba',
  follow: 'Kaip šiame lange',
  showThis: 'Rodyti šį variklį',
  update: 'Atnaujinti',
  end: 'Baigti · F8'
} satisfies PartOf<typeof en>
