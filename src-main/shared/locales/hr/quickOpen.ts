import type { PartOf } from '../part-of'
import type en from '../en/quickOpen'

/** Texts of quick open: the box of the top bar with its list. */
export default {
  title: 'Brzo otvaranje',
  placeholder: 'Traži ili pokreni naredbu',
  online: 'Traži „{text}” na mreži',
  link: 'Otvori poveznicu ili broj lista',
  open: 'Otvori',
  compare: 'Usporedi',
  searchOnline: 'Traži na mreži',
  inCompare: 'U usporedbi',
  customer: 'Pokaži kupcu',
  hideCustomer: 'Sakrij zaslon za kupca',
  unit: '{quantity} u {unit}',
  language: 'Jezik: {language}',
  shortcuts: 'Tipkovni prečaci',
  newWindow: 'Novi prozor',
  newTab: 'Nova kartica',
  diagnosis: 'Spremi dijagnostiku …',
  theme: { light: 'Tema: svijetla', dark: 'Tema: tamna', system: 'Tema: kao sustav' },
  density: {
    compact: 'Gustoća: zbijeno',
    comfortable: 'Gustoća: uobičajeno',
    workshop: 'Način za radionicu (veliki tekst i gumbi)',
    words: 'gustoća veličina'
  },
  zoomIn: 'Povećaj prikaz',
  zoomOut: 'Smanji prikaz',
  zoomReset: 'Vrati zumiranje'
} satisfies PartOf<typeof en>
