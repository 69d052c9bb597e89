import '../../../ui/icon-button.css'
import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslate } from '../../../../i18n/language.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import { tableWords } from '../table.words.ts'

export function RowMenu({ name, children }: { name: string; children: ReactNode }) {
  const t = useTranslate()
  return (
    <Menu
      trigger={
        <button type="button" className="icon-button" aria-label={t(tableWords.rowMenu)(name)}>
          <Ellipsis aria-hidden="true" />
        </button>
      }
    >
      {children}
    </Menu>
  )
}
