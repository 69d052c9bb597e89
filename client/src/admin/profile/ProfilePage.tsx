import { type ReactNode, useId } from 'react'
import { useTranslate } from '../../i18n/language.tsx'
import { PageHead } from '../../shell/index.ts'
import { useToast } from '../../ui/Toast.tsx'
import { useSession } from '../api/staff/session.ts'
import { PasswordForm, profileWords, twoFactorWords } from '../staff/index.ts'
import { NotificationPreferences } from './NotificationPreferences.tsx'
import { OwnSessions } from './OwnSessions.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { notificationPreferencesWords, sessionsWords } from './profile.words.ts'
import { TwoFactor } from './TwoFactor.tsx'

export default function ProfilePage() {
  const t = useTranslate()
  const toast = useToast()
  const { user } = useSession()
  return (
    <>
      <PageHead title={t(profileWords.title)} isListed={false} />
      <h1 className="heading text-title">{t(profileWords.title)}</h1>
      <p className="text-ink-quiet">{t(profileWords.intro)}</p>
      <div className="mt-5 max-w-272 border-t border-hairline">
        <ProfilePart title={t(profileWords.identity)} hint={t(profileWords.identityHint)}>
          <ProfileForm user={user} />
        </ProfilePart>
        <ProfilePart title={t(notificationPreferencesWords.title)} hint={t(notificationPreferencesWords.hint)}>
          <NotificationPreferences />
        </ProfilePart>
        <ProfilePart title={t(profileWords.password)} hint={t(profileWords.passwordHint)}>
          <PasswordForm email={user.email} onDone={() => toast(t(profileWords.passwordChanged))} />
        </ProfilePart>
        <ProfilePart title={t(twoFactorWords.title)} hint={t(twoFactorWords.hint)}>
          <TwoFactor isOn={user.hasTwoFactor} />
        </ProfilePart>
        <ProfilePart title={t(sessionsWords.title)} hint={t(sessionsWords.hint)}>
          <OwnSessions />
        </ProfilePart>
      </div>
    </>
  )
}

function ProfilePart({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-4 border-b border-hairline py-7 lg:grid-cols-[17rem_minmax(0,1fr)]"
    >
      <header className="max-w-[34em]">
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        <p className="field-hint">{hint}</p>
      </header>
      <div className="min-w-0 max-w-160">{children}</div>
    </section>
  )
}
