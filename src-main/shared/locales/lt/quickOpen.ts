import type { PartOf } from '../part-of'
import type en from '../en/quickOpen'

/** Texts of quick open: the box of the top bar with its list. */
export default {
  placeholder: 'Ieškoti arba vykdyti komandą',
  online: 'Ieškoti „{text}“ internete',
  link: 'Atverti nuorodą ar lapo numerį',
  inCompare: 'Palyginime',
  hideCustomer: 'Slėpti kliento ekraną',
  unit: '{quantity}: {unit}',
  language: 'Kalba: {language}',
  newTab: 'Nauja kortelė',
  diagnosis: 'Įrašyti diagnostiką…',
  theme: { light: 'Tema: šviesi', dark: 'Tema: tamsi', system: 'Tema: kaip sistemoje' },
  density: {
    compact: 'Tankis: glaustas',
    comfortable: 'Tankis: patogus',
    workshop: 'Serviso režimas (didelis tekstas ir mygtukai)',
    words: 'tankis dydis'
  }
} satisfies PartOf<typeof en>
