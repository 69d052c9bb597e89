import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { notificationKindLabels } from '#contract/staff/notification-words.ts'
import type { NotificationPreferences as Preferences } from '#contract/staff/notifications.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/loading/Skeleton.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { notificationPreferencesOptions, saveNotificationPreferences } from '../api/staff/account.ts'
import { MutationFailure } from '../ui/AlertLine.tsx'
import { Switch } from '../ui/fields/Switch.tsx'
import { uiWords } from '../ui/ui.words.ts'
import { useFailureWords } from '../words/failure-words.ts'
import { notificationPreferencesWords as words } from './profile.words.ts'

/** Chooses which notifications are also emailed; offers the kinds of the reader's role and saves at once. */
export function NotificationPreferences() {
  const t = useTranslate()
  const preferences = useQuery(notificationPreferencesOptions)
  const choose = useChoose()
  if (preferences.isPending) return <Skeleton className="h-40" />
  if (!preferences.data) {
    return (
      <div className="grid justify-items-start gap-3">
        <MutationFailure error={preferences.error} />
        <Button size="compact" onClick={() => void preferences.refetch()}>
          {t(uiWords.tryAgain)}
        </Button>
      </div>
    )
  }
  const { items, canMail } = preferences.data
  return (
    <>
      {!canMail && (
        <p role="note" className="mb-3 border border-hairline px-3.5 py-2.5 text-ink-quiet">
          {t(words.cannotMail)}
        </p>
      )}
      <div className="border-y border-hairline [&>*+*]:border-t [&>*+*]:border-hairline">
        {items.map(({ kind, isMailed }) => (
          <Switch
            key={kind}
            label={t(notificationKindLabels[kind])}
            isOn={isMailed}
            onChange={(isOn) => choose({ kind, isMailed: isOn })}
          />
        ))}
      </div>
    </>
  )
}

/** Updates the choice optimistically and reverts it on failure; requests are sent in order. */
function useChoose(): (item: Preferences['items'][number]) => void {
  const t = useTranslate()
  const toast = useToast()
  const wordsOf = useFailureWords()
  const queries = useQueryClient()
  const { queryKey } = notificationPreferencesOptions
  const { mutate } = useMutation({
    mutationKey: queryKey,
    scope: { id: 'notification-preferences' },
    mutationFn: (item: Preferences['items'][number]) => saveNotificationPreferences([item]),
    async onMutate(item) {
      await queries.cancelQueries({ queryKey })
      queries.setQueryData(queryKey, (known) => known && withItem(known, item))
    },
    onError: (error) => toast(t(words.failed), 'failure', wordsOf(error)),
    async onSettled() {
      if (queries.isMutating({ mutationKey: queryKey }) === 1) await queries.invalidateQueries({ queryKey })
    },
  })
  return mutate
}

function withItem(known: Preferences, item: Preferences['items'][number]): Preferences {
  return { ...known, items: known.items.map((one) => (one.kind === item.kind ? item : one)) }
}
