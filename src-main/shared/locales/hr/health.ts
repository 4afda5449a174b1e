import type { PartOf } from '../part-of'
import type en from '../en/health'

/** The health page: own answers, stores, sources, network test, use of requests. */
export default {
  service: 'Usluga',
  fine: 'Sve je u redu',
  needsYou: 'Potrebna pozornost: {n}',
  latency: 'Vrijeme odgovora',
  times: 'obično {median}, 95 % unutar {p95}',
  answers: 'Odgovori',
  last: 'Zadnji: {time}',
  code: {
    offline: 'nema veze',
    timeout: 'nema odgovora na vrijeme',
    insecure: 'nema sigurne veze',
    'proxy-login': 'proxy traži prijavu',
    redirected: 'preusmjereno',
    'not-the-service': 'drugi poslužitelj',
    'too-large': 'preveliko'
  },
  english: 'Na engleskom',
  englishOf: '{language}: {english} od {answers} motora',
  store: {
    cache: 'Datoteka kataloga',
    person: 'Vaši podaci',
    feed: 'Događaji',
    'feed-session': 'Događaji ove sesije'
  },
  disk: 'Slobodno na disku',
  integrity: {
    true: 'ispravno',
    false: 'oštećeno',
    null: 'preveliko za provjeru ovdje',
    unreadable: 'nečitljivo'
  },
  copied: 'Kopirano, bez imena, adresa i ključeva.',
  test: {
    title: 'Provjera mreže',
    run: 'Provjeri',
    withKey: 'Provjeri i ključ (1 zahtjev)',
    noProxy: 'nema',
    unknown: 'nije provjereno',
    good: 'Nema poteškoća',
    bad: 'Pronađena je poteškoća',
    step: {
      proxy: 'Proxy poslužitelj',
      name: 'Ime poslužitelja',
      port: 'Veza',
      certificate: 'Certifikat',
      'proxy-login': 'Prijava na proxy',
      portal: 'Stranica za prijavu',
      service: 'Usluga',
      key: 'Ključ'
    },
    blame: {
      computer: 'Uzrok je na ovom računalu.',
      network: 'Uzrok je vaša mreža: obratite se njezinu administratoru.',
      provider: 'Uzrok je kod pružatelja usluge: javite mu.'
    },
    problem: {
      'proxy-name': 'Proxy {detail} nije poznat. Provjerite postavke proxyja u sustavu.',
      'proxy-unreachable': 'Proxy {detail} ne odgovara.',
      'proxy-login': 'Proxy traži prijavu. Prijavite se i provjerite ponovno.',
      'no-network': 'Nema mrežne veze. Provjerite kabel ili Wi-Fi.',
      'no-name-server': 'DNS poslužitelj ne odgovara pa se {detail} ne može pronaći.',
      'unknown-name': 'Nema poslužitelja {detail}. Provjerite adresu pod Veza.',
      refused: '{detail} odbija vezu.',
      timeout: '{detail} ne odgovara. Možda ga blokira vatrozid.',
      untrusted:
        'Certifikat je izdao „{detail}”, kojem ovo računalo ne vjeruje. Vatrozid pregledava promet; njegov certifikat treba instalirati ovdje.',
      'self-signed':
        'Certifikat je samopotpisan ({detail}): umjesto usluge odgovara usmjerivač, stranica za prijavu ili vatrozid.',
      inspected: 'Izdao „{detail}”, a ne javni izdavatelj: vatrozid pregledava promet.',
      'wrong-host': 'Certifikat vrijedi za „{detail}”, a ne za ovu adresu. Provjerite adresu pod Veza.',
      expired: 'Certifikat je istekao. Najprije provjerite datum na ovom računalu.',
      clock: 'Certifikat još ne vrijedi. Namjestite datum i vrijeme na ovom računalu.',
      'not-tls': 'Sigurna veza nije moguća. Možda je prekida vatrozid.',
      portal: 'Odgovara stranica za prijavu na mrežu. Otvorite preglednik, prijavite se i provjerite ponovno.',
      'wrong-service': '{detail} odgovara, ali nije usluga kataloga. Provjerite adresu pod Veza.',
      broken: 'Veza s {detail} je prekinuta.',
      silent: 'Povezano, ali usluga ne odgovara.',
      'server-error': 'Usluga sama ima kvar. Pokušajte kasnije.',
      key: 'Ključ nije prihvaćen. Provjerite ga pod Veza.',
      subscription: 'Ključ je ispravan, ali pretplata ne uključuje katalog.',
      limit: 'Trenutačno nema preostalih zahtjeva. Pričekajte i provjerite ponovno.'
    }
  },
  hosts: {
    title: 'Kontaktirani poslužitelji',
    about:
      'Dynodesk ništa ne javlja autorima. Ovo su svi kontaktirani poslužitelji; iza proxyja kontaktira se samo proxy. Same stranice ne kontaktiraju nijedan.',
    none: 'Još nijedan poslužitelj nije kontaktiran.',
    host: 'Poslužitelj',
    last: 'Zadnji put',
    times: 'Broj puta',
    clear: 'Isprazni popis',
    purpose: {
      catalogue: 'Katalog',
      pictures: 'Slike',
      events: 'Događaji',
      polling: 'Tiketi i projekti',
      workspace: 'Više računala',
      updates: 'Ažuriranja',
      'network-test': 'Test mreže'
    }
  },
  usage: {
    title: 'Potrošeni zahtjevi',
    none: 'Još nema zahtjeva.',
    period: 'Razdoblje',
    day: 'Dan',
    week: 'Tjedan',
    requests: 'Zahtjevi',
    stored: 'Iz pohrane',
    for: 'Namjena',
    feature: {
      pages: 'Stranice',
      search: 'Pretraga',
      packs: 'Preuzimanja',
      background: 'Osvježavanje',
      commands: 'Naredbeni redak',
      pictures: 'Slike',
      events: 'Događaji',
      connection: 'Provjere veze'
    },
    hours: 'Po satima',
    thisComputer: 'Ovo računalo',
    save: 'Spremi kao CSV …'
  }
} satisfies PartOf<typeof en>
