import type { PartOf } from '../part-of'
import type en from '../en/help'

/** Help: the manual's frame and titles, the about box, the tour. The pages are in manual.md. */
export default {
  search: 'Meklēt palīdzībā',
  pages: 'Palīdzības lapas',
  none: 'Nevienā lapā nav šo vārdu.',
  picture: 'Ekrānattēls',
  page: {
    start: 'Pirmie soļi',
    find: 'Atrast dzinēju',
    engine: 'Dzinēja lapa un grafiks',
    compare: 'Salīdzināt dzinējus',
    sheets: 'Datu lapas',
    customer: 'Parādīt klientam',
    offline: 'Bezsaiste un lejupielādes',
    feed: 'Pieteikumi un projekti',
    units: 'Mērvienības, valodas, teksta izmērs',
    keys: 'Īsinājumtaustiņi',
    connection: 'Savienojums, atslēga un pieprasījumi',
    computers: 'Vairāki datori',
    admin: 'Administratoriem'
  },
  about: {
    title: 'Par Dynodesk',
    version: 'Versija',
    system: 'Sistēma',
    runtime: 'Izpildvide',
    licence: 'Licence',
    folder: 'Datu mape',
    licences: 'Licenču teksti',
    copy: 'Kopēt atbalstam'
  },
  tour: {
    start: 'Sākt apskati',
    offer: 'Pirmo reizi šeit? Galvenais piecos soļos.',
    decline: 'Nē, paldies',
    step: '{n} no {of}',
    next: 'Tālāk',
    back: 'Atpakaļ',
    skip: 'Izlaist',
    done: 'Gatavs',
    find: { title: 'Atrodiet jebko', text: 'Nospiediet {key} un ierakstiet marku, modeli vai dzinēju. Enter atver.' },
    columns: {
      title: 'Virzieties pa kolonnām',
      text: 'No transportlīdzekļa veida līdz dzinējam. Rakstot tiek filtrēta kolonna.'
    },
    chart: {
      title: 'Jauda un griezes moments',
      text: 'Dzinēja lapā ir rūpnīcas dati un visas pakāpes. Noklikšķiniet uz pakāpes, lai redzētu pieaugumu.'
    },
    actions: {
      title: 'Datu lapa, klients, salīdzinājums',
      text: 'No dzinēja lapas var izdrukāt datu lapu, parādīt dzinēju klientam vai to salīdzināt.'
    },
    help: { title: 'Palīdzība', text: '{key} izskaidro pašreizējo ekrānu, arī bez tīkla.' }
  }
} satisfies PartOf<typeof en>
