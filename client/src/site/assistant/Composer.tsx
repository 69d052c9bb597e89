import { SendHorizontal, Square } from 'lucide-react'
import { type KeyboardEvent, type Ref, useId } from 'react'
import { chatMessageMax } from '#contract/assistant/chat-problems.ts'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useTranslate } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { panelWords } from './panel.words.ts'

interface ComposerProps {
  ref: Ref<HTMLTextAreaElement>
  draft: string
  isSending: boolean
  onDraft: (draft: string) => void
  onSend: () => void
  onStop: () => void
  /** Called on focus, to preload what sending needs. */
  onFocus: () => void
}

// Shows the remaining characters from here on.
const nearTheEnd = 200

/** Renders the input. Enter sends, Shift+Enter breaks the line; Enter of an input method is left alone. */
export function Composer({ ref, draft, isSending, onDraft, onSend, onStop, onFocus }: ComposerProps) {
  const t = useTranslate()
  const hint = useId()
  const left = chatMessageMax - draft.length
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return
    event.preventDefault()
    onSend()
  }
  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-3 gap-y-2 border-t border-hairline p-3 lg:p-4"
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
    >
      <textarea
        ref={ref}
        rows={2}
        maxLength={chatMessageMax}
        enterKeyHint="send"
        aria-label={t(panelWords.input)}
        aria-describedby={hint}
        placeholder={t(panelWords.placeholder)}
        value={draft}
        disabled={isSending}
        onChange={(event) => onDraft(event.target.value)}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        className="control field-sizing-content max-h-36 min-h-12 resize-none py-2.75 leading-normal disabled:cursor-not-allowed disabled:border-hairline disabled:bg-sunken disabled:text-ink-quiet"
      />
      {isSending ? (
        <StopButton onStop={onStop} />
      ) : (
        <Button type="submit" variant="primary" size="large" disabled={!draft.trim()}>
          <SendHorizontal aria-hidden="true" className="size-4" />
          {t(panelWords.send)}
        </Button>
      )}
      <div className="col-span-full flex flex-wrap items-center justify-between gap-x-6 text-fine/normal text-ink-quiet pointer-coarse:block">
        <p id={hint}>
          <span className="pointer-coarse:hidden">{t(panelWords.keys)}</span>
          {left <= nearTheEnd && <span className="block">{t(panelWords.left)(left)}</span>}
        </p>
        {/* On a phone with the keyboard open, the privacy note gives its room to the conversation. */}
        <p className="[@container_drawer_(height<30rem)]:in-[.chat-log~*]:hidden">
          {t(panelWords.privacy)} {/* enlarges the touch area without changing the line height */}
          <LocalLink to={paths.privacy} className="link -my-3.25 inline-block py-3.25">
            {t(panelWords.privacyLink)}
          </LocalLink>
        </p>
      </div>
    </form>
  )
}

/** Renders Stop in the place of Send, ignoring the second half of a double click on Send. */
function StopButton({ onStop }: { onStop: () => void }) {
  const t = useTranslate()
  return (
    <Button size="large" aria-keyshortcuts="Escape" onClick={({ detail }) => detail < 2 && onStop()}>
      <Square aria-hidden="true" className="size-4" />
      {t(panelWords.stop)}
    </Button>
  )
}

/**
 * Returns whether an input method is composing. Safari ends the composition before its Enter key event; only key code
 * 229 identifies it.
 */
function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229
}
