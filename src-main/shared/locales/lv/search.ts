import type { PartOf } from '../part-of'
import type en from '../en/search'

/** One box over the names of the catalogue, and over engines by fuel. */
export default {
  title: 'Meklēšana',
  box: 'Meklēt ražotājus, modeļus un dzinējus',
  clear: 'Notīrīt lauku',
  fuel: 'Degviela',
  anyFuel: 'Jebkura degviela',
  asking: 'vaicā …',
  help: {
    title: 'Atrodiet to, kas jau ir šajā datorā, un pārējo vaicājiet serverim',
    desk: 'Rakstot tiek meklēts šajā datorā: ražotāji, modeļi, paaudzes, dzinēji, vadības bloki, dzinēju kodi, gadi, degviela un jauda. Tas neizmanto vaicājumus un darbojas bez tīkla.',
    words: 'Vārdi jebkurā secībā, to daļas un sīkas kļūdas netraucē. Prefikss, piemēram, ecu: meklē vienā laukā.',
    catalogue:
      'Enter vaicā serverim, kas meklē ražotāju, modeļu un dzinēju nosaukumos, nevis vadības blokos, kodos vai gados.',
    engines: 'Ja izvēlēta degviela, serveris meklē tikai dzinējos un atbild ar to datiem.',
    cost: 'Katra reize serverim ir viens vaicājums. Rakstīšanas pauzē tas notiek tikai tad, ja šajā datorā atrasts maz.'
  },
  recents: 'Pēdējie atvērtie',
  saved: {
    title: 'Saglabātie meklējumi',
    save: 'Saglabāt šo meklējumu',
    unsave: 'Saglabāts',
    remove: 'Dzēst „{query}”',
    fresh: '{count} jaunu | {count} jauns | {count} jauni',
    matches: '{count} šajā datorā | {count} šajā datorā | {count} šajā datorā',
    history: 'Meklēts iepriekš',
    clear: 'Notīrīt'
  },
  favourite: 'Izlasē',
  onDesk: '{count} šajā datorā | {count} šajā datorā | {count} šajā datorā',
  onDeskMost: '{count} labākie šajā datorā',
  deskNone: 'Šajā datorā vēl nekas neatbilst. Serverī var būt vairāk.',
  deskNoneOnly: 'Šajā datorā nekas neatbilst. Prefiksi meklē tikai šajā datorā; serverim vajag parastus vārdus.',
  noFavourites: 'Izlase vēl ir tukša. Pievieno ar zvaigznīti dzinēja lapā.',
  link: 'Enter atver šo saiti.',
  begun: 'Aiz “{prefix}:” ierakstiet, ko meklēt.',
  source: { service: 'serveris' },
  field: { tcu: 'TCU', year: 'Gads', ecu: 'ECU', code: 'Kods', fuel: 'Degviela', power: 'Jauda', note: 'Piezīme' },
  prefix: {
    group: 'Prefiksi',
    lead: 'Meklēt vienā laukā:',
    remove: 'Noņemt {chip}',
    ecu: 'Dzinēja vadības bloks, piem., ecu:edc17',
    code: 'Dzinēja kods, piem., code:cfgb',
    fuel: 'Degviela, piem., fuel:diesel',
    year: 'Gads, piem., year:2014',
    maker: 'Ražotājs, piem., maker:arvenna',
    note: 'Jūsu piezīmes, piem., note:kārba',
    fav: 'Šī datora izlase',
    offline: 'Dzinēji, kas bez tīkla lasāmi pilnībā'
  },
  ask: {
    button: 'Vaicāt serverim',
    why: 'Tajā var būt dzinēji, kuru šajā datorā vēl nav.',
    done: 'Serverim ir vaicāts.',
    offline: 'Nav savienojuma ar serveri: meklēts tikai šajā datorā.',
    tooShort: 'Serverim par īsu: meklēts tikai šajā datorā.',
    deskOnly: 'Meklē tikai šajā datorā: serveris šos prefiksus nepazīst.',
    failed: 'Serveris neatbildēja: {reason}'
  },
  level: { types: 'Veidi', manufacturers: 'Ražotāji', models: 'Modeļi', generations: 'Paaudzes', engines: 'Dzinēji' },
  received: '{count} saņemtu | {count} saņemts | {count} saņemti',
  maybeMore: 'varbūt ir vairāk: apaļš skaitlis var nozīmēt, ka serveris sarakstu ir apcirtis',
  from: { service: 'no servera', desk: 'no šī datora, {moment}' },
  results: 'Rezultāti',
  unnamed: 'nr. {id}',
  above: 'virs rezultāta',
  column: { name: 'Dzinējs', fuel: 'Degviela', ecu: 'ECU', place: 'Vieta' },
  capacity: '{figure} cc',
  places: '{count} vietu | {count} vieta | {count} vietas',
  place: {
    unknown: 'Vieta nav zināma',
    find: 'Atrast vietu',
    asking: 'Meklē …',
    notFound: 'Serveris tā vietu nenorāda; dzinējs tiek atvērts bez dinamikas datiem.',
    failed: 'Neizdevās noskaidrot: {reason}'
  },
  calls: '{count} vaicājumu | {count} vaicājums | {count} vaicājumi',
  keys: { down: 'uz rezultātiem', open: 'atver', back: 'atpakaļ uz lauku' },
  tryAgain: 'Mēģināt vēlreiz',
  empty: {
    'too-short': {
      title: 'Vajag mazliet vairāk',
      text: 'Serverim šeit vajag vismaz {least} rakstzīmju. | Serverim šeit vajag vismaz {least} rakstzīmi. | Serverim šeit vajag vismaz {least} rakstzīmes.'
    },
    'none-found': {
      title: 'Serverī nekā tāda nav',
      text: 'Nekam nav nosaukuma „{query}”. Tiek salīdzināti nosaukumi, nevis vadības bloki vai dzinēju kodi. Var palīdzēt mazāk vai citi vārdi.',
      fuel: 'Neviens dzinējs ar degvielu {fuel} neatbilst „{query}”. Var palīdzēt cita degviela vai mazāk vārdu.',
      anyFuel: 'Meklēt bez degvielas'
    },
    limit: {
      title: 'Šīs stundas vaicājumi ir izlietoti',
      text: 'Meklēts tikai šajā datorā, un nekas neatbilst. Ierobežojums attiecas uz atslēgu un visiem datoriem, kas to izmanto.',
      at: 'Vaicājumi atkal būs pieejami no {time}.'
    },
    offline: {
      title: 'Nav savienojuma: meklēts tikai šajā datorā',
      text: 'Šajā datorā nekas neatbilst. Ar tīklu var vaicāt serverim par vienu vaicājumu.'
    },
    'not-connected': {
      title: 'Nav savienojuma ar serveri',
      text: 'Meklēšanai vajag servera adresi un atslēgu vai demonstrācijas katalogu.',
      connect: 'Savienot'
    }
  }
} satisfies PartOf<typeof en>
