/** Saves and copies data and charts, and reports the result. */
import { computed, ref, shallowRef } from 'vue'
import { useI18n } from 'vue-i18n'
import { useConnection } from '@/stores/connection'
import { useLanguage } from '@/stores/language'
import { useSettings } from '@/stores/settings'
import { bridge } from '@/bridge'
import { curveAssumptions, unitChoice } from '@shared/units/unit-assumptions'
import { drawChart, type ChartLayout } from '@shared/dyno/chart/chart-drawing'
import type { ChartModel } from '@shared/dyno/chart/chart-model'
import { svgOf } from '@shared/dyno/chart/chart-svg'
import type { CurveSet } from '@shared/dyno/curve-set'
import { alignedText, csvText, tabText, type CsvDialect } from '@shared/export/csv'
import { curveTable } from '@shared/export/curve-export'
import { engineJson, engineTable, type ExportedEngine, type ExportStamp } from '@shared/export/engine-export'
import type { FileContent, FileKind } from '@contract/channels/app'
import type { Failure } from '@contract/failures'
import { chartPng } from './chart-png'
import { useFormat } from '../format/format'

/** Space around pictures, in drawing units. */
const PICTURE_MARGIN = 24

export function useExportActions() {
  const { t } = useI18n()
  const settings = useSettings()
  const connection = useConnection()
  const language = useLanguage()
  const format = useFormat()
  const busy = ref(false)
  const failure = shallowRef<Failure | null>(null)
  /** Result of the last action; '' once another one begins. */
  const message = ref('')

  const source = (): string => (connection.state === 'demo' ? 'demo' : connection.current.baseUrl)
  const assumed = (unit: string): string | null => (unit === 'none' ? null : unit)
  function stamp(): ExportStamp {
    const choice = unitChoice(settings.value)
    const taken = curveAssumptions(settings.value)
    return {
      source: source(),
      language: language.contentLanguage,
      exportedAt: new Date().toISOString(),
      units: { power: choice.power, torque: choice.torque },
      assumed: {
        speed: assumed(settings.value('units.speed')),
        acceleration: assumed(settings.value('units.acceleration')),
        consumption: assumed(settings.value('units.consumption')),
        stage: { power: taken.stagePower, torque: taken.stageTorque },
        curve: { power: taken.curvePower, torque: taken.curveTorque }
      }
    }
  }

  const dialect = (): CsvDialect => ({
    separator: settings.value('export.separator') === 'semicolon' ? ';' : ',',
    bom: settings.value('export.byteOrderMark')
  })

  async function run(work: () => Promise<string>): Promise<void> {
    if (busy.value) return
    busy.value = true
    failure.value = null
    message.value = ''
    try {
      message.value = await work()
    } finally {
      busy.value = false
    }
  }
  const save = (
    suggestedName: string,
    kind: FileKind,
    content: () => FileContent | Promise<FileContent>
  ): Promise<void> =>
    run(async () => {
      const result = await bridge.files.save({ suggestedName, kind, content: await content() })
      if (result.ok) return result.value ? t('compare.export.saved', { file: result.value.file }) : ''
      failure.value = result.failure
      return ''
    })
  const copy = (kind: 'txt' | 'png', content: () => FileContent | Promise<FileContent>): Promise<void> =>
    run(async () => {
      const result = await bridge.files.copy({ kind, content: await content() })
      if (result.ok) return t('compare.export.copied')
      failure.value = result.failure
      return ''
    })

  /** Source, age and language in one line, for pictures and copied texts. */
  const sourceLine = (fetchedAt: string | null): string =>
    t('compare.stamp', {
      source: source() === 'demo' ? t('compare.demo') : source(),
      day: format.day(fetchedAt) ?? t('app.notGiven'),
      language: language.contentLanguage,
      made: format.day(new Date().toISOString()) ?? ''
    })

  return {
    busy,
    failure,
    message,
    sourceLine,
    isAllowed: computed(() => settings.value('policy.allowExport')),
    saveEngines: (kind: 'csv' | 'json', name: string, engines: readonly ExportedEngine[]): Promise<void> =>
      save(name, kind, () => ({
        text: kind === 'json' ? engineJson(engines, stamp()) : csvText(engineTable(engines, stamp()), dialect())
      })),
    /** Saves the curve points of one engine as CSV. */
    saveCurves: (name: string, set: CurveSet, engine: Parameters<typeof curveTable>[1]): Promise<void> =>
      save(name, 'csv', () => ({ text: csvText(curveTable(set, engine, stamp()), dialect()) })),
    /** Uses the light palette in every theme. */
    saveChart: (kind: 'svg' | 'png', name: string, model: ChartModel, layout: ChartLayout): Promise<void> =>
      save(name, kind, async () =>
        kind === 'svg'
          ? {
              text: svgOf(drawChart(model, layout), {
                palette: 'paper',
                texts: layout.texts,
                lang: format.tag(),
                margin: PICTURE_MARGIN
              })
            }
          : { base64: await chartPng(drawChart(model, layout), 'paper', PICTURE_MARGIN) }
      ),
    copyChart: (model: ChartModel, layout: ChartLayout): Promise<void> =>
      copy('png', async () => ({ base64: await chartPng(drawChart(model, layout), 'paper', PICTURE_MARGIN) })),
    copyText: (text: string): Promise<void> => copy('txt', () => ({ text })),
    /** Opens the mail program after a confirmation. `keep` last lines survive truncation. */
    mail: (subject: string, lines: readonly string[], keep: number): Promise<void> =>
      run(async () => {
        const result = await bridge.links.mail({
          subject: subject.slice(0, 300),
          lines: lines.map((line) => line.slice(0, 500)),
          keep
        })
        if (!result.ok) failure.value = result.failure
        return result.ok && result.value ? t('engine.share.handed') : ''
      }),
    /** 'text' aligns columns with spaces, 'table' separates cells with tabs. The source line comes last. */
    copyRows: (as: 'text' | 'table', rows: readonly (readonly string[])[], fetchedAt: string | null): Promise<void> =>
      copy('txt', () => ({ text: `${(as === 'text' ? alignedText : tabText)(rows)}\n\n${sourceLine(fetchedAt)}\n` }))
  }
}
