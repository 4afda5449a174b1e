import type { PartOf } from '../../part-of'
import type en from '../../en/main/demo'

export default {
  department: 'Failai',
  workshop: 'Demo servisas',
  support: 'Demo pagalba',
  bench: {
    subject: 'Skaitymo klaida ant stalo',
    question: 'Įranga sustoja ties 40 % su kontrolinės sumos klaida. Bandėme du kartus. Ar kontaktų schema teisinga?',
    answer: 'Schema teisinga. Naudokite stabilų 13,8 V maitinimą ir nuskaitykite dar kartą.',
    reply: 'Pavyko, ačiū. Pilnas nuskaitymas yra projekte.'
  },
  fuel: {
    subject: 'Koks failas 98 benzinui?',
    question: 'Klientas pila tik 98 benziną. Ar užteks Stage 1, ar užsakyti Stage 2?',
    answer: 'Stage 1 skirtas 95 benzinui. Stage 2 reikia 98 benzino ir „downpipe“.'
  },
  checksum: {
    subject: 'Kontrolinė suma neištaisyta',
    question: 'Įranga rodo, kad failo kontrolinė suma neteisinga. Ar vis tiek galima įrašyti?',
    answer: 'Neįrašykite. Ištaisyta versija jau projekte.'
  },
  original: {
    subject: 'Reikia originalaus failo',
    question: 'Klientas parduoda automobilį ir nori susigrąžinti originalą. Ar dar turite mūsų nuskaitymą?',
    answer: 'Taip, jis projekte: „Originalus failas“.',
    reply: 'Radome. Neuždarykite projekto iki penktadienio.'
  },
  idle: {
    subject: 'Per dideli laisvosios eigos sūkiai',
    question: 'Po programavimo laisvosios eigos sūkiai – 950 aps./min., ir šaltu, ir šiltu varikliu. Logas pridėtas.',
    answer: 'Pagal logą variklis siurbia pašalinį orą: korekcijos +18 %. Pirmiausia patikrinkite įsiurbimo žarną.'
  },
  invoice: {
    subject: 'Šio mėnesio sąskaita',
    question: 'Persikraustėme. Ar galite sąskaitoje nurodyti naują adresą?',
    answer: 'Padaryta, pataisyta sąskaita jau išsiųsta.'
  }
} satisfies PartOf<typeof en>
