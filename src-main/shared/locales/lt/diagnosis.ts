import type { PartOf } from '../part-of'
import type en from '../en/diagnosis'

/** The diagnosis file: what is in it, what never is, and its saving. */
export default {
  title: 'Diagnostikos failas',
  intro: 'Trumpas tekstinis failas pagalbos tarnybai. Įrašomas, kur nurodote, ir niekada nesiunčiamas.',
  holds: {
    title: 'Įtraukta',
    program: 'Programos versija, sistema ir paleidimo eiga',
    stores: 'Ryšio, failų, įvykių šaltinių ir atsisiuntimų būsena',
    log: 'Pakeisti nustatymai ir paskutinės žurnalo eilutės, be tekstų'
  },
  never: {
    title: 'Neįtraukta',
    secrets: 'Raktai, paslaptys ir slaptažodžiai',
    people: 'Klientai, vardai, valstybiniai numeriai, adresai ir aplankai',
    words: 'Katalogo duomenys; kreipinių, pastabų, paieškų ir lapų tekstai'
  },
  show: 'Rodyti tekstą',
  lists: 'Atgal į sąrašą',
  text: 'Diagnostikos failo tekstas'
} satisfies PartOf<typeof en>
