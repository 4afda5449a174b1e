import type { PartOf } from '../part-of'
import type en from '../en/connect'

/** Problems of connecting, for the first screen and the settings. */
export default {
  address: {
    empty: 'Nedostaje adresa.',
    spaces: 'U adresi ne smije biti razmaka.',
    'not-an-address': 'Adresa nije valjana. Primjer: https://api.example.com',
    scheme: 'Adresa mora početi s https://.',
    insecure: 'Upotrijebite https://. Preko http:// dostupno je samo ovo računalo.',
    credentials: 'U adresi ne smije biti korisničkog imena ni lozinke.',
    query: 'Izostavite upitnik i sve iza njega; ključ ima svoje polje.',
    fragment: 'Izostavite # i sve iza njega.'
  },

  problem: {
    path: {
      what: 'Na ovoj adresi nema usluge Vehicle Database. Provjerite putanju.',
      more: '{host} odgovara, ali ne na ovoj putanji. Usporedite je s dokumentima pretplate.'
    },
    stranger: {
      what: 'Na ovoj adresi nema usluge Vehicle Database. Provjerite putanju.',
      more: '{host} je poslao nešto drugo, možda stranicu za prijavu na mrežu ili proxy.'
    },
    host: {
      what: '{host} ne odgovara. Provjerite adresu i mrežu.',
      more: 'Ključ nije provjeren.'
    }
  }
} satisfies PartOf<typeof en>
