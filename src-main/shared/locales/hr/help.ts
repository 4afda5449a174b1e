import type { PartOf } from '../part-of'
import type en from '../en/help'

/** Help: the manual's frame and titles, the about box, the tour. The pages are in manual.md. */
export default {
  search: 'Traži u pomoći',
  pages: 'Stranice pomoći',
  none: 'Nijedna stranica nema te riječi.',
  picture: 'Snimka zaslona',
  page: {
    start: 'Prvi koraci',
    find: 'Pronađi motor',
    engine: 'Stranica motora i dijagram',
    compare: 'Usporedba motora',
    sheets: 'Tehnički listovi',
    customer: 'Pokaži kupcu',
    offline: 'Bez mreže i preuzimanja',
    feed: 'Tiketi i projekti',
    units: 'Jedinice, jezici, veličina teksta',
    keys: 'Tipkovni prečaci',
    connection: 'Veza, ključ i zahtjevi',
    computers: 'Više računala',
    admin: 'Za administratore'
  },
  about: {
    title: 'O programu Dynodesk',
    version: 'Verzija',
    system: 'Sustav',
    runtime: 'Radi na',
    licence: 'Licenca',
    folder: 'Podatkovna mapa',
    licences: 'Licence',
    copy: 'Kopiraj za podršku'
  },
  tour: {
    start: 'Kreni u obilazak',
    offer: 'Prvi put ovdje? Najvažnije u pet koraka.',
    decline: 'Ne, hvala',
    step: '{n} od {of}',
    next: 'Dalje',
    back: 'Natrag',
    skip: 'Preskoči',
    done: 'Gotovo',
    find: { title: 'Pronađite bilo što', text: 'Pritisnite {key} i upišite marku, model ili motor. Enter otvara.' },
    columns: { title: 'Prođite kroz stupce', text: 'Od vrste vozila do motora. Pisanje filtrira stupac.' },
    chart: {
      title: 'Snaga i okretni moment',
      text: 'Stranica motora crta serijsko stanje i sve stupnjeve. Kliknite stupanj da vidite prirast.'
    },
    actions: {
      title: 'List, kupac, usporedba',
      text: 'Sa stranice motora ispisujete tehnički list, pokazujete motor kupcu ili ga uspoređujete.'
    },
    help: { title: 'Pomoć', text: '{key} objašnjava zaslon pred vama, i bez mreže.' }
  }
} satisfies PartOf<typeof en>
