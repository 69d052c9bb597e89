import { assumptions } from '#content/builder/assumptions.ts'
import { changeText } from '#content/builder/line-texts.ts'
import { changesOf } from '#contract/builder/costs.ts'
import type { Parts } from '#contract/builder/parts.ts'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { useMoney } from '../catalogue/index.ts'
import { builderWords } from './builder.words.ts'
import type { System } from './useSystem.ts'

export function Changes({ system, parts }: { system: System; parts: Parts }) {
  const t = useTranslate()
  const language = useLanguage()
  const { convert, write } = useMoney()
  const changes = changesOf(system.input, parts, assumptions, convert)
  if (changes.length === 0) return null
  return (
    <section aria-label={t(builderWords.changes)}>
      <h2 className="heading text-title">{t(builderWords.changes)}</h2>
      <p className="mt-2 text-ink-quiet">{t(builderWords.changesLead)}</p>
      <ul className="mt-3 grid gap-x-8 sm:grid-cols-2">
        {changes.map(({ change, input, difference }) => (
          <li key={JSON.stringify(change)} className="border-t border-hairline">
            <button
              type="button"
              className="flex min-h-11 w-full items-center justify-between gap-4 py-2 text-left hover:text-signal"
              onClick={() => system.change(input)}
            >
              <span>{changeText(change, language)}</span>
              <span className="font-semibold whitespace-nowrap">
                {difference > 0 ? '+' : '−'}
                {write(Math.round(Math.abs(difference)))}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
