import type en from '../en/administration'
import type { PartOf } from '../part-of'

export default {
  role: {
    title: 'Rolle',
    sales: 'Salg',
    workshop: 'Verksted',
    administrator: 'Administrator',
    switch: 'Bytt rolle …',
    confirm: 'Bytt',
    cancel: 'Avbryt',
    about: 'Alle vinduer lastes på nytt.',
    pin: 'PIN-kode',
    help: {
      sales: 'Uten verktøy, styreenheter, rå svar og notater',
      workshop: 'Alt unntatt nøkler og administratorens innstillinger',
      administrator: 'Alt'
    }
  },
  pin: {
    set: 'satt',
    unset: 'ikke satt',
    enter: 'Sett PIN-kode',
    replace: 'Endre PIN-kode',
    remove: 'Fjern',
    save: 'Lagre',
    label: {
      workshop: 'Verkstedets PIN-kode',
      administrator: 'Administratorens PIN-kode'
    },
    help: {
      workshop: 'Uten den åpner bare administratorens PIN-kode rollen.',
      administrator: 'Uten den kan alle ta alle roller.'
    }
  },
  managed: {
    title: 'Styrte innstillinger',
    none: 'Ingen administrator styrer innstillinger på denne PC-en.',
    refused: 'brukes ikke',
    overruled: 'brukes ikke: systemets plass gjelder',
    applied: '{n} innstilling | {n} innstillinger'
  }
} satisfies PartOf<typeof en>
