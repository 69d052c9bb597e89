import { Search } from 'lucide-react'
import { useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useLocalPath, useTranslate } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { useDismiss } from '../../ui/browser/useDismiss.ts'
import { OpenedSearchBox } from './lazy-search-box.ts'
import { searchWords } from './search.words.ts'

/**
 * Renders the header's search button, which opens the search box; `/` opens it too unless somebody is typing. A plain
 * form stands in until the search box has loaded, and without JavaScript; what was typed is carried over.
 */
export function BarSearch() {
  const t = useTranslate()
  const localPath = useLocalPath()
  const id = useId()
  const area = useRef<HTMLDivElement>(null)
  const plain = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [isLoaded, setLoaded] = useState(false)
  const [begun, setBegun] = useState('')
  const close = useCallback(() => {
    setOpen(false)
    setBegun('')
  }, [])
  useDismiss(area, { isOpen, close, whenLeft: true })
  // A layout effect, so that the next key press is already typed into the input.
  useLayoutEffect(() => {
    if (!isOpen) return
    plain.current?.focus()
    OpenedSearchBox.load().then(
      () => setLoaded(true),
      () => undefined, // the plain form works too
    )
  }, [isOpen])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event
      if (key !== '/' || ctrlKey || metaKey || altKey || document.querySelector('dialog:modal')) return
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
        aria-keyshortcuts="/"
        className="noscript:hidden"
        onClick={() => (isOpen ? close() : setOpen(true))}
      >
        <Search aria-hidden="true" className="size-5" />
      </Button>
      <div id={id} className={`bar-search ${isOpen ? '' : 'not-noscript:hidden'}`}>
        {isOpen && isLoaded ? (
          <OpenedSearchBox isFocused begun={begun} onDone={close} />
        ) : (
          <form action={localPath(paths.products)}>
            <input
              ref={plain}
              type="search"
              name="search"
              aria-label={t(searchWords.search)}
              autoComplete="off"
              className="control"
              onChange={({ target }) => setBegun(target.value)}
            />
          </form>
        )}
      </div>
    </div>
  )
}
