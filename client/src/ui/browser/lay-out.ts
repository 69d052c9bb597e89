import { firstUse } from './first-use.ts'
import { idle } from './idle.ts'

/** From here on, whatever is drawn is laid out at once (`deferred` in shell.css). */
export function layOutAll(): void {
  document.documentElement.dataset.whole = ''
}

/** Where the browser is never idle. */
const waitMs = 100
/** On a phone, four times as long: less than is felt. */
const atOnceMs = 8

/**
 * Once somebody uses a page that the server drew, lays out what it holds below its first screen, a part at a time: nothing that is asked
 * of it meanwhile waits long.
 */
export async function layOutRest(): Promise<void> {
  await firstUse()
  let until = 0
  for (const part of document.querySelectorAll<HTMLElement>('.deferred')) {
    if (performance.now() > until) {
      await idle(waitMs)
      until = performance.now() + atOnceMs
    }
    part.style.contentVisibility = 'visible'
    part.getBoundingClientRect() // now, not with those that follow
  }
  layOutAll()
}
