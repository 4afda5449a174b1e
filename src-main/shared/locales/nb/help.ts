import type { PartOf } from '../part-of'
import type en from '../en/help'

/** Help: the manual's frame and titles, the about box, the tour. The pages are in manual.md. */
export default {
  search: 'Søk i hjelpen',
  pages: 'Hjelpesider',
  none: 'Ingen side inneholder disse ordene.',
  picture: 'Skjermbilde',
  page: {
    start: 'Første skritt',
    find: 'Finn en motor',
    engine: 'Motorside og diagram',
    compare: 'Sammenlign motorer',
    sheets: 'Datablad',
    customer: 'Vis for kunden',
    offline: 'Frakoblet og nedlastinger',
    feed: 'Saker og prosjekter',
    units: 'Enheter, språk, tekststørrelse',
    keys: 'Hurtigtaster',
    connection: 'Tilkobling, nøkkel og forespørsler',
    computers: 'Flere PC-er',
    admin: 'For administratorer'
  },
  about: {
    title: 'Om Dynodesk',
    version: 'Versjon',
    system: 'System',
    runtime: 'Kjører på',
    licence: 'Lisens',
    folder: 'Datamappe',
    licences: 'Lisenser',
    copy: 'Kopier til support'
  },
  tour: {
    start: 'Ta omvisningen',
    offer: 'Ny her? Se det viktigste i fem steg.',
    decline: 'Nei takk',
    step: '{n} av {of}',
    next: 'Neste',
    back: 'Tilbake',
    skip: 'Hopp over',
    done: 'Ferdig',
    find: {
      title: 'Finn hva som helst',
      text: 'Trykk {key} og skriv et merke, en modell eller en motor. Enter åpner.'
    },
    columns: { title: 'Gå gjennom kolonnene', text: 'Fra kjøretøytype til motor. Skriv for å filtrere en kolonne.' },
    chart: {
      title: 'Effekt og dreiemoment',
      text: 'Motorsiden tegner original og alle steg. Klikk på et steg for å se økningen.'
    },
    actions: {
      title: 'Datablad, kunde, sammenligning',
      text: 'Fra motorsiden skriver du ut et datablad, viser motoren for kunden eller sammenligner den.'
    },
    help: { title: 'Hjelp', text: '{key} forklarer skjermbildet du ser på, også frakoblet.' }
  }
} satisfies PartOf<typeof en>
