import type { Page } from 'playwright-core'

/** A last line of fewer signs than this looks like a mistake of the setter. */
const leastSigns = 4

/** Chinese texts on the page that run over several lines and leave fewer than four signs for the last; one of fewer than eight can't do better. */
export function shortLastLines(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const texts = new Map<Element, Text[]>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { currentNode } = walker
      if (!(currentNode instanceof Text) || !currentNode.data.trim() || !currentNode.parentElement) continue
      const block = blockOf(currentNode.parentElement)
      if (isRead(block)) texts.set(block, [...(texts.get(block) ?? []), currentNode])
    }
    return [...texts].flatMap(([block, nodes]) => {
      const lines = linesOf(nodes)
      const all = lines.join('')
      const last = Array.from(lines.at(-1) ?? '').length
      const isShort = lines.length > 1 && last < least && Array.from(all).length >= 2 * least
      return isShort && /\p{Script=Han}/u.test(all) ? [`${block.localName}: ${lines.slice(-2).join(' | ')}`] : []
    })

    /** What lays the text out in lines. */
    function blockOf(element: Element): Element {
      const isInline = getComputedStyle(element).display === 'inline'
      return isInline && element.parentElement ? blockOf(element.parentElement) : element
    }

    /** Not what only a screen reader has, nor code, nor what runs downwards, nor what is cut and goes on elsewhere. */
    function isRead(element: Element): boolean {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('pre, code, svg, option'))
        return false
      const { writingMode, webkitLineClamp } = getComputedStyle(element)
      if (writingMode !== 'horizontal-tb' || webkitLineClamp !== 'none') return false
      for (let outer: Element | null = element; outer; outer = outer.parentElement) {
        const { position, clipPath } = getComputedStyle(outer)
        if (position === 'absolute' && clipPath !== 'none') return false
      }
      return true
    }

    /** The signs of each line, without spaces. */
    function linesOf(nodes: Text[]): string[] {
      const lines: { middle: number; signs: string }[] = []
      for (const node of nodes) {
        let at = 0
        for (const sign of node.data) {
          const range = document.createRange()
          range.setStart(node, at)
          at += sign.length
          range.setEnd(node, at)
          const box = range.getClientRects()[0]
          if (!sign.trim() || !box?.width) continue
          const middle = (box.top + box.bottom) / 2
          const line = lines.at(-1)
          if (line && Math.abs(line.middle - middle) < box.height / 2) line.signs += sign
          else lines.push({ middle, signs: sign })
        }
      }
      return lines.map(({ signs }) => signs)
    }
  }, leastSigns)
}
