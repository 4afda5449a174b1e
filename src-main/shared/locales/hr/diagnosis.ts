import type { PartOf } from '../part-of'
import type en from '../en/diagnosis'

/** The diagnosis file: what is in it, what never is, and its saving. */
export default {
  title: 'Dijagnostička datoteka',
  intro: 'Kratka tekstna datoteka za podršku. Sprema se gdje odaberete i nikad se ne šalje.',
  holds: {
    title: 'Sadrži',
    program: 'Verzije, sustav, memorija, zasloni, jezici, vrijeme pokretanja',
    settings: 'Promijenjene postavke, bez upisanih tekstova',
    connection: 'Veza, kodovi nedavnih pogrešaka, zahtjevi, kako se čuva ključ',
    stores: 'Stanje i veličina spremljenih datoteka, izvora događaja i preuzimanja',
    log: 'Posljednji redci zapisnika, bez tekstova'
  },
  never: {
    title: 'Ne sadrži',
    secrets: 'Ključeve, tajne i lozinke',
    people: 'Kupce, imena, registarske oznake, adrese e-pošte',
    words: 'Tekstove tiketa, bilješki, pretraga, listova i vaše radionice',
    places: 'Adrese ovog računala, usluge i mreže; imena mapa i korisnika',
    catalogue: 'Podatke kataloga'
  },
  show: 'Prikaži tekst',
  lists: 'Natrag na popis',
  text: 'Tekst dijagnostičke datoteke'
} satisfies PartOf<typeof en>
