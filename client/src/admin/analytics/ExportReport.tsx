import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { AnalyticsRange } from '#contract/staff/figures.ts'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { fetchReport, type ReportFormat } from '../api/figures.ts'
import { Menu, MenuItem } from '../ui/Menu.tsx'
import { useFailureWords } from '../words/failure-words.ts'
import { analyticsWords as words } from './analytics.words.ts'

export function ExportReport({ range }: { range: AnalyticsRange }) {
  const t = useTranslate()
  const language = useLanguage()
  const toast = useToast()
  const failureWords = useFailureWords()
  const { mutate, isPending } = useMutation({
    mutationFn: (format: ReportFormat) => fetchReport(format, range, language),
    onSuccess(file, format) {
      save(file, `analytics-${range}.${format}`)
      toast(t(words.exported))
    },
    onError: (error) => toast(t(words.exportFailed), 'failure', failureWords(error)),
  })
  return (
    <div>
      <Menu
        trigger={
          <Button size="compact" disabled={isPending} aria-busy={isPending}>
            <Download aria-hidden="true" className="size-4" />
            {t(isPending ? words.exporting : words.export)}
          </Button>
        }
      >
        <MenuItem onSelect={() => mutate('csv')}>{t(words.csv)}</MenuItem>
        <MenuItem onSelect={() => mutate('pdf')}>{t(words.pdf)}</MenuItem>
      </Menu>
      <span role="status" className="sr-only">
        {isPending && t(words.exporting)}
      </span>
    </div>
  )
}

function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
