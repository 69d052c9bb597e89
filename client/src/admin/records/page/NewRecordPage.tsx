import type { ReactNode } from 'react'
import { PageHead } from '../../../shell/index.ts'
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
