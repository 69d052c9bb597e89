import { CircleCheck } from 'lucide-react'
import { LocalLink } from '../../../../i18n/LocalLink.tsx'
import { useTranslate } from '../../../../i18n/language.tsx'
import { paths } from '../../../../paths.ts'
import { buttonClass } from '../../../../ui/Button.tsx'
import { formWords } from '../../../forms/index.ts'
import type { Sent } from '../../history.ts'
import { proposalWords } from './proposal.words.ts'

/** The receipt of a proposal that the visitor has sent. */
export function SentProposal({ sent: { reference, asksToConfirm, token } }: { sent: Sent }) {
  const t = useTranslate()
  return (
    <div role="status" className="mt-4 border-t border-hairline pt-4">
      <p className="flex items-start gap-2">
        <CircleCheck aria-hidden="true" className="mt-0.5 size-5 flex-none text-signal" />
        <span>
          {t(proposalWords.sentDetail)} {t(formWords.reference)}{' '}
          <strong className="font-semibold select-all">{reference}</strong>
        </span>
      </p>
      {asksToConfirm && <p className="mt-2 text-fine/normal">{t(formWords.confirm)}</p>}
      {token && (
        <LocalLink to={paths.quoteFollow(token)} className={buttonClass('secondary', 'compact', 'mt-3')}>
          {t(proposalWords.follow)}
        </LocalLink>
      )}
    </div>
  )
}
