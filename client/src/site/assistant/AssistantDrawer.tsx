import './drawer.css'
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { frameWords } from '../../i18n/frame.words.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { AssistantPanel, type AssistantPanelHandle } from './AssistantPanel.tsx'
import { useAssistantDrawer } from './drawer-state.ts'
import { panelWords } from './panel.words.ts'
import { useDrawerFocus } from './useDrawerFocus.ts'
import { useIsPhone } from './useIsPhone.ts'
import { useSheet } from './useSheet.ts'
import { useStepBack } from './useStepBack.ts'

/** Renders the assistant beside the page, or over it on phones. Stays mounted while closed, so that a draft is kept. */
export function AssistantDrawer() {
  const t = useTranslate()
  const { isOpen } = useAssistantDrawer()
  const isSheet = useIsPhone()
  const area = useRef<HTMLElement>(null)
  const panel = useRef<AssistantPanelHandle>(null)
  const close = useStepBack(isOpen && isSheet)
  useSheet(area, isOpen && isSheet)
  useDrawerFocus(area, isOpen)
  useQuestion(panel)
  return (
    <section
      ref={area}
      role="dialog"
      aria-modal={isSheet || undefined}
      aria-label={t(panelWords.title)}
      tabIndex={-1}
      hidden={!isOpen}
      className="assistant-drawer [container:drawer/size] print:hidden"
      onKeyDown={(event) => {
        // Ignores an input method's Escape and one that has stopped an answer.
        if (event.key === 'Escape' && !event.defaultPrevented && !event.nativeEvent.isComposing) close()
      }}
    >
      <AssistantPanel
        ref={panel}
        place="drawer"
        corner={
          <Button variant="quiet" size="icon" onClick={close}>
            <X aria-hidden="true" className="size-5" />
            <span className="sr-only">{t(frameWords.close)}</span>
          </Button>
        }
      />
    </section>
  )
}

/** Puts the question that the drawer was opened with into the input, once. */
function useQuestion(panel: { current: AssistantPanelHandle | null }): void {
  const { opened, question } = useAssistantDrawer()
  useEffect(() => {
    if (opened > 0 && question) panel.current?.propose(question)
  }, [panel, opened, question])
}
