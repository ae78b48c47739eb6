/** Checks a content folder: `npm run -s content:check -- [DIR]`. One line for each problem, and exit code 1. */
import { loadEdition } from '#src/cms/edition.ts'

const [folder = 'content'] = process.argv.slice(2)
const loaded = await loadEdition(folder)
if (loaded.ok) {
  const { revision, media, selections } = loaded.value
  const { categories } = revision.content
  const packages = categories.reduce((count, category) => count + category.packages.length, 0)
  const counted = `${categories.length} categories, ${packages} packages, ${media.illustrations.size + media.images.size} pictures`
  console.log(`${folder} is fine: ${counted}; all ${selections} selections have a price or a reason (revision ${revision.id})`)
} else {
  for (const line of loaded.problems) console.log(line)
  process.exitCode = 1
}
