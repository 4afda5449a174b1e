/**
 * A drawing surface for tests of screens: takes every command of a 2D context, draws nothing, and remembers how many
 * lines were stroked.
 * The test DOM has no canvas of its own.
 */
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
