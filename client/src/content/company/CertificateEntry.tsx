import type { Certificate } from '#contract/content/company.ts'
import { useWritten } from '../../i18n/useWritten.ts'
import { entryClass } from './entry-class.ts'

/** Renders a certificate as part of a `dl`. */
export function CertificateEntry({ certificate: { name, kind, text } }: { certificate: Certificate }) {
  const written = useWritten()
  return (
    <div className={entryClass}>
      <dt className="font-semibold">
        {name}
        <span className="block text-ink-quiet text-fine font-normal" {...written(kind)} />
      </dt>
      <dd className="whitespace-pre-line" {...written(text)} />
    </div>
  )
}
