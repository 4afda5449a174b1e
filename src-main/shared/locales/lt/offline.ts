import type { PartOf } from '../part-of'
import type en from '../en/offline'

/** Taking the catalogue along: packs, their price, what is ready, files, space. */
export default {
  title: 'Neprisijungus',
  take: 'Parsisiųsti',
  from: { catalogue: 'Katalogas', favourites: 'Mėgstami', jobs: 'Darbai' },
  chosen: 'pasirinkta: {n} | pasirinkta: {n} | pasirinkta: {n} | pasirinkta: {n}',
  chosenNone: 'Pašalinti viską',
  leaveOut: 'Pašalinti: {title}',
  packs: 'Paketai',
  noPacks: 'Dar nėra. Tai, kas kartą atverta, čia jau yra; paketas parsiunčia tai, kas dar neatverta.',
  view: { label: 'Ką rodo sąrašas', chosen: 'Pasirinkta', favourites: 'Mėgstami' },

  pick: {
    choose: 'pasirinkti …',
    all: 'visi',
    above: '–',
    add: 'Pridėti: {title}',
    addNone: 'Pridėti',
    absent: 'Šiame kompiuteryje dar nėra',
    fetch: 'Gauti šį sąrašą',
    hint: 'Pasirinkimas užklausų nenaudoja. Sąrašas, kurio šiame kompiuteryje nėra, yra viena užklausa, kurios paketui paskui nebereikia.'
  },
  favourites: {
    none: 'Mėgstamų dar nėra. Pridedama žvaigždute variklio puslapyje.',
    noGroup: 'Be grupės',
    recents: 'Paskutiniai atverti',
    addAll: 'Pridėti visus',
    noPlace: 'vieta nežinoma'
  },
  jobs: {
    box: 'Darbų sąrašas, eilutėje viena transporto priemonė',
    hint: 'Eilutėje viena transporto priemonė, kaip užrašyta: gamintojas, modelis, variklis …',
    lookUp: 'Ieškoti čia',
    found:
      'rasta {found} iš {n} eilutės | rasta {found} iš {n} eilučių | rasta {found} iš {n} eilutės | rasta {found} iš {n} eilučių',
    meaning: 'Kuris turimas omenyje: {line}',
    leaveOut: 'praleisti',
    undecided:
      'rasta {n}, pasirinkite … | rasta {n}, pasirinkite … | rasta {n}, pasirinkite … | rasta {n}, pasirinkite …',
    leftOut:
      'praleista {n} eilutė: be žodžių arba kartojasi | praleistos {n} eilutės: be žodžių arba kartojasi | praleista {n} eilutės: be žodžių arba kartojasi | praleista {n} eilučių: be žodžių arba kartojasi',
    beyond:
      'praleista {n} eilutė: sąraše telpa {most} | praleistos {n} eilutės: sąraše telpa {most} | praleista {n} eilutės: sąraše telpa {most} | praleista {n} eilučių: sąraše telpa {most}',
    open: 'dar reikia pasirinkti {n} eilutei | dar reikia pasirinkti {n} eilutėms | dar reikia pasirinkti {n} eilutės | dar reikia pasirinkti {n} eilučių',
    search: 'Ieškoti',
    query: 'Ko klausti serverio: {line}',
    nothing: 'Pagal „{query}“ nieko nerasta. Serveris lygina gamintojų, modelių ir variklių pavadinimus.',
    add: 'Pridėti {n} | Pridėti {n} | Pridėti {n} | Pridėti {n}'
  },

  plan: {
    heading: 'Planas',
    title: '{first} ir dar {n} | {first} ir dar {n} | {first} ir dar {n} | {first} ir dar {n}',
    languages: 'Tekstų kalbos: {languages}',
    calls: 'Užklausos',
    engines: 'Varikliai',
    here: 'Jau čia',
    share: 'Valandos užklausų dalis',
    time: 'Laikas dabartiniu greičiu',
    inexact:
      'Dar ne visi žemesni sąrašai žinomi; jiems sužinoti iš šių reikia {cost}, o iš viso bus daugiau: viena užklausa kartai ir dvi varikliui. Pirmiausia gaunami sąrašai; jei po to jų daug daugiau, nei buvo ant mygtuko, arba viršijama {most} užklausų, sustojama ir klausiama vieną kartą, su tiksliu skaičiumi.',
    unknown: 'dar nežinoma',
    learn: 'Sužinoti tiksliai',
    learnt: 'panaudota: {cost}',
    learnStop: 'Stabdyti',
    pictures: 'Paveikslėliai nėra paketo dalis: kiekvienas gaunamas, kai pirmą kartą rodomas, ir lieka.',
    hours: 'Daugiau nei valandos užklausų: jas išnaudojus daroma pauzė, paskui tęsiama savaime.',
    complete: 'Viskas, kas pasirinkta, yra šiame kompiuteryje ir pakankamai nauja.',
    start: 'Parsisiųsti',
    startNone: 'Parsisiųsti',
    inPack: 'Jau yra nebaigtame pakete: tęskite jį skiltyje „Paketai“.',
    confirm: 'Parsisiųsti {title}?',
    confirmText:
      '{cost}, {share} valandos užklausų, apie {time}. Visi kompiuteriai su šiuo raktu dalijasi valandos užklausomis.',
    confirmKept:
      'Žmonės prie šio kompiuterio turi pirmenybę, dalis valandos užklausų lieka jiems, o siuntimą bet kada galima pristabdyti.',
    yes: 'Panaudoti {cost}',
    no: 'Ne dabar'
  },

  pack: {
    listing: 'Gaunami sąrašai; po to bus žinoma, kiek iš viso',
    place: 'Laukia eilės, vieta {place}',
    check: 'Tikrinti dabar',
    counts: '{done} iš {total} · {calls}',
    left: 'liko apie {time}',
    state: {
      running: 'Vykdoma',
      waiting: 'Laukia eilės',
      paused: 'Pristabdyta; kas gauta, yra čia',
      done: 'Baigta',
      doneWithout:
        'Baigta, trūksta {n} elemento | Baigta, trūksta {n} elementų | Baigta, trūksta {n} elemento | Baigta, trūksta {n} elementų',
      maybeMore: '{state}, gal yra daugiau',
      cancelled: 'Atšaukta; kas gauta, lieka'
    },
    waiting: {
      reserve: 'Laukia: likusios valandos užklausos paliktos žmonėms.',
      limit: 'Laukia: valandos užklausos išnaudotos.',
      offline: 'Laukia tinklo; tęsis savaime.',
      service: 'Laukia: serveris neveikia tinkamai.',
      refused: 'Laukia: serveris atmetė raktą ar prenumeratą. Patikrinus ryšį bus tęsiama.',
      person: 'Laukia: žmogaus veiksmas pirmiau.'
    },
    asks: {
      exact: 'Pristabdyta: sąrašai jau čia, ir iš viso tai {cost} – daugiau, nei sutikta.',
      atLeast: 'Pristabdyta: tai bent {cost} – daugiau, nei sutikta, ir dar ne visi sąrašai žinomi.',
      yes: 'Tęsti, iš viso {cost}',
      yesAtLeast: 'Tęsti, bent {cost}'
    },
    resumes: 'Tęsis savaime ≈ {time}.',
    show: 'Rodyti, kas iš to parengta',
    pause: 'Pristabdyti: {title}',
    pauseShort: 'Pristabdyti',
    resume: 'Tęsti: {title}',
    resumeShort: 'Tęsti',
    again: 'Tęsti tai, ko trūksta',
    cancel: 'Atšaukti: {title}',
    cancelShort: 'Atšaukti; kas gauta, lieka',
    dismiss: 'Pašalinti iš sąrašo: {title}',
    dismissShort: 'Pašalinti iš sąrašo; kas gauta, lieka',
    failed: '{n} elementas nepavyko | {n} elementai nepavyko | {n} elemento nepavyko | {n} elementų nepavyko',
    maybeMoreWhy:
      '{n} sąraše yra apvalus įrašų skaičius, todėl serveris galėjo jį sutrumpinti. | {n} sąrašuose yra apvalus įrašų skaičius, todėl serveris galėjo juos sutrumpinti. | {n} sąrašo įrašų skaičius apvalus, todėl serveris galėjo jį sutrumpinti. | {n} sąrašų įrašų skaičius apvalus, todėl serveris galėjo juos sutrumpinti.'
  },

  ready: {
    title: 'Parengta šiame kompiuteryje',
    filter: 'filtruoti …',
    state: 'Kuriuos rodyti',
    all: 'Visi {n}',
    count: { complete: 'Visiškai {n}', partial: 'Iš dalies {n}', absent: 'Nėra {n}' },
    complete: 'visiškai',
    partial: 'iš dalies čia',
    absent: 'čia nėra',
    tooOld: 'per sena rodyti',
    missing: 'trūksta: {parts}',
    part: { detail: 'variklio puslapio', performance: 'dinamikos', text: 'tekstų šia kalba' },
    none: 'Dar nėra ko rodyti',
    noneText:
      'Pasirinkite, ką parsisiųsti, arba pažymėkite mėgstamus; varikliai čia atsiranda, kai jų sąrašas jau matytas.',
    noneFit: 'Niekas neatitinka'
  },
  leaving: {
    title: 'Prieš išvykstant: {view}',
    button:
      'Išvykstama po 10 minučių: papildyti: {n} | Išvykstama po 10 minučių: papildyti: {n} | Išvykstama po 10 minučių: papildyti: {n} | Išvykstama po 10 minučių: papildyti: {n}',
    why: 'Pirmiausia gauna tai, ko trūksta iš dalies čia esantiems varikliams.',
    confirm: 'Papildyti tai, kas čia iš dalies?'
  },

  files: {
    title: 'Perkelti į kitą kompiuterį',
    export: 'Įrašyti kaip failą …',
    import: 'Skaityti failą …',
    exportHint:
      'Tai, kas iš sąrašo yra čia, įrašoma į vieną failą. Skaitančiajam reikia slaptažodžio; jo atkurti negalima.',
    importHint: 'Slaptažodis, su kuriuo failas įrašytas.',
    phrase: 'Slaptažodis',
    again: 'Slaptažodis dar kartą',
    tooShort: 'Ne mažiau kaip {least} simbolių.',
    different: 'Slaptažodžiai nesutampa.',
    exportGo: 'Pasirinkti failą ir įrašyti',
    importGo: 'Pasirinkti failą …',
    cancel: 'Atšaukti',
    exported:
      '{n} variklis įrašytas į {file}. Parašas: {origin}; skaitantysis gali jį palyginti. | {n} varikliai įrašyti į {file}. Parašas: {origin}; skaitantysis gali jį palyginti. | {n} variklio įrašyta į {file}. Parašas: {origin}; skaitantysis gali jį palyginti. | {n} variklių įrašyta į {file}. Parašas: {origin}; skaitantysis gali jį palyginti.',
    imported:
      'Perskaitytas {n} variklis. | Perskaityti {n} varikliai. | Perskaityta {n} variklio. | Perskaityta {n} variklių.',
    nothingToExport: 'Nepasirinkta, ką įrašyti: pasirinkite, ką pasiimti, arba pažymėkite mėgstamus.',
    noExport: 'Katalogo įrašymas į failus išjungtas.',
    offer: {
      signer: 'Parašas',
      from: { 'this-desk': 'šis kompiuteris', trusted: 'patikimas: {name}', unknown: 'šiam kompiuteriui nežinomas' },
      made: 'Sudaryta',
      languages: 'Kalbos',
      engines: 'Varikliai',
      pictures: 'Paveikslėliai',
      leftOut: 'Praleista, sugadinta',
      none: 'nėra',
      compare:
        'Dar nieko neperskaityta. Palyginkite aukščiau esantį parašą su tuo, kurį rodė kitas kompiuteris įrašydamas failą.',
      trust: 'Nuo šiol pasitikėti tuo kompiuteriu',
      name: 'Kaip jį vadinti',
      take: 'Skaityti',
      takeUnknown: 'Skaityti iš šio nežinomo kompiuterio',
      leave: 'Neskaityti'
    },
    off: 'Paketų failai išjungti nustatymuose.',
    managedOff: 'Paketų failus išjungė administratorius.'
  },

  storage: {
    title: 'Vieta šiame kompiuteryje',
    used: '{used} iš {max}',
    engines: 'Žinomi varikliai',
    details: 'Visi duomenys',
    pictures: 'Paveikslėliai',
    clear: 'Ištrinti čia saugomą katalogą …',
    confirm: 'Ištrinti čia saugomą katalogą?',
    goes: 'Iš šio kompiuterio bus ištrinti sąrašai, varikliai, kreivės ir paveikslėliai ({used}). Be tinklo jų nebus galima skaityti, kol nebus gauti iš naujo, o tam reikia užklausų.',
    stays: 'Mėgstami, paskutiniai atverti, pastabos, sinonimai, nustatymai ir raktas lieka.',
    yes: 'Ištrinti',
    no: 'Palikti'
  }
} satisfies PartOf<typeof en>
