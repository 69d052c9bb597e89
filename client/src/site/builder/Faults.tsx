import { needWords } from '#content/builder/bill.words.ts'
import type { BillFault } from '#contract/builder/bill.ts'
import { listIn } from '#contract/i18n/in-language.ts'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { builderWords, parameterWords } from './builder.words.ts'
import type { System } from './useSystem.ts'

export function Faults({ system: { corrected }, faults }: { system: System; faults: BillFault[] }) {
  const t = useTranslate()
  const language = useLanguage()
  const messages = [
    ...(corrected.length > 0
      ? [
          t(builderWords.corrected)(
            listIn(
              corrected.map((name) => t(parameterWords[name])),
              language,
            ),
          ),
        ]
      : []),
    ...faults.map((fault) =>
      'need' in fault ? t(builderWords[fault.code])(t(needWords[fault.need].name)) : t(builderWords[fault.code]),
    ),
  ]
  if (messages.length === 0) return null
  return (
    <Notice>
      <ul>
        {[...new Set(messages)].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Notice>
  )
}
