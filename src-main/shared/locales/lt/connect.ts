import type { PartOf } from '../part-of'
import type en from '../en/connect'

/** What stands in the way of connecting, for the first screen and the settings. */
export default {
  address: {
    empty: 'Nėra adreso.',
    spaces: 'Adrese negali būti tarpų.',
    'not-an-address': 'Tai nėra serverio adresas; jis atrodo, pavyzdžiui, taip: https://api.example.com.',
    scheme: 'Adresas turi prasidėti https://.',
    insecure: 'Tik https:// apsaugo siunčiamą raktą; http:// leidžiama tik šiam kompiuteriui.',
    credentials: 'Adrese negali būti naudotojo vardo ar slaptažodžio.',
    query: 'Adresas turi baigtis prieš klaustuką; raktui yra atskiras laukas.',
    fragment: 'Adresas turi baigtis prieš ženklą #.'
  },

  problem: {
    path: {
      what: 'Šiuo adresu nėra Vehicle Database; patikrinkite kelią.',
      more: '{host} atsako, bet ten nieko nėra. Viską po serverio vardo palyginkite su prenumeratos dokumentais.'
    },
    stranger: {
      what: 'Šiuo adresu nėra Vehicle Database; patikrinkite kelią.',
      more: '{host} atsakė ne taip, kaip atsako serveris. Taip daro ir tinklo prisijungimo puslapis arba tarpinis serveris.'
    },
    host: {
      what: '{host} neatsako: patikrinkite adresą ir tinklą.',
      more: 'Pavadinime gali būti klaida arba šis kompiuteris jo nepasiekia. Raktas nepatikrintas.'
    }
  }
} satisfies PartOf<typeof en>
