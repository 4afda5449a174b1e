import type { PartOf } from '../part-of'
import type en from '../en/connect'

/** What stands in the way of connecting, for the first screen and the settings. */
export default {
  address: {
    empty: 'Nedostaje adresa.',
    spaces: 'U adresi ne smije biti razmaka.',
    'not-an-address': 'Ovo nije adresa usluge; takva izgleda kao https://api.example.com.',
    scheme: 'Adresa mora početi s https://.',
    insecure: 'Samo https:// čuva ključ na putu; http:// dopušten je jedino za ovo računalo.',
    credentials: 'U adresi ne smije biti korisničkog imena ni lozinke.',
    query: 'Adresa mora završiti prije upitnika; ključ ima svoje polje.',
    fragment: 'Adresa mora završiti prije znaka #.'
  },

  problem: {
    path: {
      what: 'Na ovoj adresi nema usluge Vehicle Database; provjerite putanju.',
      more: '{host} odgovara, ali tamo nema ništa. Usporedite sve iza imena poslužitelja s dokumentima pretplate.'
    },
    stranger: {
      what: 'Na ovoj adresi nema usluge Vehicle Database; provjerite putanju.',
      more: '{host} je dao odgovor koji nije od usluge. To čini i stranica za prijavu na mrežu ili proxy.'
    },
    host: {
      what: '{host} ne odgovara: provjerite adresu i mrežu.',
      more: 'Ime je možda pogrešno napisano ili ovo računalo ne može do njega. Ključ nije ocijenjen.'
    }
  }
} satisfies PartOf<typeof en>
