import type { PartOf } from '../part-of'
import type en from '../en/failures'

/**
 * What happened, whose doing it is (where that helps), what to do next. One entry per code of `FAILURE_CODES`;
 * `because` has other words for the cases that `params.reason` tells apart.
 */
export default {
  'the-host': 'serveris',
  'retry-at': 'Vēlreiz ir vērts mēģināt no {time}.',
  'resume-at': 'Vaicājumi turpinās ≈ {time}',
  'resume-in': '(pēc {left}).',
  'resume-now': 'Vaicājumus tagad var turpināt.',
  'service-said': 'Servera ziņojums: {words}',
  'not-connected': {
    what: 'Vēl nav savienojuma.',
    who: '',
    next: 'Ievadiet servera adresi un atslēgu vai atveriet demonstrācijas katalogu.'
  },
  'bad-address': {
    what: 'Šo servera adresi nevar izmantot.',
    who: 'Tai jāsākas ar https://, un tajā nedrīkst būt jautājuma zīmes vai lietotājvārda; http:// ir atļauts tikai šim datoram.',
    next: 'Pārbaudiet adresi abonementa dokumentos.',
    because: {
      'set-up': {
        what: 'Iestatīšanas failā {file} norādīto servera adresi nevar izmantot.',
        next: 'Izlabojiet adresi šajā failā un palaidiet vēlreiz vai ievadiet to šeit.'
      },
      'other-service': {
        who: 'Tā pieder citam serverim nekā šeit glabātā atslēga.',
        next: 'Ierakstiet iestatīšanas failā arī tā servera atslēgu.'
      }
    }
  },
  'bad-key': {
    what: 'Serveris šo atslēgu nepazīst.',
    who: 'Atslēgas nav vai tā ir nepareiza; abonements nav apšaubīts.',
    next: 'Ievadiet atslēgu vēlreiz vai lūdziet jaunu pakalpojuma sniedzējam.'
  },
  unauthorised: {
    what: 'Atslēga ir derīga, bet to lasīt nedrīkst.',
    who: 'Trūkst abonementa vai atļaujas. Atslēga paliek.',
    next: 'Noskaidrojiet abonementu pie pakalpojuma sniedzēja un pārbaudiet šeit vēlreiz.'
  },
  'inactive-subscription': {
    what: 'Abonements nav aktīvs.',
    who: 'Atslēga ir derīga un paliek.',
    next: 'Atjaunojiet abonementu pie pakalpojuma sniedzēja un pārbaudiet šeit vēlreiz.',
    because: {
      readable: { who: 'Atslēga ir derīga un paliek; šajā datorā esošais joprojām ir lasāms.' },
      withheld: {
        who: 'Atslēga ir derīga un paliek; pēc šī servisa noteikumiem nekas šeit glabātais netiek rādīts, līdz abonements atkal ir aktīvs.'
      }
    }
  },
  'subscription-ends': {
    what: 'Abonements beidzas {day}: {left}.',
    who: '',
    next: 'Atjaunojiet to pie pakalpojuma sniedzēja, lai katalogs paliktu pieejams.'
  },
  'bad-request': {
    what: 'Serveris noraidīja šī vaicājuma formu.',
    who: 'Tā ir programmas kļūda, nevis jūsu.',
    next: 'Žurnālā ir prasītā adrese; lūdzu, ziņojiet par to.'
  },
  'not-found': {
    what: 'Serverī tā vairs nav, vai par to nav datu.',
    who: '',
    next: 'Atgriezieties un izvēlieties no saraksta vai atjaunojiet sarakstu.'
  },
  limit: {
    what: 'Šīs stundas vaicājumi ir izlietoti.',
    who: 'Ierobežojums attiecas uz atslēgu, un to dala visi, kas to izmanto.',
    next: 'Tas, kas jau ir šeit, joprojām ir lasāms.'
  },
  'server-error': {
    what: 'Serverī notika kļūda.',
    who: 'Cēlonis nav ne atslēga, ne šis dators.',
    next: 'Mēģiniet vēlāk.'
  },
  offline: {
    what: 'Nav savienojuma ar serveri.',
    who: 'Pārtrūcis šī datora tīkls vai ceļš uz serveri.',
    next: 'Pārbaudiet tīklu un mēģiniet vēlreiz. Tas, kas jau ir šeit, joprojām ir lasāms.'
  },
  timeout: {
    what: 'Atbilde nepienāca laikā.',
    who: 'Tīkls ir lēns vai serveris aizņemts.',
    next: 'Mēģiniet vēlreiz vai iestatījumos atvēliet vairāk laika.'
  },
  insecure: {
    what: 'Servera sertifikāts ir noraidīts.',
    who: 'Kāds, iespējams, noklausās, vai šī datora datums ir nepareizs. Nekas netika nosūtīts.',
    next: 'Pārbaudiet datumu un tīklu, tad vērsieties pie administratora.'
  },
  'proxy-login': {
    what: 'Starpniekserveris prasa pieteikties.',
    who: 'Šis tīkls internetu sasniedz caur starpniekserveri, kas prasa lietotājvārdu un paroli. Pakalpojumam nekas netika nosūtīts.',
    next: 'Mēģiniet vēlreiz un ievadiet tos vai vērsieties pie tīkla uzturētāja.'
  },
  'not-the-service': {
    what: 'Kaut kas atbildēja, bet tas nav serveris.',
    who: 'Bieži tā ir tīkla pieteikšanās lapa, starpniekserveris vai cita servera adrese.',
    next: 'Piesakieties tīklā vai pārbaudiet servera adresi un mēģiniet vēlreiz.',
    because: {
      'other-record': {
        what: 'Serveris atbildēja ar citu ierakstu, nevis prasīto.',
        who: 'Tā skaitļi būtu par kaut ko citu, tāpēc tie netiek rādīti.',
        next: 'Mēģiniet vēlreiz; ja tas atkārtojas, ziņojiet pakalpojuma sniedzējam.'
      }
    }
  },
  redirected: {
    what: 'Serveris norāda uz citu adresi.',
    who: 'Atslēga uz turieni netiek sūtīta.',
    next: 'Noskaidrojiet pareizo servera adresi pie pakalpojuma sniedzēja un ievadiet to.'
  },
  'too-large': {
    what: 'Atbilde ir lielāka, nekā atļauts.',
    who: 'Lieluma robežu nosaka iestatījums.',
    next: 'Palieliniet robežu iestatījumos un mēģiniet vēlreiz.',
    because: {
      rows: {
        who: 'Sarakstā ir {rows} ieraksti; vairāk par {most} netiek lasīti.',
        next: 'Sašauriniet meklēšanu vai ziņojiet pakalpojuma sniedzējam.'
      },
      effort: {
        who: 'Nolasīšanai vajadzēja vairāk laika vai atmiņas, nekā šis dators atvēl.',
        next: 'Mēģiniet vēlreiz vai ziņojiet pakalpojuma sniedzējam.'
      }
    }
  },
  cancelled: {
    what: 'Apturēts, pirms tika vaicāts.',
    who: '',
    next: 'Vaicājums nav izlietots. Mēģiniet vēlreiz, kad vajag.'
  },
  paused: {
    what: 'Fona vaicājumi ir apturēti.',
    who: 'Serveris noraidīja agrāku vaicājumu.',
    next: 'Nospiediet „Mēģināt vēlreiz”, lai vaicātu tūlīt.'
  },
  withheld: {
    what: 'Tas ir šajā datorā, bet to nedrīkst rādīt.',
    who: 'To aizliedz kataloga glabāšanas noteikums; izlasi un piezīmes tas neskar.',
    next: 'Jautājiet administratoram par šo noteikumu.',
    because: {
      age: {
        what: 'Šeit esošais glabāts ilgāk par atļautajām {days} dienām, tāpēc netiek rādīts. | Šeit esošais glabāts ilgāk par atļauto {days} dienu, tāpēc netiek rādīts. | Šeit esošais glabāts ilgāk par atļautajām {days} dienām, tāpēc netiek rādīts.',
        next: 'Tas atgriezīsies, kad varēs vaicāt serverim: pārbaudiet savienojumu un mēģiniet vēlreiz.'
      },
      ended: {
        what: 'Abonements ir beidzies, un bez tā nekas šeit glabātais netiek rādīts.',
        who: 'Tā nosaka kataloga glabāšanas noteikums. Nekas nav dzēsts; izlase un piezīmes paliek.',
        next: 'Atjaunojiet abonementu pie pakalpojuma sniedzēja un pārbaudiet vēlreiz.'
      }
    }
  },
  'too-short': {
    what: 'Meklējamais teksts ir par īsu.',
    who: 'Serverim vajag vismaz {least} rakstzīmes.',
    next: 'Uzrakstiet mazliet vairāk.'
  },
  'invalid-input': {
    what: 'Logs vaicāja neatļautā formā.',
    who: 'Tā ir programmas kļūda, nevis jūsu.',
    next: 'Sīkāk ir žurnālā; lūdzu, ziņojiet par to.'
  },
  'setting-invalid': {
    what: 'Šādu vērtību nevar iestatīt: {key}.',
    who: '',
    next: 'Izvēlieties citu vērtību.',
    because: {
      unknown: { who: 'Šajā versijā tāda iestatījuma nav.' },
      boolean: { who: 'Jābūt true vai false.' },
      number: { who: 'Jābūt skaitlim.' },
      whole: { who: 'Jābūt veselam skaitlim.' },
      between: { who: 'Jābūt no {min} līdz {max}.' },
      choice: { who: 'Jābūt kādam no šiem: {choices}.' },
      text: { who: 'Jābūt tekstam.' },
      length: { who: 'Ne vairāk kā {max} rakstzīmes.' },
      list: { who: 'Ne vairāk kā {max} vārdi, neviens tukšs vai garāks par 200 rakstzīmēm.' },
      words: { who: 'Katram vārdam jābūt kādam no šiem: {choices}.' },
      time: { who: 'Jābūt diennakts laikam no 00:00 līdz 23:59.' },
      'listen-host': { who: 'Jābūt adresei ar cipariem, piemēram, 127.0.0.1.' },
      'listen-path': { who: 'Jāsākas ar / un drīkst būt tikai latīņu burti, cipari un - _ . ~ /.' },
      'header-name': { who: 'Jābūt galvenes nosaukumam.' },
      'header-prefix': { who: 'Jābūt redzamām ASCII rakstzīmēm.' },
      scheme: { who: 'Jāsākas ar {schemes}.' },
      credentials: { who: 'Nedrīkst būt vārda vai paroles; tiem ir savi lauki.' },
      topic: { who: 'Jābūt tematam: + ir viens līmenis, # beigās ir visi.' },
      'poll-path': { who: 'Jābūt kādam no projektu un pieteikumu lasīšanas ceļiem.' },
      'poll-item': { who: 'Jābeidzas ar {ending}.' },
      folder: { who: 'Jābūt pilnam mapes ceļam.' },
      place: { who: 'Jābūt vietai, piemēram, /kind.' },
      chosen: { who: 'To izvēlas sistēmas dialogā; ierakstīt nevar.' },
      declined: { who: 'Jūs izvēlējāties “Atcelt”: nekas nav mainīts.' }
    }
  },
  'setting-managed': {
    what: 'To nosaka administrators: {key}.',
    who: '',
    next: 'Lūdziet administratoram to mainīt.'
  },
  'file-invalid': {
    what: 'Failu {file} nevar izmantot.',
    who: '',
    next: 'Tas palika savā vietā: izlabojiet to un palaidiet vēlreiz.',
    because: {
      missing: { who: 'Tā nav.' },
      unreadable: { who: 'To nevar nolasīt.' },
      'too-large': { who: 'Tas ir pārāk liels.' },
      'too-deep': { who: 'Tas ir ligzdots pārāk dziļi.' },
      'not-json': { who: 'Tas nav JSON.' },
      'not-an-object': { who: 'Tajā jābūt vienam JSON objektam.' },
      empty: { who: 'Tajā nekā nav.' },
      'unknown-entry': { who: 'Tajā ir vēl kas cits, ne tikai {known}.' },
      'not-text': { who: 'Ieraksts {entry} nav teksts.' },
      'bad-key': { who: 'Ierakstā {entry} ir rakstzīmes, kādu atslēgā nevar būt.' },
      'no-event': { who: '{line}. rinda nav notikums.', next: 'Izlabojiet to un izvēlieties failu vēlreiz.' },
      'long-line': {
        who: '{line}. rinda ir garāka, nekā drīkst būt notikums.',
        next: 'Izvēlieties failu ar mazākiem notikumiem vai palieliniet robežu iestatījumos.'
      }
    }
  },
  'no-keystore': {
    what: 'Atslēga tiek glabāta tikai šajā sesijā.',
    who: 'Šajā sistēmā tai nav drošas vietas.',
    next: 'Iestatiet sistēmas atslēgu glabātuvi vai pēc nākamās palaišanas ievadiet atslēgu vēlreiz.',
    because: {
      'set-up': { next: 'Iestatiet sistēmas atslēgu glabātuvi un palaidiet vēlreiz; fails {file} palika savā vietā.' },
      unprotected: {
        what: 'Atslēga šajā datorā glabājas bez aizsardzības.',
        who: 'Šajā sistēmā nav atslēgu glabātuves, kas to aizsargātu: kas var lasīt jūsu failus, var izlasīt arī atslēgu. Tā joprojām darbojas, un nekas nav dzēsts.',
        next: 'Iestatiet sistēmas atslēgu glabātuvi: nākamajā palaišanas reizē Dynodesk atslēgu aizsargās. Vai izdzēsiet atslēgu sadaļā „Iestatījumi”, „Savienojums” un ievadiet to pēc katras palaišanas.'
      }
    }
  },
  'store-failed': {
    what: 'Kādu šī datora failu nevar ierakstīt vai nolasīt.',
    who: 'Disks var būt pilns vai mape aizsargāta.',
    next: 'Pārbaudiet vietu un atļaujas; faila nosaukums ir žurnālā.',
    because: {
      'settings-damaged': {
        what: 'Iestatījumu fails bija bojāts; spēkā ir noklusējuma vērtības.',
        who: 'Tas ir nolikts malā kā {aside}.',
        next: 'Iestatiet vēlreiz to, kas atšķiras; nekas cits nav skarts.'
      },
      'settings-unreadable': {
        what: 'Iestatījumu failu nevarēja nolasīt; spēkā ir noklusējuma vērtības.',
        who: 'Tas nav aiztikts, tāpēc šajā sesijā iestatījumus mainīt nevar.',
        next: 'Pārbaudiet faila {file} atļaujas un palaidiet vēlreiz.'
      },
      'settings-unwritten': {
        what: 'Iestatījumu nevarēja saglabāt; tas palicis, kāds bija.',
        who: 'Disks var būt pilns vai {file} aizsargāts pret rakstīšanu.',
        next: 'Atbrīvojiet vietu vai pārbaudiet atļaujas un mainiet to vēlreiz.'
      },
      'set-up-stays': {
        what: 'Iestatīšanas failu {file} nevarēja pārņemt.',
        who: 'Tā saturu nevarēja saglabāt; disks var būt pilns vai mape aizsargāta.',
        next: 'Tas palika savā vietā: pārbaudiet vietu un atļaujas un palaidiet vēlreiz.'
      },
      'set-up-not-deleted': {
        what: 'Iestatīšanas fails {file} ir izmantots, bet to nevarēja izdzēst.',
        who: 'Tajā esošie noslēpumi nav šifrēti.',
        next: 'Izdzēsiet to.'
      },
      'file-read-only': {
        what: 'Failu {file} var lasīt, bet ne rakstīt.',
        who: 'Tajā neko nevar ne pievienot, ne mainīt: to neļauj tā atļaujas vai disks.',
        next: 'Pārbaudiet faila un tā mapes atļaujas un startējiet vēlreiz.'
      },
      'file-unopened': {
        what: 'Failu {file} nevar ne atvērt, ne aizstāt.',
        who: 'To neļauj tā mape vai disks; tā saturs netiek rādīts, un tajā nekas netiek saglabāts.',
        next: 'Pārbaudiet mapi, tās atļaujas un disku un startējiet vēlreiz.'
      },
      'events-unreadable': {
        what: 'Dažus saglabātos notikumus nevar nolasīt.',
        who: 'To rindas failā {file} ir bojātas vai mainītas. Tie redzami bez satura; pārējie ir, kādi bija.',
        next: 'Nekas nav jādara: tie pazudīs, kad dzēsīs vecos notikumus.'
      }
    }
  },
  'store-rebuilt': {
    what: 'Šajā datorā glabātais katalogs bija bojāts un ir sākts no jauna.',
    who: 'Izlasi, piezīmes un iestatījumus tas neskar; bojātais fails nolikts malā kā {file}.',
    next: 'Atvērtais atkal tiek saglabāts; pakotnes var iegūt no jauna.'
  },
  'store-restored': {
    what: 'Izlase, piezīmes, saglabātie meklējumi, veidnes un izveidoto lapu saraksts bija bojāti un atjaunoti no {date} kopijas.',
    who: 'Trūkst vēlāk pievienotā vai mainītā; bojātais fails nolikts malā kā {file}.',
    next: 'Pārskatiet, kas kopš tā laika mainīts.'
  },
  'store-lost': {
    what: 'Izlase, piezīmes, saglabātie meklējumi, veidnes un izveidoto lapu saraksts bija bojāti, un kopijas nebija.',
    who: 'Bojātais fails nolikts malā kā {file}.',
    next: 'Saglabājiet šo failu: datubāzu pratējs to, iespējams, vēl var nolasīt.'
  },
  'store-newer': {
    what: 'Fails {file} ir no jaunākas Dynodesk versijas.',
    who: 'Šeit to var lasīt, bet nekas netiek pievienots.',
    next: 'Uzstādiet jaunāko versiju arī šajā datorā.'
  },
  'store-not-migrated': {
    what: 'Failu {file} nevarēja pielāgot šai versijai.',
    who: 'Tā saturu var lasīt kā līdz šim, bet nekas netiek pievienots. Nekas nav zudis.',
    next: 'Atbrīvojiet vietu diskā un palaidiet vēlreiz; ja tas atkārtojas, iemesls ir žurnālā.'
  },
  'events-lost': {
    what: 'Saglabātos notikumus nevarēja nolasīt; notikumu saraksts ir sākts no jauna.',
    who: 'Katalogu, izlasi un iestatījumus tas neskar; vecais fails nolikts malā kā {file}.',
    next: 'Nekas nav jādara. Dzēšot visus notikumus, tiek dzēsts arī šis fails.'
  },
  'events-session': {
    what: 'Notikumi glabājas līdz Dynodesk beigām.',
    who: 'Šajā sistēmā nav atslēgu glabātuves, un nešifrēti notikumi netiek glabāti.',
    next: 'Iestatiet atslēgu glabātuvi vai atļaujiet to sadaļā „Iestatījumi”, „Notikumi”.'
  },
  'events-locked': {
    what: 'Saglabātos notikumus pašlaik nevar parādīt.',
    who: 'Sistēmas atslēgu glabātuve nedod to atslēgu; jauni notikumi pagaidām netiek pieņemti, un sūtītājiem lūdz mēģināt vēlreiz.',
    next: 'Atbloķējiet atslēgu glabātuvi un palaidiet Dynodesk vēlreiz.'
  },
  'events-open': {
    what: 'Notikumi tiek glabāti bez aizsardzības.',
    who: 'Šajā sistēmā nav atslēgu glabātuves; izvēlēts tos tomēr glabāt, vai tie tā bija saglabāti jau iepriekš.',
    next: 'To var mainīt sadaļā „Iestatījumi”, „Notikumi”.'
  },
  'pack-file': {
    what: 'Šo pakotnes failu nevar izmantot.',
    who: 'Parole ir nepareiza, fails bojāts, vai šis dators tādus failus nedrīkst izmantot.',
    next: 'Pārbaudiet paroli vai lūdziet failu izveidot no jauna.',
    because: {
      'wrong-passphrase': {
        what: 'Ar šo paroli pakotnes failu nevar atvērt.',
        who: 'Fails ir vesels; tas saglabāts ar citu paroli. Svarīgi ir lielie burti, atstarpes un tastatūras izkārtojums.',
        next: 'Ievadiet to vēlreiz vai jautājiet tam, kas failu saglabāja.'
      },
      'cut-short': {
        what: 'Šis pakotnes fails ir nepilns: trūkst beigu.',
        who: 'Droši vien tas nav nokopēts līdz galam, vai zibatmiņa izņemta par agru. Dators, kas to veidoja, nav vainīgs.',
        next: 'Kopējiet failu vēlreiz; nekas no tā netika nolasīts.'
      },
      signature: {
        what: 'Šis pakotnes fails pēc parakstīšanas ir mainīts.',
        who: 'Tā notiek ar bojātu zibatmiņu vai lejupielādi, un arī tad, ja kāds to maina tīši.',
        next: 'Kopējiet to vēlreiz no sākotnējās vietas. Ja tas atkārtojas, neizmantojiet to.'
      },
      damaged: {
        what: 'Pakotnes faila saturam nav jēgas.',
        who: 'Tas ir tāds, kā izveidots, tātad cēlonis ir dators, kas to veidoja.',
        next: 'Lūdziet to tur saglabāt no jauna.'
      },
      'unknown-version': {
        what: 'Šis pakotnes fails ir no jaunākas Dynodesk versijas.',
        who: 'Fails ir kārtībā; šī datora versija tam ir par vecu.',
        next: 'Uzstādiet šeit jaunāko versiju un nolasiet vēlreiz.'
      },
      'not-a-pack': {
        what: 'Tas nav pakotnes fails.',
        who: 'Izvēlēts cits fails, vai kaut kas tam piešķīris šo nosaukumu.',
        next: 'Izvēlieties failu, kas saglabāts sadaļā „Pārnest uz citu datoru”.'
      },
      'other-service': {
        what: 'Šis pakotnes fails ir no cita servera, nevis tā, ar kuru savienots šis dators.',
        who: 'Tur tie paši numuri nozīmē citus transportlīdzekļus, un sajaucot rādītos nepareizi skaitļi.',
        next: 'Savienojiet šo datoru ar to serveri vai lūdziet failu izveidot datorā ar šo serveri.'
      },
      'too-large': {
        what: 'Šis pakotnes fails ir lielāks, nekā programma lasa vai raksta.',
        who: 'Vienā failā ielikts par daudz.',
        next: 'Saglabājiet to vairākās daļās.'
      },
      unreadable: {
        what: 'Failu nevarēja nolasīt.',
        who: 'Tā vairs nav, zibatmiņa ir izņemta, vai šis lietotājs to nedrīkst lasīt.',
        next: 'Pārbaudiet zibatmiņu un izvēlieties failu vēlreiz.'
      },
      unwritable: {
        what: 'Failu nevarēja ierakstīt.',
        who: 'Disks vai zibatmiņa ir pilna vai aizsargāta pret rakstīšanu.',
        next: 'Izvēlieties citu vietu; agrākais fails nav mainīts.'
      },
      forbidden: {
        what: 'Pakotņu faili šajā datorā ir izslēgti.',
        who: 'Noteikums ir iestatījumos vai to noteicis administrators.',
        next: 'Jautājiet administratoram.'
      },
      'no-export': {
        what: 'Kataloga saglabāšana failos šajā datorā ir izslēgta.',
        who: 'Noteikums ir iestatījumos vai to noteicis administrators.',
        next: 'Jautājiet administratoram.'
      },
      empty: {
        what: 'No šī saraksta šajā datorā vēl nekā nav.',
        who: 'Failā nonāk tikai tas, kas šeit atvērts vai iegūts.',
        next: 'Vispirms saglabājiet bezsaistei, tad saglabājiet failu.'
      },
      future: {
        what: 'Pēc faila datiem tas rakstīts vēlāk nekā tagad.',
        who: 'Nekas netika nolasīts.',
        next: 'Pārbaudiet pulksteni šajā datorā un tajā, kas failu rakstīja.'
      },
      'unknown-signer': {
        what: 'Neviens pie šī datora nav apstiprinājis, ka šī faila parakstītājam var uzticēties.',
        who: 'Nekas netika nolasīts.',
        next: 'Salīdziniet parakstu ar otra datora parakstu un apstipriniet.'
      },
      changed: {
        what: 'Fails vairs nav tas, kas tika rādīts.',
        who: 'Tā vietā pa to laiku nolikts cits. Nekas netika nolasīts.',
        next: 'Izvēlieties failu vēlreiz.'
      }
    }
  },
  'clock-wrong': {
    what: 'Šī datora un servera pulksteņi atšķiras par {by}.',
    who: 'Atlikušās dienas, datu vecums un laiks, kad vaicājumi atkal pieejami, var būt nepareizi.',
    next: 'Iestatiet pareizu šī datora datumu, laiku un laika joslu; paziņojums pazudīs pats.',
    because: {
      ahead: { what: 'Šī datora pulkstenis ir {by} priekšā servera pulkstenim.' },
      behind: { what: 'Šī datora pulkstenis ir {by} aiz servera pulksteņa.' }
    }
  },
  'pack-too-large': {
    what: 'Šai pakotnei vajag vairāk vaicājumu, nekā šeit atļauts.',
    who: 'Vienas pakotnes robeža vaicājumos: {most}.',
    next: 'Izvēlieties mazāk vai jautājiet tam, kas iestatījumos drīkst mainīt „Lielākā pakotne”.'
  },
  'compare-full': {
    what: 'Salīdzinājumā ietilpst {most} dzinēji.',
    who: 'Vairāk kolonnu būtu par šauru, lai lasītu.',
    next: 'Vispirms izņemiet kādu no salīdzinājuma.'
  },
  'export-off': {
    what: 'Kataloga saglabāšana un kopēšana šeit ir izslēgta.',
    who: 'Vai tas drīkst atstāt šo datoru, nosaka līgums ar pakalpojuma sniedzēju.',
    next: 'Jautājiet administratoram.'
  },
  link: {
    what: 'Šī saite šeit nekur neved.',
    who: 'Tā atvērta no ārpuses, un šī programma tādas neveido.',
    next: 'Noskaidrojiet pie sūtītāja dzinēja nosaukumu un meklējiet to.',
    because: {
      'other-service': {
        what: 'Šī saite veidota citam serverim ({theirs}).',
        who: 'Tās numuri serverī {ours} nozīmē citus transportlīdzekļus, tāpēc tā nav atvērta.',
        next: 'Meklējiet transportlīdzekli pēc nosaukuma.'
      },
      'not-connected': {
        what: 'Tika atvērta saite, bet šis dators nav savienots ar serveri.',
        who: '',
        next: 'Savienojiet vai atveriet demonstrācijas katalogu un atveriet saiti vēlreiz.'
      }
    }
  },
  'save-failed': {
    what: 'Failu nevarēja saglabāt.',
    who: '',
    next: 'Izvēlieties citu mapi un saglabājiet vēlreiz.',
    because: {
      denied: { who: '{file} tur nedrīkst rakstīt.', next: 'Izvēlieties citu mapi un saglabājiet vēlreiz.' },
      full: { who: 'Disks ir pilns.', next: 'Atbrīvojiet vietu vai izvēlieties citu disku un saglabājiet vēlreiz.' },
      busy: {
        who: '{file} ir atvērts citā programmā.',
        next: 'Aizveriet to tur vai izvēlieties citu nosaukumu un saglabājiet vēlreiz.'
      },
      gone: { who: 'Šīs mapes vairs nav.', next: 'Izvēlieties citu mapi un saglabājiet vēlreiz.' },
      clipboard: { what: 'Starpliktuve to nepieņēma.', next: 'Mēģiniet vēlreiz vai saglabājiet failā.' }
    }
  },
  sheet: {
    what: 'Datu lapu nevarēja izveidot.',
    who: '',
    next: 'Mēģiniet vēlreiz.',
    because: {
      'draft-gone': {
        what: 'Ekrānā redzamā lapa vairs netiek glabāta.',
        next: 'Mainiet jebkuru izvēli vai atveriet lapu vēlreiz.'
      },
      blocked: {
        what: 'Pārbaudes rezultāts šo lapu aptur.',
        next: 'Vispirms novērsiet to, ko nosauc saraksts „Pirms drukāšanas”.'
      },
      overflow: { what: 'Lapas saturs neietilpst vienā lappusē.', next: 'Izlaidiet kādu daļu vai saīsiniet tekstu.' },
      paper: { what: 'PDF nevarēja izveidot.', next: 'Mēģiniet vēlreiz; iemesls ir žurnālā.' },
      'unknown-number': {
        what: 'Šajā datorā lapa ar šādu numuru nav veidota.',
        who: 'Numurs var būt kļūdains vai no cita datora.',
        next: 'Pārbaudiet numuru uz papīra.'
      },
      unreadable: {
        what: 'Šo lapu nevar nolasīt.',
        who: 'Tā veidota jaunākā versijā, vai tās fails ir bojāts.',
        next: 'Uzstādiet jaunāko versiju vai izmantojiet izdrukāto lapu.'
      },
      unproven: {
        what: '{printer} nav pārbaudīts ar testa lapu.',
        next: 'Drukājiet caur sistēmas dialogu vai pārbaudiet to sadaļā „Printeri”.'
      },
      'no-printer': { what: '{printer} nav pieejams.', next: 'Ieslēdziet to vai izvēlieties citu printeri.' },
      printer: {
        what: 'Printeris lapu nepieņēma.',
        next: 'Pārbaudiet printeri vai saglabājiet PDF un drukājiet no tā.'
      },
      busy: { what: 'Lapas jau tiek veidotas.', next: 'Pagaidiet vai apturiet to.' },
      'figures-changed': {
        what: 'Katalogā ir mainījušies jau izdrukātie {title} dati.',
        who: 'Lapas: {numbers}.',
        next: 'Atveriet lapu sadaļā “Datu lapas”, lai redzētu, kas mainījies, un vajadzības gadījumā izveidojiet klientam jaunu.'
      },
      'no-template': { what: 'Šīs veidnes vairs nav.', next: 'Izvēlieties citu.' },
      'not-held': {
        what: 'Šī dzinēja datu nav šajā datorā.',
        next: 'Atveriet dzinēju vienreiz; katra atbilde ir viens vaicājums.'
      },
      'built-in': { what: 'Iebūvētu veidni nevar mainīt.', next: 'Nokopējiet to un mainiet kopiju.' },
      'too-many': { what: 'Veidņu ir pārāk daudz.', next: 'Dzēsiet kādu, ko vairs neizmanto.' },
      'template-size': { what: 'Fails veidnei ir par lielu.', next: 'Izvēlieties citu failu.' },
      template: {
        what: 'Šo veidni nevar izmantot: {field}.',
        next: 'Izlabojiet to izveides vietā un importējiet vēlreiz.'
      },
      logo: {
        what: 'Šis attēls nevar būt logotips.',
        who: 'Tam jābūt PNG, JPEG, WebP vai SVG, ne lielākam par 1 MB.',
        next: 'Izvēlieties citu attēlu.'
      },
      'logo-harmful': {
        what: 'Šis attēls nevar būt logotips.',
        who: 'Tajā ir vairāk nekā 40 miljoni pikseļu, vai arī tas ir SVG, kas lielāks par 512 KB vai satur šeit neatļautas daļas: kopijas, rakstus, filtrus vai skriptus.',
        next: 'Saglabājiet to kā mazāku PNG un izvēlieties to.'
      },
      rules: {
        what: 'Šos noteikumus nevar saglabāt.',
        who: 'Kāds kods, valsts vai brīdinājums tajos nav derīgs.',
        next: 'Izlabojiet un saglabājiet vēlreiz.'
      }
    }
  },
  'demo-failed': {
    what: 'Demonstrācijas katalogu nevarēja palaist.',
    who: 'Vietējos savienojumus var aizliegt cita programma.',
    next: 'Mēģiniet vēlreiz; iemesls ir žurnālā.'
  },
  internal: {
    what: 'Programmā notika kļūda.',
    who: 'Tā ir programmas kļūda, nevis jūsu.',
    next: 'Sīkāk ir žurnālā; lūdzu, ziņojiet par to.'
  }
} satisfies PartOf<typeof en>
