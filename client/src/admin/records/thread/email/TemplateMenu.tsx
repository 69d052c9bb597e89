import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { nameIn } from '#contract/i18n/in-language.ts'
import { type ReaderLanguage, writtenInWords } from '#contract/i18n/languages.ts'
import { type ReplyTemplate, templateIn } from '#contract/requests/reply-templates.ts'
import type { ReplyKind } from '#contract/requests/reply-variables.ts'
import { useLanguage, useTranslate } from '../../../../i18n/language.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { offeredTemplatesOptions } from '../../../api/reply-templates.ts'
import { useCan } from '../../../api/staff/session.ts'
import { replyTemplatesPath } from '../../../paths/index.ts'
import { Menu, MenuItem, MenuLine, MenuLink } from '../../../ui/Menu.tsx'
import { uiWords } from '../../../ui/ui.words.ts'
import { templateWords as words } from './templates.words.ts'

interface TemplateMenuProps {
  kind: ReplyKind
  /** The recipient's language: templates that are not written in it cannot be chosen. */
  language: ReaderLanguage
  onChoose: (template: ReplyTemplate) => void
}

/** Offers the templates for a kind of record. They are loaded as the menu opens. */
export function TemplateMenu(props: TemplateMenuProps) {
  const t = useTranslate()
  const canManage = useCan()('sales.settings')
  return (
    <Menu
      align="start"
      trigger={
        <Button size="compact">
          <FileText aria-hidden="true" className="size-4" />
          {t(words.use)}
        </Button>
      }
    >
      <Templates {...props} />
      {canManage && (
        <>
          <MenuLine />
          <MenuLink to={replyTemplatesPath}>{t(words.manage)}</MenuLink>
        </>
      )}
    </Menu>
  )
}

function Templates({ kind, language, onChoose }: TemplateMenuProps) {
  const t = useTranslate()
  const own = useLanguage()
  const { data, error } = useQuery(offeredTemplatesOptions(kind))
  if (!data) return <Notice>{t(error ? words.failed : uiWords.loading)}</Notice>
  if (data.items.length === 0) return <Notice>{t(words.none)}</Notice>
  return data.items.map((template) => {
    const isWritten = templateIn(template, language) !== undefined
    return (
      <MenuItem key={template.id} disabled={!isWritten} onSelect={() => onChoose(template)}>
        <span className="min-w-0 wrap-anywhere">
          {nameIn(template, own)}
          {!isWritten && <span className="block text-fine">{t(words.notWritten)(t(writtenInWords[language]))}</span>}
        </span>
      </MenuItem>
    )
  })
}

function Notice({ children }: { children: string }) {
  return (
    <p role="status" className="px-3 py-2 text-ink-quiet">
      {children}
    </p>
  )
}
