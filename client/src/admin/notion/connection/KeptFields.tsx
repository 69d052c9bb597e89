import { useNavigate } from 'react-router-dom'
import type { RecordField } from '#contract/fields/product.ts'
import type { NotionDatabaseAnswer } from '#contract/sync/sync.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useMay } from '../../api/staff/session.ts'
import { useOfFiles, useSyncActions, useSyncState } from '../../sync/index.ts'
import { recordFieldWords } from '../../words/record-fields.words.ts'
import { notionWords as words } from '../notion.words.ts'
import { ToMapping } from '../ToMapping.tsx'
import { sourceWords } from './source.words.ts'

/** Columns that are gone or of another type, whose values products keep: what is to become of them. */
export function KeptFields({ kept }: Pick<NotionDatabaseAnswer, 'kept'>) {
  const t = useTranslate()
  const isOfFiles = useOfFiles()
  if (kept.length === 0) return null
  return (
    <section className="border-l-4 border-caution pl-3 wrap-anywhere" aria-labelledby="kept-fields">
      <h3 className="font-semibold" id="kept-fields">
        {t(words.keptFields)}
      </h3>
      <p className="text-fine text-ink-quiet">{t(isOfFiles ? sourceWords.keptFieldsHint : words.keptFieldsHint)}</p>
      <ul>
        {kept.map(({ field, products, samples }) => (
          <li key={field} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
            <span className="flex-[1_1_14rem]">
              {t(words.keptField)(t(recordFieldWords[field]), products)}
              {samples.length > 0 && <span className="block text-fine text-ink-quiet">{samples.join(' · ')}</span>}
            </span>
            <GiveUp field={field} />
          </li>
        ))}
      </ul>
      <ToMapping />
    </section>
  )
}

/** Nothing is emptied before somebody has looked at the plan and applied it. */
function GiveUp({ field }: { field: RecordField }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const { status } = useSyncState()
  const { start, isStarting } = useSyncActions()
  if (!useMay()('sync.run')) return null
  async function plan() {
    const runId = await start({ direction: 'import', kind: 'plan', givesUp: field }).catch(() => undefined)
    if (runId) void navigate(`/admin/notion/runs/${runId}`)
  }
  return (
    <Button
      size="compact"
      aria-label={t(words.giveUpOf)(t(recordFieldWords[field]))}
      disabled={isStarting || status?.syncInProgress}
      onClick={() => void plan()}
    >
      {t(words.giveUp)}
    </Button>
  )
}
