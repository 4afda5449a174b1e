/**
 * Line drawings as small SVG files: vehicles in side view above a dimensioned wheelbase, signs of makers, icons of
 * types and options.
 *
 * One grey that reads on dark and light, hairlines, almost no fill: they are on the main screen beside figures.
 */
import { OPTION_CODES } from './texts.ts'

const INK = '#768799'

type Point = readonly [number, number]

/** A smooth line through points (Catmull-Rom as cubics). `ease` 0 is straight, 1 round. */
function through(points: readonly Point[], ease: number): string {
  const at = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))]!
  const n = (value: number): string => String(Math.round(value * 10) / 10)
  return points
    .slice(1)
    .map(([x, y], i) => {
      const [before, from, to, after] = [at(i - 1), at(i), [x, y] as const, at(i + 2)]
      const k = ease / 6
      return `C${n(from[0] + (to[0] - before[0]) * k)} ${n(from[1] + (to[1] - before[1]) * k)} ${n(to[0] - (after[0] - from[0]) * k)} ${n(to[1] - (after[1] - from[1]) * k)} ${n(x)} ${n(y)}`
    })
    .join('')
}

const svg = (width: number, height: number, inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke="${INK}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round">${inner}</svg>\n`

function wheel(x: number, y: number, r: number, spokes = 10): string {
  const inner = r * 0.62
  const lines = Array.from({ length: spokes }, (_none, i) => {
    const a = (i / spokes) * 2 * Math.PI
    const part = (size: number): string =>
      `${(x + Math.cos(a) * size).toFixed(1)} ${(y + Math.sin(a) * size).toFixed(1)}`
    return `M${part(r * 0.2)}L${part(inner)}`
  }).join('')
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${INK}" fill-opacity=".14"/><circle cx="${x}" cy="${y}" r="${inner.toFixed(1)}" stroke-width="1.2"/><circle cx="${x}" cy="${y}" r="${(r * 0.2).toFixed(1)}" stroke-width="1.2"/><path d="${lines}" stroke-width="1" opacity=".7"/>`
}

/** Ground line with the wheelbase as a dimension below it. */
function measured(ground: number, from: number, to: number, width = 320): string {
  const y = ground + 13
  return `<g stroke-width="1" opacity=".6"><path d="M8 ${ground}H${width - 8}"/><path d="M${from} ${ground + 5}V${y + 4}M${to} ${ground + 5}V${y + 4}M${from} ${y}H${to}"/><path d="M${from + 6} ${y - 2.5}L${from} ${y}L${from + 6} ${y + 2.5}M${to - 6} ${y - 2.5}L${to} ${y}L${to - 6} ${y + 2.5}"/></g>`
}

const badge = (x: number, y: number): string => `<!--badge x="${x}" y="${y}"-->`

interface Car {
  /** Outline from the lower front (left) over the roof to the lower back. */
  readonly top: readonly Point[]
  /** Side windows, from the lower front corner over the top. */
  readonly glass: readonly Point[]
  readonly wheels: readonly [number, number]
  readonly radius: number
  readonly pillars: readonly number[]
  readonly doors: readonly number[]
  readonly belt: number
  readonly more?: string
}

