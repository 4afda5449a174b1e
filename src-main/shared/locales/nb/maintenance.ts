import type { PartOf } from '../part-of'
import type en from '../en/maintenance'

/** Updates of the program. */
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
    amount: '{done} av {all} MB',
    progress: 'Nedlasting',
    check: 'Se etter oppdateringer',
    fromFile: 'Fra en fil …',
    download: 'Last ned',
    restart: 'Start på nytt og installer',
    later: 'Senere',
    skip: 'Hopp over denne versjonen',
    skipped: 'Du hoppet over denne versjonen.',
    noAddress: 'Det finnes ingen oppdateringsadresse, så ingen server kontaktes.',
    way: {
      'package-manager': 'Systemets pakkebehandler oppdaterer denne installasjonen.',
      'not-installed': 'Denne kopien er ikke installert og kan ikke erstatte seg selv.'
    }
  }
} satisfies PartOf<typeof en>
