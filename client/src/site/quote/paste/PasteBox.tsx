import { useRef, useState } from 'react'
import { quoteLinesMax } from '#contract/sales/offerings.ts'
import { failureCodeOf } from '../../../api/failure.ts'
import { problemWords } from '../../../api/problems/problems.words.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { productsWords } from '../../../i18n/products.words.ts'
import { addToBasket } from '../../../storage/quote-basket.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextArea } from '../../../ui/fields/TextField.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import type { ListedLine } from '../useBasketLines.ts'
import { MatchResult } from './MatchResult.tsx'
import { type MatchedList, matchPastedList } from './matched-list.ts'
import { pasteWords as words } from './paste.words.ts'

const example = 'HI-WL-01, 20\nHI-PK-02, 8\nHI-SW-PLAT, 1'

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
  const [checked, setChecked] = useState<MatchedList>()
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
      const list = await matchPastedList(text)
      if (list === 'too-many') refuse(t(words.tooMany)(quoteLinesMax))
      else if (list === 'nothing') refuse(t(words.nothing))
      else setChecked(list)
    } catch (failure) {
      refuse(t(problemWords[failureCodeOf(failure)]))
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
        {checked && <MatchResult list={checked} basket={basket} />}
      </div>
      {checked && checked.matched.length > 0 && (
        <Button variant="primary" onClick={() => add(checked)}>
          {t(words.add)(checked.matched.length)}
        </Button>
      )}
    </section>
  )
}
