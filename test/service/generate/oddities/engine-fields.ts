/** Engines with other peculiar fields: options, tools, terms, texts (traps 21, 36, 38, 40, 42, 54, 65, 71, 80). */
import type {
  EngineEntry,
  RecordPatch
} from '../../../../src-main/adapters/demo-service/catalogue/catalogue-entries.ts'

const ALL = [
  'name slug type capacity power torque cylinders year ecu tcu',
  'hp_values nm_values rpm_values engine_code fuel_name'
].flatMap((line) => line.split(' '))
const LISTS = ['options', 'remap_stages', 'read_tools', 'read_methods']
const PERFORMANCE = ['fuel_consumption_avg', 'top_speed', 'zero_to_hundred', 'top_speed_st1', 'zero_to_hundred_st1']
const each = (fields: readonly string[], value: unknown): RecordPatch =>
  Object.fromEntries(fields.map((field) => [field, value]))
const option = (more: Record<string, unknown>) => ({
  name: 'Cold start',
  code: 'COLD',
  description: 'Quieter start',
  icon: '',
  ...more
})

export const FIELD_CASES = {
  'options: null': { options: null },
  'options: left out': { detailPatch: { options: undefined } },
  'options: empty': { options: [] },
  'options: unknown code': {
    detailPatch: {
      options: [option({ name: 'Particle something', code: 'ZZTOP' }), option({ code: 'dpf', name: 'lower case code' })]
    }
  },
  'options: fields missing': {
    detailPatch: {
      options: [{ code: 'DPF' }, { name: 'only a name' }, {}, { name: null, code: null, description: null, icon: null }]
    }
  },
  'options: code twice': { detailPatch: { options: [option({}), option({ description: 'again' })] } },
  'options: not records': { detailPatch: { options: ['DPF', 1, null] } },
  'tools: empty': { read_tools: [], read_methods: [] },
  'tools: left out': { detailPatch: { read_tools: undefined, read_methods: undefined } },
  'tools: null': { detailPatch: { read_tools: null, read_methods: null } },
  'tools: fields swapped': {
    detailPatch: { read_tools: [{ id: 1, value: 'Kestrel 3' }], read_methods: [{ id: 1, name: 'OBD' }] }
  },
  'tools: many': {
    read_tools: Array.from({ length: 40 }, (_none, i) => ({ id: BigInt(i + 1), name: `Tool ${i + 1}` })),
    read_methods: Array.from({ length: 12 }, (_none, i) => ({ id: BigInt(i + 1), value: `Method ${i + 1}` }))
  },
  'fields: all null': { patch: each(ALL, null), detailPatch: each(LISTS, null) },
  'fields: id alone': { patch: each(ALL, undefined), detailPatch: each(LISTS, undefined) },
  'fields: wrong types': {
    patch: {
      name: 42,
      capacity: '1998',
      power: '150',
      torque: [320],
      cylinders: true,
      year: '2016',
      ecu: 17,
      type: null
    },
    detailPatch: { read_tools: 'Kestrel 3', read_methods: {} }
  },
  'fields: zeros': { capacity: 0, cylinders: 0, year: 0 },
  'fields: richer in the list': { detailPatch: { ecu: null, engine_code: null, cylinders: undefined } },
  'terms: unknown': { type: 'Fuel Cell', fuel_name: 'Electric' },
  'terms: other spelling': { type: 'turbo diesel', fuel_name: ' DIESEL ' },
  'terms: translated': { type: 'Турбодизель', fuel_name: 'Дизель' },
  'terms: prototype names': {
    type: 'constructor',
    fuel_name: '__proto__',
    patch: { toString: 'own', hasOwnProperty: 1 }
  },
  'text: markup': {
    name: '<b onmouseover="top.hacked=1">2.0</b><img src=x onerror="top.hacked=1"><script>top.hacked=1</script>',
    ecu: '{{ constructor.constructor("top.hacked=1")() }}',
    engine_code: '&lt;i&gt;&amp;'
  },
  'text: right to left': { name: '2.0 \u202Eelbisrever\u202C محرك', ecu: '\u200Fמנוע 17' },
  'text: control characters': { name: '2.0\u0000 TDR\u0007\r\n150\u001B[31m', ecu: 'E\u200BD\uFEFFX\u00AD17' },
  'text: very long': { name: `2.0 ${'Ubertreibung'.repeat(40)}`, ecu: 'X'.repeat(600), engine_code: 'ab '.repeat(200) },
  'text: half a sign': { name: '2.0 \uD83D half', ecu: '\uDE97' },
  'text: many marks': { name: `2.0 Z${'\u0301\u0327\u0335'.repeat(40)}algo` },
  'text: signs of addresses': { name: '2.0 TDI+ C/D B&B #1 100% ?x=1;2', ecu: 'a/b\\c..' },
  'text: composed and decomposed': { name: 'Lumière Lumie\u0300re' },
  'text: Cyrillic': { name: '2.0 Турбо Дизель' },
  'text: Chinese': { name: '2.0 涡轮增压柴油机' },
  'text: blank': { name: '   ', ecu: '', tcu: ' ', engine_code: '' },
  'text: formula': { name: '=HYPERLINK("https://elsewhere.invalid","2.0")', ecu: '@SUM(1)', engine_code: '-1+1' }
} satisfies Readonly<Record<string, Partial<EngineEntry>>>

/** Peculiar performance records (traps 31, 32, 59 to 61); null: none. */
export const PERFORMANCE_CASES = {
  'performance: none': null,
  'performance: zeros': each(PERFORMANCE, 0),
  'performance: nulls': each(PERFORMANCE, null),
  'performance: left out': each(PERFORMANCE, undefined),
  'performance: stage 2 as well': { top_speed_st2: 235, zero_to_hundred_st2: 6.9 },
  'performance: text': {
    fuel_consumption_avg: '6.1',
    top_speed: '215 km/h',
    zero_to_hundred: '8,2',
    top_speed_st1: 'n/a',
    zero_to_hundred_st1: ''
  },
  'performance: slower when tuned': { top_speed_st1: 210, zero_to_hundred_st1: 8.9 },
  'performance: out of this world': {
    fuel_consumption_avg: -4,
    top_speed: 99999,
    zero_to_hundred: 0.0001,
    top_speed_st1: 1e21,
    zero_to_hundred_st1: 1e-7
  },
  'performance: id of another record': { id: 1 }
} satisfies Readonly<Record<string, RecordPatch | null>>
