import './dashboard.css'
import { useTranslate } from '../../i18n/language.tsx'
import { PageHead } from '../../site/frame/PageHead.tsx'
import { useSession } from '../api/session.ts'
import { useFormats } from '../formats.ts'
import { greetings } from '../words/dashboard.words.ts'
import { screenWords } from '../words/frame.words.ts'
import { NewestMessages } from './NewestMessages.tsx'
import { QualityPanel } from './QualityPanel.tsx'
import { QuickActions } from './QuickActions.tsx'
import { StockCards } from './StockCards.tsx'

/** /admin (spec §2): the stock, what came in, and what to do next. */
export default function DashboardPage() {
  const t = useTranslate()
  const formats = useFormats()
  const { name } = useSession().user
  const hour = Number.parseInt(formats.time(new Date()), 10)
  const greeting = greetings.find(({ from }) => hour >= from)
  return (
    <div className="grid gap-8">
      <PageHead title={t(screenWords.dashboard)} isListed={false} />
      <header>
        <p className="text-fine text-ink-quiet">{formats.date(new Date())}</p>
        <h1 className="heading text-title">{greeting && t(greeting.words)(name)}</h1>
      </header>
      <StockCards />
      <div className="dashboard-columns">
        <NewestMessages />
        <div className="grid gap-6">
          <QuickActions />
          <QualityPanel />
        </div>
      </div>
    </div>
  )
}