const CARS: Readonly<Record<string, Car>> = {
  city: {
    top: [
      [62, 98],
      [60, 84],
      [66, 70],
      [94, 62],
      [130, 34],
      [170, 27],
      [214, 30],
      [240, 40],
      [252, 66],
      [256, 84],
      [254, 98]
    ],
    glass: [
      [104, 62],
      [134, 38],
      [170, 32],
      [212, 34],
      [234, 60]
    ],
    wheels: [98, 222],
    radius: 19,
    pillars: [172],
    doors: [110, 172],
    belt: 62
  },
  hatchback: {
    top: [
      [30, 98],
      [28, 82],
      [36, 71],
      [82, 63],
      [122, 38],
      [164, 29],
      [222, 32],
      [256, 44],
      [282, 66],
      [288, 84],
      [285, 98]
    ],
    glass: [
      [96, 63],
      [127, 41],
      [164, 34],
      [220, 36],
      [256, 61]
    ],
    wheels: [76, 244],
    radius: 21,
    pillars: [168, 226],
    doors: [104, 168, 228],
    belt: 63
  },
  saloon: {
    top: [
      [14, 98],
      [12, 82],
      [20, 73],
      [76, 64],
      [118, 38],
      [158, 30],
      [200, 32],
      [250, 58],
      [296, 63],
      [306, 74],
      [308, 86],
      [304, 98]
    ],
    glass: [
      [90, 64],
      [123, 41],
      [158, 35],
      [198, 36],
      [238, 60]
    ],
    wheels: [68, 250],
    radius: 21,
    pillars: [162],
    doors: [98, 162, 226],
    belt: 63
  },
  estate: {
    top: [
      [14, 98],
      [12, 82],
      [20, 73],
      [74, 64],
      [116, 38],
      [158, 30],
      [230, 31],
      [272, 38],
      [298, 66],
      [306, 84],
      [303, 98]
    ],
    glass: [
      [88, 64],
      [121, 41],
      [158, 35],
      [230, 35],
      [268, 41],
      [282, 61]
    ],
    wheels: [68, 250],
    radius: 21,
    pillars: [160, 222],
    doors: [96, 160, 224],
    belt: 63,
    more: '<path d="M140 27.5C170 25 220 25.5 256 31" stroke-width="1.2"/>'
  },
  coupe: {
    top: [
      [14, 98],
      [12, 84],
      [22, 75],
      [88, 66],
      [134, 42],
      [172, 34],
      [212, 38],
      [268, 60],
      [300, 66],
      [307, 82],
      [304, 98]
    ],
    glass: [
      [104, 66],
      [139, 45],
      [172, 39],
      [210, 42],
      [246, 62]
    ],
    wheels: [68, 250],
    radius: 22,
    pillars: [186],
    doors: [110, 196],
    belt: 65
  },
  roadster: {
    top: [
      [26, 98],
      [24, 84],
      [34, 75],
      [100, 67],
      [126, 64],
      [206, 63],
      [236, 62],
      [282, 66],
      [294, 82],
      [291, 98]
    ],
    glass: [
      [116, 64],
      [142, 42],
      [146, 42],
      [132, 64]
    ],
    wheels: [80, 242],
    radius: 22,
    pillars: [],
    doors: [122, 200],
    belt: 66,
    more: '<path d="M196 63C198 48 210 48 214 62M178 63C180 50 190 50 194 63" stroke-width="1.2"/>'
  },
  suv: {
    top: [
      [22, 94],
      [20, 74],
      [28, 63],
      [82, 55],
      [116, 27],
      [158, 19],
      [232, 20],
      [270, 28],
      [292, 58],
      [298, 78],
      [296, 94]
    ],
    glass: [
      [94, 55],
      [121, 30],
      [158, 24],
      [232, 24],
      [266, 31],
      [278, 53]
    ],
    wheels: [76, 244],
    radius: 24,
    pillars: [162, 224],
    doors: [102, 162, 226],
    belt: 55,
    more: '<path d="M140 16.5C170 14 226 14.5 254 20" stroke-width="1.2"/>'
  },
  mpv: {
    top: [
      [24, 97],
      [22, 80],
      [30, 68],
      [62, 58],
      [116, 26],
      [164, 19],
      [240, 21],
      [276, 32],
      [294, 62],
      [298, 82],
      [296, 97]
    ],
    glass: [
      [84, 57],
      [121, 29],
      [164, 24],
      [240, 25],
      [270, 34],
      [280, 56]
    ],
    wheels: [76, 250],
    radius: 21,
    pillars: [156, 222],
    doors: [104, 160, 226],
    belt: 57
  },
  van: {
    top: [
      [16, 97],
      [14, 76],
      [22, 62],
      [48, 54],
      [86, 18],
      [110, 12],
      [286, 11],
      [302, 16],
      [306, 60],
      [306, 97]
    ],
    glass: [
      [62, 54],
      [92, 22],
      [110, 18],
      [136, 18],
      [136, 54]
    ],
    wheels: [66, 252],
    radius: 21,
    pillars: [106],
    doors: [76, 140, 214],
    belt: 60,
    more: '<path d="M148 30H292M214 64H286" stroke-width="1.2"/>'
  },
  pickup: {
    top: [
      [16, 93],
      [14, 72],
      [24, 62],
      [84, 55],
      [116, 28],
      [150, 22],
      [186, 24],
      [200, 54],
      [304, 55],
      [308, 72],
      [306, 93]
    ],
    glass: [
      [98, 55],
      [121, 31],
      [150, 27],
      [182, 28],
      [192, 53]
    ],
    wheels: [72, 252],
    radius: 23,
    pillars: [154],
    doors: [104, 154, 200],
    belt: 55,
    more: '<path d="M204 62H302" stroke-width="1.2"/>'
  }
}

