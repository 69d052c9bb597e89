import { useSite } from '../../api/site.ts'
import { mailUrl } from '../../contact-urls.ts'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/Button.tsx'

/** Links to a new email to the company, or to the contact page until the company's address has loaded. */
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
