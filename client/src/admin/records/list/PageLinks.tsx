import '../../ui/icon-button.css'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslate } from '../../../i18n/language.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { tableWords } from './table.words.ts'

interface PageLinksProps {
  page: number
  pages: number
  onGo: (page: number) => void
}

export function PageLinks({ page, pages, onGo }: PageLinksProps) {
  const t = useTranslate()
  const number = useFormats().number
  return (
    <nav aria-label={t(tableWords.pages)} className="flex items-center gap-1">
      <button
        type="button"
        className="icon-button"
        aria-label={t(tableWords.previous)}
        disabled={page <= 1}
        onClick={() => onGo(Math.min(page - 1, pages))}
      >
        <ChevronLeft aria-hidden="true" />
      </button>
      <span>
        {number(page)} / {number(pages)}
      </span>
      <button
        type="button"
        className="icon-button"
        aria-label={t(tableWords.next)}
        disabled={page >= pages}
        onClick={() => onGo(page + 1)}
      >
        <ChevronRight aria-hidden="true" />
      </button>
    </nav>
  )
}
