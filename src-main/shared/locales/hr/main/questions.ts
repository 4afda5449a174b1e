import type { PartOf } from '../../part-of'
import type en from '../../en/main/questions'

export default {
  allow: 'Dopusti',
  notYou: 'Odaberite „Odustani” ako ovu postavku niste upravo sami promijenili.',
  restore: {
    message: 'Vratiti iz ove sigurnosne kopije?',
    detail:
      'Postavke, favoriti, bilješke, predlošci i listovi na ovom računalu bit će zamijenjeni, a Dynodesk će se ponovno pokrenuti. Vraćajte samo vlastitu sigurnosnu kopiju.',
    risks: 'Mijenja i ove postavke:',
    yes: 'Vrati'
  },
  settings: {
    message: 'Uvesti ove postavke?',
    yes: 'Uvezi'
  },
  undoSettings: {
    message: 'Vratiti prethodne postavke?',
    yes: 'Vrati'
  },
  role: {
    message: 'Promijeniti ulogu bez spremanja?',
    detail: 'List, pravila ili mapiranje nisu dovršeni. Svi se prozori ponovno učitavaju, a ti se unosi gube.',
    yes: 'Promijeni'
  },
  profiles: {
    loss: {
      message: 'Promijeniti profil bez spremanja?',
      detail: 'List, pravila ili mapiranje nisu dovršeni. Dynodesk se ponovno pokreće, a ti se unosi gube.',
      yes: 'Promijeni'
    },
    removal: {
      message: 'Izbrisati profil „{name}”?',
      detail:
        'Njegov ključ, postavke, spremljeni katalog, bilješke i listovi na ovom računalu brišu se. To se ne može poništiti: najprije u tom profilu napravite sigurnosnu kopiju.',
      yes: 'Izbriši'
    }
  },
  invitation: {
    code: 'Kôd pozivnice: {code}',
    codeHelp: 'Drugo računalo pita za njega. Pošaljite ga odvojeno od pozivnice.',
    message: 'Pridružiti se ostalim računalima?',
    detail:
      'Poslužitelj: {address}\nKorisnik: {user}\nPodaci o vozilima, favoriti, bilješke i listovi dijele se s njima. Prihvatite samo pozivnicu svoje radionice.',
    yes: 'Pridruži se'
  },
  about: {
    unsigned: {
      message: 'Prihvaćati nepotpisane događaje?',
      detail: 'Potpisi se više neće provjeravati: svatko tko može doći do primatelja moći će slati lažne događaje.'
    },
    network: {
      message: 'Dopustiti drugim uređajima pristup primatelju događaja?',
      detail: 'Primatelj će slušati na {value}. Zahtjevi prema njemu nisu šifrirani.'
    },
    'host-names': {
      message: 'Prihvaćati zahtjeve pod drugim imenima hosta?',
      detail: 'Primatelj će odgovarati i na zahtjeve upućene na: {value}'
    },
    'event-address': {
      message: 'Primati događaje s ove adrese?',
      detail: '{value}\n\nDogađaji se primaju s ove adrese i na nju se šalje prijava za ovaj izvor.'
    },
    'workspace-address': {
      message: 'Povezati se s ovim poslužiteljem?',
      detail: '{value}\n\nKorisnik i lozinka zajedničkog poslužitelja šalju se na ovu adresu.'
    },
    'update-address': {
      message: 'Preuzimati ažuriranja s ove adrese?',
      detail: '{value}\n\nDynodesk će na ovoj adresi tražiti ažuriranja. Instaliraju se samo potpisana izdanja.'
    },
    'delete-files': {
      message: 'Brisati datoteke iz nadzirane mape?',
      detail: 'Svaka se datoteka briše čim su njezini događaji spremljeni, i za druge korisnike mape.'
    },
    'open-events': {
      message: 'Spremati događaje bez zaštite?',
      detail:
        'Ovo računalo nema spremište ključeva. Tko može čitati vaše datoteke, može čitati i događaje, s imenima i registarskim oznakama.'
    },
    'keep-longer': {
      message: 'Dulje čuvati podatke kataloga?',
      detail: 'Novo ograničenje u danima: {value} (0: bez ograničenja). Ugovor s pružateljem to možda zabranjuje.'
    },
    'read-after-end': {
      message: 'Prikazivati podatke kataloga nakon isteka pretplate?',
      detail: 'Ugovor s pružateljem to možda zabranjuje.'
    },
    'allow-export': {
      message: 'Dopustiti izvoz podataka kataloga?',
      detail:
        'Popisi, usporedbe i motori tada se mogu spremati u datoteke i kopirati. Ugovor s pružateljem to možda zabranjuje.'
    },
    'allow-pack-files': {
      message: 'Dopustiti datoteke za prijenos?',
      detail:
        'Preuzimanja se tada mogu spremati u datoteke i uvoziti na drugim računalima. Ugovor s pružateljem to možda zabranjuje.'
    }
  }
} satisfies PartOf<typeof en>
