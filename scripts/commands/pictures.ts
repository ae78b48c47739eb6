/** Takes pictures of every screen, kind and state at each width, light and dark, into .cache/pictures: `npm run pictures`. */
import { spawnSync } from 'node:child_process'
import { prepareBrowser } from '../lib/find-browser.ts'

prepareBrowser()
const env = { ...process.env, PICTURES: '1' }
process.exitCode =
  spawnSync('playwright', ['test', 'looks', 'account', 'gallery.spec'], { env, stdio: 'inherit', shell: process.platform === 'win32' }).status ?? 1
