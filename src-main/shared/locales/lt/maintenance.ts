import type { PartOf } from '../part-of'
import type en from '../en/maintenance'

/** Updates of the program, and backups. */
export default {
  updates: {
    state: {
      idle: 'Dar netikrinta',
      checking: 'Tikrinama…',
      current: 'Dynodesk yra naujausios versijos.',
      found: 'Yra versija {version}.',
      downloading: 'Atsisiunčiama versija {version}…',
      ready: 'Versija {version} paruošta.'
    },
    readyHelp: 'Ji bus įdiegta paleidus Dynodesk iš naujo arba jį užvėrus.',
    checked: 'Paskutinis tikrinimas: {time}',
    notes: 'Naujienos',
    amount: '{done} iš {all}',
    progress: 'Atsisiuntimas',
    check: 'Ieškoti naujinių',
    download: 'Atsisiųsti',
    file: 'Įdiegti iš failo…',
    restart: 'Paleisti iš naujo ir įdiegti',
    later: 'Vėliau',
    skip: 'Praleisti šią versiją',
    skipped: 'Šią versiją praleidote.',
    noAddress: 'Naujinių adresas nenurodytas.',
    way: {
      'package-manager': 'Čia Dynodesk naujina sistemos paketų tvarkytuvė.',
      'not-installed': 'Dynodesk čia veikia neįdiegtas, todėl pats atsinaujinti negali.'
    }
  },
  settingsFile: {
    title: 'Nustatymų failas',
    about:
      'Failas su nustatymais, kurie skiriasi nuo numatytųjų, kitam kompiuteriui. Raktų, slaptažodžių ir PIN jame nėra.',
    export: 'Eksportuoti nustatymus…',
    import: 'Importuoti nustatymus…',
    count:
      'Faile bus {n} nustatymas. | Faile bus {n} nustatymai. | Faile bus {n} nustatymo. | Faile bus {n} nustatymų.',
    leftOut: 'Neįtraukiami:',
    because: {
      managed: 'nustatė administratorius',
      chosen: 'pasirenkama kiekviename kompiuteryje',
      computer: 'tik šio kompiuterio'
    },
    saved: 'Nustatymai įrašyti: {file}',
    setting: 'Nustatymas',
    now: 'Dabar',
    new: 'Iš failo',
    none: 'Failas nieko nekeičia.',
    same: '{n} nustatymas jau turi šią vertę. | {n} nustatymai jau turi šias vertes. | {n} nustatymo jau turi šias vertes. | {n} nustatymų jau turi šias vertes.',
    refused: 'Neimportuojami:',
    stay: 'Nustatymai, kurių faile nėra, lieka nepakeisti.',
    apply: 'Importuoti {n} nustatymą | Importuoti {n} nustatymus | Importuoti {n} nustatymo | Importuoti {n} nustatymų',
    imported:
      'Importuotas {n} nustatymas. | Importuoti {n} nustatymai. | Importuota {n} nustatymo. | Importuota {n} nustatymų.',
    undone: 'Grąžinti ankstesni nustatymai.'
  },
  profiles: {
    title: 'Profiliai',
    about:
      'Kiekvienas profilis turi savo adresą, raktą, nustatymus, išsaugotą katalogą, pastabas ir lapus. Perjungiant profilį Dynodesk paleidžiamas iš naujo.',
    first: 'Pirmasis profilis',
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
    switch: 'Perjungti',
    switchTo: 'Perjungti į profilį {name}',
    edit: 'Redaguoti',
    editOf: 'Redaguoti profilį {name}',
    removeOf: 'Ištrinti profilį {name}',
    add: 'Pridėti profilį…',
    new: 'Naujas profilis',
    status: 'Profilis: {name}'
  },
  backup: {
    title: 'Atsarginė kopija',
    about:
      'Vienas užšifruotas failas: nustatymai, mėgstami, pastabos, paieškos, šablonai, matavimai ir sudaryti lapai. Raktų, slaptažodžių ir įvykių jame nėra.',
    make: 'Sukurti kopiją…',
    restore: 'Atkurti iš kopijos…',
    makeHint: 'Slaptafrazė atveria kopiją; jos atkurti negalima.',
    restoreHint: 'Prieš keičiant parodomas jos turinys.',
    catalogue: 'Įtraukti išsaugotą katalogą',
    made: 'Kopija įrašyta: {file}',
    move: 'Perkėlimas iš kito kompiuterio: atkurti iš kopijos…',
    offer: {
      made: 'Sukurta',
      version: 'Versija',
      service: 'Serveris',
      favourites: 'Mėgstami',
      notes: 'Pastabos',
      searches: 'Įrašytos paieškos',
      sheets: 'Duomenų lapai',
      settings: 'Pakeisti nustatymai',
      catalogue: 'Išsaugotas katalogas',
      typeAgain: 'Įvesti iš naujo',
      chooseAgain: 'Pasirinkti iš naujo',
      replaces:
        'Tai pakeis šio kompiuterio duomenis. Pirmiausia ta pačia slaptafraze sukuriama dabartinės būsenos kopija.',
      accept: 'Atkurti ir paleisti iš naujo'
    }
  }
} satisfies PartOf<typeof en>
