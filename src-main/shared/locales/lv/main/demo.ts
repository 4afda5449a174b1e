import type { PartOf } from '../../part-of'
import type en from '../../en/main/demo'

export default {
  department: 'Faili',
  workshop: 'Demo serviss',
  support: 'Demo atbalsts',
  bench: {
    subject: 'Nolasīšanas kļūda uz galda',
    question: 'Rīks apstājas pie 40 % ar kontrolsummas kļūdu. Mēģinājām divreiz. Vai kontaktu shēma ir pareiza?',
    answer: 'Kontaktu shēma ir pareiza. Pieslēdziet stabilu 13,8 V barošanu un nolasiet vēlreiz.',
    reply: 'Izdevās, paldies. Pilns nolasījums ir projektā.'
  },
  fuel: {
    subject: 'Kurš fails 98. benzīnam?',
    question: 'Klients lej tikai 98. benzīnu. Vai ar Stage 1 pietiek, vai pasūtīt Stage 2?',
    answer: 'Stage 1 ir paredzēts 95. benzīnam. Stage 2 vajag 98. benzīnu un downpipe.'
  },
  checksum: {
    subject: 'Kontrolsumma nav izlabota',
    question: 'Rīks rāda, ka faila kontrolsumma nav pareiza. Vai drīkst tomēr ierakstīt?',
    answer: 'Lūdzu, nerakstiet. Izlabotā versija jau ir projektā.'
  },
  original: {
    subject: 'Vajag oriģinālo failu',
    question: 'Klients pārdod auto un grib atpakaļ oriģinālu. Vai jums vēl ir mūsu nolasījums?',
    answer: 'Jā, tas ir projektā kā „Oriģinālais fails”.',
    reply: 'Atradām. Lūdzu, neslēdziet projektu līdz piektdienai.'
  },
  idle: {
    subject: 'Pārāk augsti tukšgaitas apgriezieni',
    question: 'Pēc čiptūninga tukšgaita ir 950 apgr./min, gan aukstam, gan siltam motoram. Žurnāls pielikumā.',
    answer: 'Žurnālā redzama gaisa piesūce: korekcijas ir +18 %. Vispirms pārbaudiet ieplūdes cauruli.'
  },
  invoice: {
    subject: 'Rēķins par šo mēnesi',
    question: 'Esam pārcēlušies. Vai varat rēķinā norādīt jauno adresi?',
    answer: 'Izdarīts, izlabotais rēķins ir nosūtīts.'
  }
} satisfies PartOf<typeof en>
