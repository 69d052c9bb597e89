import { type RefObject, useEffect, useState } from 'react'

/** Returns a function that focuses the first invalid field after the next render. */
export function useFocusOnWrongField(form: RefObject<HTMLFormElement | null>): () => void {
  const [request, setRequest] = useState(0)
  useEffect(() => {
    if (request === 0) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    const choice = wrong?.querySelector('input') // the first option of a radio group
    ;(choice ?? wrong)?.focus()
  }, [form, request])
  return () => setRequest((count) => count + 1)
}
