import type { PartOf } from '../part-of'
import type en from '../en/quickOpen'

/** Texts of quick open: the box of the top bar with its list. */
export default {
  placeholder: 'Meklēt vai izpildīt komandu',
  online: 'Meklēt „{text}” tiešsaistē',
  link: 'Atvērt saiti vai datu lapas numuru',
  inCompare: 'Salīdzinājumā',
  hideCustomer: 'Paslēpt klienta ekrānu',
  unit: '{quantity}: {unit}',
  language: 'Valoda: {language}',
  newTab: 'Jauna cilne',
  diagnosis: 'Saglabāt diagnostiku…',
  theme: { light: 'Motīvs: gaišs', dark: 'Motīvs: tumšs', system: 'Motīvs: kā sistēmā' },
  density: {
    compact: 'Blīvums: kompakts',
    comfortable: 'Blīvums: ērts',
    workshop: 'Servisa režīms (liels teksts un pogas)',
    words: 'blīvums izmērs'
  }
} satisfies PartOf<typeof en>
