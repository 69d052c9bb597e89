import type { LegalBlock } from '#content/legal/legal-document.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'
import { useSite } from '../../api/site.ts'
import { frameWords } from '../../i18n/frame.words.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { DataGrid } from '../../ui/figures/DataGrid.tsx'
import { legalWords } from './legal.words.ts'

export function Block({ block }: { block: LegalBlock }) {
  const t = useTranslate()
  switch (block.kind) {
    case 'text':
      return <p>{t(block.text)}</p>
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item.en}>{t(item)}</li>
          ))}
        </ul>
      )
    case 'steps':
      return (
        <ol>
          {block.items.map((item) => (
            <li key={item.en}>{t(item)}</li>
          ))}
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
        <p>
          <a href={block.href} target="_blank" rel="noreferrer" className="legal-link link">
            {t(block.label)}
            <span className="sr-only">{t(frameWords.newTab)}</span>
          </a>
        </p>
      )
    case 'contact':
      return <Contact role={block.role} subject={block.subject} />
  }
}

/** The company's own details, as the site is told them. */
function Contact({ role, subject }: { role: Bilingual; subject: Bilingual }) {
  const t = useTranslate()
  const site = useSite()
  if (!site) return null
  return (
    <dl className="legal-contact">
      <div>
        <dt>{t(legalWords.to)}</dt>
        <dd>
          {t(site.name)} · {t(role)}
        </dd>
      </div>
      <div>
        <dt>{t(legalWords.email)}</dt>
        <dd>
          <a className="legal-link link" href={`mailto:${site.email}?subject=${encodeURIComponent(t(subject))}`}>
            {site.email}
          </a>
        </dd>
      </div>
      <div>
        <dt>{t(legalWords.phone)}</dt>
        <dd>
          <a className="legal-link link" href={`tel:${site.phone.replaceAll(' ', '')}`}>
            {site.phone}
          </a>
        </dd>
      </div>
      <div>
        <dt>{t(legalWords.address)}</dt>
        <dd>{t(site.address)}</dd>
      </div>
    </dl>
  )
}
