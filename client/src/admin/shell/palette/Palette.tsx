import '../../ui/icon-button.css'
import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog } from '@base-ui/react/dialog'
import { Search, X } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { backdropClass } from '../../ui/Dialog.tsx'
import { uiWords } from '../../ui/ui.words.ts'
import { useFailureWords } from '../../words/failure-words.ts'
import { matching, type PaletteGroup, type PaletteItem } from './items.ts'
import { paletteWords } from './palette.words.ts'
import { useCommands } from './useCommands.ts'
import { useHits } from './useHits.ts'

/** Renders the command palette: searches records and runs commands by keyboard. */
export function Palette({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useTranslate()
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={`${backdropClass} z-40`} />
        <Dialog.Popup
          className="fixed inset-x-0 top-[min(6rem,10dvh)] z-41 mx-auto flex max-h-[min(34rem,80dvh)] w-[min(100%-1rem,40rem)] flex-col overflow-hidden rounded-panel border border-hairline bg-raised shadow-lift"
          aria-label={t(paletteWords.title)}
        >
          <PaletteBody onClose={onClose} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function PaletteBody({ onClose }: { onClose: () => void }) {
  const t = useTranslate()
  const [text, setText] = useState('')
  const hits = useHits(text)
  const commands = useCommands().map((group) => ({ ...group, items: matching(group.items, text) }))
  const groups = [...hits.groups, ...commands].filter(({ items }) => items.length > 0)
  const count = groups.reduce((sum, { items }) => sum + items.length, 0)

  const highlighted = useRef<PaletteItem>(undefined)

  function run(item: PaletteItem) {
    onClose()
    item.run()
  }
  /** Runs the first line on Enter, even if it is not highlighted yet after fast typing. */
  function runFirst({ key, nativeEvent }: KeyboardEvent) {
    const [first] = groups[0]?.items ?? []
    if (key === 'Enter' && !nativeEvent.isComposing && !highlighted.current && first) run(first)
  }
  return (
    <Autocomplete.Root
      open
      inline
      items={groups}
      filter={null}
      value={text}
      onValueChange={(value, { reason }) => {
        if (reason !== 'item-press') setText(value)
      }}
      itemToStringValue={(item: PaletteItem) => item.label}
      onItemHighlighted={(item: PaletteItem | undefined) => {
        highlighted.current = item
      }}
      autoHighlight="always"
      keepHighlight
    >
      <div className="flex flex-none items-center gap-3 border-b border-hairline pr-1.5 pl-4 has-focus-visible:shadow-[inset_0_-2px_0_var(--signal)]">
        <Search className="w-4.5 flex-none text-ink-quiet" aria-hidden="true" />
        <Autocomplete.Input
          // phones zoom into fields below 16 px
          className="min-h-13 min-w-0 flex-1 bg-transparent text-body text-ellipsis outline-none placeholder:text-ink-quiet placeholder:opacity-100"
          aria-label={t(paletteWords.title)}
          placeholder={t(paletteWords.placeholder)}
          enterKeyHint="go"
          onKeyDown={runFirst}
        />
        <Dialog.Close className="icon-button" aria-label={t(paletteWords.close)}>
          <X aria-hidden="true" />
        </Dialog.Close>
      </div>
      <PaletteStatus text={text.trim()} count={count} hits={hits} />
      <Autocomplete.List className="min-h-0 flex-1 scroll-pt-8 scroll-pb-2 overflow-y-auto overscroll-contain pb-2">
        {(group: PaletteGroup) => (
          <Autocomplete.Group key={group.id} items={group.items}>
            <Autocomplete.GroupLabel className="px-4 pt-2.5 pb-1 text-fine font-semibold text-ink-quiet">
              {group.label}
            </Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {(item: PaletteItem) => <Line key={item.id} item={item} onRun={() => run(item)} />}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
      <p
        aria-hidden="true"
        className="flex-none border-t border-hairline px-4 py-1.5 text-fine text-ink-quiet max-lg:hidden"
      >
        {t(paletteWords.keys)}
      </p>
    </Autocomplete.Root>
  )
}

function Line({ item, onRun }: { item: PaletteItem; onRun: () => void }) {
  const { label, detail, Icon } = item
  return (
    <Autocomplete.Item
      value={item}
      className="mx-2 flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-2 data-highlighted:bg-signal-soft lg:min-h-9"
      onClick={onRun}
    >
      <Icon aria-hidden="true" className="size-4.5 flex-none text-ink-quiet" />
      <span className="truncate">{label}</span>
      {detail && <span className="min-w-16 flex-1 truncate text-end text-fine text-ink-quiet">{detail}</span>}
    </Autocomplete.Item>
  )
}

interface PaletteStatusProps {
  text: string
  count: number
  hits: Pick<ReturnType<typeof useHits>, 'error' | 'refetch' | 'isSearching'>
}

const noteClass = 'px-4 py-2 text-fine text-ink-quiet'

/** Shows the state of the search; the number of hits is only announced. */
function PaletteStatus({ text, count, hits: { error, refetch, isSearching } }: PaletteStatusProps) {
  const t = useTranslate()
  const wordsOf = useFailureWords()
  const isEmpty = text !== '' && count === 0 && !isSearching && !error
  const result = text === '' || count === 0 ? '' : t(paletteWords.results)(count)
  return (
    <div className="flex-none">
      <div role="status">
        {isSearching && <p className={noteClass}>{t(paletteWords.searching)}</p>}
        {isEmpty && <p className={noteClass}>{t(paletteWords.nothing)(text)}</p>}
        {!isSearching && <p className="sr-only">{result}</p>}
      </div>
      {error && !isSearching && (
        <div role="alert" className={`${noteClass} flex items-center gap-3`}>
          <p className="flex-1">
            {t(paletteWords.failed)}: {wordsOf(error)}
          </p>
          <Button size="compact" onClick={() => refetch()}>
            {t(uiWords.tryAgain)}
          </Button>
        </div>
      )}
    </div>
  )
}
