import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useId, useState } from 'react'
import type { Suggestions as Found } from '#contract/catalogue/searches.ts'
import { nameIn } from '#contract/i18n/in-language.ts'
import { type ReaderLanguage, writtenLanguage } from '#contract/i18n/languages.ts'
import { suggestionsOptions } from '../../api/suggestions.ts'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { displayText } from '../../i18n/useLocalizedText.ts'
import { paths } from '../../paths.ts'
import { useDismiss } from '../../ui/browser/useDismiss.ts'
import type { OpenList } from './SearchBox.tsx'
import { suggestionsWords as words } from './suggestions.words.ts'

interface SuggestionsProps {
  typed: string
  /** Contains the input as well. */
  area: RefObject<HTMLElement | null>
  /** Set to the handler of the input's key events. */
  keys: RefObject<((event: KeyboardEvent) => void) | undefined>
  onList: (list: OpenList | undefined) => void
  onDone: () => void
}

interface Option {
  path: string
  text: string
  lang: string | undefined
  detail?: string | null
}

const pauseMs = 120

/** Renders suggestions below the search input (ARIA combobox with a list box). */
export function Suggestions({ typed, area, keys, onList, onDone }: SuggestionsProps) {
  const t = useTranslate()
  const language = useLanguage()
  const id = useId()
  const search = useDebounced(typed)
  const { data, isError, isPlaceholderData } = useQuery({
    ...suggestionsOptions(search, writtenLanguage(language)),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  })
  const [closedFor, setClosedFor] = useState<string>()
  const [active, setActive] = useState(-1)
  const isOpen = typed !== '' && closedFor !== typed && (data !== undefined || isError)
  const close = useCallback(() => {
    setClosedFor(typed)
    setActive(-1)
  }, [typed])
  useDismiss(area, { isOpen, close, whenLeft: true })

  const groups = groupsOf(data, language)
  const last: Option = { path: paths.search(typed), text: t(words.all)(typed), lang: undefined }
  const all = [...groups.flatMap(({ options }) => options), last]
  const optionId = (place: number) => `${id}-${place}`
  const marked = active >= 0 && active < all.length ? active : -1
  const activeId = marked < 0 ? undefined : optionId(marked)

  useEffect(() => {
    onList(isOpen ? { id, active: activeId } : undefined)
    return () => onList(undefined)
  }, [onList, isOpen, id, activeId])
  // Another search clears the active option.
  const [listed, setListed] = useState(typed)
  if (listed !== typed) {
    setListed(typed)
    setActive(-1)
  }
  useEffect(() => {
    keys.current = (event) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (step && typed !== '') {
        event.preventDefault()
        setClosedFor(undefined)
        const next = marked + step
        setActive(next < -1 ? all.length - 1 : next === all.length ? -1 : next)
      }
      if (event.key === 'Enter' && activeId) {
        event.preventDefault()
        document.getElementById(activeId)?.click()
      }
    }
    return () => {
      keys.current = undefined
    }
  })

  const known = all.length - 1
  if (!isOpen) return null
  let place = 0
  const row = (option: Option, isQuiet = false) => {
    const own = place++
    return (
      <LocalLink
        key={option.path}
        id={optionId(own)}
        role="option"
        aria-selected={own === marked}
        tabIndex={-1}
        to={option.path}
        onClick={onDone}
        className={`flex min-h-11 items-center justify-between gap-3 rounded-control px-3 py-1.5 hover:bg-sunken aria-selected:bg-signal-soft aria-selected:text-signal ${isQuiet ? 'text-ink-quiet' : ''}`}
      >
        <span className="min-w-0 wrap-anywhere" lang={option.lang}>
          {option.text}
        </span>
        {option.detail && <span className="flex-none text-fine text-ink-quiet">{option.detail}</span>}
      </LocalLink>
    )
  }
  return (
    <div className="absolute top-full right-0 left-0 z-50 mt-1 max-h-[min(34rem,calc(100dvh-9rem))] min-w-full overflow-y-auto rounded-panel border border-hairline bg-raised p-1.5 whitespace-normal shadow-lift lg:left-auto lg:w-[28rem]">
      <p role="status" className="sr-only">
        {isPlaceholderData ? '' : t(words.count)(known)}
      </p>
      {known === 0 && <p className="px-3 py-2 text-ink-quiet">{t(isError ? words.failed : words.none)}</p>}
      {data?.meant && known > 0 && (
        <p className="px-3 pt-1 text-fine text-ink-quiet">{t(words.meant)(displayText(data.meant, language).text)}</p>
      )}
      <div id={id} role="listbox" aria-label={t(words.suggestions)}>
        {groups.map(({ kind, options }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of a list's options is no fieldset
          <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
            <p id={`${id}-${kind}`} className="px-3 pt-2 text-fine text-ink-quiet">
              {t(words[kind])}
            </p>
            {options.map((option) => row(option))}
          </div>
        ))}
        {/* biome-ignore lint/a11y/useSemanticElements: as above */}
        <div
          role="group"
          aria-label={t(words.products)}
          className={known > 0 ? 'mt-1 border-t border-hairline pt-1' : ''}
        >
          {row(last, true)}
        </div>
      </div>
    </div>
  )
}

/** Returns the text once typing pauses. */
function useDebounced(typed: string): string {
  const [paused, setPaused] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  return typed === '' ? '' : paused
}

function groupsOf(found: Found | undefined, language: ReaderLanguage) {
  const pageOption = ({ title, path }: { title: string; path: string }): Option => ({
    path,
    ...displayText(title, language),
  })
  const groups = [
    {
      kind: 'products' as const,
      options: (found?.products ?? []).map(
        (product): Option => ({
          path: paths.product(product.slug),
          ...displayText(nameIn(product, language), language),
          detail: product.modelNumber,
        }),
      ),
    },
    { kind: 'pages' as const, options: (found?.pages ?? []).map(pageOption) },
    { kind: 'questions' as const, options: (found?.questions ?? []).map(pageOption) },
  ]
  return groups.filter(({ options }) => options.length > 0)
}
