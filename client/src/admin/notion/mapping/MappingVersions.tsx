import { useState } from 'react'
import type { MappingStudio } from '#contract/sync/mapping.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Panel } from '../Panel.tsx'
import { MappingFiles } from './MappingFiles.tsx'
import { mappingWords as words } from './mapping.words.ts'
import type { MappingDraft } from './useMappingDraft.ts'

interface MappingVersionsProps {
  studio: MappingStudio
  draft: MappingDraft
  canChange: boolean
}

export function MappingVersions({
  studio: { version: inUse, versions, title },
  draft,
  canChange,
}: MappingVersionsProps) {
  const t = useTranslate()
  const toast = useToast()
  const { dateTime } = useFormats()
  const [versionToRestore, setVersionToRestore] = useState<number>()
  async function restore(version: number) {
    await draft.restore(version)
    toast(t(words.restored))
  }
  return (
    <Panel title={t(words.versions)}>
      {versions.length === 0 && <p className="text-ink-quiet">{t(words.noVersions)}</p>}
      {versions.length > 0 && (
        <ul className="max-h-80 divide-y divide-hairline overflow-y-auto">
          {versions.map(({ version, keptAt, keptBy }) => (
            <li key={version} className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 py-1.5">
              <strong>{t(words.versionOf)(version)}</strong>
              <span className="text-fine text-ink-quiet wrap-anywhere">
                {keptBy} · {keptAt && dateTime(keptAt)}
              </span>
              <span className="ms-auto">
                {version === inUse && <Badge tone="signal">{t(words.inUse)}</Badge>}
                {version !== inUse && canChange && (
                  <Button
                    size="compact"
                    aria-label={t(words.restoreOf)(version)}
                    onClick={() => setVersionToRestore(version)}
                  >
                    {t(words.restore)}
                  </Button>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      <MappingFiles title={title} draft={draft} canChange={canChange} />
      {versionToRestore !== undefined && (
        <ConfirmDialog
          title={t(words.restoreOf)(versionToRestore)}
          description={t(words.restoreHint)}
          action={t(words.restore)}
          onConfirm={() => restore(versionToRestore)}
          onClose={() => setVersionToRestore(undefined)}
        />
      )}
    </Panel>
  )
}
