// npm run pictures: compares a screenshot of every page with those that `npm run pictures -- --update-snapshots` took.
// `-g /admin/orders` takes some of them.
import { defineConfig } from '@playwright/test'
import { browserArguments, browserExecutable, chineseFonts } from '../support/browser.ts'

const port = 4300
const baseURL = `http://127.0.0.1:${port}`

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/pictures/differences',
  snapshotPathTemplate: '../../test-results/pictures/taken/{arg}{ext}',
  reporter: [['dot'], ['html', { outputFolder: '../../test-results/pictures/report', open: 'never' }]],
  fullyParallel: true,
  workers: 2,
  timeout: 300_000,
  expect: { toHaveScreenshot: { animations: 'disabled', threshold: 0.05 }, timeout: 30_000 },
  use: {
    baseURL,
    launchOptions: {
      executablePath: await browserExecutable(),
      args: browserArguments,
      env: { ...process.env, FONTCONFIG_FILE: await chineseFonts('test-results/pictures') },
    },
    contextOptions: { reducedMotion: 'reduce' },
  },
  webServer: {
    command: 'node tests/pictures/site.process.ts',
    cwd: '../..',
    env: { PORT: String(port) },
    url: `${baseURL}/health/live`,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
})
