import type { PartOf } from '../part-of'
import type en from '../en/diagnosis'

/** The diagnosis file: what is in it, what never is, and its saving. */
export default {
  title: 'Diagnosefil',
  intro: 'En kort tekstfil til support. Den lagres der du velger, og sendes aldri.',
  holds: {
    title: 'Inneholder',
    program: 'Versjoner, system, minne, skjermer, språk, oppstartstid',
    settings: 'Endrede innstillinger, uten inntastede tekster',
    connection: 'Tilkobling, koder for nylige feil, brukte forespørsler, hvordan nøkkelen er lagret',
    stores: 'Tilstand og størrelse for lagrede filer, hendelseskilder og nedlastinger',
    log: 'De siste linjene i loggen, uten tekster'
  },
  never: {
    title: 'Inneholder ikke',
    secrets: 'Nøkler, hemmeligheter og passord',
    people: 'Kunder, navn, registreringsnumre, e-postadresser',
    words: 'Tekster fra saker, notater, søk, datablad og verkstedet ditt',
    places: 'Adresser til denne PC-en, tjenesten og nettverket; mappe- og brukernavn',
    catalogue: 'Katalogdata'
  },
  show: 'Vis teksten',
  lists: 'Tilbake til listen',
  text: 'Teksten i diagnosefilen'
} satisfies PartOf<typeof en>
