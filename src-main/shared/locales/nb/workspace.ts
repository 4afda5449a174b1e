import type { PartOf } from '../part-of'
import type en from '../en/workspace'

/** Several computers that share one server. */
export default {
  intro:
    'PC-ene i verkstedet deler notater, hendelser og kjøretøydata, kryptert med en passfrase. Avtalen med leverandøren avgjør om kjøretøydata kan deles.',
  state: {
    off: 'av',
    joining: 'blir med i gruppen …',
    joined: 'i gruppen',
    unreachable: 'serveren kan ikke nås',
    refused: 'ikke koblet til gruppen',
    'no-passphrase': 'passfrase mangler'
  },
  count: '{n} PC | {n} PC-er',
  leave: 'Forlat gruppen',
  server: 'Server',
  aloneHelp: 'Katalog, datablad og hendelser er tilgjengelige, men ingenting deles.',
  here: 'PC-er her',
  own: 'denne PC-en',
  unnamed: 'PC uten navn',
  version: 'versjon {version}',
  limits: 'Grensene for forespørsler er ulike: {limits}. Sett samme grense på alle PC-er.',
  limit: '{calls} på {seconds} s',
  openAt: 'Også åpen hos: {names}',
  sent: {
    to: 'Vis på en annen PC',
    done: 'Sendt til {name}',
    unanswered: '{name} svarer ikke.',
    arrived: '{by} sendte en motor: {title}'
  },
  plain: 'Uten kryptering kan andre på nettverket lese passordet. Bruk rediss://.',
  test: 'Test tilkoblingen',
  results: 'Testresultater',
  fine: 'virker',
  unknown: 'ukjent: denne brukeren kan ikke spørre',
  secret: { 'workspace-password': 'Serverpassord', 'workspace-passphrase': 'Passfrase' },
  passphraseHelp: 'Den samme på alle PC-er; bruk minst fem tilfeldige ord.',
  warning: {
    'memory-policy': 'Når minnet er fullt, sletter serveren delte data. Sett maxmemory-policy til noeviction.',
    persistence: 'Serveren mister alle data når den starter på nytt. Slå på AOF eller RDB.'
  },
  begin: {
    start: 'Start en gruppe',
    startHelp: 'For den første PC-en. Du trenger adressen til verkstedets server og en passfrase du velger selv.',
    join: 'Bli med via invitasjon og kode'
  },
  fix: {
    address: 'Skriv inn adressen',
    passphrase: 'Skriv inn passfrasen',
    password: 'Skriv inn passordet',
    certificate: 'Velg sertifikatet'
  },
  invite: {
    title: 'Inviter en annen PC',
    help: 'En invitasjon overfører server, sertifikat, pålogging og passfrase til en annen PC. En kode beskytter den.',
    joinHelp: 'Lim inn teksten eller velg filen. Koden vises på den andre PC-en.',
    show: 'Vis en invitasjon',
    hide: 'Skjul',
    save: 'Lagre en invitasjon …',
    saved: 'Invitasjonen er lagret: {file}',
    scan: 'Skann den inn i feltet «Invitasjon» på den andre PC-en, eller lim inn teksten. Skriv så inn koden.',
    showCode: 'Vis koden',
    picture: 'QR-kode for invitasjonen',
    text: 'Invitasjon',
    code: 'Kode',
    join: 'Koble til',
    joined: 'Denne PC-en kobles til de andre.'
  },
  share: {
    title: 'Delt arbeid',
    help: 'En type som er slått av, blir på denne PC-en. De andre beholder det som alt er delt.',
    mark: 'Delt med de andre PC-ene',
    waiting: 'Delt; endringer venter på serveren',
    conflict: 'Endret på flere PC-er samtidig. Alle versjoner er beholdt.',
    shown: 'vises her',
    keep: 'Behold denne',
    both: 'Behold begge tekstene',
    noText: 'uten tekst'
  },
  problem: {
    'no-address': 'Skriv inn adressen til serveren.',
    'no-passphrase': 'Skriv inn passfrasen.',
    'key-store': 'Systemet utleverer ikke den lagrede passfrasen. Lås opp nøkkellageret.',
    'authority-file': 'Sertifikatfilen kan ikke leses. Velg den på nytt.',
    name: 'Navnet på serveren er ukjent. Sjekk adressen.',
    port: 'Ingen forbindelse. Sjekk serveren, porten og brannmuren.',
    timeout: 'Serveren svarte ikke innen to sekunder.',
    tls: 'Sertifikatet til serveren er ikke klarert. Velg sertifikatfilen.',
    'not-tls': 'Serveren svarer ikke med TLS. Sjekk adresse og port.',
    login: 'Feil bruker eller passord.',
    passphrase: 'De andre PC-ene bruker en annen passfrase.',
    permission: 'Brukeren mangler rettigheter på serveren.',
    version: 'Serveren er eldre enn versjon 7.',
    'memory-full': 'Minnet på serveren er fullt.',
    'read-only': 'Serveren er skrivebeskyttet.',
    loading: 'Serveren starter.',
    disk: 'Serveren kan ikke lagre dataene. Sjekk disken.',
    protocol: 'Serveren svarte på en uventet måte.'
  },
  step: {
    name: 'Navn',
    port: 'Port',
    tls: 'Kryptering (TLS)',
    login: 'Pålogging',
    version: 'Versjon',
    passphrase: 'Passfrase',
    write: 'Skriving',
    'memory-policy': 'Minneregel',
    persistence: 'Lagring på disk'
  }
} satisfies PartOf<typeof en>
