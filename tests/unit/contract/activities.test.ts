import { describe, expect, it } from 'vitest'
import { demoStatuses, enquiryStatuses } from '#contract/requests/messages.ts'
import { type ActivityKind, type ActivityStatus, activityKinds, activityStatusOf } from '#contract/sales/activities.ts'
import { customerStatuses } from '#contract/sales/customers.ts'
import { orderStatuses } from '#contract/sales/orders.ts'
import { quoteStatuses } from '#contract/sales/quote-requests.ts'

/** The statuses that an activity item may have: new, updated, completed, active. */
const table: Record<Exclude<ActivityKind, 'status'>, ActivityStatus> = {
  created: 'new',
  received: 'new',
  note: 'updated',
  'address.confirmed': 'updated',
  assigned: 'updated',
  'demo.moved': 'updated',
  'quote.priced': 'updated',
  'quote.link_renewed': 'updated',
  'quote.link_revoked': 'updated',
  'order.held': 'active',
  'order.released': 'updated',
  'order.changed': 'updated',
  'document.issued': 'updated',
  'document.sent': 'updated',
  'document.reminded': 'updated',
  'payment.recorded': 'updated',
  'customer.merged': 'updated',
  'customer.changed': 'updated',
  'customer.exported': 'updated',
  reply: 'active',
  'demo.confirmed': 'active',
  'quote.sent': 'active',
  'order.short': 'active',
  'order.reserved': 'updated',
  'order.unreserved': 'active',
  'order.backordered': 'active',
  'order.shipped': 'active',
  'order.closed': 'updated',
  'return.requested': 'updated',
  'return.moved': 'updated',
  'shipment.packed': 'updated',
  'shipment.unpacked': 'updated',
  'shipment.changed': 'updated',
  'devices.recorded': 'updated',
  'devices.downloaded': 'updated',
  'shipment.delivered': 'completed',
  'demo.declined': 'completed',
  'quote.accepted': 'completed',
  'quote.declined': 'completed',
  'quote.withdrawn': 'completed',
  'quote.expired': 'completed',
  'order.cancelled': 'completed',
  'customer.erased': 'completed',
}

describe('what an item of Recent Activity is', () => {
  it('is told of every kind', () => {
    expect([...Object.keys(table), 'status'].toSorted()).toEqual([...activityKinds].toSorted())
  })

  it.each(Object.entries(table))('%s: %s', (kind, status) => {
    expect(activityStatusOf({ kind: kind as ActivityKind, params: {} })).toBe(status)
  })
})

describe('a change of status', () => {
  const reached: Record<string, ActivityStatus> = {
    new: 'updated',
    in_progress: 'active',
    answered: 'completed',
    closed: 'completed',
    requested: 'updated',
    confirmed: 'active',
    declined: 'completed',
    completed: 'completed',
    priced: 'updated',
    sent: 'active',
    accepted: 'completed',
    withdrawn: 'completed',
    expired: 'completed',
    pending: 'updated',
    processing: 'active',
    partly_shipped: 'active',
    shipped: 'active',
    delivered: 'completed',
    cancelled: 'completed',
    active: 'active',
    vip: 'active',
    inactive: 'updated',
  }

  it('is told of every status that a record may come to', () => {
    const lists = [enquiryStatuses, demoStatuses, quoteStatuses, orderStatuses, customerStatuses]
    const all = new Set<string>(lists.flat())
    expect(Object.keys(reached).toSorted()).toEqual([...all].toSorted())
  })

  it.each(Object.entries(reached))('to %s: %s', (to, status) => {
    expect(activityStatusOf({ kind: 'status', params: { from: 'new', to } })).toBe(status)
  })
})
