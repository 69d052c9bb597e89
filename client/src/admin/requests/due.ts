import type { SpanUnit } from './work.words.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

export interface Due {
  isOverdue: boolean
  count: number
  unit: SpanUnit
}

/** Returns the time until or since the deadline: in minutes below an hour, in days from two days on. */
export function dueIn(dueAt: string, now: Date): Due {
  const distance = Date.parse(dueAt) - now.getTime()
  const size = Math.abs(distance)
  const isOverdue = distance < 0
  if (size < hourMs) return { isOverdue, count: Math.max(1, Math.floor(size / minuteMs)), unit: 'minute' }
  if (size < 2 * dayMs) return { isOverdue, count: Math.floor(size / hourMs), unit: 'hour' }
  return { isOverdue, count: Math.floor(size / dayMs), unit: 'day' }
}

/** Remaining time from which a deadline is shown as urgent. */
const urgentMs = 4 * hourMs

export function isUrgent(dueAt: string, now: Date): boolean {
  return Date.parse(dueAt) - now.getTime() < urgentMs
}
