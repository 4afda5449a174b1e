import type { PartOf } from '../part-of'
import type en from '../en/diagnosis'

/** The diagnosis file: what is in it, what never is, and its saving. */
export default {
  label: 'Dijagnostička datoteka',
  open: 'Spremi dijagnostiku…',
  title: 'Dijagnostička datoteka',
  intro:
    'Za onoga tko održava ovu instalaciju: jedna tekstna datoteka koja stane u poruku e-pošte. Sprema se gdje odaberete i nikamo se ne šalje.',
  holds: {
    title: 'Što je u njoj',
    program: 'Verzije programa i onoga na čemu radi',
    system: 'Sustav, memorija, zasloni, jezici, trajanje pokretanja',
    settings: 'Postavke koje odstupaju od zadanih: prekidači, brojevi i izbori; o tekstovima samo da su postavljeni',
    connection: 'Stanje veze i šifre posljednjih grešaka; čuva li se ključ i kako',
    calls: 'Potrošeni i preostali pozivi',
    stores: 'Veličine spremljenih datoteka, broj zapisa u njima i jesu li čitave',
    events: 'Stanje izvora događaja i njihovi brojači; paketi po stanju',
    log: 'Posljednji redci zapisnika: što se dogodilo i kada, bez tekstova'
  },
  never: {
    title: 'Čega u njoj nikad nema',
    secrets: 'Ključa, tajni i lozinki, ni njihova dijela',
    people: 'Kupaca, imena, registarskih oznaka, adresa e-pošte',
    words: 'Tekstova zahtjeva, bilješki, pretraga, listova i radionice',
    places: 'Adresa ovog računala, usluge ili mreže; imena mapa i korisnika',
    catalogue: 'Ičega iz kataloga'
  },
  show: 'Prikaži tekst',
  lists: 'Natrag na popis',
  text: 'Tekst dijagnostičke datoteke',
  save: 'Spremi…',
  saved: 'Spremljeno: {file}'
} satisfies PartOf<typeof en>