/** `a`: the older, straighter shape on smaller wheels; `b`: the rounder one. */
function drawCar(car: Car, era: 'a' | 'b'): string {
  const ease = era === 'a' ? 0.35 : 0.95
  const r = era === 'a' ? car.radius - 2.5 : car.radius
  const ground = 121
  const y = ground - r
  const [front, rear] = car.wheels
  const arch = r + 4
  const [start, end] = [car.top[0]!, car.top.at(-1)!]
  const sill = Math.min(end[1], start[1]) + 8
  const cut = (x: number): string => {
    const half = Math.sqrt(Math.max(0, arch * arch - (sill - y) * (sill - y))).toFixed(1)
    return `H${(x + Number(half)).toFixed(1)}A${arch} ${arch} 0 0 0 ${(x - Number(half)).toFixed(1)} ${sill}`
  }
  const outline = `M${start[0]} ${start[1]}${through(car.top, ease)}L${end[0] - 8} ${sill}${cut(rear)}${cut(front)}H${start[0] + 8}Z`
  const [g0] = car.glass
  const glass = `M${g0![0]} ${g0![1]}${through(car.glass, ease)}Z`
  const topAt = (x: number): number => {
    const i = Math.max(
      1,
      car.glass.findIndex(([gx], k) => k > 0 && gx >= x)
    )
    const [x0, y0] = car.glass[i - 1]!
    const [x1, y1] = car.glass[i]!
    return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0 || 1)
  }
  const pillars = car.pillars.map((x) => `M${x - 2} ${topAt(x).toFixed(1)}L${x + 1} ${car.belt}`).join('')
  const doors = car.doors
    .map((x) => `M${x} ${car.belt + 2}C${x - 1} ${car.belt + 14} ${x - 1} ${sill - 12} ${x + 2} ${sill - 4}`)
    .join('')
  const handles = car.doors
    .slice(1)
    .map((x) => `M${x - 14} ${car.belt + 9}H${x - 5}`)
    .join('')
  const lamps = `M${start[0] + 3} ${car.belt + 15}L${start[0] + 20} ${car.belt + 10}L${start[0] + 17} ${car.belt + 18}ZM${end[0] - 3} ${car.belt + 10}L${end[0] - 15} ${car.belt + 9}L${end[0] - 12} ${car.belt + 17}L${end[0] - 1} ${car.belt + 19}Z`
  return svg(
    320,
    140,
    `<path d="${outline}" fill="${INK}" fill-opacity=".1"/><path d="${glass}" fill="${INK}" fill-opacity=".16" stroke-width="1.2"/>` +
      `<path d="${pillars}${doors}" stroke-width="1.2" opacity=".8"/><path d="${handles}" stroke-width="1.8"/><path d="${lamps}" stroke-width="1.2" fill="${INK}" fill-opacity=".25"/>` +
      `<path d="M${front + arch + 4} ${sill - 9}H${rear - arch - 4}" stroke-width="1" opacity=".6"/>${car.more ?? ''}${wheel(front, y, r, era === 'a' ? 8 : 10)}${wheel(rear, y, r, era === 'a' ? 8 : 10)}${measured(ground, front, rear)}${badge(160, 92)}`
  )
}

const body = (d: string, opacity = '.1'): string => `<path d="${d}" fill="${INK}" fill-opacity="${opacity}"/>`
const thin = (d: string): string => `<path d="${d}" stroke-width="1.2" opacity=".8"/>`

