import type { PartOf } from '../part-of'
import type en from '../en/quickOpen'

/** Texts of quick open: the box of the top bar with its list. */
export default {
  title: 'Greitas atvėrimas',
  placeholder: 'Ieškoti arba vykdyti komandą',
  online: 'Ieškoti „{text}“ internete',
  link: 'Atverti nuorodą ar lapo numerį',
  open: 'Atverti',
  compare: 'Palyginti',
  searchOnline: 'Ieškoti internete',
  inCompare: 'Palyginime',
  customer: 'Rodyti klientui',
  hideCustomer: 'Slėpti kliento ekraną',
  unit: '{quantity}: {unit}',
  language: 'Kalba: {language}',
  shortcuts: 'Spartieji klavišai',
  newWindow: 'Naujas langas',
  newTab: 'Nauja kortelė',
  diagnosis: 'Įrašyti diagnostiką …',
  theme: { light: 'Tema: šviesi', dark: 'Tema: tamsi', system: 'Tema: kaip sistemoje' },
  density: {
    compact: 'Tankis: glaustas',
    comfortable: 'Tankis: patogus',
    workshop: 'Dirbtuvių režimas (didelis tekstas ir mygtukai)',
    words: 'tankis dydis'
  },
  zoomIn: 'Didinti mastelį',
  zoomOut: 'Mažinti mastelį',
  zoomReset: 'Atkurti mastelį'
} satisfies PartOf<typeof en>
