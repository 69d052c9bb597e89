import './lpwan.css'
import '../../ui/drawings/drawing.css'
import { useHasShelf } from '../../api/site.ts'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useTranslate } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { PageHead } from '../../shell/index.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { useAddress } from '../../ui/browser/useAddress.ts'
import { useHashTarget } from '../../ui/browser/useHashTarget.ts'
import { CallToAction } from '../../ui/CallToAction.tsx'
import { Comparison } from './Comparison.tsx'
import { Chooser } from './chooser/Chooser.tsx'
import { Delivery } from './delivery/Delivery.tsx'
import { Hero } from './Hero.tsx'
import { lpwanCopy } from './lpwan.words.ts'
import { SelectionGuide } from './SelectionGuide.tsx'
import { Technologies } from './technologies/Technologies.tsx'

export default function LpwanPage() {
  const t = useTranslate()
  const hasShelf = useHasShelf()
  const address = useAddress()
  useHashTarget()
  return (
    <div className="page pt-8 lg:pt-12">
      <PageHead title={t(lpwanCopy.title)} description={t(lpwanCopy.description)} />
      <Hero />
      <Comparison />
      <SelectionGuide />
      <Chooser address={address} />
      <Technologies address={address} />
      <Delivery />
      <CallToAction title={t(lpwanCopy.closing)} text={t(lpwanCopy.closingText)}>
        <LocalLink to={paths.demo} className={buttonClass('primary', 'large')}>
          {t(lpwanCopy.scheduleConsultation)}
        </LocalLink>
        <LocalLink
          to={hasShelf('lpwan') ? paths.category('lpwan') : paths.products}
          className={buttonClass('secondary', 'large')}
        >
          {t(lpwanCopy.viewProducts)}
        </LocalLink>
      </CallToAction>
    </div>
  )
}
