import { describe, expect, it } from 'vitest'
import { defaultSettings, settingsSchema } from '#contract/site/settings.ts'
import { siteSchema } from '#contract/site/site.ts'
import { says } from '#tests/support/gateway/plays.ts'
import { startGateway } from '#tests/support/gateway/stand-in.ts'
import { restoredApp } from '#tests/support/restored.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { ask, change, problemOf, set, settingsOf } from './settings.ts'

const app = await restoredApp()
const admin = await createStaff(app, 'super_admin', { name: '黃總管' })
describe('/admin/settings/chat', () => {
  it('begins with the defaults', async () => {
    const { chat } = await settingsOf(app, admin)
    expect(chat).toEqual({ values: defaultSettings.chat, version: 0, updatedAt: null, updatedBy: null })
  })

  it('takes effect at once, is noted, and is not written over unseen', async () => {
    const { chat } = await set(app, admin, 'chat', { messagesPerDay: 12, usdPerDay: 2.5, retentionDays: 30 })
    expect(chat).toMatchObject({ values: { messagesPerDay: 12, usdPerDay: 2.5 }, version: 1, updatedBy: '黃總管' })
    expect(app.services.settings.current().chat).toMatchObject({ retentionDays: 30 })
    const stale = await ask(app, admin, 'PUT', '/chat', { values: defaultSettings.chat, version: 0 })
    expect(problemOf(stale).code).toBe('record.changed')
    expect(settingsSchema.parse(problemOf(stale).current).chat).toEqual(chat)
    const { body } = await ask(app, admin, 'GET', '/history?group=chat')
    expect(body).toMatchObject({
      items: [{ before: { messagesPerDay: 40, usdPerDay: 20, retentionDays: 90 }, after: { messagesPerDay: 12 } }],
    })
  })

  it.each([
    ['messagesPerDay', 0],
    ['messagesPerDay', 1.5],
    ['tokensPerDay', -1],
    ['usdPerDay', 100_001],
    ['promptUsdPerMillion', -1],
    ['retentionDays', 0],
    ['retentionDays', 731],
    ['unknown', 1],
  ])('refuses %s of %s', async (field, value) => {
    expect(problemOf(await change(app, admin, 'chat', { [field]: value })).code).toBe('request.invalid')
  })
})

