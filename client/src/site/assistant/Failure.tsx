import type { ChatFailureKind } from '../../api/chat.ts'
import { useSite } from '../../api/site.ts'
import { frameWords } from '../../i18n/frame.words.ts'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useTranslate } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { chatUrl } from '../frame/chat-url.ts'
import { conversation } from './conversation.ts'
import { failureWords, panelWords } from './panel.words.ts'

interface FailureProps {
  kind: ChatFailureKind
  question: string
  onTryAgain: (() => void) | undefined
}

/** Why there is no answer, and what can be done: ask again, or, where there is no assistant, ask people. */
export function Failure({ kind, question, onTryAgain }: FailureProps) {
  const t = useTranslate()
  return (
    <div className="chat-failure">
      <p>{t(failureWords[kind])}</p>
      {kind === 'absent' && <OtherWays question={question} />}
      {onTryAgain && (
        <Button
          className="mt-3"
          onClick={() => {
            conversation.tryAgain()
            onTryAgain()
          }}
        >
          {t(panelWords.tryAgain)}
        </Button>
      )}
    </div>
  )
}

/** The question goes along where the way can carry it. */
function OtherWays({ question }: { question: string }) {
  const t = useTranslate()
  const site = useSite()
  return (
    <>
      <p className="mt-2">{t(panelWords.meanwhile)}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {site && (
          <li>
            <a href={chatUrl(site.phone, question)} target="_blank" rel="noreferrer" className={buttonClass('primary')}>
              {t(panelWords.whatsApp)}
              <span className="sr-only">{t(frameWords.newTab)}</span>
            </a>
          </li>
        )}
        <li>
          <LocalLink to={paths.contact} className={buttonClass()}>
            {t(panelWords.form)}
          </LocalLink>
        </li>
        <li>
          <LocalLink to={`${paths.support}?${new URLSearchParams({ q: question })}`} className={buttonClass()}>
            {t(panelWords.support)}
          </LocalLink>
        </li>
      </ul>
    </>
  )
}
