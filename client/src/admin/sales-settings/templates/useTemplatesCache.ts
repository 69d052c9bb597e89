import { useQueryClient } from '@tanstack/react-query'
import type { ReplyTemplate } from '#contract/requests/reply-templates.ts'
import { replyTemplateOptions } from '../../api/reply-templates.ts'

/** Caches a template that the server returned, and invalidates the list. */
export function useTemplatesCache() {
  const queries = useQueryClient()
  const refresh = () => void queries.invalidateQueries({ queryKey: ['tables', 'reply-templates'] })
  return {
    refresh,
    store(template: ReplyTemplate): ReplyTemplate {
      queries.setQueryData(replyTemplateOptions(template.id).queryKey, template)
      refresh()
      return template
    },
  }
}
