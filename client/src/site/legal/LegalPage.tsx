import type { LegalDocument } from '#content/legal/legal-document.ts'
import { dayText } from '#contract/i18n/formats.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { PageHead } from '../../shell/index.ts'
import { useHashTarget } from '../../ui/browser/useHashTarget.ts'
import { Contents } from '../../ui/Contents.tsx'
import { Hero } from '../../ui/Hero.tsx'
import { Block } from './Block.tsx'
import { legalWords } from './legal.words.ts'

export function LegalPage({ document }: { document: LegalDocument }) {
  const t = useTranslate()
  useHashTarget()
  const { title, description, lead, updated, parts } = document
  return (
    <div className="page pt-8 lg:pt-12">
      <PageHead title={t(title)} description={t(description)} />
      <Hero title={t(title)} lead={t(lead)}>
        <Updated date={updated} />
      </Hero>
      <div className="grid gap-y-10 gap-x-16 mt-10 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <Contents
          label={t(legalWords.contents)}
          items={parts.map((part, index) => ({ id: part.id, label: `${index + 1}. ${t(part.title)}` }))}
        />
        <div className="grid gap-12 min-w-0">
          {parts.map((part, index) => (
            <section
              key={part.id}
              id={part.id}
              aria-labelledby={`${part.id}-title`}
              className="grid gap-3.5 grid-cols-1"
            >
              <h2
                id={`${part.id}-title`}
                tabIndex={-1}
                className="heading text-title grid grid-cols-[2.5rem_minmax(0,1fr)] pb-2 border-b border-ink scroll-mt-4 focus:not-focus-visible:outline-none"
              >
                <span className="text-signal font-normal">{index + 1}</span>
                {t(part.title)}
              </h2>
              {part.blocks.map((block) => (
                <Block key={JSON.stringify(block)} block={block} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}

function Updated({ date }: { date: string }) {
  const t = useTranslate()
  return (
    <p className="mt-3 text-fine text-ink-quiet">
      {t(legalWords.updated)} <time dateTime={date}>{t(dayText)(date)}</time>
    </p>
  )
}
