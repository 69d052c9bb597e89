import { GitMerge } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { StoredMapping } from '#contract/sync/mapping.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { noticeClass } from '../../ui/AlertLine.tsx'
import { ChangeList } from './ChangeList.tsx'
import { differing } from './draft.ts'
import { mappingWords as words } from './mapping.words.ts'
import type { MappingDraft } from './useMappingDraft.ts'

/** Shows a version that somebody else has saved in the meantime, and asks which one to keep. */
export function MappingConflict({ draft, conflict }: { draft: MappingDraft; conflict: StoredMapping }) {
  const t = useTranslate()
  const notice = useRef<HTMLElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <section
      ref={notice}
      tabIndex={-1}
      aria-labelledby="mapping-conflict"
      className={`${noticeClass} border-l-caution shadow-lift`}
    >
      <h2 id="mapping-conflict" className="flex items-baseline gap-2 font-semibold">
        <GitMerge className="size-4.5 flex-none self-center text-caution" aria-hidden="true" />
        {t(words.conflict)}
      </h2>
      <p>{t(words.conflictHint)(conflict.keptBy ?? '')}</p>
      <ChangeList fields={differing(conflict.mapping, draft.mapping)} from={conflict.mapping} to={draft.mapping} />
      <div className="flex flex-wrap gap-2">
        <Button size="compact" variant="primary" onClick={() => void draft.save(conflict.version)}>
          {t(words.keepMine)}
        </Button>
        <Button size="compact" onClick={draft.takeTheirs}>
          {t(words.takeTheirs)}
        </Button>
      </div>
    </section>
  )
}
