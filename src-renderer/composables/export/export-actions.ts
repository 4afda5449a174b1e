/** Saves and copies data and charts, and reports the result. */
import { computed, watch } from 'vue'
import { useI18n } from 'vue-i18n'
import { useConnection } from '@/stores/connection'
import { useLanguage } from '@/stores/language'
import { useSettings } from '@/stores/settings'
import { useRole } from '@/stores/shell/role'
import { bridge } from '@/bridge'
import { curveAssumptions, unitChoice } from '@shared/units/unit-assumptions'
import { drawChart, type ChartLayout } from '@shared/dyno/chart/chart-drawing'
import type { ChartModel } from '@shared/dyno/chart/chart-model'
import { svgOf } from '@shared/dyno/chart/chart-svg'
import type { CurveSet } from '@shared/dyno/curve-set'
import { alignedText, csvText, tabText } from '@shared/export/csv'
import { curveTable } from '@shared/export/curve-export'
import { engineJson, engineTable, type ExportedEngine, type ExportStamp } from '@shared/export/engine-export'
import { tableJson } from '@shared/export/table-json'
import type { FileContent, FileKind } from '@contract/channels/app'
import type { Result } from '@contract/failures'
import { chartPng } from './chart-png'
import { useFormat } from '../format/format'
import { useNamedActions } from '../requests/action'
import { debounced } from '../requests/timers'

const PICTURE_MARGIN = 24
/** A result is shown this long. */
const RESULT_MS = 8000

/** Files of engines, in the order of the menus. */
export const ENGINE_FILE_KINDS = ['csv', 'xlsx', 'json'] as const satisfies readonly FileKind[]

/** Source, units and language, as written into exported files and below pictures. */
function useExportStamp() {
  const { t } = useI18n()
  const settings = useSettings()
  const connection = useConnection()
  const language = useLanguage()
  const format = useFormat()
  const withTrade = useRole().may('workshop')

  const source = (): string => (connection.state === 'demo' ? 'demo' : connection.current.baseUrl)
  const assumed = (key: 'units.speed' | 'units.acceleration' | 'units.consumption'): string | null => {
    const unit = settings.value(key)
    return unit === 'none' ? null : unit
  }
  function stamp(): ExportStamp {
    const { power, torque } = unitChoice(settings.value)
    const { stagePower, stageTorque, curvePower, curveTorque } = curveAssumptions(settings.value)
    return {
      source: source(),
      language: language.contentLanguage,
      exportedAt: new Date().toISOString(),
      units: { power, torque },
      withTrade,
      assumed: {
        speed: assumed('units.speed'),
        acceleration: assumed('units.acceleration'),
        consumption: assumed('units.consumption'),
        stage: { power: stagePower, torque: stageTorque },
        curve: { power: curvePower, torque: curveTorque }
      }
    }
  }
  /** Source, age and language in one line, for pictures and copied texts. */
  const sourceLine = (fetchedAt: string | null): string =>
    t('compare.stamp', {
      source: source() === 'demo' ? t('compare.demo') : source(),
      day: format.day(fetchedAt) ?? t('app.notGiven'),
      language: language.contentLanguage,
      made: format.day(new Date().toISOString()) ?? ''
    })
  return { stamp, sourceLine }
}

/** One export at a time. Its message shows for a while. */
function useExportAction() {
  const { busy, failure, message, run } = useNamedActions<'export'>()
  watch(
    message,
    debounced(() => (message.value = ''), RESULT_MS),
    { flush: 'sync' }
  )
  return {
    busy,
    failure,
    message,
    run: <T>(request: () => Promise<Result<T>>, messageOf: (value: T) => string) => run('export', request, messageOf)
  }
}

/** Uses the light palette in every theme. */
const png = async (model: ChartModel, layout: ChartLayout): Promise<FileContent> => ({
  base64: await chartPng(drawChart(model, layout), 'paper', PICTURE_MARGIN)
})
const svg = (model: ChartModel, layout: ChartLayout, lang: string): FileContent => ({
  text: svgOf(drawChart(model, layout), { palette: 'paper', texts: layout.texts, lang, margin: PICTURE_MARGIN })
})

export function useExportActions() {
  const { t } = useI18n()
  const settings = useSettings()
  const format = useFormat()
  const { stamp, sourceLine } = useExportStamp()
  const { busy, failure, message, run } = useExportAction()

  const csv = (table: Parameters<typeof csvText>[0]): FileContent => ({
    text: csvText(table, {
      separator: settings.value('export.separator') === 'semicolon' ? ';' : ',',
      bom: settings.value('export.byteOrderMark')
    })
  })
  const save = (suggestedName: string, kind: FileKind, content: () => FileContent | Promise<FileContent>) =>
    run(
      async () => bridge.files.save({ suggestedName, kind, content: await content() }),
      (saved) => (saved ? t('common.savedAs', { file: saved.file }) : '')
    )
  const copy = (kind: 'txt' | 'png', content: () => FileContent | Promise<FileContent>) =>
    run(
      async () => bridge.files.copy({ kind, content: await content() }),
      () => t('common.copied')
    )

  return {
    busy,
    failure,
    message,
    sourceLine,
    isAllowed: computed(() => settings.value('policy.allowExport')),
    saveEngines: (kind: (typeof ENGINE_FILE_KINDS)[number], name: string, engines: readonly ExportedEngine[]) =>
      save(name, kind, () => {
        if (kind === 'json') return { text: engineJson(engines, stamp()) }
        const table = engineTable(engines, stamp())
        return kind === 'csv' ? csv(table) : { text: tableJson(table) }
      }),
    saveTable: (name: string, table: Parameters<typeof csvText>[0]) => save(name, 'csv', () => csv(table)),
    /** Saves the curve points of one engine as CSV. */
    saveCurves: (name: string, set: CurveSet, engine: Parameters<typeof curveTable>[1]) =>
      save(name, 'csv', () => csv(curveTable(set, engine, stamp()))),
    saveChart: (kind: 'svg' | 'png', name: string, model: ChartModel, layout: ChartLayout) =>
      save(name, kind, () => (kind === 'svg' ? svg(model, layout, format.tag()) : png(model, layout))),
    copyChart: (model: ChartModel, layout: ChartLayout) => copy('png', () => png(model, layout)),
    copyText: (text: string) => copy('txt', () => ({ text })),
    /** Opens the mail program after a confirmation. `keep` last lines survive truncation. */
    mail: (subject: string, lines: readonly string[], keep: number) =>
      run(
        () =>
          bridge.links.mail({
            subject: subject.slice(0, 300),
            lines: lines.map((line) => line.slice(0, 500)),
            keep
          }),
        (handed) => (handed ? t('engine.share.handed') : '')
      ),
    /** 'text' aligns columns with spaces, 'table' separates cells with tabs. The source line comes last. */
    copyRows: (as: 'text' | 'table', rows: readonly (readonly string[])[], fetchedAt: string | null) =>
      copy('txt', () => ({ text: `${(as === 'text' ? alignedText : tabText)(rows)}\n\n${sourceLine(fetchedAt)}\n` }))
  }
}