const OTHERS: Readonly<Record<string, string>> = {
  'tractor-unit':
    body('M22 104V52C22 40 26 22 34 16C44 10 70 8 92 8C108 8 118 12 120 18V104H96A22 22 0 0 0 52 104Z') +
    body('M30 50L38 24H66V52H32Z', '.16') +
    thin('M72 20V100M72 50H118M28 70H50M28 78H50M80 58V62H90') +
    body('M120 92H302L308 104H292A20 20 0 0 0 252 104H244A20 20 0 0 0 204 104H120Z') +
    thin('M206 88L226 80H270L282 88M128 92V60H140V92') +
    wheel(74, 104, 18) +
    wheel(224, 104, 18) +
    wheel(272, 104, 18) +
    measured(122, 74, 224) +
    badge(92, 82),
  rigid:
    body('M14 104V58C14 46 18 30 26 26H84V104H76A22 22 0 0 0 32 104Z') +
    body('M22 58L29 34H62V60H24Z', '.16') +
    thin('M68 34V98M18 76H32M18 83H32') +
    body('M92 8H308V92H92Z', '.07') +
    thin('M92 20H308M146 8V92M200 8V92M254 8V92') +
    body('M84 92H308V104H268A22 22 0 0 0 224 104H84Z') +
    wheel(54, 104, 18) +
    wheel(246, 104, 18) +
    measured(122, 54, 246) +
    badge(200, 54),
  coach:
    body('M12 104V50C12 30 18 14 32 12H296C304 12 308 18 308 26V104H276A22 22 0 0 0 232 104H98A22 22 0 0 0 54 104Z') +
    body('M16 56C17 40 22 24 32 22H300V56Z', '.16') +
    thin('M46 22V100M92 22V56M140 22V56M188 22V56M236 22V56M282 22V56M16 62H308M120 88H220M18 80H34') +
    wheel(76, 104, 18) +
    wheel(254, 104, 18) +
    measured(122, 76, 254) +
    badge(164, 75),
  tractor:
    body('M48 84V62C48 56 54 52 62 52L142 46V92H104A24 24 0 0 0 60 92Z') +
    body('M142 92V46L156 10H222L232 58V66A48 48 0 0 0 178 92Z', '.1') +
    body('M150 48L162 17H216L223 50Z', '.16') +
    thin('M186 17V50M66 60H132M66 68H132M66 76H110M112 48V20M108 20H116M148 6H230') +
    wheel(82, 98, 24, 12) +
    wheel(226, 84, 38, 14) +
    measured(122, 82, 226) +
    badge(112, 62),
  harvester:
    body('M70 92V40L92 14H138V8H262L284 30V78H260A30 30 0 0 0 232 92H150A38 38 0 0 0 76 92Z') +
    body('M76 44L96 20H128V48H78Z', '.16') +
    thin('M138 14V66M150 22H256M150 32H276M150 42H280M214 8V2H250V8M230 62H284') +
    body('M10 112L20 92H66L72 104L50 116H14Z') +
    thin('M20 92L34 112M34 92L48 112M48 92L62 106') +
    wheel(112, 86, 36, 14) +
    wheel(256, 102, 20, 10) +
    measured(122, 112, 256) +
    badge(206, 54),
  runabout:
    body('M14 66C60 62 120 62 150 64L306 58L296 96C280 106 100 108 70 102C44 96 26 82 14 66Z') +
    thin('M20 72C90 78 220 76 302 72M34 84C110 92 220 90 298 86') +
    body('M128 63L156 40L166 40L158 63Z', '.16') +
    thin('M190 62C192 50 206 50 208 61M222 61C224 50 238 50 240 60') +
    body('M296 50H312V62L308 102H300Z') +
    thin('M296 108L316 108') +
    `<path d="M4 112Q16 106 28 112T52 112T76 112T100 112T124 112T148 112T172 112T196 112T220 112T244 112T268 112T292 112T316 112" stroke-width="1" opacity=".6"/>` +
    badge(200, 82),
  cruiser:
    body('M8 68L150 62L308 68L296 100C240 108 90 108 56 100C34 94 18 82 8 68Z') +
    body('M72 64L104 36H236L250 66Z') +
    body('M86 60L108 41H160V62ZM168 62V41H226L236 62Z', '.16') +
    thin(
      'M118 36L136 16H206L216 36M148 16L158 6H176M190 16V2M14 74C110 82 240 80 304 76M8 68L20 50L72 52M30 51V62M50 52V62'
    ) +
    `<path d="M60 88A4 4 0 1 0 60 87.9M90 90A4 4 0 1 0 90 89.9M120 91A4 4 0 1 0 120 90.9" stroke-width="1.2"/><path d="M4 112Q16 106 28 112T52 112T76 112T100 112T124 112T148 112T172 112T196 112T220 112T244 112T268 112T292 112T316 112" stroke-width="1" opacity=".6"/>` +
    badge(216, 90),
  naked:
    body('M112 52C124 38 158 36 172 50L222 44L236 52L184 70L126 66Z') +
    body('M126 68H182L176 100H140Z', '.16') +
    thin('M118 50L84 92M112 52L104 40L94 36M132 74H176M134 82H174M136 90H172M182 78L232 92M170 100L214 104L246 96') +
    body('M96 50A9 9 0 1 0 96 49.9', '.2') +
    thin('M62 68A30 30 0 0 1 110 80M204 56L214 92') +
    wheel(82, 92, 29, 12) +
    wheel(236, 92, 29, 12) +
    measured(121, 82, 236) +
    badge(152, 58),
  sport:
    body('M86 62C96 40 124 32 138 40C152 34 170 38 178 50L228 34L240 40L196 68L184 100H122C112 92 100 78 86 62Z') +
    body('M102 50L118 34L132 40L116 56Z', '.2') +
    thin('M112 62L84 92M124 72L180 66M128 82L182 76M184 84L232 92M178 100L218 102L248 86M136 100L126 68') +
    thin('M62 66A30 30 0 0 1 108 76M206 60L218 88') +
    wheel(82, 92, 29, 12) +
    wheel(236, 92, 29, 12) +
    measured(121, 82, 236) +
    badge(154, 86),
  tourer:
    body('M92 56C98 36 112 24 124 22L136 44C150 36 168 40 176 54L232 48L240 58L190 72L180 100H130L112 76Z') +
    body('M102 40L118 8L126 10L122 34Z', '.2') +
    thin('M108 58L84 92M126 74H182M128 84H180M184 82L232 92M174 100L214 103L244 92') +
    body('M212 30H262V60H216Z', '.14') +
    thin('M212 40H262M62 66A30 30 0 0 1 108 78') +
    wheel(82, 92, 29, 12) +
    wheel(236, 92, 29, 12) +
    measured(121, 82, 236) +
    badge(154, 62)
}

