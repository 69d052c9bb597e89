import { Drawer } from '@base-ui/react/drawer'
import { X } from 'lucide-react'
import { useTranslate } from '../../../i18n/language.tsx'
import { uiWords } from '../../ui/ui.words.ts'
import { adminFrameWords } from '../../words/frame.words.ts'
import { Brand } from './Brand.tsx'
import { Navigation } from './Navigation.tsx'

/** The menu on a phone: comes in from the left, and goes by a swipe, Escape, or a choice. */
export function MenuDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useTranslate()
  return (
    <Drawer.Root open={isOpen} onOpenChange={(open) => !open && onClose()} swipeDirection="left">
      <Drawer.Portal>
        <Drawer.Backdrop className="dialog-backdrop" />
        <Drawer.Viewport className="menu-drawer-place">
          <Drawer.Popup className="menu-drawer">
            <Drawer.Content className="menu-drawer-content">
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
