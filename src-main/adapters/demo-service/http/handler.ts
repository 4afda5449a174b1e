/** Handles a request: checks access, method and endpoint in this order. */
import type { IncomingMessage } from 'node:http'
import type { EndpointName } from '../../../shared/catalogue/endpoints'
import type { LanguageCode } from '../../../shared/text/languages'
import type { CatalogueData } from '../catalogue/catalogue-entries'
import type { CatalogueIndex } from '../catalogue/catalogue-index'
import { answerRequest, type DemoSubscription } from './answers'
import { languageFor, textForLanguage } from '../catalogue/translations'
import { INVALID_PICTURES } from './invalid-pictures'
import type { DemoPictures } from '../catalogue/demo-pictures'
import type { WireContext } from '../catalogue/wire-records'
import { errorReply, jsonReply, type Reply } from './reply'
import { matchRoute, type RouteMatch } from './routes'
import type { Switches } from '../switches'

/** State shared with `index.ts`. */
export interface HandlerContext {
  switches: Switches
  readonly origin: string
  readonly prefix: string
  readonly access: Access
  readonly subscription: DemoSubscription
  readonly pictures: DemoPictures
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
}

/** Answers a request, or refuses it without calling `answer`. */
export type Access = (request: DemoRequest, answer: () => Promise<Reply>) => Promise<Reply>

export function handleRequest(context: HandlerContext, message: IncomingMessage): Promise<Reply> {
  const request = read(context, message)
  return context.access(request, () =>
    request.name === 'media' ? picture(context, request) : catalogueReply(context, request)
  )
}

function read(context: HandlerContext, message: IncomingMessage): DemoRequest {
  const [whole = '', ...rest] = (message.url ?? '/').split('?')
  const path = whole.startsWith(`${context.prefix}/`) ? whole.slice(context.prefix.length) : ''
  const match = matchRoute(path)
  return {
    message,
    path,
    query: new URLSearchParams(rest.join('?')),
    match,
    name: path.startsWith('/media/') ? 'media' : match.kind === 'unknown' ? null : match.name
  }
}

async function catalogueReply(context: HandlerContext, { message, query, match }: DemoRequest): Promise<Reply> {
  const { switches } = context
  if (message.method !== 'GET')
    return { ...errorReply(405), headers: { 'content-type': 'application/json', allow: 'GET' } }
  if (match.kind === 'unknown') return errorReply(404)
  // the specification lists 404 only for a type, and 400 for all other ids
  if (match.kind === 'bad-id') return errorReply(match.name === 'type' ? 404 : 400)
  const { store, terms } = await context.catalogue()
  const words = wording(context, languageFor(message.headers['x-lang']?.toString(), switches), terms)
  const answered = answerRequest({ name: match.name, ids: match.ids, query }, store, words, context.subscription)
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
