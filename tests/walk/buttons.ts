import type { Page } from 'playwright-core'

const buttonsMax = 200

/**
 * Clicks every button that can be seen, those too that the clicks bring up.
 * @returns the names of those that nothing came of: no change of the page, its address or the focus, nothing opened,
 *   copied, downloaded, printed, nor refused by a form
 */
export async function idleButtons(page: Page, address: string): Promise<string[]> {
  const { pathname } = new URL(page.url())
  const clicked: string[] = []
  const idle: string[] = []
  while (clicked.length < buttonsMax) {
    const click = await page.evaluate(clickNext, clicked).catch(() => 'left' as const)
    if (click === 'none') return idle
    if (click === 'left') throw new Error(`A button led away from ${address} by loading another document`)
    clicked.push(click.key)
    if (!click.isUseful) idle.push(click.key)
    await page.keyboard.press('Escape')
    if (new URL(page.url()).pathname !== pathname) {
      await page.goto(address)
      await page.waitForLoadState('networkidle')
    }
  }
  throw new Error(`More than ${buttonsMax} buttons at ${address}: ${clicked.slice(-5).join(', ')}…`)
}

/** In the page: clicks the first button that is not among these, and watches for 2 s what comes of it. */
async function clickNext(clicked: string[]): Promise<'none' | { key: string; isUseful: boolean }> {
  const seen = new Map<string, number>()
  const nameOf = (button: Element) =>
    (button.getAttribute('aria-label') ?? button.textContent ?? '').trim().slice(0, 60)
  // what a dialog covers can't be pressed, and one may open after the key that closes it
  const onTop = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document
  const isOffered = (button: HTMLElement) =>
    onTop.contains(button) &&
    button.checkVisibility({ visibilityProperty: true }) &&
    !button.closest('[inert]') &&
    !button.matches(':disabled, [aria-disabled=true], [aria-selected=true], [aria-pressed=true], [aria-current]')
  const candidates = [...document.querySelectorAll<HTMLElement>('button, summary, [role=button], [role=tab]')]
  const next = candidates.filter(isOffered).find((button) => {
    const name = nameOf(button)
    seen.set(name, (seen.get(name) ?? 0) + 1)
    return !clicked.includes(`${name} #${seen.get(name)}`)
  })
  if (!next) return 'none'
  const key = `${nameOf(next)} #${seen.get(nameOf(next))}`

  const { promise, resolve } = Promise.withResolvers<boolean>()
  const before = location.href
  const useful = () => resolve(true)
  const observer = new MutationObserver(useful)
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  for (const event of ['invalid', 'focusin', 'toggle', 'scroll'])
    addEventListener(event, useful, { capture: true, once: true })
  window.open = () => {
    useful()
    return null
  }
  window.print = useful
  HTMLAnchorElement.prototype.click = useful
  setTimeout(() => resolve(location.href !== before), 2000)
  next.click()
  const isUseful = await promise
  observer.disconnect()
  await new Promise((resume) => setTimeout(resume, 50))
  return { key, isUseful }
}
