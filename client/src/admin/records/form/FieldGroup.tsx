import type { ReactNode } from 'react'

export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 gap-4 border-t border-hairline pt-4 first-of-type:border-t-0 first-of-type:pt-0">
      <legend className="float-start w-full text-body font-semibold">{title}</legend>
      {children}
    </fieldset>
  )
}
