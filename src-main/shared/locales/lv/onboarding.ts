import type { PartOf } from '../part-of'
import type en from '../en/onboarding'

/** The first screen: connect with address and key, or look around in the demo catalogue. */
export default {
  title: 'Dynodesk',
  lead: 'Dzinēji, čiptūninga pakāpes, dinamikas dati un jaudas grafiki.',

  connect: {
    title: 'Savienojums ar serveri',
    lead: 'Lietojiet sava abonementa servera adresi un atslēgu.',
    addressPlaceholder: 'https://…',
    addressHint: 'No abonementa dokumentiem; var saturēt ceļu un portu.',
    addressGood: 'Pieprasījumus sūta uz {address}',
    key: 'API atslēga',
    keyHint: 'Tiek glabāta šifrēta un vairs netiek rādīta.',
    keySession: 'Šajā sistēmā nav atslēgu glabātuves: atslēga paliek atmiņā, līdz Dynodesk tiek aizvērts.'
  },
  demo: {
    title: 'Vispirms apskatīties',
    lead: 'Pilns katalogs ar izdomātām markām. Darbojas bez atslēgas un tīkla.',
    open: 'Atvērt demo katalogu',
    busy: 'Palaiž…',
    later: 'Savienoties var vēlāk iestatījumos.',
    chart: 'Jaudas līkne: rūpnīcas un pēc čiptūninga'
  },

  success: {
    title: 'Savienots'
  },
  inactive: {
    title: 'Abonements nav aktīvs',
    lead: 'Atslēga ir derīga un saglabāta, bet katalogam vajag aktīvu abonementu.',
    steps: {
      renew: 'Atjaunojiet vai sāciet abonementu pie pakalpojuma sniedzēja.',
      check: 'Pārbaudiet šeit vēlreiz.'
    },
    other: 'Izmantot citu atslēgu'
  },
  kept: {
    sealed: 'šifrējusi sistēma',
    session: 'atmiņā, līdz Dynodesk tiek aizvērts',
    open: 'diskā, neaizsargāta'
  }
} satisfies PartOf<typeof en>
