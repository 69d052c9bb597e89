import { Sparkles } from 'lucide-react'
import { frameWords } from '../../i18n/frame.words.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { assistantDrawer, useAssistantDrawer } from '../assistant/index.ts'

/** In the header: opens the assistant, and closes it. On a phone, the menu has it. */
export function AssistantButton() {
  const t = useTranslate()
  const { isOpen } = useAssistantDrawer()
  return (
    <Button
      variant="quiet"
      className="px-3 max-md:hidden lg:px-2 xl:px-3"
      aria-expanded={isOpen}
      aria-label={t(frameWords.askAssistant)}
      data-assistant
      onClick={() => (isOpen ? assistantDrawer.close() : assistantDrawer.open())}
    >
      <Sparkles aria-hidden="true" className="size-5 lg:hidden xl:block" />
      {t(frameWords.assistant)}
    </Button>
  )
}
