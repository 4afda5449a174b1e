import type { PartOf } from '../part-of'
import type en from '../en/offline'

/** Engines for use without a connection: downloads, what is available, files, space. */
export default {
  noConnection: 'Atsisiuntimui reikia ryšio.',
  from: {
    catalogue: 'Katalogas',
    favourites: 'Mėgstami',
    jobs: 'Darbai'
  },
  chosenNone: 'Išvalyti',
  leaveOut: 'Pašalinti: {title}',
  packs: 'Atsisiuntimai',
  noPacks: 'Atsisiuntimų dar nėra. Atverti varikliai visada prieinami neprisijungus.',
  view: {
    label: 'Rodyti',
    stored: 'Visi šiame kompiuteryje',
    chosen: 'Pasirinkta',
    favourites: 'Mėgstami'
  },

  pick: {
    choose: 'pasirinkti…',
    all: 'visi',
    add: 'Pridėti dar',
    absent: 'Šiame kompiuteryje dar nėra'
  },
  favourites: {
    none: 'Mėgstamų dar nėra. Variklį pridėsite žvaigždute jo puslapyje.',
    noGroup: 'Be grupės',
    recents: 'Neseniai atverti',
    addAll: 'Pridėti visus',
    noPlace: 'vieta nežinoma'
  },
  jobs: {
    box: 'Darbų sąrašas, eilutėje viena transporto priemonė',
    hint: 'Eilutėje viena transporto priemonė: markė, modelis, variklis…',
    lookUp: 'Ieškoti',
    found:
      'rasta {found} iš {n} eilutės | rasta {found} iš {n} eilučių | rasta {found} iš {n} eilutės | rasta {found} iš {n} eilučių',
    meaning: 'Atitikmuo: {line}',
    leaveOut: 'praleisti',
    undecided: 'rasta {n}, pasirinkite… | rasta {n}, pasirinkite… | rasta {n}, pasirinkite… | rasta {n}, pasirinkite…',
    leftOut:
      'praleista {n} eilutė: tuščia arba kartojasi | praleistos {n} eilutės: tuščios arba kartojasi | praleista {n} eilutės: tuščios arba kartojasi | praleista {n} eilučių: tuščios arba kartojasi',
    beyond:
      'praleista {n} eilutė: sąraše ne daugiau kaip {most} | praleistos {n} eilutės: sąraše ne daugiau kaip {most} | praleista {n} eilutės: sąraše ne daugiau kaip {most} | praleista {n} eilučių: sąraše ne daugiau kaip {most}',
    open: 'dar reikia pasirinkti {n} eilutei | dar reikia pasirinkti {n} eilutėms | dar reikia pasirinkti {n} eilutės | dar reikia pasirinkti {n} eilučių',
    query: 'Paieškos tekstas: {line}',
    nothing: 'Pagal „{query}“ nieko nerasta. Pabandykite markės, modelio ar variklio pavadinimą.',
    add: 'Pridėti {n} | Pridėti {n} | Pridėti {n} | Pridėti {n}'
  },

  plan: {
    heading: 'Atsisiuntimo dydis',
    title: '{first} ir dar {n} | {first} ir dar {n} | {first} ir dar {n} | {first} ir dar {n}',
    languages: 'Kalbos: {languages}',
    calls: 'Užklausos',
    engines: 'Varikliai',
    here: 'Šiame kompiuteryje',
    share: 'Valandos ribos dalis',
    time: 'Laikas',
    inexact: 'Visas dydis dar nežinomas. Jei atsisiuntimas bus daug didesnis, prieš tęsiant bus paklausta.',
    unknown: 'dar nežinoma',
    learn: 'Sužinoti visą dydį',
    learnt: 'kol kas {cost}',
    hours: 'Viršija valandos ribą. Ją pasiekus atsisiuntimas pristabdomas, paskui tęsiamas automatiškai.',
    complete: 'Viskas, kas pasirinkta, atsisiųsta ir naujausia.',
    startInexact: 'Kol kas žinoma variklių: {n}. Kiti – įkėlus sąrašus.',
    inPack: 'Jau yra nebaigtame atsisiuntime. Tęskite jį skiltyje „Atsisiuntimai“.',
    confirmText:
      'Reikia {cost}, {share} valandos ribos; trunka apie {time}. Riba bendra visiems kompiuteriams su šiuo raktu.',
    confirmKept: 'Jūsų užklausos vykdomos pirmiausia, o pristabdyti galima bet kada.',
    yes: 'Atsisiųsti · {cost}'
  },

  pack: {
    listing: 'Nustatoma, kiek reikia atsisiųsti',
    place: 'Eilėje, vieta {place}',
    check: 'Tikrinti dabar',
    used: 'panaudota: {calls}',
    left: 'liko apie {time}',
    state: {
      running: 'Vykdoma',
      waiting: 'Eilėje',
      paused: 'Pristabdyta',
      done: 'Baigta',
      doneWithout:
        'Baigta, trūksta {n} elemento | Baigta, trūksta {n} elementų | Baigta, trūksta {n} elemento | Baigta, trūksta {n} elementų',
      maybeMore: '{state}, gal yra daugiau',
      cancelled: 'Atšaukta'
    },
    waiting: {
      reserve: 'Pristabdyta: likusios šios valandos užklausos paliktos jūsų darbui.',
      limit: 'Pasiekta valandos riba.',
      offline: 'Neprisijungta. Bus tęsiama automatiškai.',
      service: 'Katalogo serveris veikia netinkamai.',
      refused: 'Raktas ar prenumerata nepriimta. Bus tęsiama po sėkmingo patikrinimo.',
      person: 'Pirmiausia vykdoma jūsų užklausa.'
    },
    asks: {
      exact: 'Iš viso reikia {cost}. Tęsti?',
      atLeast: 'Reikia bent {cost}. Tęsti?',
      yes: 'Tęsti'
    },
    resumes: 'Bus tęsiama ≈ {time}.',
    show: 'Rodyti, kas prieinama',
    pause: 'Pristabdyti: {title}',
    pauseShort: 'Pristabdyti',
    resume: 'Tęsti: {title}',
    resumeShort: 'Tęsti',
    again: 'Atsisiųsti tai, ko trūksta',
    cancel: 'Atšaukti: {title}',
    cancelShort: 'Atšaukti. Atsisiųsti varikliai lieka.',
    dismiss: 'Pašalinti iš sąrašo: {title}',
    dismissShort: 'Pašalinti iš sąrašo. Varikliai lieka.',
    failed: 'Neatsisiųsta: {n} | Neatsisiųsta: {n} | Neatsisiųsta: {n} | Neatsisiųsta: {n}',
    retry: 'Bandyti dar kartą',
    maybeMoreWhy:
      'Galbūt neišsamūs sąrašai: {n}. Jų įrašų skaičius apvalus. | Galbūt neišsamūs sąrašai: {n}. Jų įrašų skaičius apvalus. | Galbūt neišsamūs sąrašai: {n}. Jų įrašų skaičius apvalus. | Galbūt neišsamūs sąrašai: {n}. Jų įrašų skaičius apvalus.'
  },

  ready: {
    title: 'Šiame kompiuteryje',
    engines: '{n} variklis | {n} varikliai | {n} variklio | {n} variklių',
    state: 'Prieinamumas',
    all: 'Visi',
    count: {
      complete: 'Šiame kompiuteryje',
      partial: 'Iš dalies',
      absent: 'Neatsisiųsta'
    },
    complete: 'šiame kompiuteryje',
    partial: 'atsisiųsta iš dalies',
    absent: 'neatsisiųsta',
    tooOld: 'pasenęs, atsisiųskite iš naujo',
    missing: 'trūksta: {parts}',
    part: {
      detail: 'variklio duomenų',
      performance: 'dinamikos',
      text: 'tekstų šia kalba'
    },
    none: 'Čia dar nieko nėra',
    noneText: 'Pasirinkite, ką atsisiųsti, arba žvaigždute pažymėkite mėgstamus.',
    noneFit: 'Nėra atitinkančių variklių'
  },
  leaving: {
    title: 'Papildyti: {view}',
    button:
      'Netrukus išvykstate? Papildyti {n} variklį | Netrukus išvykstate? Papildyti {n} variklius | Netrukus išvykstate? Papildyti {n} variklio | Netrukus išvykstate? Papildyti {n} variklių',
    why: 'Atsisiunčia tai, ko šiems varikliams dar trūksta.',
    confirm: 'Papildyti šiuos variklius?'
  },

  instead: {
    engine: 'Šio variklio šiame kompiuteryje nėra.',
    list: 'Šio sąrašo šiame kompiuteryje nėra.',
    waits: 'Bus įkelta, kai ryšys atsinaujins.',
    of: 'Šiame kompiuteryje: {name}',
    any: 'Varikliai šiame kompiuteryje',
    recents: 'Paskutiniai atverti'
  },

  files: {
    title: 'Perkelti į kitą kompiuterį',
    exportHint: 'Prieinami sąrašo varikliai įrašomi į vieną failą. Jį atveria slaptafrazė, kurios atkurti negalima.',
    importHint: 'Įveskite failo slaptafrazę.',
    phrase: 'Slaptafrazė',
    again: 'Pakartokite slaptafrazę',
    tooShort: 'Ne mažiau kaip {least} simbolių.',
    different: 'Slaptafrazės nesutampa.',
    exportGo: 'Pasirinkti, kur įrašyti…',
    importGo: 'Pasirinkti failą…',
    exported:
      '{n} variklis įrašytas į {file}. Parašas: {origin} | {n} varikliai įrašyti į {file}. Parašas: {origin} | {n} variklio įrašyta į {file}. Parašas: {origin} | {n} variklių įrašyta į {file}. Parašas: {origin}',
    imported:
      'Importuotas {n} variklis. | Importuoti {n} varikliai. | Importuota {n} variklio. | Importuota {n} variklių.',
    nothingToExport: 'Pirmiausia pasirinkite, ką atsisiųsti, arba pažymėkite mėgstamus.',
    noExport: 'Katalogo eksportas išjungtas.',
    offer: {
      signer: 'Parašas',
      from: {
        'this-desk': 'šis kompiuteris',
        trusted: 'patikimas: {name}',
        unknown: 'nežinomas kompiuteris'
      },
      made: 'Sukurta',
      languages: 'Kalbos',
      engines: 'Varikliai',
      pictures: 'Paveikslėliai',
      leftOut: 'Praleista, sugadinta',
      none: 'nėra',
      compare: 'Palyginkite šį parašą su tuo, kurį kitas kompiuteris rodė eksportuodamas.',
      trust: 'Nuo šiol pasitikėti šiuo kompiuteriu',
      name: 'Pavadinimas',
      take: 'Importuoti',
      takeUnknown: 'Importuoti iš nežinomo kompiuterio'
    },
    off: 'Perkėlimo failai išjungti nustatymuose.',
    managedOff: 'Perkėlimo failus išjungė administratorius.'
  },

  storage: {
    title: 'Saugykla',
    used: '{used} iš {max}',
    engines: 'Varikliai sąrašuose',
    details: 'Varikliai šiame kompiuteryje',
    pictures: 'Paveikslėliai',
    clear: 'Ištrinti atsisiuntimus…',
    confirm: 'Ištrinti atsisiųstą katalogą?',
    goes: 'Iš šio kompiuterio bus ištrinti sąrašai, varikliai, kreivės ir paveikslėliai ({used}). Neprisijungus jie nebus prieinami, kol neatsisiųsite iš naujo.',
    stays: 'Mėgstami, neseniai atverti varikliai, pastabos, sinonimai, nustatymai ir raktas lieka.',
    yes: 'Ištrinti'
  }
} satisfies PartOf<typeof en>
