import { expect, test } from 'vitest'
import type { PackProgress } from '@contract/channels/packs'
import type { BatchState } from '@contract/channels/sheets'
import { NO_PROGRESS, progressOf, TaskbarProgress, workOfBatch, workOfPacks } from '@main/windows/taskbar-progress'

const pack = (more: Partial<PackProgress>): PackProgress => ({
  id: 'p',
  title: '',
  state: 'running',
  waitingFor: null,
  resumesAt: null,
  done: 1,
  total: 4,
  calls: 0,
  secondsLeft: null,
  startedAt: '',
  failed: [],
  ...more
})
const batch = (more: Partial<BatchState>): BatchState => ({
  id: 'b',
  done: 1,
  total: 2,
  failed: [],
  findings: [],
  state: 'running',
  folder: null,
  ...more
})
const FAILED = [{ title: 'x', failure: { code: 'internal' as const } }]

test('shows one bar for running packs, without paused and finished ones', () => {
  expect(progressOf(workOfPacks([pack({}), pack({ done: 3 })]))).toEqual({ value: 0.5, mode: 'normal' })
  for (const state of ['paused', 'done', 'cancelled'] as const)
    expect(progressOf(workOfPacks([pack({ state })]))).toEqual(NO_PROGRESS)
  expect(progressOf(workOfPacks([pack({ done: 0, total: 0 })]))).toEqual({ value: 0, mode: 'normal' })
})

test('shows a wait as paused, and an error when a person must act or the service fails', () => {
  const mode = (waitingFor: PackProgress['waitingFor']) =>
    progressOf(workOfPacks([pack({ state: 'waiting', waitingFor })])).mode
  expect([mode('limit'), mode('offline'), mode('service'), mode('refused')]).toEqual([
    'paused',
    'paused',
    'error',
    'error'
  ])
})

test('shows failures of a batch while it runs, and nothing at its end', () => {
  expect(progressOf(workOfBatch(batch({})))).toEqual({ value: 0.5, mode: 'normal' })
  expect(progressOf(workOfBatch(batch({ failed: FAILED })))).toEqual({ value: 0.5, mode: 'error' })
  for (const state of ['done', 'failed', 'cancelled'] as const)
    expect(workOfBatch(batch({ state, failed: FAILED }))).toEqual([])
})

test('shows each change once, and removes the bar at the end of the last work', () => {
  const shown: unknown[] = []
  const progress = new TaskbarProgress((one) => void shown.push(one))
  progress.set('packs', workOfPacks([pack({})]))
  progress.set('packs', workOfPacks([pack({})]))
  progress.set('batch', workOfBatch(batch({ done: 0, total: 4 })))
  progress.set('packs', [])
  progress.set('batch', [])
  expect(shown).toEqual([
    { value: 0.25, mode: 'normal' },
    { value: 0.125, mode: 'normal' },
    { value: 0, mode: 'normal' },
    NO_PROGRESS
  ])
})
