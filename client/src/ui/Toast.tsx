import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react'

type Tone = 'success' | 'failure'
interface ToastMessage {
  id: number
  text: string
  tone: Tone
  detail: string | undefined
  action: ToastAction | undefined
}
/** An action on the toast, such as undo. */
interface ToastAction {
  label: string
  onAct: () => void
}
/** @param detail a second sentence in quieter type */
type ShowToast = (text: string, tone?: Tone, detail?: string, action?: ToastAction) => void

const shownMilliseconds = 6000
// Leaves time to read, decide and reach the button by keyboard.
const actionMilliseconds = 20_000
const ToastContext = createContext<ShowToast>(() => {})

/** Returns a function that shows a polite toast for six seconds, or twenty if it has an action. */
export function useToast(): ShowToast {
  return useContext(ToastContext)
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<ToastMessage>()
  const count = useRef(0)
  const show = useCallback<ShowToast>((text, tone = 'success', detail, action) => {
    count.current += 1
    setToast({ id: count.current, text, tone, detail, action })
  }, [])
  const hide = useCallback(() => setToast(undefined), [])
  return (
    <ToastContext value={show}>
      {children}
      <div
        role="status"
        className="pointer-events-none fixed inset-x-4 bottom-24 z-50 flex justify-center print:hidden"
      >
        {toast && <ToastCard key={toast.id} toast={toast} onEnd={hide} />}
      </div>
    </ToastContext>
  )
}

function ToastCard({ toast: { text, tone, detail, action }, onEnd }: { toast: ToastMessage; onEnd: () => void }) {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(onEnd, action ? actionMilliseconds : shownMilliseconds)
    return () => clearTimeout(timer)
  }, [isHeld, action, onEnd])
  const edge = tone === 'failure' ? 'border-l-danger' : 'border-l-signal'
  return (
    <div
      className={`flex animate-rise items-center gap-4 rounded-panel border border-hairline border-l-4 bg-raised px-4 py-3 shadow-lift ${edge}`}
    >
      <p>
        {detail ? <strong className="font-semibold">{text}</strong> : text}
        {detail && <span className="block text-ink-quiet">{detail}</span>}
      </p>
      {action && (
        <button
          type="button"
          className="pointer-events-auto -my-2 min-h-11 shrink-0 rounded-control px-2 font-semibold text-signal hover:bg-sunken"
          onMouseEnter={() => setHeld(true)}
          onMouseLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
          onClick={() => {
            onEnd()
            action.onAct()
          }}
        >
          {action.label}
        </button>
      )}
    </div>
  )
}
