/** A 2D context for the test DOM, which has no canvas: accepts every command, draws nothing, counts strokes. */
export const canvasWork = { strokes: 0 }

const KNOWN: Readonly<Record<string, (...args: never[]) => unknown>> = {
  measureText: (text: string) => ({ width: text.length * 6, actualBoundingBoxAscent: 9, actualBoundingBoxDescent: 3 }),
  stroke: () => void canvasWork.strokes++,
  getLineDash: () => []
}

function surface(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const state: Record<PropertyKey, unknown> = { canvas }
  return new Proxy(state, {
    get: (target, key) => target[key] ?? KNOWN[String(key)] ?? (() => undefined)
  }) as unknown as CanvasRenderingContext2D
}

HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement) {
  return surface(this)
} as unknown as HTMLCanvasElement['getContext']
