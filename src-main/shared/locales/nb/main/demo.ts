import type { PartOf } from '../../part-of'
import type en from '../../en/main/demo'

export default {
  department: 'Filer',
  workshop: 'Demoverkstedet',
  support: 'Demosupport',
  bench: {
    subject: 'Lesefeil på benk',
    question: 'Verktøyet stopper på 40 % med sjekksumfeil. Jeg har prøvd to ganger. Er pinouten riktig?',
    answer: 'Pinouten er riktig. Bruk en stabil strømforsyning på 13,8 V og les på nytt.',
    reply: 'Det hjalp, takk. Full lesing ligger i prosjektet.'
  },
  fuel: {
    subject: 'Hvilken fil til 98 oktan?',
    question: 'Kunden tanker bare 98 oktan. Utnytter steg 1 det, eller bør jeg bestille steg 2?',
    answer: 'Steg 1 er laget for 95 oktan. Steg 2 krever 98 oktan og downpipe.'
  },
  checksum: {
    subject: 'Sjekksummen er ikke rettet',
    question: 'Verktøyet sier at sjekksummen i filen er feil. Kan jeg skrive den likevel?',
    answer: 'Ikke skriv den. En rettet versjon ligger nå i prosjektet.'
  },
  original: {
    subject: 'Trenger originalfilen',
    question: 'Kunden selger bilen og vil ha originalen tilbake. Har dere fortsatt lesingen vår?',
    answer: 'Ja, den ligger i prosjektet som «Originalfil».',
    reply: 'Fant den. La prosjektet stå åpent til fredag.'
  },
  idle: {
    subject: 'For høyt tomgangsturtall',
    question: 'Tomgangen ligger på 950 o/min etter flashing, både kald og varm. Logg er vedlagt.',
    answer: 'Loggen viser falsk luft: trimverdiene ligger på +18 %. Sjekk innsugsslangen først.'
  },
  invoice: {
    subject: 'Faktura for denne måneden',
    question: 'Vi har flyttet. Kan dere sette den nye adressen på fakturaen?',
    answer: 'Ordnet, rettet faktura er på vei.'
  }
} satisfies PartOf<typeof en>
