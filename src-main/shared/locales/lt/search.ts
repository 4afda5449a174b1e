import type { PartOf } from '../part-of'
import type en from '../en/search'

/** One box over the names of the catalogue, and over engines by fuel. */
export default {
  title: 'Paieška',
  box: 'Ieškoti gamintojų, modelių ir variklių',
  clear: 'Išvalyti lauką',
  fuel: 'Degalai',
  anyFuel: 'Bet kokie degalai',
  asking: 'klausiama …',
  help: {
    title: 'Raskite tai, kas jau yra šiame kompiuteryje, o kito klauskite serverio',
    desk: 'Rašant ieškoma šiame kompiuteryje: gamintojai, modeliai, kartos, varikliai, valdymo blokai, variklių kodai, metai, degalai ir galia. Tai nenaudoja užklausų ir veikia be tinklo.',
    words: 'Tinka bet kokia žodžių tvarka, jų dalys ir mažos klaidos. Priešdėlis, pvz., ecu: ieško viename lauke.',
    catalogue:
      'Enter klausia serverio: jis ieško gamintojų, modelių ir variklių pavadinimų, ne valdymo blokų, kodų ar metų.',
    engines: 'Pasirinkus degalus, serveris ieško tik variklių ir atsako su jų duomenimis.',
    cost: 'Kiekvienas klausimas serveriui yra viena užklausa. Padarius rašymo pauzę klausiama tik tada, kai šiame kompiuteryje rasta mažai.'
  },
  recents: 'Paskutiniai atverti',
  saved: {
    title: 'Įrašytos paieškos',
    save: 'Įrašyti šią paiešką',
    unsave: 'Įrašyta',
    remove: 'Pašalinti „{query}“',
    fresh: '{count} naujas | {count} nauji | {count} naujo | {count} naujų',
    matches:
      '{count} šiame kompiuteryje | {count} šiame kompiuteryje | {count} šiame kompiuteryje | {count} šiame kompiuteryje',
    history: 'Ieškota anksčiau',
    clear: 'Išvalyti'
  },
  favourite: 'Mėgstamas',
  onDesk:
    '{count} šiame kompiuteryje | {count} šiame kompiuteryje | {count} šiame kompiuteryje | {count} šiame kompiuteryje',
  onDeskMost: '{count} geriausi šiame kompiuteryje',
  deskNone: 'Šiame kompiuteryje dar niekas neatitinka. Serveryje gali būti daugiau.',
  deskNoneOnly: 'Šiame kompiuteryje niekas neatitinka. Priešdėliai ieško tik čia; serveriui reikia paprastų žodžių.',
  noFavourites: 'Mėgstamų dar nėra. Pridedama žvaigždute variklio puslapyje.',
  link: '„Enter“ atveria šią nuorodą.',
  begun: 'Įveskite, ko ieškoti, po „{prefix}:“.',
  source: { service: 'serveris' },
  field: { tcu: 'TCU', year: 'Metai', ecu: 'ECU', code: 'Kodas', fuel: 'Degalai', power: 'Galia', note: 'Pastaba' },
  prefix: {
    group: 'Priešdėliai',
    lead: 'Ieškoti viename lauke:',
    remove: 'Pašalinti {chip}',
    ecu: 'Variklio valdymo blokas, pvz., ecu:edc17',
    code: 'Variklio kodas, pvz., code:cfgb',
    fuel: 'Degalai, pvz., fuel:diesel',
    year: 'Metai, pvz., year:2014',
    maker: 'Gamintojas, pvz., maker:arvenna',
    note: 'Jūsų pastabos, pvz., note:dėžė',
    fav: 'Šio kompiuterio mėgstami',
    offline: 'Varikliai, kuriuos galima visiškai skaityti be tinklo'
  },
  ask: {
    button: 'Klausti serverio',
    why: 'Jame gali būti variklių, kurių šiame kompiuteryje dar nėra.',
    done: 'Serverio paklausta.',
    offline: 'Nėra ryšio su serveriu: ieškota tik šiame kompiuteryje.',
    tooShort: 'Serveriui per trumpa: ieškota tik šiame kompiuteryje.',
    deskOnly: 'Ieškoma tik šiame kompiuteryje: serveris šių priešdėlių nežino.',
    failed: 'Serveris neatsakė: {reason}'
  },
  level: {
    types: 'Tipai',
    manufacturers: 'Gamintojai',
    models: 'Modeliai',
    generations: 'Kartos',
    engines: 'Varikliai'
  },
  received: '{count} gautas | {count} gauti | {count} gauto | {count} gautų',
  maybeMore: 'gal yra daugiau: apvalus skaičius gali reikšti, kad serveris sutrumpino sąrašą',
  from: { service: 'iš serverio', desk: 'iš šio kompiuterio, {moment}' },
  results: 'Rezultatai',
  unnamed: 'nr. {id}',
  above: 'virš rezultato',
  column: { name: 'Variklis', fuel: 'Degalai', ecu: 'ECU', place: 'Vieta' },
  capacity: '{figure} cc',
  places: '{count} vieta | {count} vietos | {count} vietos | {count} vietų',
  place: {
    unknown: 'Vieta nežinoma',
    find: 'Rasti vietą',
    asking: 'Ieškoma …',
    notFound: 'Serveris jo vietos nenurodo; variklis atveriamas be dinamikos duomenų.',
    failed: 'Nepavyko sužinoti: {reason}'
  },
  calls: '{count} užklausa | {count} užklausos | {count} užklausos | {count} užklausų',
  keys: { down: 'į rezultatus', open: 'atveria', back: 'atgal į lauką' },
  tryAgain: 'Bandyti dar kartą',
  empty: {
    'too-short': {
      title: 'Reikia šiek tiek daugiau',
      text: 'Serveriui čia reikia bent {least} simbolio. | Serveriui čia reikia bent {least} simbolių. | Serveriui čia reikia bent {least} simbolio. | Serveriui čia reikia bent {least} simbolių.'
    },
    'none-found': {
      title: 'Serveryje to nėra',
      text: 'Niekas nepavadinta „{query}“. Lyginami pavadinimai, ne valdymo blokai ar variklių kodai. Gali padėti mažiau arba kitų žodžių.',
      fuel: 'Joks variklis (degalai: {fuel}) neatitinka „{query}“. Gali padėti kiti degalai arba mažiau žodžių.',
      anyFuel: 'Ieškoti be degalų'
    },
    limit: {
      title: 'Šios valandos užklausos išnaudotos',
      text: 'Ieškota tik šiame kompiuteryje, ir niekas neatitinka. Riba taikoma raktui ir visiems jį naudojantiems kompiuteriams.',
      at: 'Užklausų vėl bus nuo {time}.'
    },
    offline: {
      title: 'Nėra ryšio: ieškota tik šiame kompiuteryje',
      text: 'Šiame kompiuteryje niekas neatitinka. Esant tinklui, serverio galima paklausti viena užklausa.'
    },
    'not-connected': {
      title: 'Neprisijungta prie serverio',
      text: 'Paieškai reikia serverio adreso ir rakto arba demonstracinio katalogo.',
      connect: 'Prisijungti'
    }
  }
} satisfies PartOf<typeof en>
