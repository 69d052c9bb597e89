import { listReplyTemplates } from '#contract/endpoints/inbox/replies.ts'
import { inLanguage, listIn, nameIn } from '#contract/i18n/in-language.ts'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import type { ReplyTemplate } from '#contract/requests/reply-templates.ts'
import { replyKinds } from '#contract/requests/reply-variables.ts'
import { useLanguage, useTranslate } from '../../../i18n/language.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { replyTemplatePath } from '../../paths/index.ts'
import { type Column, choiceFilter, columnsOf, type Table, wordsColumn } from '../../records/list/index.ts'
import { RelativeTime } from '../../ui/values.tsx'
import { salesSettingsWords } from '../sales-settings.words.ts'
import { replyKindWords, templatesWords as words } from './templates.words.ts'

const column = columnsOf<ReplyTemplate>()

const listText = (texts: { 'zh-TW': string; en: string }[], language: ReaderLanguage) =>
  listIn(
    texts.map((text) => inLanguage(text, language)),
    language,
  )
const kindsText = ({ kinds }: ReplyTemplate, language: ReaderLanguage) =>
  listText(
    replyKinds.filter((kind) => kinds.includes(kind)).map((kind) => replyKindWords[kind]),
    language,
  )
const languagesText = ({ body, bodyEn }: ReplyTemplate, language: ReaderLanguage) =>
  listText([...(body ? [words.chinese] : []), ...(bodyEn ? [words.english] : [])], language)

const columns: Column<ReplyTemplate>[] = [
  column('name', words.name, {
    sort: 'name',
    isFlexible: true,
    cell: (template) => <Text of={template} text={nameIn} />,
    text: nameIn,
  }),
  column('kinds', words.kinds, {
    phone: 'line',
    cell: (template) => <Text of={template} text={kindsText} />,
    text: kindsText,
  }),
  {
    id: 'languages',
    header: words.languages,
    className: 'whitespace-nowrap',
    cell: (template) => <Text of={template} text={languagesText} />,
    text: languagesText,
  },
  {
    id: 'state',
    header: words.state,
    phone: 'corner',
    className: 'whitespace-nowrap',
    ...wordsColumn(({ isArchived }) => (isArchived ? words.archived : words.active)),
    cell: ({ isArchived }) => <StateBadge isArchived={isArchived} />,
  },
  column('updatedAt', words.changed, {
    sort: 'updatedAt',
    className: 'whitespace-nowrap',
    cell: ({ updatedAt }) => <RelativeTime at={updatedAt} />,
  }),
  column('updatedBy', words.changedBy, { isOptional: true }),
]

export const templatesTable: Table<ReplyTemplate> = {
  name: 'reply-templates',
  title: salesSettingsWords.replyTemplates,
  rows: listReplyTemplates,
  columns,
  filters: [
    choiceFilter('kind', words.kinds, replyKinds, replyKindWords),
    {
      ...choiceFilter('state', words.state, ['active', 'archived'], { active: words.active, archived: words.archived }),
      initial: ['active'],
    },
  ],
  initialSort: 'name',
  searchLabel: words.search,
  count: words.count,
  empty: { title: words.none, hint: words.noneHint },
  rowId: ({ id }) => id,
  rowName: nameIn,
  rowPath: ({ id }) => replyTemplatePath(id),
  isQuiet: ({ isArchived }) => isArchived,
}

function Text({ of, text }: { of: ReplyTemplate; text: (of: ReplyTemplate, language: ReaderLanguage) => string }) {
  return text(of, useLanguage())
}

export function StateBadge({ isArchived }: Pick<ReplyTemplate, 'isArchived'>) {
  const t = useTranslate()
  return <Badge tone={isArchived ? 'quiet' : 'signal'}>{t(isArchived ? words.archived : words.active)}</Badge>
}
