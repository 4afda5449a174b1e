import type { PartOf } from '../part-of'
import type en from '../en/quickOpen'

/** Texts of quick open: the box of the top bar with its list. */
export default {
  title: 'Ātrā atvēršana',
  placeholder: 'Meklēt vai izpildīt komandu',
  online: 'Meklēt „{text}” tiešsaistē',
  link: 'Atvērt saiti vai lapas numuru',
  open: 'Atvērt',
  compare: 'Salīdzināt',
  searchOnline: 'Meklēt tiešsaistē',
  inCompare: 'Salīdzinājumā',
  customer: 'Parādīt klientam',
  hideCustomer: 'Paslēpt klienta ekrānu',
  unit: '{quantity}: {unit}',
  language: 'Valoda: {language}',
  shortcuts: 'Īsinājumtaustiņi',
  newWindow: 'Jauns logs',
  newTab: 'Jauna cilne',
  diagnosis: 'Saglabāt diagnostiku …',
  theme: { light: 'Motīvs: gaišs', dark: 'Motīvs: tumšs', system: 'Motīvs: kā sistēmā' },
  density: {
    compact: 'Blīvums: kompakts',
    comfortable: 'Blīvums: ērts',
    workshop: 'Darbnīcas režīms (liels teksts un pogas)',
    words: 'blīvums izmērs'
  },
  zoomIn: 'Tuvināt',
  zoomOut: 'Tālināt',
  zoomReset: 'Atiestatīt mērogu'
} satisfies PartOf<typeof en>
