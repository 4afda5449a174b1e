import type { PartOf } from '../part-of'
import type en from '../en/diagnosis'

/** The diagnosis file: what is in it, what never is, and its saving. */
export default {
  label: 'Diagnostikas fails',
  open: 'Saglabāt diagnostiku…',
  title: 'Diagnostikas fails',
  intro:
    'Tam, kurš uztur šo instalāciju: viens teksta fails, ko var nosūtīt pa e-pastu. Tas tiek saglabāts tur, kur norādāt, un nekur netiek sūtīts.',
  holds: {
    title: 'Kas tajā ir',
    program: 'Programmas un tās vides versijas',
    system: 'Sistēma, atmiņa, ekrāni, valodas, palaišanas ilgums',
    settings:
      'Iestatījumi, kas atšķiras no noklusējuma: slēdži, skaitļi un izvēles; par tekstiem tikai tas, ka tie ir norādīti',
    connection: 'Savienojuma stāvoklis un pēdējo kļūmju kodi; vai atslēga tiek glabāta un kā',
    calls: 'Izmantotie un atlikušie izsaukumi',
    stores: 'Saglabāto failu lielums, ierakstu skaits un vai tie ir veseli',
    events: 'Notikumu avotu stāvoklis un skaitītāji; pakotnes pēc stāvokļa',
    log: 'Žurnāla pēdējās rindas: kas un kad noticis, bez tekstiem'
  },
  never: {
    title: 'Kā tajā nekad nav',
    secrets: 'Atslēgas, noslēpumu un paroļu, pat to daļas',
    people: 'Klientu, vārdu, numura zīmju, e-pasta adrešu',
    words: 'Pieteikumu, piezīmju, meklējumu, lapu un darbnīcas tekstu',
    places: 'Šī datora, pakalpojuma vai tīkla adrešu; mapju un lietotāju nosaukumu',
    catalogue: 'Nekā no kataloga'
  },
  show: 'Rādīt tekstu',
  lists: 'Atpakaļ uz sarakstu',
  text: 'Diagnostikas faila teksts',
  save: 'Saglabāt…',
  saved: 'Saglabāts: {file}'
} satisfies PartOf<typeof en>
