import type { PartOf } from '../../part-of'
import type en from '../../en/main/questions'

export default {
  allow: 'Dopusti',
  notYou: 'Ako ovu postavku niste upravo sami promijenili, odaberite „Odustani“.',
  about: {
    unsigned: {
      message: 'Prihvaćati nepotpisane događaje?',
      detail:
        'Svatko tko može doći do primatelja tada može slati događaje koji izgledaju pravi. Potpisi se više ne provjeravaju.'
    },
    network: {
      message: 'Dopustiti drugim uređajima pristup primatelju događaja?',
      detail: 'Primatelj će slušati na {value}, ne samo na ovom računalu. Pozivi putem nisu šifrirani.'
    },
    'host-names': {
      message: 'Prihvaćati pozive pod drugim nazivima računala?',
      detail: 'Primatelj će odgovarati i na pozive upućene na: {value}'
    },
    'event-address': {
      message: 'Primati događaje s ove adrese?',
      detail: '{value}\n\nDogađaji se preuzimaju odande i onamo se šalje prijava spremljena za ovaj izvor.'
    },
    'delete-files': {
      message: 'Brisati datoteke iz nadzirane mape?',
      detail: 'Svaka se datoteka briše čim su njezini događaji spremljeni. Datoteku gube i drugi korisnici mape.'
    },
    'open-events': {
      message: 'Spremati događaje bez zaštite?',
      detail:
        'Ovo računalo nema spremište ključeva. Događaji s imenima i registarskim oznakama zapisuju se na disk s ključem pokraj njih: tko može čitati datoteke, može čitati i događaje.'
    },
    'keep-longer': {
      message: 'Dulje čuvati podatke kataloga?',
      detail: 'Novo ograničenje u danima: {value} (0 znači bez ograničenja). Ugovor s pružateljem to možda zabranjuje.'
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
      message: 'Dopustiti datoteke paketa?',
      detail:
        'Paketi se tada mogu spremati u datoteke i čitati iz datoteka s drugih računala. Ugovor s pružateljem to možda zabranjuje.'
    }
  }
} satisfies PartOf<typeof en>
