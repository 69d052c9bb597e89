import { useSite } from '../../api/site.ts'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { mailUrl } from '../../mail-url.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/Button.tsx'

/** Opens a letter to the company; until its address is known, leads to the contact page. */
export function ApplyLink({ subject, label, name = label }: { subject: string; label: string; name?: string }) {
  const site = useSite()
  if (!site) {
    return (
      <LocalLink to={paths.contact} aria-label={name} className={buttonClass()}>
        {label}
      </LocalLink>
    )
  }
  return (
    <a
      href={mailUrl(site.email, subject)}
      aria-label={name}
      className={buttonClass('secondary', 'regular', 'whitespace-nowrap')}
    >
      {label}
    </a>
  )
}
