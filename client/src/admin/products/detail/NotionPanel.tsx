import { ExternalLink } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { EditedProduct } from '#contract/catalogue/product-edits.ts'
import { nameIn } from '#contract/i18n/in-language.ts'
import { isSyncNote, syncNoteIn } from '#contract/sync/sync-notes.ts'
import { useLanguage, useTranslate } from '../../../i18n/language.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { DeletedPageActions, useIsFileSource } from '../../sync/index.ts'
import { recordFieldWords } from '../../words/record-fields.words.ts'
import { detailWords as words } from './detail.words.ts'
import { ProductPanel } from './FactList.tsx'

/** Shows the product's Notion page, pending pushes and open conflicts. */
export function NotionPanel({ product }: { product: EditedProduct }) {
  const t = useTranslate()
  const language = useLanguage()
  const { names } = useFormats()
  const isOfFiles = useIsFileSource()
  const { id, source, notionUrl, pending, pushErrorNote, openConflicts } = product
  if (isOfFiles) return <FilesPanel product={product} />
  const isInStep = notionUrl !== null && pending.length === 0 && openConflicts === 0
  return (
    <ProductPanel title={t(words.notion)}>
      <div className="grid justify-items-start gap-2">
        {!notionUrl && <p className="text-ink-quiet">{t(source === 'sample' ? words.samplePage : words.noPage)}</p>}
        {isInStep && <p>{t(words.inStep)}</p>}
        {pending.length > 0 && (
          <p>
            {t(words.pending)} {names(pending.map((field) => t(recordFieldWords[field])))}
          </p>
        )}
        {pushErrorNote && (
          <p className="text-danger">
            {t(words.pushError)} {syncNoteIn(pushErrorNote, language)}
          </p>
        )}
        {pushErrorNote && isSyncNote(pushErrorNote, 'notion.page-gone') && (
          <DeletedPageActions id={id} name={nameIn(product.record, language)} />
        )}
        {openConflicts > 0 && (
          <Link to={`/admin/notion/conflicts?productId=${id}`} className="link">
            {t(words.conflicts)(openConflicts)}
          </Link>
        )}
        {notionUrl && (
          <a href={notionUrl} target="_blank" rel="noreferrer" className="link inline-flex items-center gap-1.5">
            {t(words.openPage)}
            <ExternalLink aria-hidden="true" className="size-4" />
          </a>
        )}
      </div>
    </ProductPanel>
  )
}

/** The same for files: values that only exist here, and open conflicts. */
function FilesPanel({ product: { id, source, pending, openConflicts } }: { product: EditedProduct }) {
  const t = useTranslate()
  const { names } = useFormats()
  const isOfFile = source === 'notion'
  return (
    <ProductPanel title={t(words.files)}>
      <div className="grid justify-items-start gap-2">
        {!isOfFile && <p className="text-ink-quiet">{t(words.notOfFile)}</p>}
        {isOfFile && pending.length === 0 && openConflicts === 0 && <p>{t(words.asInFile)}</p>}
        {isOfFile && pending.length > 0 && (
          <p>
            {t(words.otherThanFile)} {names(pending.map((field) => t(recordFieldWords[field])))}
          </p>
        )}
        {openConflicts > 0 && (
          <Link to={`/admin/notion/conflicts?productId=${id}`} className="link">
            {t(words.conflicts)(openConflicts)}
          </Link>
        )}
      </div>
    </ProductPanel>
  )
}
