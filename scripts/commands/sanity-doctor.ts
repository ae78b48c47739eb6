/**
 * Looks at everything that content from Sanity needs: `npm run sanity:doctor`. Prints what each check has seen, and how to mend it; exit code 1 where
 * something is wrong. It changes nothing at Sanity; it keeps the dataset's pictures in DATA_DIR/assets, as the site does, and calls the site's webhook.
 */
import { parseArgs } from 'node:util'
import { assetFolderOf } from '#src/cms/sanity/asset-files.ts'
import { readConfig } from '#src/server/config/config.ts'
import { ConfigError } from '#src/server/config/environment-reader.ts'
import { answerHelp } from '../lib/answer-help.ts'
import { checkCodes } from '../lib/doctor/check-codes.ts'
import { checkCors } from '../lib/doctor/check-cors.ts'
import { checkDatasetThere } from '../lib/doctor/check-dataset.ts'
import { checkPublished } from '../lib/doctor/check-documents.ts'
import { checkDrafts } from '../lib/doctor/check-drafts.ts'
import { checkLive } from '../lib/doctor/check-live.ts'
import { checkTokens } from '../lib/doctor/check-tokens.ts'
import { checkWebhook } from '../lib/doctor/check-webhook.ts'
import { type Finding, findingText } from '../lib/doctor/finding.ts'

answerHelp(`npm run sanity:doctor -- [--studio ORIGIN]

Says whether tokens, dataset, drafts, documents, discount codes, the stream of changes, CORS and webhook are as the site needs them, and how to mend what is not. Changes nothing at Sanity, keeps pictures in DATA_DIR/assets as the site does, and calls the webhook; exit code 1 where something is wrong.
  --studio ORIGIN  the address of a Studio of your own, such as https://studio.example.com
It reads the settings of the site: SANITY_PROJECT_ID, SANITY_DATASET, SANITY_READ_TOKEN, SANITY_WRITE_TOKEN, SANITY_WEBHOOK_SECRET, PUBLIC_ORIGIN, CONTENT_DIR, DATA_DIR.
`)

try {
  const { values } = parseArgs({
    options: {
      studio: { type: 'string' },
    },
  })
  const { sanity, publicOrigin, contentDir, dataDir } = readConfig(process.env)
  if (sanity === null) throw new ConfigError(['SANITY_PROJECT_ID must name the project: it stands at sanity.io/manage'])
  const dataset = { ...sanity, token: sanity.readToken }
  const checks: (() => Promise<Finding[]>)[] = [
    () => checkDatasetThere(dataset),
    () => checkTokens(dataset, sanity),
    () => checkDrafts(dataset, sanity),
    () => checkPublished(dataset, { folder: contentDir, assets: assetFolderOf(dataDir) }),
    () => checkCodes(dataset),
    () => checkLive(dataset),
    () => checkCors(dataset, values.studio ?? null),
    () => checkWebhook(sanity.webhookSecret, publicOrigin),
  ]
  for (const check of checks) {
    for (const finding of await check()) {
      console.log(findingText(finding))
      if (finding.is === 'wrong') process.exitCode = 1
    }
  }
} catch (error) {
  const isForOwner = error instanceof ConfigError || (error instanceof TypeError && 'code' in error)
  console.error(isForOwner ? error.message : error)
  process.exitCode = 1
}
