import { useId, useState } from 'react'
import { type MissedSearch, synonymWordsMax } from '#contract/catalogue/searches.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { addSynonym } from '../api/products.ts'
import { useCan } from '../api/staff/session.ts'
import { searchesWords as words } from './searches.words.ts'
import { useSearchesChange } from './useSearchesChange.ts'

export function SynonymForm({ missed: { id, term } }: { missed: MissedSearch }) {
  const t = useTranslate()
  const field = useId()
  const change = useSearchesChange()
  const [typed, setTyped] = useState('')
  const [bothWays, setBothWays] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const written = typed
    .split(/[,，、;；]/u)
    .map((word) => word.trim())
    .filter(Boolean)
    .slice(0, synonymWordsMax)
  if (!useCan()('products.write')) return null
  return (
    <form
      className="grid max-w-xl gap-3 whitespace-normal"
      onSubmit={async (event) => {
        event.preventDefault()
        if (isBusy || written.length === 0) return
        setBusy(true)
        const isAdded = await change(
          () => addSynonym({ term, words: written, bothWays, missedId: id }),
          t(words.added)(term),
        )
        setBusy(false)
        if (isAdded) setTyped('')
      }}
    >
      <div>
        <label htmlFor={field} className="mb-1 block text-fine text-ink-quiet">
          {t(words.words)}
        </label>
        <input
          id={field}
          className="control w-full"
          value={typed}
          maxLength={400}
          aria-describedby={`${field}-hint`}
          onChange={(event) => setTyped(event.target.value)}
        />
        <p id={`${field}-hint`} className="field-hint">
          {t(words.wordsHint)}
        </p>
      </div>
      <label className="flex min-h-11 items-center gap-2 lg:min-h-9">
        <input
          type="checkbox"
          className="size-5"
          checked={bothWays}
          onChange={(event) => setBothWays(event.target.checked)}
        />
        {t(words.bothWays)}
      </label>
      <Button
        type="submit"
        variant="primary"
        size="compact"
        className="justify-self-start"
        disabled={written.length === 0}
      >
        {t(words.add)}
      </Button>
    </form>
  )
}
