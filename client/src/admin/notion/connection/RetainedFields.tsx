import { useNavigate } from 'react-router-dom'
import type { RecordField } from '#contract/fields/product.ts'
import type { Bilingual, Language } from '#contract/i18n/languages.ts'
import type { NotionDatabaseAnswer } from '#contract/sync/sync.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useCan } from '../../api/staff/session.ts'
import { useIsFileSource, useSyncActions, useSyncState } from '../../sync/index.ts'
import { recordFieldWords } from '../../words/record-fields.words.ts'
import { ToMapping } from '../NotionReply.tsx'
import { notionWords as words } from '../notion.words.ts'
import { sourceWords } from './source.words.ts'

/**
 * Lists fields whose column is missing, blank or of another type while products still have values, with the ways to
 * resolve each.
 */
export function RetainedFields({ kept }: Pick<NotionDatabaseAnswer, 'kept'>) {
  const t = useTranslate()
  const isOfFiles = useIsFileSource()
  if (kept.length === 0) return null
  return (
    <section className="border-l-4 border-caution pl-3 wrap-anywhere" aria-labelledby="kept-fields">
      <h3 className="font-semibold" id="kept-fields">
        {t(words.keptFields)}
      </h3>
      <p className="text-fine text-ink-quiet">{t(isOfFiles ? sourceWords.keptFieldsHint : words.keptFieldsHint)}</p>
      <ul>
        {kept.map(({ field, reason, products, samples }) => (
          <li key={field} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
            <span className="flex-[1_1_14rem]">
              {t(reason === 'blank' ? words.keptBlank : words.keptField)(t(recordFieldWords[field]), products)}
              {samples.length > 0 && <span className="block text-fine text-ink-quiet">{samples.join(' · ')}</span>}
            </span>
            {reason === 'blank' && !isOfFiles && (
              <PlanButton
                field={field}
                plan={{ direction: 'export' }}
                label={words.fillColumn}
                name={words.fillColumnOf}
              />
            )}
            <PlanButton
              field={field}
              plan={{ direction: 'import', givesUp: field }}
              label={words.giveUp}
              name={words.giveUpOf}
            />
          </li>
        ))}
      </ul>
      <ToMapping />
    </section>
  )
}

interface PlanButtonProps {
  field: RecordField
  plan: { direction: 'import' | 'export'; givesUp?: RecordField }
  label: Bilingual
  name: Record<Language, (field: string) => string>
}

/** Creates a plan: nothing is emptied or written until it is reviewed and applied. */
function PlanButton({ field, plan, label, name }: PlanButtonProps) {
  const t = useTranslate()
  const navigate = useNavigate()
  const { status } = useSyncState()
  const { start, isStarting } = useSyncActions()
  if (!useCan()('sync.run')) return null
  async function show() {
    const runId = await start({ ...plan, kind: 'plan' }).catch(() => undefined)
    if (runId) void navigate(`/admin/notion/runs/${runId}`)
  }
  return (
    <Button
      size="compact"
      aria-label={t(name)(t(recordFieldWords[field]))}
      disabled={isStarting || status?.syncInProgress}
      onClick={() => void show()}
    >
      {t(label)}
    </Button>
  )
}
