import { lineName } from '#content/builder/line-texts.ts'
import type { Bill as Materials } from '#contract/builder/bill.ts'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { BillEntry } from './BillEntry.tsx'
import { builderWords } from './builder.words.ts'
import type { System } from './useSystem.ts'

export function Bill({ system, bill: { lines, removed } }: { system: System; bill: Materials }) {
  const t = useTranslate()
  const language = useLanguage()
  if (lines.length === 0 && removed.length === 0) return null
  const title = t(builderWords.bill)
  return (
    <section id="bill" tabIndex={-1} aria-label={title} className="scroll-mt-20">
      <h2 className="heading text-title">{title}</h2>
      <p className="mt-2 text-ink-quiet">{t(builderWords.billLead)}</p>
      <ul className="mt-3 border-b border-hairline">
        {lines.map((line) => (
          <BillEntry key={line.key} line={line} system={system} />
        ))}
      </ul>
      {removed.length > 0 && (
        <>
          <h3 className="mt-4 font-semibold">{t(builderWords.removed)}</h3>
          <ul>
            {removed.map((line) => (
              <li
                key={line.key}
                className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-b border-hairline"
              >
                <span className="text-ink-quiet line-through">{lineName(line, language)}</span>
                <Button
                  size="compact"
                  aria-label={t(builderWords.putBackOf)(lineName(line, language))}
                  onClick={() => system.edit(line.key)}
                >
                  {t(builderWords.putBack)}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
