import { useEffect } from 'react'
import { layOutRest } from '../../ui/browser/lay-out.ts'

/** Says to the early script (client/public/before-paint.js) that what surrounds the page works from now on. */
export function sayFramed(): void {
  say('framed')
}

/** Says to it, and to whoever tests a page, that everything on it does. */
export function Hydrated() {
  useEffect(() => {
    say('hydrated')
    void layOutRest()
  }, [])
  return null
}

function say(what: 'framed' | 'hydrated'): void {
  document.documentElement.dataset[what] = ''
  document.dispatchEvent(new Event(what))
}
