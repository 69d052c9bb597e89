import type { ReactNode } from 'react'

export function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className="grid grid-cols-1 gap-3.5 [&>:is(p,ul)]:max-w-[42em] [&>ul]:pl-5 [&>ul]:list-disc">
      <h3 tabIndex={-1} className="heading text-body focus:not-focus-visible:outline-none">
        {title}
      </h3>
      {children}
    </section>
  )
}