/** A maker's sign: its initial in one of six frames, so that neighbours in a list differ. */
function monogram(name: string, place: number): string {
  const frames = [
    '<circle cx="16" cy="16" r="13.2"/>',
    '<rect x="3" y="3" width="26" height="26" rx="6"/>',
    '<path d="M16 2.6L28 9.4V22.6L16 29.4L4 22.6V9.4Z"/>',
    '<path d="M4 5H28V16C28 23 22 27.500 16 29.500C10 27.500 4 23 4 16Z"/>',
    '<path d="M16 2.500L29.500 16L16 29.500L2.500 16Z"/>',
    '<ellipse cx="16" cy="16" rx="14" ry="10.500"/>'
  ]
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none" stroke="${INK}" stroke-width="1.6">${frames[place % frames.length]}` +
    `<text x="16" y="20.800" text-anchor="middle" stroke="none" fill="${INK}" font-family="Inter,Segoe UI,Arial,sans-serif" font-size="13.500" font-weight="600">${[...name][0]}</text></svg>\n`
  )
}

const icon = (d: string): string => svg(24, 24, `<path d="${d}"/>`)

const TYPE_ICONS: Readonly<Record<string, string>> = {
  cars: 'M3 16V13L5 11L8 7H15L19 11L21 12.500V16H19M15 16H9M5 16H3M9 16A2 2 0 1 0 5 16A2 2 0 1 0 9 16M19 16A2 2 0 1 0 15 16A2 2 0 1 0 19 16M8 11H18',
  trucks:
    'M2 16V6H14V16H9M5 16H2M14 9H18L22 13V16H20M16 16H14M9 16A2 2 0 1 0 5 16A2 2 0 1 0 9 16M20 16A2 2 0 1 0 16 16A2 2 0 1 0 20 16',
  agriculture:
    'M12 15A4.500 4.500 0 1 0 3 15A4.500 4.500 0 1 0 12 15M21 17A2.500 2.500 0 1 0 16 17A2.500 2.500 0 1 0 21 17M4 11V5H10L12 11H20V14.500M12 16H16M17 11V7',
  marine:
    'M3 14H21L18.500 18H6ZM7 14V10H14L17 14M10 10V7M3 21C5 19.500 7 19.500 9 21C11 19.500 13 19.500 15 21C17 19.500 19 19.500 21 21',
  motorcycles:
    'M9 16A3.500 3.500 0 1 0 2 16A3.500 3.500 0 1 0 9 16M22 16A3.500 3.500 0 1 0 15 16A3.500 3.500 0 1 0 22 16M5.500 16L9 9H7M9 10C11 8 14 8 15 10.500L19 9.500M9 14H15L15 10.500M15 10.500L18.500 16'
}

