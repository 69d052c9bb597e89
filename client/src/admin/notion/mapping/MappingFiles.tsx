import { useRef } from 'react'
import * as z from 'zod/mini'
import { mappingFileSchema } from '#contract/sync/mapping.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { parseJson } from '../../../parse-json.ts'
import { Button } from '../../../ui/Button.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { mappingFile, readMapping } from '../../api/mapping.ts'
import { useFormats } from '../../i18n/formats.ts'
import { useFailureWords } from '../../words/failure-words.ts'
import { mappingWords as words } from './mapping.words.ts'
import type { MappingDraft } from './useMappingDraft.ts'

interface MappingFilesProps {
  title: string
  draft: MappingDraft
  canChange: boolean
}

export function MappingFiles({ title, draft, canChange }: MappingFilesProps) {
  const t = useTranslate()
  const toast = useToast()
  const { names } = useFormats()
  const failureWords = useFailureWords()
  const input = useRef<HTMLInputElement>(null)
  const failed = (detail: string) => toast(t(words.fileFailed), 'failure', detail)

  async function save() {
    try {
      saveJson('mapping.json', { ...(await mappingFile()), title })
    } catch (error) {
      failed(failureWords(error))
    }
  }

  async function read(file: File) {
    const parsed = z.safeParse(mappingFileSchema, parseJson(await file.text()))
    if (!parsed.success) return failed(t(words.notAFile))
    try {
      const { mapping, missing } = await readMapping(parsed.data)
      draft.replace(mapping)
      const lost = missing.map(({ column }) => `“${column}”`)
      toast(t(words.fileRead), 'success', lost.length > 0 ? t(words.fileMissing)(names(lost)) : undefined)
    } catch (error) {
      failed(failureWords(error))
    }
  }

  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        <Button size="compact" onClick={() => void save()}>
          {t(words.exportFile)}
        </Button>
        {canChange && (
          <Button size="compact" onClick={() => input.current?.click()}>
            {t(words.importFile)}
          </Button>
        )}
      </div>
      {canChange && <p className="text-fine text-ink-quiet">{t(words.importHint)}</p>}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t(words.importFile)}
        accept=".json,application/json"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          event.target.value = '' // allows the same file to be chosen again after it was corrected
          if (file) void read(file)
        }}
      />
    </div>
  )
}

function saveJson(fileName: string, data: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  URL.revokeObjectURL(url)
}
