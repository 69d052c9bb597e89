import type { ReactNode } from 'react'
import { PageHead } from '../../../shell/index.ts'
import { BackLink } from './BackLink.tsx'

interface NewRecordPageProps {
  title: string
  /** Where it leads back to, and what that is called. */
  list: string
  back: string
  children: ReactNode
}

/** The page of a record that is not there yet. */
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
