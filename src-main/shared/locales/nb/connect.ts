import type { PartOf } from '../part-of'
import type en from '../en/connect'

/** Problems of connecting, for the first screen and the settings. */
export default {
  address: {
    empty: 'Adressen mangler.',
    spaces: 'Adressen kan ikke inneholde mellomrom.',
    'not-an-address': 'Ugyldig adresse. Eksempel: https://api.example.com',
    scheme: 'Adressen må begynne med https://.',
    insecure: 'Bruk https://. Bare denne PC-en kan nås over http://.',
    credentials: 'Adressen kan ikke inneholde brukernavn eller passord.',
    query: 'Utelat spørsmålstegnet og det som følger; nøkkelen har sitt eget felt.',
    fragment: 'Utelat # og det som følger.'
  },

  problem: {
    path: {
      what: 'Ingen Vehicle Database på denne adressen. Sjekk stien.',
      more: '{host} svarer, men ikke på denne stien. Sammenlign med abonnementspapirene.'
    },
    stranger: {
      what: 'Ingen Vehicle Database på denne adressen. Sjekk stien.',
      more: '{host} sendte noe annet, kanskje påloggingssiden til et nettverk eller en proxy.'
    },
    host: {
      what: 'Ingen svar fra {host}. Sjekk adressen og nettverket.',
      more: 'Nøkkelen ble ikke sjekket.'
    }
  }
} satisfies PartOf<typeof en>
