import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'

interface FormActionsProps {
  label: string
  disabled: boolean
  children?: ReactNode
}

export function FormActions({ label, disabled, children }: FormActionsProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <Button type="submit" variant="primary" className="min-w-32" disabled={disabled}>
        {label}
      </Button>
      {children}
    </div>
  )
}

export function TextButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button
      type="button"
      className="min-h-11 text-signal underline decoration-edge underline-offset-[0.2em] hover:decoration-current"
      onClick={onClick}
    >
      {children}
    </button>
  )
}
