import type { PartOf } from '../part-of'
import type en from '../en/onboarding'

/** The first screen: connect with address and key, or look around in the demo catalogue. */
export default {
  title: 'Dynodesk',
  lead: 'Dzinēji, čiptūninga pakāpes, dinamikas dati un jaudas grafiki.',

  connect: {
    title: 'Savienojums ar serveri',
    lead: 'Lietojiet sava abonementa servera adresi un atslēgu.',
    address: 'Servera adrese',
    addressPlaceholder: 'https://…',
    addressHint: 'No abonementa dokumentiem; var saturēt ceļu un portu.',
    addressGood: 'Pieprasījumus sūta uz {address}',
    key: 'API atslēga',
    keyHint: 'Tiek glabāta šifrēta un vairs netiek rādīta.',
    keySession: 'Šajā sistēmā nav atslēgu glabātuves: atslēga paliek atmiņā, līdz Dynodesk tiek aizvērts.',
    keyMissing: 'Ievadiet atslēgu.',
    submit: 'Savienot',
    busy: 'Pārbauda …'
  },
  demo: {
    title: 'Vispirms apskatīties',
    lead: 'Pilns katalogs ar izdomātām markām. Darbojas bez atslēgas un tīkla.',
    open: 'Atvērt demo katalogu',
    busy: 'Palaiž …',
    later: 'Savienoties var vēlāk iestatījumos.',
    chart: 'Jaudas līkne: rūpnīcas un pēc čiptūninga'
  },

  success: {
    title: 'Savienots',
    close: 'Aizvērt'
  },
  inactive: {
    title: 'Abonements nav aktīvs',
    lead: 'Atslēga ir derīga un saglabāta, bet katalogam vajag aktīvu abonementu.',
    steps: {
      renew: 'Atjaunojiet vai sāciet abonementu pie pakalpojuma sniedzēja.',
      check: 'Pārbaudiet šeit vēlreiz.'
    },
    check: 'Pārbaudīt vēlreiz',
    other: 'Izmantot citu atslēgu'
  },
  subscription: {
    name: 'Abonements',
    active: 'Stāvoklis',
    isActive: 'aktīvs',
    notActive: 'nav aktīvs',
    activeUnknown: 'serveris nenorāda',
    end: 'Beidzas',
    endAbsent: 'beigu datums nav norādīts',
    endUnreadable: '{text} (nav lasāms datums)',
    endOriginal: 'Kā nosūtījis serveris: {text}',
    lastDay: 'šodien ir pēdējā diena',
    daysLeft: 'vēl {days} dienu | vēl {days} diena | vēl {days} dienas',
    pastActive: 'beidzies, lai gan serveris to uzrāda kā aktīvu',
    past: 'beidzies',
    clock: 'pēc šī datora pulksteņa, kas atšķiras no servera pulksteņa',
    key: 'Atslēga',
    kept: {
      sealed: 'šifrējusi sistēma',
      session: 'atmiņā, līdz Dynodesk tiek aizvērts',
      open: 'diskā, neaizsargāta',
      none: 'netiek glabāta'
    }
  }
} satisfies PartOf<typeof en>
