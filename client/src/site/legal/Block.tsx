import type { ReactNode } from 'react'
import type { LegalBlock } from '#content/legal/legal-document.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'
import { useSite } from '../../api/site.ts'
import { mailUrl } from '../../contact-urls.ts'
import { frameWords } from '../../i18n/frame.words.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { DataGrid } from '../../ui/figures/DataGrid.tsx'
import { legalWords } from './legal.words.ts'

const proseClass = 'max-w-[42em]'

export function Block({ block }: { block: LegalBlock }) {
  const t = useTranslate()
  switch (block.kind) {
    case 'text':
      return <p className={proseClass}>{t(block.text)}</p>
    case 'list':
      return (
        <ul className={`${proseClass} list-disc pl-5`}>
          <Items items={block.items} />
        </ul>
      )
    case 'steps':
      return (
        <ol className={`${proseClass} list-decimal pl-5`}>
          <Items items={block.items} />
        </ol>
      )
    case 'table':
      return (
        <DataGrid
          caption={t(block.caption)}
          heads={block.heads.map((head) => t(head))}
          rows={block.rows.map(({ name, cells }) => ({
            name: typeof name === 'string' ? name : t(name),
            cells: cells.map((cell) => t(cell)),
          }))}
          isCode={block.rows.every(({ name }) => typeof name === 'string')}
        />
      )
    case 'link':
      return (
        <p className={proseClass}>
          <a href={block.href} target="_blank" rel="noreferrer" className="link touchable">
            {t(block.label)}
            <span className="sr-only">{t(frameWords.newTab)}</span>
          </a>
        </p>
      )
    case 'contact':
      return <Contact role={block.role} subject={block.subject} />
  }
}

function Items({ items }: { items: Bilingual[] }) {
  const t = useTranslate()
  return items.map((item) => (
    <li key={item.en} className="not-first:mt-1.5 marker:text-signal">
      {t(item)}
    </li>
  ))
}

function Contact({ role, subject }: { role: Bilingual; subject: Bilingual }) {
  const t = useTranslate()
  const site = useSite()
  if (!site) return null
  return (
    <dl className="max-w-[42em] rounded-panel border border-hairline bg-raised px-4 py-2">
      <Line name={t(legalWords.to)}>
        {t(site.name)} · {t(role)}
      </Line>
      <Line name={t(legalWords.email)}>
        <a className="link touchable" href={mailUrl(site.email, t(subject))}>
          {site.email}
        </a>
      </Line>
      <Line name={t(legalWords.phone)}>
        <a className="link touchable" href={`tel:${site.phone.replaceAll(' ', '')}`}>
          {site.phone}
        </a>
      </Line>
      <Line name={t(legalWords.address)}>{t(site.address)}</Line>
    </dl>
  )
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid min-h-11 grid-cols-[5rem_minmax(0,1fr)] items-center">
      <dt className="text-fine text-ink-quiet">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
