import type { PartOf } from '../part-of'
import type en from '../en/browse'

/** Texts of the column browser. */
export default {
  filter: 'Filtrer …',
  filterOf: 'Filtrer {level}',
  clearFilter: 'Nullstill filteret',
  shown: '{shown} av {n}',
  received: '{n} oppføring | {n} oppføringer',
  maybeMoreWhy: 'Et rundt tall: listen kan være ufullstendig.',
  refresh: 'Oppdater',
  menu: 'Mer for {level}',
  fetched: 'hentet {age}',
  pack: {
    takeOf: 'Last ned {name}',
    ready: 'Tilgjengelig frakoblet',
    readyWhy: 'Alle motorer i denne generasjonen er lagret med tall og kurver.',
    under: 'Lastes ned · {done} av {total}',
    confirm: 'Laste ned {title}?',
    no: 'Ikke nå',
    price: '{cost}, {share} av timegrensen, omtrent {time}.'
  },
  columns: 'Velg kolonner',
  order: { newest: 'Vis nyeste først', oldest: 'Vis eldste først' },
  letters: 'Forbokstaver',
  wall: { on: 'Vis som logoer', off: 'Vis som liste' },
  empty: {
    types: 'Ingen kjøretøytyper.',
    manufacturers: 'Ingen merker for denne typen.',
    models: 'Ingen modeller for dette merket.',
    generations: 'Ingen generasjoner for denne modellen.',
    engines: 'Ingen motorer i denne generasjonen.'
  },
  parent: {
    gone: 'Ikke lenger oppført.',
    listed: 'Fortsatt oppført, men tom.'
  },
  stageGain: 'Økning i første steg',
  noneFit: {
    text: 'Ingen av de {n} oppføringene passer med filtrene.',
    action: 'Nullstill filtrene'
  },
  choose: {
    types: 'Velg type',
    manufacturers: 'Velg merke',
    models: 'Velg modell',
    generations: 'Velg generasjon',
    engines: 'Velg motor'
  },
  column: {
    name: { long: 'Navn', short: 'Navn' },
    power: { long: 'Effekt', short: 'Effekt' },
    torque: { long: 'Dreiemoment', short: 'Moment' },
    fuel_name: { long: 'Drivstoff', short: 'Drivstoff' },
    type: { long: 'Motortype', short: 'Type' },
    capacity: { long: 'Slagvolum' },
    cylinders: { long: 'Sylindre', short: 'Syl.' },
    year: { long: 'Motorens årsmodell', short: 'År' },
    ecu: { long: 'Motorstyreenhet', short: 'ECU' },
    tcu: { long: 'Girkassestyreenhet', short: 'TCU' },
    engine_code: { long: 'Motorkode', short: 'Kode' }
  },
  start: {
    recents: 'Nylig åpnet',
    favourites: 'Favoritter',
    demo: 'Prøv disse motorene'
  }
} satisfies PartOf<typeof en>
