import { useEffect, useRef, useState } from 'react'
import { frameWords } from '../../i18n/frame.words.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { useToast } from '../../ui/Toast.tsx'
import type { AssistantDrawer } from '../assistant/AssistantDrawer.tsx'
import { assistantDrawer, useAssistantDrawer } from '../assistant/drawer-state.ts'

/** Where the assistant's drawer stands. It is loaded when it is first opened; should it not come, that is said. */
export function AssistantPlace() {
  const t = useTranslate()
  const { isOpen, opened } = useAssistantDrawer()
  const Drawer = useDrawer(opened)
  if (Drawer) return <Drawer />
  if (!isOpen) return null
  return (
    <p role="status" className="assistant-drawer p-4 text-ink-quiet">
      {t(frameWords.loading)}
    </p>
  )
}

/** @param opened how often it was asked for: each time is a try to load it */
function useDrawer(opened: number): typeof AssistantDrawer | undefined {
  const t = useTranslate()
  const toast = useToast()
  const [Drawer, setDrawer] = useState<typeof AssistantDrawer>()
  const failures = useRef(0)
  const tell = useRef(() => {})
  useEffect(() => {
    tell.current = () => {
      failures.current += 1
      // some browsers keep a failure, and a newer version of the site has other files: then a reload alone helps
      const again = failures.current > 1 ? () => window.location.reload() : () => assistantDrawer.open(question)
      const { question } = assistantDrawer.read()
      assistantDrawer.close()
      toast(t(frameWords.assistantFailed), 'failure', undefined, { label: t(frameWords.tryAgain), onAct: again })
    }
  })
  useEffect(() => {
    if (opened === 0) return
    import('../assistant/AssistantDrawer.tsx').then(
      (loaded) => setDrawer(() => loaded.AssistantDrawer),
      () => tell.current(),
    )
  }, [opened])
  return Drawer
}
