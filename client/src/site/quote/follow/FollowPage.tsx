import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { failureCodeOf } from '../../../api/failure.ts'
import { quoteRequestOptions } from '../../../api/forms/quote-requests.ts'
import { problemWords } from '../../../api/problems/problems.words.ts'
import { frameWords } from '../../../i18n/frame.words.ts'
import { LocalLink } from '../../../i18n/LocalLink.tsx'
import { useTranslate } from '../../../i18n/language.tsx'
import { paths } from '../../../paths.ts'
import { PageHead } from '../../../shell/index.ts'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Skeleton } from '../../../ui/loading/Skeleton.tsx'
import { FollowView } from './FollowView.tsx'
import { followWords } from './follow.words.ts'
import { OfferView } from './OfferView.tsx'

export default function FollowPage() {
  const { token = '' } = useParams()
  return <RequestAt key={token} token={token} />
}

function RequestAt({ token }: { token: string }) {
  const { data, error, isPending, refetch } = useQuery(quoteRequestOptions(token))
  if (isPending) return <FollowSkeleton />
  // If the link is revoked while the page is open, its cached content is hidden too.
  const isGone = failureCodeOf(error) === 'quote_request.not_found'
  if (data?.offer && !isGone) {
    return <OfferView request={data} offer={data.offer} token={token} isStale={error !== null} />
  }
  if (data && !isGone) return <FollowView request={data} token={token} />
  return <FollowFailure error={error} retry={() => void refetch()} />
}

function FollowFailure({ error, retry }: { error: Error | null; retry: () => void }) {
  const t = useTranslate()
  const code = failureCodeOf(error)
  const isUnknown = code === 'quote_request.not_found'
  const title = t(isUnknown ? followWords.notFoundTitle : followWords.failed)
  return (
    <div className="page py-16">
      <PageHead title={title} isListed={false} />
      <EmptyState title={title} hint={t(isUnknown ? followWords.notFound : problemWords[code])} level="h1">
        {!isUnknown && (
          <Button variant="primary" onClick={retry}>
            {t(frameWords.tryAgain)}
          </Button>
        )}
        <LocalLink to={paths.contact} className={buttonClass(isUnknown ? 'primary' : 'secondary')}>
          {t(followWords.contact)}
        </LocalLink>
        <LocalLink to={paths.quote} className={buttonClass()}>
          {t(followWords.newQuote)}
        </LocalLink>
      </EmptyState>
    </div>
  )
}

/** Fills the window, so that the footer does not move. */
function FollowSkeleton() {
  const t = useTranslate()
  return (
    <div className="page min-h-screen pt-8 lg:pt-12">
      <PageHead title={t(followWords.loading)} isListed={false} />
      <div role="status" className="sr-only">
        <h1>{t(followWords.loading)}</h1>
      </div>
      <Skeleton className="h-10 w-96 max-w-full" />
      <Skeleton className="mt-8 h-24 w-full" />
      <Skeleton className="mt-8 h-64 w-full" />
    </div>
  )
}
