import { useEffect, useRef } from 'react'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useTranslate } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { PageHead } from '../../shell/index.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Closing } from '../../ui/Closing.tsx'
import { AssistantPanel, type AssistantPanelHandle, assistantDrawer, panelWords } from '../assistant/index.ts'
import { OrganizationData } from '../seo/index.ts'
import { DeviceSheet } from './DeviceSheet.tsx'
import { Features } from './Features.tsx'
import { Figures } from './Figures.tsx'
import { Hero } from './Hero.tsx'
import { homeWords } from './home.words.ts'
import { People } from './People.tsx'
import { Places } from './Places.tsx'
import { Topics } from './Topics.tsx'

/** Spec §2, "Home": the assistant, four features, popular topics, call to action; before them, what is sold, where it does its work. */
export default function HomePage() {
  const t = useTranslate()
  const chat = useRef<AssistantPanelHandle>(null)
  useEffect(
    () => assistantDrawer.hostedBy((question) => (question ? chat.current?.propose(question) : chat.current?.enter())),
    [],
  )
  return (
    <div className="page pt-8 lg:pt-12">
      <PageHead title={t(homeWords.pageTitle)} description={t(homeWords.description)} />
      <OrganizationData />
      <div className="grid grid-cols-1 gap-y-10 gap-x-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr]">
        <Hero />
        <Places />
        <People />
      </div>
      <DeviceSheet />
      <Figures />
      <Features />
      <section className="mt-16 grid gap-x-16 gap-y-4 lg:mt-24 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <header>
          <h2 className="heading text-title lg:text-heading">{t(panelWords.title)}</h2>
          <p className="measure mt-1 text-ink-quiet">{t(panelWords.lead)}</p>
        </header>
        <AssistantPanel ref={chat} />
      </section>
      <Topics onPick={(question) => chat.current?.propose(question)} />
      <Closing title={t(homeWords.closing)} text={t(homeWords.closingText)}>
        <LocalLink to={paths.demo} className={buttonClass('primary')}>
          {t(homeWords.demo)}
        </LocalLink>
        <LocalLink to={paths.contact} className={buttonClass()}>
          {t(homeWords.contact)}
        </LocalLink>
      </Closing>
    </div>
  )
}
