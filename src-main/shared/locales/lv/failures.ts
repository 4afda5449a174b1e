import type { PartOf } from '../part-of'
import type en from '../en/failures'

/**
 * What happened, whose doing it is (only where that changes what to do), what to do next. One entry per code of
 * `FAILURE_CODES`; `because` has other words for the cases that `params.reason` tells apart.
 */
export default {
  'the-host': 'serveris',
  'retry-at': 'Var mēģināt vēlreiz: {time}.',
  'correct-in': 'Izlabojiet to šeit: {file}, un restartējiet.',
  'resume-at': 'Atkal pieejams ap {time}',
  'resume-in': '(pēc {left})',
  'resume-now': 'Pieprasījumi atkal ir pieejami.',
  'service-said': 'Servera ziņojums: {words}',
  'not-connected': {
    what: 'Savienojuma vēl nav.',
    next: 'Ievadiet servera adresi un atslēgu vai atveriet demo katalogu.',
    because: {
      key: {
        what: 'Atslēgas nav vai to nevar nolasīt.',
        next: 'Ievadiet to vēlreiz.'
      },
      locked: {
        what: 'Sistēmas atslēgu glabātuve atslēgu neizsniedz.',
        next: 'Atbloķējiet to un pārbaudiet vēlreiz vai ievadiet atslēgu no jauna.'
      }
    }
  },
  'bad-address': {
    what: 'Šo servera adresi nevar izmantot.',
    who: 'Lietojiet https:// bez „?” un lietotājvārda; http:// tikai šim datoram.',
    next: 'Pārbaudiet adresi abonementa dokumentos.',
    because: {
      'set-up': {
        what: 'Servera adrese failā {file} neder.',
        next: 'Labojiet failu un restartējiet vai ievadiet to šeit.'
      },
      'other-service': {
        who: 'Saglabātā atslēga pieder citam serverim.',
        next: 'Pievienojiet šī servera atslēgu iestatīšanas failam.'
      }
    }
  },
  'bad-key': {
    what: 'Šī atslēga nav pieņemta.',
    next: 'Pārbaudiet to vai lūdziet jaunu pakalpojuma sniedzējam.'
  },
  unauthorised: {
    what: 'Jūsu abonementā katalogs nav iekļauts.',
    who: 'Jūsu atslēga ir kārtībā.',
    next: 'Lūdziet piekļuvi pakalpojuma sniedzējam un pārbaudiet vēlreiz.'
  },
  'inactive-subscription': {
    what: 'Jūsu abonements nav aktīvs.',
    who: 'Jūsu atslēga ir kārtībā.',
    next: 'Atjaunojiet to pie pakalpojuma sniedzēja un pārbaudiet vēlreiz.',
    because: {
      readable: { who: 'Jūsu atslēga ir kārtībā, un šī datora dzinēji ir pieejami.' },
      withheld: { who: 'Atslēga ir kārtībā. Šī datora dzinēji līdz atjaunošanai ir paslēpti.' }
    }
  },
  'subscription-ends': {
    what: 'Jūsu abonements beidzas {day}: {left}.',
    next: 'Atjaunojiet to pie pakalpojuma sniedzēja, lai saglabātu piekļuvi.'
  },
  'bad-request': {
    what: 'Serveris noraidīja šo pieprasījumu.',
    who: 'Tā ir Dynodesk kļūda.',
    next: 'Ziņojiet par to un pievienojiet žurnālu.'
  },
  'not-found': {
    what: 'Katalogā par to nav datu.',
    next: 'Atgriezieties un atjaunojiet sarakstu.'
  },
  limit: {
    what: 'Šīs stundas pieprasījumi ir izlietoti.',
    next: 'Šī datora dzinēji ir pieejami.'
  },
  'server-error': {
    what: 'Kataloga serverim ir traucējumi.',
    who: 'Jūsu atslēga un dators ir kārtībā.',
    next: 'Mēģiniet vēlāk.'
  },
  offline: {
    what: 'Jūs esat bezsaistē.',
    who: 'Šī datora dzinēji ir pieejami.',
    next: 'Pārbaudiet tīklu un mēģiniet vēlreiz.',
    because: {
      connected: {
        what: 'Savienojums pārtrūka.',
        who: '',
        next: 'Mēģiniet vēlreiz.'
      }
    }
  },
  timeout: {
    what: 'Serveris pārāk ilgi neatbild.',
    next: 'Mēģiniet vēlreiz vai iestatījumos palieliniet gaidīšanas laiku.'
  },
  insecure: {
    what: 'Nav uzticama https savienojuma ar serveri.',
    who: 'Savienojumu kāds var pārtvert, vai šī datora datums ir nepareizs.',
    next: 'Pārbaudiet adresi, datumu un tīklu.'
  },
  'proxy-login': {
    what: 'Starpniekserveris prasa pieteikties.',
    next: 'Mēģiniet vēlreiz ar starpniekservera pieteikšanās datiem vai lūdziet tos administratoram.'
  },
  'not-the-service': {
    what: 'Atbilde nav no servera.',
    who: 'Iespējams, atbild tīkla pieteikšanās lapa vai starpniekserveris.',
    next: 'Piesakieties tīklā vai pārbaudiet servera adresi un mēģiniet vēlreiz.',
    because: {
      path: {
        what: 'Šajā adresē nav Vehicle Database. Pārbaudiet ceļu.',
        who: '',
        next: 'Pārbaudiet adresi abonementa dokumentos.'
      },
      'sign-in': {
        what: 'Šajā tīklā jāpiesakās.',
        who: '',
        next: 'Atveriet pārlūku, piesakieties tīklā un mēģiniet vēlreiz.'
      },
      'other-record': {
        what: 'Serveris atsūtīja nepareizu ierakstu.',
        who: '',
        next: 'Mēģiniet vēlreiz vai ziņojiet pakalpojuma sniedzējam.'
      }
    }
  },
  redirected: {
    what: 'Serveris novirza uz citu adresi.',
    next: 'Noskaidrojiet pareizo servera adresi pie pakalpojuma sniedzēja.'
  },
  'too-large': {
    what: 'Atbilde ir pārāk liela.',
    next: 'Palieliniet lieluma robežu iestatījumos un mēģiniet vēlreiz.',
    because: {
      rows: {
        who: 'Ierakstu sarakstā: {rows}, robeža: {most}.',
        next: 'Sašauriniet meklēšanu vai ziņojiet pakalpojuma sniedzējam.'
      },
      effort: {
        who: 'Tās nolasīšanai vajag pārāk daudz laika vai atmiņas.',
        next: 'Mēģiniet vēlreiz vai ziņojiet pakalpojuma sniedzējam.'
      }
    }
  },
  cancelled: {
    what: 'Atcelts pirms pieprasījuma nosūtīšanas.',
    next: 'Mēģiniet vēlreiz, kad vajag.'
  },
  paused: {
    what: 'Fona pieprasījumi ir apturēti.',
    who: 'Serveris noraidīja agrāku pieprasījumu.',
    next: 'Izvēlieties „Mēģināt vēlreiz”, lai turpinātu.'
  },
  withheld: {
    what: 'Datu glabāšanas noteikumi to slēpj.',
    next: 'Jautājiet administratoram par noteikumiem.',
    because: {
      age: {
        what: 'Dati, kas vecāki par {days} dienām, ir paslēpti. | Dati, kas vecāki par {days} dienu, ir paslēpti. | Dati, kas vecāki par {days} dienām, ir paslēpti.',
        next: 'Pārbaudiet savienojumu un mēģiniet vēlreiz, lai tos atjauninātu.'
      },
      ended: {
        what: 'Jūsu abonements ir beidzies.',
        who: 'Šī datora dzinēji ir paslēpti; izlase un piezīmes paliek.',
        next: 'Atjaunojiet to pie pakalpojuma sniedzēja un pārbaudiet vēlreiz.'
      }
    }
  },
  'too-short': {
    what: 'Meklējamais teksts ir par īsu.',
    who: 'Mazākais rakstzīmju skaits serverim: {least}.',
    next: 'Ierakstiet vēl dažas.'
  },
  'invalid-input': {
    what: 'Dynodesk nosūtīja nederīgu pieprasījumu.',
    who: 'Tā ir Dynodesk kļūda.',
    next: 'Ziņojiet par to un pievienojiet žurnālu.'
  },
  'setting-invalid': {
    what: 'Šī vērtība iestatījumam {key} nav atļauta.',
    next: 'Izvēlieties citu vērtību.',
    because: {
      unknown: { who: 'Šajā versijā tāda iestatījuma nav.' },
      boolean: { who: 'Jābūt true vai false.' },
      number: { who: 'Jābūt skaitlim.' },
      whole: { who: 'Jābūt veselam skaitlim.' },
      between: { who: 'Jābūt no {min} līdz {max}.' },
      choice: { who: 'Jābūt kādam no šiem: {choices}.' },
      text: { who: 'Jābūt tekstam.' },
      length: { who: 'Ne vairāk rakstzīmju kā {max}.' },
      list: { who: 'Ne vairāk vārdu kā {max}, katrā 1 līdz 200 rakstzīmes.' },
      words: { who: 'Katram vārdam jābūt kādam no šiem: {choices}.' },
      time: { who: 'Jābūt laikam no 00:00 līdz 23:59.' },
      'listen-host': { who: 'Jābūt IP adresei, piemēram, 127.0.0.1.' },
      'listen-path': { who: 'Jāsākas ar / un jāsatur tikai latīņu burti, cipari un - _ . ~ /.' },
      'header-name': { who: 'Jābūt derīgam galvenes nosaukumam.' },
      'header-prefix': { who: 'Jābūt drukājamām ASCII rakstzīmēm.' },
      scheme: { who: 'Jāsākas ar {schemes}.' },
      credentials: { who: 'Ievadiet lietotājvārdu un paroli tiem paredzētajos laukos.' },
      topic: { who: 'Jābūt tēmai; + aizstāj vienu līmeni, # beigās – visus.' },
      'poll-path': { who: 'Jābūt projektu vai pieteikumu lasīšanas ceļam.' },
      'poll-item': { who: 'Jābeidzas ar {ending}.' },
      folder: { who: 'Jābūt pilnam mapes ceļam.' },
      place: { who: 'Jābūt JSON rādītājam, piemēram, /kind.' },
      chosen: { who: 'To iestata katrā datorā.' },
      declined: { who: 'Jūs izvēlējāties „Atcelt”: nekas nav mainīts.' },
      'registry-text': { who: 'Teksts ar „?” vai ne-ASCII rakstzīmēm reģistrā ir nepilnīgs. Lietojiet managed.json.' },
      'update-key': { who: 'Ed25519 publiskajai atslēgai ir 64 heksadecimāli cipari.' }
    }
  },
  'setting-managed': {
    what: 'Šo iestatījumu pārvalda administrators: {key}.',
    next: 'Lūdziet administratoram to mainīt.',
    because: {
      conflict: {
        what: 'Iestatījumam {key} ir atšķirīgas vērtības: {file} un {other}.',
        who: 'Spēkā ir {other}.',
        next: 'Izdzēsiet vienu no tām.'
      }
    }
  },
  'file-invalid': {
    what: 'Failu {file} nevar izmantot.',
    next: 'Izlabojiet failu un restartējiet.',
    because: {
      missing: { who: 'Faila nav.', next: 'Pārbaudiet ceļu un restartējiet.' },
      unreadable: { who: 'Failu nevar nolasīt.' },
      'too-large': { who: 'Fails ir pārāk liels.' },
      'too-deep': { who: 'Failā ir pārāk daudz ligzdotu līmeņu.' },
      'not-json': { who: 'Fails nav derīgs JSON.' },
      'not-an-object': { who: 'Failā jābūt vienam JSON objektam.' },
      empty: { who: 'Fails ir tukšs.' },
      'unknown-entry': { who: 'Atļauti tikai šie ieraksti: {known}.' },
      'not-text': { who: 'Ierakstam {entry} jābūt tekstam.' },
      'bad-key': { who: 'Ierakstā {entry} ir nederīgas rakstzīmes.' },
      'no-event': { who: '{line}. rinda nav notikums.', next: 'Izlabojiet to un izvēlieties failu vēlreiz.' },
      'long-line': {
        who: 'Notikums {line}. rindā ir pārāk liels.',
        next: 'Izvēlieties citu failu vai palieliniet lieluma robežu iestatījumos.'
      },
      'not-admin-only': {
        who: 'Šo failu var mainīt ne tikai administrators.',
        next: 'Ļaujiet rakstīt failā un tā mapē tikai administratoriem un restartējiet.'
      },
      linked: {
        who: 'Šī faila ceļā ir saite.',
        next: 'Saites vietā ievietojiet pašu failu un restartējiet.'
      },
      overruled: {
        what: 'Fails {file} netiek lietots: sistēmai ir savi pārvaldītie iestatījumi.',
        next: 'Pārnesiet vērtības uz tiem vai palaidiet programmu bez --managed-settings.'
      }
    }
  },
  'no-keystore': {
    what: 'Atslēga ir saglabāta tikai šai sesijai.',
    who: 'Šajā sistēmā nav atslēgu glabātuves.',
    next: 'Iestatiet atslēgu glabātuvi vai ievadiet atslēgu pēc katras palaišanas.',
    because: {
      'set-up': { next: 'Iestatiet atslēgu glabātuvi un restartējiet; {file} līdz tam paliek.' },
      unprotected: {
        what: 'Atslēga ir saglabāta bez aizsardzības.',
        who: 'Kas var lasīt jūsu failus, var izlasīt arī atslēgu.',
        next: 'Iestatiet atslēgu glabātuvi vai dzēsiet atslēgu iestatījumos.'
      }
    }
  },
  'store-failed': {
    what: 'Failu nevarēja nolasīt vai ierakstīt.',
    who: 'Disks var būt pilns, mape aizsargāta vai fails aizņemts.',
    next: 'Pārbaudiet brīvo vietu un atļaujas; faila nosaukums ir žurnālā.',
    because: {
      'settings-damaged': {
        what: 'Iestatījumi bija bojāti un ir atiestatīti.',
        who: 'Vecais fails tagad ir {aside}.',
        next: 'Pārskatiet iestatījumus.'
      },
      'connection-damaged': {
        what: 'Savienojuma dati bija bojāti.',
        who: 'Vecais fails tagad ir {aside}.',
        next: 'Ievadiet adresi un atslēgu vēlreiz: saglabātie dzinēji un piezīmes atgriezīsies.'
      },
      'profiles-damaged': {
        what: 'Profilu saraksts bija bojāts.',
        who: 'Atvērts pirmais profils, pārējie uzskaitīti ar numuriem.',
        next: 'Iestatījumos nosauciet profilus no jauna.'
      },
      'settings-unreadable': {
        what: 'Iestatījumus nevarēja nolasīt.',
        who: 'Spēkā ir noklusējuma vērtības, šajā sesijā tās nevar mainīt.',
        next: 'Pārbaudiet faila {file} atļaujas un restartējiet.'
      },
      'settings-unwritten': {
        what: 'Iestatījumu nevarēja saglabāt.',
        who: 'Disks var būt pilns vai {file} aizsargāts pret rakstīšanu.',
        next: 'Pārbaudiet brīvo vietu un atļaujas un mainiet to vēlreiz.'
      },
      'set-up-stays': {
        what: 'Iestatīšanas failu {file} nevarēja izmantot.',
        next: 'Pārbaudiet brīvo vietu un atļaujas un restartējiet.'
      },
      'set-up-not-deleted': {
        what: 'Iestatīšanas failu {file} nevarēja izdzēst.',
        who: 'Tajā ir nešifrēti noslēpumi.',
        next: 'Izdzēsiet failu.'
      },
      'file-read-only': {
        what: 'Fails {file} ir tikai lasāms.',
        who: 'Izmaiņas nevar saglabāt.',
        next: 'Pārbaudiet faila un tā mapes atļaujas un restartējiet.'
      },
      'disk-full': {
        what: 'Disks ir pilns.',
        who: 'Saglabātie dati ir tikai lasāmi: izmaiņas nevar saglabāt.',
        next: 'Atbrīvojiet vietu diskā un restartējiet.'
      },
      'file-unopened': {
        what: 'Failu {file} nevar atvērt.',
        who: 'Tā dati nav pieejami, un izmaiņas nevar saglabāt.',
        next: 'Pārbaudiet disku, mapi un tās atļaujas un restartējiet.'
      },
      'events-unreadable': {
        what: 'Dažus saglabātos notikumus nevar nolasīt.',
        who: 'Tie failā {file} ir bojāti un redzami bez satura.',
        next: 'Izdzēsiet vecos notikumus, lai tos noņemtu.'
      }
    }
  },
  'store-rebuilt': {
    what: 'Saglabātais katalogs bija bojāts un ir atiestatīts.',
    who: 'Izlase, piezīmes un iestatījumi ir drošībā.',
    next: 'Lejupielādējiet vajadzīgo vēlreiz.'
  },
  'store-restored': {
    what: 'Izlase, piezīmes, meklējumi, veidnes un datu lapas ir atjaunotas no {date} kopijas.',
    who: 'Vēlākās izmaiņas ir zudušas. Bojātais fails: {file}.',
    next: 'Veiciet tās vēlreiz.'
  },
  'store-lost': {
    what: 'Izlase, piezīmes, meklējumi, veidnes un datu lapas ir bojāti.',
    who: 'Rezerves kopijas nav. Bojātais fails: {file}.',
    next: 'Saglabājiet to: speciālists, iespējams, datus atgūs.'
  },
  'store-newer': {
    what: '{file} ir no jaunākas Dynodesk versijas.',
    who: 'Šeit tas ir tikai lasāms.',
    next: 'Atjauniniet Dynodesk šajā datorā.'
  },
  'store-not-migrated': {
    what: 'Failu {file} nevarēja atjaunināt šai versijai.',
    who: 'Tā dati pagaidām ir tikai lasāmi.',
    next: 'Atbrīvojiet vietu diskā un restartējiet; iemesls ir žurnālā.'
  },
  'events-lost': {
    what: 'Notikumus nevarēja nolasīt. Saraksts ir sākts no jauna.',
    who: 'Vecais fails tagad ir {file}.',
    next: 'Izdzēsiet visus notikumus, lai noņemtu arī veco failu.'
  },
  'events-session': {
    what: 'Notikumi glabājas tikai līdz Dynodesk aizvēršanai.',
    who: 'Šajā sistēmā nav atslēgu glabātuves.',
    next: 'Iestatiet to vai atļaujiet neaizsargātus notikumus iestatījumos.'
  },
  'events-locked': {
    what: 'Saglabātie notikumi ir bloķēti.',
    who: 'Atslēgu glabātuve ir bloķēta; jauni notikumi pagaidām tiek noraidīti.',
    next: 'Atbloķējiet glabātuvi un restartējiet Dynodesk.'
  },
  'events-open': {
    what: 'Notikumi tiek glabāti bez aizsardzības.',
    who: 'Šajā sistēmā nav atslēgu glabātuves.',
    next: 'Iestatiet atslēgu glabātuvi vai mainiet to sadaļā „Iestatījumi”, „Notikumi”.'
  },
  backup: {
    what: 'Rezerves kopiju nevarēja izmantot.',
    next: 'Mēģiniet vēlreiz; iemesls ir žurnālā.',
    because: {
      'wrong-passphrase': {
        what: 'Šī paroles frāze kopiju neatver.',
        who: 'Svarīgi ir lielie burti, atstarpes un tastatūras izkārtojums.',
        next: 'Ievadiet to vēlreiz.'
      },
      'not-a-backup': {
        what: 'Šī nav Dynodesk rezerves kopija.',
        next: 'Izvēlieties failu ar galotni .dynobackup.'
      },
      newer: {
        what: 'Šai kopijai vajadzīga jaunāka Dynodesk versija.',
        next: 'Atjauniniet Dynodesk un atjaunojiet vēlreiz. Nekas nav mainīts.'
      },
      damaged: {
        what: 'Kopija ir bojāta vai nepilnīga.',
        who: 'Nekas nav mainīts.',
        next: 'Kopējiet failu vēlreiz vai izmantojiet vecāku kopiju.'
      },
      'too-large': {
        what: 'Kopija ir pārāk liela.',
        next: 'Izveidojiet to bez saglabātā kataloga.'
      },
      unreadable: {
        what: 'Failu nevarēja nolasīt.',
        who: 'Nekas nav mainīts.',
        next: 'Pārbaudiet, vai disks ir pievienots un vai drīkstat failu lasīt.'
      },
      unwritable: {
        what: 'Kopiju nevarēja ierakstīt.',
        who: 'Nekas nav mainīts.',
        next: 'Pārbaudiet brīvo vietu diskā un rakstīšanas tiesības.'
      },
      'in-use': {
        what: 'Pašlaik tiek veidota vai lasīta cita kopija.',
        next: 'Pagaidiet, līdz tas pabeigts.'
      },
      restored: {
        what: 'Dati ir atjaunoti no kopijas.',
        who: 'Atslēgu un paroļu nevienā kopijā nav.',
        next: 'Ievadiet tās no jauna tur, kur trūkst.'
      },
      'not-restored': {
        what: 'No kopijas neizdevās atjaunot.',
        who: 'Viss ir kā iepriekš. Failus, iespējams, lietoja cita programma.',
        next: 'Restartējiet datoru un atjaunojiet vēlreiz.'
      }
    }
  },
  'pack-file': {
    what: 'Šo pārneses failu nevar izmantot.',
    who: 'Paroles frāze var būt nepareiza vai fails bojāts.',
    next: 'Pārbaudiet paroles frāzi vai lūdziet failu saglabāt vēlreiz.',
    because: {
      'wrong-passphrase': {
        what: 'Šī paroles frāze failu neatver.',
        who: 'Svarīgi ir lielie burti, atstarpes un tastatūras izkārtojums.',
        next: 'Ievadiet to vēlreiz vai jautājiet tam, kas saglabāja failu.'
      },
      'cut-short': {
        what: 'Šis pārneses fails ir nepilnīgs.',
        who: 'Kopēšana, visticamāk, tika pārtraukta.',
        next: 'Kopējiet failu vēlreiz.'
      },
      signature: {
        what: 'Šis fails ir mainīts pēc parakstīšanas.',
        who: 'Tā var būt kopēšanas kļūda vai viltojums.',
        next: 'Kopējiet to vēlreiz. Ja tas atkārtojas, neizmantojiet to.'
      },
      damaged: {
        what: 'Šī pārneses faila saturs nav derīgs.',
        who: '',
        next: 'Saglabājiet to vēlreiz otrā datorā.'
      },
      'unknown-version': {
        what: 'Šim failam vajag jaunāku Dynodesk versiju.',
        who: '',
        next: 'Atjauniniet Dynodesk šajā datorā un importējiet failu vēlreiz.'
      },
      'not-a-pack': {
        what: 'Šis nav pārneses fails.',
        who: '',
        next: 'Izvēlieties failu, kas saglabāts sadaļā „Pārnest uz citu datoru”.'
      },
      'other-service': {
        what: 'Šis fails pieder citam kataloga serverim.',
        who: '',
        next: 'Izveidojiet savienojumu ar to serveri vai izmantojiet ar šo saglabātu failu.'
      },
      'too-large': {
        what: 'Šis pārneses fails ir pārāk liels.',
        who: '',
        next: 'Saglabājiet to vairākās daļās.'
      },
      unreadable: {
        what: 'Failu nevarēja nolasīt.',
        who: 'Tā, iespējams, vairs nav vai tas ir aizsargāts.',
        next: 'Pārbaudiet datu nesēju un izvēlieties failu vēlreiz.'
      },
      unwritable: {
        what: 'Failu nevarēja saglabāt.',
        who: 'Datu nesējs var būt pilns vai aizsargāts pret rakstīšanu.',
        next: 'Izvēlieties citu vietu.'
      },
      forbidden: {
        what: 'Pārneses faili ir izslēgti.',
        who: '',
        next: 'Jautājiet administratoram.'
      },
      'no-export': {
        what: 'Kataloga eksports ir izslēgts.',
        who: '',
        next: 'Jautājiet administratoram.'
      },
      empty: {
        what: 'Neviens no šiem dzinējiem vēl nav lejupielādēts.',
        who: '',
        next: 'Vispirms lejupielādējiet tos, tad saglabājiet failu.'
      },
      future: {
        what: 'Šī faila datums ir nākotnē.',
        who: '',
        next: 'Pārbaudiet abu datoru pulksteņus.'
      },
      'unknown-signer': {
        what: 'Šis fails ir no nezināma datora.',
        who: '',
        next: 'Salīdziniet parakstus un apstipriniet.'
      },
      changed: {
        what: 'Kopš faila izvēles tas ir mainījies.',
        who: '',
        next: 'Izvēlieties failu vēlreiz.'
      }
    }
  },
  'clock-wrong': {
    what: 'Šī datora un servera pulksteņi atšķiras par {by}.',
    who: 'Atlikušās dienas un laiki var būt nepareizi.',
    next: 'Pārbaudiet šī datora datumu, laiku un laika joslu.',
    because: {
      ahead: { what: 'Šī datora pulkstenis apsteidz servera pulksteni par {by}.' },
      behind: { what: 'Šī datora pulkstenis atpaliek no servera pulksteņa par {by}.' }
    }
  },
  'pack-too-large': {
    what: 'Šai lejupielādei vajag pārāk daudz pieprasījumu.',
    who: 'Pieprasījumu robeža vienai lejupielādei: {most}.',
    next: 'Izvēlieties mazāk vai palieliniet robežu iestatījumos.'
  },
  'compare-full': {
    what: 'Salīdzinājums ir pilns (dzinēji: {most}).',
    next: 'Vispirms noņemiet vienu dzinēju.'
  },
  role: {
    what: 'Šajā lomā tas nav atļauts.',
    next: 'Mainiet lomu.'
  },
  profile: {
    what: 'Profilu nevar mainīt.',
    next: 'Aizveriet šo lapu un mēģiniet vēlreiz.',
    because: {
      name: {
        what: 'Profilam vajadzīgs savs nosaukums.',
        next: 'Ievadiet citu nosaukumu.'
      },
      'too-many': {
        what: 'Profilu jau ir {most}.',
        next: 'Izdzēsiet nevajadzīgu.'
      },
      unknown: {
        what: 'Šī profila vairs nav.'
      },
      'in-use': {
        what: 'Profils tiek lietots.',
        next: 'Vispirms pārejiet uz citu.'
      }
    }
  },
  invitation: {
    what: 'Uzaicinājumu nevar izmantot.',
    next: 'Izveidojiet jaunu.',
    because: {
      'not-set-up': {
        what: 'Šim datoram nav servera vai paroles frāzes, ko nodot.',
        next: 'Ievadiet abus augstāk.'
      },
      authority: {
        what: 'Sertifikāta failu nevar nolasīt, vai tas ir pārāk liels.',
        next: 'Izvēlieties to vēlreiz sadaļā „Papildu”.'
      },
      'not-an-invitation': {
        what: 'Tas nav uzaicinājums.',
        next: 'Nokopējiet visu tekstu vai izvēlieties failu.'
      },
      code: {
        what: 'Kods neatver šo uzaicinājumu.',
        next: 'Ievadiet šī uzaicinājuma kodu.'
      },
      'not-stored': {
        what: 'Paroles nevar saglabāt. Nekas nav mainīts.',
        next: 'Pārbaudiet sistēmas atslēgu glabātuvi un disku un mēģiniet vēlreiz.'
      }
    }
  },
  pin: {
    what: 'PIN nevar izmantot.',
    next: 'Ievadiet to vēlreiz.',
    because: {
      missing: { what: 'Šai lomai vajadzīgs PIN.', next: 'Ievadiet to.' },
      wrong: { who: 'Tas ir nepareizs.' },
      wait: { who: 'Pārāk daudz nepareizu PIN.', next: 'Mēģiniet vēlreiz pēc {seconds} s.' },
      length: { who: 'Vajag vismaz {least} rakstzīmes.', next: 'Ievadiet garāku PIN.' },
      'not-sealed': { who: 'Šajā sistēmā nav atslēgu glabātuves.', next: 'Iestatiet atslēgu glabātuvi.' },
      locked: { who: 'Sistēmas atslēgu glabātuve ir bloķēta.', next: 'Atbloķējiet to un mēģiniet vēlreiz.' },
      first: { who: 'Administratoram vēl nav PIN.', next: 'Vispirms iestatiet administratora PIN.' }
    }
  },
  'export-off': {
    what: 'Kataloga eksports ir izslēgts.',
    next: 'Jautājiet administratoram.'
  },
  link: {
    what: 'Šī saite nav derīga.',
    next: 'Jautājiet sūtītājam dzinēja nosaukumu un sameklējiet to.',
    because: {
      'file-missing': {
        what: 'Failu {file} nevar atrast vai nolasīt.',
        next: 'Pārbaudiet, vai tas vēl pastāv un vai drīkstat to lasīt.'
      },
      'file-foreign': {
        what: 'Faila {file} saturs neatbilst tā tipam.',
        next: 'Palūdziet sūtītājam sākotnējo failu.'
      },
      'file-unknown': {
        what: 'Failu {file} šeit nevar atvērt.',
        next: 'Atver failus .dynopack, .dynosheet un .dynobackup, tabulas (.csv, .tsv, .txt) un iestatījumus (.json).'
      },
      'file-several': { what: 'Tikai viens fails vienlaikus.', next: 'Nometiet failus vienu pēc otra.' },
      'file-too-large': {
        what: 'Fails {file} ir par garu darbu sarakstam.',
        next: 'Sadaliet to: ietilpst līdz {most} rakstzīmēm.'
      },
      'other-service': {
        what: 'Šī saite pieder citam serverim ({theirs}).',
        who: 'Serverī {ours} tās numuri apzīmē citus transportlīdzekļus.',
        next: 'Meklējiet transportlīdzekli pēc nosaukuma.'
      },
      'not-connected': {
        what: 'Šai saitei vajag savienojumu ar serveri.',
        next: 'Izveidojiet savienojumu vai atveriet demo katalogu, tad atveriet saiti vēlreiz.'
      }
    }
  },
  'save-failed': {
    what: 'Failu nevarēja saglabāt.',
    next: 'Izvēlieties citu mapi un saglabājiet vēlreiz.',
    because: {
      denied: { who: 'Failu {file} tur nevar saglabāt.' },
      full: { who: 'Disks ir pilns.', next: 'Atbrīvojiet vietu vai izvēlieties citu disku un saglabājiet vēlreiz.' },
      busy: {
        who: 'Fails {file} ir atvērts citā programmā.',
        next: 'Aizveriet to tur vai izvēlieties citu nosaukumu un saglabājiet vēlreiz.'
      },
      gone: { who: 'Mapes vairs nav.' },
      clipboard: { what: 'Neizdevās kopēt uz starpliktuvi.', next: 'Mēģiniet vēlreiz vai saglabājiet failā.' }
    }
  },
  sheet: {
    what: 'Datu lapu nevarēja izveidot.',
    next: 'Mēģiniet vēlreiz; iemesls ir žurnālā.',
    because: {
      'draft-gone': { what: 'Šis priekšskatījums ir novecojis.', next: 'Atveriet datu lapu vēlreiz.' },
      blocked: {
        what: 'Kļūda neļauj izveidot šo datu lapu.',
        next: 'Vispirms novērsiet kļūdas sarakstā „Pirms drukāšanas”.'
      },
      overflow: { what: 'Datu lapa neietilpst vienā lappusē.', next: 'Izlaidiet kādu daļu vai saīsiniet tekstu.' },
      paper: { what: 'PDF nevarēja izveidot.' },
      'unknown-number': {
        what: 'Šajā datorā nav datu lapas ar šādu numuru.',
        who: 'Tas var būt ievadīts kļūdaini vai no cita datora.',
        next: 'Pārbaudiet numuru uz izdrukātās datu lapas.'
      },
      unreadable: {
        what: 'Šo datu lapu nevar atvērt.',
        who: 'Tā ir bojāta vai no jaunākas versijas.',
        next: 'Atjauniniet Dynodesk vai izmantojiet izdrukāto datu lapu.'
      },
      unproven: {
        what: 'Printeris {printer} vēl nav pārbaudīts.',
        next: 'Drukājiet sistēmas dialogā vai pārbaudiet to sadaļā „Printeri”.'
      },
      'no-printer': { what: 'Printeris {printer} nav pieejams.', next: 'Ieslēdziet to vai izvēlieties citu printeri.' },
      printer: {
        what: 'Printeris noraidīja datu lapu.',
        next: 'Pārbaudiet printeri vai saglabājiet PDF un drukājiet to.'
      },
      busy: { what: 'Datu lapas jau tiek veidotas.', next: 'Uzgaidiet, līdz tās ir gatavas, vai apturiet tās.' },
      'figures-changed': {
        what: 'Dzinēja {title} izdrukātie dati ir mainījušies.',
        who: 'Datu lapas: {numbers}.',
        next: 'Atveriet to sadaļā „Datu lapas”, lai redzētu, kas mainījies.'
      },
      'no-template': { what: 'Šīs veidnes vairs nav.', next: 'Izvēlieties citu veidni.' },
      'not-held': {
        what: 'Šis dzinējs vēl nav lejupielādēts.',
        next: 'Atveriet dzinēju vienreiz, lai to lejupielādētu.'
      },
      'built-in': { what: 'Iebūvētās veidnes nevar mainīt.', next: 'Kopējiet to un mainiet kopiju.' },
      'too-many': { what: 'Veidņu ir pārāk daudz.', next: 'Izdzēsiet kādu, ko vairs neizmantojat.' },
      'template-size': { what: 'Šis fails veidnei ir pārāk liels.', next: 'Izvēlieties citu failu.' },
      template: {
        what: 'Šo veidni nevar izmantot: {field}.',
        next: 'Izlabojiet to izveides vietā un importējiet vēlreiz.'
      },
      logo: {
        what: 'Šo attēlu nevar izmantot kā logotipu.',
        who: 'Tam jābūt PNG, JPEG, WebP vai SVG līdz 1 MB.',
        next: 'Izvēlieties citu attēlu.'
      },
      'logo-harmful': {
        what: 'Šo attēlu nevar izmantot kā logotipu.',
        who: 'Vairāk par 40 megapikseļiem vai SVG virs 512 KB, vai ar skriptiem, filtriem, rakstiem.',
        next: 'Saglabājiet to kā mazāku PNG.'
      },
      rules: {
        what: 'Šos noteikumus nevar saglabāt.',
        who: 'Kāds kods, valsts vai brīdinājums nav derīgs.',
        next: 'Izlabojiet un saglabājiet vēlreiz.'
      }
    }
  },
  update: {
    what: 'Atjaunināšana neizdevās.',
    who: 'Nekas nav mainīts.',
    next: 'Mēģiniet vēlāk vai jautājiet administratoram.',
    because: {
      'no-address': {
        what: 'Atjauninājumu adreses nav.',
        next: 'Ievadiet to iestatījumos vai instalējiet no faila.'
      },
      'package-manager': {
        what: 'Šeit Dynodesk atjaunina sistēmas pakotņu pārvaldnieks.',
        next: 'Atjauniniet to kopā ar citām šī datora programmām.'
      },
      'not-installed': {
        what: 'Dynodesk šeit darbojas bez instalēšanas un nevar atjaunināties automātiski.',
        next: 'Instalējiet Dynodesk, lai saņemtu atjauninājumus.'
      },
      'not-ready': {
        what: 'Neviens atjauninājums nav gatavs.',
        next: 'Vispirms meklējiet atjauninājumus.'
      },
      offline: {
        what: 'Atjauninājumu serveris nav sasniedzams.'
      },
      timeout: {
        what: 'Atjauninājumu serveris pārstāja atbildēt.'
      },
      insecure: {
        what: 'Atjauninājumu servera sertifikāts nav uzticams.'
      },
      'proxy-login': {
        what: 'Starpniekserveris prasa pieteikties.'
      },
      redirected: {
        what: 'Atjauninājumu serveris novirza uz citu adresi.'
      },
      missing: {
        what: 'Atjauninājumu serverī šī faila nav.'
      },
      'cut-short': {
        what: 'Lejupielāde ir nepilnīga.'
      },
      'wrong-file': {
        what: 'Fails neatbilst laidienam.'
      },
      disk: {
        what: 'Atjauninājumu nevarēja saglabāt.',
        next: 'Atbrīvojiet vietu diskā un mēģiniet vēlreiz.'
      },
      'too-large': {
        what: 'Atjauninājumu saraksts ir pārāk liels.'
      },
      'not-a-list': {
        what: 'Tas nav Dynodesk atjauninājumu saraksts.'
      },
      'newer-format': {
        what: 'Šim sarakstam vajag jaunāku Dynodesk versiju.',
        next: 'Lejupielādējiet un instalējiet to pats.'
      },
      'no-key': {
        what: 'Dynodesk nav atslēgas atjauninājumu pārbaudei.',
        next: 'Lūdziet to administratoram.'
      },
      'unknown-key': {
        what: 'Atjauninājums parakstīts ar nezināmu atslēgu.'
      },
      'bad-signature': {
        what: 'Atjauninājuma paraksts ir nepareizs.'
      },
      'other-channel': {
        what: 'Atjauninājums ir no cita kanāla.'
      },
      'other-platform': {
        what: 'Atjauninājumā nav faila šai sistēmai.'
      },
      future: {
        what: 'Atjauninājuma datums ir nākotnē.',
        next: 'Pārbaudiet šī datora pulksteni.'
      },
      expired: {
        what: 'Atjauninājumu saraksta termiņš ir beidzies.'
      },
      rollback: {
        what: 'Šis atjauninājums ir vecāks par jau redzētu.'
      },
      installer: {
        what: 'Neizdevās sagatavot instalētāju.'
      },
      printing: {
        what: 'Tiek drukāts dokuments.',
        next: 'Restartējiet, kad tas ir pabeigts.'
      },
      batch: {
        what: 'Tiek veidotas vairākas datu lapas.',
        next: 'Restartējiet, kad tas ir pabeigts.'
      },
      pack: {
        what: 'Tiek lejupielādēti transportlīdzekļi.',
        next: 'Restartējiet, kad tas ir pabeigts.'
      },
      'customer-screen': {
        what: 'Klienta ekrāns ir atvērts.',
        next: 'Aizveriet to un restartējiet.'
      },
      draft: {
        what: 'Ir nesaglabāti ieraksti.',
        next: 'Pabeidziet datu lapu, noteikumus vai kartējumu un restartējiet.'
      }
    }
  },
  'demo-failed': {
    what: 'Demo katalogu nevarēja palaist.',
    who: 'Cita programma, iespējams, bloķē vietējos savienojumus.',
    next: 'Mēģiniet vēlreiz; iemesls ir žurnālā.'
  },
  internal: {
    what: 'Programmā Dynodesk radās kļūda.',
    next: 'Ziņojiet par to un pievienojiet žurnālu.'
  }
} satisfies PartOf<typeof en>
