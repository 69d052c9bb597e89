import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react'

type Tone = 'success' | 'failure'
interface ToastMessage {
  id: number
  text: string
  tone: Tone
  detail: string | undefined
}
/** @param detail a second sentence, set more quietly */
type ShowToast = (text: string, tone?: Tone, detail?: string) => void

const shownMilliseconds = 6000
const ToastContext = createContext<ShowToast>(() => {})

/** Shows a sentence at the foot of the screen for six seconds, read out politely. */
export function useToast(): ShowToast {
  return useContext(ToastContext)
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<ToastMessage>()
  const count = useRef(0)
  const show = useCallback<ShowToast>((text, tone = 'success', detail) => {
    count.current += 1
    setToast({ id: count.current, text, tone, detail })
  }, [])
  useEffect(() => {
    if (!toast) return
    const timer = setTimeout(() => setToast(undefined), shownMilliseconds)
    return () => clearTimeout(timer)
  }, [toast])
  return (
    <ToastContext value={show}>
      {children}
      <div
        role="status"
        className="pointer-events-none fixed inset-x-4 bottom-24 z-50 flex justify-center print:hidden"
      >
        {toast && <ToastCard key={toast.id} toast={toast} />}
      </div>
    </ToastContext>
  )
}

function ToastCard({ toast }: { toast: ToastMessage }) {
  const edge = toast.tone === 'failure' ? 'border-l-danger' : 'border-l-signal'
  return (
    <p className={`toast rounded-panel border border-hairline border-l-4 bg-raised px-4 py-3 shadow-lift ${edge}`}>
      {toast.detail ? <strong className="font-semibold">{toast.text}</strong> : toast.text}
      {toast.detail && <span className="block text-ink-quiet">{toast.detail}</span>}
    </p>
  )
}
