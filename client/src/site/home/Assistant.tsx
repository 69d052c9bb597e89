import type { Ref } from 'react'
import { useTranslate } from '../../i18n/language.tsx'
import { AssistantPanel, type AssistantPanelHandle } from '../assistant/index.ts'
import { homeWords } from './home.words.ts'
import { People } from './People.tsx'

export function Assistant({ ref }: { ref: Ref<AssistantPanelHandle> }) {
  const t = useTranslate()
  return (
    <section className="mt-14 grid grid-cols-1 gap-x-16 gap-y-5 lg:mt-16 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
      <header>
        <h2 className="heading text-title lg:text-heading">{t(homeWords.assistant)}</h2>
        <p className="measure mt-2 text-ink-quiet">{t(homeWords.assistantLead)}</p>
      </header>
      <div className="min-w-0 lg:row-span-2">
        <AssistantPanel ref={ref} place="page" />
      </div>
      <People />
    </section>
  )
}
