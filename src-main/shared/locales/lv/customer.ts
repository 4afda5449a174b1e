import type { PartOf } from '../part-of'
import type en from '../en/customer'

/**
 * The customer's screen, as the person at the desk speaks of it. What the customer reads is in the sheet's own texts.
 */
export default {
  bar: 'Klienta ekrāns',
  shows: 'Klients redz: {title}',
  showsThis: 'Klients redz šo dzinēju',
  without: 'bez mērījuma, piezīmes un ECU',
  move: 'Pārvelciet logu uz klienta ekrānu, tad nospiediet F11.',
  language: 'Valoda',
  follow: 'Kā šajā logā',
  showThis: 'Rādīt šo dzinēju',
  update: 'Atjaunināt',
  end: 'Beigt · F8'
} satisfies PartOf<typeof en>