const OPTION_ICONS: Readonly<Record<string, string>> = {
  DPF: 'M2 12H6M18 12H22M6 7H18V17H6ZM10 7V17M14 7V17',
  GPF: 'M2 12H6M18 12H22M6 7H18V17H6ZM9 10H15M9 14H15',
  EGR: 'M6 8A7 7 0 0 1 18 8M18 4V8H14M18 16A7 7 0 0 1 6 16M6 20V16H10',
  SCR: 'M12 3C15 8 17 11 17 14.500A5 5 0 0 1 7 14.500C7 11 9 8 12 3ZM10 15H14',
  LAMBDA: 'M7 5C10 5 10.500 6.500 12 10L17 19M12 10L7 19',
  DTC: 'M4 6H20V18H4ZM8 10L10 12L8 14M12 15H16',
  VMAX: 'M4 17A8.500 8.500 0 1 1 20 17M12 14L16.500 9.500M12 14H12',
  SS: 'M12 4A8 8 0 1 1 5 8M5 4V8H9M10 9.500V14.500M14 9.500V14.500',
  LAUNCH: 'M12 3C15.500 6 16 10 15 15H9C8 10 8.500 6 12 3ZM9 12L6 16H9M15 12L18 16H15M12 18V21',
  COLD: 'M12 3V21M4 7.500L20 16.500M20 7.500L4 16.500',
  SWIRL: 'M12 12A2 2 0 1 1 14 14A5 5 0 1 1 17 9A7.500 7.500 0 1 1 9 4.500',
  PTO: 'M3 12H8M16 12H21M8 8H16V16H8ZM12 8V5M12 19V16'
}

/** Every picture by its path below `media/`. */
export function drawings(makers: readonly { name: string; slug: string }[]): Map<string, string> {
  const files = new Map<string, string>()
  for (const [name, car] of Object.entries(CARS))
    for (const era of ['a', 'b'] as const) files.set(`vehicles/${name}-${era}.svg`, drawCar(car, era))
  for (const [name, drawing] of Object.entries(OTHERS)) files.set(`vehicles/${name}.svg`, svg(320, 140, drawing))
  makers.forEach(({ name, slug }, place) =>
    files.set(`logos/${slug}.svg`, files.get(`logos/${slug}.svg`) ?? monogram(name, place))
  )
  for (const [key, d] of Object.entries(TYPE_ICONS)) files.set(`types/${key}.svg`, icon(d))
  for (const code of OPTION_CODES) files.set(`options/${code.toLowerCase()}.svg`, icon(OPTION_ICONS[code]!))
  return new Map(
    [...files].map(([path, text]) => [
      path,
      text.replaceAll(/(\.\d*?)0+(?=[^\d])/g, (_all, kept: string) => (kept === '.' ? '' : kept))
    ])
  )
}
