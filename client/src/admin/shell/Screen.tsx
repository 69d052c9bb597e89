import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Permission } from '#contract/staff/permissions.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { PageHead } from '../../shell/index.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useCan, useSession } from '../api/staff/session.ts'
import { adminFrameWords, roleWords } from '../words/frame.words.ts'

/** Renders a screen for those who are permitted to see it. The server refuses its data to others in any case. */
export function Screen({ permission, children }: { permission: Permission; children: ReactNode }) {
  return useCan()(permission) ? children : <NoAccess />
}

function NoAccess() {
  const t = useTranslate()
  const { role } = useSession().user
  return (
    <>
      <PageHead title={t(adminFrameWords.noAccess)} isListed={false} />
      <EmptyState
        level="h1"
        title={t(adminFrameWords.noAccess)}
        hint={t(adminFrameWords.noAccessHint)(t(roleWords[role]))}
      >
        <Link to="/admin" className={buttonClass('secondary')}>
          {t(adminFrameWords.toDashboard)}
        </Link>
      </EmptyState>
    </>
  )
}
