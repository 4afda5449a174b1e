import type { PartOf } from '../part-of'
import type en from '../en/health'

/** The health page: own answers, stores, sources, network test, use of requests. */
export default {
  service: 'Serveris',
  fine: 'Viss ir kārtībā',
  needsYou: 'Jāpievērš uzmanība: {n}',
  latency: 'Atbildes laiks',
  times: 'parasti {median}, 95 % līdz {p95}',
  answers: 'Atbildes',
  last: 'Pēdējā: {time}',
  code: {
    offline: 'nav savienojuma',
    timeout: 'atbilde nepienāca laikā',
    insecure: 'nav droša savienojuma',
    'proxy-login': 'starpniekserveris prasa pieteikties',
    redirected: 'novirzīts',
    'not-the-service': 'cits serveris',
    'too-large': 'pārāk liela'
  },
  english: 'Angļu valodā',
  englishOf: '{language}: {english} no {answers} dzinējiem',
  store: {
    cache: 'Kataloga fails',
    person: 'Jūsu dati',
    feed: 'Notikumi',
    'feed-session': 'Šīs sesijas notikumi'
  },
  disk: 'Brīvā vieta diskā',
  integrity: {
    true: 'nebojāts',
    false: 'bojāts',
    null: 'pārāk liels, lai šeit pārbaudītu',
    unreadable: 'nav nolasāms'
  },
  copied: 'Nokopēts bez vārdiem, adresēm un atslēgām.',
  test: {
    title: 'Tīkla pārbaude',
    run: 'Pārbaudīt',
    withKey: 'Pārbaudīt arī atslēgu (1 pieprasījums)',
    noProxy: 'nav',
    unknown: 'nav pārbaudīts',
    good: 'Problēmu nav',
    bad: 'Atrasta problēma',
    step: {
      proxy: 'Starpniekserveris',
      name: 'Nosaukums',
      port: 'Savienojums',
      certificate: 'Sertifikāts',
      'proxy-login': 'Pieteikšanās starpniekserverī',
      portal: 'Pieteikšanās lapa',
      service: 'Serveris',
      key: 'Atslēga'
    },
    blame: {
      computer: 'Cēlonis ir šajā datorā.',
      network: 'Cēlonis ir jūsu tīkls: jautājiet tā administratoram.',
      provider: 'Cēlonis ir pakalpojuma sniedzējs: ziņojiet tam.'
    },
    problem: {
      'proxy-name': 'Starpniekserveris {detail} nav zināms. Pārbaudiet sistēmas starpniekservera iestatījumus.',
      'proxy-unreachable': 'Starpniekserveris {detail} neatbild.',
      'proxy-login': 'Starpniekserveris prasa pieteikties. Piesakieties un pārbaudiet vēlreiz.',
      'no-network': 'Nav tīkla savienojuma. Pārbaudiet kabeli vai Wi-Fi.',
      'no-name-server': 'DNS serveris neatbild, tāpēc {detail} nevar atrast.',
      'unknown-name': 'Servera ar nosaukumu {detail} nav. Pārbaudiet adresi sadaļā „Savienojums”.',
      refused: '{detail} noraida savienojumu.',
      timeout: '{detail} neatbild. Iespējams, to bloķē ugunsmūris.',
      untrusted:
        'Sertifikātu izdevis „{detail}”, kam šis dators neuzticas. Ugunsmūris pārbauda datplūsmu; tā sertifikāts jāinstalē šeit.',
      'self-signed':
        'Sertifikātu pats sev parakstījis „{detail}”: servera vietā atbild maršrutētājs, pieteikšanās lapa vai ugunsmūris.',
      inspected: 'Izdevis „{detail}”, nevis publisks izdevējs: ugunsmūris pārbauda datplūsmu.',
      'wrong-host': 'Sertifikāts ir izdots adresei „{detail}”, nevis šai. Pārbaudiet adresi sadaļā „Savienojums”.',
      expired: 'Sertifikāta termiņš ir beidzies. Vispirms pārbaudiet šī datora datumu.',
      clock: 'Sertifikāts vēl nav spēkā. Iestatiet šī datora datumu un laiku.',
      'not-tls': 'Drošu savienojumu nevar izveidot. Iespējams, to pārtrauc ugunsmūris.',
      portal: 'Atbild tīkla pieteikšanās lapa. Atveriet pārlūku, piesakieties un pārbaudiet vēlreiz.',
      'wrong-service': '{detail} atbild, bet tas nav kataloga serveris. Pārbaudiet adresi sadaļā „Savienojums”.',
      broken: 'Savienojums ar {detail} pārtrūka.',
      silent: 'Savienojums ir, bet serveris neatbild.',
      'server-error': 'Serverim ir traucējumi. Mēģiniet vēlāk.',
      key: 'Atslēga netiek pieņemta. Pārbaudiet to sadaļā „Savienojums”.',
      subscription: 'Atslēga ir pareiza, bet abonementā nav iekļauts katalogs.',
      limit: 'Pašlaik pieprasījumu vairs nav. Pagaidiet un pārbaudiet vēlreiz.'
    }
  },
  hosts: {
    title: 'Serveri, ar kuriem bija saziņa',
    about:
      'Dynodesk saviem izstrādātājiem neko nesūta. Šeit ir visi serveri, ar kuriem bija saziņa; ja ir starpniekserveris, saziņa notiek tikai ar to. Lapas pašas ne ar ko nesazinās.',
    none: 'Saziņas vēl nav bijis.',
    host: 'Serveris',
    last: 'Pēdējoreiz',
    times: 'Reizes',
    clear: 'Iztukšot sarakstu',
    purpose: {
      catalogue: 'Katalogs',
      pictures: 'Attēli',
      events: 'Notikumi',
      polling: 'Pieteikumi un projekti',
      workspace: 'Vairāki datori',
      updates: 'Atjauninājumi',
      'network-test': 'Tīkla pārbaude'
    }
  },
  usage: {
    title: 'Izlietotie pieprasījumi',
    none: 'Pieprasījumu vēl nav.',
    period: 'Periods',
    day: 'Diena',
    week: 'Nedēļa',
    requests: 'Pieprasījumi',
    stored: 'No krātuves',
    for: 'Kam',
    feature: {
      pages: 'Lapas',
      search: 'Meklēšana',
      packs: 'Lejupielādes',
      background: 'Datu atjaunošana',
      commands: 'Komandrinda',
      pictures: 'Attēli',
      events: 'Notikumi',
      connection: 'Savienojuma pārbaudes'
    },
    hours: 'Pa stundām',
    thisComputer: 'Šis dators',
    save: 'Saglabāt CSV…'
  }
} satisfies PartOf<typeof en>
