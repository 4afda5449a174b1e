import type { PartOf } from '../part-of'
import type en from '../en/diagnosis'

/** The diagnosis file: what is in it, what never is, and its saving. */
export default {
  label: 'Diagnosefil',
  open: 'Lagre diagnose …',
  title: 'Diagnosefil',
  intro:
    'For den som har ansvar for denne installasjonen: én tekstfil, kort nok til en e-post. Den lagres der du velger, og sendes ingen steder.',
  holds: {
    title: 'Dette står i den',
    program: 'Versjoner av programmet og av det det kjører på',
    system: 'System, minne, skjermer, språk og hvor lenge oppstarten tok',
    settings: 'Innstillinger som avviker fra standard: brytere, tall og valg; om tekster bare at de er satt',
    connection: 'Tilstanden til forbindelsen og de siste feilene med kode; om en nøkkel er lagret, og hvordan',
    calls: 'Brukte og gjenværende kall',
    stores: 'Størrelsen på lagrede filer, hvor mange oppføringer de har, og om de er hele',
    events: 'Tilstanden til hendelseskildene og tellerne deres; pakker etter tilstand',
    log: 'De siste linjene i loggen: hva som skjedde og når, uten tekster'
  },
  never: {
    title: 'Dette står aldri i den',
    secrets: 'Nøkkelen, hemmeligheter og passord, ikke engang en del av dem',
    people: 'Kunder, navn, kjennemerker, e-postadresser',
    words: 'Tekster fra saker, notater, søk, ark og verkstedet',
    places: 'Adresser til denne maskinen, tjenesten eller nettverket; navn på mapper og brukere',
    catalogue: 'Noe fra katalogen'
  },
  show: 'Vis teksten',
  lists: 'Tilbake til listen',
  text: 'Teksten i diagnosefilen',
  save: 'Lagre …',
  saved: 'Lagret: {file}'
} satisfies PartOf<typeof en>
