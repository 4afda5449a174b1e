import { useStageFigures } from '../format/stage-figures'
import { useEngineMarks } from './engine-marks'

/** "150 PS +40 · 350 Nm +80" of an engine by its id, from its stored detail; '' without one. Costs no call. */
export function useStoredFigures(engineIds: () => readonly string[]): (engineId: string | null) => string {
  const { marks } = useEngineMarks(engineIds)
  const { lineOf } = useStageFigures()
  return (engineId) => {
    const mark = marks.value.get(engineId ?? '')
    return mark ? lineOf(mark.stock, mark.stage) : ''
  }
}
