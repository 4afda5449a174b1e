import type { PartOf } from '../part-of'
import type en from '../en/help'

/** Help: the manual's frame and titles, the about box, the tour. The pages are in manual.md. */
export default {
  search: 'Ieškoti žinyne',
  pages: 'Žinyno puslapiai',
  none: 'Nėra puslapio su šiais žodžiais.',
  picture: 'Ekrano vaizdas',
  page: {
    start: 'Pirmieji žingsniai',
    find: 'Rasti variklį',
    engine: 'Variklio puslapis ir grafikas',
    compare: 'Palyginti variklius',
    sheets: 'Duomenų lapai',
    customer: 'Rodyti klientui',
    offline: 'Neprisijungus ir atsisiuntimai',
    feed: 'Kreipiniai ir projektai',
    units: 'Vienetai, kalbos, teksto dydis',
    keys: 'Spartieji klavišai',
    connection: 'Ryšys, raktas ir užklausos',
    computers: 'Keli kompiuteriai',
    admin: 'Administratoriams'
  },
  about: {
    title: 'Apie Dynodesk',
    version: 'Versija',
    system: 'Sistema',
    runtime: 'Vykdymo aplinka',
    licence: 'Licencija',
    folder: 'Duomenų aplankas',
    licences: 'Licencijos',
    copy: 'Kopijuoti pagalbai'
  },
  tour: {
    start: 'Pradėti apžvalgą',
    offer: 'Pirmą kartą čia? Svarbiausia penkiais žingsniais.',
    decline: 'Ne, ačiū',
    step: '{n} iš {of}',
    next: 'Toliau',
    back: 'Atgal',
    skip: 'Praleisti',
    done: 'Baigta',
    find: { title: 'Raskite bet ką', text: 'Spauskite {key} ir įveskite markę, modelį ar variklį. Enter atveria.' },
    columns: {
      title: 'Judėkite per stulpelius',
      text: 'Nuo transporto priemonės tipo iki variklio. Rašant stulpelis filtruojamas.'
    },
    chart: {
      title: 'Galia ir sukimo momentas',
      text: 'Variklio puslapyje – gamykliniai duomenys ir visos pakopos. Spustelėkite pakopą, kad matytumėte prieaugį.'
    },
    actions: {
      title: 'Lapas, klientas, palyginimas',
      text: 'Iš variklio puslapio galima išspausdinti duomenų lapą, parodyti variklį klientui ar jį palyginti.'
    },
    help: { title: 'Žinynas', text: '{key} paaiškina esamą ekraną, ir neprisijungus.' }
  }
} satisfies PartOf<typeof en>
