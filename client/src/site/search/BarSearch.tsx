import { Search } from 'lucide-react'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { useLocalPath, useTranslate } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { useDismiss } from '../../ui/browser/useDismiss.ts'
import { SearchBox } from './SearchBox.tsx'
import { searchWords } from './suggestions.words.ts'

/**
 * Renders the header's search button, which opens the search box; `/` opens it too unless somebody is typing. Without
 * JavaScript, a plain form of the catalogue is there instead.
 */
export function BarSearch() {
  const t = useTranslate()
  const localPath = useLocalPath()
  const id = useId()
  const area = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  useDismiss(area, { isOpen, close, whenLeft: true })
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
        {isOpen ? (
          <SearchBox isFocused onDone={close} />
        ) : (
          <form action={localPath(paths.products)}>
            <input
              type="search"
              name="search"
              aria-label={t(searchWords.search)}
              autoComplete="off"
              className="control"
            />
          </form>
        )}
      </div>
    </div>
  )
}
