import { Check, Minus } from 'lucide-react'
import { may, permissions, type Role } from '#contract/staff/permissions.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { roleWords } from '../words/frame.words.ts'
import { permissionWords } from '../words/permissions.words.ts'
import { usersWords } from './users.words.ts'

/** Lists what a role may and may not do, from contract/staff/permissions.ts. */
export function PermissionsDialog({ name, role, onClose }: { name: string; role: Role; onClose: () => void }) {
  const t = useTranslate()
  return (
    <Dialog isOpen onClose={onClose} title={t(usersWords.permissionsOf)(t(roleWords[role]))} description={name}>
      <ul>
        {permissions.map((permission) => {
          const isGiven = may(role, permission)
          const Icon = isGiven ? Check : Minus
          return (
            <li
              key={permission}
              className={`flex items-baseline gap-2.5 border-t border-hairline py-1.5 ${isGiven ? '' : 'text-ink-quiet'}`}
            >
              <Icon aria-hidden="true" className={`size-4 flex-none self-center ${isGiven ? 'text-signal' : ''}`} />
              <span className="sr-only">{t(isGiven ? usersWords.may : usersWords.mayNot)} </span>
              {t(permissionWords[permission])}
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
