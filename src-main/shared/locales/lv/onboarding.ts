import type { PartOf } from '../part-of'
import type en from '../en/onboarding'

/** The first screen: connect with address and key, or look around in the demo catalogue. */
export default {
  title: 'Dynodesk',
  lead: 'Transportlīdzekļu kataloga dzinēji, čiptūninga pakāpes, dinamikas dati un jaudas grafiki jūsu datorā.',

  connect: {
    title: 'Savienojums ar serveri',
    lead: 'Ar servera adresi un jūsu abonementa atslēgu.',
    address: 'Servera adrese',
    addressPlaceholder: 'https://…',
    addressHint: 'Kā abonementa dokumentos. Adresē var būt ceļš un ports.',
    addressGood: 'Vaicājumi iet uz {address}',
    key: 'API atslēga',
    keyHint: 'Sistēma to glabā šifrētu un vairs nerāda.',
    keySession: 'Šajā sistēmā nav drošas vietas atslēgai: tā paliek atmiņā līdz Dynodesk aizvēršanai.',
    keyMissing: 'Nav atslēgas.',
    submit: 'Savienot',
    busy: 'Vaicā serverim …',
    price: 'Savienojoties serverim vienreiz tiek vaicāts abonementa stāvoklis.'
  },
  demo: {
    title: 'Vispirms apskatīties',
    lead: 'Pilns demonstrācijas katalogs ar izdomātām markām. Bez atslēgas un tīkla; darbojas visi ekrāni.',
    open: 'Atvērt demonstrācijas katalogu',
    busy: 'Palaiž …',
    later: 'Savienoties var jebkurā laikā iestatījumos.',
    chart: 'Jaudas līknes zīmējums: rūpnīcas un pēc čiptūninga'
  },

  success: {
    title: 'Savienots',
    close: 'Aizvērt'
  },
  inactive: {
    title: 'Atslēga ir pareiza, bet abonements nav aktīvs',
    lead: 'Serveris uz kataloga vaicājumiem atbild tikai ar aktīvu abonementu. Atslēga paliek šajā datorā.',
    steps: {
      renew: 'Atjaunojiet vai sāciet abonementu pie pakalpojuma sniedzēja.',
      check: 'Tad pārbaudiet šeit vēlreiz.'
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
    endUnreadable: '{text} (nav nolasāms kā datums)',
    endOriginal: 'Kā nosūtījis serveris: {text}',
    lastDay: 'šodien ir pēdējā diena',
    daysLeft: 'vēl {days} dienu | vēl {days} diena | vēl {days} dienas',
    pastActive: 'pagājis, lai gan serveris norāda, ka aktīvs',
    past: 'pagājis',
    clock: 'pēc šī datora pulksteņa, kas atšķiras no servera pulksteņa',
    key: 'Atslēga',
    kept: {
      sealed: 'sistēma to šifrējusi',
      session: 'atmiņā līdz Dynodesk aizvēršanai',
      open: 'diskā bez aizsardzības',
      none: 'netiek glabāta'
    }
  }
} satisfies PartOf<typeof en>
