import { useQuery } from '@tanstack/react-query'
import { type Ref, useRef } from 'react'
import { hero } from '#content/hero.words.ts'
import { HeroView } from '../../content/index.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { PageHead } from '../../shell/index.ts'
import { Skeleton } from '../../ui/loading/Skeleton.tsx'
import { AssistantPanel, type AssistantPanelHandle, assistantDrawer } from '../assistant/index.ts'
import { OrganizationData } from '../seo/index.ts'
import { Contact } from './Contact.tsx'
import { Features } from './Features.tsx'
import { homeOptions } from './home.ts'
import { homeWords } from './home.words.ts'
import { Places } from './Places.tsx'
import { Platform } from './Platform.tsx'
import { Topics } from './Topics.tsx'

export default function HomePage() {
  const t = useTranslate()
  const panel = useRef<AssistantPanelHandle>(null)
  /** Asks in the drawer if it covers the page. */
  function ask(question: string) {
    if (assistantDrawer.read().isOpen) assistantDrawer.open(question)
    else panel.current?.propose(question)
  }
  return (
    <div className="page pt-8 lg:pt-12">
      <PageHead title={t(homeWords.pageTitle)} description={t(homeWords.description)} />
      <OrganizationData />
      <div className="grid grid-cols-1 items-center gap-y-10 gap-x-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <Hero />
        <Places />
      </div>
      <Platform />
      <Assistant ref={panel} />
      <Features />
      <div className="mt-16 grid grid-cols-1 gap-x-16 gap-y-10 lg:mt-24 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <Topics onPick={ask} />
        <Contact />
      </div>
    </div>
  )
}

/**
 * Renders the published hero, or the built-in one. Shows a skeleton while loading, so that the text does not change
 * after it appears.
 */
function Hero() {
  const { data, isPending } = useQuery(homeOptions)
  return isPending ? <Skeleton className="h-64 w-full" /> : <HeroView hero={data?.hero ?? hero} />
}

function Assistant({ ref }: { ref: Ref<AssistantPanelHandle> }) {
  const t = useTranslate()
  return (
    <section className="mt-16 lg:mt-24">
      <h2 className="heading text-title lg:text-heading">{t(homeWords.assistant)}</h2>
      <p className="mt-2 mb-5 text-ink-quiet max-lg:measure">{t(homeWords.assistantLead)}</p>
      <AssistantPanel ref={ref} place="page" />
    </section>
  )
}
