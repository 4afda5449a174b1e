import type { PartOf } from '../../part-of'
import type en from '../../en/main/questions'

export default {
  allow: 'Tillat',
  notYou: 'Velg Avbryt hvis du ikke nettopp endret denne innstillingen selv.',
  about: {
    unsigned: {
      message: 'Godta usignerte hendelser?',
      detail: 'Alle som når mottakeren, kan da sende hendelser som ser ekte ut. Signaturer kontrolleres ikke lenger.'
    },
    network: {
      message: 'La andre enheter nå hendelsesmottakeren?',
      detail: 'Mottakeren lytter på {value}, ikke bare på denne PC-en. Kallene er ikke kryptert underveis.'
    },
    'host-names': {
      message: 'Godta kall under andre vertsnavn?',
      detail: 'Mottakeren svarer også på kall til: {value}'
    },
    'event-address': {
      message: 'Motta hendelser fra denne adressen?',
      detail: '{value}\n\nHendelser hentes derfra, og påloggingen som er lagret for kilden, sendes dit.'
    },
    'delete-files': {
      message: 'Slette filer fra den overvåkede mappen?',
      detail: 'Hver fil slettes når hendelsene i den er lagret. Andre som bruker mappen, mister også filen.'
    },
    'open-events': {
      message: 'Lagre hendelser uten beskyttelse?',
      detail:
        'Denne PC-en har ikke noe nøkkellager. Hendelser med navn og registreringsnumre skrives til disken med nøkkelen ved siden av: Den som kan lese filene, kan lese hendelsene.'
    },
    'keep-longer': {
      message: 'Beholde katalogdata lenger?',
      detail: 'Ny grense i dager: {value} (0 betyr ingen grense). Avtalen med leverandøren kan forby dette.'
    },
    'read-after-end': {
      message: 'Vise katalogdata etter at abonnementet er utløpt?',
      detail: 'Avtalen med leverandøren kan forby dette.'
    },
    'allow-export': {
      message: 'Tillate eksport av katalogdata?',
      detail:
        'Lister, sammenligninger og motorer kan da lagres som filer og kopieres. Avtalen med leverandøren kan forby dette.'
    },
    'allow-pack-files': {
      message: 'Tillate pakkefiler?',
      detail:
        'Pakker kan da lagres i filer og leses fra filer fra andre PC-er. Avtalen med leverandøren kan forby dette.'
    }
  }
} satisfies PartOf<typeof en>
