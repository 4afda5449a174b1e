import type { PartOf } from '../part-of'
import type en from '../en/diagnosis'

/** The diagnosis file: what is in it, what never is, and its saving. */
export default {
  title: 'Diagnostikos failas',
  intro: 'Trumpas tekstinis failas pagalbos tarnybai. Įrašomas, kur nurodote, ir niekada nesiunčiamas.',
  holds: {
    title: 'Įtraukta',
    program: 'Versijos, sistema, atmintis, ekranai, kalbos, paleidimo laikas',
    settings: 'Pakeisti nustatymai, be įvestų tekstų',
    connection: 'Ryšys, paskutinių trikčių kodai, užklausos, kaip saugomas raktas',
    stores: 'Išsaugotų failų, įvykių šaltinių ir atsisiuntimų būsena ir dydis',
    log: 'Paskutinės žurnalo eilutės, be tekstų'
  },
  never: {
    title: 'Neįtraukta',
    secrets: 'Raktai, paslaptys ir slaptažodžiai',
    people: 'Klientai, vardai, valstybiniai numeriai, el. pašto adresai',
    words: 'Kreipinių, pastabų, paieškų, lapų ir jūsų serviso tekstai',
    places: 'Šio kompiuterio, serverio ir tinklo adresai; aplankų pavadinimai ir naudotojų vardai',
    catalogue: 'Katalogo duomenys'
  },
  show: 'Rodyti tekstą',
  lists: 'Atgal į sąrašą',
  text: 'Diagnostikos failo tekstas'
} satisfies PartOf<typeof en>
