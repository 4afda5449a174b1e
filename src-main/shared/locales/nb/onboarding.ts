import type { PartOf } from '../part-of'
import type en from '../en/onboarding'

/** The first screen: connect with address and key, or look around in the demo catalogue. */
export default {
  title: 'Dynodesk',
  lead: 'Motorer, steg for optimering, ytelsestall og effektdiagrammer fra kjøretøykatalogen, på din PC.',

  connect: {
    title: 'Koble til tjenesten',
    lead: 'Med basisadressen og nøkkelen til abonnementet.',
    address: 'Basisadresse',
    addressPlaceholder: 'https://…',
    addressHint: 'Som i abonnementspapirene. Sti og port kan være med.',
    addressGood: 'Kall går til {address}',
    key: 'API-nøkkel',
    keyHint: 'Lagres kryptert av systemet og vises aldri igjen.',
    keySession: 'Systemet har ikke noe trygt sted for en nøkkel: den holdes i minnet til Dynodesk avsluttes.',
    keyMissing: 'Nøkkelen mangler.',
    submit: 'Koble til',
    busy: 'Spør tjenesten …',
    price: 'Ved tilkobling spørres tjenesten én gang om abonnementets status.'
  },
  demo: {
    title: 'Se deg om først',
    lead: 'En komplett demokatalog med oppdiktede merker. Ingen nøkkel, ikke noe nett, og alle skjermer virker.',
    open: 'Utforsk demokatalogen',
    busy: 'Starter …',
    later: 'Du kan koble til når som helst, i innstillingene.',
    chart: 'Tegning av en effektkurve, original og optimert'
  },

  success: {
    title: 'Tilkoblet',
    close: 'Lukk'
  },
  inactive: {
    title: 'Nøkkelen er riktig, men abonnementet er ikke aktivt',
    lead: 'Tjenesten svarer på katalogspørsmål bare under et aktivt abonnement. Nøkkelen er lagret på denne PC-en.',
    steps: {
      renew: 'Forny eller start abonnementet hos leverandøren.',
      check: 'Sjekk så igjen her.'
    },
    check: 'Sjekk igjen',
    other: 'Bruk en annen nøkkel'
  },
  subscription: {
    name: 'Abonnement',
    active: 'Status',
    isActive: 'aktivt',
    notActive: 'ikke aktivt',
    activeUnknown: 'ikke oppgitt av tjenesten',
    end: 'Utløper',
    endAbsent: 'ingen sluttdato oppgitt',
    endUnreadable: '{text} (kan ikke leses som dato)',
    endOriginal: 'Som sendt av tjenesten: {text}',
    lastDay: 'i dag er siste dag',
    daysLeft: '{days} dag igjen | {days} dager igjen',
    pastActive: 'utløpt, selv om tjenesten sier aktivt',
    past: 'utløpt',
    clock: 'etter PC-ens klokke, som avviker fra tjenestens',
    key: 'Nøkkel',
    kept: {
      sealed: 'kryptert av systemet',
      session: 'i minnet til Dynodesk avsluttes',
      open: 'på disken uten beskyttelse',
      none: 'ikke lagret'
    }
  }
} satisfies PartOf<typeof en>
