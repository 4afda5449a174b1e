/** Handles a request: checks key, limit, permission, method and endpoint in this order. */
import type { IncomingMessage } from 'node:http'
import type { EndpointName } from '../../../shared/catalogue/endpoints'
import type { LanguageCode } from '../../../shared/text/languages'
import type { CatalogueData } from '../catalogue/catalogue-entries'
import type { CatalogueIndex } from '../catalogue/catalogue-index'
import { answerRequest } from './answers'
import { languageFor, textForLanguage } from '../catalogue/translations'
import type { CallCounter } from './limits'
import { INVALID_PICTURES } from '../edge-cases/invalid-pictures'
import type { DemoPictures } from '../catalogue/demo-pictures'
import type { WireContext } from '../catalogue/wire-records'
import { errorReply, jsonReply, type Reply } from './reply'
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
  readonly counter: CallCounter
  readonly intercept: Intercept
  readonly pictures: DemoPictures
  now(): number
  catalogue(): Promise<{ readonly store: CatalogueIndex; readonly terms: NonNullable<CatalogueData['terms']> }>
}

export interface DemoRequest {
  readonly message: IncomingMessage
  /** Without prefix and query; empty for another prefix. */
  readonly path: string
  readonly query: URLSearchParams
  readonly match: RouteMatch
  /** One of the fourteen, `media`, or null. */
  readonly name: EndpointName | 'media' | null
  readonly key: 'right' | 'wrong' | 'absent'
}
/** Answers in place of the service, which `respond` asks. */
export type Intercept = (request: DemoRequest, respond: () => Promise<Reply>) => Promise<Reply>

export async function handleRequest(context: HandlerContext, message: IncomingMessage): Promise<Reply> {
  const request = read(context, message)
  const reply = await context.intercept(request, () => respond(context, request))
  const date: Readonly<Record<string, string>> =
    context.switches.dateSkewMs === 0
      ? {}
      : { date: new Date(context.now() + context.switches.dateSkewMs).toUTCString() }
  return { ...reply, headers: { ...reply.headers, ...context.switches.extraHeaders, ...date } }
}

function read(context: HandlerContext, message: IncomingMessage): DemoRequest {
  const [whole = '', ...rest] = (message.url ?? '/').split('?')
  const path = whole.startsWith(`${context.prefix}/`) ? whole.slice(context.prefix.length) : ''
  const match = matchRoute(path)
  const key = message.headers['x-api-key']
  return {
    message,
    path,
    query: new URLSearchParams(rest.join('?')),
    match,
    name: path.startsWith('/media/') ? 'media' : match.kind === 'unknown' ? null : match.name,
    key: key === undefined || key === '' ? 'absent' : key === context.key ? 'right' : 'wrong'
  }
}

async function respond(context: HandlerContext, request: DemoRequest): Promise<Reply> {
  const { switches } = context
  const { name, key } = request
  const isPicture = name === 'media'
  const counts = isPicture ? switches.picturesCount && key === 'right' : true
  if (!isPicture && !keyIsGood(context, key)) return errorReply(403)
  if (!counts) return picture(context, request)
  const verdict = context.counter.take(name ?? '', switches)
  if (!verdict.ok) return limitReached(switches, verdict.retryAfterMs, context.now())
  const reply = isPicture ? await picture(context, request) : await catalogueReply(context, request)
  if (reply.status >= 400 && !switches.countRefused) verdict.giveBack()
  return reply
}

function keyIsGood(context: HandlerContext, given: DemoRequest['key']): boolean {
  const { key, revokeAfterCalls } = context.switches
  if (given !== 'right' || key === 'revoked') return false
  return revokeAfterCalls === null || context.callsSinceRevokeSet++ < revokeAfterCalls
}

function limitReached({ retryAfter }: Switches, waitMs: number, nowMs: number): Reply {
  const reply = errorReply(429)
  if (retryAfter === 'absent') return reply
  const when = retryAfter === 'seconds' ? String(Math.ceil(waitMs / 1000)) : new Date(nowMs + waitMs).toUTCString()
  return { ...reply, headers: { ...reply.headers, 'retry-after': when } }
}

async function catalogueReply(context: HandlerContext, { message, name, query, match }: DemoRequest): Promise<Reply> {
  const { switches } = context
  const allowed = switches.permission && switches.subscription.active !== false
  if (!allowed && name !== 'subscription') return errorReply(401)
  if (message.method !== 'GET')
    return { ...errorReply(405), headers: { 'content-type': 'application/json', allow: 'GET' } }
  if (match.kind === 'unknown') return errorReply(404)
  // the specification lists 404 only for a type, and 400 for all other ids
  if (match.kind === 'bad-id') return errorReply(match.name === 'type' ? 404 : 400)
  const { store, terms } = await context.catalogue()
  const words = wording(context, languageFor(message.headers['x-lang']?.toString(), switches), terms)
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

async function picture(context: HandlerContext, { message, path }: DemoRequest): Promise<Reply> {
  if (message.method !== 'GET') return errorReply(405)
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
