import { useSearchParams } from 'react-router-dom'
import { useSite } from '../../api/site.ts'
import { frameWords } from '../../i18n/frame.words.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Opening } from '../../ui/Opening.tsx'
import { chatUrl } from '../frame/chat-url.ts'
import { PageHead } from '../frame/PageHead.tsx'
import { contactCopy, demoCopy, demoKinds } from './contact.copy.ts'
import { Ways } from './Ways.tsx'

/** The three kinds of demo (spec §2, '/demo'), each a message away. */
export default function DemoPage() {
  const t = useTranslate()
  const product = useSearchParams()[0].get('product')?.trim() ?? ''
  const textOf = (kind: string) => t(demoCopy.text)(kind, product)
  return (
    <div className="page pt-8 lg:pt-12">
      <PageHead title={t(demoCopy.title)} description={t(demoCopy.description)} />
      <Opening title={t(demoCopy.title)} lead={t(demoCopy.lead)}>
        {product && <p className="mt-4 font-semibold break-words">{t(contactCopy.about)(product)}</p>}
      </Opening>
      <ul className="demo-kinds mt-10 max-w-4xl">
        {demoKinds.map(({ name, length, text }) => (
          <li key={name.en}>
            <span className="demo-length">{t(length)}</span>
            <div>
              <h2 className="first-letter:uppercase">{t(name)}</h2>
              <p>{t(text)}</p>
            </div>
            <BookLink kind={t(name)} text={textOf(t(name))} />
          </li>
        ))}
      </ul>
      <h2 className="heading mt-14 mb-4 text-title">{t(demoCopy.ways)}</h2>
      <Ways text={textOf(t(demoCopy.anyKind))} subject={t(demoCopy.subject)} />
    </div>
  )
}

function BookLink({ kind, text }: { kind: string; text: string }) {
  const t = useTranslate()
  const site = useSite()
  if (!site) return null
  return (
    <a href={chatUrl(site.phone, text)} target="_blank" rel="noreferrer" className={buttonClass('primary')}>
      {t(demoCopy.choose)}
      <span className="sr-only">
        {kind} {t(frameWords.newTab)}
      </span>
    </a>
  )
}
