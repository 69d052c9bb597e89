import { useRef } from 'react'
import { useTranslate } from '../../i18n/language.tsx'
import { PageHead } from '../../shell/index.ts'
import { type AssistantPanelHandle, assistantDrawer } from '../assistant/index.ts'
import { OrganizationData } from '../seo/index.ts'
import { Assistant } from './Assistant.tsx'
import { Contact } from './Contact.tsx'
import { Features } from './Features.tsx'
import { Hero } from './Hero.tsx'
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
