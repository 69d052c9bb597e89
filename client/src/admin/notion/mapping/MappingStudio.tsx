import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { type FieldGroup, fieldGroups, productField, type RecordField, recordFields } from '#contract/fields/product.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'
import type { FieldMapping, MappingStudio as Studio } from '#contract/sync/mapping.ts'
import { isOfFiles } from '#contract/sync/source.ts'
import { syncNoteIn } from '#contract/sync/sync-notes.ts'
import { useLanguage, useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useCan } from '../../api/staff/session.ts'
import { UnsavedGuard } from '../../records/form/index.ts'
import { noticeClass } from '../../ui/AlertLine.tsx'
import { Panel } from '../Panel.tsx'
import { usesOf } from './draft.ts'
import { FieldRow } from './FieldRow.tsx'
import { fileMappingWords } from './file-mapping.words.ts'
import { MappingConflict } from './MappingConflict.tsx'
import { MappingPreview } from './MappingPreview.tsx'
import { MappingVersions } from './MappingVersions.tsx'
import { mappingWords as words } from './mapping.words.ts'
import { SaveMapping } from './SaveMapping.tsx'
import { UnusedColumns } from './UnusedColumns.tsx'
import { type MappingDraft, useMappingDraft } from './useMappingDraft.ts'

const groupWords: Record<FieldGroup, Bilingual> = {
  texts: { 'zh-TW': '名稱及文字', en: 'Names and texts' },
  prices: { 'zh-TW': '價格及收費', en: 'Prices and terms' },
  stock: { 'zh-TW': '庫存及交付', en: 'Stock and delivery' },
  technical: { 'zh-TW': '技術資料', en: 'Technical' },
  pictures: { 'zh-TW': '圖片', en: 'Pictures' },
}

function fieldsOf(group: FieldGroup): RecordField[] {
  return recordFields.filter((field) => productField(field).group === group)
}

interface MappingStudioProps {
  studio: Studio
  onReread: () => void
}

export function MappingStudio({ studio, onReread }: MappingStudioProps) {
  const t = useTranslate()
  const canChange = useCan()('sync.run')
  const draft = useMappingDraft(studio)
  const isFile = isOfFiles(studio.source)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 min-[75rem]:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
        {!canChange && <p className="border-l-4 border-caution pl-3">{t(words.askManager)}</p>}
        {!studio.isReady && <Note>{t(isFile ? fileMappingWords.notReady : words.notReady)}</Note>}
        {isFile && <p className="text-fine text-ink-quiet">{t(fileMappingWords.identity)}</p>}
        <Warnings studio={studio} />
        {canChange && <Proposals draft={draft} />}
        <Fields studio={studio} draft={draft} isReadOnly={!canChange} />
        <UnusedColumns studio={studio} uses={usesOf(draft.mapping, studio)} onReread={onReread} />
        <MappingVersions studio={studio} draft={draft} canChange={canChange} />
      </div>
      {canChange && <MappingPreview mapping={draft.mapping} />}
      {canChange && (
        <div className="sticky bottom-0 z-10 col-span-full -mx-1 grid gap-3 px-1 pb-3">
          {draft.conflict && <MappingConflict draft={draft} conflict={draft.conflict} />}
          <SaveMapping studio={studio} draft={draft} />
        </div>
      )}
      <UnsavedGuard isChanged={draft.changes.length > 0} />
    </div>
  )
}

function Note({ children }: { children: ReactNode }) {
  return (
    <p className={`${noticeClass} grid-cols-[auto_minmax(0,1fr)] border-l-caution`}>
      <CircleAlert className="size-4.5 text-caution" aria-hidden="true" />
      {children}
    </p>
  )
}

function Warnings({ studio: { notes } }: Pick<MappingStudioProps, 'studio'>) {
  const t = useTranslate()
  const language = useLanguage()
  const id = useId()
  if (notes.length === 0) return null
  return (
    <section aria-labelledby={id} className={`${noticeClass} border-l-caution`}>
      <h2 id={id} className="font-semibold">
        {t(words.notes)}
      </h2>
      <ul className="grid list-disc gap-1 pl-5 text-fine wrap-anywhere">
        {[...new Set(notes.map((note) => syncNoteIn(note, language)))].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  )
}

function Proposals({ draft: { proposals, takeProposals } }: { draft: MappingDraft }) {
  const t = useTranslate()
  if (proposals.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-panel border border-hairline bg-signal-soft px-5 py-3">
      <p className="font-semibold">{t(words.proposals)(proposals.length)}</p>
      <Button size="compact" variant="primary" onClick={() => takeProposals(proposals)}>
        {t(words.useAll)}
      </Button>
    </div>
  )
}

interface FieldsProps {
  studio: Studio
  draft: MappingDraft
  isReadOnly: boolean
}

function Fields({ studio, draft, isReadOnly }: FieldsProps) {
  const t = useTranslate()
  const uses = usesOf(draft.mapping, studio)
  const change = (mapping: FieldMapping) => draft.change(mapping)
  return (
    <fieldset disabled={isReadOnly} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      <legend className="sr-only">{t(words.title)}</legend>
      {fieldGroups.map((group) => (
        <Panel key={group} title={t(groupWords[group])}>
          <ul className="-my-4 divide-y divide-hairline">
            {fieldsOf(group).map((field) => (
              <FieldRow
                key={field}
                field={field}
                studio={studio}
                mapping={draft.mapping}
                uses={uses}
                error={draft.errorOf(field)}
                onChange={change}
                onUse={isReadOnly ? undefined : () => draft.takeProposals([field])}
              />
            ))}
          </ul>
        </Panel>
      ))}
    </fieldset>
  )
}
