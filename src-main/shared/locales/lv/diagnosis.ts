import type { PartOf } from '../part-of'
import type en from '../en/diagnosis'

/** The diagnosis file: what is in it, what never is, and its saving. */
export default {
  title: 'Diagnostikas fails',
  intro: 'Īss teksta fails atbalstam. To saglabā, kur norādāt, un nekad nesūta.',
  holds: {
    title: 'Iekļauts',
    program: 'Programmas versija, sistēma un palaišanas gaita',
    stores: 'Savienojuma, failu, notikumu avotu un lejupielāžu stāvoklis',
    log: 'Mainītie iestatījumi un žurnāla pēdējās rindas, bez tekstiem'
  },
  never: {
    title: 'Nav iekļauts',
    secrets: 'Atslēgas, noslēpumi un paroles',
    people: 'Klienti, vārdi, numura zīmes, adreses un mapes',
    words: 'Kataloga dati; pieteikumu, piezīmju, meklējumu un datu lapu teksti'
  },
  show: 'Rādīt tekstu',
  lists: 'Atpakaļ uz sarakstu',
  text: 'Diagnostikas faila teksts'
} satisfies PartOf<typeof en>
