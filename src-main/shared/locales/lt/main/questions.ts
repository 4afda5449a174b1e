import type { PartOf } from '../../part-of'
import type en from '../../en/main/questions'

export default {
  allow: 'Leisti',
  notYou: 'Pasirinkite „Atšaukti“, jei šio nustatymo ką tik nekeitėte patys.',
  restore: {
    message: 'Atkurti iš šios kopijos?',
    detail:
      'Šio kompiuterio nustatymai, mėgstami, pastabos, šablonai ir lapai bus pakeisti, o Dynodesk paleistas iš naujo. Atkurkite tik iš savo kopijos.',
    risks: 'Taip pat keičiami šie nustatymai:',
    yes: 'Atkurti'
  },
  settings: {
    message: 'Importuoti šiuos nustatymus?',
    yes: 'Importuoti'
  },
  undoSettings: {
    message: 'Grąžinti ankstesnius nustatymus?',
    yes: 'Anuliuoti'
  },
  role: {
    message: 'Keisti vaidmenį neįrašius?',
    detail: 'Lapas, taisyklės arba susiejimas nebaigti. Visi langai bus įkelti iš naujo, ir šie duomenys dings.',
    yes: 'Keisti'
  },
  profiles: {
    loss: {
      message: 'Perjungti profilį neįrašius?',
      detail: 'Lapas, taisyklės arba susiejimas nebaigti. Dynodesk bus paleistas iš naujo, ir šie duomenys dings.',
      yes: 'Perjungti'
    },
    removal: {
      message: 'Ištrinti profilį „{name}“?',
      detail:
        'Jo raktas, nustatymai, išsaugotas katalogas, pastabos ir lapai šiame kompiuteryje bus ištrinti. To atšaukti negalima: pirmiausia tame profilyje sukurkite atsarginę kopiją.',
      yes: 'Ištrinti'
    }
  },
  invitation: {
    code: 'Pakvietimo kodas: {code}',
    codeHelp: 'Kitas kompiuteris jo paprašys. Perduokite jį atskirai nuo pakvietimo.',
    message: 'Prisijungti prie kitų kompiuterių?',
    detail:
      'Serveris: {address}\nNaudotojas: {user}\nAtsakymai, mėgstami, pastabos ir lapai bus bendri. Priimkite tik savo serviso pakvietimą.',
    yes: 'Prisijungti'
  },
  about: {
    unsigned: {
      message: 'Priimti nepasirašytus įvykius?',
      detail: 'Parašai nebebus tikrinami: kiekvienas, kas gali pasiekti imtuvą, galės siųsti netikrus įvykius.'
    },
    network: {
      message: 'Leisti kitiems įrenginiams pasiekti įvykių imtuvą?',
      detail: 'Imtuvas klausysis adresu {value}. Jam siunčiamos užklausos nešifruojamos.'
    },
    'host-names': {
      message: 'Priimti užklausas kitais serverio vardais?',
      detail: 'Imtuvas atsakys ir į užklausas, skirtas: {value}'
    },
    'event-address': {
      message: 'Gauti įvykius iš šio adreso?',
      detail: '{value}\n\nĮvykiai bus gaunami iš šio adreso, ir juo bus siunčiami šio šaltinio prisijungimo duomenys.'
    },
    'workspace-address': {
      message: 'Jungtis prie šio serverio?',
      detail: '{value}\n\nBendro serverio naudotojas ir slaptažodis bus siunčiami šiuo adresu.'
    },
    'update-address': {
      message: 'Gauti naujinius šiuo adresu?',
      detail: '{value}\n\nDynodesk šiuo adresu ieškos naujinių. Diegiami tik pasirašyti leidimai.'
    },
    'delete-files': {
      message: 'Trinti failus iš stebimo aplanko?',
      detail: 'Kiekvienas failas ištrinamas, kai jo įvykiai išsaugoti, taip pat ir kitiems aplanko naudotojams.'
    },
    'open-events': {
      message: 'Saugoti įvykius be apsaugos?',
      detail:
        'Šiame kompiuteryje nėra raktų saugyklos. Kas gali skaityti jūsų failus, perskaitys ir įvykius, taip pat vardus bei valstybinius numerius.'
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
      message: 'Leisti perkėlimo failus?',
      detail:
        'Atsisiuntimus tada bus galima įrašyti į failus ir importuoti kituose kompiuteriuose. Sutartis su tiekėju gali tai drausti.'
    }
  }
} satisfies PartOf<typeof en>
