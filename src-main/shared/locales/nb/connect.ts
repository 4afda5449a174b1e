import type { PartOf } from '../part-of'
import type en from '../en/connect'

/** What stands in the way of connecting, for the first screen and the settings. */
export default {
  address: {
    empty: 'Adressen mangler.',
    spaces: 'Adressen kan ikke ha mellomrom.',
    'not-an-address': 'Dette er ikke en tjenesteadresse; en slik ser ut som https://api.example.com.',
    scheme: 'Adressen må begynne med https://.',
    insecure: 'Bare https:// holder nøkkelen trygg underveis; http:// er tillatt kun for denne maskinen.',
    credentials: 'Adressen kan ikke inneholde brukernavn eller passord.',
    query: 'Adressen må slutte før spørsmålstegnet; nøkkelen har sitt eget felt.',
    fragment: 'Adressen må slutte før #-tegnet.'
  },

  problem: {
    path: {
      what: 'Det finnes ingen Vehicle Database på denne adressen; sjekk stien.',
      more: '{host} svarer, men har ingenting der. Sammenlign alt etter vertsnavnet med abonnementspapirene.'
    },
    stranger: {
      what: 'Det finnes ingen Vehicle Database på denne adressen; sjekk stien.',
      more: '{host} ga et svar som ikke er tjenestens. Påloggingssiden til et nettverk eller en proxy gjør det også.'
    },
    host: {
      what: 'Ingen svar fra {host}: sjekk adressen og nettverket.',
      more: 'Navnet kan være feilskrevet, eller denne maskinen når det ikke. Nøkkelen ble ikke vurdert.'
    }
  }
} satisfies PartOf<typeof en>
