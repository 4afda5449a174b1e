import type en from '../en/administration'
import type { PartOf } from '../part-of'

export default {
  role: {
    title: 'Bytt rolle',
    sales: 'Salg',
    workshop: 'Verksted',
    administrator: 'Administrator',
    switch: 'Bytt rolle …',
    confirm: 'Bytt',
    about: 'Alle vinduer lastes på nytt.',
    pin: 'PIN-kode',
    help: {
      sales: 'Uten verktøy, styreenheter, rå svar og notater',
      workshop: 'Alt unntatt nøkler og administratorens innstillinger',
      administrator: 'Alt'
    }
  },
  pin: {
    set: 'angitt',
    unset: 'ikke angitt',
    enter: 'Angi PIN-kode',
    replace: 'Endre PIN-kode',
    remove: 'Fjern',
    again: 'Gjenta PIN-koden',
    different: 'PIN-kodene er ikke like.',
    label: {
      workshop: 'PIN-kode for verkstedet',
      administrator: 'PIN-kode for administratoren'
    },
    help: {
      workshop: 'Uten den åpner bare administratorens PIN-kode rollen.',
      administrator: 'Uten den kan hvem som helst bytte til alle roller.'
    }
  },
  managed: {
    title: 'Styrte innstillinger',
    refused: 'brukes ikke',
    overruled: 'brukes ikke: systemets styrte innstillinger gjelder',
    applied: '{n} innstilling | {n} innstillinger'
  }
} satisfies PartOf<typeof en>
