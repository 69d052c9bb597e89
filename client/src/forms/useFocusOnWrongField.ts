import { type RefObject, useEffect, useState } from 'react'

/** @returns a function that moves focus to the first field that is wrong, once the page says so */
export function useFocusOnWrongField(form: RefObject<HTMLFormElement | null>): () => void {
  const [request, setRequest] = useState(0)
  useEffect(() => {
    if (request === 0) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    const choice = wrong?.querySelector('input') // of a group of radio buttons, where there are any
    ;(choice ?? wrong)?.focus()
  }, [form, request])
  return () => setRequest((count) => count + 1)
}
