import type { PartOf } from '../part-of'
import type en from '../en/failures'

/**
 * What happened, whose doing it is (where that helps), what to do next. One entry per code of `FAILURE_CODES`;
 * `because` has other words for the cases that `params.reason` tells apart.
 */
export default {
  'the-host': 'tjenesten',
  'retry-at': 'Et nytt forsøk har noe for seg fra {time}.',
  'resume-at': 'Kallene fortsetter ≈ {time}',
  'resume-in': '(om {left}).',
  'resume-now': 'Kallene kan fortsette nå.',
  'service-said': 'Tjenesten sa: {words}',
  'not-connected': {
    what: 'Ikke tilkoblet ennå.',
    who: '',
    next: 'Skriv inn basisadressen og nøkkelen, eller åpne demokatalogen.'
  },
  'bad-address': {
    what: 'Denne basisadressen kan ikke brukes.',
    who: 'Den må begynne med https:// og ikke ha spørsmålstegn eller brukernavn; http:// er tillatt kun for denne maskinen.',
    next: 'Sjekk adressen i abonnementspapirene.',
    because: {
      'set-up': {
        what: 'Oppsettsfilen {file} har en basisadresse som ikke kan brukes.',
        next: 'Rett adressen i filen og start på nytt, eller skriv den inn her.'
      },
      'other-service': {
        who: 'Den hører til en annen tjeneste enn nøkkelen som ligger her.',
        next: 'Legg også nøkkelen til den tjenesten i oppsettsfilen.'
      }
    }
  },
  'bad-key': {
    what: 'Tjenesten kjenner ikke denne nøkkelen.',
    who: 'Nøkkelen mangler eller er feil; det gjelder ikke abonnementet.',
    next: 'Skriv inn nøkkelen på nytt, eller be leverandøren om en ny.'
  },
  unauthorised: {
    what: 'Nøkkelen er i orden, men har ikke lov til å lese dette.',
    who: 'Et abonnement eller en tillatelse mangler. Nøkkelen er beholdt.',
    next: 'Sjekk abonnementet hos leverandøren, og sjekk så igjen her.'
  },
  'inactive-subscription': {
    what: 'Abonnementet er ikke aktivt.',
    who: 'Nøkkelen er i orden og er beholdt.',
    next: 'Forny abonnementet hos leverandøren, og sjekk så igjen her.',
    because: {
      readable: { who: 'Nøkkelen er i orden og er beholdt; det som er på PC-en, kan fortsatt leses.' },
      withheld: {
        who: 'Nøkkelen er i orden og er beholdt; etter verkstedets regler vises ingenting lagret før abonnementet er aktivt igjen.'
      }
    }
  },
  'subscription-ends': {
    what: 'Abonnementet utløper {day}: {left}.',
    who: '',
    next: 'Forny det hos leverandøren for å beholde tilgangen til katalogen.'
  },
  'bad-request': {
    what: 'Tjenesten avviste formen på denne forespørselen.',
    who: 'Dette er en feil i programmet, ikke din.',
    next: 'Loggen har adressen det ble spurt om; meld gjerne fra.'
  },
  'not-found': {
    what: 'Tjenesten fører ikke dette lenger, eller har ingen data om det.',
    who: '',
    next: 'Gå tilbake og velg fra listen, eller oppdater listen.'
  },
  limit: {
    what: 'Timens kall er brukt opp.',
    who: 'Grensen gjelder nøkkelen og deles av alle som bruker den.',
    next: 'Det som alt er her, kan fortsatt leses.'
  },
  'server-error': {
    what: 'Tjenesten hadde en feil.',
    who: 'Verken nøkkelen eller denne maskinen er årsaken.',
    next: 'Prøv igjen senere.'
  },
  offline: {
    what: 'Ingen kontakt med tjenesten.',
    who: 'Nettet på denne maskinen, eller veien til tjenesten, er brutt.',
    next: 'Sjekk nettet og prøv igjen. Det som alt er her, kan fortsatt leses.'
  },
  timeout: {
    what: 'Ikke svar i tide.',
    who: 'Nettet er tregt, eller tjenesten er opptatt.',
    next: 'Prøv igjen, eller gi mer tid i innstillingene.'
  },
  insecure: {
    what: 'Sertifikatet til tjenesten ble avvist.',
    who: 'Noen kan lytte underveis, eller datoen på denne maskinen er feil. Ingenting ble sendt.',
    next: 'Sjekk dato og nett, og spør så administratoren.'
  },
  'proxy-login': {
    what: 'Proxyen krever innlogging.',
    who: 'Dette nettet når internett gjennom en proxy som vil ha brukernavn og passord. Ingenting ble sendt til tjenesten.',
    next: 'Prøv igjen og skriv dem inn, eller spør den som tar seg av nettet.'
  },
  'not-the-service': {
    what: 'Noe svarte, men ikke tjenesten.',
    who: 'Ofte er det påloggingssiden til et nettverk, en proxy eller en annen basisadresse.',
    next: 'Logg på nettverket eller sjekk basisadressen, og prøv igjen.',
    because: {
      'other-record': {
        what: 'Tjenesten svarte med en annen post enn den det ble spurt om.',
        who: 'Tallene ville gjelde noe annet, derfor vises de ikke.',
        next: 'Prøv igjen; gjentar det seg, meld fra til leverandøren.'
      }
    }
  },
  redirected: {
    what: 'Tjenesten viser til en annen adresse.',
    who: 'Nøkkelen sendes ikke dit.',
    next: 'Spør leverandøren om riktig basisadresse, og skriv den inn.'
  },
  'too-large': {
    what: 'Svaret er større enn tillatt.',
    who: 'Størrelsesgrensen er en innstilling.',
    next: 'Øk grensen i innstillingene og prøv igjen.',
    because: {
      rows: {
        who: 'Listen har {rows} oppføringer; mer enn {most} leses ikke.',
        next: 'Begrens søket, eller meld fra til leverandøren.'
      },
      effort: {
        who: 'Lesingen tok mer tid eller minne enn denne maskinen gir den.',
        next: 'Prøv igjen, eller meld fra til leverandøren.'
      }
    }
  },
  cancelled: {
    what: 'Stoppet før det ble spurt.',
    who: '',
    next: 'Ingen kall er brukt. Prøv igjen når det trengs.'
  },
  paused: {
    what: 'Bakgrunnskall er satt på pause.',
    who: 'Tjenesten avviste et tidligere kall.',
    next: 'Trykk «Prøv igjen» for å spørre nå.'
  },
  withheld: {
    what: 'Dette er på PC-en, men kan ikke vises.',
    who: 'En regel for oppbevaring av katalogen forbyr det; favoritter og notater berøres ikke.',
    next: 'Spør administratoren om regelen.',
    because: {
      age: {
        what: 'Dette er oppbevart lenger enn tillatt ({days} dag), derfor vises det ikke. | Dette er oppbevart lenger enn tillatt ({days} dager), derfor vises det ikke.',
        next: 'Det kommer tilbake når tjenesten kan spørres: sjekk tilkoblingen og prøv igjen.'
      },
      ended: {
        what: 'Abonnementet er utløpt, og uten det kan ingenting lagret vises.',
        who: 'Det sier en regel for oppbevaring av katalogen. Ingenting er slettet; favoritter og notater blir.',
        next: 'Forny abonnementet hos leverandøren, og sjekk så igjen.'
      }
    }
  },
  'too-short': {
    what: 'Søketeksten er for kort.',
    who: 'Tjenesten krever minst {least} tegn.',
    next: 'Skriv litt mer.'
  },
  'invalid-input': {
    what: 'Vinduet spurte i en form som ikke er tillatt.',
    who: 'Dette er en feil i programmet, ikke din.',
    next: 'Loggen har detaljene; meld gjerne fra.'
  },
  'setting-invalid': {
    what: 'Denne verdien kan ikke settes for {key}.',
    who: '',
    next: 'Velg en annen verdi.',
    because: {
      unknown: { who: 'Denne versjonen har ingen slik innstilling.' },
      boolean: { who: 'Må være true eller false.' },
      number: { who: 'Må være et tall.' },
      whole: { who: 'Må være et heltall.' },
      between: { who: 'Må være mellom {min} og {max}.' },
      choice: { who: 'Må være et av disse: {choices}.' },
      text: { who: 'Må være tekst.' },
      length: { who: 'Høyst {max} tegn.' },
      list: { who: 'Høyst {max} ord, ingen av dem tomme eller lengre enn 200 tegn.' },
      words: { who: 'Hvert ord må være et av disse: {choices}.' },
      time: { who: 'Må være et klokkeslett fra 00:00 til 23:59.' },
      'listen-host': { who: 'Må være en adresse i tall, for eksempel 127.0.0.1.' },
      'listen-path': { who: 'Må begynne med / og bare ha bokstaver, sifre og - _ . ~ /.' },
      'header-name': { who: 'Må være navnet på et hode.' },
      'header-prefix': { who: 'Må være synlige ASCII-tegn.' },
      scheme: { who: 'Må begynne med {schemes}.' },
      credentials: { who: 'Må ikke ha navn eller passord i seg; de har egne plasser.' },
      topic: { who: 'Må være et emne, med + for ett nivå og # til slutt for alle.' },
      'poll-path': { who: 'Må være en av lesestiene for prosjekter og saker.' },
      'poll-item': { who: 'Må slutte på {ending}.' },
      folder: { who: 'Må være hele banen til en mappe.' },
      place: { who: 'Må være en plass, for eksempel /kind.' },
      chosen: { who: 'Velges i en dialog fra systemet og kan ikke skrives inn.' },
      declined: { who: 'Du valgte Avbryt: ingenting ble endret.' }
    }
  },
  'setting-managed': {
    what: '{key} er låst av administratoren.',
    who: '',
    next: 'Be administratoren endre det.'
  },
  'file-invalid': {
    what: 'Filen {file} kunne ikke brukes.',
    who: '',
    next: 'Den ble liggende: rett den og start på nytt.',
    because: {
      missing: { who: 'Den finnes ikke.' },
      unreadable: { who: 'Den kan ikke leses.' },
      'too-large': { who: 'Den er for stor.' },
      'too-deep': { who: 'Den er nøstet for dypt.' },
      'not-json': { who: 'Den er ikke JSON.' },
      'not-an-object': { who: 'Den må være ett JSON-objekt.' },
      empty: { who: 'Det er ingenting i den.' },
      'unknown-entry': { who: 'Den har noe annet enn {known}.' },
      'not-text': { who: 'Oppføringen {entry} er ikke tekst.' },
      'bad-key': { who: 'Oppføringen {entry} har tegn som ingen nøkkel kan ha.' },
      'no-event': { who: 'Linje {line} er ingen hendelse.', next: 'Rett den og velg filen på nytt.' },
      'long-line': {
        who: 'Linje {line} er lengre enn en hendelse kan være.',
        next: 'Velg en fil med mindre hendelser, eller øk grensen i innstillingene.'
      }
    }
  },
  'no-keystore': {
    what: 'Nøkkelen beholdes bare for denne økten.',
    who: 'Systemet har ikke noe trygt sted for den.',
    next: 'Sett opp systemets nøkkellager, eller skriv inn nøkkelen på nytt etter neste start.',
    because: {
      'set-up': { next: 'Sett opp systemets nøkkellager og start på nytt; filen {file} ble liggende.' },
      unprotected: {
        what: 'Nøkkelen ligger på denne datamaskinen uten beskyttelse.',
        who: 'Dette systemet har ikke noe nøkkellager som beskytter den: Den som kan lese filene dine, kan lese nøkkelen. Den virker fortsatt, og ingenting er slettet.',
        next: 'Sett opp systemets nøkkellager: Da beskytter Dynodesk nøkkelen ved neste start. Eller glem nøkkelen under Innstillinger, Tilkobling, og skriv den inn etter hver start.'
      }
    }
  },
  'store-failed': {
    what: 'En fil på denne PC-en kunne ikke skrives eller leses.',
    who: 'Disken kan være full eller mappen beskyttet.',
    next: 'Sjekk plass og tillatelser; loggen har filen.',
    because: {
      'settings-damaged': {
        what: 'Innstillingsfilen var skadet; standardverdiene brukes.',
        who: 'Den er lagt til side som {aside}.',
        next: 'Sett på nytt det som skal avvike; ikke noe annet er berørt.'
      },
      'settings-unreadable': {
        what: 'Innstillingsfilen kunne ikke leses; standardverdiene brukes.',
        who: 'Den røres ikke, så ingen innstilling kan endres i denne økten.',
        next: 'Sjekk tillatelsene til {file} og start på nytt.'
      },
      'settings-unwritten': {
        what: 'En innstilling kunne ikke lagres; den er som før.',
        who: 'Disken kan være full, eller {file} skrivebeskyttet.',
        next: 'Frigjør plass eller kontroller tillatelsene, og endre den igjen.'
      },
      'set-up-stays': {
        what: 'Oppsettsfilen {file} kunne ikke tas i bruk.',
        who: 'Innholdet kunne ikke lagres; disken kan være full eller mappen beskyttet.',
        next: 'Den ble liggende: sjekk plass og tillatelser og start på nytt.'
      },
      'set-up-not-deleted': {
        what: 'Oppsettsfilen {file} er brukt, men kunne ikke slettes.',
        who: 'Det hemmelige i den ligger der ukryptert.',
        next: 'Slett den.'
      },
      'file-read-only': {
        what: 'Filen {file} kan leses, men ikke skrives.',
        who: 'Ingenting kan legges til eller endres i den: tillatelsene eller disken hindrer det.',
        next: 'Kontroller tillatelsene til filen og mappen, og start på nytt.'
      },
      'file-unopened': {
        what: 'Filen {file} kan verken åpnes eller erstattes.',
        who: 'Mappen eller disken hindrer det; innholdet vises ikke, og ingenting lagres i den.',
        next: 'Kontroller mappen, tillatelsene og disken, og start på nytt.'
      },
      'events-unreadable': {
        what: 'Noen lagrede hendelser kan ikke leses.',
        who: 'Radene deres i {file} er skadet eller endret. De vises uten innhold; alle andre er som før.',
        next: 'Ingenting må gjøres: de forsvinner når gamle hendelser slettes.'
      }
    }
  },
  'store-rebuilt': {
    what: 'Katalogen på denne PC-en var skadet og er begynt på nytt.',
    who: 'Favoritter, notater og innstillinger er ikke berørt; den skadede filen er lagt til side som {file}.',
    next: 'Det som åpnes, lagres igjen; pakker kan hentes på nytt.'
  },
  'store-restored': {
    what: 'Favoritter, notater, lagrede søk, maler og listen over lagde ark var skadet og er gjenopprettet fra kopien fra {date}.',
    who: 'Det som ble lagt til eller endret etterpå, mangler; den skadede filen er lagt til side som {file}.',
    next: 'Se gjennom det som er endret siden.'
  },
  'store-lost': {
    what: 'Favoritter, notater, lagrede søk, maler og listen over lagde ark var skadet, og det fantes ingen kopi.',
    who: 'Den skadede filen er lagt til side som {file}.',
    next: 'Ta vare på filen: den kan fortsatt leses av noen som kan databaser.'
  },
  'store-newer': {
    what: 'Filen {file} er fra en nyere versjon av Dynodesk.',
    who: 'Den kan leses her, men ingenting legges til.',
    next: 'Installer den nyere versjonen på denne PC-en også.'
  },
  'store-not-migrated': {
    what: 'Filen {file} kunne ikke oppdateres for denne versjonen.',
    who: 'Innholdet kan leses som før, men ingenting legges til. Ingenting er tapt.',
    next: 'Frigjør plass på disken og start på nytt; hvis det ikke hjelper, står årsaken i loggen.'
  },
  'events-lost': {
    what: 'Lagrede hendelser kunne ikke leses; hendelsesstrømmen er startet på nytt.',
    who: 'Katalog, favoritter og innstillinger er ikke berørt; den gamle filen er lagt til side som {file}.',
    next: 'Ingenting må gjøres. Å slette alle hendelser sletter også den filen.'
  },
  'events-session': {
    what: 'Hendelser varer til Dynodesk avsluttes.',
    who: 'Dette systemet har ikke noe nøkkellager, og hendelser lagres ikke ukryptert.',
    next: 'Sett opp et nøkkellager, eller tillat det under Innstillinger, Hendelser.'
  },
  'events-locked': {
    what: 'Lagrede hendelser kan ikke vises for øyeblikket.',
    who: 'Nøkkellageret i systemet gir ikke ut nøkkelen; nye hendelser tas ikke imot så lenge, og avsenderne blir bedt om å prøve igjen.',
    next: 'Lås opp nøkkellageret og start Dynodesk igjen.'
  },
  'events-open': {
    what: 'Hendelser lagres uten beskyttelse.',
    who: 'Dette systemet har ikke noe nøkkellager; det er valgt å lagre dem likevel, eller de var lagret slik fra før.',
    next: 'Endre det under Innstillinger, Hendelser.'
  },
  'pack-file': {
    what: 'Denne pakkefilen kan ikke brukes.',
    who: 'Passfrasen er feil, filen er skadet, eller denne PC-en kan ikke bruke slike filer.',
    next: 'Sjekk passfrasen, eller få filen laget på nytt.',
    because: {
      'wrong-passphrase': {
        what: 'Passfrasen åpner ikke denne pakkefilen.',
        who: 'Filen er hel; den er lagret med en annen passfrase. Store bokstaver, mellomrom og tastaturoppsett teller.',
        next: 'Skriv den på nytt, eller spør den som lagret filen.'
      },
      'cut-short': {
        what: 'Denne pakkefilen er avkuttet: slutten mangler.',
        who: 'Den er trolig ikke kopiert til slutt, eller minnepinnen ble tatt ut for tidlig. PC-en som laget den, er ikke årsaken.',
        next: 'Kopier filen på nytt; ingenting ble lest fra den.'
      },
      signature: {
        what: 'Denne pakkefilen er endret etter at den ble signert.',
        who: 'En dårlig minnepinne eller nedlasting gjør det, og det gjør også noen som endrer den med vilje.',
        next: 'Kopier den på nytt fra der den ble lagret. Hjelper det ikke, la den være.'
      },
      damaged: {
        what: 'Innholdet i denne pakkefilen gir ingen mening.',
        who: 'Den kom slik den ble laget, så årsaken ligger på PC-en som laget den.',
        next: 'Få den lagret på nytt der.'
      },
      'unknown-version': {
        what: 'Denne pakkefilen er fra en nyere versjon av Dynodesk.',
        who: 'Filen er i orden; versjonen på denne PC-en er for gammel for den.',
        next: 'Installer den nyere versjonen her, og les filen på nytt.'
      },
      'not-a-pack': {
        what: 'Dette er ikke en pakkefil.',
        who: 'En annen fil ble valgt, eller noe ga den det navnet.',
        next: 'Velg en fil som er lagret under «Flytt til en annen PC».'
      },
      'other-service': {
        what: 'Denne pakkefilen hører til en annen tjeneste enn den PC-en er koblet til.',
        who: 'De samme numrene betyr andre kjøretøy der, så en blanding ville gi feil tall.',
        next: 'Koble PC-en til den tjenesten, eller få filen laget på en PC med denne.'
      },
      'too-large': {
        what: 'Denne pakkefilen er større enn en PC leser eller skriver.',
        who: 'For mye ble lagt i én fil.',
        next: 'Lagre det i flere deler.'
      },
      unreadable: {
        what: 'Filen kunne ikke leses.',
        who: 'Den er borte, minnepinnen er tatt ut, eller leserettighet mangler.',
        next: 'Sjekk minnepinnen og velg filen på nytt.'
      },
      unwritable: {
        what: 'Filen kunne ikke skrives.',
        who: 'Disken eller minnepinnen er full eller skrivebeskyttet.',
        next: 'Velg et annet sted; en fil som var der fra før, er uendret.'
      },
      forbidden: {
        what: 'Pakkefiler er slått av på denne PC-en.',
        who: 'Regelen står i innstillingene eller er satt av administratoren.',
        next: 'Spør administratoren.'
      },
      'no-export': {
        what: 'Lagring av katalogen til filer er slått av på denne PC-en.',
        who: 'Regelen står i innstillingene eller er satt av administratoren.',
        next: 'Spør administratoren.'
      },
      empty: {
        what: 'Ingenting fra denne listen er på PC-en ennå.',
        who: 'En fil tar bare med det som er åpnet eller hentet her.',
        next: 'Last det ned først, og lagre så filen.'
      },
      future: {
        what: 'Filen sier at den ble skrevet senere enn nå.',
        who: 'Ingenting ble lest.',
        next: 'Sjekk klokken på denne PC-en og på den som skrev filen.'
      },
      'unknown-signer': {
        what: 'Ingen ved denne PC-en har sagt at den som signerte filen, er til å stole på.',
        who: 'Ingenting ble lest.',
        next: 'Sammenlign tegnet med det på den andre PC-en, og si ja.'
      },
      changed: {
        what: 'Filen er ikke den som ble vist.',
        who: 'Noe annet er lagt i stedet i mellomtiden. Ingenting ble lest.',
        next: 'Velg filen på nytt.'
      }
    }
  },
  'clock-wrong': {
    what: 'Klokken på denne maskinen og tjenestens avviker med {by}.',
    who: 'Gjenstående dager, alder og tidspunkt for nye kall kan være feil.',
    next: 'Rett dato, klokkeslett og tidssone på denne maskinen der de er feil; da forsvinner dette av seg selv.',
    because: {
      ahead: { what: 'Klokken på denne maskinen er {by} foran tjenestens.' },
      behind: { what: 'Klokken på denne maskinen er {by} bak tjenestens.' }
    }
  },
  'pack-too-large': {
    what: 'Denne pakken trenger flere kall enn det som er tillatt her.',
    who: 'Grense for én pakke, i kall: {most}.',
    next: 'Velg mindre, eller spør den som kan endre «Største pakke» i innstillingene.'
  },
  'compare-full': {
    what: 'Sammenligningen rommer {most} motorer.',
    who: 'Flere kolonner ville bli for smale til å lese.',
    next: 'Ta én ut av sammenligningen først.'
  },
  'export-off': {
    what: 'Lagring og kopiering av katalogen er slått av her.',
    who: 'Om den kan forlate denne PC-en, avgjøres av avtalen med leverandøren.',
    next: 'Spør administratoren.'
  },
  link: {
    what: 'Denne lenken fører ingen steder her.',
    who: 'Den ble åpnet utenfra og er ikke av dem programmet lager.',
    next: 'Spør avsenderen om navnet på motoren, og søk etter den.',
    because: {
      'other-service': {
        what: 'Denne lenken er laget ved en annen tjeneste ({theirs}).',
        who: 'Numrene betyr andre kjøretøy hos {ours}, derfor ble den ikke åpnet.',
        next: 'Søk etter kjøretøyet med navnet.'
      },
      'not-connected': {
        what: 'En lenke ble åpnet, men denne PC-en er ikke koblet til en tjeneste.',
        who: '',
        next: 'Koble til, eller åpne demokatalogen, og åpne lenken igjen.'
      }
    }
  },
  'save-failed': {
    what: 'Filen kunne ikke lagres.',
    who: '',
    next: 'Velg en annen mappe og lagre på nytt.',
    because: {
      denied: { who: '{file} kan ikke skrives der.', next: 'Velg en annen mappe og lagre på nytt.' },
      full: { who: 'Disken er full.', next: 'Frigjør plass eller velg en annen disk, og lagre på nytt.' },
      busy: {
        who: '{file} er åpen i et annet program.',
        next: 'Lukk den der eller velg et annet navn, og lagre på nytt.'
      },
      gone: { who: 'Mappen finnes ikke lenger.', next: 'Velg en annen mappe og lagre på nytt.' },
      clipboard: { what: 'Utklippstavlen tok det ikke imot.', next: 'Prøv igjen, eller lagre til en fil.' }
    }
  },
  sheet: {
    what: 'Databladet kunne ikke lages.',
    who: '',
    next: 'Prøv igjen.',
    because: {
      'draft-gone': {
        what: 'Databladet på skjermen er ikke lenger lagret.',
        next: 'Endre et valg, eller åpne databladet på nytt.'
      },
      blocked: { what: 'Et funn stopper dette databladet.', next: 'Rett først det som står i listen før utskrift.' },
      overflow: { what: 'Databladet får ikke plass på én side.', next: 'Utelat en del eller forkort en tekst.' },
      paper: { what: 'PDF-en kunne ikke lages.', next: 'Prøv igjen; årsaken står i loggen.' },
      'unknown-number': {
        what: 'Ingen datablad med dette nummeret er laget på denne PC-en.',
        who: 'Det kan være feilskrevet eller fra en annen PC.',
        next: 'Sjekk nummeret på papiret.'
      },
      unreadable: {
        what: 'Dette databladet kan ikke leses.',
        who: 'Det er laget av en nyere versjon, eller filen er skadet.',
        next: 'Installer den nyere versjonen, eller bruk det utskrevne.'
      },
      unproven: {
        what: '{printer} er ikke prøvd med en testside.',
        next: 'Skriv ut via systemdialogen, eller prøv den under «Skrivere».'
      },
      'no-printer': { what: '{printer} er ikke der.', next: 'Slå den på, eller velg en annen skriver.' },
      printer: {
        what: 'Skriveren tok ikke imot databladet.',
        next: 'Sjekk skriveren, eller lagre PDF-en og skriv ut derfra.'
      },
      busy: { what: 'Datablad lages allerede.', next: 'Vent på dem, eller stopp dem.' },
      'figures-changed': {
        what: 'Utskrevne tall for {title} er endret i katalogen.',
        who: 'Datablad: {numbers}.',
        next: 'Åpne databladet under «Datablad» for å se hva som er endret, og lag et nytt hvis kunden trenger det.'
      },
      'no-template': { what: 'Denne malen finnes ikke lenger.', next: 'Velg en annen.' },
      'not-held': {
        what: 'Tallene for denne motoren er ikke på PC-en.',
        next: 'Åpne motoren én gang; hvert svar er et kall.'
      },
      'built-in': { what: 'En innebygd mal kan ikke endres.', next: 'Kopier den og endre kopien.' },
      'too-many': { what: 'Det er for mange maler.', next: 'Slett en som ikke brukes lenger.' },
      'template-size': { what: 'Filen er for stor for en mal.', next: 'Velg en annen fil.' },
      template: {
        what: 'Denne malen kan ikke brukes: {field}.',
        next: 'Rett den der den ble laget, og hent den inn på nytt.'
      },
      logo: {
        what: 'Dette bildet kan ikke være logo.',
        who: 'Det må være PNG, JPEG, WebP eller SVG på høyst 1 MB.',
        next: 'Velg et annet bilde.'
      },
      'logo-harmful': {
        what: 'Dette bildet kan ikke være logo.',
        who: 'Det har mer enn 40 millioner piksler, eller det er en SVG på over 512 KB eller med deler som ikke er tillatt her, som kopier, mønstre, filtre eller skript.',
        next: 'Lagre det som en mindre PNG og velg den.'
      },
      rules: {
        what: 'Disse reglene kan ikke lagres.',
        who: 'En kode, et land eller en merknad i dem er ugyldig.',
        next: 'Rett dem og lagre på nytt.'
      }
    }
  },
  'demo-failed': {
    what: 'Demokatalogen kunne ikke startes.',
    who: 'Et annet program kan hindre lokale forbindelser.',
    next: 'Prøv igjen; årsaken står i loggen.'
  },
  internal: {
    what: 'Noe i programmet gikk galt.',
    who: 'Dette er en feil i programmet, ikke din.',
    next: 'Loggen har detaljene; meld gjerne fra.'
  }
} satisfies PartOf<typeof en>
