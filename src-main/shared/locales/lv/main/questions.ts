import type { PartOf } from '../../part-of'
import type en from '../../en/main/questions'

export default {
  allow: 'Atļaut',
  notYou: 'Ja šo iestatījumu tikko nemainījāt pats, izvēlieties “Atcelt”.',
  about: {
    unsigned: {
      message: 'Pieņemt neparakstītus notikumus?',
      detail:
        'Ikviens, kas var sasniegt uztvērēju, varēs sūtīt notikumus, kas izskatās īsti. Paraksti vairs netiks pārbaudīti.'
    },
    network: {
      message: 'Ļaut citām ierīcēm sasniegt notikumu uztvērēju?',
      detail: 'Uztvērējs klausīsies adresē {value}, ne tikai šajā datorā. Izsaukumi ceļā nav šifrēti.'
    },
    'host-names': {
      message: 'Pieņemt izsaukumus ar citiem resursdatora nosaukumiem?',
      detail: 'Uztvērējs atbildēs arī uz izsaukumiem, kas adresēti: {value}'
    },
    'event-address': {
      message: 'Saņemt notikumus no šīs adreses?',
      detail:
        '{value}\n\nNotikumi tiek pieņemti no turienes, un uz turieni tiek sūtīti šim avotam saglabātie pieteikšanās dati.'
    },
    'delete-files': {
      message: 'Dzēst failus no uzraudzītās mapes?',
      detail: 'Katrs fails tiek dzēsts, tiklīdz tā notikumi ir saglabāti. Failu zaudēs arī citi mapes lietotāji.'
    },
    'open-events': {
      message: 'Glabāt notikumus bez aizsardzības?',
      detail:
        'Šajā datorā nav atslēgu glabātavas. Notikumi ar vārdiem un numurzīmēm tiek ierakstīti diskā ar atslēgu blakus: kas var nolasīt failus, var nolasīt notikumus.'
    },
    'keep-longer': {
      message: 'Glabāt kataloga datus ilgāk?',
      detail: 'Jaunais termiņš dienās: {value} (0 – bez ierobežojuma). Līgums ar piegādātāju to var aizliegt.'
    },
    'read-after-end': {
      message: 'Rādīt kataloga datus pēc abonementa beigām?',
      detail: 'Līgums ar piegādātāju to var aizliegt.'
    },
    'allow-export': {
      message: 'Atļaut kataloga datu eksportu?',
      detail:
        'Sarakstus, salīdzinājumus un dzinējus tad varēs saglabāt failos un kopēt. Līgums ar piegādātāju to var aizliegt.'
    },
    'allow-pack-files': {
      message: 'Atļaut pakotņu failus?',
      detail:
        'Pakotnes tad varēs saglabāt failos un nolasīt no citu datoru failiem. Līgums ar piegādātāju to var aizliegt.'
    }
  }
} satisfies PartOf<typeof en>
