import type { PartOf } from '../part-of'
import type en from '../en/maintenance'

/** Updates of the program. */
export default {
  updates: {
    state: {
      idle: 'Vēl nav pārbaudīts',
      checking: 'Pārbauda …',
      current: 'Dynodesk ir jaunākajā versijā.',
      found: 'Ir pieejama versija {version}.',
      downloading: 'Lejupielādē versiju {version} …',
      ready: 'Versija {version} ir gatava.'
    },
    readyHelp: 'To uzstādīs, kad restartēsiet vai aizvērsiet Dynodesk.',
    checked: 'Pēdējā pārbaude: {time}',
    notes: 'Jaunumi',
    amount: '{done} no {all} MB',
    progress: 'Lejupielāde',
    check: 'Meklēt atjauninājumus',
    fromFile: 'No faila …',
    download: 'Lejupielādēt',
    restart: 'Restartēt un uzstādīt',
    later: 'Vēlāk',
    skip: 'Izlaist šo versiju',
    skipped: 'Jūs izlaidāt šo versiju.',
    noAddress: 'Atjauninājumu adreses nav, tāpēc nekas netiek vaicāts.',
    way: {
      'package-manager': 'Šo instalāciju atjaunina sistēmas pakotņu pārvaldnieks.',
      'not-installed': 'Šī kopija nav uzstādīta, tāpēc tā nevar sevi aizstāt.'
    }
  }
} satisfies PartOf<typeof en>
