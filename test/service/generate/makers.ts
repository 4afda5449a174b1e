/** Invented makers and models. No maker exists; replace a name that turns out to be real. */
export type Body =
  | 'city'
  | 'hatchback'
  | 'saloon'
  | 'estate'
  | 'coupe'
  | 'roadster'
  | 'suv'
  | 'mpv'
  | 'van'
  | 'pickup'
  | 'tractor-unit'
  | 'rigid'
  | 'coach'
  | 'tractor'
  | 'harvester'
  | 'runabout'
  | 'cruiser'
  | 'naked'
  | 'sport'
  | 'tourer'

export interface Maker {
  readonly name: string
  /** Badges of its diesel, petrol and sports engines. */
  readonly badges: readonly [string, string, string]
  /** Number of models, if not random. */
  readonly models?: number
}

const maker = (line: string): Maker => {
  const [name = '', badges = 'D,T,RS'] = line.split('|')
  const [diesel = 'D', petrol = 'T', sport = 'RS'] = badges.split(',')
  return { name, badges: [diesel, petrol, sport] }
}

export const CAR_MAKERS: readonly Maker[] = [
  ...[
    'Arvenna|TDR,TSR,RS',
    'Belmora|dTb,GTb,Sport',
    'Castiglia|JTX,TBX,Corsa S',
    'Dorsett|D,T,GT',
    'Eikland|D,T,R',
    'Fjordmann|TDX,TSX,Polar',
    'Garrick|CRD,EcoT,ST',
    'Halvorsen|D,T,Polestjerne',
    'Isarwerk|d,i,K',
    'Jutland|TDi4,T4,S',
    'Kobashiro|DT,VT,R-Spec',
    'Lumière|BlueD,PureT,Éclat',
    'Marwood|SDi,SGi,Vantage S',
    'Nordavia|D,T,N',
    'Ostravan|TD,TP,OS',
    'Pellegrin|HDx,THx,GT',
    'Quillon|CDx,TGx,Q',
    'Ravensk|TDL,TSL,RX',
    'Tarkesh|D,T,GT',
    'Umbra|dCx,TCx,Nera',
    'Valdoria|VJD,TAir,Libeccio',
    'Westmark|TDC,TCi,WM',
    'Xanthe|D,e,X',
    'Yarrow|YRD,YGT,Y',
    'Zelenka|TDZ,TSZ,ZS',
    'Aldmoor|D,P,V',
    'Brenholt|TDB,TSB,B',
    'Cordero|TDC,TSC,Toro',
    'Durantel|DLI,DLP,DX',
    'Elstar|D,T,ES',
    'Gallowen|D,i,Claymore',
    'Hoshino|D-4X,Turbo,Type H',
    'Ivarsson|D,T,IR',
    'Jolivet|dXi,TXe,JS',
    'Kestrova|TDK,TSK,K',
    'Lindqvara|D,T,Q',
    'Montavel|MDI,MTI,Sport',
    'Novadyne|D,T,ND',
    'Okafuji|DX,GX,Z',
    'Sorrelli|STD,STB,Furia',
    'Thornbury|D,T,TR'
  ].map(maker)
].map((each, i) => ({ ...each, models: i === 0 ? 12 : i % 5 === 2 ? 4 : 2 + (i % 2) }))

export const OTHER_MAKERS = {
  trucks: ['Bergstad', 'Halvorsen', 'Isarwerk', 'Karpatia', 'Manstrom', 'Orlovets', 'Ridgeway', 'Steinhauer', 'Tamura'],
  agriculture: ['Agrowald', 'Ceresco', 'Ferroverde', 'Hartsmoor', 'Landgraf', 'Ostravan', 'Prairie Star'],
  marine: ['Aquilon', 'Halvorsen', 'Kattegat', 'Skerry', 'Tramontana', 'Westerly Blue'],
  motorcycles: ['Cavalline', 'Kaidan', 'Kobashiro', 'Norvald', 'Stormvane', 'Zhurav']
} as const

/** Names for car models, used in turn. The first twelve are Arvenna's. */
export const CAR_MODELS: readonly string[] = [
  'Altiva',
  'Brisa',
  'Corsale',
  'Dario',
  'Esterel',
  'Fuegra',
  'Granturo',
  'Helion',
  'Istria',
  'Jovana',
  'Kantara',
  'Lumen',
  'Marisol',
  'Navarro',
  'Orsina',
  'Paloma',
  'Quintara',
  'Rivane',
  'Solenne',
  'Tavira',
  'Ultano',
  'Velour',
  'Wexley',
  'Xenia',
  'Yuma Sol',
  'Zafrane',
  'Aldara',
  'Bastide',
  'Caldera',
  'Drava',
  'Ellipse',
  'Farrow',
  'Galena',
  'Hesper',
  'Ivoire',
  'Jasper',
  'Karst',
  'Ligure',
  'Meridane',
  'Nocturne',
  'Oriel',
  'Pampera',
  'Quartz',
  'Rondelle',
  'Savane',
  'Tessera',
  'Umbriel',
  'Vesper',
  'Wyvern',
  'Zenora',
  'Amaro',
  'Borealis',
  'Cirrane',
  'Dunmore',
  'Estuary',
  'Fresno',
  'Gossamer',
  'Halcyon',
  'Inverness',
  'Jackdaw',
  'Kelpie',
  'Linnet',
  'Merganser',
  'Nimbus',
  'Osprey',
  'Petrel',
  'Quail',
  'Redwing',
  'Siskin',
  'Tern',
  'Ursa',
  'Viola',
  'Warbler',
  'Zephra',
  'Argent',
  'Bellisa',
  'Cobaltine',
  'Denier',
  'Ecru',
  'Filigree',
  'Garnet',
  'Heliotrope',
  'Indaro',
  'Jadeite',
  'Krypta',
  'Lazuli',
  'Malachite',
  'Nacre',
  'Ochre',
  'Perla',
  'Russet',
  'Saffra',
  'Topane',
  'Umber',
  'Verdigris',
  'Walnut',
  'Zircon',
  'Ardenne',
  'Bresse',
  'Cantal',
  'Dovre',
  'Emmen',
  'Fulda',
  'Gotska',
  'Hardanger',
  'Inari',
  'Jura',
  'Kalmar',
  'Lofot',
  'Mosel',
  'Narvik',
  'Odense',
  'Pirin',
  'Rila',
  'Setesdal',
  'Tatry',
  'Utsira',
  'Vosges',
  'Zillertal'
]
export const CAR_BODIES: readonly Body[] = [
  'hatchback',
  'city',
  'hatchback',
  'saloon',
  'estate',
  'coupe',
  'suv',
  'mpv',
  'van',
  'saloon',
  'suv',
  'roadster',
  'pickup',
  'hatchback',
  'suv',
  'estate'
]

export const OTHER_MODELS = {
  trucks: [
    ['Long Haul', 'tractor-unit'],
    ['Distribution', 'rigid'],
    ['Intercity', 'coach']
  ],
  agriculture: [
    ['Furrow', 'tractor'],
    ['Meadow', 'tractor'],
    ['Harvest', 'harvester']
  ],
  marine: [
    ['Bay', 'runabout'],
    ['Offshore', 'cruiser']
  ],
  motorcycles: [
    ['Street', 'naked'],
    ['Circuit', 'sport'],
    ['Voyage', 'tourer']
  ]
} as const

/** "Lumière" -> "lumiere" */
export function slug(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
