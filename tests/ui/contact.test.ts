import { expect, it } from 'vitest'
import { goTo, testSite } from './site.ts'

const { visit } = testSite()

it('/contact and /demo have every way to a person, the message begun', async () => {
  const page = await visit('/about')
  for (const [address, title, text] of [
    ['/contact', '聯絡我們', /我想查詢物聯網方案/],
    ['/en/contact', 'Get in Touch', /I have a question about IoT solutions/],
    ['/demo?product=漏水感測器', '預約示範', /預約示範（漏水感測器）/],
    ['/en/demo?product=Parking%20Sensor', 'Book a live demo', /book a demo of Parking Sensor/],
    ['/contact?inquiryType=quote&product=漏水感測器', '聯絡我們', /索取「漏水感測器」的報價/],
    [
      '/en/contact?inquiryType=quote&product=Water%20Leak%20Sensor',
      'Get in Touch',
      /a quotation for Water Leak Sensor/,
    ],
  ] as const) {
    await goTo(page, address)
    const main = page.getByRole('main')
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    const chat = main.getByRole('link', { name: /對話|chat/i })
    const href = new URL((await chat.getAttribute('href')) ?? '')
    expect(href.href).toContain('https://wa.me/85230001234')
    expect(href.searchParams.get('text')).toMatch(text)
    expect(await main.getByRole('link', { name: '+852 3000 1234' }).getAttribute('href')).toBe('tel:+85230001234')
    const mail = new URL((await main.getByRole('link', { name: /@/ }).getAttribute('href')) ?? '')
    expect([mail.protocol, mail.searchParams.get('body')]).toEqual(['mailto:', href.searchParams.get('text')])
  }
})
