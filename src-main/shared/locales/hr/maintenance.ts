import type { PartOf } from '../part-of'
import type en from '../en/maintenance'

/** Updates of the program. */
export default {
  updates: {
    state: {
      idle: 'Još nije provjereno',
      checking: 'Provjera …',
      current: 'Dynodesk je ažuran.',
      found: 'Dostupna je verzija {version}.',
      downloading: 'Preuzimanje verzije {version} …',
      ready: 'Verzija {version} je spremna.'
    },
    readyHelp: 'Instalira se kad ponovno pokrenete ili zatvorite Dynodesk.',
    checked: 'Zadnja provjera: {time}',
    notes: 'Novosti',
    amount: '{done} od {all} MB',
    progress: 'Preuzimanje',
    check: 'Provjeri ažuriranja',
    fromFile: 'Iz datoteke …',
    download: 'Preuzmi',
    restart: 'Pokreni ponovno i instaliraj',
    later: 'Kasnije',
    skip: 'Preskoči ovu verziju',
    skipped: 'Preskočili ste ovu verziju.',
    noAddress: 'Nema adrese za ažuriranja, pa se nikome ne pristupa.',
    way: {
      'package-manager': 'Ovu instalaciju ažurira upravitelj paketa sustava.',
      'not-installed': 'Ova kopija nije instalirana, pa se ne može sama zamijeniti.'
    }
  }
} satisfies PartOf<typeof en>
