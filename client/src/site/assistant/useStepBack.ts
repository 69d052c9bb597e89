import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import * as z from 'zod/mini'
import { assistantDrawer } from './drawer-state.ts'

const stepSchema = z.object({ assistant: z.literal(true) })
const isStep = (state: unknown) => z.safeParse(stepSchema, state).success

/**
 * Adds a history entry while the drawer covers a phone's screen, so that Back closes it, and returns to it from a
 * source's page. The entry copies the page's own state, so the router treats both as the same location.
 * @param isSheet whether the drawer covers the page
 * @returns a function that closes the drawer
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
