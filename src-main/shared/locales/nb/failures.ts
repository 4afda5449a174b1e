import type { PartOf } from '../part-of'
import type en from '../en/failures'

/**
 * What happened, whose doing it is (only where that changes what to do), what to do next. One entry per code of
 * `FAILURE_CODES`; `because` has other words for the cases that `params.reason` tells apart.
 */
export default {
  'the-host': 'tjenesten',
  'retry-at': 'Nytt forsøk mulig: {time}.',
  'correct-in': 'Rett den i {file} og start på nytt.',
  'resume-at': 'Tilgjengelig igjen omtrent kl. {time}',
  'resume-in': '(om {left})',
  'resume-now': 'Forespørsler er tilgjengelige igjen.',
  'service-said': 'Melding fra tjenesten: {words}',
  'not-connected': {
    what: 'Du er ikke tilkoblet ennå.',
    next: 'Skriv inn basisadressen og nøkkelen, eller åpne demokatalogen.',
    because: {
      key: {
        what: 'Nøkkelen mangler eller kan ikke leses.',
        next: 'Skriv den inn på nytt.'
      },
      locked: {
        what: 'Systemets nøkkellager frigir ikke nøkkelen.',
        next: 'Lås det opp og sjekk igjen, eller skriv inn nøkkelen på nytt.'
      }
    }
  },
  'bad-address': {
    what: 'Denne basisadressen kan ikke brukes.',
    who: 'Bruk https:// uten «?» og brukernavn, http:// bare på denne PC-en.',
    next: 'Sjekk adressen i abonnementspapirene.',
    because: {
      'set-up': {
        what: 'Basisadressen i {file} kan ikke brukes.',
        next: 'Rett filen og start på nytt, eller skriv inn her.'
      },
      'other-service': {
        who: 'Den lagrede nøkkelen hører til en annen tjeneste.',
        next: 'Legg nøkkelen til denne tjenesten i oppsettsfilen.'
      }
    }
  },
  'bad-key': {
    what: 'Denne nøkkelen godtas ikke.',
    next: 'Sjekk den, eller be leverandøren om en ny.'
  },
  unauthorised: {
    what: 'Abonnementet ditt dekker ikke katalogen.',
    who: 'Nøkkelen er i orden.',
    next: 'Be leverandøren om tilgang, og sjekk så igjen.'
  },
  'inactive-subscription': {
    what: 'Abonnementet ditt er ikke aktivt.',
    who: 'Nøkkelen er i orden.',
    next: 'Forny det hos leverandøren, og sjekk så igjen.',
    because: {
      readable: { who: 'Nøkkelen er i orden, og motorer på denne PC-en kan fortsatt åpnes.' },
      withheld: { who: 'Nøkkelen er i orden. Motorer på denne PC-en er skjult til du fornyer det.' }
    }
  },
  'subscription-ends': {
    what: 'Abonnementet ditt utløper {day}: {left}.',
    next: 'Forny det hos leverandøren for å beholde tilgangen.'
  },
  'bad-request': {
    what: 'Tjenesten avviste denne forespørselen.',
    who: 'Dette er en feil i Dynodesk.',
    next: 'Meld fra, og legg ved loggen.'
  },
  'not-found': {
    what: 'Katalogen har ingen data om dette.',
    next: 'Gå tilbake og oppdater listen.'
  },
  limit: {
    what: 'Alle forespørsler for denne timen er brukt opp.',
    next: 'Motorer på denne PC-en kan fortsatt åpnes.'
  },
  'server-error': {
    what: 'Katalogtjenesten har et problem.',
    who: 'Nøkkelen og PC-en din er i orden.',
    next: 'Prøv igjen senere.'
  },
  offline: {
    what: 'Du er frakoblet.',
    who: 'Motorer på denne PC-en kan fortsatt åpnes.',
    next: 'Sjekk nettverket og prøv igjen.',
    because: {
      connected: {
        what: 'Forbindelsen ble brutt.',
        who: '',
        next: 'Prøv igjen.'
      }
    }
  },
  timeout: {
    what: 'Tjenesten brukte for lang tid på å svare.',
    next: 'Prøv igjen, eller øk tidsgrensen i innstillingene.'
  },
  insecure: {
    what: 'Ingen sikker https-forbindelse til tjenesten.',
    who: 'Forbindelsen kan bli avlyttet, eller datoen på PC-en er feil.',
    next: 'Sjekk adresse, dato og nettverk.'
  },
  'proxy-login': {
    what: 'Proxyen krever pålogging.',
    next: 'Prøv igjen med påloggingen til proxyen, eller be administratoren om den.'
  },
  'not-the-service': {
    what: 'Svaret kommer ikke fra tjenesten.',
    who: 'Ofte er det påloggingssiden til et nettverk, eller en proxy.',
    next: 'Logg på nettverket eller sjekk basisadressen, og prøv igjen.',
    because: {
      path: {
        what: 'Ingen Vehicle Database på denne adressen. Sjekk stien.',
        who: '',
        next: 'Sjekk adressen i abonnementspapirene.'
      },
      'sign-in': {
        what: 'Dette nettverket krever pålogging.',
        who: '',
        next: 'Logg på nettverket i nettleseren, og prøv igjen.'
      },
      'other-record': {
        what: 'Tjenesten sendte feil datapost.',
        who: '',
        next: 'Prøv igjen, eller meld fra til leverandøren.'
      }
    }
  },
  redirected: {
    what: 'Tjenesten omdirigerer til en annen adresse.',
    next: 'Spør leverandøren om riktig basisadresse.'
  },
  'too-large': {
    what: 'Svaret er for stort.',
    next: 'Øk størrelsesgrensen i innstillingene og prøv igjen.',
    because: {
      rows: {
        who: 'Listen har {rows} oppføringer; grensen er {most}.',
        next: 'Begrens søket, eller meld fra til leverandøren.'
      },
      effort: {
        who: 'Det tar for mye tid eller minne å lese det.',
        next: 'Prøv igjen, eller meld fra til leverandøren.'
      }
    }
  },
  cancelled: {
    what: 'Avbrutt før forespørselen ble sendt.',
    next: 'Prøv igjen når du trenger det.'
  },
  paused: {
    what: 'Bakgrunnsforespørsler er satt på pause.',
    who: 'Tjenesten avviste en tidligere forespørsel.',
    next: 'Velg «Prøv igjen» for å fortsette.'
  },
  withheld: {
    what: 'Reglene for datalagring skjuler dette.',
    next: 'Spør administratoren om reglene.',
    because: {
      age: {
        what: 'Data eldre enn {days} dag er skjult. | Data eldre enn {days} dager er skjult.',
        next: 'Sjekk tilkoblingen og prøv igjen for å oppdatere dem.'
      },
      ended: {
        what: 'Abonnementet ditt er utløpt.',
        who: 'Motorer på denne PC-en er skjult; favoritter og notater beholdes.',
        next: 'Forny det hos leverandøren, og sjekk så igjen.'
      }
    }
  },
  'too-short': {
    what: 'Søketeksten er for kort.',
    who: 'Tjenesten krever minst {least} tegn.',
    next: 'Skriv noen tegn til.'
  },
  'invalid-input': {
    what: 'Dynodesk sendte en ugyldig forespørsel.',
    who: 'Dette er en feil i Dynodesk.',
    next: 'Meld fra, og legg ved loggen.'
  },
  'setting-invalid': {
    what: 'Denne verdien er ikke tillatt for {key}.',
    next: 'Velg en annen verdi.',
    because: {
      unknown: { who: 'Denne versjonen har ingen slik innstilling.' },
      boolean: { who: 'Må være true eller false.' },
      number: { who: 'Må være et tall.' },
      whole: { who: 'Må være et heltall.' },
      between: { who: 'Må være mellom {min} og {max}.' },
      choice: { who: 'Må være en av disse: {choices}.' },
      text: { who: 'Må være tekst.' },
      length: { who: 'Kan ha høyst {max} tegn.' },
      list: { who: 'Høyst {max} ord på 1 til 200 tegn hver.' },
      words: { who: 'Hvert ord må være et av disse: {choices}.' },
      time: { who: 'Må være et klokkeslett fra 00:00 til 23:59.' },
      'listen-host': { who: 'Må være en IP-adresse, for eksempel 127.0.0.1.' },
      'listen-path': { who: 'Må begynne med / og bare inneholde bokstaver, sifre og - _ . ~ /.' },
      'header-name': { who: 'Må være et gyldig headernavn.' },
      'header-prefix': { who: 'Må være skrivbare ASCII-tegn.' },
      scheme: { who: 'Må begynne med {schemes}.' },
      credentials: { who: 'Skriv brukernavn og passord i sine egne felt.' },
      topic: { who: 'Må være et emne; + står for ett nivå, # til slutt for alle.' },
      'poll-path': { who: 'Må være en lesesti for prosjekter eller saker.' },
      'poll-item': { who: 'Må slutte på {ending}.' },
      folder: { who: 'Må være hele banen til en mappe.' },
      place: { who: 'Må være en JSON-peker, for eksempel /kind.' },
      chosen: { who: 'Angis på hver PC.' },
      declined: { who: 'Du valgte «Avbryt»: ingenting ble endret.' },
      'registry-text': {
        who: 'Tekst med «?» eller andre tegn enn ASCII blir ufullstendig i registeret. Bruk managed.json.'
      },
      'update-key': { who: 'En offentlig Ed25519-nøkkel har 64 heksadesimale sifre.' }
    }
  },
  'setting-managed': {
    what: '{key} styres av administratoren.',
    next: 'Be administratoren endre det.',
    because: {
      conflict: {
        what: '{key} har ulike verdier i {file} og {other}.',
        who: '{other} gjelder.',
        next: 'Fjern en av dem.'
      }
    }
  },
  'file-invalid': {
    what: 'Filen {file} kan ikke brukes.',
    next: 'Rett filen og start på nytt.',
    because: {
      missing: { who: 'Filen finnes ikke.', next: 'Sjekk banen og start på nytt.' },
      unreadable: { who: 'Filen kan ikke leses.' },
      'too-large': { who: 'Filen er for stor.' },
      'too-deep': { who: 'Filen er nøstet for dypt.' },
      'not-json': { who: 'Filen er ikke gyldig JSON.' },
      'not-an-object': { who: 'Filen må inneholde ett enkelt JSON-objekt.' },
      empty: { who: 'Filen er tom.' },
      'unknown-entry': { who: 'Bare disse oppføringene er tillatt: {known}.' },
      'not-text': { who: 'Oppføringen {entry} må være tekst.' },
      'bad-key': { who: 'Oppføringen {entry} inneholder ugyldige tegn.' },
      'no-event': { who: 'Linje {line} er ikke en hendelse.', next: 'Rett den og velg filen på nytt.' },
      'long-line': {
        who: 'Hendelsen på linje {line} er for stor.',
        next: 'Velg en annen fil, eller øk størrelsesgrensen i innstillingene.'
      },
      'not-admin-only': {
        who: 'Andre enn administratorer kan endre denne filen.',
        next: 'La bare administratorer skrive til filen og mappen, og start på nytt.'
      },
      linked: {
        who: 'Banen til denne filen inneholder en lenke.',
        next: 'Erstatt lenken med selve filen, og start på nytt.'
      },
      overruled: {
        what: 'Filen {file} brukes ikke: systemet har egne styrte innstillinger.',
        next: 'Flytt verdiene dit, eller start uten --managed-settings.'
      }
    }
  },
  'no-keystore': {
    what: 'Nøkkelen er lagret bare for denne økten.',
    who: 'Dette systemet har ikke noe nøkkellager.',
    next: 'Sett opp et nøkkellager, eller skriv inn nøkkelen ved hver start.',
    because: {
      'set-up': { next: 'Sett opp et nøkkellager og start på nytt; {file} beholdes så lenge.' },
      unprotected: {
        what: 'Nøkkelen er lagret ubeskyttet.',
        who: 'Den som kan lese filene dine, kan lese nøkkelen.',
        next: 'Sett opp et nøkkellager, eller glem nøkkelen under Innstillinger, Tilkobling.'
      }
    }
  },
  'store-failed': {
    what: 'En fil kunne ikke leses eller skrives.',
    who: 'Disken kan være full, mappen beskyttet eller filen i bruk.',
    next: 'Sjekk ledig plass og tillatelser; filen er nevnt i loggen.',
    because: {
      'settings-damaged': {
        what: 'Innstillingene var skadet og er tilbakestilt.',
        who: 'Den gamle filen heter nå {aside}.',
        next: 'Gå gjennom innstillingene.'
      },
      'connection-damaged': {
        what: 'Tilkoblingsdataene var skadet.',
        who: 'Den gamle filen heter nå {aside}.',
        next: 'Skriv inn adressen og nøkkelen på nytt, så er lagrede motorer og notater tilbake.'
      },
      'profiles-damaged': {
        what: 'Listen over profiler var skadet.',
        who: 'Den første profilen er åpen; de andre står med numre.',
        next: 'Gi profilene navn på nytt i innstillingene.'
      },
      'settings-unreadable': {
        what: 'Innstillingene kunne ikke leses.',
        who: 'Standardverdiene gjelder og kan ikke endres i denne økten.',
        next: 'Sjekk tillatelsene til {file} og start på nytt.'
      },
      'settings-unwritten': {
        what: 'Innstillingen kunne ikke lagres.',
        who: 'Disken kan være full eller {file} skrivebeskyttet.',
        next: 'Sjekk ledig plass og tillatelser, og endre den igjen.'
      },
      'set-up-stays': {
        what: 'Oppsettsfilen {file} kunne ikke tas i bruk.',
        next: 'Sjekk ledig plass og tillatelser, og start på nytt.'
      },
      'set-up-not-deleted': {
        what: 'Oppsettsfilen {file} kunne ikke slettes.',
        who: 'Den inneholder ukrypterte hemmeligheter.',
        next: 'Slett filen.'
      },
      'file-read-only': {
        what: 'Filen {file} er skrivebeskyttet.',
        who: 'Endringer kan ikke lagres.',
        next: 'Sjekk tillatelsene til filen og mappen, og start på nytt.'
      },
      'disk-full': {
        what: 'Disken er full.',
        who: 'Lagrede data kan bare leses: endringer kan ikke lagres.',
        next: 'Frigjør diskplass og start på nytt.'
      },
      'file-unopened': {
        what: 'Filen {file} kan ikke åpnes.',
        who: 'Dataene er ikke tilgjengelige, og endringer kan ikke lagres.',
        next: 'Sjekk disken, mappen og tillatelsene, og start på nytt.'
      },
      'events-unreadable': {
        what: 'Noen lagrede hendelser kan ikke leses.',
        who: 'De er skadet i {file} og vises uten innhold.',
        next: 'Slett gamle hendelser for å fjerne dem.'
      }
    }
  },
  'store-rebuilt': {
    what: 'Den lagrede katalogen var skadet og er tilbakestilt.',
    who: 'Favoritter, notater og innstillinger er trygge.',
    next: 'Last ned det du trenger, på nytt.'
  },
  'store-restored': {
    what: 'Favoritter, notater, søk, maler og datablad er gjenopprettet fra {date}.',
    who: 'Senere endringer er tapt. Den skadede filen heter nå {file}.',
    next: 'Gjør dem på nytt.'
  },
  'store-lost': {
    what: 'Favoritter, notater, søk, maler og datablad er skadet.',
    who: 'Det finnes ingen sikkerhetskopi. Skadet fil: {file}.',
    next: 'Behold filen: en fagperson kan kanskje redde den.'
  },
  'store-newer': {
    what: '{file} er fra en nyere versjon av Dynodesk.',
    who: 'Her er den skrivebeskyttet.',
    next: 'Oppdater Dynodesk på denne PC-en.'
  },
  'store-not-migrated': {
    what: '{file} kunne ikke oppdateres til denne versjonen.',
    who: 'Dataene kan foreløpig bare leses.',
    next: 'Frigjør diskplass og start på nytt; årsaken står i loggen.'
  },
  'events-lost': {
    what: 'Lagrede hendelser kunne ikke leses. Listen er tilbakestilt.',
    who: 'Den gamle filen heter nå {file}.',
    next: 'Slett alle hendelser for å fjerne den gamle filen.'
  },
  'events-session': {
    what: 'Hendelser lagres bare til Dynodesk avsluttes.',
    who: 'Dette systemet har ikke noe nøkkellager.',
    next: 'Sett opp ett, eller tillat ubeskyttede hendelser i innstillingene.'
  },
  'events-locked': {
    what: 'De lagrede hendelsene er låst.',
    who: 'Nøkkellageret er låst, så nye hendelser avvises foreløpig.',
    next: 'Lås opp nøkkellageret og start Dynodesk på nytt.'
  },
  'events-open': {
    what: 'Hendelser lagres ubeskyttet.',
    who: 'Dette systemet har ikke noe nøkkellager.',
    next: 'Sett opp et nøkkellager, eller endre dette under Innstillinger, Hendelser.'
  },
  backup: {
    what: 'Sikkerhetskopien kunne ikke brukes.',
    next: 'Prøv igjen; årsaken står i loggen.',
    because: {
      'wrong-passphrase': {
        what: 'Denne passfrasen åpner ikke sikkerhetskopien.',
        who: 'Store bokstaver, mellomrom og tastaturoppsett har betydning.',
        next: 'Skriv den inn på nytt.'
      },
      'not-a-backup': {
        what: 'Dette er ikke en sikkerhetskopi av Dynodesk.',
        next: 'Velg en fil som slutter på .dynobackup.'
      },
      newer: {
        what: 'Denne sikkerhetskopien krever en nyere versjon av Dynodesk.',
        next: 'Oppdater Dynodesk og gjenopprett på nytt. Ingenting er endret.'
      },
      damaged: {
        what: 'Sikkerhetskopien er skadet eller ufullstendig.',
        who: 'Ingenting er endret.',
        next: 'Kopier filen på nytt, eller bruk en eldre sikkerhetskopi.'
      },
      'too-large': {
        what: 'Sikkerhetskopien er for stor.',
        next: 'Lag den uten den lagrede katalogen.'
      },
      unreadable: {
        what: 'Filen kunne ikke leses.',
        who: 'Ingenting er endret.',
        next: 'Sjekk om disken er tilkoblet og om du har lov til å lese filen.'
      },
      unwritable: {
        what: 'Sikkerhetskopien kunne ikke skrives.',
        who: 'Ingenting er endret.',
        next: 'Sjekk ledig plass på disken og om du har lov til å skrive der.'
      },
      'in-use': {
        what: 'En annen sikkerhetskopi lages eller leses nå.',
        next: 'Vent til det er ferdig.'
      },
      restored: {
        what: 'Sikkerhetskopien er gjenopprettet.',
        who: 'Sikkerhetskopier inneholder verken nøkler eller passord.',
        next: 'Skriv dem inn der de mangler.'
      },
      'not-restored': {
        what: 'Sikkerhetskopien kunne ikke gjenopprettes.',
        who: 'Alt er som før. Et annet program kan ha brukt filene.',
        next: 'Start PC-en på nytt, og gjenopprett igjen.'
      }
    }
  },
  'pack-file': {
    what: 'Denne overføringsfilen kan ikke brukes.',
    who: 'Passfrasen kan være feil eller filen skadet.',
    next: 'Sjekk passfrasen, eller få filen lagret på nytt.',
    because: {
      'wrong-passphrase': {
        what: 'Denne passfrasen åpner ikke filen.',
        who: 'Store bokstaver, mellomrom og tastaturoppsett har betydning.',
        next: 'Skriv den inn på nytt, eller spør den som lagret filen.'
      },
      'cut-short': {
        what: 'Denne overføringsfilen er ufullstendig.',
        who: 'Kopieringen ble sannsynligvis avbrutt.',
        next: 'Kopier filen på nytt.'
      },
      signature: {
        what: 'Denne filen er endret etter signeringen.',
        who: 'Det kan være en kopifeil eller manipulering.',
        next: 'Kopier den på nytt. Gjentar det seg, må du ikke bruke den.'
      },
      damaged: {
        what: 'Innholdet i denne overføringsfilen er ugyldig.',
        who: '',
        next: 'Lagre den på nytt på den andre PC-en.'
      },
      'unknown-version': {
        what: 'Denne filen krever en nyere versjon av Dynodesk.',
        who: '',
        next: 'Oppdater Dynodesk på denne PC-en, og importer filen på nytt.'
      },
      'not-a-pack': {
        what: 'Dette er ikke en overføringsfil.',
        who: '',
        next: 'Velg en fil som er lagret under «Overfør til en annen PC».'
      },
      'other-service': {
        what: 'Denne filen hører til en annen katalogtjeneste.',
        who: '',
        next: 'Koble til den tjenesten, eller bruk en fil lagret med denne.'
      },
      'too-large': {
        what: 'Denne overføringsfilen er for stor.',
        who: '',
        next: 'Lagre den i flere deler.'
      },
      unreadable: {
        what: 'Filen kunne ikke leses.',
        who: 'Den kan være slettet eller beskyttet.',
        next: 'Sjekk lagringsenheten og velg filen på nytt.'
      },
      unwritable: {
        what: 'Filen kunne ikke lagres.',
        who: 'Lagringsenheten kan være full eller skrivebeskyttet.',
        next: 'Velg et annet sted.'
      },
      forbidden: {
        what: 'Overføringsfiler er slått av.',
        who: '',
        next: 'Spør administratoren.'
      },
      'no-export': {
        what: 'Eksport av katalogen er slått av.',
        who: '',
        next: 'Spør administratoren.'
      },
      empty: {
        what: 'Ingen av disse motorene er lastet ned ennå.',
        who: '',
        next: 'Last dem ned først, og lagre så filen.'
      },
      future: {
        what: 'Datoen på denne filen er i fremtiden.',
        who: '',
        next: 'Sjekk klokken på begge PC-ene.'
      },
      'unknown-signer': {
        what: 'Denne filen kommer fra en ukjent PC.',
        who: '',
        next: 'Sammenlign signaturene, og bekreft.'
      },
      changed: {
        what: 'Filen er endret siden du valgte den.',
        who: '',
        next: 'Velg filen på nytt.'
      }
    }
  },
  'clock-wrong': {
    what: 'Det skiller {by} mellom klokken på denne PC-en og tjenestens.',
    who: 'Gjenstående dager og klokkeslett kan være feil.',
    next: 'Sjekk dato, klokkeslett og tidssone på PC-en.',
    because: {
      ahead: { what: 'Klokken på denne PC-en går {by} foran tjenestens.' },
      behind: { what: 'Klokken på denne PC-en går {by} etter tjenestens.' }
    }
  },
  'pack-too-large': {
    what: 'Denne nedlastingen krever for mange forespørsler.',
    who: 'Grense per nedlasting, i forespørsler: {most}.',
    next: 'Velg mindre, eller øk nedlastingsgrensen i innstillingene.'
  },
  'compare-full': {
    what: 'Sammenligningen er full ({most} motorer).',
    next: 'Fjern en motor først.'
  },
  role: {
    what: 'Denne rollen kan ikke gjøre det.',
    next: 'Bytt rolle.'
  },
  profile: {
    what: 'Profilen kan ikke endres.',
    next: 'Lukk denne siden og prøv igjen.',
    because: {
      name: {
        what: 'Profilen trenger et eget navn.',
        next: 'Skriv inn et annet navn.'
      },
      'too-many': {
        what: 'Det finnes allerede {most} profiler.',
        next: 'Slett en du ikke trenger.'
      },
      unknown: {
        what: 'Profilen finnes ikke lenger.'
      },
      'in-use': {
        what: 'Profilen er i bruk.',
        next: 'Bytt til en annen først.'
      }
    }
  },
  invitation: {
    what: 'Invitasjonen kan ikke brukes.',
    next: 'Lag en ny.',
    because: {
      'not-set-up': {
        what: 'Denne PC-en har ingen server eller passfrase å gi videre.',
        next: 'Skriv inn begge ovenfor.'
      },
      authority: {
        what: 'Sertifikatfilen kan ikke leses eller er for stor.',
        next: 'Velg den på nytt under «Avansert».'
      },
      'not-an-invitation': {
        what: 'Dette er ikke en invitasjon.',
        next: 'Kopier hele teksten eller velg filen.'
      },
      code: {
        what: 'Koden åpner ikke denne invitasjonen.',
        next: 'Skriv inn koden for denne invitasjonen.'
      },
      'not-stored': {
        what: 'Passordene kan ikke lagres. Ingenting er endret.',
        next: 'Sjekk systemets nøkkellager og disken, og prøv igjen.'
      }
    }
  },
  pin: {
    what: 'PIN-koden kan ikke brukes.',
    next: 'Prøv igjen.',
    because: {
      missing: { what: 'Denne rollen krever en PIN-kode.', next: 'Skriv den inn.' },
      wrong: { who: 'Den er feil.' },
      wait: { who: 'For mange feil PIN-koder.', next: 'Prøv igjen om {seconds} s.' },
      length: { who: 'Den må ha minst {least} tegn.', next: 'Skriv en lengre PIN-kode.' },
      'not-sealed': { who: 'Systemet har ikke noe nøkkellager.', next: 'Sett opp et nøkkellager.' },
      locked: { who: 'Systemets nøkkellager er låst.', next: 'Lås det opp og prøv igjen.' },
      first: { who: 'Administratoren har ingen PIN-kode ennå.', next: 'Angi administratorens PIN-kode først.' }
    }
  },
  'export-off': {
    what: 'Eksport av katalogen er slått av.',
    next: 'Spør administratoren.'
  },
  link: {
    what: 'Denne lenken er ikke gyldig.',
    next: 'Spør avsenderen om navnet på motoren, og søk etter den.',
    because: {
      'file-missing': {
        what: 'Finner ikke eller kan ikke lese {file}.',
        next: 'Sjekk at filen fortsatt finnes, og at du har lov til å lese den.'
      },
      'file-foreign': {
        what: 'Innholdet i {file} stemmer ikke med filtypen.',
        next: 'Be avsenderen om den opprinnelige filen.'
      },
      'file-unknown': {
        what: '{file} kan ikke åpnes her.',
        next: 'Dynodesk åpner filer av typen .dynopack, .dynosheet og .dynobackup, tabeller (.csv, .tsv, .txt) og innstillinger (.json).'
      },
      'file-several': { what: 'Én fil om gangen.', next: 'Slipp filene én etter én.' },
      'file-too-large': {
        what: '{file} er for lang for en jobbliste.',
        next: 'Del den opp: inntil {most} tegn får plass.'
      },
      'other-service': {
        what: 'Denne lenken hører til en annen tjeneste ({theirs}).',
        who: 'Numrene betyr andre kjøretøy hos {ours}.',
        next: 'Søk etter kjøretøyet på navn.'
      },
      'not-connected': {
        what: 'Denne lenken krever tilkobling til tjenesten.',
        next: 'Koble til eller åpne demokatalogen, og åpne lenken på nytt.'
      }
    }
  },
  'save-failed': {
    what: 'Filen kunne ikke lagres.',
    next: 'Velg en annen mappe og lagre på nytt.',
    because: {
      denied: { who: 'Du kan ikke lagre {file} der.' },
      full: { who: 'Disken er full.', next: 'Frigjør plass eller velg en annen disk, og lagre på nytt.' },
      busy: {
        who: '{file} er åpen i et annet program.',
        next: 'Lukk den der eller velg et annet navn, og lagre på nytt.'
      },
      gone: { who: 'Mappen finnes ikke lenger.' },
      clipboard: { what: 'Kopiering til utklippstavlen mislyktes.', next: 'Prøv igjen, eller lagre det i en fil.' }
    }
  },
  sheet: {
    what: 'Databladet kunne ikke lages.',
    next: 'Prøv igjen; årsaken står i loggen.',
    because: {
      'draft-gone': { what: 'Denne forhåndsvisningen er utløpt.', next: 'Åpne databladet på nytt.' },
      blocked: { what: 'Et problem stopper dette databladet.', next: 'Løs først problemene under «Før utskrift».' },
      overflow: { what: 'Databladet får ikke plass på én side.', next: 'Utelat en del eller kort ned en tekst.' },
      paper: { what: 'PDF-en kunne ikke lages.' },
      'unknown-number': {
        what: 'Ingen datablad med dette nummeret på denne PC-en.',
        who: 'Det kan være feilskrevet eller fra en annen PC.',
        next: 'Sjekk nummeret på det utskrevne databladet.'
      },
      unreadable: {
        what: 'Dette databladet kan ikke åpnes.',
        who: 'Det er skadet eller fra en nyere versjon.',
        next: 'Oppdater Dynodesk, eller bruk det utskrevne databladet.'
      },
      unproven: {
        what: '{printer} er ikke testet ennå.',
        next: 'Skriv ut med systemdialogen, eller test den under «Skrivere».'
      },
      'no-printer': { what: '{printer} er ikke tilgjengelig.', next: 'Slå den på, eller velg en annen skriver.' },
      printer: { what: 'Skriveren avviste databladet.', next: 'Sjekk skriveren, eller lagre en PDF og skriv ut den.' },
      busy: { what: 'Datablad lages allerede.', next: 'Vent til de er ferdige, eller stopp dem.' },
      'figures-changed': {
        what: 'Utskrevne tall for {title} er endret.',
        who: 'Datablad: {numbers}.',
        next: 'Åpne databladet under «Datablad» for å se hva som er endret.'
      },
      'no-template': { what: 'Denne malen finnes ikke lenger.', next: 'Velg en annen mal.' },
      'not-held': { what: 'Denne motoren er ikke lastet ned ennå.', next: 'Åpne motoren én gang for å laste den ned.' },
      'built-in': { what: 'Innebygde maler kan ikke endres.', next: 'Kopier malen og endre kopien.' },
      'too-many': { what: 'Det er for mange maler.', next: 'Slett en du ikke bruker lenger.' },
      'template-size': { what: 'Denne filen er for stor for en mal.', next: 'Velg en annen fil.' },
      template: {
        what: 'Denne malen kan ikke brukes: {field}.',
        next: 'Rett den der den ble laget, og importer den på nytt.'
      },
      logo: {
        what: 'Dette bildet kan ikke brukes som logo.',
        who: 'Det må være PNG, JPEG, WebP eller SVG på høyst 1 MB.',
        next: 'Velg et annet bilde.'
      },
      'logo-harmful': {
        what: 'Dette bildet kan ikke brukes som logo.',
        who: 'Over 40 megapiksler, eller en SVG over 512 KB eller med skript, filtre eller mønstre.',
        next: 'Lagre det som en mindre PNG.'
      },
      rules: {
        what: 'Disse reglene kan ikke lagres.',
        who: 'En kode, et land eller en merknad er ugyldig.',
        next: 'Rett det og lagre på nytt.'
      }
    }
  },
  update: {
    what: 'Oppdateringen mislyktes.',
    who: 'Ingenting er endret.',
    next: 'Prøv igjen senere, eller spør administratoren.',
    because: {
      'no-address': {
        what: 'Det finnes ingen oppdateringsadresse.',
        next: 'Skriv den inn i innstillingene, eller installer fra en fil.'
      },
      'package-manager': {
        what: 'Systemets pakkebehandler oppdaterer Dynodesk her.',
        next: 'Oppdater det sammen med de andre programmene.'
      },
      'not-installed': {
        what: 'Dynodesk kjører her uten installasjon og kan ikke oppdatere seg selv.',
        next: 'Installer Dynodesk for å få oppdateringer.'
      },
      'not-ready': {
        what: 'Ingen oppdatering er klar.',
        next: 'Se etter oppdateringer først.'
      },
      offline: {
        what: 'Oppdateringsserveren kan ikke nås.'
      },
      timeout: {
        what: 'Oppdateringsserveren sluttet å svare.'
      },
      insecure: {
        what: 'Sertifikatet til oppdateringsserveren er ikke klarert.'
      },
      'proxy-login': {
        what: 'Proxyen krever pålogging.'
      },
      redirected: {
        what: 'Oppdateringsserveren viser til en annen adresse.'
      },
      missing: {
        what: 'Oppdateringsserveren har ikke denne filen.'
      },
      'cut-short': {
        what: 'Nedlastingen er ufullstendig.'
      },
      'wrong-file': {
        what: 'Filen stemmer ikke med utgivelsen.'
      },
      disk: {
        what: 'Oppdateringen kunne ikke lagres.',
        next: 'Frigjør diskplass og prøv igjen.'
      },
      'too-large': {
        what: 'Oppdateringslisten er for stor.'
      },
      'not-a-list': {
        what: 'Dette er ikke en liste over Dynodesk-oppdateringer.'
      },
      'newer-format': {
        what: 'Listen krever en nyere versjon av Dynodesk.',
        next: 'Last den ned og installer den selv.'
      },
      'no-key': {
        what: 'Dynodesk har ingen nøkkel til å kontrollere oppdateringer.',
        next: 'Be administratoren om den.'
      },
      'unknown-key': {
        what: 'Oppdateringen er signert med en ukjent nøkkel.'
      },
      'bad-signature': {
        what: 'Signaturen til oppdateringen er feil.'
      },
      'other-channel': {
        what: 'Oppdateringen hører til en annen kanal.'
      },
      'other-platform': {
        what: 'Oppdateringen har ingen fil for dette systemet.'
      },
      future: {
        what: 'Oppdateringen har en dato i fremtiden.',
        next: 'Sjekk klokken på denne PC-en.'
      },
      expired: {
        what: 'Oppdateringslisten er utløpt.'
      },
      rollback: {
        what: 'Denne oppdateringen er eldre enn en som allerede er mottatt.'
      },
      installer: {
        what: 'Installasjonen kunne ikke forberedes.'
      },
      printing: {
        what: 'Et dokument skrives ut.',
        next: 'Start på nytt når det er ferdig.'
      },
      batch: {
        what: 'Flere datablad lages.',
        next: 'Start på nytt når det er ferdig.'
      },
      pack: {
        what: 'Kjøretøy lastes ned.',
        next: 'Start på nytt når det er ferdig.'
      },
      'customer-screen': {
        what: 'Kundeskjermen er åpen.',
        next: 'Lukk den, og start på nytt.'
      },
      draft: {
        what: 'Det finnes ulagrede opplysninger.',
        next: 'Fullfør databladet, reglene eller tilordningen, og start på nytt.'
      }
    }
  },
  'demo-failed': {
    what: 'Demokatalogen kunne ikke startes.',
    who: 'Et annet program blokkerer kanskje lokale tilkoblinger.',
    next: 'Prøv igjen; årsaken står i loggen.'
  },
  internal: {
    what: 'Noe gikk galt i Dynodesk.',
    next: 'Meld fra, og legg ved loggen.'
  }
} satisfies PartOf<typeof en>
