import { checkDataset } from '#src/cms/sanity/checked-dataset.ts'
import type { DatasetConfig } from '#src/cms/sanity/dataset.ts'
import { DatasetError } from '#src/cms/sanity/dataset-error.ts'
import type { MediaFolders } from '#src/cms/documents/checked-content.ts'
import { MediaReader } from '#src/cms/media/media.ts'
import { type Finding, fine, wrong } from './finding.ts'

const MEND = 'correct it in the Studio, or in a folder and push it; until then the site keeps what it has'

/** Whether what is published could go live: as the server checks it, with its pictures. */
export async function checkPublished(config: DatasetConfig, folders: MediaFolders): Promise<Finding[]> {
  try {
    const { checked } = await checkDataset(config, folders, new MediaReader())
    if (!checked.ok) return checked.problems.map(problem => wrong(problem, MEND))
    const { id, selections } = checked.value
    return [fine(`what is published can go live: all ${selections.toLocaleString('en')} selections have a price or a reason (revision ${id})`)]
  } catch (error) {
    if (!(error instanceof DatasetError)) throw error
    return [wrong(error.message, 'mend what is said above first')]
  }
}
