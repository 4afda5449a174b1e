import type { PartOf } from '../part-of'
import type en from '../en/maintenance'

/** Updates of the program, and backups. */
export default {
  updates: {
    state: {
      idle: 'Ikke sjekket ennå',
      checking: 'Sjekker …',
      current: 'Dynodesk er oppdatert.',
      found: 'Versjon {version} er tilgjengelig.',
      downloading: 'Laster ned versjon {version} …',
      ready: 'Versjon {version} er klar.'
    },
    readyHelp: 'Den installeres når du starter på nytt eller lukker Dynodesk.',
    checked: 'Sist sjekket: {time}',
    notes: 'Nyheter',
    amount: '{done} av {all}',
    progress: 'Nedlasting',
    check: 'Se etter oppdateringer',
    download: 'Last ned',
    file: 'Installer fra en fil …',
    restart: 'Start på nytt og installer',
    later: 'Senere',
    skip: 'Hopp over denne versjonen',
    skipped: 'Du hoppet over denne versjonen.',
    noAddress: 'Ingen oppdateringsadresse er angitt.',
    way: {
      'package-manager': 'Systemets pakkebehandler oppdaterer denne installasjonen.',
      'not-installed': 'Dynodesk kjører her uten installasjon og kan ikke oppdatere seg selv.'
    }
  },
  settingsFile: {
    title: 'Innstillingsfil',
    about:
      'En fil med innstillingene som avviker fra standard, til en annen PC. Den inneholder aldri nøkler, passord eller PIN-koder.',
    export: 'Eksporter innstillinger …',
    import: 'Importer innstillinger …',
    count: 'Filen får {n} innstilling. | Filen får {n} innstillinger.',
    leftOut: 'Utelatt:',
    because: {
      managed: 'styres av administratoren',
      chosen: 'velges på hver PC',
      computer: 'gjelder bare denne PC-en'
    },
    saved: 'Innstillinger lagret: {file}',
    setting: 'Innstilling',
    now: 'Nå',
    new: 'Fra filen',
    none: 'Filen endrer ingenting.',
    same: '{n} innstilling har allerede denne verdien. | {n} innstillinger har allerede disse verdiene.',
    refused: 'Ikke importert:',
    stay: 'Innstillinger som ikke er i filen, forblir som de er.',
    apply: 'Importer {n} innstilling | Importer {n} innstillinger',
    imported: '{n} innstilling importert. | {n} innstillinger importert.',
    undone: 'De forrige innstillingene er tilbake.'
  },
  profiles: {
    title: 'Profiler',
    about:
      'Hver profil har egen adresse, nøkkel, innstillinger, lagret katalog, notater og datablad. Dynodesk starter på nytt når du bytter.',
    first: 'Første profil',
    color: 'Farge',
    colors: {
      blue: 'Blå',
      orange: 'Oransje',
      green: 'Grønn',
      violet: 'Fiolett',
      pink: 'Rosa',
      gray: 'Grå'
    },
    inUse: 'I bruk',
    switch: 'Bytt',
    switchTo: 'Bytt til profilen {name}',
    edit: 'Rediger',
    editOf: 'Endre profilen {name}',
    removeOf: 'Slett profilen {name}',
    add: 'Legg til en profil …',
    new: 'Ny profil',
    status: 'Profil: {name}'
  },
  backup: {
    title: 'Sikkerhetskopi',
    about:
      'Én kryptert fil med innstillinger, favoritter, notater, søk, maler, målinger og lagde datablad. Nøkler, passord og hendelser er ikke med.',
    make: 'Lag sikkerhetskopi …',
    restore: 'Gjenopprett sikkerhetskopi …',
    makeHint: 'Passfrasen åpner sikkerhetskopien og kan ikke gjenopprettes.',
    restoreHint: 'Innholdet vises før noe endres.',
    catalogue: 'Ta med den lagrede katalogen',
    made: 'Sikkerhetskopien er lagret: {file}',
    move: 'Flytt fra en annen PC: gjenopprett en sikkerhetskopi …',
    offer: {
      made: 'Laget',
      version: 'Versjon',
      service: 'Tjeneste',
      favourites: 'Favoritter',
      notes: 'Notater',
      searches: 'Lagrede søk',
      sheets: 'Datablad',
      settings: 'Endrede innstillinger',
      catalogue: 'Lagret katalog',
      typeAgain: 'Skriv inn på nytt',
      chooseAgain: 'Velg på nytt',
      replaces:
        'Dette erstatter det som er på denne PC-en. Først lages en sikkerhetskopi av dagens tilstand, med samme passfrase.',
      accept: 'Gjenopprett og start på nytt'
    }
  }
} satisfies PartOf<typeof en>
