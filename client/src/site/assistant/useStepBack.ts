import { useEffect, useRef } from 'react'
import * as z from 'zod/mini'
import { useLocation } from '../../router/index.ts'
import { assistantDrawer } from './drawer-state.ts'

const stepSchema = z.object({ assistant: z.literal(true) })
const isStep = (state: unknown) => z.safeParse(stepSchema, state).success

/**
 * On a phone the sheet is a step of the browser's history: the way back closes it, and leads back to it from the page of a
 * source. The step is a copy of the page's own, which the router takes for the same.
 * @param isSheet the drawer is open, over all of the page
 * @returns what closes the drawer
 */
export function useStepBack(isSheet: boolean): () => void {
  const { key } = useLocation()
  const shownKey = useRef(key)
  useEffect(() => {
    if (isSheet && !isStep(window.history.state)) {
      window.history.pushState({ ...window.history.state, assistant: true }, '')
    }
    function onMove({ state }: PopStateEvent) {
      if (isStep(state)) assistantDrawer.open()
      else if (isSheet) assistantDrawer.close()
    }
    window.addEventListener('popstate', onMove)
    return () => window.removeEventListener('popstate', onMove)
  }, [isSheet])
  useEffect(() => {
    const hasMoved = shownKey.current !== key
    shownKey.current = key
    if (hasMoved && isSheet && !isStep(window.history.state)) assistantDrawer.close()
  }, [key, isSheet])
  return () => {
    assistantDrawer.close()
    if (isSheet && isStep(window.history.state)) window.history.back()
  }
}
