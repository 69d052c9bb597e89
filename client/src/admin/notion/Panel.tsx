import { type ReactNode, useId } from 'react'

interface PanelProps {
  title: string
  /** At the right of the title: states. */
  aside?: ReactNode
  children: ReactNode
}

/** A card of the area, under its name. */
export function Panel({ title, aside, children }: PanelProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="notion-panel">
      <header className="notion-panel-head">
        <h2 id={id}>{title}</h2>
        {aside}
      </header>
      <div className="notion-panel-body">{children}</div>
    </section>
  )
}
