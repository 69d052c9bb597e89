import { useRef, useState } from 'react'
import { quoteLinesMax } from '#contract/sales/offerings.ts'
import { loadAsking } from '../../../api/calls/load-calls.ts'
import { failureCodeOf } from '../../../api/failure.ts'
import { problemWordsOf } from '../../../api/problems/known-problems.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { productsWords } from '../../../i18n/products.words.ts'
import { addToBasket } from '../../../storage/quote-basket.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextArea } from '../../../ui/fields/TextField.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import type { ListedLine } from '../useBasketLines.ts'
import type { MatchResult } from './MatchResult.tsx'
import type { MatchedList } from './matched-list.ts'
import { pasteWords as words } from './paste.words.ts'

const example = 'HI-WL-01, 20\nHI-PK-02, 8\nHI-SW-PLAT, 1'

/** Loads the code that reads a list and shows the matches, on first use. */
const loadReading = () => loadAsking(() => Promise.all([import('./matched-list.ts'), import('./MatchResult.tsx')]))

interface PasteBoxProps {
  basket: readonly ListedLine[]
  /** Initial text. */
  initial?: string | undefined
  /** Called with the lines that could not be added, which stay in the box. */
  onAdded: (left: string) => void
}

export function PasteBox({ basket, initial = '', onAdded }: PasteBoxProps) {
  const t = useTranslate()
  const toast = useToast()
  const [text, setText] = useState(initial)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const [checked, setChecked] = useState<{ list: MatchedList; View: typeof MatchResult }>()
  const box = useRef<HTMLTextAreaElement>(null)

  function refuse(reason: string) {
    setError(reason)
    box.current?.focus()
  }
  async function check() {
    if (isBusy) return
    setBusy(true)
    setError(undefined)
    try {
      const [{ matchPastedList }, { MatchResult: View }] = await loadReading()
      const list = await matchPastedList(text)
      if (list === 'too-many') refuse(t(words.tooMany)(quoteLinesMax))
      else if (list === 'nothing') refuse(t(words.nothing))
      else setChecked({ list, View })
    } catch (failure) {
      refuse(t(problemWordsOf(failureCodeOf(failure))))
    } finally {
      setBusy(false)
    }
  }
  function add({ matched, unmatched }: MatchedList) {
    const left = addToBasket(matched)
    const stays = [...left.map(({ key, quantity }) => `${key}, ${quantity}`), ...unmatched.map((line) => line.text)]
    setText(stays.join('\n'))
    setChecked(undefined)
    if (left.length > 0) toast(t(productsWords.quoteFull)(quoteLinesMax), 'failure')
    else toast(t(words.added)(matched.length))
    onAdded(stays.join('\n'))
  }
  return (
    <section className="grid max-w-176 content-start justify-items-start gap-3" aria-labelledby="quote-paste">
      <h2 id="quote-paste" className="text-body font-semibold">
        {t(words.title)}
      </h2>
      <TextArea
        ref={box}
        className="w-full"
        label={t(words.label)}
        hint={t(words.hint)}
        error={error}
        placeholder={example}
        spellCheck={false}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          setChecked(undefined)
          setError(undefined)
        }}
      />
      <Button aria-disabled={isBusy} onClick={() => void check()}>
        {t(isBusy ? words.checking : words.check)}
      </Button>
      <div role="status" className="w-full empty:hidden">
        {checked && <checked.View list={checked.list} basket={basket} />}
      </div>
      {checked && checked.list.matched.length > 0 && (
        <Button variant="primary" onClick={() => add(checked.list)}>
          {t(words.add)(checked.list.matched.length)}
        </Button>
      )}
    </section>
  )
}
