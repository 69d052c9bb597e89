import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Notification, NotificationKind } from '#contract/notifications.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { readNotifications } from '../api/desk.ts'
import { notificationsWords } from '../notifications.words.ts'
import { useFailureWords } from '../words/useFailureWords.ts'

/** The screen that a notification is about. */
export function placeOf({ kind, params }: Notification): `/admin/${string}` {
  const id = encodeURIComponent(params.id ?? '')
  const run = `/admin/notion/runs/${encodeURIComponent(`${params.runId}`)}` as const
  const places: Record<NotificationKind, `/admin/${string}`> = {
    'enquiry.received': `/admin/enquiries/${id}`,
    'demo_request.received': `/admin/demo-requests/${id}`,
    'quote_request.received': `/admin/quotes/${id}`,
    'message.assigned': `/admin/${screensOf[`${params.entity}`] ?? 'enquiries'}/${id}`,
    'quote.answered': `/admin/quotes/${id}`,
    'order.created': `/admin/orders/${id}`,
    'stock.low': `/admin/products/${encodeURIComponent(`${params.productId}`)}`,
    'delivery.parked': listHolding(`${params.message}`, `${params.reference}`),
    'sync.changed': run,
    'sync.failed': run,
    'sync.approval_needed': run,
    'sync.conflicts': '/admin/notion/conflicts',
    'sync.push_failed': `/admin/products/${encodeURIComponent(`${params.productId}`)}`,
    'session.new_device': '/admin/profile',
    'user.joined': `/admin/users/${id}`,
  }
  return places[kind]
}

/** What somebody can be told of, by the screen that shows it. */
const screensOf: Record<string, string> = {
  enquiry: 'enquiries',
  'demo-request': 'demo-requests',
  'quote-request': 'quotes',
  quote: 'quotes',
}

/** A parked delivery names its message by its reference alone. */
function listHolding(message: string, reference: string): `/admin/${string}` {
  return `/admin/${screensOf[message] ?? 'enquiries'}?${new URLSearchParams({ search: reference })}`
}

/** @returns marks notifications as read: those named, or all; a failure is said */
export function useReadNotifications(): (ids?: string[]) => void {
  const t = useTranslate()
  const toast = useToast()
  const wordsOf = useFailureWords()
  const queries = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: readNotifications,
    onError: (error) => toast(t(notificationsWords.readFailed), 'failure', wordsOf(error)),
    async onSettled() {
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['notifications'] }),
        queries.invalidateQueries({ queryKey: ['badges'] }),
      ])
    },
  })
  return mutate
}
