import { lazy, Suspense } from 'react'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useTranslate } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { homeWords } from './home.words.ts'

const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const
const latestMs = 5000

/** Resolves once the reader does something, or after five seconds: for code that a page can do without at first. At once on the server. */
async function firstSign(): Promise<void> {
  if (typeof window === 'undefined') return
  const listening = new AbortController()
  await new Promise<unknown>((resolve) => {
    for (const sign of signs) {
      window.addEventListener(sign, resolve, { signal: listening.signal, capture: true, passive: true })
    }
    setTimeout(resolve, latestMs)
  })
  listening.abort()
}

/** Rendered by the server like the rest of the page, and hydrated later. */
const LiveView = lazy(async () => {
  await firstSign()
  return import('./LiveView.tsx').catch(() => ({ default: LiveViewFailed }))
})

/** Renders the platform on a simulated building, with the way to the whole of it. */
export function Platform() {
  const t = useTranslate()
  return (
    <section className="mt-12 lg:mt-16">
      <header className="mb-5 flex flex-wrap items-end justify-between gap-x-12 gap-y-3">
        <div>
          <h2 className="heading text-title lg:text-heading">{t(homeWords.platform)}</h2>
          <p className="mt-2 max-w-3xl text-ink-quiet">{t(homeWords.platformLead)}</p>
          <p className="mt-2 border-l-4 border-l-caution pl-3 not-noscript:hidden">{t(homeWords.platformStill)}</p>
        </div>
        <LocalLink to={paths.liveDemo} className={buttonClass()}>
          {t(homeWords.wholePlatform)}
        </LocalLink>
      </header>
      <Suspense fallback={<LiveViewSkeleton />}>
        <LiveView />
      </Suspense>
    </section>
  )
}

function LiveViewSkeleton() {
  return (
    <div aria-busy="true" className="h-268 rounded-panel border border-hairline bg-raised md:h-315 lg:h-298 xl:h-225" />
  )
}

function LiveViewFailed() {
  const t = useTranslate()
  return (
    <p role="alert" className="rounded-panel border border-hairline bg-raised p-6">
      {t(homeWords.platformFailed)}
    </p>
  )
}
