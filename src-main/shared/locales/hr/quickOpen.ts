import type { PartOf } from '../part-of'
import type en from '../en/quickOpen'

/** Texts of quick open: the box of the top bar with its list. */
export default {
  placeholder: 'Traži ili pokreni naredbu',
  online: 'Traži „{text}” na mreži',
  link: 'Otvori poveznicu ili broj lista',
  inCompare: 'U usporedbi',
  hideCustomer: 'Sakrij zaslon za kupca',
  unit: '{quantity} u {unit}',
  language: 'Jezik: {language}',
  newTab: 'Nova kartica',
  diagnosis: 'Spremi dijagnostiku …',
  theme: { light: 'Tema: svijetla', dark: 'Tema: tamna', system: 'Tema: kao sustav' },
  density: {
    compact: 'Gustoća: zbijeno',
    comfortable: 'Gustoća: uobičajeno',
    workshop: 'Način za radionicu (veliki tekst i gumbi)',
    words: 'gustoća veličina'
  }
} satisfies PartOf<typeof en>
