import type { ReactNode } from 'react'
import { type ContentKind, contentData, contentKinds } from '#contract/content/kinds.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'
import { CaseSheet } from '../../content/index.ts'
import { paths } from '../../paths.ts'

interface KindView {
  /** Of its list. */
  name: Bilingual
  /** What one of them is called: "a case study". */
  one: Bilingual
  /** Where visitors see it. @param key of the entry */
  path: (key: string) => string
  /** As the site shows it; nothing while it is not whole. @param data as its fields are */
  preview: (data: unknown, isSample: boolean) => ReactNode
}

/** What the admin knows of each kind of content beside its schema. */
export const kindViews: Record<ContentKind, KindView> = {
  cases: {
    name: { 'zh-TW': '個案', en: 'Case studies' },
    one: { 'zh-TW': '個案', en: 'case study' },
    path: (key) => `${paths.caseStudies}#${key}`,
    preview(data, isSample) {
      const study = contentData.cases.safeParse(data).data
      return study && <CaseSheet study={study} id="preview" number={1} isSample={isSample} />
    },
  },
}

export function isKind(text: string | undefined): text is ContentKind {
  return contentKinds.some((kind) => kind === text)
}
