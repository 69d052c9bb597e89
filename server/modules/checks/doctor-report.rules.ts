import type { Language } from '#contract/i18n/languages.ts'
import { checkLabels, findingWords, levelWords, remedyWords } from '#contract/staff/check-words.ts'
import type { CheckLevel, Checks } from '#contract/staff/checks.ts'

const marks: Record<CheckLevel, string> = { ok: '  ', note: '- ', warning: '! ', failure: 'x ' }

/** Words the findings for a terminal, one to a line, each with its remedy below. */
export function doctorReport({ findings }: Checks, language: Language): string {
  const lines = findings.flatMap(({ check, code, level, params }) => {
    const remedy = remedyWords[code]
    const found = `${marks[level]}${checkLabels[check][language]}: ${findingWords[code][language](params)}`
    return [
      level === 'ok' ? found : `${found} (${levelWords[level][language]})`,
      ...(remedy ? [`    ${remedy[language]}`] : []),
    ]
  })
  return `${lines.join('\n')}\n`
}
