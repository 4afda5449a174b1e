import { onScopeDispose, watch, type Ref } from 'vue'
import { highlight } from './highlight'

const NAME = 'search-hit'

/** The places of the typed words in the texts below `root`. */
function hitsOf(root: Node, query: string): Range[] {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: Range[] = []
  while (texts.nextNode()) {
    let at = 0
    for (const { text, match } of highlight(texts.currentNode.textContent ?? '', query)) {
      if (match) {
        const range = document.createRange()
        range.setStart(texts.currentNode, at)
        range.setEnd(texts.currentNode, at + text.length)
        found.push(range)
      }
      at += text.length
    }
  }
  return found
}

/**
 * Marks the typed words in the rendered texts below `root`, without changing them.
 *
 * @param source the query, then what the texts depend on
 * @param marked receives the places
 */
export function useHitMarks(
  root: Readonly<Ref<Node | null>>,
  source: () => readonly [query: string, ...unknown[]],
  marked: (hits: readonly Range[]) => void = () => {}
): void {
  watch(
    [source, root],
    ([[query], node]) => {
      const hits = node ? hitsOf(node, query) : []
      CSS.highlights.set(NAME, new Highlight(...hits))
      marked(hits)
    },
    { immediate: true, flush: 'post' }
  )
  onScopeDispose(() => CSS.highlights.delete(NAME))
}
