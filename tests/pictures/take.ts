import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from 'playwright-core'
import * as z from 'zod'
import { type ReaderLanguage, readerLanguages } from '#contract/i18n/languages.ts'
import { stylesOf } from './styles.ts'

const widths = [390, 768, 1440]
const themes = ['light', 'dark'] as const
/** Of buttons alike, such as those of rows, the first is pressed. */
const buttonsMax = 15
/** What a press brings is drawn by then: motion is off. */
const drawnMs = 150

/** As `npm run pictures` was asked (run.ts). */
const options = z
  .object({
    PICTURES_FOLDER: z.string(),
    PICTURES_ONLY: z.string().default(''),
    PICTURES_STYLES: z.string().optional(),
  })
  .parse(process.env)

/** In which languages a page is taken: for styles alone one is enough. */
export const takenLanguages: readonly ReaderLanguage[] = options.PICTURES_STYLES ? ['zh-TW'] : readerLanguages

/** Whether pictures of this page are asked for: all of them, unless a part of its name is given. */
export function isWanted(name: string): boolean {
  return name.includes(options.PICTURES_ONLY)
}

/** Holds a page as it is: its clock stands still, and what is pressed changes nothing on the server. */
export async function hold(page: Page, now: Date): Promise<void> {
  await page.clock.setFixedTime(now)
  await page.route('**/api/**', (route) => (route.request().method() === 'GET' ? route.fallback() : route.abort()))
}

/**
 * Takes an open page in every width and theme, or what styles everything on it has, also in print and after each of its buttons.
 * @param name of the page, with its language, as a file is called
 */
export async function take(page: Page, name: string): Promise<void> {
  await mkdir(options.PICTURES_FOLDER, { recursive: true })
  const file = path.join(options.PICTURES_FOLDER, name.replace(/[^\w.-]+/g, '_'))
  return options.PICTURES_STYLES ? takeStyles(page, file) : takePictures(page, file)
}

async function takePictures(page: Page, file: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme })
      await page.screenshot({ path: `${file}.${width}.${colorScheme}.png`, fullPage: true, animations: 'disabled' })
    }
  }
}

async function takeStyles(page: Page, file: string): Promise<void> {
  const taken: Record<string, Awaited<ReturnType<typeof stylesOf>>> = {}
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    taken[String(width)] = await stylesOf(page)
  }
  await page.emulateMedia({ media: 'print' })
  taken.print = await stylesOf(page)
  await page.emulateMedia({ media: null })
  const address = page.url()
  for (let index = 0; index < buttonsMax; index++) {
    const button = await page.evaluate(press, index)
    if (!button) break
    await page.waitForTimeout(drawnMs)
    await page.waitForLoadState('networkidle')
    if (page.url() === address) taken[`button ${index}: ${button}`] = await stylesOf(page)
    await page.keyboard.press('Escape')
    await page.goto(address)
    await page.waitForLoadState('networkidle')
  }
  await writeFile(`${file}.json`, JSON.stringify(taken))
}

/** In the page: presses the button of this number, of those in the page itself; the frame's are the home page's and the dashboard's. @returns its name, empty where there is none */
function press(index: number): string {
  const place = /^\/(?:admin)?$/.test(location.pathname) ? 'body' : 'main'
  const buttons = [
    ...document.querySelectorAll<HTMLElement>(`${place} :is(button, summary, [role=button], [role=tab])`),
  ]
  const nameOf = (button: HTMLElement) =>
    (button.getAttribute('aria-label') ?? button.textContent).replace(/\d/g, '').trim().slice(0, 40) || '?'
  const seen = buttons.filter(
    (button) => button.checkVisibility({ visibilityProperty: true }) && !button.matches(':disabled'),
  )
  const kinds = [...Map.groupBy(seen, (button) => (button.closest('td') ? 'of a row' : nameOf(button))).values()]
  const button = kinds[index]?.[0]
  button?.click()
  return button ? nameOf(button) : ''
}
