import { type KeyScope, keyScopes } from '#contract/staff/keys.ts'
import type { scopeGroupWords } from './keys.words.ts'

type ScopeGroup = keyof typeof scopeGroupWords

const groupOf: Record<KeyScope, ScopeGroup> = {
  'products.read': 'catalogue',
  'products.write': 'catalogue',
  'products.export': 'catalogue',
  'products.import': 'catalogue',
  'media.write': 'catalogue',
  'stock.write': 'stock',
  'sales.read': 'sales',
  'sales.write': 'sales',
  'sales.export': 'sales',
  'sales.settings': 'sales',
  'orders.release': 'sales',
  'documents.issue': 'billing',
  'payments.write': 'billing',
  'returns.approve': 'billing',
  'inbox.read': 'inbox',
  'inbox.answer': 'inbox',
  'inbox.export': 'inbox',
  'content.read': 'content',
  'content.write': 'content',
  'questions.write': 'assistant',
  'conversations.read': 'assistant',
  'conversations.erase': 'assistant',
  'figures.read': 'figures',
  'figures.export': 'figures',
  'figures.costs': 'figures',
  'audit.read': 'figures',
  'changes.read': 'sync',
  'sync.read': 'sync',
  'sync.run': 'sync',
}

/** The scopes by group, in the order of the permissions. */
export const scopeGroups: { group: ScopeGroup; scopes: KeyScope[] }[] = [...new Set(Object.values(groupOf))].map(
  (group) => ({ group, scopes: keyScopes.filter((scope) => groupOf[scope] === group) }),
)
