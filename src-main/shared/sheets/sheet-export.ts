/**
 * A sheet as plain text for a mail, and as a table. Made of the model alone, so that neither can say what the paper may
 * not.
 */
import { alignedText, csvText, type CsvDialect } from '../export/csv'
import type { SheetFigure, SheetModel } from './sheet-model'

const joined = (parts: readonly (string | null)[], by = ' '): string =>
  parts.filter((part): part is string => part !== null && part !== '').join(by)
const figure = ({ text, second, gain, percent }: SheetFigure): string =>
  joined([text, second === null ? null : `(${second})`, gain, percent])

/** Section, name, value: what the sheet says, line by line. */
function rowsOf(model: SheetModel): readonly (readonly [string, string, string])[] {
  const word = (key: string): string => model.words[key] ?? ''
  const { vehicle } = model
  const missing = word('notGiven')
  return [
    [model.title, '', joined([vehicle.maker, vehicle.model, vehicle.generation, vehicle.engine, vehicle.years])],
    ...(model.customer === '' ? [] : [['', word('for'), model.customer] as const]),
    ...model.facts.map(
      ({ label, text, second }) =>
        [
          word('facts'),
          label,
          text === null ? missing : joined([text, second === null ? null : `(${second})`])
        ] as const
    ),
    ...model.stages.flatMap((stage) => {
      const name = joined([stage.label, stage.sub], ' · ')
      return [
        [name, word('field.power'), figure(stage.power) || missing],
        [name, word('field.torque'), figure(stage.torque) || missing],
        ...(stage.modifications.length === 0
          ? []
          : [[name, word('modifications'), stage.modifications.join(word('comma'))]]),
        ...(stage.price === '' ? [] : [[name, word('price'), stage.price]])
      ] as [string, string, string][]
    }),
    ...model.performance.map(
      (row) =>
        [
          word('performance'),
          row.label,
          joined(
            [row.stock ?? missing, row.stage === null ? null : `${model.performanceStage ?? ''}: ${row.stage}`],
            ' · '
          )
        ] as const
    ),
    ...(model.performanceNote === null ? [] : [[word('performance'), '', model.performanceNote] as const]),
    ...model.measured.map(({ text }) => [word('chart'), '', text] as const),
    ...(model.band?.lines.map((line) => [model.band?.label ?? '', '', line] as const) ?? []),
    // the notice stands in the option's own cell: whoever cuts a line out takes it along
    ...(model.options ?? []).map(
      ({ name, description, notice }) =>
        [
          word('options'),
          name,
          joined([description, notice === null ? null : `${word('notice')}: ${notice}`], ' – ')
        ] as const
    ),
    ...(model.tools
      ? [
          [word('tools'), '', model.tools.tools.join(word('comma')) || missing] as const,
          [word('methods'), '', model.tools.methods.join(word('comma')) || missing] as const
        ]
      : []),
    ...(model.note === null ? [] : [[word('note'), '', model.note] as const]),
    ...(model.verdict === null ? [] : [[word('verdict'), '', model.verdict] as const]),
    ...(model.remark === '' ? [] : [[word('remark'), '', model.remark] as const]),
    ...model.assumptions.map((line) => [word('assumptions'), '', line] as const),
    ...(model.terms === '' ? [] : [[word('terms'), '', model.terms] as const]),
    [
      word('sheet'),
      model.number === null ? word('draft') : word('number'),
      joined([model.number, model.madeOn, model.source], ' · ')
    ]
  ]
}

/** Lines in columns, for a mail. */
export function sheetText(model: SheetModel): string {
  return `${alignedText(rowsOf(model).map(([section, name, value]) => [joined([section, name], ' · '), value]))}\n`
}
export function sheetCsv(model: SheetModel, dialect: CsvDialect): string {
  return csvText({ columns: [{ name: 'section' }, { name: 'field' }, { name: 'value' }], rows: rowsOf(model) }, dialect)
}
