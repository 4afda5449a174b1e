/** Handles a request: checks key, limit, permission, method and endpoint in this order, and applies faults. */
import type { IncomingMessage } from 'node:http'
import type { LanguageCode } from '../../../shared/text/languages'
import type { CatalogueData } from '../catalogue/catalogue-entries'
import type { CatalogueIndex } from '../catalogue/catalogue-index'
import { answerRequest } from './answers'
import { bypassesService, type InjectedFaults } from '../faults/injected-faults'
import { applyFault } from '../faults/faulty-replies'
import { languageFor, textForLanguage } from '../catalogue/translations'
import type { CallCounter } from './limits'
import { INVALID_PICTURES } from '../edge-cases/invalid-pictures'
import type { DemoPictures } from '../catalogue/demo-pictures'
import type { WireContext } from '../catalogue/wire-records'
import { errorReply, jsonReply, type Reply } from './reply'
import type { LoggedRequest, RequestLog } from './request-log'
import { matchRoute, type RouteMatch } from './routes'
import type { Switches } from '../switches'

/** State shared with `index.ts`. */
export interface HandlerContext {
  key: string
  /** Calls with the right key since `revokeAfterCalls` was set. */
  callsSinceRevokeSet: number
  switches: Switches
  readonly origin: string
  readonly prefix: string
  readonly faults: InjectedFaults
  readonly counter: CallCounter
  readonly log: RequestLog
  readonly pictures: DemoPictures
  now(): number
  catalogue(): Promise<{ readonly store: CatalogueIndex; readonly terms: NonNullable<CatalogueData['terms']> }>
}

interface Request {
  readonly path: string
  readonly query: URLSearchParams
  readonly match: RouteMatch
  readonly logged: LoggedRequest
}

export async function handleRequest(
  context: HandlerContext,
  message: IncomingMessage
): Promise<{ reply: Reply; logged: LoggedRequest }> {
  const request = read(context, message)
  const { path, logged } = request
  const faults = context.faults.take(logged.name, path)
  const surroundings = { origin: context.origin, path: `${context.prefix}${path}` }
  const outside = faults.find(bypassesService)
  let reply: Reply = outside ? jsonReply(200, null) : await respond(context, request)
  for (const fault of faults) reply = applyFault(reply, fault, surroundings)
  const date: Readonly<Record<string, string>> =
    context.switches.dateSkewMs === 0
      ? {}
      : { date: new Date(context.now() + context.switches.dateSkewMs).toUTCString() }
  return { reply: { ...reply, headers: { ...reply.headers, ...context.switches.extraHeaders, ...date } }, logged }
}

function read(context: HandlerContext, message: IncomingMessage): Request {
  const address = message.url ?? '/'
  const [whole = '', ...rest] = address.split('?')
  const query = new URLSearchParams(rest.join('?'))
  const path = whole.startsWith(`${context.prefix}/`) ? whole.slice(context.prefix.length) : ''
  const match = matchRoute(path)
  const { 'x-api-key': key, ...headers } = message.headers
  // in both forms, because special characters of a key are percent-encoded
  const keyInAddress = address.includes(context.key) || [...query.values()].some((value) => value.includes(context.key))
  const blotted = (text: string): string => text.replaceAll(context.key, '[key]')
  const logged: LoggedRequest = {
    method: message.method ?? '',
    path: blotted(path || whole),
    query: Object.fromEntries([...query].map(([name, value]) => [name, blotted(value)])),
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, blotted(String(value))])),
    key: key === undefined || key === '' ? 'absent' : key === context.key ? 'right' : 'wrong',
    keyInAddress,
    name: path.startsWith('/media/') ? 'media' : match.kind === 'unknown' ? null : match.name,
    atMs: context.now(),
    status: null
  }
  context.log.add(logged)
  return { path, query, match, logged }
}

async function respond(context: HandlerContext, request: Request): Promise<Reply> {
  const { switches } = context
  const { logged } = request
  const isPicture = logged.name === 'media'
  const counts = isPicture ? switches.picturesCount && logged.key === 'right' : true
  if (!isPicture && !keyIsGood(context, logged)) return errorReply(403)
  if (!counts) return picture(context, request)
  const verdict = context.counter.take(logged.name ?? '', switches)
  if (!verdict.ok) return limitReached(switches, verdict.retryAfterMs, context.now())
  const reply = isPicture ? await picture(context, request) : await catalogueReply(context, request)
  if (reply.status >= 400 && !switches.countRefused) verdict.giveBack()
  return reply
}

function keyIsGood(context: HandlerContext, logged: LoggedRequest): boolean {
  const { key, revokeAfterCalls } = context.switches
  if (logged.key !== 'right' || key === 'revoked') return false
  return revokeAfterCalls === null || context.callsSinceRevokeSet++ < revokeAfterCalls
}

function limitReached({ retryAfter }: Switches, waitMs: number, nowMs: number): Reply {
  const reply = errorReply(429)
  if (retryAfter === 'absent') return reply
  const when = retryAfter === 'seconds' ? String(Math.ceil(waitMs / 1000)) : new Date(nowMs + waitMs).toUTCString()
  return { ...reply, headers: { ...reply.headers, 'retry-after': when } }
}

async function catalogueReply(context: HandlerContext, { query, match, logged }: Request): Promise<Reply> {
  const { switches } = context
  const allowed = switches.permission && switches.subscription.active !== false
  if (!allowed && logged.name !== 'subscription') return errorReply(401)
  if (logged.method !== 'GET')
    return { ...errorReply(405), headers: { 'content-type': 'application/json', allow: 'GET' } }
  if (match.kind === 'unknown') return errorReply(404)
  // the specification lists 404 only for a type, and 400 for all other ids
  if (match.kind === 'bad-id') return errorReply(match.name === 'type' ? 404 : 400)
  const { store, terms } = await context.catalogue()
  const words = wording(context, languageFor(logged.headers['x-lang'], switches), terms)
  const answered = answerRequest({ name: match.name, ids: match.ids, query }, store, words, switches)
  return answered.status === 200 ? jsonReply(200, answered.data) : errorReply(answered.status)
}

function wording(
  context: HandlerContext,
  language: LanguageCode,
  terms: NonNullable<CatalogueData['terms']>
): WireContext {
  const { switches, origin, prefix } = context
  const base =
    { absolute: origin, relative: '' }[switches.pictureAddresses as 'absolute' | 'relative'] ??
    switches.pictureAddresses
  return {
    language,
    text: (text) => textForLanguage(text, language, switches),
    picture: (path) => (path === null || /^([a-z]+:|\/\/)/.test(path) ? path : `${base}${prefix}/media/${path}`),
    term: (english) =>
      (switches.translateTerms && textForLanguage(terms[english] ?? english, language, switches)) || english,
    slug: (slug) => (switches.translateSlugs && language !== 'en' ? `${slug}-${language}` : slug)
  }
}

async function picture(context: HandlerContext, { path, logged }: Request): Promise<Reply> {
  if (logged.method !== 'GET') return errorReply(405)
  const name = path.slice('/media/'.length)
  const odd =
    context.switches.oddities && name.startsWith('odd/') ? INVALID_PICTURES[name.slice('odd/'.length)] : undefined
  return (
    odd ??
    (await context.pictures.picture(name)) ?? {
      status: 404,
      headers: { 'content-type': 'text/plain' },
      body: 'no such picture'
    }
  )
}
