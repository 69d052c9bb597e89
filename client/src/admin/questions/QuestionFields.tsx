import '../records/form/form-sections.css'
import { questionGroups } from '#content/questions.words.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextArea, TextField } from '../../ui/fields/TextField.tsx'
import type { StaffFormState } from '../records/form/index.ts'
import { Switch } from '../ui/fields/Switch.tsx'
import { QuestionPreview } from './QuestionPreview.tsx'
import type { QuestionValues } from './question-values.ts'
import { questionsWords as words } from './questions.words.ts'

export function QuestionFields({ form }: { form: StaffFormState<QuestionValues> }) {
  const t = useTranslate()
  const { field, set, values } = form
  return (
    <>
      <div className="form-pair gap-y-7">
        <fieldset className="form-section lg:pt-0 lg:border-t-0">
          <legend>{t(words.chinese)}</legend>
          <TextArea {...field('question')} label={t(words.questionZh)} rows={2} required />
          <TextArea {...field('answer')} label={t(words.answerZh)} rows={7} required />
          <TextField {...field('words')} label={t(words.wordsZh)} hint={t(words.wordsHint)} />
        </fieldset>
        <fieldset className="form-section lg:pt-0 lg:border-t-0">
          <legend>{t(words.english)}</legend>
          <TextArea {...field('questionEn')} label={t(words.questionEn)} rows={2} />
          <TextArea {...field('answerEn')} label={t(words.answerEn)} rows={7} />
          <TextField {...field('wordsEn')} label={t(words.wordsEn)} hint={t(words.wordsHint)} />
        </fieldset>
      </div>
      <p className="field-hint">{t(words.englishHint)}</p>
      <fieldset className="form-section">
        <legend>{t(words.where)}</legend>
        <div className="form-pair">
          <SelectField
            {...field('group')}
            label={t(words.group)}
            options={questionGroups.map(({ id, title }) => ({ value: id, label: t(title) }))}
          />
          <Switch
            label={t(words.publish)}
            hint={t(words.publishHint)}
            isOn={values.isPublished}
            onChange={(isOn) => set('isPublished', isOn)}
          />
        </div>
      </fieldset>
      <QuestionPreview values={values} />
    </>
  )
}
