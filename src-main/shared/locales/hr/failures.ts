import type { PartOf } from '../part-of'
import type en from '../en/failures'

/**
 * What happened, whose doing it is (where that helps), what to do next. One entry per code of `FAILURE_CODES`;
 * `because` has other words for the cases that `params.reason` tells apart.
 */
export default {
  'the-host': 'usluga',
  'retry-at': 'Novi pokušaj ima smisla od {time}.',
  'resume-at': 'Upiti se nastavljaju ≈ {time}',
  'resume-in': '(za {left}).',
  'resume-now': 'Upiti se sada mogu nastaviti.',
  'service-said': 'Usluga kaže: {words}',
  'not-connected': {
    what: 'Još nije povezano.',
    who: '',
    next: 'Unesite osnovnu adresu i ključ ili otvorite ogledni katalog.'
  },
  'bad-address': {
    what: 'Ova se osnovna adresa ne može koristiti.',
    who: 'Mora početi s https:// i ne smije imati upitnik ni korisničko ime; http:// dopušten je samo za ovo računalo.',
    next: 'Provjerite adresu u dokumentima pretplate.',
    because: {
      'set-up': {
        what: 'Datoteka za postavljanje {file} sadrži osnovnu adresu koja se ne može koristiti.',
        next: 'Ispravite adresu u toj datoteci i pokrenite ponovno ili je upišite ovdje.'
      },
      'other-service': {
        who: 'Pripada drugoj usluzi nego ključ koji se ovdje čuva.',
        next: 'U datoteku za postavljanje upišite i ključ te usluge.'
      }
    }
  },
  'bad-key': {
    what: 'Usluga ne zna ovaj ključ.',
    who: 'Ključ nedostaje ili je pogrešan; pretplata nije upitna.',
    next: 'Ponovno unesite ključ ili od pružatelja zatražite novi.'
  },
  unauthorised: {
    what: 'Ključ je ispravan, ali ovo ne smije čitati.',
    who: 'Nedostaje pretplata ili dozvola. Ključ je zadržan.',
    next: 'Provjerite pretplatu kod pružatelja, zatim ponovno provjerite ovdje.'
  },
  'inactive-subscription': {
    what: 'Pretplata nije aktivna.',
    who: 'Ključ je ispravan i zadržan.',
    next: 'Obnovite pretplatu kod pružatelja, zatim ponovno provjerite ovdje.',
    because: {
      readable: { who: 'Ključ je ispravan i zadržan; što je na ovom računalu, ostaje čitljivo.' },
      withheld: {
        who: 'Ključ je ispravan i zadržan; po pravilima ove radionice spremljeno se ne prikazuje dok pretplata opet ne bude aktivna.'
      }
    }
  },
  'subscription-ends': {
    what: 'Pretplata istječe {day}: {left}.',
    who: '',
    next: 'Obnovite je kod pružatelja da katalog ostane otvoren.'
  },
  'bad-request': {
    what: 'Usluga je odbila oblik ovog upita.',
    who: 'To je greška programa, ne vaša.',
    next: 'Tražena adresa je u zapisniku; molimo prijavite.'
  },
  'not-found': {
    what: 'Usluga ovo više nema na popisu ili za to nema podataka.',
    who: '',
    next: 'Vratite se i odaberite s popisa ili osvježite popis.'
  },
  limit: {
    what: 'Upiti za ovaj sat su potrošeni.',
    who: 'Ograničenje vrijedi za ključ i dijele ga svi koji ga koriste.',
    next: 'Što je već ovdje, ostaje čitljivo.'
  },
  'server-error': {
    what: 'Usluga je imala vlastitu grešku.',
    who: 'Uzrok nisu ni ključ ni ovo računalo.',
    next: 'Pokušajte kasnije.'
  },
  offline: {
    what: 'Nema veze s uslugom.',
    who: 'Mreža ovog računala ili put do usluge je u prekidu.',
    next: 'Provjerite mrežu i pokušajte ponovno. Što je već ovdje, ostaje čitljivo.'
  },
  timeout: {
    what: 'Odgovor nije stigao na vrijeme.',
    who: 'Mreža je spora ili je usluga zauzeta.',
    next: 'Pokušajte ponovno ili u postavkama dopustite više vremena.'
  },
  insecure: {
    what: 'Certifikat usluge je odbijen.',
    who: 'Netko možda prisluškuje ili je datum ovog računala pogrešan. Ništa nije poslano.',
    next: 'Provjerite datum i mrežu, zatim pitajte administratora.'
  },
  'proxy-login': {
    what: 'Proxy traži prijavu.',
    who: 'Ova mreža izlazi na internet preko proxyja koji traži korisničko ime i lozinku. Usluzi ništa nije poslano.',
    next: 'Pokušajte ponovno i upišite ih ili pitajte onoga tko održava mrežu.'
  },
  'not-the-service': {
    what: 'Nešto je odgovorilo, ali ne usluga.',
    who: 'Često je to stranica za prijavu na mrežu, proxy ili druga osnovna adresa.',
    next: 'Prijavite se na mrežu ili provjerite osnovnu adresu pa pokušajte ponovno.',
    because: {
      'other-record': {
        what: 'Usluga je poslala drugi zapis, a ne traženi.',
        who: 'Njegove bi brojke bile od nečeg drugog pa nisu prikazane.',
        next: 'Pokušajte ponovno; ako ostane tako, javite pružatelju.'
      }
    }
  },
  redirected: {
    what: 'Usluga upućuje na drugu adresu.',
    who: 'Ključ se tamo ne šalje.',
    next: 'Od pružatelja zatražite ispravnu osnovnu adresu i unesite je.'
  },
  'too-large': {
    what: 'Odgovor je veći od dopuštenog.',
    who: 'Ograničenje veličine je postavka.',
    next: 'Povećajte ograničenje u postavkama i pokušajte ponovno.',
    because: {
      rows: {
        who: 'Popis ima {rows} unosa; više od {most} se ne čita.',
        next: 'Suzite pretragu ili javite pružatelju.'
      },
      effort: {
        who: 'Čitanje je tražilo više vremena ili memorije nego što ovo računalo daje.',
        next: 'Pokušajte ponovno ili javite pružatelju.'
      }
    }
  },
  cancelled: {
    what: 'Zaustavljeno prije upita.',
    who: '',
    next: 'Nijedan upit nije potrošen. Pokušajte ponovno kad zatreba.'
  },
  paused: {
    what: 'Pozadinski upiti su pauzirani.',
    who: 'Usluga je odbila raniji upit.',
    next: 'Pritisnite „Pokušaj ponovno” za upit odmah.'
  },
  withheld: {
    what: 'Ovo je na računalu, ali se ne smije prikazati.',
    who: 'Zabranjuje pravilo o čuvanju kataloga; favoriti i bilješke nisu zahvaćeni.',
    next: 'Pitajte administratora o pravilu.',
    because: {
      age: {
        what: 'Podaci se čuvaju dulje od dopuštenog {days} dana pa se ne prikazuju. | Podaci se čuvaju dulje od dopuštena {days} dana pa se ne prikazuju. | Podaci se čuvaju dulje od dopuštenih {days} dana pa se ne prikazuju.',
        next: 'Vratit će se kad se usluga bude mogla pitati: provjerite vezu i pokušajte ponovno.'
      },
      ended: {
        what: 'Pretplata je istekla, a bez nje se spremljeno ne smije prikazati.',
        who: 'Tako kaže pravilo o čuvanju kataloga. Ništa nije izbrisano; favoriti i bilješke ostaju.',
        next: 'Obnovite pretplatu kod pružatelja, zatim provjerite ponovno.'
      }
    }
  },
  'too-short': {
    what: 'Tekst pretrage je prekratak.',
    who: 'Najmanje znakova za uslugu: {least}.',
    next: 'Upišite još malo.'
  },
  'invalid-input': {
    what: 'Prozor je pitao u nedopuštenom obliku.',
    who: 'To je greška programa, ne vaša.',
    next: 'Pojedinosti su u zapisniku; molimo prijavite.'
  },
  'setting-invalid': {
    what: 'Ova se vrijednost ne može postaviti za {key}.',
    who: '',
    next: 'Odaberite drugu vrijednost.',
    because: {
      unknown: { who: 'U ovoj verziji nema takve postavke.' },
      boolean: { who: 'Mora biti true ili false.' },
      number: { who: 'Mora biti broj.' },
      whole: { who: 'Mora biti cijeli broj.' },
      between: { who: 'Mora biti između {min} i {max}.' },
      choice: { who: 'Mora biti jedno od ovoga: {choices}.' },
      text: { who: 'Mora biti tekst.' },
      length: { who: 'Najviše {max} znakova.' },
      list: { who: 'Najviše {max} riječi, nijedna prazna ni dulja od 200 znakova.' },
      words: { who: 'Svaka riječ mora biti jedna od ovih: {choices}.' },
      time: { who: 'Mora biti doba dana od 00:00 do 23:59.' },
      'listen-host': { who: 'Mora biti adresa u brojkama, na primjer 127.0.0.1.' },
      'listen-path': { who: 'Mora početi s / i smije imati samo slova, znamenke i - _ . ~ /.' },
      'header-name': { who: 'Mora biti naziv zaglavlja.' },
      'header-prefix': { who: 'Moraju biti vidljivi znakovi ASCII.' },
      scheme: { who: 'Mora početi s {schemes}.' },
      credentials: { who: 'Ne smije imati ime ni lozinku; za njih postoje zasebna polja.' },
      topic: { who: 'Mora biti tema: + za jednu razinu, # na kraju za sve.' },
      'poll-path': { who: 'Mora biti jedna od putanja za čitanje projekata i tiketa.' },
      'poll-item': { who: 'Mora završavati na {ending}.' },
      folder: { who: 'Mora biti puna putanja mape.' },
      place: { who: 'Mora biti mjesto, na primjer /kind.' },
      chosen: { who: 'Odabire se u dijalogu sustava i ne može se upisati.' },
      declined: { who: 'Odabrali ste „Odustani“: ništa nije promijenjeno.' }
    }
  },
  'setting-managed': {
    what: '{key} je odredio administrator.',
    who: '',
    next: 'Zamolite administratora da to promijeni.'
  },
  'file-invalid': {
    what: 'Datoteka {file} nije se mogla upotrijebiti.',
    who: '',
    next: 'Ostavljena je gdje je bila: ispravite je i pokrenite ponovno.',
    because: {
      missing: { who: 'Nema je.' },
      unreadable: { who: 'Ne može se pročitati.' },
      'too-large': { who: 'Prevelika je.' },
      'too-deep': { who: 'Preduboko je ugniježđena.' },
      'not-json': { who: 'Nije JSON.' },
      'not-an-object': { who: 'Mora biti jedan JSON objekt.' },
      empty: { who: 'U njoj nema ničega.' },
      'unknown-entry': { who: 'Osim {known} ima i nešto drugo.' },
      'not-text': { who: 'Unos {entry} nije tekst.' },
      'bad-key': { who: 'Unos {entry} ima znakove koje nijedan ključ ne može imati.' },
      'no-event': { who: 'Redak {line} nije događaj.', next: 'Ispravite ga i ponovno odaberite datoteku.' },
      'long-line': {
        who: 'Redak {line} dulji je nego što događaj smije biti.',
        next: 'Odaberite datoteku s manjim događajima ili povećajte ograničenje u postavkama.'
      }
    }
  },
  'no-keystore': {
    what: 'Ključ se čuva samo za ovu sesiju.',
    who: 'Ovaj sustav za njega nema sigurno mjesto.',
    next: 'Postavite sustavsko spremište ključeva ili ključ unesite nakon svakog pokretanja.',
    because: {
      'set-up': {
        next: 'Postavite sustavsko spremište ključeva i pokrenite ponovno; datoteka {file} ostavljena je gdje je bila.'
      },
      unprotected: {
        what: 'Ključ je na ovom računalu bez zaštite.',
        who: 'Ovaj sustav nema spremište ključeva koje bi ga štitilo: tko može čitati vaše datoteke, može pročitati i ključ. Ključ i dalje radi i ništa nije izbrisano.',
        next: 'Postavite sustavsko spremište ključeva: Dynodesk će ključ zaštititi pri sljedećem pokretanju. Ili zaboravite ključ u Postavke, Veza, i unosite ga nakon svakog pokretanja.'
      }
    }
  },
  'store-failed': {
    what: 'Datoteka na ovom računalu nije se mogla zapisati ili pročitati.',
    who: 'Disk je možda pun ili je mapa zaštićena.',
    next: 'Provjerite prostor i dozvole; datoteka je navedena u zapisniku.',
    because: {
      'settings-damaged': {
        what: 'Datoteka postavki bila je oštećena; vrijede zadane vrijednosti.',
        who: 'Ostavljena je sa strane kao {aside}.',
        next: 'Ponovno postavite ono što odstupa; ostalo nije zahvaćeno.'
      },
      'settings-unreadable': {
        what: 'Datoteka postavki nije se mogla pročitati; vrijede zadane vrijednosti.',
        who: 'Ne dira se, pa se u ovoj sesiji postavke ne mogu mijenjati.',
        next: 'Provjerite dozvole za {file} i pokrenite ponovno.'
      },
      'settings-unwritten': {
        what: 'Postavka se nije mogla spremiti; ostala je kakva je bila.',
        who: 'Disk je možda pun ili je {file} zaštićen od pisanja.',
        next: 'Oslobodite prostor ili provjerite dozvole pa je promijenite ponovno.'
      },
      'set-up-stays': {
        what: 'Datoteka za postavljanje {file} nije se mogla preuzeti.',
        who: 'Njezin se sadržaj nije mogao spremiti; disk je možda pun ili je mapa zaštićena.',
        next: 'Ostavljena je gdje je bila: provjerite prostor i dozvole i pokrenite ponovno.'
      },
      'set-up-not-deleted': {
        what: 'Datoteka za postavljanje {file} upotrijebljena je, ali se nije mogla izbrisati.',
        who: 'Tajne u njoj leže nešifrirane.',
        next: 'Izbrišite je.'
      },
      'file-read-only': {
        what: 'Datoteka {file} može se čitati, ali ne i pisati.',
        who: 'U nju se ništa ne može dodati ni u njoj promijeniti: ne dopuštaju njezine dozvole ili disk.',
        next: 'Provjerite dozvole datoteke i njezine mape pa pokrenite ponovno.'
      },
      'file-unopened': {
        what: 'Datoteka {file} ne može se ni otvoriti ni zamijeniti.',
        who: 'Ne dopušta njezina mapa ili disk; sadržaj se ne prikazuje i ništa se u nju ne sprema.',
        next: 'Provjerite mapu, njezine dozvole i disk pa pokrenite ponovno.'
      },
      'events-unreadable': {
        what: 'Neki spremljeni događaji ne mogu se pročitati.',
        who: 'Njihovi su redci u {file} oštećeni ili promijenjeni. Navedeni su bez sadržaja; svi su ostali kakvi su bili.',
        next: 'Ne treba ništa učiniti: nestaju kad se brišu stari događaji.'
      }
    }
  },
  'store-rebuilt': {
    what: 'Katalog na ovom računalu bio je oštećen i počet je iznova.',
    who: 'Favoriti, bilješke i postavke nisu zahvaćeni; oštećena datoteka ostavljena je kao {file}.',
    next: 'Što se otvori, opet se sprema; paketi se mogu ponovno preuzeti.'
  },
  'store-restored': {
    what: 'Favoriti, bilješke, spremljene pretrage, predlošci i popis izrađenih listova bili su oštećeni i vraćeni su iz kopije od {date}.',
    who: 'Nedostaje ono što je poslije dodano ili promijenjeno; oštećena datoteka odložena je kao {file}.',
    next: 'Pregledajte što se otad mijenjalo.'
  },
  'store-lost': {
    what: 'Favoriti, bilješke, spremljene pretrage, predlošci i popis izrađenih listova bili su oštećeni, a kopije nije bilo.',
    who: 'Oštećena datoteka ostavljena je kao {file}.',
    next: 'Sačuvajte tu datoteku: netko tko poznaje baze podataka možda je još može pročitati.'
  },
  'store-newer': {
    what: 'Datoteka {file} je iz novije verzije programa Dynodesk.',
    who: 'Ovdje se može čitati, ali joj se ništa ne dodaje.',
    next: 'Instalirajte noviju verziju i na ovo računalo.'
  },
  'store-not-migrated': {
    what: 'Datoteka {file} nije se mogla prilagoditi ovoj verziji.',
    who: 'Sadržaj se može čitati kakav je bio, ali se ništa ne dodaje. Ništa nije izgubljeno.',
    next: 'Oslobodite prostor na disku i pokrenite ponovno; ako ostane tako, uzrok je u zapisniku.'
  },
  'events-lost': {
    what: 'Spremljeni događaji nisu se mogli pročitati; događanja su započeta iznova.',
    who: 'Katalog, favoriti i postavke nisu pogođeni; stara datoteka je odložena kao {file}.',
    next: 'Ne treba učiniti ništa. Brisanjem svih događaja briše se i ta datoteka.'
  },
  'events-session': {
    what: 'Događaji traju do zatvaranja programa Dynodesk.',
    who: 'Ovaj sustav nema spremište ključeva, a događaji se ne spremaju nešifrirani.',
    next: 'Postavite spremište ključeva ili to dopustite u Postavke, Događaji.'
  },
  'events-locked': {
    what: 'Spremljeni događaji trenutačno se ne mogu prikazati.',
    who: 'Spremište ključeva sustava ne daje njihov ključ; novi se događaji zasad ne primaju, a pošiljatelji se upućuju da pokušaju ponovno.',
    next: 'Otključajte spremište ključeva i ponovno pokrenite Dynodesk.'
  },
  'events-open': {
    what: 'Događaji se spremaju bez zaštite.',
    who: 'Ovaj sustav nema spremište ključeva; odabrano je da se ipak spremaju ili su tako već bili spremljeni.',
    next: 'Promijenite to u Postavke, Događaji.'
  },
  'pack-file': {
    what: 'Ova se datoteka paketa ne može koristiti.',
    who: 'Lozinka je pogrešna, datoteka je oštećena ili ovo računalo ne smije koristiti takve datoteke.',
    next: 'Provjerite lozinku ili zatražite novu datoteku.',
    because: {
      'wrong-passphrase': {
        what: 'Lozinka ne otvara ovu datoteku paketa.',
        who: 'Datoteka je cijela; spremljena je s drugom lozinkom. Važna su velika slova, razmaci i raspored tipkovnice.',
        next: 'Upišite je ponovno ili pitajte onoga tko je datoteku spremio.'
      },
      'cut-short': {
        what: 'Ova je datoteka paketa prekinuta: nedostaje joj kraj.',
        who: 'Vjerojatno nije kopirana do kraja ili je USB stick izvađen prerano. Računalo koje ju je izradilo nije uzrok.',
        next: 'Ponovno kopirajte datoteku; iz nje ništa nije pročitano.'
      },
      signature: {
        what: 'Ova je datoteka paketa promijenjena nakon potpisivanja.',
        who: 'To čini loš USB stick ili preuzimanje, ali i onaj tko je mijenja namjerno.',
        next: 'Ponovno je kopirajte odande gdje je spremljena. Ako ostane tako, nemojte je koristiti.'
      },
      damaged: {
        what: 'Sadržaj ove datoteke paketa nema smisla.',
        who: 'Stigla je kakva je izrađena pa je uzrok računalo koje ju je izradilo.',
        next: 'Neka je tamo spreme ponovno.'
      },
      'unknown-version': {
        what: 'Ova je datoteka paketa iz novije verzije programa Dynodesk.',
        who: 'Datoteka je u redu; verzija na ovom računalu prestara je za nju.',
        next: 'Ovdje instalirajte noviju verziju pa je pročitajte ponovno.'
      },
      'not-a-pack': {
        what: 'Ovo nije datoteka paketa.',
        who: 'Odabrana je druga datoteka ili joj je nešto dalo to ime.',
        next: 'Odaberite datoteku spremljenu pod „Prijenos na drugo računalo”.'
      },
      'other-service': {
        what: 'Ova datoteka paketa pripada drugoj usluzi, a ne onoj s kojom je ovo računalo povezano.',
        who: 'Isti brojevi tamo znače druga vozila pa bi miješanje dalo pogrešne brojke.',
        next: 'Povežite ovo računalo s tom uslugom ili zatražite datoteku s računala ove usluge.'
      },
      'too-large': {
        what: 'Ova je datoteka paketa veća nego što računalo čita ili piše.',
        who: 'Previše je stavljeno u jednu datoteku.',
        next: 'Spremite u više dijelova.'
      },
      unreadable: {
        what: 'Datoteka se nije mogla pročitati.',
        who: 'Više je nema, USB stick je izvađen ili nema dozvole za čitanje.',
        next: 'Provjerite USB stick i ponovno odaberite datoteku.'
      },
      unwritable: {
        what: 'Datoteka se nije mogla zapisati.',
        who: 'Disk ili USB stick je pun ili zaštićen od pisanja.',
        next: 'Odaberite drugo mjesto; datoteka koja je tamo bila nije promijenjena.'
      },
      forbidden: {
        what: 'Datoteke paketa isključene su na ovom računalu.',
        who: 'Pravilo je u postavkama ili ga je odredio administrator.',
        next: 'Pitajte administratora.'
      },
      'no-export': {
        what: 'Spremanje kataloga u datoteke isključeno je na ovom računalu.',
        who: 'Pravilo je u postavkama ili ga je odredio administrator.',
        next: 'Pitajte administratora.'
      },
      empty: {
        what: 'Ništa s ovog popisa još nije na ovom računalu.',
        who: 'U datoteku ide samo ono što je ovdje otvoreno ili dohvaćeno.',
        next: 'Najprije preuzmite, zatim spremite datoteku.'
      },
      future: {
        what: 'Prema podacima u datoteci, zapisana je kasnije nego sada.',
        who: 'Ništa nije pročitano.',
        next: 'Provjerite sat ovog računala i onoga koje je zapisalo datoteku.'
      },
      'unknown-signer': {
        what: 'Nitko na ovom računalu nije rekao da je potpisnik ove datoteke pouzdan.',
        who: 'Ništa nije pročitano.',
        next: 'Usporedite znak s onim na drugom računalu i potvrdite.'
      },
      changed: {
        what: 'Datoteka nije ona koja je prikazana.',
        who: 'U međuvremenu je na njezino mjesto stavljena druga. Ništa nije pročitano.',
        next: 'Ponovno odaberite datoteku.'
      }
    }
  },
  'clock-wrong': {
    what: 'Sat ovog računala i sat usluge razlikuju se za {by}.',
    who: 'Preostali dani, starost podataka i vrijeme novih upita mogu biti pogrešni.',
    next: 'Ispravite datum, vrijeme i vremensku zonu ovog računala; ovo će nestati samo.',
    because: {
      ahead: { what: 'Sat ovog računala ide {by} naprijed u odnosu na uslugu.' },
      behind: { what: 'Sat ovog računala kasni {by} za uslugom.' }
    }
  },
  'pack-too-large': {
    what: 'Ovaj paket treba više upita nego što je ovdje dopušteno.',
    who: 'Granica za jedan paket, u upitima: {most}.',
    next: 'Odaberite manje ili pitajte onoga tko smije promijeniti „Najveći paket” u postavkama.'
  },
  'compare-full': {
    what: 'Najviše motora u usporedbi: {most}.',
    who: 'Više stupaca bilo bi preusko za čitanje.',
    next: 'Najprije maknite jedan iz usporedbe.'
  },
  'export-off': {
    what: 'Spremanje i kopiranje kataloga ovdje je isključeno.',
    who: 'Smije li napustiti ovo računalo, određuje ugovor s pružateljem.',
    next: 'Pitajte administratora.'
  },
  link: {
    what: 'Ova poveznica ovdje ne vodi nikamo.',
    who: 'Otvorena je izvana i nije od onih koje ovaj program izrađuje.',
    next: 'Pošiljatelja pitajte za naziv motora i potražite ga.',
    because: {
      'other-service': {
        what: 'Ova je poveznica izrađena na drugoj usluzi ({theirs}).',
        who: 'Njezini brojevi na {ours} znače druga vozila pa nije otvorena.',
        next: 'Potražite vozilo po nazivu.'
      },
      'not-connected': {
        what: 'Otvorena je poveznica, ali ovo računalo nije povezano s uslugom.',
        who: '',
        next: 'Povežite se ili otvorite ogledni katalog pa ponovno otvorite poveznicu.'
      }
    }
  },
  'save-failed': {
    what: 'Datoteka se nije mogla spremiti.',
    who: '',
    next: 'Odaberite drugu mapu i spremite ponovno.',
    because: {
      denied: { who: '{file} se tamo ne smije zapisati.', next: 'Odaberite drugu mapu i spremite ponovno.' },
      full: { who: 'Disk je pun.', next: 'Oslobodite prostor ili odaberite drugi disk i spremite ponovno.' },
      busy: {
        who: '{file} je otvorena u drugom programu.',
        next: 'Zatvorite je tamo ili odaberite drugo ime i spremite ponovno.'
      },
      gone: { who: 'Te mape više nema.', next: 'Odaberite drugu mapu i spremite ponovno.' },
      clipboard: { what: 'Međuspremnik to nije primio.', next: 'Pokušajte ponovno ili spremite u datoteku.' }
    }
  },
  sheet: {
    what: 'List se nije mogao izraditi.',
    who: '',
    next: 'Pokušajte ponovno.',
    because: {
      'draft-gone': {
        what: 'List na zaslonu više se ne čuva.',
        next: 'Promijenite bilo koji izbor ili ponovno otvorite list.'
      },
      blocked: { what: 'Nalaz zaustavlja ovaj list.', next: 'Najprije ispravite što navodi popis prije ispisa.' },
      overflow: { what: 'List ne stane na jednu stranicu.', next: 'Izostavite dio ili skratite tekst.' },
      paper: { what: 'PDF se nije mogao izraditi.', next: 'Pokušajte ponovno; uzrok je u zapisniku.' },
      'unknown-number': {
        what: 'List s ovim brojem nije izrađen na ovom računalu.',
        who: 'Možda je pogrešno upisan ili je s drugog računala.',
        next: 'Provjerite broj na papiru.'
      },
      unreadable: {
        what: 'Ovaj se list ne može pročitati.',
        who: 'Izradila ga je novija verzija ili je datoteka oštećena.',
        next: 'Instalirajte noviju verziju ili uzmite ispisani list.'
      },
      unproven: {
        what: '{printer} nije provjeren probnom stranicom.',
        next: 'Ispišite kroz dijalog sustava ili ga provjerite pod „Pisači”.'
      },
      'no-printer': { what: 'Pisač {printer} nije dostupan.', next: 'Uključite ga ili odaberite drugi pisač.' },
      printer: { what: 'Pisač nije primio list.', next: 'Provjerite pisač ili spremite PDF i ispišite odande.' },
      busy: { what: 'Listovi se već izrađuju.', next: 'Pričekajte ih ili ih zaustavite.' },
      'figures-changed': {
        what: 'U katalogu su se promijenili već ispisani podaci za {title}.',
        who: 'Listovi: {numbers}.',
        next: 'Otvorite list pod „Listovi s podacima” da vidite što se promijenilo i po potrebi izradite novi za kupca.'
      },
      'no-template': { what: 'Tog predloška više nema.', next: 'Odaberite drugi.' },
      'not-held': {
        what: 'Podaci ovog motora nisu na ovom računalu.',
        next: 'Otvorite motor jednom; svaki je odgovor jedan upit.'
      },
      'built-in': { what: 'Ugrađeni se predložak ne može mijenjati.', next: 'Kopirajte ga i mijenjajte kopiju.' },
      'too-many': { what: 'Previše je predložaka.', next: 'Izbrišite jedan koji se više ne koristi.' },
      'template-size': { what: 'Datoteka je prevelika za predložak.', next: 'Odaberite drugu datoteku.' },
      template: {
        what: 'Ovaj se predložak ne može koristiti: {field}.',
        next: 'Ispravite ga gdje je izrađen i ponovno ga učitajte.'
      },
      logo: {
        what: 'Ova slika ne može biti logotip.',
        who: 'Mora biti PNG, JPEG, WebP ili SVG do 1 MB.',
        next: 'Odaberite drugu sliku.'
      },
      'logo-harmful': {
        what: 'Ova slika ne može biti logotip.',
        who: 'Ima više od 40 milijuna piksela ili je SVG veći od 512 KB, odnosno s dijelovima koji ovdje nisu dopušteni, kao što su kopije, uzorci, filtri ili skripte.',
        next: 'Spremite je kao manji PNG i odaberite njega.'
      },
      rules: {
        what: 'Ova se pravila ne mogu spremiti.',
        who: 'Kôd, zemlja ili napomena u njima nije valjana.',
        next: 'Ispravite ih i spremite ponovno.'
      }
    }
  },
  'demo-failed': {
    what: 'Ogledni katalog nije se mogao pokrenuti.',
    who: 'Možda drugi program zabranjuje lokalne veze.',
    next: 'Pokušajte ponovno; uzrok je u zapisniku.'
  },
  internal: {
    what: 'Nešto u programu nije uspjelo.',
    who: 'To je greška programa, ne vaša.',
    next: 'Pojedinosti su u zapisniku; molimo prijavite.'
  }
} satisfies PartOf<typeof en>
