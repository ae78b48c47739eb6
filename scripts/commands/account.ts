/** Creates a one-time link that sets the admin's username and password, whether or not the site runs: `npm run account -- link`. */
import { newSetupCode } from '#src/server/auth/prepare-admin.ts'
import { readConfig } from '#src/server/config/config.ts'
import { ConfigError } from '#src/server/config/environment-reader.ts'
import { setUpLink } from '#src/server/lifecycle/startup-banner.ts'
import { withAccounts } from '#src/server/storage/accounts/open-accounts.ts'
import { answerHelp } from '../lib/answer-help.ts'
import { runCommand } from '../lib/backup-command.ts'

answerHelp(`npm run account -- link

Creates a link that sets the admin's username and password; it works once, within a day. DATA_DIR or DATABASE_URL says of which site.
`)
await runCommand(async () => {
  const [word, ...more] = process.argv.slice(2)
  if (word !== 'link' || more.length > 0) throw new ConfigError(['use: npm run account -- link'])
  const config = readConfig(process.env)
  const code = await withAccounts(config, accounts => newSetupCode(accounts, new Date()))
  return `With this link you choose a username and a password and are signed in; everybody else is signed out. It works once, within a day: ${setUpLink(config, code)}`
})
