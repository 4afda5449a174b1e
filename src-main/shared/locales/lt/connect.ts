import type { PartOf } from '../part-of'
import type en from '../en/connect'

/** Problems of connecting, for the first screen and the settings. */
export default {
  address: {
    empty: 'Nėra adreso.',
    spaces: 'Adrese negali būti tarpų.',
    'not-an-address': 'Netinkamas adresas. Pavyzdys: https://api.example.com',
    scheme: 'Adresas turi prasidėti https://.',
    insecure: 'Naudokite https://. Per http:// pasiekiamas tik šis kompiuteris.',
    credentials: 'Adrese negali būti naudotojo vardo ar slaptažodžio.',
    query: 'Praleiskite klaustuką ir viską po jo; raktui yra atskiras laukas.',
    fragment: 'Praleiskite # ir viską po jo.'
  },

  problem: {
    path: {
      what: 'Šiuo adresu nėra Vehicle Database. Patikrinkite kelią.',
      more: '{host} atsako, bet ne šiuo keliu. Palyginkite jį su prenumeratos dokumentais.'
    },
    stranger: {
      what: 'Šiuo adresu nėra Vehicle Database. Patikrinkite kelią.',
      more: '{host} atsiuntė ką kita, galbūt tinklo ar tarpinio serverio prisijungimo puslapį.'
    },
    host: {
      what: '{host} neatsako. Patikrinkite adresą ir tinklą.',
      more: 'Raktas nepatikrintas.'
    }
  }
} satisfies PartOf<typeof en>
