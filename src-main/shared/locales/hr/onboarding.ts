import type { PartOf } from '../part-of'
import type en from '../en/onboarding'

/** The first screen: connect with address and key, or look around in the demo catalogue. */
export default {
  title: 'Dynodesk',
  lead: 'Motori, stupnjevi preprogramiranja, performanse i dijagrami snage iz kataloga vozila, na vašem računalu.',

  connect: {
    title: 'Povezivanje s uslugom',
    lead: 'Osnovnom adresom i ključem vaše pretplate.',
    address: 'Osnovna adresa',
    addressPlaceholder: 'https://…',
    addressHint: 'Kao u dokumentima pretplate. Smije imati putanju i port.',
    addressGood: 'Upiti idu na {address}',
    key: 'API ključ',
    keyHint: 'Sustav ga čuva šifriranog i više se ne prikazuje.',
    keySession: 'Ovaj sustav nema sigurno mjesto za ključ: čuva se u memoriji dok se Dynodesk ne zatvori.',
    keyMissing: 'Nedostaje ključ.',
    submit: 'Poveži',
    busy: 'Upit usluzi …',
    price: 'Pri povezivanju se usluzi jednom šalje upit o stanju pretplate.'
  },
  demo: {
    title: 'Najprije razgledajte',
    lead: 'Potpun ogledni katalog s izmišljenim markama. Bez ključa, bez mreže, a svi zasloni rade.',
    open: 'Otvori ogledni katalog',
    busy: 'Pokreće se …',
    later: 'Povezati se možete u svakom trenutku, u postavkama.',
    chart: 'Crtež krivulje snage, serijski i nakon chip tuninga'
  },

  success: {
    title: 'Povezano',
    close: 'Zatvori'
  },
  inactive: {
    title: 'Ključ je ispravan, ali pretplata nije aktivna',
    lead: 'Usluga odgovara na upite o katalogu samo uz aktivnu pretplatu. Ključ je spremljen na ovom računalu.',
    steps: {
      renew: 'Obnovite ili pokrenite pretplatu kod pružatelja.',
      check: 'Zatim ovdje provjerite ponovno.'
    },
    check: 'Provjeri ponovno',
    other: 'Drugi ključ'
  },
  subscription: {
    name: 'Pretplata',
    active: 'Stanje',
    isActive: 'aktivna',
    notActive: 'nije aktivna',
    activeUnknown: 'usluga ne kaže',
    end: 'Istječe',
    endAbsent: 'datum isteka nije naveden',
    endUnreadable: '{text} (nije čitljivo kao datum)',
    endOriginal: 'Kako je poslala usluga: {text}',
    lastDay: 'danas je zadnji dan',
    daysLeft: 'još {days} dan | još {days} dana | još {days} dana',
    pastActive: 'istekla, iako usluga kaže aktivna',
    past: 'istekla',
    clock: 'prema satu ovog računala, koji se razlikuje od sata usluge',
    key: 'Ključ',
    kept: {
      sealed: 'šifriran u sustavu',
      session: 'u memoriji dok se Dynodesk ne zatvori',
      open: 'na disku bez zaštite',
      none: 'nije spremljen'
    }
  }
} satisfies PartOf<typeof en>
