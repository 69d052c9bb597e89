import { useTranslate } from '../../i18n/language.tsx'
import { PageHead } from '../../site/frame/PageHead.tsx'
import { screenWords } from '../words/frame.words.ts'

/** /admin (spec §2). */
export default function DashboardPage() {
  const t = useTranslate()
  return (
    <>
      <PageHead title={t(screenWords.dashboard)} isListed={false} />
      <h1 className="heading text-title">{t(screenWords.dashboard)}</h1>
    </>
  )
}
