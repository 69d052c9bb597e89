import type { Certificate } from '#contract/content/company.ts'
import { useLocalizedText } from '../../i18n/useLocalizedText.ts'
import { entryClass } from './entry-class.ts'

/** Renders a certificate as part of a `dl`. */
export function CertificateEntry({ certificate: { name, kind, text } }: { certificate: Certificate }) {
  const localized = useLocalizedText()
  return (
    <div className={entryClass}>
      <dt className="font-semibold">
        {name}
        <span className="block text-ink-quiet text-fine font-normal" {...localized(kind)} />
      </dt>
      <dd className="whitespace-pre-line" {...localized(text)} />
    </div>
  )
}
