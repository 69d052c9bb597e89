import { useEffect } from 'react'
import { layOutRest } from '../../ui/browser/lay-out.ts'

/** Says to the early script (client/public/before-paint.js), and to whoever tests a page, that everything on it works from now on. */
export function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
    document.dispatchEvent(new Event('hydrated'))
    void layOutRest()
  }, [])
  return null
}
