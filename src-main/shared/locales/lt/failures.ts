import type { PartOf } from '../part-of'
import type en from '../en/failures'

/**
 * What happened, whose doing it is (where that helps), what to do next. One entry per code of `FAILURE_CODES`;
 * `because` has other words for the cases that `params.reason` tells apart.
 */
export default {
  'the-host': 'serveris',
  'retry-at': 'Vėl bandyti verta nuo {time}.',
  'resume-at': 'Užklausos tęsis ≈ {time}',
  'resume-in': '(po {left}).',
  'resume-now': 'Užklausas dabar galima tęsti.',
  'service-said': 'Serverio pranešimas: {words}',
  'not-connected': {
    what: 'Dar neprisijungta.',
    who: '',
    next: 'Įveskite serverio adresą ir raktą arba atverkite demonstracinį katalogą.'
  },
  'bad-address': {
    what: 'Šio serverio adreso naudoti negalima.',
    who: 'Jis turi prasidėti https://, be klaustuko ir naudotojo vardo; http:// leidžiama tik šiam kompiuteriui.',
    next: 'Patikrinkite adresą prenumeratos dokumentuose.',
    because: {
      'set-up': {
        what: 'Sąrankos faile {file} nurodyto serverio adreso naudoti negalima.',
        next: 'Pataisykite adresą tame faile ir paleiskite iš naujo arba įveskite jį čia.'
      },
      'other-service': {
        who: 'Jis priklauso kitam serveriui nei čia saugomas raktas.',
        next: 'Į sąrankos failą įrašykite ir to serverio raktą.'
      }
    }
  },
  'bad-key': {
    what: 'Serveris šio rakto nepažįsta.',
    who: 'Rakto nėra arba jis neteisingas; su prenumerata tai nesusiję.',
    next: 'Įveskite raktą dar kartą arba paprašykite tiekėjo naujo.'
  },
  unauthorised: {
    what: 'Raktas tinka, bet šito skaityti juo neleidžiama.',
    who: 'Trūksta prenumeratos ar leidimo. Raktas paliekamas.',
    next: 'Išsiaiškinkite prenumeratą su tiekėju ir patikrinkite čia dar kartą.'
  },
  'inactive-subscription': {
    what: 'Prenumerata neaktyvi.',
    who: 'Raktas tinka ir paliekamas.',
    next: 'Pratęskite prenumeratą pas tiekėją ir patikrinkite čia dar kartą.',
    because: {
      readable: { who: 'Raktas tinka ir paliekamas; kas yra šiame kompiuteryje, galima skaityti.' },
      withheld: {
        who: 'Raktas tinka ir paliekamas; pagal šio serviso taisykles tai, kas čia saugoma, nerodoma, kol prenumerata vėl bus aktyvi.'
      }
    }
  },
  'subscription-ends': {
    what: 'Prenumerata baigiasi {day}: {left}.',
    who: '',
    next: 'Pratęskite ją pas tiekėją, kad katalogas liktų prieinamas.'
  },
  'bad-request': {
    what: 'Serveris atmetė šios užklausos formą.',
    who: 'Tai programos klaida, ne jūsų.',
    next: 'Žurnale yra klaustas adresas; praneškite apie tai.'
  },
  'not-found': {
    what: 'Serveryje to nebėra arba nėra apie tai duomenų.',
    who: '',
    next: 'Grįžkite ir rinkitės iš sąrašo arba atnaujinkite sąrašą.'
  },
  limit: {
    what: 'Šios valandos užklausos išnaudotos.',
    who: 'Riba taikoma raktui, ja dalijasi visi jį naudojantys.',
    next: 'Kas jau yra čia, galima skaityti.'
  },
  'server-error': {
    what: 'Serveryje įvyko klaida.',
    who: 'Nei raktas, nei šis kompiuteris nėra priežastis.',
    next: 'Bandykite vėliau.'
  },
  offline: {
    what: 'Nėra ryšio su serveriu.',
    who: 'Nutrūko šio kompiuterio tinklas arba kelias iki serverio.',
    next: 'Patikrinkite tinklą ir bandykite dar kartą. Kas jau yra čia, galima skaityti.'
  },
  timeout: {
    what: 'Atsakymas laiku negautas.',
    who: 'Tinklas lėtas arba serveris užimtas.',
    next: 'Bandykite dar kartą arba nustatymuose skirkite daugiau laiko.'
  },
  insecure: {
    what: 'Serverio sertifikatas atmestas.',
    who: 'Kažkas gali klausytis tarpe arba šio kompiuterio data neteisinga. Nieko neišsiųsta.',
    next: 'Patikrinkite datą ir tinklą, tada kreipkitės į administratorių.'
  },
  'proxy-login': {
    what: 'Įgaliotasis serveris prašo prisijungti.',
    who: 'Šis tinklas internetą pasiekia per įgaliotąjį serverį (proxy), kuris prašo naudotojo vardo ir slaptažodžio. Paslaugai nieko neišsiųsta.',
    next: 'Bandykite dar kartą ir juos įveskite arba kreipkitės į tinklo prižiūrėtoją.'
  },
  'not-the-service': {
    what: 'Kažkas atsakė, bet ne serveris.',
    who: 'Dažnai tai tinklo prisijungimo puslapis, tarpinis serveris arba kitas serverio adresas.',
    next: 'Prisijunkite prie tinklo arba patikrinkite serverio adresą ir bandykite dar kartą.',
    because: {
      'other-record': {
        what: 'Serveris atsakė kitu įrašu, nei klausta.',
        who: 'Jo skaičiai būtų apie kažką kita, todėl jie nerodomi.',
        next: 'Bandykite dar kartą; jei tai kartojasi, praneškite tiekėjui.'
      }
    }
  },
  redirected: {
    what: 'Serveris nukreipia į kitą adresą.',
    who: 'Raktas ten nesiunčiamas.',
    next: 'Paklauskite tiekėjo teisingo serverio adreso ir jį įveskite.'
  },
  'too-large': {
    what: 'Atsakymas didesnis, nei leidžiama.',
    who: 'Dydžio riba yra nustatymas.',
    next: 'Padidinkite ribą nustatymuose ir bandykite dar kartą.',
    because: {
      rows: {
        who: 'Sąraše įrašų: {rows}; daugiau nei {most} neskaitoma.',
        next: 'Susiaurinkite paiešką arba praneškite tiekėjui.'
      },
      effort: {
        who: 'Skaitymui reikėjo daugiau laiko ar atminties, nei skiria šis kompiuteris.',
        next: 'Bandykite dar kartą arba praneškite tiekėjui.'
      }
    }
  },
  cancelled: {
    what: 'Sustabdyta prieš klausiant.',
    who: '',
    next: 'Užklausa nepanaudota. Prireikus bandykite dar kartą.'
  },
  paused: {
    what: 'Foninės užklausos pristabdytos.',
    who: 'Serveris atmetė ankstesnę užklausą.',
    next: 'Paspauskite „Bandyti dar kartą“, kad paklaustumėte dabar.'
  },
  withheld: {
    what: 'Tai yra šiame kompiuteryje, bet rodyti neleidžiama.',
    who: 'Draudžia katalogo saugojimo taisyklė; mėgstamų ir pastabų ji neliečia.',
    next: 'Šios taisyklės klauskite administratoriaus.',
    because: {
      age: {
        what: 'Tai, kas čia yra, saugota ilgiau, nei leidžiama ({days} diena), todėl nerodoma. | Tai, kas čia yra, saugota ilgiau, nei leidžiama ({days} dienos), todėl nerodoma. | Tai, kas čia yra, saugota ilgiau, nei leidžiama ({days} dienos), todėl nerodoma. | Tai, kas čia yra, saugota ilgiau, nei leidžiama ({days} dienų), todėl nerodoma.',
        next: 'Bus rodoma, kai bus galima klausti serverio: patikrinkite ryšį ir bandykite dar kartą.'
      },
      ended: {
        what: 'Prenumerata baigėsi, o be jos čia saugomų duomenų rodyti negalima.',
        who: 'Taip nurodo katalogo saugojimo taisyklė. Niekas neištrinta; mėgstami ir pastabos lieka.',
        next: 'Pratęskite prenumeratą pas tiekėją ir patikrinkite dar kartą.'
      }
    }
  },
  'too-short': {
    what: 'Paieškos tekstas per trumpas.',
    who: 'Serveriui reikia bent {least} simbolių.',
    next: 'Parašykite šiek tiek daugiau.'
  },
  'invalid-input': {
    what: 'Langas klausė neleistina forma.',
    who: 'Tai programos klaida, ne jūsų.',
    next: 'Daugiau yra žurnale; praneškite apie tai.'
  },
  'setting-invalid': {
    what: 'Tokios vertės nustatyti negalima: {key}.',
    who: '',
    next: 'Pasirinkite kitą vertę.',
    because: {
      unknown: { who: 'Šioje versijoje tokio nustatymo nėra.' },
      boolean: { who: 'Turi būti true arba false.' },
      number: { who: 'Turi būti skaičius.' },
      whole: { who: 'Turi būti sveikasis skaičius.' },
      between: { who: 'Turi būti nuo {min} iki {max}.' },
      choice: { who: 'Turi būti vienas iš šių: {choices}.' },
      text: { who: 'Turi būti tekstas.' },
      length: { who: 'Ne daugiau kaip {max} simbolių.' },
      list: { who: 'Ne daugiau kaip {max} žodžių, nė vienas ne tuščias ir ne ilgesnis nei 200 simbolių.' },
      words: { who: 'Kiekvienas žodis turi būti vienas iš šių: {choices}.' },
      time: { who: 'Turi būti paros laikas nuo 00:00 iki 23:59.' },
      'listen-host': { who: 'Turi būti adresas skaičiais, pavyzdžiui, 127.0.0.1.' },
      'listen-path': { who: 'Turi prasidėti / ir turėti tik lotyniškas raides, skaitmenis ir - _ . ~ /.' },
      'header-name': { who: 'Turi būti antraštės pavadinimas.' },
      'header-prefix': { who: 'Turi būti matomi ASCII simboliai.' },
      scheme: { who: 'Turi prasidėti {schemes}.' },
      credentials: { who: 'Negali būti vardo ar slaptažodžio; jiems yra atskiri laukai.' },
      topic: { who: 'Turi būti tema: + reiškia vieną lygį, # gale – visus.' },
      'poll-path': { who: 'Turi būti vienas iš projektų ir kreipinių skaitymo kelių.' },
      'poll-item': { who: 'Turi baigtis {ending}.' },
      folder: { who: 'Turi būti visas aplanko kelias.' },
      place: { who: 'Turi būti vieta, pavyzdžiui, /kind.' },
      chosen: { who: 'Pasirenkama sistemos lange; įrašyti negalima.' },
      declined: { who: 'Pasirinkote „Atšaukti“: niekas nepakeista.' }
    }
  },
  'setting-managed': {
    what: 'Nustatė administratorius: {key}.',
    who: '',
    next: 'Paprašykite administratoriaus pakeisti.'
  },
  'file-invalid': {
    what: 'Failo {file} naudoti negalima.',
    who: '',
    next: 'Jis paliktas savo vietoje: pataisykite jį ir paleiskite iš naujo.',
    because: {
      missing: { who: 'Jo nėra.' },
      unreadable: { who: 'Jo negalima perskaityti.' },
      'too-large': { who: 'Jis per didelis.' },
      'too-deep': { who: 'Jo įdėjimo lygių per daug.' },
      'not-json': { who: 'Tai ne JSON.' },
      'not-an-object': { who: 'Jame turi būti vienas JSON objektas.' },
      empty: { who: 'Jame nieko nėra.' },
      'unknown-entry': { who: 'Jame yra ne tik {known}.' },
      'not-text': { who: 'Įrašas {entry} nėra tekstas.' },
      'bad-key': { who: 'Įraše {entry} yra simbolių, kurių rakte būti negali.' },
      'no-event': { who: '{line} eilutė nėra įvykis.', next: 'Pataisykite ją ir pasirinkite failą dar kartą.' },
      'long-line': {
        who: '{line} eilutė ilgesnė, nei gali būti įvykis.',
        next: 'Pasirinkite failą su mažesniais įvykiais arba padidinkite ribą nustatymuose.'
      }
    }
  },
  'no-keystore': {
    what: 'Raktas saugomas tik šį seansą.',
    who: 'Šioje sistemoje jam nėra saugios vietos.',
    next: 'Nustatykite sistemos raktų saugyklą arba po kito paleidimo įveskite raktą dar kartą.',
    because: {
      'set-up': {
        next: 'Nustatykite sistemos raktų saugyklą ir paleiskite iš naujo; failas {file} paliktas savo vietoje.'
      },
      unprotected: {
        what: 'Raktas šiame kompiuteryje laikomas be apsaugos.',
        who: 'Šioje sistemoje nėra raktų saugyklos, kuri jį apsaugotų: kas gali skaityti jūsų failus, gali perskaityti ir raktą. Jis toliau veikia, niekas neištrinta.',
        next: 'Nustatykite sistemos raktų saugyklą: per kitą paleidimą Dynodesk apsaugos raktą. Arba ištrinkite raktą dalyje „Nustatymai“, „Ryšys“ ir įveskite jį po kiekvieno paleidimo.'
      }
    }
  },
  'store-failed': {
    what: 'Nepavyko įrašyti ar perskaityti šio kompiuterio failo.',
    who: 'Diskas gali būti pilnas arba aplankas apsaugotas.',
    next: 'Patikrinkite vietą ir leidimus; failas nurodytas žurnale.',
    because: {
      'settings-damaged': {
        what: 'Nustatymų failas buvo sugadintas; naudojamos numatytosios vertės.',
        who: 'Jis padėtas į šalį kaip {aside}.',
        next: 'Nustatykite iš naujo tai, kas skiriasi; visa kita nepaliesta.'
      },
      'settings-unreadable': {
        what: 'Nustatymų failo nepavyko perskaityti; naudojamos numatytosios vertės.',
        who: 'Jis neliečiamas, todėl šį seansą nustatymų keisti negalima.',
        next: 'Patikrinkite failo {file} leidimus ir paleiskite iš naujo.'
      },
      'settings-unwritten': {
        what: 'Nustatymo įrašyti nepavyko; jis liko, koks buvo.',
        who: 'Gali būti pilnas diskas arba {file} apsaugotas nuo rašymo.',
        next: 'Atlaisvinkite vietos arba patikrinkite teises ir pakeiskite dar kartą.'
      },
      'set-up-stays': {
        what: 'Sąrankos failo {file} pritaikyti nepavyko.',
        who: 'Jo turinio įrašyti nepavyko; diskas gali būti pilnas arba aplankas apsaugotas.',
        next: 'Jis paliktas savo vietoje: patikrinkite vietą ir leidimus ir paleiskite iš naujo.'
      },
      'set-up-not-deleted': {
        what: 'Sąrankos failas {file} pritaikytas, bet jo ištrinti nepavyko.',
        who: 'Jame esančios paslaptys neužšifruotos.',
        next: 'Ištrinkite jį.'
      },
      'file-read-only': {
        what: 'Failą {file} galima skaityti, bet ne rašyti.',
        who: 'Jame nieko negalima nei pridėti, nei pakeisti: neleidžia jo teisės arba diskas.',
        next: 'Patikrinkite failo ir jo aplanko teises ir paleiskite iš naujo.'
      },
      'file-unopened': {
        what: 'Failo {file} negalima nei atverti, nei pakeisti nauju.',
        who: 'Neleidžia jo aplankas arba diskas; jo turinys nerodomas ir į jį niekas neįrašoma.',
        next: 'Patikrinkite aplanką, jo teises ir diską ir paleiskite iš naujo.'
      },
      'events-unreadable': {
        what: 'Kai kurių išsaugotų įvykių perskaityti negalima.',
        who: 'Jų eilutės faile {file} sugadintos arba pakeistos. Jie rodomi be turinio; visi kiti tokie, kokie buvo.',
        next: 'Nieko daryti nereikia: jie dings trinant senus įvykius.'
      }
    }
  },
  'store-rebuilt': {
    what: 'Šiame kompiuteryje saugotas katalogas buvo sugadintas ir pradėtas iš naujo.',
    who: 'Mėgstamų, pastabų ir nustatymų tai neliečia; sugadintas failas padėtas atskirai: {file}.',
    next: 'Kas atveriama, vėl saugoma; paketus galima gauti iš naujo.'
  },
  'store-restored': {
    what: 'Mėgstami, pastabos, įrašytos paieškos, šablonai ir sudarytų lapų sąrašas buvo sugadinti ir atkurti iš {date} kopijos.',
    who: 'Trūksta to, kas vėliau pridėta ar pakeista; sugadintas failas atidėtas kaip {file}.',
    next: 'Peržiūrėkite, kas nuo tada keista.'
  },
  'store-lost': {
    what: 'Mėgstami, pastabos, įrašytos paieškos, šablonai ir sudarytų lapų sąrašas buvo sugadinti, o kopijos nebuvo.',
    who: 'Sugadintas failas padėtas atskirai: {file}.',
    next: 'Išsaugokite tą failą: duomenų bazes išmanantis žmogus galbūt dar jį perskaitys.'
  },
  'store-newer': {
    what: 'Failas {file} yra iš naujesnės Dynodesk versijos.',
    who: 'Čia jį galima skaityti, bet niekas nepridedama.',
    next: 'Įdiekite naujesnę versiją ir šiame kompiuteryje.'
  },
  'store-not-migrated': {
    what: 'Failo {file} nepavyko pritaikyti šiai versijai.',
    who: 'Jo turinį galima skaityti kaip anksčiau, bet niekas nepridedama. Niekas neprarasta.',
    next: 'Atlaisvinkite vietos diske ir paleiskite iš naujo; jei tai kartojasi, priežastis yra žurnale.'
  },
  'events-lost': {
    what: 'Išsaugotų įvykių perskaityti nepavyko; įvykių sąrašas pradėtas iš naujo.',
    who: 'Katalogo, mėgstamų ir nustatymų tai neliečia; senas failas padėtas atskirai: {file}.',
    next: 'Nieko daryti nereikia. Ištrinant visus įvykius ištrinamas ir tas failas.'
  },
  'events-session': {
    what: 'Įvykiai saugomi, kol Dynodesk veikia.',
    who: 'Šioje sistemoje nėra raktų saugyklos, o nešifruoti įvykiai nesaugomi.',
    next: 'Nustatykite raktų saugyklą arba leiskite tai dalyje „Nustatymai“, „Įvykiai“.'
  },
  'events-locked': {
    what: 'Išsaugotų įvykių šiuo metu parodyti negalima.',
    who: 'Sistemos raktų saugykla neduoda jų rakto; nauji įvykiai kol kas nepriimami, o siuntėjų prašoma bandyti vėl.',
    next: 'Atrakinkite raktų saugyklą ir paleiskite Dynodesk iš naujo.'
  },
  'events-open': {
    what: 'Įvykiai saugomi be apsaugos.',
    who: 'Šioje sistemoje nėra raktų saugyklos; pasirinkta juos vis tiek saugoti arba jie taip buvo saugomi anksčiau.',
    next: 'Tai galima pakeisti dalyje „Nustatymai“, „Įvykiai“.'
  },
  'pack-file': {
    what: 'Šio paketo failo naudoti negalima.',
    who: 'Slaptažodis neteisingas, failas sugadintas arba šiam kompiuteriui tokių failų naudoti neleidžiama.',
    next: 'Patikrinkite slaptažodį arba paprašykite failą sudaryti iš naujo.',
    because: {
      'wrong-passphrase': {
        what: 'Slaptažodis šio paketo failo neatveria.',
        who: 'Failas sveikas; jis įrašytas su kitu slaptažodžiu. Svarbios didžiosios raidės, tarpai ir klaviatūros išdėstymas.',
        next: 'Įveskite dar kartą arba klauskite to, kas failą įrašė.'
      },
      'cut-short': {
        what: 'Šis paketo failas nepilnas: trūksta pabaigos.',
        who: 'Tikriausiai jis nenukopijuotas iki galo arba atmintinė ištraukta per anksti. Jį sudaręs kompiuteris nekaltas.',
        next: 'Nukopijuokite failą dar kartą; iš jo nieko neperskaityta.'
      },
      signature: {
        what: 'Šis paketo failas pakeistas po pasirašymo.',
        who: 'Taip nutinka dėl blogos atmintinės ar siuntimo, bet ir tada, kai kas nors pakeičia tyčia.',
        next: 'Nukopijuokite jį iš pradinės vietos dar kartą. Jei tai kartojasi, jo nenaudokite.'
      },
      damaged: {
        what: 'Šio paketo failo turinys beprasmis.',
        who: 'Jis toks, koks sudarytas, taigi priežastis yra jį sudaręs kompiuteris.',
        next: 'Paprašykite ten įrašyti iš naujo.'
      },
      'unknown-version': {
        what: 'Šis paketo failas yra iš naujesnės Dynodesk versijos.',
        who: 'Failas geras; šio kompiuterio versija jam per sena.',
        next: 'Įdiekite čia naujesnę versiją ir skaitykite dar kartą.'
      },
      'not-a-pack': {
        what: 'Tai ne paketo failas.',
        who: 'Pasirinktas kitas failas arba jam suteiktas šis vardas.',
        next: 'Pasirinkite failą, įrašytą dalyje „Perkelti į kitą kompiuterį“.'
      },
      'other-service': {
        what: 'Šis paketo failas yra kito serverio, ne to, prie kurio prisijungęs šis kompiuteris.',
        who: 'Ten tie patys numeriai reiškia kitas transporto priemones, sumaišius būtų rodomi klaidingi skaičiai.',
        next: 'Prijunkite šį kompiuterį prie to serverio arba paprašykite failą sudaryti kompiuteryje su šiuo serveriu.'
      },
      'too-large': {
        what: 'Šis paketo failas didesnis, nei programa skaito ar rašo.',
        who: 'Į vieną failą sudėta per daug.',
        next: 'Įrašykite keliomis dalimis.'
      },
      unreadable: {
        what: 'Failo perskaityti nepavyko.',
        who: 'Jo nebėra, atmintinė ištraukta arba šiam naudotojui skaityti neleidžiama.',
        next: 'Patikrinkite atmintinę ir pasirinkite failą dar kartą.'
      },
      unwritable: {
        what: 'Failo įrašyti nepavyko.',
        who: 'Diskas ar atmintinė pilni arba apsaugoti nuo rašymo.',
        next: 'Pasirinkite kitą vietą; anksčiau buvęs failas nepakeistas.'
      },
      forbidden: {
        what: 'Paketų failai šiame kompiuteryje išjungti.',
        who: 'Taisyklė yra nustatymuose arba ją nustatė administratorius.',
        next: 'Klauskite administratoriaus.'
      },
      'no-export': {
        what: 'Katalogo įrašymas į failus šiame kompiuteryje išjungtas.',
        who: 'Taisyklė yra nustatymuose arba ją nustatė administratorius.',
        next: 'Klauskite administratoriaus.'
      },
      empty: {
        what: 'Iš šio sąrašo šiame kompiuteryje dar nieko nėra.',
        who: 'Į failą patenka tik tai, kas čia atverta ar gauta.',
        next: 'Pirma parsisiųskite, tada įrašykite failą.'
      },
      future: {
        what: 'Pagal failo duomenis jis įrašytas vėliau nei dabar.',
        who: 'Nieko neperskaityta.',
        next: 'Patikrinkite šio kompiuterio ir failą įrašiusio kompiuterio laikrodžius.'
      },
      'unknown-signer': {
        what: 'Niekas prie šio kompiuterio nepatvirtino, kad šio failo pasirašiusiuoju galima pasitikėti.',
        who: 'Nieko neperskaityta.',
        next: 'Palyginkite parašą su kito kompiuterio parašu ir patvirtinkite.'
      },
      changed: {
        what: 'Failas jau ne tas, kuris buvo rodomas.',
        who: 'Per tą laiką jo vietoje padėtas kitas. Nieko neperskaityta.',
        next: 'Pasirinkite failą dar kartą.'
      }
    }
  },
  'clock-wrong': {
    what: 'Šio kompiuterio ir serverio laikrodžiai skiriasi {by}.',
    who: 'Likusios dienos, duomenų amžius ir laikas, kada vėl bus užklausų, gali būti neteisingi.',
    next: 'Nustatykite teisingą šio kompiuterio datą, laiką ir laiko juostą; pranešimas dings savaime.',
    because: {
      ahead: { what: 'Šio kompiuterio laikrodis skuba {by}, palyginti su serverio.' },
      behind: { what: 'Šio kompiuterio laikrodis vėluoja {by}, palyginti su serverio.' }
    }
  },
  'pack-too-large': {
    what: 'Šiam paketui reikia daugiau užklausų, nei čia leidžiama.',
    who: 'Vieno paketo riba užklausomis: {most}.',
    next: 'Pasirinkite mažiau arba kreipkitės į tą, kas nustatymuose gali keisti „Didžiausias paketas“.'
  },
  'compare-full': {
    what: 'Į palyginimą telpa variklių: {most}.',
    who: 'Daugiau stulpelių būtų per siauri skaityti.',
    next: 'Pirma pašalinkite vieną iš palyginimo.'
  },
  'export-off': {
    what: 'Katalogo įrašymas ir kopijavimas čia išjungti.',
    who: 'Ar jis gali palikti šį kompiuterį, nustato sutartis su tiekėju.',
    next: 'Klauskite administratoriaus.'
  },
  link: {
    what: 'Ši nuoroda čia niekur neveda.',
    who: 'Ji atverta iš išorės, ir ši programa tokių nekuria.',
    next: 'Paklauskite siuntėjo variklio pavadinimo ir jo ieškokite.',
    because: {
      'other-service': {
        what: 'Ši nuoroda sukurta kitam serveriui ({theirs}).',
        who: 'Jos numeriai serveryje {ours} reiškia kitas transporto priemones, todėl ji neatverta.',
        next: 'Ieškokite transporto priemonės pagal pavadinimą.'
      },
      'not-connected': {
        what: 'Atverta nuoroda, bet šis kompiuteris neprisijungęs prie serverio.',
        who: '',
        next: 'Prisijunkite arba atverkite demonstracinį katalogą ir atverkite nuorodą dar kartą.'
      }
    }
  },
  'save-failed': {
    what: 'Failo įrašyti nepavyko.',
    who: '',
    next: 'Pasirinkite kitą aplanką ir įrašykite dar kartą.',
    because: {
      denied: { who: '{file} ten rašyti neleidžiama.', next: 'Pasirinkite kitą aplanką ir įrašykite dar kartą.' },
      full: { who: 'Diskas pilnas.', next: 'Atlaisvinkite vietos arba pasirinkite kitą diską ir įrašykite dar kartą.' },
      busy: {
        who: '{file} atvertas kitoje programoje.',
        next: 'Užverkite jį ten arba pasirinkite kitą vardą ir įrašykite dar kartą.'
      },
      gone: { who: 'Aplanko nebėra.', next: 'Pasirinkite kitą aplanką ir įrašykite dar kartą.' },
      clipboard: { what: 'Iškarpinė to nepriėmė.', next: 'Bandykite dar kartą arba įrašykite į failą.' }
    }
  },
  sheet: {
    what: 'Lapo sudaryti nepavyko.',
    who: '',
    next: 'Bandykite dar kartą.',
    because: {
      'draft-gone': {
        what: 'Ekrane esantis lapas nebesaugomas.',
        next: 'Pakeiskite bet kurį pasirinkimą arba atverkite lapą dar kartą.'
      },
      blocked: {
        what: 'Šį lapą stabdo patikros rezultatas.',
        next: 'Pirma sutvarkykite tai, ką vardija sąrašas „Prieš spausdinant“.'
      },
      overflow: { what: 'Turinys netelpa į vieną puslapį.', next: 'Praleiskite dalį arba sutrumpinkite tekstą.' },
      paper: { what: 'PDF sudaryti nepavyko.', next: 'Bandykite dar kartą; priežastis yra žurnale.' },
      'unknown-number': {
        what: 'Lapas su šiuo numeriu šiame kompiuteryje nesudarytas.',
        who: 'Jis gali būti įvestas klaidingai arba kito kompiuterio.',
        next: 'Patikrinkite numerį popieriuje.'
      },
      unreadable: {
        what: 'Šio lapo perskaityti negalima.',
        who: 'Jis sudarytas naujesne versija arba jo failas sugadintas.',
        next: 'Įdiekite naujesnę versiją arba naudokite išspausdintą lapą.'
      },
      unproven: {
        what: '{printer} nepatikrintas bandomuoju puslapiu.',
        next: 'Spausdinkite per sistemos dialogą arba patikrinkite dalyje „Spausdintuvai“.'
      },
      'no-printer': { what: '{printer} nepasiekiamas.', next: 'Įjunkite jį arba pasirinkite kitą spausdintuvą.' },
      printer: {
        what: 'Spausdintuvas lapo nepriėmė.',
        next: 'Patikrinkite spausdintuvą arba įrašykite PDF ir spausdinkite iš jo.'
      },
      busy: { what: 'Lapai jau sudaromi.', next: 'Palaukite arba sustabdykite.' },
      'figures-changed': {
        what: 'Kataloge pasikeitė jau išspausdinti {title} duomenys.',
        who: 'Lapai: {numbers}.',
        next: 'Atverkite lapą skiltyje „Duomenų lapai“ ir pažiūrėkite, kas pasikeitė; jei reikia, sudarykite klientui naują.'
      },
      'no-template': { what: 'Šio šablono nebėra.', next: 'Pasirinkite kitą.' },
      'not-held': {
        what: 'Šio variklio duomenų šiame kompiuteryje nėra.',
        next: 'Atverkite variklį kartą; kiekvienas atsakymas yra užklausa.'
      },
      'built-in': { what: 'Integruoto šablono keisti negalima.', next: 'Nukopijuokite jį ir keiskite kopiją.' },
      'too-many': { what: 'Šablonų per daug.', next: 'Ištrinkite nebenaudojamą.' },
      'template-size': { what: 'Failas šablonui per didelis.', next: 'Pasirinkite kitą failą.' },
      template: {
        what: 'Šio šablono naudoti negalima: {field}.',
        next: 'Pataisykite ten, kur jis sudarytas, ir importuokite dar kartą.'
      },
      logo: {
        what: 'Šis paveikslėlis negali būti logotipas.',
        who: 'Jis turi būti PNG, JPEG, WebP arba SVG, ne didesnis kaip 1 MB.',
        next: 'Pasirinkite kitą paveikslėlį.'
      },
      'logo-harmful': {
        what: 'Šis paveikslėlis negali būti logotipas.',
        who: 'Jame daugiau kaip 40 milijonų taškų arba tai SVG, didesnis kaip 512 KB ar su čia neleidžiamomis dalimis: kopijomis, raštais, filtrais ar scenarijais.',
        next: 'Įrašykite jį kaip mažesnį PNG ir pasirinkite šį.'
      },
      rules: {
        what: 'Šių taisyklių įrašyti negalima.',
        who: 'Kuris nors kodas, šalis ar įspėjimas jose netinkamas.',
        next: 'Pataisykite ir įrašykite dar kartą.'
      }
    }
  },
  'demo-failed': {
    what: 'Demonstracinio katalogo paleisti nepavyko.',
    who: 'Vietinius ryšius gali drausti kita programa.',
    next: 'Bandykite dar kartą; priežastis yra žurnale.'
  },
  internal: {
    what: 'Programoje įvyko klaida.',
    who: 'Tai programos klaida, ne jūsų.',
    next: 'Daugiau yra žurnale; praneškite apie tai.'
  }
} satisfies PartOf<typeof en>
