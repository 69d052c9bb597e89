import type { ReactNode } from 'react'
import { useTranslate } from '../../../i18n/language.tsx'
import { PageHead } from '../../../shell/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { uiWords } from '../../ui/ui.words.ts'
import { BackLink } from './BackLink.tsx'

interface NewRecordPageProps {
  title: string
  /** Address and label of the way back. */
  list: string
  back: string
  children: ReactNode
}

export function NewRecordPage({ title, list, back, children }: NewRecordPageProps) {
  return (
    <>
      <PageHead title={title} isListed={false} />
      <BackLink to={list}>{back}</BackLink>
      <h1 className="heading mb-6 text-title">{title}</h1>
      {children}
    </>
  )
}

export function EditHead({ title, onLeave }: { title: string; onLeave: () => void }) {
  const t = useTranslate()
  return (
    <header className="mb-6 flex flex-wrap items-center justify-between gap-3">
      <h1 className="heading text-title">{title}</h1>
      <Button size="compact" onClick={onLeave}>
        {t(uiWords.cancel)}
      </Button>
    </header>
  )
}
