import { CircleCheck, CircleHelp } from 'lucide-react'
import { useRef, useState } from 'react'
import { quoteLinesMax, quoteQuantityMax } from '#contract/sales/quote-limits.ts'
import { failureCodeOf } from '../../api/failure.ts'
import { problemWordsOf } from '../../i18n/known-problems.ts'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { productsWords } from '../../i18n/products.words.ts'
import { addToBasket } from '../../storage/quote-basket.ts'
import { Button } from '../../ui/Button.tsx'
import { TextArea } from '../../ui/fields/TextArea.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { nameOf } from '../catalogue/index.ts'
import { type MatchedList, matchPastedList } from './matched-list.ts'
import { quoteWords, unreadableWords } from './quote.words.ts'
import type { ListedLine } from './useBasketLines.ts'

const example = 'HI-WL-01, 20\nHI-PK-02, 8\nHI-SW-PLAT, 1'

interface PasteBoxProps {
  basket: readonly ListedLine[]
  onAdded: () => void
}

/** For buyers who have their list already: it is checked first, shown, and added on their word. */
export function PasteBox({ basket, onAdded }: PasteBoxProps) {
  const t = useTranslate()
  const toast = useToast()
  const [text, setText] = useState('')
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
      if (list === 'too-many') refuse(t(quoteWords.pasteTooMany)(quoteLinesMax))
      else if (list === 'nothing') refuse(t(quoteWords.pasteNothing))
      else setChecked(list)
    } catch (failure) {
      refuse(t(problemWordsOf(failureCodeOf(failure))))
    } finally {
      setBusy(false)
    }
  }
  function add({ matched, unmatched }: MatchedList) {
    const left = addToBasket(matched)
    setText(
      [...left.map(({ key, quantity }) => `${key}, ${quantity}`), ...unmatched.map((line) => line.text)].join('\n'),
    )
    setChecked(undefined)
    if (left.length > 0) toast(t(productsWords.quoteFull)(quoteLinesMax), 'failure')
    else toast(t(quoteWords.pasteAdded)(matched.length))
    onAdded()
  }
  return (
    <section className="grid max-w-176 content-start justify-items-start gap-3" aria-labelledby="quote-paste">
      <h2 id="quote-paste" className="text-body font-semibold">
        {t(quoteWords.pasteTitle)}
      </h2>
      <TextArea
        ref={box}
        className="w-full"
        label={t(quoteWords.pasteLabel)}
        hint={t(quoteWords.pasteHint)}
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
        {t(isBusy ? quoteWords.pasteChecking : quoteWords.pasteCheck)}
      </Button>
      <div role="status" className="w-full empty:hidden">
        {checked && <Checked list={checked} basket={basket} />}
      </div>
      {checked && checked.matched.length > 0 && (
        <Button variant="primary" onClick={() => add(checked)}>
          {t(quoteWords.pasteAdd)(checked.matched.length)}
        </Button>
      )}
    </section>
  )
}

const checkedClass = 'flex flex-wrap gap-x-4 border-b border-hairline py-1.5 wrap-anywhere'

function Checked({ list: { matched, unmatched }, basket }: { list: MatchedList; basket: readonly ListedLine[] }) {
  const t = useTranslate()
  const language = useLanguage()
  const most = quoteQuantityMax.toLocaleString('en')
  const present = (slug: string) => basket.find(({ line }) => line.slug === slug)?.line.quantity
  return (
    <>
      {matched.length > 0 && (
        <>
          <p className="flex items-center gap-2 font-semibold">
            <CircleCheck className="shrink-0 size-4.5 text-signal" aria-hidden="true" />
            {t(quoteWords.pasteFound)(matched.length)}
          </p>
          <ul className="quote-checked my-1 border-t border-hairline">
            {matched.map(({ key, product, quantity }) => (
              <li key={product.slug} className={checkedClass}>
                <span className="min-w-32 font-semibold">{key}</span>
                <span lang={nameOf(product, language).lang}>{nameOf(product, language).text}</span>
                <span>× {quantity}</span>
                {present(product.slug) !== undefined && (
                  <span className="text-ink-quiet">{t(quoteWords.inList)(present(product.slug) ?? 0)}</span>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {unmatched.length > 0 && (
        <>
          <p className="mt-3 flex items-center gap-2 font-semibold">
            <CircleHelp className="shrink-0 size-4.5 text-caution" aria-hidden="true" />
            {t(quoteWords.pasteMissing)(unmatched.length)}
          </p>
          <ul className="quote-checked my-1 border-t border-hairline">
            {unmatched.map(({ text, problem }) => (
              <li key={text} className={checkedClass}>
                <span className="min-w-32 font-semibold">{text}</span>
                <span className="text-ink-quiet">
                  {problem === 'unknown' ? t(quoteWords.pasteUnknown) : t(unreadableWords[problem])(most)}
                </span>
              </li>
            ))}
          </ul>
          <p className="text-fine text-ink-quiet">{t(quoteWords.pasteLeft)}</p>
        </>
      )}
    </>
  )
}
