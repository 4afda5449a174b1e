/** Checks of the choices for a sheet: options, pictures, language, lengths and paper. */
import { ENGINE_FIELDS, fieldsIn } from '../../catalogue/engine-fields'
import { PAPER_LIMITS, type ComposeContext } from '../compose/compose-context'
import { defaultPaper } from '../default-paper'
import type { SheetModel } from '../sheet-model'
import type { SheetSnapshot } from '../snapshot'
import { isInLanguage, shopText } from '../templates/placeholders'
import type { SheetBlock } from '../templates/template'
import type { PreflightCode, PreflightIssue, PreflightSeverity } from './preflight-issue'

/** Without the options block a sheet has no options, so blocked ones do not matter. */
export function checkOptions({ snapshot, blocks }: ComposeContext): readonly PreflightIssue[] {
  if (!blocks.has('options') || !snapshot.options) return []
  const codes = (action: string): readonly string[] =>
    (snapshot.options ?? []).filter((one) => one.action === action).map((one) => one.code ?? '–')
  const say = (code: PreflightCode, weight: PreflightSeverity, found: readonly string[]): PreflightIssue[] =>
    found.length === 0
      ? []
      : [{ code, weight, place: 'rules', block: 'options', params: { count: found.length, codes: found.join(', ') } }]
  return [
    ...say('option-blocked', 'stop', codes('block')),
    ...say('option-hidden', 'hint', codes('hide')),
    ...say('option-notice', 'hint', codes('notice'))
  ]
}

export function checkPictures({ snapshot, blocks }: ComposeContext, model: SheetModel): readonly PreflightIssue[] {
  const { shop, kind } = snapshot.template
  const nameless = model.shop.name === '' && !model.shop.logo
  return [
    ...(blocks.has('picture') && snapshot.choice.picture !== 'none' && !snapshot.pictureHeld
      ? [{ code: 'missing-picture', weight: 'warn', place: 'picture', block: 'picture' } as const]
      : []),
    // a workshop sheet does not need the name of the shop
    ...(nameless || model.shop.address.length === 0
      ? [{ code: 'empty-shop', weight: nameless && kind !== 'workshop' ? 'warn' : 'hint', place: 'shop' } as const]
      : []),
    ...(shop.logo === null && !nameless ? [{ code: 'missing-logo', weight: 'hint', place: 'shop' } as const] : [])
  ]
}

export function checkLanguage({ snapshot, blocks }: ComposeContext): readonly PreflightIssue[] {
  const { source, choice, template } = snapshot
  const own = (['title', 'intro', 'terms'] as const).filter(
    (field) => (field !== 'terms' || blocks.has('terms')) && !isInLanguage(template[field], choice.language)
  )
  return [
    ...(source.language === choice.language
      ? []
      : [
          {
            code: 'other-language',
            weight: 'warn',
            place: 'language',
            params: { is: source.language, wanted: choice.language }
          } as const
        ]),
    ...(own.length === 0
      ? []
      : [
          {
            code: 'other-language',
            weight: 'warn',
            place: 'template',
            params: { wanted: choice.language, fields: own.join(', ') }
          } as const
        ])
  ]
}

/** Texts that are cut with an ellipsis on paper. */
export function checkLengths({
  engine,
  names,
  choice,
  template,
  note,
  options
}: SheetSnapshot): readonly PreflightIssue[] {
  const own = (field: 'title' | 'intro' | 'terms'): string => shopText(template[field], choice.language)
  const facts = fieldsIn('sheet')
    .filter((field) => ENGINE_FIELDS[field].sheet.block === 'facts')
    .map((field) => engine[field])
    .filter((value) => typeof value === 'string')
  const texts: readonly (readonly [string | null | undefined, number, PreflightIssue['place'], SheetBlock | null])[] = [
    [names.manufacturers, PAPER_LIMITS.name, 'data', null],
    [names.models, PAPER_LIMITS.name, 'data', null],
    [names.generations, PAPER_LIMITS.name, 'data', null],
    [names.engines ?? engine.name, PAPER_LIMITS.name, 'data', null],
    ...facts.map((text) => [text, PAPER_LIMITS.fact, 'data', 'facts'] as const),
    [choice.customer, PAPER_LIMITS.customer, 'remark', null],
    [choice.remark, PAPER_LIMITS.remark, 'remark', 'remark'],
    [choice.note ? note : null, PAPER_LIMITS.note, 'remark', 'note'],
    [template.shop.name, PAPER_LIMITS.name, 'shop', null],
    [own('title'), PAPER_LIMITS.title, 'template', null],
    [own('intro'), PAPER_LIMITS.intro, 'template', null],
    [own('terms'), PAPER_LIMITS.terms, 'template', 'terms'],
    ...choice.prices.flatMap(
      (one) =>
        [
          [one.price, PAPER_LIMITS.price, 'stages', 'stages'],
          [one.label, PAPER_LIMITS.label, 'stages', 'stages']
        ] as const
    ),
    ...(options ?? []).flatMap((one) =>
      one.action === 'show' || one.action === 'notice'
        ? ([
            [one.name, PAPER_LIMITS.optionName, 'data', 'options'],
            [one.description, PAPER_LIMITS.optionText, 'data', 'options']
          ] as const)
        : []
    )
  ]
  const places = new Map<string, PreflightIssue>()
  for (const [text, limit, place, block] of texts) {
    if ((text?.trim().length ?? 0) <= limit) continue
    const key = `${place} ${block}`
    places.set(key, {
      code: 'clipped-text',
      weight: 'warn',
      place,
      ...(block ? { block } : {}),
      params: { count: Number(places.get(key)?.params?.['count'] ?? 0) + 1 }
    })
  }
  return [...places.values()]
}

export function checkPaper({ choice }: SheetSnapshot): readonly PreflightIssue[] {
  if (choice.country === '') return []
  const usual = defaultPaper(choice.country)
  return choice.paper === usual
    ? []
    : [
        {
          code: 'paper',
          weight: 'hint',
          place: 'paper',
          params: { paper: choice.paper, usual, country: choice.country }
        }
      ]
}
