import type { ReactNode } from 'react'
import { type ContentKind, contentData, contentKinds } from '#contract/content/kinds.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'
import { CaseSheet, HeroView } from '../../content/index.ts'
import { paths } from '../../paths.ts'

interface KindView {
  /** Of its list. */
  name: Bilingual
  /** What one of them is called: "a case study". */
  one: Bilingual
  /** What staff should know of it, over its list. */
  hint?: Bilingual
  /** Where visitors see it. @param key of the entry */
  path: (key: string) => string
  /** As the site shows it; nothing while it is not whole. @param data as its fields are */
  preview: (data: unknown, isSample: boolean) => ReactNode
}

/** What the admin knows of each kind of content beside its schema. */
export const kindViews: Record<ContentKind, KindView> = {
  hero: {
    name: { 'zh-TW': '首頁標題', en: 'Home page’s hero' },
    one: { 'zh-TW': '首頁標題', en: 'hero' },
    hint: {
      'zh-TW':
        '首頁顯示最上面、當時已發布的一項。想推廣一段時間，就新增一項、排好日期，並放到最上面；期滿後會自動回到下一項。',
      en: 'The home page shows the topmost that is published at the time. For a campaign, add one, schedule it and put it on top: when it ends, the next is back by itself.',
    },
    path: () => paths.home,
    preview(data) {
      const hero = contentData.hero.safeParse(data).data
      return hero && <HeroView hero={hero} />
    },
  },
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
