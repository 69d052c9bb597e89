import type { Session } from '#contract/staff/staff.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { EmailText } from '../../ui/EmailText.tsx'
import { roleWords } from '../words/frame.words.ts'
import { loginWords } from './login.words.ts'

type DemoAccount = Session['demoAccounts'][number]

/** Hint for browsers that have not opened the one-time link from the terminal. */
export function DemoInTerminal() {
  const t = useTranslate()
  return (
    <section className="mt-9 border-t border-hairline pt-4" aria-labelledby="demo-accounts">
      <h2 id="demo-accounts" className="font-semibold">
        {t(loginWords.demoTitle)}
      </h2>
      <p className="field-hint">{t(loginWords.demoInTerminal)}</p>
    </section>
  )
}

/**
 * Lists the sample accounts, one per role. The server sends them with DEMO=1, or to browsers that opened the terminal's
 * link.
 */
export function DemoAccounts({ accounts, onUse }: { accounts: DemoAccount[]; onUse: (account: DemoAccount) => void }) {
  const t = useTranslate()
  return (
    <section className="mt-9 border-t border-hairline pt-4 noscript:hidden" aria-labelledby="demo-accounts">
      <h2 id="demo-accounts" className="font-semibold">
        {t(loginWords.demoTitle)}
      </h2>
      <p className="field-hint">{t(loginWords.demoHint)}</p>
      <ul className="mt-2.5 border-y border-hairline">
        {accounts.map((account) => (
          <li key={account.email} className="border-hairline not-first:border-t">
            <button
              type="button"
              className="grid min-h-11 w-full grid-cols-[7.5rem_1fr] content-center gap-x-4 px-2 py-1.5 text-left text-fine leading-[1.4] hover:bg-sunken"
              aria-label={`${t(loginWords.demoUse)(t(roleWords[account.role]))}: ${account.email}, ${account.password}`}
              onClick={() => onUse(account)}
            >
              <strong className="font-semibold">{t(roleWords[account.role])}</strong>
              <span className="wrap-anywhere">
                <EmailText text={account.email} />
              </span>
              <span className="col-2 text-ink-quiet wrap-anywhere">{account.password}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
