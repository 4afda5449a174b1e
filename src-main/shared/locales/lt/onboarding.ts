import type { PartOf } from '../part-of'
import type en from '../en/onboarding'

/** The first screen: connect with address and key, or look around in the demo catalogue. */
export default {
  title: 'Dynodesk',
  lead: 'Transporto priemonių katalogo varikliai, programavimo pakopos, dinamikos duomenys ir galios grafikai jūsų kompiuteryje.',

  connect: {
    title: 'Prisijungti prie serverio',
    lead: 'Su jūsų prenumeratos serverio adresu ir raktu.',
    address: 'Serverio adresas',
    addressPlaceholder: 'https://…',
    addressHint: 'Kaip prenumeratos dokumentuose. Adrese gali būti kelias ir prievadas.',
    addressGood: 'Užklausos siunčiamos į {address}',
    key: 'API raktas',
    keyHint: 'Sistema jį saugo užšifruotą ir daugiau nerodo.',
    keySession: 'Šioje sistemoje nėra saugios vietos raktui: jis lieka atmintyje, kol Dynodesk užveriamas.',
    keyMissing: 'Nėra rakto.',
    submit: 'Prisijungti',
    busy: 'Klausiama serverio …',
    price: 'Jungiantis serverio vieną kartą klausiama prenumeratos būsenos.'
  },
  demo: {
    title: 'Pirma apsižvalgyti',
    lead: 'Visas demonstracinis katalogas su išgalvotomis markėmis. Be rakto ir tinklo; veikia visi ekranai.',
    open: 'Atverti demonstracinį katalogą',
    busy: 'Paleidžiama …',
    later: 'Prisijungti galima bet kada, nustatymuose.',
    chart: 'Galios kreivės brėžinys: gamyklinė ir perprogramuota'
  },

  success: {
    title: 'Prisijungta',
    close: 'Užverti'
  },
  inactive: {
    title: 'Raktas teisingas, bet jo prenumerata neaktyvi',
    lead: 'Į katalogo užklausas serveris atsako tik esant aktyviai prenumeratai. Raktas lieka šiame kompiuteryje.',
    steps: {
      renew: 'Pratęskite arba pradėkite prenumeratą pas tiekėją.',
      check: 'Tada patikrinkite čia dar kartą.'
    },
    check: 'Tikrinti dar kartą',
    other: 'Naudoti kitą raktą'
  },
  subscription: {
    name: 'Prenumerata',
    active: 'Būsena',
    isActive: 'aktyvi',
    notActive: 'neaktyvi',
    activeUnknown: 'serveris nenurodo',
    end: 'Baigiasi',
    endAbsent: 'pabaigos data nenurodyta',
    endUnreadable: '{text} (neįskaitoma kaip data)',
    endOriginal: 'Kaip atsiuntė serveris: {text}',
    lastDay: 'šiandien paskutinė diena',
    daysLeft: 'liko {days} diena | liko {days} dienos | liko {days} dienos | liko {days} dienų',
    pastActive: 'praėjusi, nors serveris nurodo, kad aktyvi',
    past: 'praėjusi',
    clock: 'pagal šio kompiuterio laikrodį, kuris skiriasi nuo serverio',
    key: 'Raktas',
    kept: {
      sealed: 'užšifruotas sistemos',
      session: 'atmintyje, kol Dynodesk užveriamas',
      open: 'diske be apsaugos',
      none: 'nesaugomas'
    }
  }
} satisfies PartOf<typeof en>
