import type en from '../en/administration'
import type { PartOf } from '../part-of'

export default {
  role: {
    title: 'Promijeni ulogu',
    sales: 'Prodaja',
    workshop: 'Radionica',
    administrator: 'Administrator',
    switch: 'Promijeni ulogu …',
    confirm: 'Promijeni',
    about: 'Svi se prozori ponovno učitavaju.',
    pin: 'PIN',
    help: {
      sales: 'Bez alata, upravljačkih jedinica, izvornih podataka i bilješki',
      workshop: 'Sve osim ključeva i postavki administratora',
      administrator: 'Sve'
    }
  },
  pin: {
    set: 'postavljen',
    unset: 'nije postavljen',
    enter: 'Postavi PIN',
    replace: 'Promijeni PIN',
    remove: 'Ukloni',
    again: 'Ponovite PIN',
    different: 'PIN-ovi se ne podudaraju.',
    label: {
      workshop: 'PIN radionice',
      administrator: 'PIN administratora'
    },
    help: {
      workshop: 'Bez njega ulogu otvara samo PIN administratora.',
      administrator: 'Bez njega svatko može prijeći u bilo koju ulogu.'
    }
  },
  managed: {
    title: 'Upravljane postavke',
    refused: 'ne koristi se',
    overruled: 'ne koristi se: vrijede upravljane postavke sustava',
    applied: '{n} postavka | {n} postavke | {n} postavki'
  }
} satisfies PartOf<typeof en>
