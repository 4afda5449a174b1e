import type en from '../en/administration'
import type { PartOf } from '../part-of'

export default {
  role: {
    title: 'Mainīt lomu',
    sales: 'Pārdošana',
    workshop: 'Serviss',
    administrator: 'Administrators',
    switch: 'Mainīt lomu…',
    confirm: 'Mainīt',
    about: 'Visi logi tiek ielādēti no jauna.',
    pin: 'PIN',
    help: {
      sales: 'Bez rīkiem, ECU, TCU, neapstrādātām atbildēm un piezīmēm',
      workshop: 'Viss, izņemot atslēgas un administratora iestatījumus',
      administrator: 'Viss'
    }
  },
  pin: {
    set: 'iestatīts',
    unset: 'nav iestatīts',
    enter: 'Iestatīt PIN',
    replace: 'Mainīt PIN',
    remove: 'Noņemt',
    again: 'Atkārtojiet PIN',
    different: 'PIN nesakrīt.',
    label: {
      workshop: 'Servisa PIN',
      administrator: 'Administratora PIN'
    },
    help: {
      workshop: 'Bez tā šo lomu atver tikai administratora PIN.',
      administrator: 'Bez tā ikviens var izvēlēties jebkuru lomu.'
    }
  },
  managed: {
    title: 'Pārvaldītie iestatījumi',
    refused: 'netiek lietots',
    overruled: 'netiek lietots: spēkā ir sistēmas pārvaldītie iestatījumi',
    applied: '{n} iestatījumu | {n} iestatījums | {n} iestatījumi'
  }
} satisfies PartOf<typeof en>
