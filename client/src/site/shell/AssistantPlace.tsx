import { useEffect, useRef, useState } from 'react'
import { frameWords } from '../../i18n/frame.words.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { useToast } from '../../ui/Toast.tsx'
import type { AssistantDrawer } from '../assistant/index.ts'
import { assistantDrawer, useAssistantDrawer } from '../assistant/index.ts'

/** Renders the assistant's drawer, which is loaded when it is first opened; a failure is shown. */
export function AssistantPlace() {
  const t = useTranslate()
  const toast = useToast()
  const { isOpen, opened } = useAssistantDrawer()
  const [Drawer, setDrawer] = useState<typeof AssistantDrawer>()
  const onFailure = useRef(() => {})
  useEffect(() => {
    onFailure.current = () => {
      assistantDrawer.close()
      toast(t(frameWords.assistantFailed), 'failure', undefined, {
        label: t(frameWords.tryAgain),
        onAct: async () => {
          if (!(await assistantDrawer.reload())) onFailure.current()
        },
      })
    }
  })
  useEffect(() => {
    if (window.history.state?.assistant) assistantDrawer.open()
  }, [])
  useEffect(() => {
    if (opened === 0) return
    import('../assistant/AssistantDrawer.tsx').then(
      (loaded) => setDrawer(() => loaded.AssistantDrawer),
      () => onFailure.current(),
    )
  }, [opened])
  if (Drawer) return <Drawer />
  if (!isOpen) return null
  return (
    <p role="status" className="assistant-drawer p-4 text-ink-quiet print:hidden">
      {t(frameWords.loading)}
    </p>
  )
}
