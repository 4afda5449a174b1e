import type { PartOf } from '../part-of'
import type en from '../en/onboarding'

/** The first screen: connect with address and key, or look around in the demo catalogue. */
export default {
  title: 'Dynodesk',
  lead: 'Motorer, tuningsteg, ytelsestall og effektdiagrammer.',

  connect: {
    title: 'Koble til tjenesten',
    lead: 'Bruk basisadressen og nøkkelen til abonnementet.',
    addressPlaceholder: 'https://…',
    addressHint: 'Fra abonnementspapirene; kan inneholde sti og port.',
    addressGood: 'Forespørsler går til {address}',
    key: 'API-nøkkel',
    keyHint: 'Lagres kryptert og vises aldri igjen.',
    keySession: 'Systemet har ikke noe nøkkellager: nøkkelen blir i minnet til Dynodesk lukkes.'
  },
  demo: {
    title: 'Se deg om først',
    lead: 'En komplett katalog med oppdiktede merker. Virker uten nøkkel og nett.',
    open: 'Utforsk demokatalogen',
    busy: 'Starter …',
    later: 'Du kan koble til senere i innstillingene.',
    chart: 'Effektkurve, original og chiptunet'
  },

  success: {
    title: 'Tilkoblet'
  },
  inactive: {
    title: 'Abonnementet er ikke aktivt',
    lead: 'Nøkkelen er gyldig og lagret, men katalogen krever et aktivt abonnement.',
    steps: {
      renew: 'Forny eller start abonnementet hos leverandøren.',
      check: 'Sjekk igjen her.'
    },
    other: 'Bruk en annen nøkkel'
  },
  kept: {
    sealed: 'kryptert av systemet',
    session: 'i minnet til Dynodesk lukkes',
    open: 'på disk, ubeskyttet'
  }
} satisfies PartOf<typeof en>
