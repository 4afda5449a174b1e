/**
 * Spec sheets in memory, as main returns them: drafts and made sheets with a number each, templates, rules, printers.
 */
import type { ChannelName, Input, Output, Topics } from '@contract/channel-map'
import { done, failed } from '@contract/failures'
import type { BatchState, PrinterEntry, SheetDraft, SheetEntry } from '@contract/channels/sheets'
import { ruleMark, type OptionRule } from '@shared/sheets/rules/option-rules'
import { withLaterChanges } from '@shared/workspace/list-changes'
import type { PreflightIssue } from '@shared/sheets/preflight/preflight-issue'
import type { SheetChoice } from '@shared/sheets/snapshot'
import type { SheetTemplate, Shop } from '@shared/sheets/templates/template'
import { BUILT_IN_TEMPLATES } from '@shared/sheets/templates/built-in-templates'
import { parseSheetNumber, sheetNumber } from '@shared/sheets/sheet-number'

type SheetChannel = Extract<ChannelName, `sheets:${string}`>
export type SheetHandlers = {
  [C in SheetChannel]: (input: Input<C>) => Output<C> | Promise<Output<C>>
}

const NO_SHOP: Shop = { name: '', address: [], logo: null }

export class FakeSheets {
  drafts = new Map<string, { readonly choice: SheetChoice; readonly engineId: string }>()
  drawn = 0
  findings: readonly PreflightIssue[] = []
  /** Additional layout issues. */
  laid: readonly PreflightIssue[] = []
  callsForLanguage = 0
  /** Pages of every draft and made sheet. */
  pages = 1
  stages: readonly number[] = [1, 2]
  /** null: stock and `stages`. */
  curves: readonly string[] | null = null
  made: readonly (SheetEntry & { readonly choice: SheetChoice })[] = []
  own: readonly SheetTemplate[] = []
  shop: Shop = NO_SHOP
  rules: readonly OptionRule[] = []
  printers: readonly PrinterEntry[] = []
  original = true
  changes: Extract<Output<'sheets:open'>, { ok: true }>['value']['changes'] = null
  batch: BatchState | null = null

  handlers(emit: <T extends keyof Topics>(topic: T, payload: Topics[T]) => void): SheetHandlers {
    const templates = (): readonly SheetTemplate[] => [...BUILT_IN_TEMPLATES, ...this.own]
    const find = (typed: string) => this.made.find(({ number }) => number === (parseSheetNumber(typed) ?? typed))
    return {
      'sheets:draft': ({ path, choice }) => {
        const id = `d${++this.drawn}`
        this.drafts.set(id, { choice, engineId: path.engines ?? '' })
        const draft: SheetDraft = {
          id,
          preview: `dynodesk-sheet://document/${id}/`,
          findings: this.findings,
          calls: 0,
          callsForLanguage: this.callsForLanguage,
          pages: this.pages,
          stages: this.stages,
          curves: this.curves ?? ['stock', ...this.stages.map(String)]
        }
        return done(draft)
      },
      'sheets:layout': ({ draftId }) =>
        this.drafts.has(draftId)
          ? done({ pages: this.pages, findings: [...this.findings, ...this.laid] })
          : failed('sheet', { params: { reason: 'draft-gone' } }),
      'sheets:release': ({ draftId }) => {
        this.drafts.delete(draftId)
        return null
      },
      'sheets:make': ({ draftId }) => {
        const draft = this.drafts.get(draftId)
        if (!draft) return failed('sheet', { params: { reason: 'draft-gone' } })
        const number = sheetNumber('BCD', 2026, this.made.length + 1)
        const { choice, engineId } = draft
        const entry: SheetEntry = {
          number,
          madeAt: '2026-11-21T09:30:00.000Z',
          title: `Engine ${engineId}`,
          customer: choice.customer,
          templateName: choice.templateId,
          path: {
            types: null,
            manufacturers: null,
            models: null,
            generations: null,
            engines: engineId
          } as unknown as SheetEntry['path'],
          bytes: 40_000,
          pinned: false,
          moved: false
        }
        this.made = [{ ...entry, choice }, ...this.made]
        emit('sheets:changed', { count: 1 })
        return done(entry)
      },
      'sheets:pin': ({ path }) => {
        const entry: SheetEntry = {
          number: `PIN-${this.made.length + 1}`,
          madeAt: '2026-11-21T09:30:00.000Z',
          title: `Engine ${path.engines}`,
          customer: '',
          templateName: '',
          path: path as unknown as SheetEntry['path'],
          bytes: 0,
          pinned: true,
          moved: false
        }
        return done(entry)
      },
      'sheets:drag': () => done(null),
      'sheets:save-pdf': ({ number }) => done({ file: `/papers/${number}.pdf` }),
      'sheets:print': () => done({ outcome: 'printed' }),
      'sheets:list': ({ query }) =>
        done(
          this.made.filter((one) =>
            `${one.number} ${one.title} ${one.customer}`.toLowerCase().includes(query.toLowerCase())
          )
        ),
      'sheets:open': ({ number }) => {
        const found = find(number)
        if (!found) return failed('sheet', { params: { reason: 'unknown-number' } })
        const { choice, ...entry } = found
        return done({
          entry,
          choice,
          preview: entry.pinned ? null : `dynodesk-sheet://document/${entry.number}/`,
          pages: this.pages,
          original: this.original,
          changes: this.changes
        })
      },
      'sheets:remove': ({ number }) => {
        this.made = this.made.filter((one) => one.number !== number)
        return done(null)
      },
      'sheets:templates': () => done(templates()),
      'sheets:save-template': ({ template }) => {
        this.own = [...this.own.filter(({ id }) => id !== template.id), template]
        return done(templates())
      },
      'sheets:remove-template': ({ id }) => {
        this.own = this.own.filter((one) => one.id !== id)
        return done(templates())
      },
      'sheets:export-template': ({ id }) => done({ file: `/papers/${id}.dynosheet` }),
      'sheets:import-template': () => done(null),
      'sheets:pick-logo': () => done(null),
      'sheets:shop': () => done(this.shop),
      'sheets:set-shop': ({ shop }) => done((this.shop = shop)),
      'sheets:rules': () => done(this.rules),
      'sheets:set-rules': ({ rules, seen }) => {
        const known = [...rules, ...this.rules].filter((rule) => seen.includes(ruleMark(rule)))
        return done((this.rules = withLaterChanges(rules, known, this.rules)))
      },
      'sheets:batch': ({ paths }) => {
        this.batch = {
          id: 'b1',
          done: 0,
          total: paths.length,
          failed: [],
          findings: [],
          state: 'running',
          folder: null
        }
        return done(this.batch)
      },
      'sheets:cancel-batch': () => (this.batch = this.batch && { ...this.batch, state: 'cancelled' }),
      'sheets:printers': () => done(this.printers),
      'sheets:test-page': () => done({ outcome: 'printed' }),
      'sheets:prove-printer': ({ printer, proven }) =>
        done((this.printers = this.printers.map((one) => (one.name === printer ? { ...one, proven } : one))))
    }
  }
}
