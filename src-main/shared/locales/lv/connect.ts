import type { PartOf } from '../part-of'
import type en from '../en/connect'

/** What stands in the way of connecting, for the first screen and the settings. */
export default {
  address: {
    empty: 'Nav adreses.',
    spaces: 'Adresē nedrīkst būt atstarpju.',
    'not-an-address': 'Tā nav servera adrese; tā izskatās, piemēram, šādi: https://api.example.com.',
    scheme: 'Adresei jāsākas ar https://.',
    insecure: 'Tikai https:// pārsūtot pasargā atslēgu; http:// ir atļauts tikai šim datoram.',
    credentials: 'Adresē nedrīkst būt lietotājvārda vai paroles.',
    query: 'Adresei jābeidzas pirms jautājuma zīmes; atslēgai ir savs lauks.',
    fragment: 'Adresei jābeidzas pirms zīmes #.'
  },

  problem: {
    path: {
      what: 'Šajā adresē nav Vehicle Database; pārbaudiet ceļu.',
      more: '{host} atbild, bet tur nekā nav. Salīdziniet visu aiz servera nosaukuma ar abonementa dokumentiem.'
    },
    stranger: {
      what: 'Šajā adresē nav Vehicle Database; pārbaudiet ceļu.',
      more: '{host} sniedza atbildi, kas nav no servera. Tā dara arī tīkla pieteikšanās lapa vai starpniekserveris.'
    },
    host: {
      what: '{host} neatbild: pārbaudiet adresi un tīklu.',
      more: 'Nosaukums var būt kļūdains, vai arī šim datoram nav ceļa uz to. Atslēga nav pārbaudīta.'
    }
  }
} satisfies PartOf<typeof en>
