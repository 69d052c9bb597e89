import { Eye, EyeOff } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslate } from '../../../../i18n/language.tsx'
import { usePreference } from '../../../../storage/preferences.ts'
import { Button } from '../../../../ui/Button.tsx'
import { productPreviewPreference } from '../../../storage/preferences.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { useMediaQuery } from '../../../ui/useMediaQuery.ts'
import { editWords as words } from '../edit.words.ts'
import { PagePreview } from '../preview/PagePreview.tsx'
import type { ProductValues } from '../product-values.ts'
import { SectionNav } from './SectionNav.tsx'
import type { Sections } from './useSections.ts'

interface EditorLayoutProps {
  sections: Sections
  values: ProductValues
  /** The saved product; undefined for a new one. */
  id: string | undefined
  /** The form. */
  children: ReactNode
}

/** Cards that fill their column. */
export const productFormClass = 'product-form max-w-none gap-4'

const columns = 'lg:grid-cols-[10rem_minmax(0,1fr)]'
const columnsWithPreview = 'lg:grid-cols-[10rem_minmax(0,1fr)] min-[90rem]:grid-cols-[10rem_minmax(0,1fr)_22rem]'

/** Lays out the product form with the list of its sections and a preview: beside it on wide screens, else in a dialog. */
export function EditorLayout({ sections, values, id, children }: EditorLayoutProps) {
  const t = useTranslate()
  const hasRoom = useMediaQuery('(min-width: 90rem)')
  const isShown = usePreference(productPreviewPreference) === 'shown'
  const [isOpen, setOpen] = useState(false)
  const isBeside = hasRoom && isShown
  function press() {
    if (hasRoom) productPreviewPreference.write(isShown ? 'hidden' : 'shown')
    else setOpen(true)
  }
  const Icon = isBeside ? EyeOff : Eye
  const besideLabel = isShown ? words.hidePreview : words.showPreview
  return (
    <div
      ref={sections.place}
      className={`grid grid-cols-1 items-start gap-x-6 ${isBeside ? columnsWithPreview : columns}`}
    >
      <SectionNav state={sections}>
        <Button size="compact" aria-haspopup={hasRoom ? undefined : 'dialog'} onClick={press}>
          <Icon aria-hidden="true" className="size-4" />
          {t(hasRoom ? besideLabel : words.preview)}
        </Button>
      </SectionNav>
      <div className="min-w-0 pt-4 lg:pt-0">{children}</div>
      {isBeside && (
        <div className="sticky top-19">
          <PagePreview values={values} id={id} isBeside />
        </div>
      )}
      <Dialog isOpen={isOpen && !isBeside} onClose={() => setOpen(false)} title={t(words.previewTitle)} size="full">
        <PagePreview values={values} id={id} />
      </Dialog>
    </div>
  )
}
