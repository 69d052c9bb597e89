import { useEffect } from 'react'
import { say } from '../../ui/browser/early-script.ts'
import { layOutRest } from '../../ui/browser/lay-out.ts'

/** Says that what surrounds the page works from now on. */
export function sayFramed(): void {
  say('framed')
}

/** Says that everything on a page does. */
export function Hydrated() {
  useEffect(() => {
    say('hydrated')
    void layOutRest()
  }, [])
  return null
}
