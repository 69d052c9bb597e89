import '../../ui/icon-button.css'
import { Drawer } from '@base-ui/react/drawer'
import { X } from 'lucide-react'
import { useTranslate } from '../../../i18n/language.tsx'
import { backdropClass } from '../../ui/Dialog.tsx'
import { uiWords } from '../../ui/ui.words.ts'
import { adminFrameWords } from '../../words/frame.words.ts'
import { Brand } from './Brand.tsx'
import { Navigation } from './Navigation.tsx'

/** Renders the menu as a drawer on phones; closes by swipe, Escape or navigation. */
export function MenuDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useTranslate()
  return (
    <Drawer.Root open={isOpen} onOpenChange={(open) => !open && onClose()} swipeDirection="left">
      <Drawer.Portal>
        <Drawer.Backdrop className={`${backdropClass} z-40`} />
        <Drawer.Viewport className="fixed inset-0 z-41 flex justify-start">
          <Drawer.Popup className="h-full w-[min(18rem,calc(100vw-3rem))] transform-[translateX(var(--drawer-swipe-movement-x,0))] border-r border-hairline bg-raised shadow-lift [transition:transform_160ms_ease-out] focus-visible:outline-none data-starting-style:transform-[translateX(-100%)] data-ending-style:transform-[translateX(-100%)] data-swiping:[transition:none]">
            <Drawer.Content className="flex h-full flex-col px-3 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
              <Drawer.Title className="sr-only">{t(adminFrameWords.menu)}</Drawer.Title>
              <div className="flex items-center justify-between">
                <Brand onLeave={onClose} />
                <Drawer.Close className="icon-button" aria-label={t(uiWords.close)}>
                  <X aria-hidden="true" />
                </Drawer.Close>
              </div>
              <Navigation onLeave={onClose} />
            </Drawer.Content>
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  )
}
