import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Best first: the headless shell is the same engine without a window system, and halves the time of a test. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Finds the machine's own Chrome or Chromium; null when it has none. CHROME_PATH takes precedence. */
export function findBrowser(): string | null {
  const { CHROME_PATH, PATH = '' } = process.env
  const onPath = PATH.split(delimiter).flatMap(folder => NAMES.map(name => join(folder, name)))
  return [CHROME_PATH ?? '', ...onPath, ...PLACES].find(file => file !== '' && existsSync(file)) ?? null
}

/** Ensures that there is a browser, installing one if needed, and prints which and why. */
export function prepareBrowser(): void {
  const found = findBrowser()
  if (found !== null) return console.log(`browser: ${found} (found on this machine)`)
  if (canInstallPackages()) {
    console.log('browser: none found; installing the Debian package chromium-headless-shell')
    execFileSync('apt-get', ['update'], { stdio: 'ignore' })
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'], { stdio: 'inherit' })
    return
  }
  console.log("browser: none found; downloading Playwright's Chromium (set CHROME_PATH to use your own)")
  execFileSync(process.execPath, [join('node_modules', 'playwright', 'cli.js'), 'install', '--only-shell', 'chromium'], { stdio: 'inherit' })
}

function canInstallPackages(): boolean {
  return process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}
