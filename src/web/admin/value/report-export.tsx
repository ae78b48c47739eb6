import type { ReportGroup } from '#src/contract/generated/types.ts'
import { useContent } from '../data/content/admin-content.ts'
import { saveFile } from '../export/save-file.ts'
import { exportReport } from './export-report.ts'

/** Saves the report's figures, a row for each service in each month, as a file for other programs; its visits are another export. */
export function ReportExport({ name, groups }: { name: string; groups: readonly ReportGroup[] }) {
  const content = useContent()
  return (
    <button type="button" className="plain-button" onClick={() => void saveFile(exportReport(groups, content), `report ${name}`, 'csv')}>
      Export figures
    </button>
  )
}
