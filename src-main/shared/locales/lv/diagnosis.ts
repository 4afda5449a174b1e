import type { PartOf } from '../part-of'
import type en from '../en/diagnosis'

/** The diagnosis file: what is in it, what never is, and its saving. */
export default {
  title: 'Diagnostikas fails',
  intro: 'Īss teksta fails atbalstam. To saglabā, kur norādāt, un nekad nesūta.',
  holds: {
    title: 'Iekļauts',
    program: 'Versijas, sistēma, atmiņa, ekrāni, valodas, palaišanas laiks',
    settings: 'Mainītie iestatījumi, bez ievadītajiem tekstiem',
    connection: 'Savienojums, pēdējo kļūmju kodi, pieprasījumi, kā glabā atslēgu',
    stores: 'Saglabāto failu, notikumu avotu un lejupielāžu stāvoklis un lielums',
    log: 'Žurnāla pēdējās rindas, bez tekstiem'
  },
  never: {
    title: 'Nav iekļauts',
    secrets: 'Atslēgas, noslēpumi un paroles',
    people: 'Klienti, vārdi, numura zīmes, e-pasta adreses',
    words: 'Pieteikumu, piezīmju, meklējumu, lapu un jūsu servisa teksti',
    places: 'Šī datora, servera un tīkla adreses; mapju nosaukumi un lietotājvārdi',
    catalogue: 'Kataloga dati'
  },
  show: 'Rādīt tekstu',
  lists: 'Atpakaļ uz sarakstu',
  text: 'Diagnostikas faila teksts'
} satisfies PartOf<typeof en>
