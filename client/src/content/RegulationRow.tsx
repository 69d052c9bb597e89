import type { ReactNode } from 'react'
import { forceNames } from '#content/choices.words.ts'
import type { Regulation } from '#contract/content/regulations.ts'
import { dateText } from '#contract/i18n/formats.ts'
import { dateLocales } from '#contract/i18n/language-values.ts'
import { useLanguage, useTranslate } from '../i18n/language.tsx'
import { useLocalizedText } from '../i18n/useLocalizedText.ts'
import { Badge } from '../ui/Badge.tsx'
import { regulationWords as words } from './content.words.ts'

interface RegulationRowProps {
  regulation: Regulation
  id: string
}

export function RegulationRow({ regulation, id }: RegulationRowProps) {
  const { name, issuer, asks, since, sinceText, force, checkedOn } = regulation
  const t = useTranslate()
  const localized = useLocalizedText()
  const language = useLanguage()
  return (
    <li
      id={id}
      tabIndex={-1}
      className="grid py-5 border-b border-hairline gap-x-8 gap-y-2 md:grid-cols-[4rem_minmax(0,4fr)_minmax(0,7fr)]"
    >
      <p aria-hidden="true" className="text-signal font-semibold text-title/tight">
        {Math.floor(since)}
      </p>
      <div className="min-w-0">
        <h3 className="heading text-body" {...localized(name)} />
        <p className="mt-1">
          <Badge tone={force === 'voluntary' ? 'quiet' : 'signal'}>{t(forceNames[force])}</Badge>
        </p>
      </div>
      <dl>
        <Fact name={t(words.asks)}>
          <span className="whitespace-pre-line" {...localized(asks)} />
        </Fact>
        <Fact name={t(words.since)}>
          <span {...localized(sinceText)} />
        </Fact>
        <Fact name={t(words.issuer)}>
          <span {...localized(issuer)} />
        </Fact>
        <Source source={regulation.source} />
        {checkedOn !== '' && (
          <Fact name={t(words.checkedOn)}>
            <time dateTime={checkedOn}>
              {dateText(checkedOn, dateLocales[language], { dateStyle: 'medium', timeZone: 'UTC' })}
            </time>
          </Fact>
        )}
      </dl>
    </li>
  )
}

function Source({ source: { name, url } }: Pick<Regulation, 'source'>) {
  const t = useTranslate()
  const named = useLocalizedText()(name)
  if (named.children === '' && url === '') return null
  const text = named.children === '' ? { children: new URL(url).host } : named
  return (
    <Fact name={t(words.source)}>
      {url === '' ? (
        <span {...text} />
      ) : (
        <a href={url} rel="noreferrer" className="link touchable wrap-anywhere" {...text} />
      )}
    </Fact>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-baseline gap-4 py-1">
      <dt className="text-fine text-ink-quiet">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
