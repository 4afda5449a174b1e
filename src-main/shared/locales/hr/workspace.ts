import type { PartOf } from '../part-of'
import type en from '../en/workspace'

/** Several computers that share one server. */
export default {
  intro:
    'Računala vaše radionice dijele bilješke, događaje i podatke o vozilima, šifrirane pristupnim izrazom. Smijete li dijeliti podatke o vozilima, određuje ugovor s pružateljem.',
  state: {
    off: 'isključeno',
    joining: 'ulazak u grupu …',
    joined: 'u grupi',
    unreachable: 'poslužitelj nije dostupan',
    refused: 'nije povezano s grupom',
    'no-passphrase': 'nedostaje pristupni izraz'
  },
  count: '{n} računalo | {n} računala | {n} računala',
  leave: 'Napusti grupu',
  server: 'Poslužitelj',
  aloneHelp: 'Katalog, listovi i događaji su dostupni, ali se ništa ne dijeli.',
  here: 'Računala u grupi',
  own: 'ovo računalo',
  unnamed: 'računalo bez naziva',
  version: 'verzija {version}',
  limits: 'Ograničenja zahtjeva se razlikuju: {limits}. Postavite isto ograničenje na svim računalima.',
  limit: '{calls} u {seconds} s',
  openAt: 'Otvoreno i kod: {names}',
  sent: {
    to: 'Prikaži na drugom računalu',
    done: 'Poslano na {name}',
    unanswered: '{name} ne odgovara.',
    arrived: '{by} šalje motor: {title}'
  },
  plain: 'Bez šifriranja drugi na mreži mogu pročitati lozinku. Koristite rediss://.',
  test: 'Provjeri vezu',
  results: 'Rezultati provjere',
  fine: 'radi',
  unknown: 'nepoznato: ovaj korisnik nema dopuštenje',
  secret: { 'workspace-password': 'Lozinka poslužitelja', 'workspace-passphrase': 'Pristupni izraz' },
  passphraseHelp: 'Isti na svim računalima; upotrijebite barem pet nasumičnih riječi.',
  warning: {
    'memory-policy':
      'Kad je memorija puna, poslužitelj briše zajedničke podatke. Postavite maxmemory-policy na noeviction.',
    persistence: 'Poslužitelj pri ponovnom pokretanju gubi sve podatke. Uključite AOF ili RDB.'
  },
  begin: {
    start: 'Stvori grupu',
    startHelp: 'Za prvo računalo. Potrebni su adresa zajedničkog poslužitelja radionice i vlastiti pristupni izraz.',
    join: 'Pridruži se pozivnicom i njezinim kodom'
  },
  fix: {
    address: 'Unesi adresu',
    passphrase: 'Unesi pristupni izraz',
    password: 'Unesi lozinku',
    certificate: 'Odaberi certifikat'
  },
  invite: {
    title: 'Pozovi drugo računalo',
    help: 'Pozivnica sadrži adresu poslužitelja, certifikat, podatke za prijavu i pristupni izraz. Štiti je kôd; njega predajte odvojeno.',
    joinHelp: 'Zalijepite tekst ili odaberite datoteku. Kôd je prikazan na drugom računalu.',
    show: 'Prikaži pozivnicu',
    hide: 'Sakrij',
    save: 'Spremi pozivnicu …',
    saved: 'Pozivnica spremljena: {file}',
    scan: 'Na drugom računalu skenirajte QR kôd u polje „Pozivnica” ili zalijepite tekst, zatim unesite kôd.',
    showCode: 'Prikaži kôd',
    picture: 'QR kôd pozivnice',
    text: 'Pozivnica',
    code: 'Kôd',
    join: 'Pridruži se',
    joined: 'Ovo se računalo pridružuje ostalima.'
  },
  share: {
    title: 'Zajednički rad',
    help: 'Isključena vrsta ostaje na ovom računalu. Drugi zadržavaju ono što je već podijeljeno.',
    mark: 'Dijeli se s drugim računalima',
    waiting: 'Dijeli se; promjene čekaju poslužitelj',
    conflict: 'Promijenjeno na više računala istodobno. Sve su verzije sačuvane.',
    shown: 'prikazano ovdje',
    keep: 'Zadrži ovu',
    both: 'Zadrži oba teksta',
    noText: 'bez teksta'
  },
  problem: {
    'no-address': 'Unesite adresu poslužitelja.',
    'no-passphrase': 'Unesite pristupni izraz.',
    'key-store': 'Sustav ne izdaje spremljeni pristupni izraz. Otključajte spremište ključeva.',
    'authority-file': 'Datoteka certifikata ne može se pročitati. Odaberite je ponovno.',
    name: 'Naziv poslužitelja je nepoznat. Provjerite adresu.',
    port: 'Nema veze. Provjerite poslužitelj, port i vatrozid.',
    timeout: 'Poslužitelj nije odgovorio u dvije sekunde.',
    tls: 'Certifikat poslužitelja nije pouzdan. Odaberite njegovu datoteku certifikata.',
    'not-tls': 'Poslužitelj ne odgovara putem TLS-a. Provjerite adresu i port.',
    login: 'Korisnik ili lozinka nisu točni.',
    passphrase: 'Ostala računala koriste drugi pristupni izraz.',
    permission: 'Korisniku nedostaju ovlasti na poslužitelju.',
    version: 'Poslužitelj je stariji od verzije 7.',
    'memory-full': 'Memorija poslužitelja je puna.',
    'read-only': 'Poslužitelj dopušta samo čitanje.',
    loading: 'Poslužitelj se pokreće.',
    disk: 'Poslužitelj ne može spremiti podatke. Provjerite njegov disk.',
    protocol: 'Poslužitelj je odgovorio neočekivano.'
  },
  step: {
    name: 'Naziv',
    port: 'Port',
    tls: 'Šifriranje (TLS)',
    login: 'Prijava',
    version: 'Verzija',
    passphrase: 'Pristupni izraz',
    write: 'Pisanje',
    'memory-policy': 'Pravilo memorije',
    persistence: 'Spremanje na disk'
  }
} satisfies PartOf<typeof en>
