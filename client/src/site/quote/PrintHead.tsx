import { Printer } from 'lucide-react'
import { useTranslate } from '../../i18n/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { followWords } from './follow/follow.words.ts'

/** Renders the title of a quotation's page, with a button that prints it. */
export function PrintHead({ title }: { title: string }) {
  const t = useTranslate()
  return (
    <header className="flex flex-wrap items-start justify-between gap-4">
      <h1 className="heading text-heading lg:text-display">{title}</h1>
      <Button className="noscript:hidden print:hidden" onClick={() => window.print()}>
        <Printer aria-hidden="true" className="size-4" />
        {t(followWords.print)}
      </Button>
    </header>
  )
}
