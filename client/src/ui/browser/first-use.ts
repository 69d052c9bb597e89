import { savesData } from './idle.ts'

const uses = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll']

/** Somebody moves on the page; never where little is to be loaded. */
export function firstUse(): Promise<void> {
  return new Promise((resolve) => {
    if (savesData()) return
    const ending = new AbortController()
    const begin = () => {
      ending.abort()
      resolve()
    }
    for (const event of uses) addEventListener(event, begin, { passive: true, signal: ending.signal })
  })
}
