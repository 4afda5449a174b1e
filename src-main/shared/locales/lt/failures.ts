import type { PartOf } from '../part-of'
import type en from '../en/failures'

/**
 * What happened, whose doing it is (only where that changes what to do), what to do next. One entry per code of
 * `FAILURE_CODES`; `because` has other words for the cases that `params.reason` tells apart.
 */
export default {
  'the-host': 'serveris',
  'retry-at': 'Bandyti vėl galima: {time}.',
  'correct-in': 'Pataisykite ją čia: {file}, ir paleiskite iš naujo.',
  'resume-at': 'Vėl bus galima apie {time}',
  'resume-in': '(po {left})',
  'resume-now': 'Užklausas vėl galima siųsti.',
  'service-said': 'Serverio pranešimas: {words}',
  'not-connected': {
    what: 'Dar neprisijungta.',
    next: 'Įveskite serverio adresą ir raktą arba atverkite demonstracinį katalogą.',
    because: {
      key: {
        what: 'Rakto nėra arba jo perskaityti negalima.',
        next: 'Įveskite jį dar kartą.'
      },
      locked: {
        what: 'Sistemos raktų saugykla rakto neišduoda.',
        next: 'Atrakinkite ją ir patikrinkite dar kartą arba įveskite raktą iš naujo.'
      }
    }
  },
  'bad-address': {
    what: 'Šis serverio adresas netinka.',
    who: 'Tik https://, be „?“ ir naudotojo vardo; http:// – tik šiam kompiuteriui.',
    next: 'Patikrinkite jį prenumeratos dokumentuose.',
    because: {
      'set-up': {
        what: 'Serverio adresas faile {file} netinka.',
        next: 'Pataisę paleiskite iš naujo arba įveskite čia.'
      },
      'other-service': {
        who: 'Išsaugotas raktas yra kito serverio.',
        next: 'Įrašykite šio serverio raktą į sąrankos failą.'
      }
    }
  },
  'bad-key': {
    what: 'Šis raktas nepriimtas.',
    next: 'Patikrinkite jį arba paprašykite tiekėjo naujo.'
  },
  unauthorised: {
    what: 'Jūsų prenumerata neapima katalogo.',
    who: 'Jūsų raktas tinkamas.',
    next: 'Paprašykite tiekėjo prieigos ir patikrinkite dar kartą.'
  },
  'inactive-subscription': {
    what: 'Jūsų prenumerata neaktyvi.',
    who: 'Jūsų raktas tinkamas.',
    next: 'Pratęskite ją pas tiekėją ir patikrinkite dar kartą.',
    because: {
      readable: { who: 'Jūsų raktas tinkamas, šio kompiuterio varikliai pasiekiami.' },
      withheld: { who: 'Jūsų raktas tinkamas. Šio kompiuterio varikliai paslėpti, kol nepratęsite.' }
    }
  },
  'subscription-ends': {
    what: 'Jūsų prenumerata baigiasi {day}: {left}.',
    next: 'Pratęskite ją pas tiekėją, kad išsaugotumėte prieigą.'
  },
  'bad-request': {
    what: 'Serveris atmetė šią užklausą.',
    who: 'Tai Dynodesk klaida.',
    next: 'Praneškite apie ją ir pridėkite žurnalą.'
  },
  'not-found': {
    what: 'Kataloge apie tai duomenų nėra.',
    next: 'Grįžkite ir atnaujinkite sąrašą.'
  },
  limit: {
    what: 'Visos šios valandos užklausos išnaudotos.',
    next: 'Šio kompiuterio varikliai pasiekiami.'
  },
  'server-error': {
    what: 'Katalogo serveris veikia netinkamai.',
    who: 'Jūsų raktas ir kompiuteris tvarkingi.',
    next: 'Bandykite vėliau.'
  },
  offline: {
    what: 'Nėra tinklo ryšio.',
    who: 'Šio kompiuterio varikliai pasiekiami.',
    next: 'Patikrinkite tinklą ir bandykite dar kartą.',
    because: {
      connected: {
        what: 'Ryšys nutrūko.',
        who: '',
        next: 'Bandykite dar kartą.'
      }
    }
  },
  timeout: {
    what: 'Serveris per ilgai neatsako.',
    next: 'Bandykite dar kartą arba nustatymuose pailginkite laukimo laiką.'
  },
  insecure: {
    what: 'Nėra patikimo https ryšio su serveriu.',
    who: 'Ryšys gali būti perimtas arba šio kompiuterio data neteisinga.',
    next: 'Patikrinkite adresą, datą ir tinklą.'
  },
  'proxy-login': {
    what: 'Tarpinis serveris prašo prisijungti.',
    next: 'Bandykite dar kartą su tarpinio serverio prisijungimo duomenimis arba paprašykite jų administratoriaus.'
  },
  'not-the-service': {
    what: 'Atsakė ne katalogo serveris.',
    who: 'Galbūt tai tinklo prisijungimo puslapis ar tarpinis serveris.',
    next: 'Prisijunkite prie tinklo arba patikrinkite adresą ir bandykite vėl.',
    because: {
      path: {
        what: 'Šiuo adresu nėra Vehicle Database. Patikrinkite kelią.',
        who: '',
        next: 'Patikrinkite jį prenumeratos dokumentuose.'
      },
      'sign-in': {
        what: 'Prie šio tinklo reikia prisijungti.',
        who: '',
        next: 'Atverkite naršyklę, prisijunkite prie tinklo ir bandykite vėl.'
      },
      'other-record': {
        what: 'Serveris atsiuntė ne tą įrašą.',
        who: '',
        next: 'Bandykite dar kartą arba praneškite tiekėjui.'
      }
    }
  },
  redirected: {
    what: 'Serveris nukreipia kitu adresu.',
    next: 'Paklauskite tiekėjo teisingo serverio adreso.'
  },
  'too-large': {
    what: 'Atsakymas per didelis.',
    next: 'Padidinkite dydžio ribą nustatymuose ir bandykite dar kartą.',
    because: {
      rows: {
        who: 'Įrašų sąraše: {rows}, riba: {most}.',
        next: 'Susiaurinkite paiešką arba praneškite tiekėjui.'
      },
      effort: {
        who: 'Jam perskaityti reikia per daug laiko ar atminties.',
        next: 'Bandykite dar kartą arba praneškite tiekėjui.'
      }
    }
  },
  cancelled: {
    what: 'Atšaukta prieš išsiunčiant užklausą.',
    next: 'Bandykite dar kartą, kai prireiks.'
  },
  paused: {
    what: 'Foninės užklausos pristabdytos.',
    who: 'Serveris atmetė ankstesnę užklausą.',
    next: 'Pasirinkite „Bandyti dar kartą“, kad tęstumėte.'
  },
  withheld: {
    what: 'Tai slepia duomenų saugojimo taisyklės.',
    next: 'Paklauskite administratoriaus apie taisykles.',
    because: {
      age: {
        what: 'Senesni nei {days} dienos duomenys paslėpti. | Senesni nei {days} dienų duomenys paslėpti. | Senesni nei {days} dienos duomenys paslėpti. | Senesni nei {days} dienų duomenys paslėpti.',
        next: 'Patikrinkite ryšį ir bandykite dar kartą, kad juos atnaujintumėte.'
      },
      ended: {
        what: 'Jūsų prenumerata baigėsi.',
        who: 'Šio kompiuterio varikliai paslėpti; mėgstami ir pastabos lieka.',
        next: 'Pratęskite ją pas tiekėją ir patikrinkite dar kartą.'
      }
    }
  },
  'too-short': {
    what: 'Paieškos tekstas per trumpas.',
    who: 'Mažiausias simbolių skaičius serveriui: {least}.',
    next: 'Įveskite dar kelis.'
  },
  'invalid-input': {
    what: 'Dynodesk išsiuntė netinkamą užklausą.',
    who: 'Tai Dynodesk klaida.',
    next: 'Praneškite apie ją ir pridėkite žurnalą.'
  },
  'setting-invalid': {
    what: 'Tokia vertė nustatymui {key} neleidžiama.',
    next: 'Pasirinkite kitą vertę.',
    because: {
      unknown: { who: 'Šioje versijoje tokio nustatymo nėra.' },
      boolean: { who: 'Turi būti true arba false.' },
      number: { who: 'Turi būti skaičius.' },
      whole: { who: 'Turi būti sveikasis skaičius.' },
      between: { who: 'Turi būti nuo {min} iki {max}.' },
      choice: { who: 'Turi būti vienas iš: {choices}.' },
      text: { who: 'Turi būti tekstas.' },
      length: { who: 'Ne daugiau simbolių kaip {max}.' },
      list: { who: 'Ne daugiau žodžių kaip {max}, kiekvienas nuo 1 iki 200 simbolių.' },
      words: { who: 'Kiekvienas žodis turi būti vienas iš: {choices}.' },
      time: { who: 'Turi būti laikas nuo 00:00 iki 23:59.' },
      'listen-host': { who: 'Turi būti IP adresas, pvz., 127.0.0.1.' },
      'listen-path': { who: 'Turi prasidėti / ir turėti tik raides, skaitmenis ir - _ . ~ /.' },
      'header-name': { who: 'Turi būti tinkamas antraštės pavadinimas.' },
      'header-prefix': { who: 'Turi būti spausdinami ASCII simboliai.' },
      scheme: { who: 'Turi prasidėti {schemes}.' },
      credentials: { who: 'Naudotojo vardą ir slaptažodį įveskite jiems skirtuose laukuose.' },
      topic: { who: 'Turi būti tema; + pakeičia vieną lygį, # pabaigoje – visus.' },
      'poll-path': { who: 'Turi būti projektų ar kreipinių skaitymo kelias.' },
      'poll-item': { who: 'Turi baigtis {ending}.' },
      folder: { who: 'Turi būti visas aplanko kelias.' },
      place: { who: 'Turi būti JSON rodyklė, pvz., /kind.' },
      chosen: { who: 'Nustatoma kiekviename kompiuteryje.' },
      declined: { who: 'Pasirinkote „Atšaukti“: nieko nepakeista.' },
      'registry-text': { who: 'Tekstas su „?“ ar ne ASCII simboliais registre nepilnas. Naudokite managed.json.' },
      'update-key': { who: 'Viešąjį Ed25519 raktą sudaro 64 šešioliktainiai skaitmenys.' }
    }
  },
  'setting-managed': {
    what: 'Šį nustatymą valdo administratorius: {key}.',
    next: 'Paprašykite administratoriaus jį pakeisti.',
    because: {
      conflict: {
        what: '{key} vertės skiriasi: {file} ir {other}.',
        who: 'Galioja {other}.',
        next: 'Pašalinkite vieną iš jų.'
      }
    }
  },
  'file-invalid': {
    what: 'Failo {file} naudoti negalima.',
    next: 'Pataisykite failą ir paleiskite iš naujo.',
    because: {
      missing: { who: 'Failo nėra.', next: 'Patikrinkite kelią ir paleiskite iš naujo.' },
      unreadable: { who: 'Failo perskaityti negalima.' },
      'too-large': { who: 'Failas per didelis.' },
      'too-deep': { who: 'Faile per daug įdėtųjų lygių.' },
      'not-json': { who: 'Failas nėra tinkamas JSON.' },
      'not-an-object': { who: 'Faile turi būti vienas JSON objektas.' },
      empty: { who: 'Failas tuščias.' },
      'unknown-entry': { who: 'Leidžiami tik šie įrašai: {known}.' },
      'not-text': { who: 'Įrašas {entry} turi būti tekstas.' },
      'bad-key': { who: 'Įraše {entry} yra netinkamų simbolių.' },
      'no-event': { who: '{line} eilutė nėra įvykis.', next: 'Pataisykite ją ir pasirinkite failą dar kartą.' },
      'long-line': {
        who: 'Įvykis {line} eilutėje per didelis.',
        next: 'Pasirinkite kitą failą arba padidinkite dydžio ribą nustatymuose.'
      },
      'not-admin-only': {
        who: 'Šį failą gali keisti ne tik administratorius.',
        next: 'Leiskite rašyti į failą ir jo aplanką tik administratoriams ir paleiskite iš naujo.'
      },
      linked: {
        who: 'Failo kelyje yra nuoroda.',
        next: 'Vietoj nuorodos padėkite patį failą ir paleiskite iš naujo.'
      },
      overruled: {
        what: 'Failas {file} nenaudojamas: sistema turi savo valdomus nustatymus.',
        next: 'Perkelkite vertes į juos arba paleiskite be --managed-settings.'
      }
    }
  },
  'no-keystore': {
    what: 'Raktas saugomas tik šį seansą.',
    who: 'Šioje sistemoje nėra raktų saugyklos.',
    next: 'Nustatykite raktų saugyklą arba įveskite raktą po kiekvieno paleidimo.',
    because: {
      'set-up': { next: 'Nustatykite raktų saugyklą ir paleiskite iš naujo; {file} iki tol lieka.' },
      unprotected: {
        what: 'Raktas saugomas be apsaugos.',
        who: 'Kas gali skaityti jūsų failus, perskaitys ir raktą.',
        next: 'Nustatykite raktų saugyklą arba ištrinkite raktą nustatymuose.'
      }
    }
  },
  'store-failed': {
    what: 'Failo nepavyko perskaityti arba įrašyti.',
    who: 'Galbūt diskas pilnas, aplankas apsaugotas ar failas užimtas.',
    next: 'Patikrinkite vietą ir teises; failas nurodytas žurnale.',
    because: {
      'settings-damaged': {
        what: 'Nustatymai buvo sugadinti ir atkurti į numatytuosius.',
        who: 'Senas failas dabar vadinasi {aside}.',
        next: 'Peržiūrėkite nustatymus.'
      },
      'connection-damaged': {
        what: 'Ryšio duomenys buvo sugadinti.',
        who: 'Senas failas dabar vadinasi {aside}.',
        next: 'Įveskite adresą ir raktą dar kartą: išsaugoti varikliai ir pastabos sugrįš.'
      },
      'profiles-damaged': {
        what: 'Profilių sąrašas buvo sugadintas.',
        who: 'Atvertas pirmasis profilis, kiti išvardyti numeriais.',
        next: 'Nustatymuose pavadinkite profilius iš naujo.'
      },
      'settings-unreadable': {
        what: 'Nustatymų nepavyko perskaityti.',
        who: 'Galioja numatytosios vertės, šį seansą jų keisti negalima.',
        next: 'Patikrinkite failo {file} teises ir paleiskite iš naujo.'
      },
      'settings-unwritten': {
        what: 'Nustatymo įrašyti nepavyko.',
        who: 'Gali būti pilnas diskas arba {file} apsaugotas nuo rašymo.',
        next: 'Patikrinkite laisvą vietą ir teises ir pakeiskite dar kartą.'
      },
      'set-up-stays': {
        what: 'Sąrankos failo {file} pritaikyti nepavyko.',
        next: 'Patikrinkite vietą bei teises ir paleiskite iš naujo.'
      },
      'set-up-not-deleted': {
        what: 'Sąrankos failo {file} ištrinti nepavyko.',
        who: 'Jame yra neužšifruotų paslapčių.',
        next: 'Ištrinkite failą.'
      },
      'file-read-only': {
        what: 'Failas {file} skirtas tik skaityti.',
        who: 'Pakeitimų įrašyti negalima.',
        next: 'Patikrinkite failo ir jo aplanko teises ir paleiskite iš naujo.'
      },
      'disk-full': {
        what: 'Diskas pilnas.',
        who: 'Išsaugotus duomenis galima tik skaityti: pakeitimų įrašyti negalima.',
        next: 'Atlaisvinkite vietos diske ir paleiskite iš naujo.'
      },
      'file-unopened': {
        what: 'Failo {file} atverti negalima.',
        who: 'Jo duomenys neprieinami, pakeitimų įrašyti negalima.',
        next: 'Patikrinkite diską, aplanką ir jo teises ir paleiskite iš naujo.'
      },
      'events-unreadable': {
        what: 'Kai kurių išsaugotų įvykių perskaityti negalima.',
        who: 'Jie sugadinti faile {file} ir rodomi be turinio.',
        next: 'Ištrinkite senus įvykius, kad juos pašalintumėte.'
      }
    }
  },
  'store-rebuilt': {
    what: 'Išsaugotas katalogas sugadintas, todėl sukurtas iš naujo.',
    who: 'Mėgstami, pastabos ir nustatymai liko.',
    next: 'Ko reikia, atsisiųskite iš naujo.'
  },
  'store-restored': {
    what: 'Mėgstami, pastabos, paieškos, šablonai ir lapai atkurti iš {date} kopijos.',
    who: 'Vėlesni pakeitimai prarasti. Sugadintas failas: {file}.',
    next: 'Pakartokite juos.'
  },
  'store-lost': {
    what: 'Mėgstami, pastabos, paieškos, šablonai ir lapai sugadinti.',
    who: 'Kopijos nėra. Sugadintas failas: {file}.',
    next: 'Išsaugokite jį: specialistas galbūt atkurs duomenis.'
  },
  'store-newer': {
    what: '{file} yra iš naujesnės Dynodesk versijos.',
    who: 'Čia jį galima tik skaityti.',
    next: 'Atnaujinkite Dynodesk šiame kompiuteryje.'
  },
  'store-not-migrated': {
    what: '{file} nepavyko atnaujinti šiai versijai.',
    who: 'Jo duomenis kol kas galima tik skaityti.',
    next: 'Atlaisvinkite vietos diske ir paleiskite iš naujo; priežastis yra žurnale.'
  },
  'events-lost': {
    what: 'Įvykių perskaityti nepavyko. Sąrašas pradėtas iš naujo.',
    who: 'Senas failas dabar vadinasi {file}.',
    next: 'Ištrinkite visus įvykius, kad pašalintumėte ir seną failą.'
  },
  'events-session': {
    what: 'Įvykiai saugomi tik tol, kol Dynodesk veikia.',
    who: 'Šioje sistemoje nėra raktų saugyklos.',
    next: 'Nustatykite ją arba leiskite neapsaugotus įvykius nustatymuose.'
  },
  'events-locked': {
    what: 'Išsaugoti įvykiai užrakinti.',
    who: 'Raktų saugykla užrakinta, todėl nauji įvykiai kol kas atmetami.',
    next: 'Atrakinkite raktų saugyklą ir paleiskite Dynodesk iš naujo.'
  },
  'events-open': {
    what: 'Įvykiai saugomi be apsaugos.',
    who: 'Šioje sistemoje nėra raktų saugyklos.',
    next: 'Nustatykite raktų saugyklą arba pakeiskite tai skiltyje „Nustatymai“, „Įvykiai“.'
  },
  backup: {
    what: 'Atsarginės kopijos panaudoti nepavyko.',
    next: 'Bandykite dar kartą; priežastis yra žurnale.',
    because: {
      'wrong-passphrase': {
        what: 'Ši slaptafrazė kopijos neatveria.',
        who: 'Svarbios didžiosios raidės, tarpai ir klaviatūros išdėstymas.',
        next: 'Įveskite ją dar kartą.'
      },
      'not-a-backup': {
        what: 'Tai nėra Dynodesk atsarginė kopija.',
        next: 'Pasirinkite failą su galūne .dynobackup.'
      },
      newer: {
        what: 'Šiai kopijai reikia naujesnės Dynodesk versijos.',
        next: 'Atnaujinkite Dynodesk ir atkurkite dar kartą. Nieko nepakeista.'
      },
      damaged: {
        what: 'Kopija sugadinta arba nepilna.',
        who: 'Nieko nepakeista.',
        next: 'Nukopijuokite failą dar kartą arba naudokite senesnę kopiją.'
      },
      'too-large': {
        what: 'Kopija per didelė.',
        next: 'Sukurkite ją be išsaugoto katalogo.'
      },
      unreadable: {
        what: 'Failo perskaityti nepavyko.',
        who: 'Nieko nepakeista.',
        next: 'Patikrinkite, ar prijungtas diskas ir ar galite skaityti failą.'
      },
      unwritable: {
        what: 'Kopijos įrašyti nepavyko.',
        who: 'Nieko nepakeista.',
        next: 'Patikrinkite laisvą disko vietą ir rašymo teises.'
      },
      'in-use': {
        what: 'Šiuo metu kuriama arba skaitoma kita kopija.',
        next: 'Palaukite, kol bus baigta.'
      },
      restored: {
        what: 'Duomenys atkurti iš kopijos.',
        who: 'Raktų ir slaptažodžių kopijose nėra.',
        next: 'Įveskite juos ten, kur trūksta.'
      },
      'not-restored': {
        what: 'Atkurti iš kopijos nepavyko.',
        who: 'Viskas liko kaip buvę. Failus galėjo naudoti kita programa.',
        next: 'Paleiskite kompiuterį iš naujo ir atkurkite dar kartą.'
      }
    }
  },
  'pack-file': {
    what: 'Šio perkėlimo failo naudoti negalima.',
    who: 'Galbūt slaptafrazė neteisinga arba failas sugadintas.',
    next: 'Patikrinkite slaptafrazę arba paprašykite failą įrašyti iš naujo.',
    because: {
      'wrong-passphrase': {
        what: 'Ši slaptafrazė failo neatveria.',
        who: 'Svarbios didžiosios raidės, tarpai ir klaviatūros išdėstymas.',
        next: 'Įveskite dar kartą arba klauskite to, kas failą įrašė.'
      },
      'cut-short': {
        what: 'Šis perkėlimo failas nepilnas.',
        who: 'Kopijavimas tikriausiai nutrūko.',
        next: 'Nukopijuokite failą dar kartą.'
      },
      signature: {
        what: 'Šis failas pakeistas po pasirašymo.',
        who: 'Tai gali būti kopijavimo klaida arba klastotė.',
        next: 'Nukopijuokite jį dar kartą. Jei tai kartojasi, jo nenaudokite.'
      },
      damaged: {
        what: 'Šio perkėlimo failo turinys netinkamas.',
        who: '',
        next: 'Įrašykite jį iš naujo kitame kompiuteryje.'
      },
      'unknown-version': {
        what: 'Šiam failui reikia naujesnės Dynodesk versijos.',
        who: '',
        next: 'Atnaujinkite Dynodesk šiame kompiuteryje ir importuokite failą dar kartą.'
      },
      'not-a-pack': {
        what: 'Tai ne perkėlimo failas.',
        who: '',
        next: 'Pasirinkite failą, įrašytą skiltyje „Perkelti į kitą kompiuterį“.'
      },
      'other-service': {
        what: 'Šis failas yra kito katalogo serverio.',
        who: '',
        next: 'Prisijunkite prie to serverio arba naudokite su šiuo serveriu įrašytą failą.'
      },
      'too-large': {
        what: 'Šis perkėlimo failas per didelis.',
        who: '',
        next: 'Įrašykite jį keliomis dalimis.'
      },
      unreadable: {
        what: 'Failo perskaityti nepavyko.',
        who: 'Galbūt jo nebėra arba jis apsaugotas.',
        next: 'Patikrinkite laikmeną ir pasirinkite failą dar kartą.'
      },
      unwritable: {
        what: 'Failo įrašyti nepavyko.',
        who: 'Laikmena gali būti pilna arba apsaugota nuo rašymo.',
        next: 'Pasirinkite kitą vietą.'
      },
      forbidden: {
        what: 'Perkėlimo failai išjungti.',
        who: '',
        next: 'Klauskite administratoriaus.'
      },
      'no-export': {
        what: 'Katalogo eksportas išjungtas.',
        who: '',
        next: 'Klauskite administratoriaus.'
      },
      empty: {
        what: 'Nė vienas iš šių variklių dar neatsisiųstas.',
        who: '',
        next: 'Pirma juos atsisiųskite, tada įrašykite failą.'
      },
      future: {
        what: 'Šio failo data yra ateityje.',
        who: '',
        next: 'Patikrinkite abiejų kompiuterių laikrodžius.'
      },
      'unknown-signer': {
        what: 'Šis failas iš nežinomo kompiuterio.',
        who: '',
        next: 'Palyginkite parašus ir patvirtinkite.'
      },
      changed: {
        what: 'Failas pasikeitė po to, kai jį pasirinkote.',
        who: '',
        next: 'Pasirinkite failą dar kartą.'
      }
    }
  },
  'clock-wrong': {
    what: 'Šio kompiuterio ir serverio laikrodžiai skiriasi {by}.',
    who: 'Likusios dienos ir laikai gali būti neteisingi.',
    next: 'Patikrinkite datą, laiką ir laiko juostą.',
    because: {
      ahead: { what: 'Šio kompiuterio laikrodis skuba {by}, palyginti su serverio.' },
      behind: { what: 'Šio kompiuterio laikrodis vėluoja {by}, palyginti su serverio.' }
    }
  },
  'pack-too-large': {
    what: 'Šiam atsisiuntimui reikia per daug užklausų.',
    who: 'Vieno atsisiuntimo užklausų riba: {most}.',
    next: 'Pasirinkite mažiau arba padidinkite atsisiuntimo ribą nustatymuose.'
  },
  'compare-full': {
    what: 'Palyginimas pilnas (variklių: {most}).',
    next: 'Pirma pašalinkite vieną variklį.'
  },
  role: {
    what: 'Šis vaidmuo to daryti negali.',
    next: 'Pakeiskite vaidmenį.'
  },
  profile: {
    what: 'Profilio pakeisti negalima.',
    next: 'Užverkite šį puslapį ir bandykite dar kartą.',
    because: {
      name: {
        what: 'Profiliui reikia atskiro pavadinimo.',
        next: 'Įveskite kitą pavadinimą.'
      },
      'too-many': {
        what: 'Profilių jau yra {most}.',
        next: 'Ištrinkite nereikalingą.'
      },
      unknown: {
        what: 'Šio profilio nebėra.'
      },
      'in-use': {
        what: 'Profilis naudojamas.',
        next: 'Pirmiausia perjunkite į kitą.'
      }
    }
  },
  invitation: {
    what: 'Pakvietimo naudoti negalima.',
    next: 'Sukurkite naują.',
    because: {
      'not-set-up': {
        what: 'Šis kompiuteris neturi serverio ar slaptafrazės, kuriuos galėtų perduoti.',
        next: 'Įveskite juos aukščiau.'
      },
      authority: {
        what: 'Sertifikato failo nepavyksta perskaityti arba jis per didelis.',
        next: 'Pasirinkite jį iš naujo skiltyje „Išplėstiniai“.'
      },
      'not-an-invitation': {
        what: 'Tai ne pakvietimas.',
        next: 'Nukopijuokite visą tekstą arba pasirinkite failą.'
      },
      code: {
        what: 'Kodas neatveria šio pakvietimo.',
        next: 'Įveskite šio pakvietimo kodą.'
      },
      'not-stored': {
        what: 'Slaptažodžių nepavyko išsaugoti. Nieko nepakeista.',
        next: 'Patikrinkite sistemos raktų saugyklą ir diską, tada bandykite dar kartą.'
      }
    }
  },
  pin: {
    what: 'PIN negalima naudoti.',
    next: 'Įveskite jį dar kartą.',
    because: {
      missing: { what: 'Šiam vaidmeniui reikia PIN.', next: 'Įveskite jį.' },
      wrong: { who: 'Jis neteisingas.' },
      wait: { who: 'Per daug neteisingų PIN.', next: 'Bandykite po {seconds} s.' },
      length: { who: 'Reikia bent {least} simbolių.', next: 'Įveskite ilgesnį PIN.' },
      'not-sealed': { who: 'Šioje sistemoje nėra raktų saugyklos.', next: 'Nustatykite raktų saugyklą.' },
      locked: { who: 'Sistemos raktų saugykla užrakinta.', next: 'Atrakinkite ją ir bandykite dar kartą.' },
      first: { who: 'Administratorius dar neturi PIN.', next: 'Pirma nustatykite administratoriaus PIN.' }
    }
  },
  'export-off': {
    what: 'Katalogo eksportas išjungtas.',
    next: 'Klauskite administratoriaus.'
  },
  link: {
    what: 'Ši nuoroda netinkama.',
    next: 'Paklauskite siuntėjo variklio pavadinimo ir jo ieškokite.',
    because: {
      'file-missing': {
        what: 'Failas {file} nerastas arba jo negalima perskaityti.',
        next: 'Patikrinkite, ar jis dar yra ir ar turite teisę jį skaityti.'
      },
      'file-foreign': {
        what: 'Failo {file} turinys neatitinka jo tipo.',
        next: 'Paprašykite siuntėjo originalaus failo.'
      },
      'file-unknown': {
        what: 'Failo {file} čia atverti negalima.',
        next: 'Atveriami failai .dynopack, .dynosheet ir .dynobackup, lentelės (.csv, .tsv, .txt) ir nustatymai (.json).'
      },
      'file-several': { what: 'Po vieną failą.', next: 'Numeskite failus vieną po kito.' },
      'file-too-large': {
        what: 'Failas {file} per ilgas darbų sąrašui.',
        next: 'Padalykite jį: telpa iki {most} simbolių.'
      },
      'other-service': {
        what: 'Ši nuoroda yra kito serverio ({theirs}).',
        who: 'Jos numeriai serveryje {ours} reiškia kitas transporto priemones.',
        next: 'Ieškokite transporto priemonės pagal pavadinimą.'
      },
      'not-connected': {
        what: 'Šiai nuorodai reikia ryšio su serveriu.',
        next: 'Prisijunkite arba atverkite demonstracinį katalogą ir atverkite nuorodą dar kartą.'
      }
    }
  },
  'save-failed': {
    what: 'Failo įrašyti nepavyko.',
    next: 'Pasirinkite kitą aplanką ir įrašykite dar kartą.',
    because: {
      denied: { who: 'Failo {file} ten įrašyti negalima.' },
      full: { who: 'Diskas pilnas.', next: 'Atlaisvinkite vietos arba pasirinkite kitą diską ir įrašykite dar kartą.' },
      busy: {
        who: 'Failas {file} atvertas kitoje programoje.',
        next: 'Užverkite jį ten arba pasirinkite kitą pavadinimą ir įrašykite dar kartą.'
      },
      gone: { who: 'Aplanko nebėra.' },
      clipboard: { what: 'Nepavyko nukopijuoti į iškarpinę.', next: 'Bandykite dar kartą arba įrašykite į failą.' }
    }
  },
  sheet: {
    what: 'Lapo sudaryti nepavyko.',
    next: 'Bandykite dar kartą; priežastis yra žurnale.',
    because: {
      'draft-gone': { what: 'Ši peržiūra pasenusi.', next: 'Atverkite lapą dar kartą.' },
      blocked: {
        what: 'Klaida neleidžia sudaryti šio lapo.',
        next: 'Pirma pašalinkite klaidas iš sąrašo „Prieš spausdinant“.'
      },
      overflow: { what: 'Lapo turinys netelpa į vieną puslapį.', next: 'Praleiskite dalį arba sutrumpinkite tekstą.' },
      paper: { what: 'PDF sudaryti nepavyko.' },
      'unknown-number': {
        what: 'Šiame kompiuteryje nėra lapo su tokiu numeriu.',
        who: 'Numeris gali būti įvestas klaidingai arba iš kito kompiuterio.',
        next: 'Patikrinkite numerį išspausdintame lape.'
      },
      unreadable: {
        what: 'Šio lapo atverti negalima.',
        who: 'Jis sugadintas arba iš naujesnės versijos.',
        next: 'Atnaujinkite Dynodesk arba naudokite išspausdintą lapą.'
      },
      unproven: {
        what: 'Spausdintuvas {printer} dar neišbandytas.',
        next: 'Spausdinkite per sistemos dialogą arba išbandykite jį skiltyje „Spausdintuvai“.'
      },
      'no-printer': {
        what: 'Spausdintuvas {printer} nepasiekiamas.',
        next: 'Įjunkite jį arba pasirinkite kitą spausdintuvą.'
      },
      printer: {
        what: 'Spausdintuvas lapo nepriėmė.',
        next: 'Patikrinkite spausdintuvą arba įrašykite PDF ir spausdinkite jį.'
      },
      busy: { what: 'Lapai jau sudaromi.', next: 'Palaukite, kol jie bus baigti, arba sustabdykite.' },
      'figures-changed': {
        what: 'Variklio {title} išspausdinti duomenys pasikeitė.',
        who: 'Lapai: {numbers}.',
        next: 'Atverkite lapą skiltyje „Duomenų lapai“ ir pažiūrėkite, kas pasikeitė.'
      },
      'no-template': { what: 'Šio šablono nebėra.', next: 'Pasirinkite kitą šabloną.' },
      'not-held': {
        what: 'Šis variklis dar neatsisiųstas.',
        next: 'Atverkite variklį kartą, kad jį atsisiųstumėte.'
      },
      'built-in': { what: 'Integruotų šablonų keisti negalima.', next: 'Nukopijuokite jį ir pakeiskite kopiją.' },
      'too-many': { what: 'Šablonų per daug.', next: 'Ištrinkite nebenaudojamą.' },
      'template-size': { what: 'Šis failas šablonui per didelis.', next: 'Pasirinkite kitą failą.' },
      template: {
        what: 'Šio šablono naudoti negalima: {field}.',
        next: 'Pataisykite jį ten, kur jis sudarytas, ir importuokite dar kartą.'
      },
      logo: {
        what: 'Šio paveikslėlio negalima naudoti kaip logotipo.',
        who: 'Jis turi būti PNG, JPEG, WebP arba SVG iki 1 MB.',
        next: 'Pasirinkite kitą paveikslėlį.'
      },
      'logo-harmful': {
        what: 'Šis paveikslėlis netinka logotipui.',
        who: 'Virš 40 megapikselių arba SVG, didesnis kaip 512 KB ar su scenarijais, filtrais, raštais.',
        next: 'Įrašykite jį kaip mažesnį PNG.'
      },
      rules: {
        what: 'Šių taisyklių įrašyti negalima.',
        who: 'Netinkamas kodas, šalis ar įspėjimas.',
        next: 'Pataisykite ir įrašykite dar kartą.'
      }
    }
  },
  update: {
    what: 'Atnaujinti nepavyko.',
    who: 'Nieko nepakeista.',
    next: 'Bandykite vėliau arba klauskite administratoriaus.',
    because: {
      'no-address': {
        what: 'Naujinių adreso nėra.',
        next: 'Įveskite jį nustatymuose arba įdiekite iš failo.'
      },
      'package-manager': {
        what: 'Čia Dynodesk naujina sistemos paketų tvarkytuvė.',
        next: 'Naujinkite kartu su kitomis šio kompiuterio programomis.'
      },
      'not-installed': {
        what: 'Dynodesk čia veikia neįdiegtas, todėl pats atsinaujinti negali.',
        next: 'Įdiekite Dynodesk, kad gautumėte naujinius.'
      },
      'not-ready': {
        what: 'Paruošto naujinio nėra.',
        next: 'Pirma ieškokite naujinių.'
      },
      offline: {
        what: 'Naujinių serveris nepasiekiamas.'
      },
      timeout: {
        what: 'Naujinių serveris nustojo atsakinėti.'
      },
      insecure: {
        what: 'Naujinių serverio sertifikatas nepatikimas.'
      },
      'proxy-login': {
        what: 'Tarpinis serveris prašo prisijungti.'
      },
      redirected: {
        what: 'Naujinių serveris nukreipia kitu adresu.'
      },
      missing: {
        what: 'Naujinių serveryje šio failo nėra.'
      },
      'cut-short': {
        what: 'Atsisiuntimas nepilnas.'
      },
      'wrong-file': {
        what: 'Failas neatitinka leidimo.'
      },
      disk: {
        what: 'Naujinio nepavyko įrašyti.',
        next: 'Atlaisvinkite vietos diske ir bandykite dar kartą.'
      },
      'too-large': {
        what: 'Naujinių sąrašas per didelis.'
      },
      'not-a-list': {
        what: 'Tai ne Dynodesk naujinių sąrašas.'
      },
      'newer-format': {
        what: 'Šiam sąrašui reikia naujesnės Dynodesk versijos.',
        next: 'Atsisiųskite ir įdiekite ją patys.'
      },
      'no-key': {
        what: 'Dynodesk neturi rakto naujiniams tikrinti.',
        next: 'Paprašykite jo administratoriaus.'
      },
      'unknown-key': {
        what: 'Naujinys pasirašytas nežinomu raktu.'
      },
      'bad-signature': {
        what: 'Naujinio parašas neteisingas.'
      },
      'other-channel': {
        what: 'Naujinys iš kito kanalo.'
      },
      'other-platform': {
        what: 'Naujinyje nėra failo šiai sistemai.'
      },
      future: {
        what: 'Naujinio data yra ateityje.',
        next: 'Patikrinkite šio kompiuterio laikrodį.'
      },
      expired: {
        what: 'Naujinių sąrašo galiojimas baigėsi.'
      },
      rollback: {
        what: 'Šis naujinys senesnis už jau matytą.'
      },
      installer: {
        what: 'Nepavyko paruošti diegimo programos.'
      },
      printing: {
        what: 'Spausdinamas dokumentas.',
        next: 'Paleiskite iš naujo, kai bus baigta.'
      },
      batch: {
        what: 'Sudaromi keli lapai.',
        next: 'Paleiskite iš naujo, kai bus baigta.'
      },
      pack: {
        what: 'Atsisiunčiamos transporto priemonės.',
        next: 'Paleiskite iš naujo, kai bus baigta.'
      },
      'customer-screen': {
        what: 'Kliento ekranas atvertas.',
        next: 'Užverkite jį ir paleiskite iš naujo.'
      },
      draft: {
        what: 'Yra neįrašytų duomenų.',
        next: 'Užbaikite lapą, taisykles arba susiejimą ir paleiskite iš naujo.'
      }
    }
  },
  'demo-failed': {
    what: 'Demonstracinio katalogo paleisti nepavyko.',
    who: 'Vietinius ryšius galbūt blokuoja kita programa.',
    next: 'Bandykite dar kartą; priežastis yra žurnale.'
  },
  internal: {
    what: 'Dynodesk įvyko klaida.',
    next: 'Praneškite apie ją ir pridėkite žurnalą.'
  }
} satisfies PartOf<typeof en>
