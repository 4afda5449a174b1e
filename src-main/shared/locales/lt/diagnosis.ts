import type { PartOf } from '../part-of'
import type en from '../en/diagnosis'

/** The diagnosis file: what is in it, what never is, and its saving. */
export default {
  label: 'Diagnostikos failas',
  open: 'Įrašyti diagnostiką…',
  title: 'Diagnostikos failas',
  intro:
    'Tam, kas prižiūri šią programą: vienas tekstinis failas, telpantis į laišką. Jis įrašomas ten, kur nurodote, ir niekur nesiunčiamas.',
  holds: {
    title: 'Kas jame yra',
    program: 'Programos ir jos aplinkos versijos',
    system: 'Sistema, atmintis, ekranai, kalbos, paleidimo trukmė',
    settings:
      'Nuo numatytųjų besiskiriantys nustatymai: jungikliai, skaičiai ir pasirinkimai; apie tekstus tik tai, kad jie nurodyti',
    connection: 'Ryšio būsena ir paskutinių trikčių kodai; ar raktas laikomas ir kaip',
    calls: 'Panaudoti ir likę kreipiniai',
    stores: 'Saugomų failų dydžiai, įrašų skaičius ir ar jie sveiki',
    events: 'Įvykių šaltinių būsena ir skaitikliai; paketai pagal būseną',
    log: 'Paskutinės žurnalo eilutės: kas ir kada įvyko, be tekstų'
  },
  never: {
    title: 'Ko jame niekada nėra',
    secrets: 'Rakto, paslapčių ir slaptažodžių, net jų dalies',
    people: 'Klientų, vardų, valstybinių numerių, el. pašto adresų',
    words: 'Užklausų, pastabų, paieškų, lapų ir dirbtuvių tekstų',
    places: 'Šio kompiuterio, paslaugos ar tinklo adresų; aplankų ir naudotojų vardų',
    catalogue: 'Nieko iš katalogo'
  },
  show: 'Rodyti tekstą',
  lists: 'Atgal į sąrašą',
  text: 'Diagnostikos failo tekstas',
  save: 'Įrašyti…',
  saved: 'Įrašyta: {file}'
} satisfies PartOf<typeof en>
