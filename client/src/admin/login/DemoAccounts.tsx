import type { Session } from '#contract/staff/staff.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { roleWords } from '../words/frame.words.ts'
import { loginWords } from './login.words.ts'

type DemoAccount = Session['demoAccounts'][number]

/** The credentials of the sample accounts, one a role (spec §2, §6); the server gives them under DEMO alone. */
export function DemoAccounts({ accounts, onUse }: { accounts: DemoAccount[]; onUse: (account: DemoAccount) => void }) {
  const t = useTranslate()
  return (
    <section className="door-part demo-accounts" aria-labelledby="demo-accounts">
      <h2 id="demo-accounts" className="font-semibold">
        {t(loginWords.demoTitle)}
      </h2>
      <p className="field-hint">{t(loginWords.demoHint)}</p>
      <ul>
        {accounts.map((account) => (
          <li key={account.email}>
            <button
              type="button"
              className="demo-account"
              aria-label={`${t(loginWords.demoUse)(t(roleWords[account.role]))}: ${account.email}, ${account.password}`}
              onClick={() => onUse(account)}
            >
              <strong>{t(roleWords[account.role])}</strong>
              <span>{account.email}</span>
              <span>{account.password}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
