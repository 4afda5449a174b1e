import type { PartOf } from '../part-of'
import type en from '../en/workspace'

/** Several computers that share one server. */
export default {
  intro:
    'Datamaskinene i et verksted møtes på en Redis- eller Valkey-server som du drifter eller leier. Alt som lagres der, er kryptert med passfrasen.',
  state: {
    off: 'av',
    joining: 'kobler til …',
    joined: 'tilkoblet',
    unreachable: 'serveren kan ikke nås',
    refused: 'ikke tilkoblet'
  },
  count: '{n} datamaskin | {n} datamaskiner',
  alone: 'arbeider alene',
  aloneHelp:
    'Denne datamaskinen arbeider for seg selv: katalog, ark og hendelser er tilgjengelige, men ingenting deles.',
  here: 'Datamaskiner her',
  own: 'denne datamaskinen',
  unnamed: 'datamaskin uten navn',
  version: 'versjon {version}',
  limits: 'Grensene for forespørsler er ulike: {limits}. Sett samme grense på alle datamaskiner.',
  limit: '{calls} på {seconds} s',
  openAt: 'Også åpen hos: {names}',
  plain: 'Uten kryptering kan andre på nettverket lese passordet. Bruk rediss://.',
  test: 'Prøv tilkoblingen',
  results: 'Resultater',
  fine: 'virker',
  unknown: 'ukjent: denne brukeren kan ikke spørre',
  secret: { 'workspace-password': 'Passord til serveren', 'workspace-passphrase': 'Passfrase' },
  passphraseHelp: 'Den samme på alle datamaskiner; bruk minst fem tilfeldige ord.',
  warning: {
    'memory-policy': 'Når minnet er fullt, sletter serveren delte data. Sett maxmemory-policy til noeviction.',
    persistence: 'Serveren glemmer alt når den starter på nytt. Slå på AOF eller RDB.'
  },
  invite: {
    title: 'Inviter eller bli med',
    help: 'En invitasjon tar serveren, sertifikatet, innloggingen og passfrasen med til en annen datamaskin, kryptert med en kode.',
    show: 'Vis en invitasjon',
    save: 'Lagre en invitasjon …',
    saved: 'Invitasjonen er lagret: {file}',
    scan: 'Les den inn i feltet «Invitasjon» på den andre datamaskinen med en strekkodeleser, eller kopier teksten.',
    picture: 'QR-kode for invitasjonen',
    text: 'Invitasjon',
    code: 'Kode',
    join: 'Bli med',
    file: 'Fra en fil …',
    joined: 'Denne datamaskinen blir med de andre.'
  },
  share: {
    title: 'Delt arbeid',
    help: 'En type som slås av, blir på denne maskinen; det som alt er delt, blir hos de andre.',
    mark: 'Delt med de andre datamaskinene',
    waiting: 'Delt; endringer venter på serveren',
    conflict: 'Endret på flere datamaskiner samtidig. Alle versjoner er beholdt.',
    shown: 'vises her',
    keep: 'Behold denne',
    both: 'Behold begge tekstene',
    noText: 'uten tekst'
  },
  problem: {
    'no-address': 'Skriv inn adressen til serveren.',
    'no-passphrase': 'Skriv inn passfrasen.',
    'key-store': 'Systemet gir ikke ut den lagrede passfrasen. Lås opp nøkkellageret.',
    'authority-file': 'Sertifikatfilen kan ikke leses. Velg den på nytt.',
    name: 'Navnet på serveren er ukjent. Kontroller adressen.',
    port: 'Ingen forbindelse. Kontroller serveren, porten og brannmuren.',
    timeout: 'Serveren svarte ikke innen to sekunder.',
    tls: 'Sertifikatet til serveren er ikke klarert. Velg sertifikatfilen.',
    'not-tls': 'Serveren svarer ikke med TLS. Kontroller adresse og port.',
    login: 'Feil bruker eller passord.',
    passphrase: 'De andre datamaskinene bruker en annen passfrase.',
    permission: 'Brukeren mangler rettigheter på serveren.',
    version: 'Serveren er eldre enn versjon 7.',
    'memory-full': 'Minnet på serveren er fullt.',
    'read-only': 'Serveren er skrivebeskyttet.',
    loading: 'Serveren starter.',
    disk: 'Serveren kan ikke lagre dataene. Kontroller disken.',
    protocol: 'Serveren ga et uventet svar.'
  },
  step: {
    name: 'Navn',
    port: 'Porten',
    tls: 'Kryptering (TLS)',
    login: 'Pålogging',
    version: 'Versjon',
    passphrase: 'Passfrase',
    write: 'Skriving',
    'memory-policy': 'Minneregel',
    persistence: 'Lagring på disk'
  }
} satisfies PartOf<typeof en>
