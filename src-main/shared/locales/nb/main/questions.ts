import type { PartOf } from '../../part-of'
import type en from '../../en/main/questions'

export default {
  allow: 'Tillat',
  notYou: 'Velg «Avbryt» hvis du ikke nettopp har endret denne innstillingen selv.',
  restore: {
    message: 'Gjenopprette denne sikkerhetskopien?',
    detail:
      'Innstillinger, favoritter, notater, maler og datablad på denne PC-en erstattes, og Dynodesk starter på nytt. Gjenopprett bare din egen sikkerhetskopi.',
    risks: 'Den endrer også disse innstillingene:',
    yes: 'Gjenopprett'
  },
  settings: {
    message: 'Importere disse innstillingene?',
    yes: 'Importer'
  },
  undoSettings: {
    message: 'Gjenopprette de forrige innstillingene?',
    yes: 'Angre'
  },
  role: {
    message: 'Bytte rolle uten å lagre?',
    detail:
      'Et datablad, regler eller en tilordning er ikke fullført. Alle vinduer lastes på nytt, og disse opplysningene går tapt.',
    yes: 'Bytt'
  },
  profiles: {
    loss: {
      message: 'Bytte profil uten å lagre?',
      detail:
        'Et datablad, regler eller en tilordning er ikke fullført. Dynodesk starter på nytt, og disse opplysningene går tapt.',
      yes: 'Bytt'
    },
    removal: {
      message: 'Slette profilen «{name}»?',
      detail:
        'Nøkkelen, innstillingene, den lagrede katalogen, notatene og databladene på denne PC-en slettes. Dette kan ikke angres: ta først en sikkerhetskopi i profilen.',
      yes: 'Slett'
    }
  },
  invitation: {
    code: 'Kode for invitasjonen: {code}',
    codeHelp: 'Den andre PC-en spør etter den. Send den på en annen måte enn invitasjonen.',
    message: 'Koble til de andre PC-ene?',
    detail:
      'Server: {address}\nBruker: {user}\nSvar, favoritter, notater og datablad deles med dem. Godta bare en invitasjon fra eget verksted.',
    yes: 'Koble til'
  },
  about: {
    unsigned: {
      message: 'Godta usignerte hendelser?',
      detail: 'Signaturer kontrolleres ikke lenger: alle som når mottakeren, kan sende falske hendelser.'
    },
    network: {
      message: 'La andre enheter nå hendelsesmottakeren?',
      detail: 'Mottakeren lytter på {value}. Forespørsler til den er ikke kryptert.'
    },
    'host-names': {
      message: 'Godta forespørsler under andre vertsnavn?',
      detail: 'Mottakeren svarer også på forespørsler til: {value}'
    },
    'event-address': {
      message: 'Motta hendelser fra denne adressen?',
      detail: '{value}\n\nHendelser mottas fra denne adressen, og påloggingen for kilden sendes dit.'
    },
    'workspace-address': {
      message: 'Koble til denne serveren?',
      detail: '{value}\n\nBruker og passord for den felles serveren sendes til denne adressen.'
    },
    'update-address': {
      message: 'Hente oppdateringer fra denne adressen?',
      detail: '{value}\n\nDynodesk spør denne adressen etter oppdateringer. Bare signerte utgivelser installeres.'
    },
    'delete-files': {
      message: 'Slette filer fra den overvåkede mappen?',
      detail: 'Hver fil slettes når hendelsene i den er lagret, også for andre som bruker mappen.'
    },
    'open-events': {
      message: 'Lagre hendelser ubeskyttet?',
      detail:
        'Denne PC-en har ikke noe nøkkellager. Den som kan lese filene dine, kan lese hendelsene, med navn og registreringsnumre.'
    },
    'keep-longer': {
      message: 'Beholde katalogdata lenger?',
      detail: 'Ny grense i dager: {value} (0: ingen grense). Avtalen med leverandøren kan forby dette.'
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
      message: 'Tillate overføringsfiler?',
      detail:
        'Nedlastinger kan da lagres i filer og importeres på andre PC-er. Avtalen med leverandøren kan forby dette.'
    }
  }
} satisfies PartOf<typeof en>
