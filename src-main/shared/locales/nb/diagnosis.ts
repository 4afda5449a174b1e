import type { PartOf } from '../part-of'
import type en from '../en/diagnosis'

/** The diagnosis file: what is in it, what never is, and its saving. */
export default {
  title: 'Diagnosefil',
  intro: 'En kort tekstfil til support. Den lagres der du velger, og sendes aldri.',
  holds: {
    title: 'Inneholder',
    program: 'Versjoner, system og oppstart',
    stores: 'Tilstand for tilkobling, filer, hendelseskilder og nedlastinger',
    log: 'Endrede innstillinger og de siste linjene i loggen, uten tekster'
  },
  never: {
    title: 'Inneholder ikke',
    secrets: 'Nøkler, hemmeligheter og passord',
    people: 'Kunder, navn, registreringsnumre, adresser og mapper',
    words: 'Katalogdata; tekster fra saker, notater, søk og datablad'
  },
  show: 'Vis teksten',
  lists: 'Tilbake til listen',
  text: 'Teksten i diagnosefilen'
} satisfies PartOf<typeof en>
