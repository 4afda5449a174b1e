/**
 * Ten exports in the forms that dyno and logger programs write: separators, decimal marks, encodings, headings, units
 * and order. All of them hold the same run.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createTableFiles } from '@main/adapters/table-file'
import { MeasuredRuns } from '@main/services/measured-runs/measured-runs'
import type { LanguageCode } from '@shared/text/languages'
import { FakeLog } from '../../../fakes/log'

/** rpm, PS, Nm; the peaks are 150 PS at 3500 rpm and 340 Nm at 2000 rpm. */
const RUN = [
  [1500, 64, 300],
  [2000, 97, 340],
  [2500, 119, 335],
  [3000, 139, 325],
  [3500, 150, 301],
  [4000, 144, 253]
] as const
const KW = 0.73549875
const BHP = 0.98632
const LB_FT = 0.737562
const KGM = 1 / 9.80665

const lines = (row: (run: (typeof RUN)[number]) => string): string => RUN.map(row).join('\r\n')
const comma = (value: number, digits = 2): string => value.toFixed(digits).replace('.', ',')

const windows1251 = (text: string): Buffer =>
  Buffer.from(
    Array.from(text, (sign) => (sign >= 'А' && sign <= 'я' ? sign.charCodeAt(0) - 0x350 : sign.charCodeAt(0)))
  )

const EXPORTS: Readonly<
  Record<string, { readonly bytes: string | Buffer; readonly correction: string; readonly language?: LanguageCode }>
> = {
  'comma, plain names': {
    bytes: `rpm,power_ps,torque_nm\n${lines((run) => run.join(','))}`,
    correction: 'not-stated'
  },
  'semicolon, decimal comma, kW, DIN': {
    bytes: `Prüfstand 4;DIN 70020\nDrehzahl [1/min];Leistung [kW];Drehmoment [Nm]\n${lines(
      ([rpm, ps, nm]) => `${rpm};${comma(ps * KW)};${comma(nm, 1)}`
    )}`,
    correction: 'din-70020'
  },
  'tabs, windows-1252': {
    bytes: Buffer.from(
      `Régime moteur (rpm)\tPar (Nm)\tPotencia (CV)\n${lines(([a, b, c]) => `${a}\t${c}\t${b}`)}`,
      'latin1'
    ),
    correction: 'not-stated'
  },
  'tabs, windows-1251': {
    bytes: windows1251(`Обороты\tМомент (Н·м)\tМощность (л.с.)\n${lines(([a, b, c]) => `${a}\t${c}\t${b}`)}`),
    correction: 'not-stated',
    language: 'ru'
  },
  'UTF-16 with mark': {
    bytes: Buffer.from(`\ufeffоб/мин\tмощность л.с.\tмомент Нм\n${lines((run) => run.join('\t'))}`, 'utf16le'),
    correction: 'not-stated'
  },
  'SAE, bhp and lb-ft, further columns': {
    bytes: `SAE J1349 smoothing 5\nTime,RPM,Power (bhp),Torque (ft-lb),AFR\n${lines(
      ([rpm, ps, nm]) => `0.1,${rpm},${(ps * BHP).toFixed(3)},${(nm * LB_FT).toFixed(3)},12.5`
    )}`,
    correction: 'sae-j1349'
  },
  'thousands of rpm': {
    bytes: `Engine speed (x1000 rpm);Power PS;Torque Nm\n${lines(([rpm, ps, nm]) => `${rpm / 1000};${ps};${nm}`)}`,
    correction: 'not-stated'
  },
  'falling speed, repeated rows': {
    bytes: `ECE R85\nrpm;kW;Nm\n${[...RUN, RUN[0]]
      .toReversed()
      .map(([rpm, ps, nm]) => `${rpm};${comma(ps * KW)};${nm}`)
      .join('\n')}`,
    correction: 'ece-r85'
  },
  'vertical bars, kgm, uncorrected': {
    bytes: `Uncorrected\nrpm|PS|kgm\n${lines(([rpm, ps, nm]) => `${rpm}|${ps}|${(nm * KGM).toFixed(3)}`)}`,
    correction: 'none'
  },
  'grouped digits and quoted cells': {
    bytes: `"RPM","Torque (Nm)","Power (PS)"\n${lines(([rpm, ps, nm]) => `"${rpm.toLocaleString('en')}","${nm}","${ps}"`)}`,
    correction: 'not-stated'
  },
  'long heading, blank lines, a remark below': {
    bytes: `Report\n\nOperator;Ida\nISO 1585\n\nrpm;PS;Nm\n${lines((run) => run.join(';'))}\n\nend of run;;\n`,
    correction: 'iso-1585'
  }
}

test.each(Object.entries(EXPORTS))(
  'reads the export “%s” without a mapping by a person',
  async (name, { bytes, correction, language = 'en' }) => {
    const folder = mkdtempSync(join(tmpdir(), 'run-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const file = join(folder, 'run.csv')
    writeFileSync(file, bytes)
    const values = new Map<string, unknown>()
    const service = new MeasuredRuns({
      files: createTableFiles(() => language),
      userStore: {
        value: async (key) => values.get(key) ?? null,
        setValue: async (key, value) => void values.set(key, value)
      },
      clock: { now: () => Date.UTC(2026, 10, 21) },
      log: new FakeLog(),
      profile: () => 'p1',
      newId: () => 'id',
      changed: () => undefined,
      chooseSource: async () => file
    })
    const table = await service.choose({ opened: false })
    if (!table.ok || table.value?.kind !== 'table') throw new Error(name)
    const { token, guess } = table.value
    const kept = await service.keep({ token, engineId: '40', title: '', source: '', mapping: guess })
    const [run] = (kept.ok && kept.value) || []
    expect(run).toMatchObject({ file: 'run.csv', correction, rpm: RUN.map(([rpm]) => rpm) })
    for (const [at, [, ps, nm]] of RUN.entries()) {
      expect(run?.power?.[at]).toBeCloseTo(ps, 1)
      expect(run?.torque?.[at]).toBeCloseTo(nm, 0)
    }
  }
)
