import type { PartOf } from '../part-of'
import type en from '../en/maintenance'

/** Updates of the program, and backups. */
export default {
  updates: {
    state: {
      idle: 'Dar netikrinta',
      checking: 'Tikrinama …',
      current: 'Dynodesk yra naujausios versijos.',
      found: 'Yra versija {version}.',
      downloading: 'Atsisiunčiama versija {version} …',
      ready: 'Versija {version} paruošta.'
    },
    readyHelp: 'Ji bus įdiegta paleidus Dynodesk iš naujo arba jį uždarius.',
    checked: 'Paskutinis tikrinimas: {time}',
    notes: 'Naujienos',
    amount: '{done} iš {all} MB',
    progress: 'Atsisiuntimas',
    check: 'Ieškoti naujinių',
    fromFile: 'Iš failo …',
    download: 'Atsisiųsti',
    restart: 'Paleisti iš naujo ir įdiegti',
    later: 'Vėliau',
    skip: 'Praleisti šią versiją',
    skipped: 'Šią versiją praleidote.',
    noAddress: 'Naujinių adreso nėra, todėl niekur nesikreipiama.',
    way: {
      'package-manager': 'Šią įdiegtį naujina sistemos paketų tvarkytuvė.',
      'not-installed': 'Ši kopija neįdiegta, todėl pati savęs pakeisti negali.'
    }
  },
  backup: {
    title: 'Atsarginė kopija',
    about:
      'Vienas užšifruotas failas: nuostatos, mėgstami, pastabos, paieškos, šablonai, matavimai ir parengti lapai. Raktų, slaptažodžių ir įvykių jame nėra.',
    make: 'Sukurti kopiją …',
    restore: 'Atkurti iš kopijos …',
    makeHint: 'Slaptažodis atveria kopiją; jo atkurti negalima.',
    restoreHint: 'Prieš keičiant parodomas jos turinys.',
    catalogue: 'Įtraukti išsaugotą katalogą',
    made: 'Kopija išsaugota: {file}',
    restarting: '„Dynodesk“ paleidžiama iš naujo …',
    move: 'Perkėlimas iš kito kompiuterio: atkurti iš kopijos …',
    offer: {
      made: 'Sukurta',
      version: 'Versija',
      service: 'Paslauga',
      favourites: 'Mėgstami',
      notes: 'Pastabos',
      searches: 'Išsaugotos paieškos',
      sheets: 'Lapai',
      settings: 'Pakeistos nuostatos',
      catalogue: 'Išsaugotas katalogas',
      size: '{n} MB',
      typeAgain: 'Įvesti iš naujo',
      chooseAgain: 'Pasirinkti iš naujo',
      replaces:
        'Tai pakeis šio kompiuterio duomenis. Pirmiausia tuo pačiu slaptažodžiu sukuriama dabartinės būsenos kopija.',
      accept: 'Atkurti ir paleisti iš naujo'
    }
  }
} satisfies PartOf<typeof en>
