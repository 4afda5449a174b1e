import type { PartOf } from '../part-of'
import type en from '../en/connect'

/** Problems of connecting, for the first screen and the settings. */
export default {
  address: {
    empty: 'Nav adreses.',
    spaces: 'Adresē nedrīkst būt atstarpju.',
    'not-an-address': 'Adrese nav derīga. Piemērs: https://api.example.com',
    scheme: 'Adresei jāsākas ar https://.',
    insecure: 'Lietojiet https://. Ar http:// sasniedzams tikai šis dators.',
    credentials: 'Adresē nedrīkst būt lietotājvārda vai paroles.',
    query: 'Izlaidiet jautājuma zīmi un visu aiz tās; atslēgai ir savs lauks.',
    fragment: 'Izlaidiet # un visu aiz tās.'
  },

  problem: {
    path: {
      what: 'Šajā adresē nav Vehicle Database. Pārbaudiet ceļu.',
      more: '{host} atbild, bet ne šajā ceļā. Salīdziniet to ar abonementa dokumentiem.'
    },
    stranger: {
      what: 'Šajā adresē nav Vehicle Database. Pārbaudiet ceļu.',
      more: '{host} atsūtīja ko citu, varbūt tīkla vai starpniekservera pieteikšanās lapu.'
    },
    host: {
      what: '{host} neatbild. Pārbaudiet adresi un tīklu.',
      more: 'Atslēga nav pārbaudīta.'
    }
  }
} satisfies PartOf<typeof en>
