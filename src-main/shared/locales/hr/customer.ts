import type { PartOf } from '../part-of'
import type en from '../en/customer'

/**
 * The customer's screen, as the person at the desk speaks of it. What the customer reads is in the sheet's own texts.
 */
export default {
  bar: 'Zaslon za kupca',
  shows: 'Kupac vidi {title}',
  showsThis: 'Kupac vidi ovaj motor',
  without: 'bez mjerenja, bilješke i ECU-a',
  move: 'Povucite prozor na zaslon za kupca, zatim pritisnite F11.',
  language: 'Jezik',
  follow: 'Kao u ovom prozoru',
  showThis: 'Pokaži ovaj motor',
  update: 'Osvježi',
  end: 'Završi · F8'
} satisfies PartOf<typeof en>
