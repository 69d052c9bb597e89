import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Company } from '#contract/content/company.ts'
import { companyOptions } from '../../api/content.ts'
import { failureCodeOf } from '../../api/failure.ts'
import { problemWords } from '../../api/problems/problems.words.ts'
import { frameWords } from '../../i18n/frame.words.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Skeleton } from '../../ui/loading/Skeleton.tsx'

interface WithCompanyProps {
  /** Error message if loading fails. */
  failed: string
  children: (company: Company) => ReactNode
}

/** Loads the company's content; shows a skeleton or an error meanwhile. */
export function WithCompany({ failed, children }: WithCompanyProps) {
  const t = useTranslate()
  const { data, error, refetch } = useQuery(companyOptions)
  if (data) return children(data)
  if (!error) return <Skeleton className="mt-16 h-64 w-full" />
  return (
    <div className="mt-16">
      <EmptyState title={failed} hint={t(problemWords[failureCodeOf(error)])}>
        <Button variant="primary" onClick={() => void refetch()}>
          {t(frameWords.tryAgain)}
        </Button>
      </EmptyState>
    </div>
  )
}
