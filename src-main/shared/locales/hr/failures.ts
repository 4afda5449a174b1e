import type { PartOf } from '../part-of'
import type en from '../en/failures'

/**
 * What happened, whose doing it is (only where that changes what to do), what to do next. One entry per code of
 * `FAILURE_CODES`; `because` has other words for the cases that `params.reason` tells apart.
 */
export default {
  'the-host': 'usluga',
  'retry-at': 'Novi pokušaj moguć: {time}.',
  'correct-in': 'Ispravite je u {file} i pokrenite ponovno.',
  'resume-at': 'Opet dostupno oko {time}',
  'resume-in': '(za {left})',
  'resume-now': 'Zahtjevi su opet dostupni.',
  'service-said': 'Poruka usluge: {words}',
  'not-connected': {
    what: 'Još niste povezani.',
    next: 'Unesite osnovnu adresu i ključ ili otvorite demo katalog.',
    because: {
      key: {
        what: 'Ključ nedostaje ili se ne može pročitati.',
        next: 'Unesite ga ponovno.'
      },
      locked: {
        what: 'Spremište ključeva sustava ne daje ključ.',
        next: 'Otključajte ga i provjerite ponovno ili ponovno unesite ključ.'
      }
    }
  },
  'bad-address': {
    what: 'Ova osnovna adresa nije valjana.',
    who: 'Koristite https:// bez „?” i korisničkog imena; http:// samo za ovo računalo.',
    next: 'Provjerite je u dokumentima pretplate.',
    because: {
      'set-up': {
        what: 'Osnovna adresa u {file} nije valjana.',
        next: 'Ispravite datoteku ili unesite adresu ovdje.'
      },
      'other-service': {
        who: 'Spremljeni ključ pripada drugoj usluzi.',
        next: 'Dodajte ključ ove usluge u datoteku za postavljanje.'
      }
    }
  },
  'bad-key': {
    what: 'Ovaj ključ nije prihvaćen.',
    next: 'Provjerite ga ili zatražite novi od pružatelja.'
  },
  unauthorised: {
    what: 'Vaša pretplata ne uključuje katalog.',
    who: 'Vaš je ključ u redu.',
    next: 'Zatražite pristup od pružatelja pa provjerite ponovno.'
  },
  'inactive-subscription': {
    what: 'Vaša pretplata nije aktivna.',
    who: 'Vaš je ključ u redu.',
    next: 'Obnovite je kod pružatelja pa provjerite ponovno.',
    because: {
      readable: { who: 'Vaš je ključ u redu i motori na ovom računalu i dalje su dostupni.' },
      withheld: { who: 'Vaš je ključ u redu. Motori na ovom računalu skriveni su do obnove.' }
    }
  },
  'subscription-ends': {
    what: 'Vaša pretplata završava {day}: {left}.',
    next: 'Obnovite je kod pružatelja da zadržite pristup.'
  },
  'bad-request': {
    what: 'Usluga je odbila ovaj zahtjev.',
    who: 'To je pogreška u programu Dynodesk.',
    next: 'Prijavite je i priložite zapisnik.'
  },
  'not-found': {
    what: 'Katalog o tome nema podataka.',
    next: 'Vratite se i osvježite popis.'
  },
  limit: {
    what: 'Svi zahtjevi za ovaj sat su potrošeni.',
    next: 'Motori na ovom računalu i dalje su dostupni.'
  },
  'server-error': {
    what: 'Usluga kataloga ima poteškoća.',
    who: 'Vaš ključ i računalo su u redu.',
    next: 'Pokušajte ponovno kasnije.'
  },
  offline: {
    what: 'Niste na mreži.',
    who: 'Motori na ovom računalu i dalje su dostupni.',
    next: 'Provjerite mrežu i pokušajte ponovno.',
    because: {
      connected: {
        what: 'Veza se prekinula.',
        who: '',
        next: 'Pokušajte ponovno.'
      }
    }
  },
  timeout: {
    what: 'Usluga predugo ne odgovara.',
    next: 'Pokušajte ponovno ili u postavkama povećajte vremensko ograničenje.'
  },
  insecure: {
    what: 'Nema pouzdane https veze s uslugom.',
    who: 'Netko možda presreće vezu ili je datum ovog računala pogrešan.',
    next: 'Provjerite adresu, datum i mrežu.'
  },
  'proxy-login': {
    what: 'Proxy traži prijavu.',
    next: 'Pokušajte ponovno i unesite prijavu za proxy ili je zatražite od administratora.'
  },
  'not-the-service': {
    what: 'Odgovor nije od usluge.',
    who: 'Često dolazi sa stranice za prijavu na mrežu ili od proxyja.',
    next: 'Prijavite se na mrežu ili provjerite osnovnu adresu pa pokušajte ponovno.',
    because: {
      path: {
        what: 'Na ovoj adresi nema usluge Vehicle Database. Provjerite putanju.',
        who: '',
        next: 'Provjerite je u dokumentima pretplate.'
      },
      'sign-in': {
        what: 'Za ovu mrežu potrebna je prijava.',
        who: '',
        next: 'Otvorite preglednik, prijavite se na mrežu i pokušajte ponovno.'
      },
      'other-record': {
        what: 'Usluga je poslala pogrešan zapis.',
        who: '',
        next: 'Pokušajte ponovno ili prijavite pružatelju.'
      }
    }
  },
  redirected: {
    what: 'Usluga preusmjerava na drugu adresu.',
    next: 'Zatražite od pružatelja ispravnu osnovnu adresu.'
  },
  'too-large': {
    what: 'Odgovor je prevelik.',
    next: 'U postavkama povećajte ograničenje veličine i pokušajte ponovno.',
    because: {
      rows: {
        who: 'Unosa na popisu: {rows}, ograničenje: {most}.',
        next: 'Suzite pretragu ili prijavite pružatelju.'
      },
      effort: {
        who: 'Čitanje traži previše vremena ili memorije.',
        next: 'Pokušajte ponovno ili prijavite pružatelju.'
      }
    }
  },
  cancelled: {
    what: 'Otkazano prije slanja zahtjeva.',
    next: 'Pokušajte ponovno kad zatreba.'
  },
  paused: {
    what: 'Pozadinski zahtjevi su pauzirani.',
    who: 'Usluga je odbila raniji zahtjev.',
    next: 'Odaberite „Pokušaj ponovno” za nastavak.'
  },
  withheld: {
    what: 'Pravila čuvanja podataka to skrivaju.',
    next: 'Pitajte administratora o pravilima.',
    because: {
      age: {
        what: 'Podaci stariji od {days} dana su skriveni. | Podaci stariji od {days} dana su skriveni. | Podaci stariji od {days} dana su skriveni.',
        next: 'Provjerite vezu i pokušajte ponovno da se osvježe.'
      },
      ended: {
        what: 'Vaša je pretplata završila.',
        who: 'Motori na ovom računalu su skriveni; favoriti i bilješke ostaju.',
        next: 'Obnovite je kod pružatelja pa provjerite ponovno.'
      }
    }
  },
  'too-short': {
    what: 'Tekst pretrage je prekratak.',
    who: 'Najmanji broj znakova za uslugu: {least}.',
    next: 'Upišite još nekoliko.'
  },
  'invalid-input': {
    what: 'Dynodesk je poslao nevaljan zahtjev.',
    who: 'To je pogreška u programu Dynodesk.',
    next: 'Prijavite je i priložite zapisnik.'
  },
  'setting-invalid': {
    what: 'Ta vrijednost nije dopuštena za {key}.',
    next: 'Odaberite drugu vrijednost.',
    because: {
      unknown: { who: 'Ova verzija nema tu postavku.' },
      boolean: { who: 'Mora biti true ili false.' },
      number: { who: 'Mora biti broj.' },
      whole: { who: 'Mora biti cijeli broj.' },
      between: { who: 'Mora biti između {min} i {max}.' },
      choice: { who: 'Mora biti jedno od: {choices}.' },
      text: { who: 'Mora biti tekst.' },
      length: { who: 'Najviše znakova: {max}.' },
      list: { who: 'Najviše riječi: {max}, svaka od 1 do 200 znakova.' },
      words: { who: 'Svaka riječ mora biti jedna od: {choices}.' },
      time: { who: 'Mora biti vrijeme od 00:00 do 23:59.' },
      'listen-host': { who: 'Mora biti IP adresa, npr. 127.0.0.1.' },
      'listen-path': { who: 'Mora počinjati s / i sadržavati samo slova, znamenke i - _ . ~ /.' },
      'header-name': { who: 'Mora biti valjan naziv zaglavlja.' },
      'header-prefix': { who: 'Moraju biti ispisivi ASCII znakovi.' },
      scheme: { who: 'Mora počinjati s {schemes}.' },
      credentials: { who: 'Unesite korisničko ime i lozinku u njihova polja.' },
      topic: { who: 'Mora biti tema; + zamjenjuje jednu razinu, a # na kraju sve.' },
      'poll-path': { who: 'Mora biti putanja za čitanje projekata ili tiketa.' },
      'poll-item': { who: 'Mora završavati s {ending}.' },
      folder: { who: 'Mora biti potpuna putanja mape.' },
      place: { who: 'Mora biti JSON pokazivač, npr. /kind.' },
      chosen: { who: 'Postavlja se na svakom računalu.' },
      declined: { who: 'Odabrali ste „Odustani”: ništa nije promijenjeno.' },
      'registry-text': {
        who: 'Tekst s „?” ili znakovima izvan ASCII-ja u registru je nepotpun. Koristite managed.json.'
      },
      'update-key': { who: 'Javni ključ Ed25519 ima 64 heksadecimalne znamenke.' }
    }
  },
  'setting-managed': {
    what: 'Postavkom {key} upravlja administrator.',
    next: 'Zamolite administratora da je promijeni.',
    because: {
      conflict: {
        what: '{key} ima različite vrijednosti u {file} i {other}.',
        who: 'Vrijedi {other}.',
        next: 'Uklonite jednu od njih.'
      }
    }
  },
  'file-invalid': {
    what: 'Datoteka {file} ne može se koristiti.',
    next: 'Ispravite datoteku i pokrenite ponovno.',
    because: {
      missing: { who: 'Datoteka ne postoji.', next: 'Provjerite putanju i pokrenite ponovno.' },
      unreadable: { who: 'Datoteka se ne može pročitati.' },
      'too-large': { who: 'Datoteka je prevelika.' },
      'too-deep': { who: 'Datoteka ima previše ugniježđenih razina.' },
      'not-json': { who: 'Datoteka nije valjan JSON.' },
      'not-an-object': { who: 'Datoteka mora sadržavati jedan JSON objekt.' },
      empty: { who: 'Datoteka je prazna.' },
      'unknown-entry': { who: 'Dopušteni su samo ovi unosi: {known}.' },
      'not-text': { who: 'Unos {entry} mora biti tekst.' },
      'bad-key': { who: 'Unos {entry} sadrži nevaljane znakove.' },
      'no-event': { who: 'Redak {line} nije događaj.', next: 'Ispravite ga i ponovno odaberite datoteku.' },
      'long-line': {
        who: 'Događaj u retku {line} je prevelik.',
        next: 'Odaberite drugu datoteku ili u postavkama povećajte ograničenje veličine.'
      },
      'not-admin-only': {
        who: 'Mogu je mijenjati i drugi osim administratora.',
        next: 'Dopustite pisanje u nju i mapu samo administratorima i ponovno pokrenite.'
      },
      linked: {
        who: 'Putanja do ove datoteke sadrži simboličku vezu.',
        next: 'Zamijenite vezu samom datotekom i ponovno pokrenite.'
      },
      overruled: {
        what: 'Datoteka {file} ne koristi se: sustav ima vlastite upravljane postavke.',
        next: 'Premjestite vrijednosti u njih ili pokrenite bez --managed-settings.'
      }
    }
  },
  'no-keystore': {
    what: 'Ključ je spremljen samo za ovu sesiju.',
    who: 'Ovaj sustav nema spremište ključeva.',
    next: 'Postavite spremište ključeva ili unosite ključ pri svakom pokretanju.',
    because: {
      'set-up': { next: 'Postavite spremište ključeva i pokrenite ponovno; {file} se dotad čuva.' },
      unprotected: {
        what: 'Ključ je spremljen bez zaštite.',
        who: 'Tko može čitati vaše datoteke, može pročitati i ključ.',
        next: 'Postavite spremište ključeva ili zaboravite ključ pod Postavke, Veza.'
      }
    }
  },
  'store-failed': {
    what: 'Datoteka se nije mogla pročitati ili zapisati.',
    who: 'Možda je disk pun, mapa zaštićena ili datoteka zauzeta.',
    next: 'Provjerite prostor i dozvole; datoteka je u zapisniku.',
    because: {
      'settings-damaged': {
        what: 'Postavke su bile oštećene i vraćene su na zadane.',
        who: 'Stara datoteka sada se zove {aside}.',
        next: 'Provjerite postavke.'
      },
      'connection-damaged': {
        what: 'Podaci o vezi bili su oštećeni.',
        who: 'Stara datoteka sada se zove {aside}.',
        next: 'Ponovno unesite adresu i ključ: spremljeni motori i bilješke se vraćaju.'
      },
      'profiles-damaged': {
        what: 'Popis profila bio je oštećen.',
        who: 'Otvoren je prvi profil, a ostali su navedeni brojevima.',
        next: 'Ponovno imenujte profile u postavkama.'
      },
      'settings-unreadable': {
        what: 'Postavke se nisu mogle pročitati.',
        who: 'Vrijede zadane vrijednosti i u ovoj se sesiji ne mogu mijenjati.',
        next: 'Provjerite dozvole za {file} i pokrenite ponovno.'
      },
      'settings-unwritten': {
        what: 'Postavka se nije mogla spremiti.',
        who: 'Disk je možda pun ili je {file} zaštićen od pisanja.',
        next: 'Provjerite slobodan prostor i dozvole pa je promijenite ponovno.'
      },
      'set-up-stays': {
        what: 'Datoteka za postavljanje {file} nije primijenjena.',
        next: 'Provjerite prostor i dozvole pa pokrenite ponovno.'
      },
      'set-up-not-deleted': {
        what: 'Datoteka za postavljanje {file} nije se mogla izbrisati.',
        who: 'Sadrži nešifrirane tajne.',
        next: 'Izbrišite datoteku.'
      },
      'file-read-only': {
        what: 'Datoteka {file} je samo za čitanje.',
        who: 'Promjene se ne mogu spremiti.',
        next: 'Provjerite dozvole datoteke i njezine mape pa pokrenite ponovno.'
      },
      'disk-full': {
        what: 'Disk je pun.',
        who: 'Spremljeni podaci samo su za čitanje: promjene se ne mogu spremiti.',
        next: 'Oslobodite prostor na disku i pokrenite ponovno.'
      },
      'file-unopened': {
        what: 'Datoteka {file} ne može se otvoriti.',
        who: 'Njezini podaci nisu dostupni i promjene se ne mogu spremiti.',
        next: 'Provjerite disk, mapu i njezine dozvole pa pokrenite ponovno.'
      },
      'events-unreadable': {
        what: 'Neki spremljeni događaji ne mogu se pročitati.',
        who: 'Oštećeni su u {file} i navedeni bez sadržaja.',
        next: 'Izbrišite stare događaje da ih uklonite.'
      }
    }
  },
  'store-rebuilt': {
    what: 'Spremljeni katalog bio je oštećen i započet je iznova.',
    who: 'Favoriti, bilješke i postavke su sigurni.',
    next: 'Ponovno preuzmite što vam treba.'
  },
  'store-restored': {
    what: 'Favoriti, bilješke, pretrage, predlošci i listovi vraćeni su na stanje od {date}.',
    who: 'Kasnije promjene su izgubljene. Oštećena datoteka: {file}.',
    next: 'Ponovite ih.'
  },
  'store-lost': {
    what: 'Favoriti, bilješke, pretrage, predlošci i listovi su oštećeni.',
    who: 'Nema sigurnosne kopije. Oštećena datoteka: {file}.',
    next: 'Sačuvajte je: stručnjak je možda može spasiti.'
  },
  'store-newer': {
    what: 'Datoteka {file} je iz novije verzije programa Dynodesk.',
    who: 'Ovdje je samo za čitanje.',
    next: 'Ažurirajte Dynodesk na ovom računalu.'
  },
  'store-not-migrated': {
    what: 'Datoteka {file} nije se mogla ažurirati za ovu verziju.',
    who: 'Podaci se zasad mogu samo čitati.',
    next: 'Oslobodite prostor na disku i pokrenite ponovno; uzrok je u zapisniku.'
  },
  'events-lost': {
    what: 'Spremljeni događaji nisu se mogli pročitati. Popis je započet iznova.',
    who: 'Stara datoteka sada se zove {file}.',
    next: 'Izbrišite sve događaje da uklonite i staru datoteku.'
  },
  'events-session': {
    what: 'Događaji se čuvaju samo dok je Dynodesk otvoren.',
    who: 'Ovaj sustav nema spremište ključeva.',
    next: 'Postavite ga ili dopustite nezaštićene događaje pod Postavke, Događaji.'
  },
  'events-locked': {
    what: 'Spremljeni događaji su zaključani.',
    who: 'Spremište ključeva je zaključano pa se novi događaji zasad odbijaju.',
    next: 'Otključajte ga i ponovno pokrenite Dynodesk.'
  },
  'events-open': {
    what: 'Događaji se spremaju bez zaštite.',
    who: 'Ovaj sustav nema spremište ključeva.',
    next: 'Postavite spremište ključeva ili to promijenite pod Postavke, Događaji.'
  },
  backup: {
    what: 'Sigurnosna kopija nije se mogla upotrijebiti.',
    next: 'Pokušajte ponovno; razlog je u zapisniku.',
    because: {
      'wrong-passphrase': {
        what: 'Ovaj pristupni izraz ne otvara sigurnosnu kopiju.',
        who: 'Važna su velika slova, razmaci i raspored tipkovnice.',
        next: 'Unesite ga ponovno.'
      },
      'not-a-backup': {
        what: 'Ovo nije sigurnosna kopija programa Dynodesk.',
        next: 'Odaberite datoteku koja završava na .dynobackup.'
      },
      newer: {
        what: 'Ova sigurnosna kopija traži noviju verziju programa Dynodesk.',
        next: 'Ažurirajte Dynodesk i vratite je ponovno. Ništa nije promijenjeno.'
      },
      damaged: {
        what: 'Sigurnosna kopija je oštećena ili nepotpuna.',
        who: 'Ništa nije promijenjeno.',
        next: 'Ponovno kopirajte datoteku ili upotrijebite stariju sigurnosnu kopiju.'
      },
      'too-large': {
        what: 'Sigurnosna kopija je prevelika.',
        next: 'Izradite je bez spremljenog kataloga.'
      },
      unreadable: {
        what: 'Datoteka se nije mogla pročitati.',
        who: 'Ništa nije promijenjeno.',
        next: 'Provjerite je li disk priključen i smijete li čitati datoteku.'
      },
      unwritable: {
        what: 'Sigurnosna kopija nije se mogla zapisati.',
        who: 'Ništa nije promijenjeno.',
        next: 'Provjerite slobodan prostor na disku i smijete li ondje pisati.'
      },
      'in-use': {
        what: 'Druga se sigurnosna kopija upravo izrađuje ili čita.',
        next: 'Pričekajte da završi.'
      },
      restored: {
        what: 'Podaci su vraćeni iz sigurnosne kopije.',
        who: 'Sigurnosne kopije ne sadrže ključeve ni lozinke.',
        next: 'Unesite ih gdje nedostaju.'
      },
      'not-restored': {
        what: 'Vraćanje iz sigurnosne kopije nije uspjelo.',
        who: 'Sve je kao prije. Datoteke je možda koristio drugi program.',
        next: 'Ponovno pokrenite računalo pa pokušajte opet.'
      }
    }
  },
  'pack-file': {
    what: 'Ova se datoteka za prijenos ne može koristiti.',
    who: 'Pristupni izraz možda je pogrešan ili je datoteka oštećena.',
    next: 'Provjerite ga ili zatražite ponovno spremanje.',
    because: {
      'wrong-passphrase': {
        what: 'Ovaj pristupni izraz ne otvara datoteku.',
        who: 'Važna su velika slova, razmaci i raspored tipkovnice.',
        next: 'Unesite ga ponovno ili pitajte onoga tko je spremio datoteku.'
      },
      'cut-short': {
        what: 'Ova je datoteka za prijenos nepotpuna.',
        who: 'Kopiranje je vjerojatno prekinuto.',
        next: 'Ponovno kopirajte datoteku.'
      },
      signature: {
        what: 'Ova je datoteka promijenjena nakon potpisivanja.',
        who: 'Moguća je pogreška kopiranja ili zlonamjerna izmjena.',
        next: 'Kopirajte je ponovno. Ako se ponovi, ne koristite je.'
      },
      damaged: {
        what: 'Sadržaj ove datoteke za prijenos nije valjan.',
        who: '',
        next: 'Spremite je ponovno na drugom računalu.'
      },
      'unknown-version': {
        what: 'Ova datoteka traži noviju verziju programa Dynodesk.',
        who: '',
        next: 'Ažurirajte Dynodesk na ovom računalu pa ponovno uvezite datoteku.'
      },
      'not-a-pack': {
        what: 'Ovo nije datoteka za prijenos.',
        who: '',
        next: 'Odaberite datoteku spremljenu pod „Prijenos na drugo računalo”.'
      },
      'other-service': {
        what: 'Ova datoteka pripada drugoj usluzi kataloga.',
        who: '',
        next: 'Povežite se s tom uslugom ili uzmite datoteku spremljenu uz ovu.'
      },
      'too-large': {
        what: 'Ova je datoteka za prijenos prevelika.',
        who: '',
        next: 'Spremite je u više dijelova.'
      },
      unreadable: {
        what: 'Datoteka se nije mogla pročitati.',
        who: 'Možda je više nema ili je zaštićena.',
        next: 'Provjerite pogon i ponovno odaberite datoteku.'
      },
      unwritable: {
        what: 'Datoteka se nije mogla spremiti.',
        who: 'Pogon je možda pun ili zaštićen od pisanja.',
        next: 'Odaberite drugo mjesto.'
      },
      forbidden: {
        what: 'Datoteke za prijenos su isključene.',
        who: '',
        next: 'Pitajte administratora.'
      },
      'no-export': {
        what: 'Izvoz kataloga je isključen.',
        who: '',
        next: 'Pitajte administratora.'
      },
      empty: {
        what: 'Nijedan od ovih motora još nije preuzet.',
        who: '',
        next: 'Najprije ih preuzmite pa spremite datoteku.'
      },
      future: {
        what: 'Datum ove datoteke je u budućnosti.',
        who: '',
        next: 'Provjerite satove obaju računala.'
      },
      'unknown-signer': {
        what: 'Ova datoteka dolazi s nepoznatog računala.',
        who: '',
        next: 'Usporedite potpise pa potvrdite.'
      },
      changed: {
        what: 'Datoteka se promijenila otkako ste je odabrali.',
        who: '',
        next: 'Ponovno odaberite datoteku.'
      }
    }
  },
  'clock-wrong': {
    what: 'Sat ovog računala i sat usluge razlikuju se za {by}.',
    who: 'Preostali dani i vremena mogu biti pogrešni.',
    next: 'Provjerite datum, vrijeme i vremensku zonu ovog računala.',
    because: {
      ahead: { what: 'Sat ovog računala žuri {by} u odnosu na sat usluge.' },
      behind: { what: 'Sat ovog računala kasni {by} u odnosu na sat usluge.' }
    }
  },
  'pack-too-large': {
    what: 'Ovo preuzimanje treba previše zahtjeva.',
    who: 'Ograničenje zahtjeva po preuzimanju: {most}.',
    next: 'Odaberite manje ili u postavkama povećajte ograničenje preuzimanja.'
  },
  'compare-full': {
    what: 'Usporedba je puna (motora: {most}).',
    next: 'Najprije uklonite jedan motor.'
  },
  role: {
    what: 'Ova uloga to ne može.',
    next: 'Promijenite ulogu.'
  },
  profile: {
    what: 'Profil se ne može promijeniti.',
    next: 'Pokušajte ponovno.',
    because: {
      name: {
        what: 'Profil treba vlastiti naziv.',
        next: 'Unesite drugi naziv.'
      },
      'too-many': {
        what: 'Profila već ima {most}.',
        next: 'Izbrišite nepotreban.'
      },
      unknown: {
        what: 'Taj profil više ne postoji.'
      },
      'in-use': {
        what: 'Profil je u upotrebi.',
        next: 'Najprije prijeđite na drugi.'
      }
    }
  },
  invitation: {
    what: 'Pozivnica se ne može upotrijebiti.',
    next: 'Napravite novu.',
    because: {
      'not-set-up': {
        what: 'Na ovom računalu nije unesen poslužitelj ili pristupni izraz.',
        next: 'Unesite oboje iznad.'
      },
      authority: {
        what: 'Datoteka certifikata ne može se pročitati ili je prevelika.',
        next: 'Odaberite je ponovno pod „Napredno”.'
      },
      'not-an-invitation': {
        what: 'Ovo nije pozivnica.',
        next: 'Kopirajte cijeli tekst ili odaberite datoteku.'
      },
      code: {
        what: 'Kôd ne otvara ovu pozivnicu.',
        next: 'Unesite kôd ove pozivnice.'
      },
      'not-stored': {
        what: 'Lozinke se ne mogu spremiti. Ništa nije promijenjeno.',
        next: 'Provjerite spremište ključeva sustava i disk pa pokušajte ponovno.'
      }
    }
  },
  pin: {
    what: 'PIN se ne može koristiti.',
    next: 'Pokušajte ponovno.',
    because: {
      missing: { what: 'Za ovu ulogu potreban je PIN.', next: 'Unesite ga.' },
      wrong: { who: 'Pogrešan je.' },
      wait: { who: 'Previše pogrešnih PIN-ova.', next: 'Pokušajte ponovno za {seconds} s.' },
      length: { who: 'Mora imati najmanje {least} znakova.', next: 'Unesite dulji PIN.' },
      'not-sealed': { who: 'Ovaj sustav nema spremište ključeva.', next: 'Postavite spremište ključeva.' },
      locked: { who: 'Spremište ključeva sustava je zaključano.', next: 'Otključajte ga i pokušajte ponovno.' },
      first: { who: 'Administrator još nema PIN.', next: 'Najprije postavite PIN administratora.' }
    }
  },
  'export-off': {
    what: 'Izvoz kataloga je isključen.',
    next: 'Pitajte administratora.'
  },
  link: {
    what: 'Ova poveznica nije valjana.',
    next: 'Pitajte pošiljatelja za naziv motora i potražite ga.',
    because: {
      'file-missing': {
        what: 'Datoteka {file} nije pronađena ili se ne može pročitati.',
        next: 'Provjerite postoji li još i smijete li je čitati.'
      },
      'file-foreign': {
        what: 'Sadržaj datoteke {file} ne odgovara njezinoj vrsti.',
        next: 'Zatražite izvornu datoteku od pošiljatelja.'
      },
      'file-unknown': {
        what: 'Datoteka {file} ovdje se ne može otvoriti.',
        next: 'Dynodesk otvara datoteke .dynopack, .dynosheet i .dynobackup, tablice (.csv, .tsv, .txt) i postavke (.json).'
      },
      'file-several': { what: 'Samo jedna datoteka odjednom.', next: 'Ispustite datoteke jednu za drugom.' },
      'file-too-large': {
        what: 'Datoteka {file} preduga je za popis poslova.',
        next: 'Podijelite je: stane do {most} znakova.'
      },
      'other-service': {
        what: 'Ova poveznica pripada drugoj usluzi ({theirs}).',
        who: 'Njezini brojevi na {ours} znače druga vozila.',
        next: 'Potražite vozilo po nazivu.'
      },
      'not-connected': {
        what: 'Ova poveznica traži vezu s uslugom.',
        next: 'Povežite se ili otvorite demo katalog pa ponovno otvorite poveznicu.'
      }
    }
  },
  'save-failed': {
    what: 'Datoteka se nije mogla spremiti.',
    next: 'Odaberite drugu mapu i spremite ponovno.',
    because: {
      denied: { who: 'Datoteka {file} ne može se tamo spremiti.' },
      full: { who: 'Disk je pun.', next: 'Oslobodite prostor ili odaberite drugi disk pa spremite ponovno.' },
      busy: {
        who: 'Datoteka {file} otvorena je u drugom programu.',
        next: 'Zatvorite je tamo ili odaberite drugo ime pa spremite ponovno.'
      },
      gone: { who: 'Te mape više nema.' },
      clipboard: { what: 'Kopiranje u međuspremnik nije uspjelo.', next: 'Pokušajte ponovno ili spremite u datoteku.' }
    }
  },
  sheet: {
    what: 'List se nije mogao izraditi.',
    next: 'Pokušajte ponovno; uzrok je u zapisniku.',
    because: {
      'draft-gone': { what: 'Ovaj je pregled istekao.', next: 'Ponovno otvorite list.' },
      blocked: {
        what: 'Problem sprječava izradu ovog lista.',
        next: 'Najprije riješite probleme navedene pod „Prije ispisa”.'
      },
      overflow: { what: 'List ne stane na jednu stranicu.', next: 'Izostavite dio ili skratite tekst.' },
      paper: { what: 'PDF se nije mogao izraditi.' },
      'unknown-number': {
        what: 'Na ovom računalu nema lista s tim brojem.',
        who: 'Možda je pogrešno upisan ili je s drugog računala.',
        next: 'Provjerite broj na ispisanom listu.'
      },
      unreadable: {
        what: 'Ovaj se list ne može otvoriti.',
        who: 'Oštećen je ili je iz novije verzije.',
        next: 'Ažurirajte Dynodesk ili uzmite ispisani list.'
      },
      unproven: {
        what: 'Pisač {printer} još nije provjeren.',
        next: 'Ispišite kroz dijalog sustava ili ga provjerite pod „Pisači”.'
      },
      'no-printer': { what: 'Pisač {printer} nije dostupan.', next: 'Uključite ga ili odaberite drugi pisač.' },
      printer: { what: 'Pisač je odbio list.', next: 'Provjerite pisač ili spremite PDF i ispišite njega.' },
      busy: { what: 'Listovi se već izrađuju.', next: 'Pričekajte da završe ili ih zaustavite.' },
      'figures-changed': {
        what: 'Ispisani podaci za {title} su se promijenili.',
        who: 'Listovi: {numbers}.',
        next: 'Otvorite list pod „Tehnički listovi” da vidite što se promijenilo.'
      },
      'no-template': { what: 'Tog predloška više nema.', next: 'Odaberite drugi predložak.' },
      'not-held': { what: 'Ovaj motor još nije preuzet.', next: 'Otvorite motor jednom da ga preuzmete.' },
      'built-in': { what: 'Ugrađeni se predlošci ne mogu mijenjati.', next: 'Kopirajte ga i promijenite kopiju.' },
      'too-many': { what: 'Previše je predložaka.', next: 'Izbrišite jedan koji više ne koristite.' },
      'template-size': { what: 'Ova je datoteka prevelika za predložak.', next: 'Odaberite drugu datoteku.' },
      template: {
        what: 'Ovaj se predložak ne može koristiti: {field}.',
        next: 'Ispravite ga tamo gdje je izrađen pa ga ponovno uvezite.'
      },
      logo: {
        what: 'Ova se slika ne može koristiti kao logotip.',
        who: 'Mora biti PNG, JPEG, WebP ili SVG do 1 MB.',
        next: 'Odaberite drugu sliku.'
      },
      'logo-harmful': {
        what: 'Ova se slika ne može koristiti kao logotip.',
        who: 'Više od 40 megapiksela ili SVG veći od 512 KB, ili sa skriptama, filtrima, uzorcima.',
        next: 'Spremite je kao manji PNG.'
      },
      rules: {
        what: 'Ova se pravila ne mogu spremiti.',
        who: 'Kôd, država ili napomena nisu valjani.',
        next: 'Ispravite i spremite ponovno.'
      }
    }
  },
  update: {
    what: 'Ažuriranje nije uspjelo.',
    who: 'Ništa nije promijenjeno.',
    next: 'Pokušajte kasnije ili pitajte administratora.',
    because: {
      'no-address': {
        what: 'Nema adrese za ažuriranja.',
        next: 'Unesite je u postavkama ili instalirajte iz datoteke.'
      },
      'package-manager': {
        what: 'Ovdje Dynodesk ažurira upravitelj paketa sustava.',
        next: 'Ažurirajte ga s ostalim programima.'
      },
      'not-installed': {
        what: 'Dynodesk ovdje radi bez instalacije i ne može se sam ažurirati.',
        next: 'Instalirajte Dynodesk da biste primali ažuriranja.'
      },
      'not-ready': {
        what: 'Nijedno ažuriranje nije spremno.',
        next: 'Najprije provjerite ažuriranja.'
      },
      offline: {
        what: 'Poslužitelj za ažuriranja nije dostupan.'
      },
      timeout: {
        what: 'Poslužitelj za ažuriranja prestao je odgovarati.'
      },
      insecure: {
        what: 'Certifikat poslužitelja za ažuriranja nije pouzdan.'
      },
      'proxy-login': {
        what: 'Proxy traži prijavu.'
      },
      redirected: {
        what: 'Poslužitelj za ažuriranja upućuje na drugu adresu.'
      },
      missing: {
        what: 'Poslužitelj za ažuriranja nema tu datoteku.'
      },
      'cut-short': {
        what: 'Preuzimanje je nepotpuno.'
      },
      'wrong-file': {
        what: 'Datoteka ne odgovara izdanju.'
      },
      disk: {
        what: 'Ažuriranje se nije moglo spremiti.',
        next: 'Oslobodite prostor na disku i pokušajte ponovno.'
      },
      'too-large': {
        what: 'Popis ažuriranja je prevelik.'
      },
      'not-a-list': {
        what: 'Ovo nije popis ažuriranja programa Dynodesk.'
      },
      'newer-format': {
        what: 'Za ovaj popis treba novija verzija programa Dynodesk.',
        next: 'Preuzmite je i instalirajte ručno.'
      },
      'no-key': {
        what: 'Dynodesk nema ključ za provjeru ažuriranja.',
        next: 'Zatražite ga od administratora.'
      },
      'unknown-key': {
        what: 'Ažuriranje je potpisano nepoznatim ključem.'
      },
      'bad-signature': {
        what: 'Potpis ažuriranja nije ispravan.'
      },
      'other-channel': {
        what: 'Ažuriranje pripada drugom kanalu.'
      },
      'other-platform': {
        what: 'Ažuriranje nema datoteku za ovaj sustav.'
      },
      future: {
        what: 'Datum ažuriranja je u budućnosti.',
        next: 'Provjerite sat ovog računala.'
      },
      expired: {
        what: 'Popis ažuriranja je istekao.'
      },
      rollback: {
        what: 'Ovo ažuriranje je starije od već primljenog.'
      },
      installer: {
        what: 'Instalacija se nije mogla pripremiti.'
      },
      printing: {
        what: 'Dokument se ispisuje.',
        next: 'Pokrenite ponovno kad završi.'
      },
      batch: {
        what: 'Izrađuje se više listova.',
        next: 'Pokrenite ponovno kad završi.'
      },
      pack: {
        what: 'Preuzimaju se vozila.',
        next: 'Pokrenite ponovno kad završi.'
      },
      'customer-screen': {
        what: 'Zaslon za kupca je otvoren.',
        next: 'Zatvorite ga pa pokrenite ponovno.'
      },
      draft: {
        what: 'Ima nespremljenih unosa.',
        next: 'Dovršite list, pravila ili mapiranje pa pokrenite ponovno.'
      }
    }
  },
  'demo-failed': {
    what: 'Demo katalog nije se mogao pokrenuti.',
    who: 'Možda drugi program blokira lokalne veze.',
    next: 'Pokušajte ponovno; uzrok je u zapisniku.'
  },
  internal: {
    what: 'Nešto je pošlo po zlu u programu Dynodesk.',
    next: 'Prijavite to i priložite zapisnik.'
  }
} satisfies PartOf<typeof en>
