import type { PartOf } from '../part-of'
import type en from '../en/health'

/** The health page: own answers, stores, sources, network test, use of requests. */
export default {
  service: 'Serveris',
  fine: 'Viskas gerai',
  needsYou: 'Reikia dėmesio: {n}',
  latency: 'Atsakymo laikas',
  times: 'paprastai {median}, 95 % iki {p95}',
  answers: 'Atsakymai',
  last: 'Paskutinis: {time}',
  code: {
    offline: 'nėra ryšio',
    timeout: 'negauta laiku',
    insecure: 'nėra saugaus ryšio',
    'proxy-login': 'tarpinis serveris prašo prisijungti',
    redirected: 'nukreipta',
    'not-the-service': 'kitas serveris',
    'too-large': 'per didelis'
  },
  english: 'Anglų kalba',
  englishOf: '{language}: {english} iš {answers} variklių',
  store: {
    cache: 'Katalogo failas',
    person: 'Jūsų duomenys',
    feed: 'Įvykiai',
    'feed-session': 'Šio seanso įvykiai'
  },
  disk: 'Laisva vieta diske',
  integrity: {
    true: 'nesugadintas',
    false: 'sugadintas',
    null: 'per didelis čia patikrinti',
    unreadable: 'neskaitomas'
  },
  copied: 'Nukopijuota be vardų, adresų ir raktų.',
  test: {
    title: 'Tinklo patikra',
    run: 'Tikrinti',
    withKey: 'Tikrinti ir raktą (1 užklausa)',
    noProxy: 'nėra',
    unknown: 'netikrinta',
    good: 'Problemų nerasta',
    bad: 'Rasta problema',
    step: {
      proxy: 'Tarpinis serveris',
      name: 'Vardas',
      port: 'Ryšys',
      certificate: 'Sertifikatas',
      'proxy-login': 'Prisijungimas prie tarpinio serverio',
      portal: 'Prisijungimo puslapis',
      service: 'Serveris',
      key: 'Raktas'
    },
    blame: {
      computer: 'Priežastis – šiame kompiuteryje.',
      network: 'Priežastis – jūsų tinklas: kreipkitės į jo administratorių.',
      provider: 'Priežastis – tiekėjo pusėje: praneškite jam.'
    },
    problem: {
      'proxy-name': 'Tarpinis serveris {detail} nežinomas. Patikrinkite sistemos tarpinio serverio nustatymus.',
      'proxy-unreachable': 'Tarpinis serveris {detail} neatsako.',
      'proxy-login': 'Tarpinis serveris prašo prisijungti. Prisijunkite ir tikrinkite dar kartą.',
      'no-network': 'Nėra tinklo ryšio. Patikrinkite kabelį arba Wi-Fi.',
      'no-name-server': 'DNS serveris neatsako, todėl {detail} rasti negalima.',
      'unknown-name': 'Serverio {detail} nėra. Patikrinkite adresą skiltyje „Ryšys“.',
      refused: '{detail} atmeta ryšį.',
      timeout: '{detail} neatsako. Galbūt blokuoja užkarda.',
      untrusted:
        'Sertifikatą išdavė „{detail}“, kuriuo šis kompiuteris nepasitiki. Užkarda tikrina srautą; jos sertifikatą reikia įdiegti čia.',
      'self-signed':
        'Sertifikatą pasirašė pats „{detail}“: vietoj serverio atsako maršruto parinktuvas, prisijungimo puslapis arba užkarda.',
      inspected: 'Išdavė „{detail}“, o ne viešas išdavėjas: užkarda tikrina srautą.',
      'wrong-host': 'Sertifikatas skirtas „{detail}“, o ne šiam adresui. Patikrinkite adresą skiltyje „Ryšys“.',
      expired: 'Sertifikato galiojimas baigėsi. Pirmiausia patikrinkite šio kompiuterio datą.',
      clock: 'Sertifikatas dar negalioja. Nustatykite šio kompiuterio datą ir laiką.',
      'not-tls': 'Nepavyksta užmegzti saugaus ryšio. Galbūt jį nutraukia užkarda.',
      portal: 'Atsako tinklo prisijungimo puslapis. Atverkite naršyklę, prisijunkite ir tikrinkite dar kartą.',
      'wrong-service': '{detail} atsako, bet tai ne katalogo serveris. Patikrinkite adresą skiltyje „Ryšys“.',
      broken: 'Ryšys su {detail} nutrūko.',
      silent: 'Prisijungta, bet serveris neatsako.',
      'server-error': 'Serveris veikia netinkamai. Bandykite vėliau.',
      key: 'Raktas nepriimtas. Patikrinkite jį skiltyje „Ryšys“.',
      subscription: 'Raktas teisingas, bet prenumerata neapima katalogo.',
      limit: 'Šiuo metu užklausų nebeliko. Palaukite ir tikrinkite dar kartą.'
    }
  },
  hosts: {
    title: 'Serveriai, į kuriuos kreiptasi',
    about:
      'Dynodesk savo kūrėjams nieko nesiunčia. Čia – visi serveriai, į kuriuos kreiptasi; jei yra tarpinis serveris, kreipiamasi tik į jį. Patys puslapiai niekur nesikreipia.',
    none: 'Dar nesikreipta.',
    host: 'Serveris',
    last: 'Paskutinį kartą',
    times: 'Kartai',
    clear: 'Išvalyti sąrašą',
    purpose: {
      catalogue: 'Katalogas',
      pictures: 'Paveikslėliai',
      events: 'Įvykiai',
      polling: 'Kreipiniai ir projektai',
      workspace: 'Keli kompiuteriai',
      updates: 'Naujiniai',
      'network-test': 'Tinklo patikra'
    }
  },
  usage: {
    title: 'Panaudotos užklausos',
    none: 'Užklausų dar nėra.',
    period: 'Laikotarpis',
    day: 'Diena',
    week: 'Savaitė',
    requests: 'Užklausos',
    stored: 'Iš saugyklos',
    for: 'Kam',
    feature: {
      pages: 'Puslapiai',
      search: 'Paieška',
      packs: 'Atsisiuntimai',
      background: 'Duomenų atnaujinimas',
      commands: 'Komandų eilutė',
      pictures: 'Paveikslėliai',
      events: 'Įvykiai',
      connection: 'Ryšio patikros'
    },
    hours: 'Pagal valandas',
    thisComputer: 'Šis kompiuteris',
    save: 'Įrašyti CSV…'
  }
} satisfies PartOf<typeof en>
