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
import { Topics } from './Topics.tsx'

/** Spec §2, "Home": the assistant, four features, popular topics, call to action. */
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
        <section className="lg:col-2 lg:row-[1/span_2]">
          <h2 className="heading text-title">{t(panelWords.title)}</h2>
          <p className="measure mt-1 mb-4 text-ink-quiet">{t(panelWords.lead)}</p>
          <AssistantPanel ref={chat} />
        </section>
        <People />
      </div>
      <DeviceSheet />
      <Figures />
      <Features />
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
