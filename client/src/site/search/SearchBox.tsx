import { Search } from 'lucide-react'
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useLocalPath, useTranslate } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import type { Suggestions } from './Suggestions.tsx'
import { searchBoxWords, searchWords } from './suggestions.words.ts'

/** State of the suggestions for the input's ARIA attributes: list id, and active option. */
export interface OpenList {
  id: string
  active: string | undefined
}

interface SearchBoxProps {
  /** Takes focus on mount. */
  isFocused?: boolean
  /** Adds a submit button. */
  hasButton?: boolean
  /** Called when a suggestion is chosen or a search is submitted. */
  onDone?: () => void
}

/**
 * Renders a search input for products, pages and questions. A plain form without JavaScript; suggestions load on focus.
 */
export function SearchBox({ isFocused = false, hasButton = false, onDone }: SearchBoxProps) {
  const t = useTranslate()
  const localPath = useLocalPath()
  const navigate = useNavigate()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const keys = useRef<(event: KeyboardEvent) => void>(undefined)
  const [List, setList] = useState<typeof Suggestions>()
  const [text, setText] = useState('')
  /** Excludes text that an input method is composing. */
  const [typed, setTyped] = useState('')
  const [openList, setOpenList] = useState<OpenList>()
  useLayoutEffect(() => {
    if (!isFocused || !field.current) return
    field.current.focus()
    const { length } = field.current.value
    field.current.setSelectionRange(length, length)
  }, [isFocused])
  /** Loads the suggestions; the field also searches without them. */
  function loadSuggestions() {
    import('./Suggestions.tsx').then(
      (loaded) => setList(() => loaded.Suggestions),
      () => {},
    )
  }
  function finish() {
    setText('')
    setTyped('')
    field.current?.blur()
    onDone?.()
  }
  return (
    <form
      ref={form}
      action={localPath(paths.products)}
      className="relative flex w-full gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        navigate(localPath(paths.search(text.trim())))
        finish()
      }}
    >
      <Search aria-hidden="true" className="absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-quiet" />
      <input
        ref={field}
        id={id}
        type="search"
        name="search"
        role="combobox"
        aria-label={t(searchWords.search)}
        aria-autocomplete="list"
        aria-expanded={openList !== undefined}
        aria-controls={openList?.id}
        aria-activedescendant={openList?.active}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={60}
        placeholder={t(searchBoxWords.hint)}
        className="control min-w-0 flex-1 pl-9"
        value={text}
        onFocus={loadSuggestions}
        onChange={({ target, nativeEvent }) => {
          setText(target.value)
          if (!(nativeEvent instanceof InputEvent && nativeEvent.isComposing)) setTyped(target.value)
        }}
        onCompositionEnd={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={(event) => {
          if (!event.nativeEvent.isComposing) keys.current?.(event)
        }}
      />
      {hasButton && (
        <Button type="submit" variant="primary">
          {t(searchWords.search)}
        </Button>
      )}
      {List && <List typed={typed.trim()} area={form} keys={keys} onList={setOpenList} onDone={finish} />}
    </form>
  )
}
