import { useSearchParams } from 'react-router-dom'
import { useTranslate } from '../../i18n/language.tsx'
import { Opening } from '../../ui/Opening.tsx'
import { PageHead } from '../frame/PageHead.tsx'
import { contactCopy } from './contact.copy.ts'
import { Ways } from './Ways.tsx'

/** Every way to reach a person (spec §2, '/contact'); a product in the address begins the message. */
export default function ContactPage() {
  const t = useTranslate()
  const product = useSearchParams()[0].get('product')?.trim() ?? ''
  return (
    <div className="page pt-8 lg:pt-12">
      <PageHead title={t(contactCopy.title)} description={t(contactCopy.description)} />
      <Opening title={t(contactCopy.title)} lead={t(contactCopy.lead)}>
        {product && <p className="mt-4 font-semibold break-words">{t(contactCopy.about)(product)}</p>}
      </Opening>
      <div className="mt-10 max-w-4xl">
        <Ways
          text={product ? t(contactCopy.quoteText)(product) : t(contactCopy.questionText)}
          subject={product ? t(contactCopy.quoteSubject)(product) : t(contactCopy.questionSubject)}
        />
      </div>
    </div>
  )
}
