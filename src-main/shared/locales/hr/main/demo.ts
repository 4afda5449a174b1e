import type { PartOf } from '../../part-of'
import type en from '../../en/main/demo'

export default {
  department: 'Datoteke',
  workshop: 'Demo radionica',
  support: 'Demo podrška',
  bench: {
    subject: 'Greška pri čitanju na stolu',
    question: 'Alat staje na 40 % s greškom kontrolnog zbroja. Pokušali smo dvaput. Je li pinout točan?',
    answer: 'Pinout je točan. Spojite stabilno napajanje od 13,8 V i očitajte ponovno.',
    reply: 'Uspjelo je, hvala. Cijelo očitanje je u projektu.'
  },
  fuel: {
    subject: 'Koji remap za 98 oktana?',
    question: 'Kupac toči samo 98. Iskorištava li to Stage 1 ili da naručimo Stage 2?',
    answer: 'Stage 1 je rađen za 95 oktana. Stage 2 traži 98 oktana i downpipe.'
  },
  checksum: {
    subject: 'Kontrolni zbroj nije ispravljen',
    question: 'Alat javlja da kontrolni zbroj datoteke nije dobar. Smijemo li je svejedno upisati?',
    answer: 'Nemojte je upisivati. Ispravljena verzija je sada u projektu.'
  },
  original: {
    subject: 'Treba nam izvorna datoteka',
    question: 'Kupac prodaje auto i želi vratiti original. Imate li još naše očitanje?',
    answer: 'Da, u projektu je kao „Izvorna datoteka”.',
    reply: 'Našli smo. Ostavite projekt otvoren do petka.'
  },
  idle: {
    subject: 'Previsok ler',
    question: 'Nakon upisa motor u leru drži 950 o/min, i hladan i topao. Log je u prilogu.',
    answer: 'Log pokazuje da motor vuče lažni zrak: korekcije su +18 %. Prvo provjerite usisno crijevo.'
  },
  invoice: {
    subject: 'Račun za ovaj mjesec',
    question: 'Preselili smo se. Možete li na račun staviti novu adresu?',
    answer: 'Gotovo, ispravljeni račun je poslan.'
  }
} satisfies PartOf<typeof en>
