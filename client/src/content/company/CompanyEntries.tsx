import type { Certificate, Office } from '#contract/content/company.ts'
import { useLocalizedText } from '../../i18n/useLocalizedText.ts'

/** Lays out a name with its text beside it. */
export const entryClass = 'grid gap-x-6 gap-y-1 border-b border-hairline py-3 sm:grid-cols-[12rem_minmax(0,1fr)]'

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

export function OfficeEntry({ office: { city, text } }: { office: Office }) {
  const localized = useLocalizedText()
  return (
    <li className={entryClass}>
      <h3 className="font-semibold" {...localized(city)} />
      <p className="whitespace-pre-line" {...localized(text)} />
    </li>
  )
}
