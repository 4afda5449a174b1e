import type { PartOf } from '../part-of'
import type en from '../en/maintenance'

/** Updates of the program. */
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
  }
} satisfies PartOf<typeof en>
