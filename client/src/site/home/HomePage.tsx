import { useRef } from 'react'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useTranslate } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { PageHead } from '../../shell/index.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { CallToAction } from '../../ui/CallToAction.tsx'
import { type AssistantPanelHandle, assistantDrawer } from '../assistant/index.ts'
import { OrganizationData } from '../seo/index.ts'
import { Assistant } from './Assistant.tsx'
import { DeviceSheet } from './DeviceSheet.tsx'
import { Features } from './Features.tsx'
import { Figures } from './Figures.tsx'
import { Hero } from './Hero.tsx'
import { homeWords } from './home.words.ts'
import { Places } from './Places.tsx'
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
      <Assistant ref={panel} />
      <DeviceSheet />
      <Figures />
      <Features />
      <Topics onPick={ask} />
      <CallToAction title={t(homeWords.closing)} text={t(homeWords.closingText)}>
        <LocalLink to={paths.demo} className={buttonClass('primary')}>
          {t(homeWords.demo)}
        </LocalLink>
        <LocalLink to={paths.contact} className={buttonClass()}>
          {t(homeWords.contact)}
        </LocalLink>
      </CallToAction>
    </div>
  )
}
