/** The traps that each switch, fault and group of edge cases covers. The types require an entry for each. */
import type { Fault, Switches } from './start-service'

export interface Demonstration {
  readonly traps: readonly number[]
  readonly shows: string
}

const d = (shows: string, ...traps: number[]): Demonstration => ({ shows, traps })

export const SWITCH_DEMONSTRATIONS: Readonly<Record<keyof Switches, Demonstration>> = {
  key: d('a key that is revoked: 403 everywhere, the subscription too', 1, 20),
  revokeAfterCalls: d('a key revoked in the middle of work', 13, 20),
  permission: d('a good key without permission: 401, while the subscription answers active', 1, 2),
  subscription: d(
    'inactive, expired, active left out, end date absent, unparsable, in any offset, at odds with active',
    2,
    3,
    4
  ),
  limit: d('429 at the limit', 72, 74, 81),
  windowMs: d('a shorter hour, for tests', 73),
  reset: d('the hour counted from the first call, by the clock, or rolling', 73),
  countRefused: d('refused calls that count, or do not', 77),
  perMethod: d('a limit for each method, as the text of the 429 may be read', 75),
  subscriptionLimited: d('a limit that the subscription is refused at too: off, its description lists no 429', 75),
  burst: d('a second limit over a short span', 78),
  retryAfter: d('429 without Retry-After, with seconds, with a date', 22),
  defaultLanguage: d('another language than English where X-LANG is absent or unknown', 66, 67),
  untranslated: d('languages without translations', 68, 70),
  missingTranslation: d('English, a blank, or nothing in place of a missing translation', 68),
  translateTerms: d('engine types and fuels in the asked language', 54, 55, 71),
  translateSlugs: d('slugs that depend on the language', 33),
  order: d('lists in another order', 62),
  cap: d('lists cut without a word', 63),
  emptyLists: d('an empty array instead of 404', 7, 8),
  gone: d('records taken out of the catalogue: 404 on their own address', 10, 101),
  pictureAddresses: d('relative picture addresses, or pictures on another host', 18),
  picturesCount: d('pictures that count as calls', 19),
  extraHeaders: d('counters and caching rules nobody promised', 22),
  dateSkewMs: d('a Date header that disagrees with the clock', 103),
  oddities: d('records with peculiar values', 9, 18, 21, 28, 31, 36, 38, 40, 42, 65),
  bigIds: d('ids 0, below zero and above 2^53, beside the neighbours that rounding leads to', 26, 27, 28)
}

export const FAULT_DEMONSTRATIONS: Readonly<Record<Fault['kind'], Demonstration>> = {
  portal: d("a captive portal in the service's place: a page with 200 or 511, or a redirect", 6, 98),
  redirect: d('a redirect to the same origin, another origin, or plain http', 16),
  status: d('any error status, so many times: "500 twice, then fine"', 5, 12, 76),
  'error-in-200': d('an error object with status 200', 6),
  'code-mismatch': d('status and error.code disagree', 6),
  'html-error': d('an error page of a proxy instead of the error object', 6),
  body: d('any body, status and content type', 5, 6),
  truncated: d('half of the JSON', 6),
  'content-type': d('the right body under the wrong content type', 6),
  huge: d('a body above every size limit', 18, 64),
  delay: d('latency, by address', 13),
  drip: d('a body that comes in small pieces', 64),
  hang: d('no answer at all', 98),
  reset: d('a connection cut before or in the middle of the answer', 98),
  'empty-array': d('[] on one address', 8),
  'other-shape': d('a list for one record and one record for a list', 21, 36),
  alter: d('fields set or left out in every record', 21, 36, 58),
  'unknown-fields': d('fields of every type that the specification does not know', 21),
  'wrong-types': d('numbers as text, text as numbers', 21, 36)
}

/** The oddities by the first word of their names. */
export const ODDITY_DEMONSTRATIONS: Readonly<Record<string, Demonstration>> = {
  values: d(
    'value strings: unequal, empty, not numbers, padded, unsorted, peaks beside the headline, bhp',
    42,
    43,
    45,
    46,
    47,
    48,
    49
  ),
  stages: d('stages: gaps, duplicates, number 0, losses, other point counts, blank modifications', 44, 45, 50, 52),
  'base figures': d('power and torque null, 0, negative', 51),
  options: d('options null, left out, empty, with unknown codes', 38, 39, 71),
  tools: d('read tools and methods empty, left out, with swapped fields', 36, 40, 41),
  fields: d('engines of nulls, of an id alone, of wrong types; a list item richer than the detail', 21, 36, 37),
  terms: d('engine types and fuels beyond the known words', 54, 71),
  text: d('markup, right-to-left, control characters, very long, blank, other scripts, signs of addresses', 65, 80),
  performance: d('zeros, nulls, stage 2, text, no record', 59, 60, 61, 101, 32),
  years: d('years missing, reversed, zero, as text', 53),
  picture: d('pictures missing, huge, slow, pages, scripts, on other hosts, of other schemes', 18),
  links: d('one engine in two generations, one name several times in a generation', 29, 30, 31),
  'childless generation': d('a parent without children: 404 like an unknown parent', 7, 9),
  'childless model': d('the same a level up', 7, 9),
  'childless manufacturer': d('the same two levels up', 7, 9),
  'childless type': d('the same three levels up', 7, 9),
  record: d('manufacturers and models without names', 36),
  'same id on all levels': d('4242 as type, manufacturer, model, generation and engine', 23, 28),
  lists: d('10 000 rows on four levels; exactly 50, 100 and 1000 engines', 63, 64)
}

/** Traps that the rules of the service show without a switch. */
export const ALWAYS_SHOWN: Demonstration = d(
  'parent ids in list addresses, types without "view", literal words before ids, omitted nulls in lists, 400 below the query minimum, hits without lower levels, performance by pair, one maker under two types',
  7,
  11,
  14,
  15,
  17,
  23,
  24,
  25,
  29,
  30,
  31,
  32,
  34,
  35,
  37,
  56,
  57,
  58,
  69,
  79,
  80
)
