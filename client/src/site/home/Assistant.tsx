import type { Ref } from 'react'
import { useTranslate } from '../../i18n/language.tsx'
import { AssistantPanel, type AssistantPanelHandle } from '../assistant/index.ts'
import { homeWords } from './home.words.ts'

export function Assistant({ ref }: { ref: Ref<AssistantPanelHandle> }) {
  const t = useTranslate()
  return (
    <section className="mt-16 lg:mt-24">
      <h2 className="heading text-title lg:text-heading">{t(homeWords.assistant)}</h2>
      <p className="mt-2 mb-5 text-ink-quiet max-lg:measure">{t(homeWords.assistantLead)}</p>
      <AssistantPanel ref={ref} place="page" />
    </section>
  )
}
