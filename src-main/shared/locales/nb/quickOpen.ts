import type { PartOf } from '../part-of'
import type en from '../en/quickOpen'

/** Texts of quick open: the box of the top bar with its list. */
export default {
  title: 'Hurtigåpning',
  placeholder: 'Søk eller kjør en kommando',
  online: 'Søk på nett etter «{text}»',
  link: 'Åpne lenken eller databladnummeret',
  open: 'Åpne',
  compare: 'Sammenlign',
  searchOnline: 'Søk på nett',
  inCompare: 'I sammenligningen',
  customer: 'Vis for kunden',
  hideCustomer: 'Skjul kundeskjermen',
  unit: '{quantity} i {unit}',
  language: 'Språk: {language}',
  shortcuts: 'Hurtigtaster',
  newWindow: 'Nytt vindu',
  newTab: 'Ny fane',
  diagnosis: 'Lagre diagnosefil …',
  theme: { light: 'Tema: lyst', dark: 'Tema: mørkt', system: 'Tema: som systemet' },
  density: {
    compact: 'Tetthet: kompakt',
    comfortable: 'Tetthet: normal',
    workshop: 'Verkstedmodus (stor tekst og store knapper)',
    words: 'tetthet størrelse'
  },
  zoomIn: 'Zoom inn',
  zoomOut: 'Zoom ut',
  zoomReset: 'Tilbakestill zoom'
} satisfies PartOf<typeof en>
