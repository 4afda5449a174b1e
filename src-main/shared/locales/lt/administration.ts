import type en from '../en/administration'
import type { PartOf } from '../part-of'

export default {
  role: {
    title: 'Keisti vaidmenį',
    sales: 'Pardavimai',
    workshop: 'Servisas',
    administrator: 'Administratorius',
    switch: 'Keisti vaidmenį…',
    confirm: 'Keisti',
    about: 'Visi langai įkeliami iš naujo.',
    pin: 'PIN',
    help: {
      sales: 'Be įrangos, valdymo blokų, neapdorotų atsakymų ir pastabų',
      workshop: 'Viskas, išskyrus raktus ir administratoriaus nustatymus',
      administrator: 'Viskas'
    }
  },
  pin: {
    set: 'nustatytas',
    unset: 'nenustatytas',
    enter: 'Nustatyti PIN',
    replace: 'Keisti PIN',
    remove: 'Pašalinti',
    again: 'Pakartokite PIN',
    different: 'PIN nesutampa.',
    label: {
      workshop: 'Serviso PIN',
      administrator: 'Administratoriaus PIN'
    },
    help: {
      workshop: 'Be jo šį vaidmenį atveria tik administratoriaus PIN.',
      administrator: 'Be jo bet kas gali pasirinkti bet kurį vaidmenį.'
    }
  },
  managed: {
    title: 'Valdomi nustatymai',
    refused: 'nenaudojama',
    overruled: 'nenaudojama: galioja sistemos valdomi nustatymai',
    applied: '{n} nustatymas | {n} nustatymai | {n} nustatymo | {n} nustatymų'
  }
} satisfies PartOf<typeof en>
