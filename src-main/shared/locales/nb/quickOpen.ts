import type { PartOf } from '../part-of'
import type en from '../en/quickOpen'

/** Texts of quick open: the box of the top bar with its list. */
export default {
  placeholder: 'Søk eller kjør en kommando',
  online: 'Søk på nett etter «{text}»',
  link: 'Åpne lenken eller databladnummeret',
  inCompare: 'I sammenligningen',
  hideCustomer: 'Skjul kundeskjermen',
  unit: '{quantity} i {unit}',
  language: 'Språk: {language}',
  newTab: 'Ny fane',
  diagnosis: 'Lagre diagnosefil …',
  theme: { light: 'Tema: lyst', dark: 'Tema: mørkt', system: 'Tema: som systemet' },
  density: {
    compact: 'Tetthet: kompakt',
    comfortable: 'Tetthet: normal',
    workshop: 'Verkstedmodus (stor tekst og store knapper)',
    words: 'tetthet størrelse'
  }
} satisfies PartOf<typeof en>
