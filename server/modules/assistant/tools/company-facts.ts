import { contactFacts } from '#content/contact.words.ts'
import { demoFacts } from '#content/demo.words.ts'
import {
  certificatesRule,
  contactRule,
  countriesRule,
  hoursRule,
  languagesRule,
  leadTimeRule,
  minimumOrderRule,
  rolesRule,
  sampleNote,
  teamRule,
} from '#content/facts/company.words.ts'
import { afterOrder, orderRule, pricesExclude, quotationSettles, requestRule } from '#content/facts/ordering.words.ts'
import { serviceAreas } from '#content/facts/service.words.ts'
import { questionGroups } from '#content/questions.words.ts'
import type { ToolInput, ToolOutput } from '#contract/assistant/tools/assistant-tools.ts'
import type { ToolSource } from '#contract/assistant/tools/tool.ts'
import type { CompanyTopic } from '#contract/assistant/tools/tool-names.ts'
import { inLanguage, listIn, withFallback } from '#contract/i18n/in-language.ts'
import type { Bilingual, ReaderLanguage } from '#contract/i18n/languages.ts'
import { both, named, sentences } from '../knowledge/piece.ts'
import { pageSource } from './page-sources.ts'
import type { Answered, ToolContext, ToolServices } from './tool-context.ts'

interface Fact {
  text: Bilingual
  path: string
  /** Title of a question; of a page otherwise. */
  question?: Bilingual
}

/** Where to ask for what is not stated. */
const askAt = '/contact'

/** Reads the one place of each fact: content, settings, and what staff have published. */
export function companyFacts({ site, publishedContent }: Pick<ToolServices, 'site' | 'publishedContent'>) {
  function marked(kind: 'certificates' | 'team' | 'roles', text: Bilingual, path: string): Fact {
    const isSample = publishedContent.current(kind).some((entry) => entry.isSample)
    return { text: isSample ? sentences([text, sampleNote]) : text, path }
  }

  const facts: Record<CompanyTopic, () => Fact | undefined> = {
    about() {
      const about = publishedContent.current('about')[0]?.data
      return about && { text: sentences([about.title, about.lead]), path: '/about' }
    },
    address() {
      const offices = publishedContent.current('offices').map(({ data }) => data)
      const others = offices.map(({ city, text }) => named(city, text))
      return site().address['zh-TW'] || site().address.en
        ? { text: sentences([site().address, contactFacts.addressHint, ...others]), path: '/contact' }
        : undefined
    },
    countries: () => ({ text: stated(countriesRule, serviceAreas), path: '/support#regions' }),
    hours: () => ({ text: hoursRule, path: '/contact' }),
    contact() {
      const { phone, email, supportEmail } = site()
      return { text: both((language) => contactRule[language](phone, email, supportEmail)), path: '/contact' }
    },
    languages: () => ({ text: languagesRule, path: '/contact' }),
    response: () => ({ text: contactFacts.description, path: '/contact' }),
    delivery: () => fromQuestion('regions', pricesExclude, quotationSettles),
    lead_time: () => ({ text: sentences([leadTimeRule, afterOrder]), path: '/terms#quotations' }),
    installation: () => fromQuestion('self-install', pricesExclude),
    payment: () => ({ text: sentences([quotationSettles, requestRule, afterOrder]), path: '/terms#quotations' }),
    currency: () => fromQuestion('currency'),
    tax: () => ({ text: pricesExclude, path: '/terms#prices' }),
    ordering: () => ({ text: sentences([requestRule, orderRule, afterOrder]), path: '/terms#quotations' }),
    quotation_validity: () => fromQuestion('quotation-validity'),
    minimum_order: () => ({ text: minimumOrderRule, path: '/products' }),
    warranty: () => fromQuestion('warranty-period'),
    returns: () => fromQuestion('returns'),
    repairs: () => fromQuestion('faulty'),
    certificates() {
      const names = publishedContent.current('certificates').map(({ data }) => data.name)
      const list = both((language) => listIn(names, language))
      return names.length > 0 ? marked('certificates', stated(certificatesRule, list), '/about') : undefined
    },
    partners: () => fromQuestion('partner-price'),
    demo: () => ({ text: demoFacts, path: '/demo' }),
    data: () => fromQuestion('what-is-kept'),
    team() {
      const teams = publishedContent.current('team').map(({ data }) => data)
      const people = teams.reduce((sum, team) => sum + team.people, 0)
      const names = listed(teams.map(({ name }) => name))
      return teams.length > 0
        ? marked(
            'team',
            both((language) => teamRule[language](people, names[language])),
            '/about',
          )
        : undefined
    },
    careers() {
      const roles = publishedContent.current('roles').map(({ data }) => data.name)
      const names = listed(roles)
      return roles.length > 0 ? marked('roles', stated(rolesRule, names), '/careers') : undefined
    },
  }

  return async (
    { topics }: ToolInput<'company_facts'>,
    { language }: ToolContext,
  ): Promise<Answered<ToolOutput<'company_facts'>>> => {
    const answers = [...new Set(topics)].map((topic) => ({ topic, fact: facts[topic]() }))
    return {
      output: {
        facts: answers.map(({ topic, fact }) =>
          fact
            ? { topic, isStated: true, text: fact.text, path: fact.path }
            : { topic, isStated: false, text: { 'zh-TW': '', en: '' }, path: askAt },
        ),
      },
      sources: answers.flatMap(({ fact }) => (fact ? [sourceOf(fact, language)] : [])),
    }
  }
}

function stated(rule: Record<keyof Bilingual, (text: string) => string>, text: Bilingual): Bilingual {
  return both((language) => rule[language](text[language]))
}

function listed(names: Bilingual[]): Bilingual {
  return both((language) =>
    listIn(
      names.map((name) => withFallback(name, language)),
      language,
    ),
  )
}

const questions = questionGroups.flatMap((group) => group.questions)

function fromQuestion(id: string, ...more: Bilingual[]): Fact | undefined {
  const found = questions.find((question) => question.id === id)
  if (!found) return undefined
  return { text: sentences([found.answer, ...more]), path: `/support#${id}`, question: found.question }
}

function sourceOf({ path, question }: Fact, language: ReaderLanguage): ToolSource {
  return question ? { kind: 'question', title: inLanguage(question, language), path } : pageSource(path, language)
}
