import { Link } from 'react-router-dom'
import { frameWords } from '../../i18n/frame.words.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { PageHead } from '../../shell/index.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { adminFrameWords } from '../words/frame.words.ts'

/** Renders addresses under /admin that have no screen. */
export function NotFound() {
  const t = useTranslate()
  return (
    <>
      <PageHead title={t(frameWords.notFoundTitle)} isListed={false} />
      <EmptyState level="h1" title={t(frameWords.notFound)} hint={t(frameWords.notFoundHint)}>
        <Link to="/admin" className={buttonClass('secondary')}>
          {t(adminFrameWords.toDashboard)}
        </Link>
      </EmptyState>
    </>
  )
}
