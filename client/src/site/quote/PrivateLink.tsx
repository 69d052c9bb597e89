import { Copy } from 'lucide-react'
import { useId } from 'react'
import { useLocalPath, useTranslate } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { useSiteOrigin } from '../../shell/index.ts'
import { Button } from '../../ui/Button.tsx'
import { useCopy } from '../../ui/browser/useCopy.ts'
import { requestWords } from './quote.words.ts'

export function PrivateLink({ token }: { token: string }) {
  const t = useTranslate()
  const id = useId()
  const copy = useCopy()
  const localPath = useLocalPath()
  const address = useSiteOrigin() + localPath(paths.quoteFollow(token))
  const words = { done: t(requestWords.copied), failed: t(requestWords.copyFailed) }
  return (
    <div className="mt-6 max-w-240">
      <label className="text-fine text-ink-quiet" htmlFor={id}>
        {t(requestWords.privateLink)}
      </label>
      <div className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_auto]">
        <input
          id={id}
          readOnly
          className="control min-w-0 text-ellipsis print:in-[article]:border-0 print:in-[article]:p-0"
          value={address}
          onFocus={({ target }) => target.select()}
        />
        <Button className="noscript:hidden print:hidden" onClick={() => void copy(address, words)}>
          <Copy aria-hidden="true" className="size-4" />
          {t(requestWords.copyLink)}
        </Button>
      </div>
    </div>
  )
}
