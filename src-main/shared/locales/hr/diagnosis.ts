import type { PartOf } from '../part-of'
import type en from '../en/diagnosis'

/** The diagnosis file: what is in it, what never is, and its saving. */
export default {
  title: 'Dijagnostička datoteka',
  intro: 'Kratka tekstna datoteka za podršku. Sprema se gdje odaberete i nikad se ne šalje.',
  holds: {
    title: 'Sadrži',
    program: 'Verziju programa, sustav i tijek pokretanja',
    stores: 'Stanje veze, datoteka, izvora događaja i preuzimanja',
    log: 'Promijenjene postavke i posljednje retke zapisnika, bez tekstova'
  },
  never: {
    title: 'Ne sadrži',
    secrets: 'Ključeve, tajne i lozinke',
    people: 'Kupce, imena, registarske oznake, adrese i mape',
    words: 'Podatke kataloga; tekstove tiketa, bilješki, pretraga i listova'
  },
  show: 'Prikaži tekst',
  lists: 'Natrag na popis',
  text: 'Tekst dijagnostičke datoteke'
} satisfies PartOf<typeof en>
