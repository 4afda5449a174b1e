import type { PartOf } from '../part-of'
import type en from '../en/onboarding'

/** The first screen: connect with address and key, or look around in the demo catalogue. */
export default {
  title: 'Dynodesk',
  lead: 'Motori, stupnjevi chip tuninga, performanse i dijagrami snage.',

  connect: {
    title: 'Povezivanje s uslugom',
    lead: 'Upotrijebite osnovnu adresu i ključ svoje pretplate.',
    addressPlaceholder: 'https://…',
    addressHint: 'Iz dokumenata pretplate; može sadržavati putanju i port.',
    addressGood: 'Zahtjevi idu na {address}',
    key: 'API ključ',
    keyHint: 'Čuva se šifriran i više se ne prikazuje.',
    keySession: 'Ovaj sustav nema spremište ključeva: ključ ostaje u memoriji dok se Dynodesk ne zatvori.'
  },
  demo: {
    title: 'Najprije razgledajte',
    lead: 'Potpun katalog izmišljenih marki. Radi bez ključa i mreže.',
    open: 'Razgledaj demo katalog',
    busy: 'Pokreće se …',
    later: 'Povezati se možete kasnije u postavkama.',
    chart: 'Krivulja snage, serijski i nakon chip tuninga'
  },

  success: {
    title: 'Povezano'
  },
  inactive: {
    title: 'Pretplata nije aktivna',
    lead: 'Ključ je valjan i spremljen, ali katalog traži aktivnu pretplatu.',
    steps: {
      renew: 'Obnovite ili pokrenite pretplatu kod pružatelja.',
      check: 'Provjerite ponovno ovdje.'
    },
    other: 'Drugi ključ'
  },
  kept: {
    sealed: 'šifrirao ga je sustav',
    session: 'u memoriji dok se Dynodesk ne zatvori',
    open: 'na disku, nezaštićen'
  }
} satisfies PartOf<typeof en>
