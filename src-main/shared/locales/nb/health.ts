import type { PartOf } from '../part-of'
import type en from '../en/health'

/** The health page: own answers, stores, sources, network test, use of requests. */
export default {
  service: 'Tjeneste',
  fine: 'Alt er i orden',
  needsYou: 'Krever oppfølging: {n}',
  latency: 'Svartid',
  times: 'vanligvis {median}, 95 % innen {p95}',
  answers: 'Svar',
  last: 'Siste: {time}',
  code: {
    offline: 'ingen forbindelse',
    timeout: 'svaret kom ikke i tide',
    insecure: 'ingen sikker forbindelse',
    'proxy-login': 'proxyen krever pålogging',
    redirected: 'omdirigert',
    'not-the-service': 'en annen server',
    'too-large': 'for stort'
  },
  english: 'På engelsk',
  englishOf: '{language}: {english} av {answers} motorer',
  store: {
    cache: 'Katalogfil',
    person: 'Dine data',
    feed: 'Hendelser',
    'feed-session': 'Hendelser i denne økten'
  },
  disk: 'Ledig diskplass',
  integrity: {
    true: 'intakt',
    false: 'skadet',
    null: 'for stor til å sjekkes her',
    unreadable: 'kan ikke leses'
  },
  copied: 'Kopiert, uten navn, adresser og nøkler.',
  test: {
    title: 'Test nettverket',
    run: 'Kjør testen',
    withKey: 'Prøv også nøkkelen (1 forespørsel)',
    noProxy: 'ingen',
    unknown: 'ikke testet',
    good: 'Ingen problemer funnet',
    bad: 'Fant et problem',
    step: {
      proxy: 'Proxy',
      name: 'Navneoppslag',
      port: 'Forbindelse',
      certificate: 'Sertifikat',
      'proxy-login': 'Proxypålogging',
      portal: 'Påloggingsside',
      service: 'Tjeneste',
      key: 'Nøkkel'
    },
    blame: {
      computer: 'Årsaken er på denne PC-en.',
      network: 'Årsaken er nettverket ditt: spør den som drifter det.',
      provider: 'Årsaken er hos leverandøren: si fra til dem.'
    },
    problem: {
      'proxy-name': 'Proxyen {detail} er ukjent. Sjekk proxyinnstillingene i systemet.',
      'proxy-unreachable': 'Proxyen {detail} svarer ikke.',
      'proxy-login': 'Proxyen krever pålogging. Logg på og test på nytt.',
      'no-network': 'Ingen nettverksforbindelse. Sjekk kabel eller Wi-Fi.',
      'no-name-server': 'Ingen navneserver svarer, så {detail} kan ikke finnes.',
      'unknown-name': 'Ingen server heter {detail}. Sjekk adressen under Tilkobling.',
      refused: '{detail} avviser forbindelsen.',
      timeout: '{detail} svarer ikke. En brannmur kan blokkere den.',
      untrusted:
        'Sertifikatet er utstedt av «{detail}», som denne PC-en ikke stoler på. En brannmur inspiserer trafikken; sertifikatet dens må installeres her.',
      'self-signed':
        'Sertifikatet er selvsignert av «{detail}»: en ruter, påloggingsside eller brannmur svarer i stedet for tjenesten.',
      inspected: 'Utstedt av «{detail}», ikke en offentlig utsteder: en brannmur inspiserer trafikken.',
      'wrong-host': 'Sertifikatet gjelder «{detail}», ikke denne adressen. Sjekk adressen under Tilkobling.',
      expired: 'Sertifikatet er utløpt. Sjekk først datoen på denne PC-en.',
      clock: 'Sertifikatet gjelder ikke ennå. Still dato og klokke på denne PC-en.',
      'not-tls': 'Ingen sikker forbindelse kan opprettes. En brannmur kan bryte den.',
      portal: 'En påloggingsside i nettverket svarer. Åpne en nettleser, logg på og test på nytt.',
      'wrong-service': '{detail} svarer, men er ikke katalogtjenesten. Sjekk adressen under Tilkobling.',
      broken: 'Forbindelsen til {detail} ble brutt.',
      silent: 'Tilkoblet, men tjenesten svarer ikke.',
      'server-error': 'Tjenesten har selv en feil. Prøv igjen senere.',
      key: 'Nøkkelen godtas ikke. Sjekk den under Tilkobling.',
      subscription: 'Nøkkelen er riktig, men abonnementet omfatter ikke katalogen.',
      limit: 'Ingen forespørsler igjen akkurat nå. Vent og test på nytt.'
    }
  },
  hosts: {
    title: 'Kontaktede verter',
    about:
      'Dynodesk sender ingenting til utviklerne. Dette er alle verter som er kontaktet; bak en proxy kontaktes bare proxyen. Sidene selv kontakter ingen.',
    none: 'Ingen vert kontaktet ennå.',
    host: 'Vert',
    last: 'Sist',
    times: 'Ganger',
    clear: 'Tøm listen',
    purpose: {
      catalogue: 'Katalog',
      pictures: 'Bilder',
      events: 'Hendelser',
      polling: 'Saker og prosjekter',
      workspace: 'Flere PC-er',
      updates: 'Oppdateringer',
      'network-test': 'Nettverkstest'
    }
  },
  usage: {
    title: 'Brukte forespørsler',
    none: 'Ingen forespørsler ennå.',
    period: 'Periode',
    day: 'Dag',
    week: 'Uke',
    requests: 'Forespørsler',
    stored: 'Fra lagring',
    for: 'Formål',
    feature: {
      pages: 'Sider',
      search: 'Søk',
      packs: 'Nedlastinger',
      background: 'Oppdatering',
      commands: 'Kommandolinje',
      pictures: 'Bilder',
      events: 'Hendelser',
      connection: 'Tilkoblingssjekker'
    },
    hours: 'Etter klokkeslett',
    thisComputer: 'Denne PC-en',
    save: 'Lagre som CSV …'
  }
} satisfies PartOf<typeof en>
