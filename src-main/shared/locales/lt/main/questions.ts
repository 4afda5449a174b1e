import type { PartOf } from '../../part-of'
import type en from '../../en/main/questions'

export default {
  allow: 'Leisti',
  notYou: 'Jei šio nustatymo ką tik nekeitėte patys, pasirinkite „Atšaukti“.',
  about: {
    unsigned: {
      message: 'Priimti nepasirašytus įvykius?',
      detail:
        'Kiekvienas, kas gali pasiekti imtuvą, galės siųsti tikrus primenančius įvykius. Parašai nebebus tikrinami.'
    },
    network: {
      message: 'Leisti kitiems įrenginiams pasiekti įvykių imtuvą?',
      detail: 'Imtuvas klausysis adresu {value}, ne tik šiame kompiuteryje. Užklausos perduodamos nešifruotos.'
    },
    'host-names': {
      message: 'Priimti užklausas kitais pagrindinio kompiuterio vardais?',
      detail: 'Imtuvas atsakys ir į užklausas, skirtas: {value}'
    },
    'event-address': {
      message: 'Gauti įvykius iš šio adreso?',
      detail:
        '{value}\n\nĮvykiai bus priimami iš ten, ir ten bus siunčiami šiam šaltiniui išsaugoti prisijungimo duomenys.'
    },
    'delete-files': {
      message: 'Trinti failus iš stebimo aplanko?',
      detail: 'Kiekvienas failas ištrinamas, kai jo įvykiai išsaugoti. Failo neteks ir kiti aplanko naudotojai.'
    },
    'open-events': {
      message: 'Saugoti įvykius be apsaugos?',
      detail:
        'Šiame kompiuteryje nėra raktų saugyklos. Įvykiai su vardais ir valstybiniais numeriais įrašomi į diską, o raktas guli šalia: kas gali skaityti failus, perskaitys ir įvykius.'
    },
    'keep-longer': {
      message: 'Ilgiau saugoti katalogo duomenis?',
      detail: 'Naujas terminas dienomis: {value} (0 – be ribos). Sutartis su tiekėju gali tai drausti.'
    },
    'read-after-end': {
      message: 'Rodyti katalogo duomenis pasibaigus prenumeratai?',
      detail: 'Sutartis su tiekėju gali tai drausti.'
    },
    'allow-export': {
      message: 'Leisti eksportuoti katalogo duomenis?',
      detail:
        'Sąrašus, palyginimus ir variklius tada bus galima įrašyti į failus ir kopijuoti. Sutartis su tiekėju gali tai drausti.'
    },
    'allow-pack-files': {
      message: 'Leisti paketų failus?',
      detail:
        'Paketus tada bus galima įrašyti į failus ir skaityti iš kitų kompiuterių failų. Sutartis su tiekėju gali tai drausti.'
    }
  }
} satisfies PartOf<typeof en>
