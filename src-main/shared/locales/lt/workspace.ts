import type { PartOf } from '../part-of'
import type en from '../en/workspace'

/** Several computers that share one server. */
export default {
  intro:
    'Serviso kompiuteriai bendrina pastabas, įvykius ir automobilių duomenis, užšifruotus slaptafraze. Ar galima bendrinti automobilių duomenis, nustato sutartis su tiekėju.',
  state: {
    off: 'išjungta',
    joining: 'jungiamasi…',
    joined: 'grupėje',
    unreachable: 'serveris nepasiekiamas',
    refused: 'neprisijungta prie grupės',
    'no-passphrase': 'neįvesta slaptafrazė'
  },
  count: '{n} kompiuteris | {n} kompiuteriai | {n} kompiuterio | {n} kompiuterių',
  leave: 'Išeiti iš grupės',
  server: 'Serveris',
  aloneHelp: 'Katalogas, lapai ir įvykiai prieinami, bet niekuo nesidalijama.',
  here: 'Kompiuteriai grupėje',
  own: 'šis kompiuteris',
  unnamed: 'kompiuteris be pavadinimo',
  version: 'versija {version}',
  limits: 'Užklausų ribos skiriasi: {limits}. Nustatykite tą pačią ribą visuose kompiuteriuose.',
  limit: '{calls} per {seconds} s',
  openAt: 'Taip pat atverta: {names}',
  sent: {
    to: 'Rodyti kitame kompiuteryje',
    done: 'Išsiųsta: {name}',
    unanswered: '{name} neatsako.',
    arrived: '{by} atsiuntė variklį: {title}'
  },
  plain: 'Be šifravimo slaptažodį gali perskaityti kiti tinkle. Naudokite rediss://.',
  test: 'Tikrinti ryšį',
  results: 'Tikrinimo rezultatai',
  fine: 'veikia',
  unknown: 'nežinoma: šis naudotojas neturi teisės tikrinti',
  secret: { 'workspace-password': 'Serverio slaptažodis', 'workspace-passphrase': 'Slaptafrazė' },
  passphraseHelp: 'Visuose kompiuteriuose ta pati; bent penki atsitiktiniai žodžiai.',
  warning: {
    'memory-policy':
      'Kai atmintis pilna, serveris trina bendrus duomenis. Nustatykite maxmemory-policy vertę noeviction.',
    persistence: 'Serverį paleidus iš naujo, dingsta visi duomenys. Įjunkite AOF arba RDB.'
  },
  begin: {
    start: 'Kurti grupę',
    startHelp: 'Pirmam kompiuteriui. Reikia serviso bendro serverio adreso ir pačių sugalvotos slaptafrazės.',
    join: 'Prisijungti su pakvietimu ir jo kodu'
  },
  fix: {
    address: 'Įvesti adresą',
    passphrase: 'Įvesti slaptafrazę',
    password: 'Įvesti slaptažodį',
    certificate: 'Pasirinkti sertifikatą'
  },
  invite: {
    title: 'Pakviesti kitą kompiuterį',
    help: 'Pakvietime yra serverio adresas, sertifikatas, prisijungimo duomenys ir slaptafrazė. Jį saugo kodas, kurį perduokite atskirai.',
    joinHelp: 'Įklijuokite tekstą arba pasirinkite failą. Kodą rodo kitas kompiuteris.',
    show: 'Rodyti pakvietimą',
    hide: 'Slėpti',
    save: 'Įrašyti pakvietimą…',
    saved: 'Pakvietimas įrašytas: {file}',
    scan: 'Kitame kompiuteryje nuskaitykite QR kodą į lauką „Pakvietimas“ arba įklijuokite tekstą, tada įveskite kodą.',
    showCode: 'Rodyti kodą',
    picture: 'Pakvietimo QR kodas',
    text: 'Pakvietimas',
    code: 'Kodas',
    join: 'Prisijungti',
    joined: 'Šis kompiuteris prisijungia prie kitų.'
  },
  share: {
    title: 'Bendras darbas',
    help: 'Išjungta rūšis lieka šiame kompiuteryje. Kitiems lieka tai, kas bendrinta anksčiau.',
    mark: 'Bendrinama su kitais kompiuteriais',
    waiting: 'Bendrinama; pakeitimai laukia serverio',
    conflict: 'Vienu metu pakeista keliuose kompiuteriuose. Išsaugotos visos versijos.',
    shown: 'rodoma čia',
    keep: 'Palikti šią',
    both: 'Palikti abu tekstus',
    noText: 'be teksto'
  },
  problem: {
    'no-address': 'Įveskite serverio adresą.',
    'no-passphrase': 'Įveskite slaptafrazę.',
    'key-store': 'Sistema neišduoda išsaugotos slaptafrazės. Atrakinkite raktų saugyklą.',
    'authority-file': 'Sertifikato failo nepavyksta perskaityti. Pasirinkite jį iš naujo.',
    name: 'Serverio vardas nežinomas. Patikrinkite adresą.',
    port: 'Nėra ryšio. Patikrinkite serverį, prievadą ir užkardą.',
    timeout: 'Serveris neatsakė per dvi sekundes.',
    tls: 'Serverio sertifikatu nepasitikima. Pasirinkite jo sertifikato failą.',
    'not-tls': 'Serveris neatsako per TLS. Patikrinkite adresą ir prievadą.',
    login: 'Neteisingas naudotojas arba slaptažodis.',
    passphrase: 'Kiti kompiuteriai naudoja kitą slaptafrazę.',
    permission: 'Naudotojui serveryje trūksta teisių.',
    version: 'Serveris senesnis nei 7 versija.',
    'memory-full': 'Serverio atmintis pilna.',
    'read-only': 'Serveris leidžia tik skaityti.',
    loading: 'Serveris paleidžiamas.',
    disk: 'Serveris negali įrašyti duomenų. Patikrinkite jo diską.',
    protocol: 'Serveris atsakė netikėtai.'
  },
  step: {
    name: 'Vardas',
    port: 'Prievadas',
    tls: 'Šifravimas (TLS)',
    login: 'Prisijungimas',
    version: 'Versija',
    passphrase: 'Slaptafrazė',
    write: 'Rašymas',
    'memory-policy': 'Atminties taisyklė',
    persistence: 'Įrašymas diske'
  }
} satisfies PartOf<typeof en>
