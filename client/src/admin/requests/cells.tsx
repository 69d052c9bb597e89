import { Copy, Mail, MessageCircle, Phone } from 'lucide-react'
import { useTranslate } from '../../i18n/language.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { useFormats } from '../i18n/formats.ts'
import { MenuItem, MenuLine, MenuLink } from '../ui/Menu.tsx'
import { Dash } from '../ui/values.tsx'
import { messagesWords as words } from '../words/messages.words.ts'
import type { Sender } from './sender.ts'
import { useContact } from './useContact.ts'

export function SenderCell({ sender: { name, suspect } }: { sender: Sender }) {
  const t = useTranslate()
  return (
    <>
      {name}{' '}
      {suspect && (
        <span className="ml-1">
          <Badge tone="caution">{t(words.suspect)}</Badge>
        </span>
      )}
    </>
  )
}

export function TextCell({ text }: { text: string }) {
  return text || <Dash />
}

export function NumberCell({ value }: { value: number }) {
  return useFormats().number(value)
}

export function SenderMenu({ sender }: { sender: Sender }) {
  const t = useTranslate()
  const { mailUrl, telUrl, chatUrl, copy } = useContact(sender)
  return (
    <>
      <MenuLink isOutside to={mailUrl} icon={<Mail aria-hidden="true" />}>
        {t(words.write)}
      </MenuLink>
      {telUrl && (
        <MenuLink isOutside to={telUrl} icon={<Phone aria-hidden="true" />}>
          {t(words.call)}
        </MenuLink>
      )}
      {chatUrl && (
        <MenuLink isOutside to={chatUrl} icon={<MessageCircle aria-hidden="true" />}>
          {t(words.whatsApp)}
        </MenuLink>
      )}
      <MenuLine />
      <MenuItem icon={<Copy aria-hidden="true" />} onSelect={() => copy(sender.email)}>
        {t(words.copyEmail)}
      </MenuItem>
      <MenuItem icon={<Copy aria-hidden="true" />} onSelect={() => copy(sender.reference)}>
        {t(words.copyReference)}
      </MenuItem>
    </>
  )
}
