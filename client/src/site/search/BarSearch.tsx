import { Search } from 'lucide-react'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { useTranslate } from '../../i18n/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { useDismiss } from '../../ui/browser/useDismiss.ts'
import { SearchBox } from './SearchBox.tsx'
import { searchWords } from './search.words.ts'

/** The bar's search: a button that opens the field below the bar. `/` opens it too, where nobody is typing. */
export function BarSearch() {
  const t = useTranslate()
  const id = useId()
  const area = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  useDismiss(area, { isOpen, close, whenLeft: true })
  useEffect(() => {
    if (isOpen) field.current?.focus()
  }, [isOpen])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target, isComposing } = event
      if (key !== '/' || ctrlKey || metaKey || altKey || isComposing || document.querySelector('dialog:modal')) return
      if (target instanceof Element && target.closest('input, textarea, select, [contenteditable]')) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <div ref={area}>
      <Button
        variant="quiet"
        size="icon"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={t(searchWords.search)}
        className="noscript:hidden"
        onClick={() => setOpen(!isOpen)}
      >
        <Search aria-hidden="true" className="size-5" />
      </Button>
      <div id={id} className={`bar-search ${isOpen ? '' : 'not-noscript:hidden'}`}>
        <div className="page flex justify-end">
          <div className="w-full lg:max-w-[28rem]">
            <SearchBox field={field} onDone={close} />
          </div>
        </div>
      </div>
    </div>
  )
}