describe('the model gateway, of the integrations', () => {
  const chatMode = async () => siteSchema.parse(await (await fetch(`${app.url}/api/v1/site`)).json()).chatMode
  const faultsOf = async (values: object, secrets?: object) => {
    const answer = await change(app, admin, 'integrations', values, secrets ? { secrets } : {})
    return answer.status === 200 ? [] : problemOf(answer).errors
  }
  const url = 'https://gateway.example/v1'

  it('takes a key with its address, and answers by it from then on', async () => {
    expect(await chatMode()).toBe('demo')
    expect(await faultsOf({ chatApiUrl: url })).toEqual([
      { path: 'secrets.chatApiKey', message: 'is required with a gateway', code: 'required_with_gateway' },
    ])
    expect(await faultsOf({ chatApiUrl: url, chatModel: 'qwen/qwen3-30b-a3b' }, { chatApiKey: 'sk-one' })).toEqual([])
    expect(await chatMode()).toBe('ai')
    expect((await settingsOf(app, admin)).integrations.secrets.chatApiKey).toBe(true)
  })

  it('uses a kept key only with the gateway that it was given for', async () => {
    const moved = [
      {
        path: 'secrets.chatApiKey',
        message: 'was for another gateway: enter it again, or remove it',
        code: 'of_other_gateway',
      },
    ]
    expect(await faultsOf({ chatApiUrl: url }, { chatApiKey: 'sk-one' })).toEqual([])
    expect(await faultsOf({ chatApiUrl: 'https://elsewhere.example/v1' })).toEqual(moved)
    expect(await faultsOf({ chatApiUrl: '' })).toEqual(moved)
    expect(await faultsOf({ chatModel: 'another' })).toEqual([])
    expect(app.services.settings.current().integrations.chatApiUrl).toBe(url)
    expect(await faultsOf({ chatApiUrl: 'https://elsewhere.example/v1' }, { chatApiKey: 'sk-two' })).toEqual([])
    expect(app.services.settings.current().secrets.chatApiKey).toBe('sk-two')
    expect(await faultsOf({ chatApiUrl: '' }, { chatApiKey: null })).toEqual([])
    expect(await chatMode()).toBe('demo')
  })

  it('asks for a word of the model by what is kept, and hangs up', async () => {
    const test = (as: StaffMember | undefined = admin) => ask(app, as, 'POST', '/gateway/test')
    expect(problemOf(await test())).toMatchObject({
      status: 409,
      code: 'chat.not_configured',
      title: 'API key not configured',
    })
    const gateway = await startGateway()
    gateway.answerWith(says('OK'))
    await set(
      app,
      admin,
      'integrations',
      { chatApiUrl: gateway.url, chatModel: 'm' },
      { secrets: { chatApiKey: gateway.apiKey } },
    )
    expect(await test()).toMatchObject({ status: 200, body: { model: 'm', firstTextMs: expect.any(Number) } })
    expect(gateway.requests.at(-1)?.headers.authorization).toBe(`Bearer ${gateway.apiKey}`)
    gateway.answerWith({ kind: 'status', status: 429, retryAfter: '7' })
    const limited = await test()
    expect(problemOf(limited).code).toBe('chat.rate_limited')
    expect(limited.headers.get('retry-after')).toBe('7')
    await set(app, admin, 'integrations', {}, { secrets: { chatApiKey: 'sk-wrong' } })
    const wrong = problemOf(await test())
    expect(wrong).toMatchObject({ status: 502, code: 'chat.unauthorized' })
    expect(wrong.title).toBe('Invalid API key. Please check your gateway configuration.')
    expect(JSON.stringify(wrong)).not.toContain('sk-wrong')
    const late = await createStaff(app, 'super_admin')
    const confirmedAt = new Date(Date.now() - 11 * 60_000)
    await app.services.database.prisma.session.updateMany({ where: { userId: late.id }, data: { confirmedAt } })
    expect(problemOf(await test(late)).code).toBe('session.confirmation_required')
    await set(app, admin, 'integrations', { chatApiUrl: '' }, { secrets: { chatApiKey: null } })
    await gateway.close()
  })

  const notGateway = 'is not an address such as https://openrouter.ai/api/v1'
  const plain = 'must begin with https:// outside one’s own network'
  it.each([
    ['openrouter.ai', notGateway],
    ['ftp://gateway.example/v1', notGateway],
    ['javascript:alert(1)', notGateway],
    ['https://user:pass@gateway.example/v1', 'must hold no user name or password'],
    ['https://key@gateway.example/v1', 'must hold no user name or password'],
    ['https://gateway.example/v1?key=1', 'must hold no query: only the path before /chat/completions'],
    ['http://gateway.example/v1', plain],
    ['http://8.8.8.8/v1', plain],
    ['http://169.254.169.254/v1', plain],
    ['http://metadata.google.internal/v1', plain],
    ['http://[2001:db8::1]/v1', plain],
  ])('refuses %s', async (chatApiUrl, message) => {
    expect(await faultsOf({ chatApiUrl }, { chatApiKey: 'sk' })).toMatchObject([{ path: 'values.chatApiUrl', message }])
  })

  it.each([
    'http://127.0.0.1:4000/v1',
    'http://localhost:11434/v1',
    'http://litellm:4000',
    'http://10.1.2.3/v1',
    'http://192.168.1.5:8080/v1',
    'http://[::1]:4000/v1',
    'http://models.internal/v1',
  ])('takes %s: it is one’s own network', async (chatApiUrl) => {
    expect(await faultsOf({ chatApiUrl }, { chatApiKey: 'sk' })).toEqual([])
  })
})
