import { execFileSync, spawnSync } from 'node:child_process'
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

/** Ensures that there are a browser and the typefaces of visitors' devices, installing what is missing, and prints which and why. */
export function prepareBrowser(): void {
  const found = findBrowser()
  const packages = [...(found === null ? ['chromium-headless-shell'] : []), ...(hasArial() ? [] : ['fonts-liberation'])]
  if (found !== null) console.log(`browser: ${found} (found on this machine)`)
  if (packages.length > 0 && canInstallPackages()) {
    console.log(`browser: installing the Debian packages ${packages.join(' and ')}`)
    execFileSync('apt-get', ['update'], { stdio: 'ignore' })
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { stdio: 'inherit' })
    return
  }
  if (packages.includes('fonts-liberation'))
    console.log('browser: neither Arial nor Liberation Sans on this machine: tests of what moves while a font loads will fail')
  if (found !== null) return
  console.log("browser: none found; downloading Playwright's Chromium (set CHROME_PATH to use your own)")
  execFileSync(process.execPath, [join('node_modules', 'playwright', 'cli.js'), 'install', '--only-shell', 'chromium'], { stdio: 'inherit' })
}

/** Whether text in Arial is shown in it or in its metric-compatible twin: pages stand in for their own fonts with it until those are loaded. Only Linux may lack it. */
function hasArial(): boolean {
  if (process.platform !== 'linux') return true
  const { stdout } = spawnSync('fc-match', ['Arial:bold', 'family'], { encoding: 'utf8' })
  return /^(Arial|Liberation Sans)\b/.test(stdout ?? '')
}

function canInstallPackages(): boolean {
  return process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}
