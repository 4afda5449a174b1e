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
  settingsFile: {
    title: 'Nuostatų failas',
    about:
      'Failas su nuostatomis, kurios skiriasi nuo numatytųjų, kitam kompiuteriui. Raktų, slaptažodžių ir PIN jame nėra.',
    export: 'Eksportuoti nuostatas …',
    import: 'Importuoti nuostatas …',
    count: 'Faile bus {n} nuostata. | Faile bus {n} nuostatos. | Faile bus {n} nuostatos. | Faile bus {n} nuostatų.',
    leftOut: 'Neįtraukiama:',
    because: {
      managed: 'nustatė administratorius',
      chosen: 'pasirenkama kiekviename kompiuteryje',
      computer: 'tik šio kompiuterio'
    },
    save: 'Įrašyti …',
    saved: 'Nuostatos įrašytos: {file}',
    setting: 'Nuostata',
    now: 'Dabar',
    new: 'Iš failo',
    none: 'Failas nieko nekeičia.',
    same: '{n} nuostata jau turi šią reikšmę. | {n} nuostatos jau turi šias reikšmes. | {n} nuostatos jau turi šias reikšmes. | {n} nuostatų jau turi šias reikšmes.',
    refused: 'Neimportuojama:',
    stay: 'Nuostatos, kurių faile nėra, lieka nepakeistos.',
    apply: 'Importuoti {n} nuostatą | Importuoti {n} nuostatas | Importuoti {n} nuostatas | Importuoti {n} nuostatų',
    imported:
      'Importuota {n} nuostata. | Importuotos {n} nuostatos. | Importuotos {n} nuostatos. | Importuota {n} nuostatų.',
    undo: 'Atšaukti',
    undone: 'Grąžintos ankstesnės nuostatos.'
  },
  profiles: {
    title: 'Profiliai',
    about:
      'Kiekvienas profilis turi savo adresą, raktą, nuostatas, išsaugotą katalogą, pastabas ir lapus. Keičiant profilį Dynodesk paleidžiamas iš naujo.',
    first: 'Pirmasis profilis',
    name: 'Pavadinimas',
    color: 'Spalva',
    colors: {
      blue: 'Mėlyna',
      orange: 'Oranžinė',
      green: 'Žalia',
      violet: 'Violetinė',
      pink: 'Rožinė',
      gray: 'Pilka'
    },
    inUse: 'Naudojamas',
    switch: 'Keisti',
    switchTo: 'Keisti į profilį {name}',
    edit: 'Redaguoti',
    editOf: 'Redaguoti profilį {name}',
    remove: 'Šalinti',
    removeOf: 'Šalinti profilį {name}',
    add: 'Pridėti profilį …',
    save: 'Įrašyti',
    status: 'Profilis: {name}',
    restarting: 'Dynodesk paleidžiamas iš naujo …'
  },
  backup: {
    title: 'Atsarginė kopija',
    about:
      'Vienas užšifruotas failas: nuostatos, mėgstami, pastabos, paieškos, šablonai, matavimai ir parengti lapai. Raktų, slaptažodžių ir įvykių jame nėra.',
    make: 'Sukurti kopiją …',
    restore: 'Atkurti iš kopijos …',
    makeHint: 'Slaptafrazė atveria kopiją; jos atkurti negalima.',
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
        'Tai pakeis šio kompiuterio duomenis. Pirmiausia ta pačia slaptafraze sukuriama dabartinės būsenos kopija.',
      accept: 'Atkurti ir paleisti iš naujo'
    }
  }
} satisfies PartOf<typeof en>
