import type { QuestionGroup } from '#content/questions.words.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { StructuredData } from '../seo/index.ts'

/** Renders all questions as schema.org data, whatever the search. */
export function QuestionsData({ groups }: { groups: QuestionGroup[] }) {
  const t = useTranslate()
  return (
    <StructuredData
      thing={{
        '@type': 'FAQPage',
        mainEntity: groups
          .flatMap(({ questions }) => questions)
          .map(({ question, answer }) => ({
            '@type': 'Question',
            name: t(question),
            acceptedAnswer: { '@type': 'Answer', text: t(answer) },
          })),
      }}
    />
  )
}
