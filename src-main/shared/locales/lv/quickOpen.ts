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
  hideCustomer: 'Aizvērt klienta ekrānu',
  unit: '{quantity}: {unit}',
  language: 'Valoda: {language}',
  shortcuts: 'Tastatūras īsinājumtaustiņi',
  newWindow: 'Jauns logs',
  newTab: 'Jauna cilne',
  diagnosis: 'Saglabāt diagnostiku …',
  theme: { light: 'Motīvs: gaišs', dark: 'Motīvs: tumšs', system: 'Motīvs: kā sistēmā' },
  density: {
    compact: 'Blīvums: blīvi',
    comfortable: 'Blīvums: ērti',
    workshop: 'Darbnīcas režīms (liels teksts un pogas)',
    words: 'blīvums izmērs'
  },
  zoomIn: 'Tuvināt',
  zoomOut: 'Tālināt',
  zoomReset: 'Atiestatīt mērogu'
} satisfies PartOf<typeof en>
