import type { Page } from 'playwright-core'

/** What everything on a page looks like: styles once each, and by the number of theirs every element and its ::before and ::after. */
export interface PageStyles {
  properties: string[]
  styles: string[][]
  elements: [path: string, style: number][]
}

/** What follows from other properties, or says the same again. */
const derived =
  /^(?:--|-webkit-|block-size|inline-size|(?:min|max)-(?:block|inline)|perspective-origin|transform-origin|(?:border|inset|margin|padding|scroll)[\w-]*-(?:block|inline)|border-(?:start|end)|overflow-(?:block|inline)|view-)/

/** The computed style of everything on the page that is drawn. */
export function stylesOf(page: Page): Promise<PageStyles> {
  return page.evaluate((pattern) => {
    const left = new RegExp(pattern)
    const properties = [...getComputedStyle(document.body)].filter((property) => !left.test(property))
    const numbers = new Map<string, number>()
    const styles: string[][] = []
    const elements: [string, number][] = []
    function note(path: string, style: CSSStyleDeclaration): void {
      const values = properties.map((property) => style.getPropertyValue(property))
      const key = values.join('|')
      const number = numbers.get(key) ?? styles.push(values) - 1
      numbers.set(key, number)
      elements.push([path, number])
    }
    function walk(element: Element, path: string): void {
      const style = getComputedStyle(element)
      if (style.display === 'none') {
        elements.push([path, -1])
        return
      }
      note(path, style)
      for (const pseudo of ['::before', '::after', '::placeholder']) {
        const own = getComputedStyle(element, pseudo)
        const isThere = pseudo === '::placeholder' ? element.hasAttribute('placeholder') : own.content !== 'none'
        if (isThere) note(path + pseudo, own)
      }
      if (element.tagName === 'svg') return
      const counts = new Map<string, number>()
      for (const child of element.children) {
        const tag = child.tagName.toLowerCase()
        counts.set(tag, (counts.get(tag) ?? 0) + 1)
        walk(child, `${path} > ${tag}${counts.get(tag)}`)
      }
    }
    walk(document.body, 'body')
    return { properties, styles, elements }
  }, derived.source)
}
