import type { PartOf } from '../../part-of'
import type en from '../../en/main/questions'

export default {
  allow: 'Atļaut',
  notYou: 'Izvēlieties „Atcelt”, ja šo iestatījumu tikko nemainījāt pats.',
  restore: {
    message: 'Atjaunot no šīs kopijas?',
    detail:
      'Iestatījumi, izlase, piezīmes, veidnes un datu lapas šajā datorā tiks aizstāti, un Dynodesk tiks restartēts. Atjaunojiet tikai no savas kopijas.',
    risks: 'Tiks mainīti arī šie iestatījumi:',
    yes: 'Atjaunot'
  },
  settings: {
    message: 'Importēt šos iestatījumus?',
    yes: 'Importēt'
  },
  undoSettings: {
    message: 'Atjaunot iepriekšējos iestatījumus?',
    yes: 'Atsaukt'
  },
  role: {
    message: 'Mainīt lomu bez saglabāšanas?',
    detail: 'Datu lapa, noteikumi vai kartējums nav pabeigts. Visi logi tiks ielādēti no jauna, un šie ieraksti zudīs.',
    yes: 'Mainīt'
  },
  profiles: {
    loss: {
      message: 'Mainīt profilu bez saglabāšanas?',
      detail: 'Datu lapa, noteikumi vai kartējums nav pabeigts. Dynodesk tiks restartēts, un šie ieraksti zudīs.',
      yes: 'Mainīt'
    },
    removal: {
      message: 'Dzēst profilu „{name}”?',
      detail:
        'Profila atslēga, iestatījumi, saglabātais katalogs, piezīmes un datu lapas šajā datorā tiks dzēsti. To nevar atsaukt: vispirms šajā profilā izveidojiet rezerves kopiju.',
      yes: 'Dzēst'
    }
  },
  invitation: {
    code: 'Uzaicinājuma kods: {code}',
    codeHelp: 'Otrs dators to prasīs. Nosūtiet to atsevišķi no uzaicinājuma.',
    message: 'Pievienoties pārējiem datoriem?',
    detail:
      'Serveris: {address}\nLietotājs: {user}\nAtbildes, izlase, piezīmes un datu lapas tiks kopīgotas. Pieņemiet tikai sava servisa uzaicinājumu.',
    yes: 'Pievienoties'
  },
  about: {
    unsigned: {
      message: 'Pieņemt neparakstītus notikumus?',
      detail: 'Paraksti vairs netiks pārbaudīti: ikviens, kas var sasniegt uztvērēju, varēs sūtīt viltotus notikumus.'
    },
    network: {
      message: 'Ļaut citām ierīcēm sasniegt notikumu uztvērēju?',
      detail: 'Uztvērējs klausīsies adresē {value}. Pieprasījumi tam nav šifrēti.'
    },
    'host-names': {
      message: 'Pieņemt pieprasījumus ar citiem resursdatora nosaukumiem?',
      detail: 'Uztvērējs atbildēs arī uz pieprasījumiem, kas adresēti: {value}'
    },
    'event-address': {
      message: 'Saņemt notikumus no šīs adreses?',
      detail: '{value}\n\nNotikumi tiek saņemti no šīs adreses, un uz to tiek sūtīti šī avota pieteikšanās dati.'
    },
    'workspace-address': {
      message: 'Savienoties ar šo serveri?',
      detail: '{value}\n\nKopīgā servera lietotājs un parole tiek sūtīti uz šo adresi.'
    },
    'update-address': {
      message: 'Saņemt atjauninājumus no šīs adreses?',
      detail: '{value}\n\nDynodesk šajā adresē meklēs atjauninājumus. Instalē tikai parakstītus laidienus.'
    },
    'delete-files': {
      message: 'Dzēst failus no uzraudzītās mapes?',
      detail: 'Katrs fails tiek dzēsts, tiklīdz tā notikumi ir saglabāti, arī citiem mapes lietotājiem.'
    },
    'open-events': {
      message: 'Glabāt notikumus bez aizsardzības?',
      detail:
        'Šajā datorā nav atslēgu glabātuves. Ikviens, kas var lasīt jūsu failus, var izlasīt notikumus, arī vārdus un numura zīmes.'
    },
    'keep-longer': {
      message: 'Glabāt kataloga datus ilgāk?',
      detail: 'Jaunais termiņš dienās: {value} (0 – bez ierobežojuma). Līgums ar pakalpojuma sniedzēju to var aizliegt.'
    },
    'read-after-end': {
      message: 'Rādīt kataloga datus pēc abonementa beigām?',
      detail: 'Līgums ar pakalpojuma sniedzēju to var aizliegt.'
    },
    'allow-export': {
      message: 'Atļaut kataloga datu eksportu?',
      detail:
        'Sarakstus, salīdzinājumus un dzinējus tad varēs saglabāt failos un kopēt. Līgums ar pakalpojuma sniedzēju to var aizliegt.'
    },
    'allow-pack-files': {
      message: 'Atļaut pārneses failus?',
      detail:
        'Lejupielādes tad varēs saglabāt failos un importēt citos datoros. Līgums ar pakalpojuma sniedzēju to var aizliegt.'
    }
  }
} satisfies PartOf<typeof en>
