import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { MappingStudio } from '#contract/sync/mapping.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog, DialogButtons } from '../../ui/Dialog.tsx'
import { uiWords } from '../../ui/ui.words.ts'
import { ChangeList } from './ChangeList.tsx'
import { previewId } from './MappingPreview.tsx'
import { mappingWords as words } from './mapping.words.ts'
import type { MappingDraft } from './useMappingDraft.ts'

export function SaveMapping({ studio, draft }: { studio: MappingStudio; draft: MappingDraft }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const [isDialogOpen, setDialogOpen] = useState(false)
  const { changes, isSaving, conflict } = draft
  const canSave = changes.length > 0 || studio.version === 0
  async function save() {
    setDialogOpen(false)
    await draft.save()
  }
  return (
    <div className="flex flex-wrap items-center gap-2 rounded-panel border border-hairline bg-raised px-4 py-2.5 shadow-lift">
      <p role="status" className="me-auto text-fine font-semibold text-caution">
        {changes.length > 0 && t(words.changedCount)(changes.length)}
      </p>
      <Button size="compact" variant="quiet" className="min-[75rem]:hidden" onClick={goToPreview}>
        {t(words.toPreview)}
      </Button>
      {changes.length === 0 && studio.version > 0 && (
        <Button size="compact" onClick={() => void navigate('/admin/notion')}>
          {t(words.toImport)}
        </Button>
      )}
      {changes.length > 0 && (
        <Button size="compact" variant="quiet" disabled={isSaving} onClick={draft.discard}>
          {t(uiWords.discard)}
        </Button>
      )}
      <Button
        size="compact"
        variant="primary"
        disabled={!canSave || isSaving || conflict !== undefined}
        onClick={() => setDialogOpen(true)}
      >
        {t(isSaving ? uiWords.saving : words.save)}
      </Button>
      <Dialog
        isOpen={isDialogOpen}
        onClose={() => setDialogOpen(false)}
        title={t(words.saveTitle)}
        description={t(words.nextSync)}
      >
        {changes.length === 0 && <p>{t(words.saveNothing)}</p>}
        <ChangeList fields={changes} from={studio.mapping} to={draft.mapping} />
        <DialogButtons onClose={() => setDialogOpen(false)} act={t(uiWords.save)} onAct={() => void save()} />
      </Dialog>
    </div>
  )
}

/** In narrow windows it is far below. */
function goToPreview(): void {
  const preview = document.getElementById(previewId)
  preview?.scrollIntoView()
  preview?.focus({ preventScroll: true })
}
