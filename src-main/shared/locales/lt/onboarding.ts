import type { PartOf } from '../part-of'
import type en from '../en/onboarding'

/** The first screen: connect with address and key, or look around in the demo catalogue. */
export default {
  title: 'Dynodesk',
  lead: 'Varikliai, chiptuningo pakopos, dinamikos duomenys ir galios grafikai.',

  connect: {
    title: 'Prisijungti prie serverio',
    lead: 'Naudokite savo prenumeratos serverio adresą ir raktą.',
    addressPlaceholder: 'https://…',
    addressHint: 'Iš prenumeratos dokumentų; gali būti kelias ir prievadas.',
    addressGood: 'Užklausos siunčiamos į {address}',
    key: 'API raktas',
    keyHint: 'Saugomas užšifruotas ir daugiau nerodomas.',
    keySession: 'Šioje sistemoje nėra raktų saugyklos: raktas lieka atmintyje, kol Dynodesk bus užvertas.'
  },
  demo: {
    title: 'Pirma apsižvalgyti',
    lead: 'Visas išgalvotų markių katalogas. Veikia be rakto ir tinklo.',
    open: 'Atverti demonstracinį katalogą',
    busy: 'Paleidžiama…',
    later: 'Prisijungti galima vėliau nustatymuose.',
    chart: 'Galios kreivė: gamyklinė ir po chiptuningo'
  },

  success: {
    title: 'Prisijungta'
  },
  inactive: {
    title: 'Prenumerata neaktyvi',
    lead: 'Raktas galioja ir išsaugotas, bet katalogui reikia aktyvios prenumeratos.',
    steps: {
      renew: 'Pratęskite arba pradėkite prenumeratą pas tiekėją.',
      check: 'Patikrinkite čia dar kartą.'
    },
    other: 'Naudoti kitą raktą'
  },
  kept: {
    sealed: 'užšifravo sistema',
    session: 'atmintyje, kol Dynodesk bus užvertas',
    open: 'diske, neapsaugotas'
  }
} satisfies PartOf<typeof en>
