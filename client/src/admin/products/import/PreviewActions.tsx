import { useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import type { ProductImport } from '#contract/catalogue/product-imports.ts'
import { useLanguage, useTranslate } from '../../../i18n/language.tsx'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { applyImport, importErrorsUrl, importOptions } from '../../api/files/product-imports.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Switch } from '../../ui/fields/Switch.tsx'
import { importCountWords, importWords as words } from './import.words.ts'
import { stepPath } from './import-step.ts'
import { ImportActions } from './StepProgress.tsx'

interface PreviewActionsProps {
  one: ProductImport
  skipErrors: boolean
  onSkipErrors: (skip: boolean) => void
}

/** Chooses what happens to rows with errors, and starts the import. */
export function PreviewActions({ one, skipErrors, onSkipErrors }: PreviewActionsProps) {
  const t = useTranslate()
  const [isConfirming, setConfirming] = useState(false)
  const { create, update, error } = one.counts
  const hindrance = hindranceOf(one, skipErrors)
  return (
    <div className="import-foot grid grid-cols-1 gap-2 border-t border-edge bg-surface py-3 md:sticky md:bottom-0">
      {error > 0 && <ErrorRows id={one.id} skipErrors={skipErrors} onSkipErrors={onSkipErrors} />}
      <ImportActions>
        <p role="status" className={`flex-[1_1_14rem] ${hindrance ? 'text-ink-quiet' : 'font-semibold'}`}>
          {hindrance ? t(hindrance) : t(importCountWords)(create, update, error)}
        </p>
        <Link to={stepPath(one.id, 'columns')} className={buttonClass('quiet', 'compact')}>
          {t(words.toColumns)}
        </Link>
        <Button variant="primary" size="compact" disabled={hindrance !== undefined} onClick={() => setConfirming(true)}>
          {t(words.apply)}
        </Button>
      </ImportActions>
      {isConfirming && <Confirm one={one} skipErrors={skipErrors} onClose={() => setConfirming(false)} />}
    </div>
  )
}

/** Returns why the import cannot start, if so. */
function hindranceOf({ counts: { create, update, error } }: ProductImport, skipErrors: boolean) {
  if (create + update === 0) return error > 0 ? words.nothingLeft : words.nothingToDo
  if (error === 0 || skipErrors) return undefined
  return { 'zh-TW': words.errorsStop['zh-TW'](error), en: words.errorsStop.en(error) }
}

function ErrorRows({ id, skipErrors, onSkipErrors }: Omit<PreviewActionsProps, 'one'> & { id: string }) {
  const t = useTranslate()
  const language = useLanguage()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 [&>.switch-row]:max-w-104 [&>.switch-row]:flex-[1_1_20rem]">
      <Switch label={t(words.skipErrors)} hint={t(words.skipErrorsHint)} isOn={skipErrors} onChange={onSkipErrors} />
      <a className={buttonClass('secondary', 'compact')} href={importErrorsUrl(id, language)} download>
        <Download aria-hidden="true" className="size-4" />
        {t(words.downloadErrors)}
      </a>
    </div>
  )
}

function Confirm({ one, skipErrors, onClose }: { one: ProductImport; skipErrors: boolean; onClose: () => void }) {
  const t = useTranslate()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { create, update, error } = one.counts

  async function apply() {
    queries.setQueryData(importOptions(one.id).queryKey, await applyImport(one.id, skipErrors))
    await navigate(stepPath(one.id, 'result'))
  }
  return (
    <ConfirmDialog
      title={t(words.confirmTitle)(create + update)}
      description={t(words.confirmHint)(t(importCountWords)(create, update, error))}
      action={t(words.confirm)}
      onConfirm={apply}
      onClose={onClose}
    />
  )
}
