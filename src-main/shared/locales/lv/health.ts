import type { PartOf } from '../part-of'
import type en from '../en/health'

/** The health page: own answers, stores, sources, network test, use of requests. */
export default {
  service: 'Serviss',
  latency: 'Atbildes laiks',
  times: 'parasti {median}, 95 % — līdz {p95}',
  answers: 'Atbildes',
  last: 'Pēdējā: {time}',
  code: {
    offline: 'nav savienojuma',
    timeout: 'nav atbildes laikā',
    insecure: 'nav droša savienojuma',
    'proxy-login': 'starpniekserveris prasa pieteikšanos',
    redirected: 'pāradresēts',
    'not-the-service': 'cits serveris',
    'too-large': 'par lielu'
  },
  english: 'Angļu valodā',
  englishOf: '{language}: {english} no {answers} dzinējiem',
  sources: 'Notikumu avoti',
  store: {
    cache: 'Kataloga fails',
    person: 'Jūsu dati',
    feed: 'Notikumi',
    'feed-session': 'Šīs sesijas notikumi'
  },
  integrity: {
    true: 'nebojāts',
    false: 'bojāts',
    null: 'par lielu, lai pārbaudītu šeit',
    unreadable: 'nav nolasāms'
  },
  copy: 'Kopēt',
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
      service: 'Serviss',
      key: 'Atslēga'
    },
    blame: {
      computer: 'Cēlonis ir šajā datorā.',
      network: 'Cēlonis ir jūsu tīkls: vaicājiet tā administratoram.',
      provider: 'Cēlonis ir pie pakalpojuma sniedzēja: paziņojiet tam.'
    },
    problem: {
      'proxy-name': 'Starpniekserveris {detail} nav zināms. Pārbaudiet sistēmas starpniekservera iestatījumus.',
      'proxy-unreachable': 'Starpniekserveris {detail} neatbild.',
      'proxy-login': 'Starpniekserveris prasa pieteikties. Piesakieties un pārbaudiet vēlreiz.',
      'no-network': 'Nav tīkla savienojuma. Pārbaudiet kabeli vai Wi-Fi.',
      'no-name-server': 'DNS serveris neatbild, tāpēc {detail} nevar atrast.',
      'unknown-name': 'Servera ar nosaukumu {detail} nav. Pārbaudiet adresi sadaļā “Savienojums”.',
      refused: '{detail} noraida savienojumu.',
      timeout: '{detail} neatbild. Iespējams, to bloķē ugunsmūris.',
      untrusted:
        'Sertifikātu izdevis “{detail}”, kam šis dators neuzticas. Ugunsmūris pārbauda datplūsmu; tā sertifikāts jāuzstāda šeit.',
      'self-signed':
        'Sertifikātu parakstījis pats “{detail}”: servisa vietā atbild maršrutētājs, pieteikšanās lapa vai ugunsmūris.',
      inspected: 'Izdevis “{detail}”, nevis publisks izdevējs: ugunsmūris pārbauda datplūsmu.',
      'wrong-host': 'Sertifikāts ir izdots “{detail}”, nevis šai adresei. Pārbaudiet adresi sadaļā “Savienojums”.',
      expired: 'Sertifikāta termiņš ir beidzies. Vispirms pārbaudiet šī datora datumu.',
      clock: 'Sertifikāts vēl nav spēkā. Iestatiet šī datora datumu un laiku.',
      'not-tls': 'Drošu savienojumu nevar izveidot. Iespējams, to pārtrauc ugunsmūris.',
      portal: 'Atbild tīkla pieteikšanās lapa. Atveriet pārlūku, piesakieties un pārbaudiet vēlreiz.',
      'wrong-service': '{detail} atbild, bet tas nav kataloga serviss. Pārbaudiet adresi sadaļā “Savienojums”.',
      broken: 'Savienojums ar {detail} pārtrūka.',
      silent: 'Savienojums ir, bet serviss neatbild.',
      'server-error': 'Servisam pašam ir kļūda. Mēģiniet vēlāk.',
      key: 'Atslēga netiek pieņemta. Pārbaudiet to sadaļā “Savienojums”.',
      subscription: 'Atslēga ir pareiza, bet abonements neietver katalogu.',
      limit: 'Pašlaik pieprasījumu vairs nav. Pagaidiet un pārbaudiet vēlreiz.'
    }
  },
  hosts: {
    title: 'Serveri, ar kuriem bija saziņa',
    about:
      'Dynodesk neko neziņo izstrādātājiem. Šeit ir visi serveri; aiz starpniekservera saziņa notiek ar to. Lapas nesazinās ne ar vienu.',
    none: 'Saziņas vēl nav bijis.',
    host: 'Serveris',
    last: 'Pēdējoreiz',
    times: 'Reizes',
    local: 'Šis dators',
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
      background: 'Atsvaidzināšana',
      pictures: 'Attēli',
      events: 'Notikumi',
      connection: 'Savienojuma pārbaudes'
    },
    hours: 'Pa stundām',
    thisComputer: 'Šis dators',
    save: 'Saglabāt CSV …'
  }
} satisfies PartOf<typeof en>
