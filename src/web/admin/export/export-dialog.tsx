import { type SubmitEvent, useId, useState } from 'react'
import { weekStartOf } from '../calendar/week.ts'
import { useApi } from '../data/api-context.ts'
import { useContent } from '../data/content/admin-content.ts'
import { useToday } from '../hooks/use-clock.ts'
import { EVERYTHING, type ListQuery } from '../requests-list/list-query.ts'
import { crewChoices } from '../texts/crew-texts.ts'
import { errorText } from '../texts/error-text.ts'
import { requestCount } from '../texts/request-count.ts'
import { SideDialog } from '../ui/side-dialog.tsx'
import type { Period } from '../value/periods.ts'
import { type ExportChoice, exportedOf, exportName, exportQuery, SPANS, STATUS_CHOICES } from './export-choice.ts'
import { exportTable } from './export-table.ts'
import { loadAll } from '../data/requests/load-all.ts'
import { saveFile } from './save-file.ts'

const FORMATS = { csv: 'CSV, for any program', xlsx: 'Spreadsheet (.xlsx)' } as const

const AT_FIRST: ExportChoice = { span: 'list', first: '', last: '', status: 'all', category: '', crew: '', format: 'csv' }

interface Progress {
  isBusy: boolean
  news: string
  failure: string | null
}

const NOTHING_DONE: Progress = { isBusy: false, news: '', failure: null }

/** What is exported unless something else is chosen: what a list shows, or the visits of a period. */
export type Exported = ListQuery | Period

function isPeriod(of: Exported): of is Period {
  return 'first' in of
}

/** Names an export by its rows: those of a report are figures. */
export function exportTitle(of: Exported): string {
  return isPeriod(of) ? 'Export visits' : 'Export requests'
}

interface ExportDialogProps {
  of: Exported
  onClose: () => void
}

/** Saves requests as a file: those of the list, or the visits of a period; all of them, or those of some statuses, of one category or of one crew. */
export function ExportDialog({ of, onClose }: ExportDialogProps) {
  const api = useApi()
  const content = useContent()
  const today = useToday(content.business.timeZone)
  const id = useId()
  const [choice, setChoice] = useState<ExportChoice>({
    ...AT_FIRST,
    ...(isPeriod(of) ? { span: 'days', first: of.first, last: of.last } : { crew: of.crew }),
  })
  const [progress, setProgress] = useState(NOTHING_DONE)
  const change = (part: Partial<ExportChoice>) => {
    setChoice(before => ({ ...before, ...part }))
    setProgress(before => ({ ...NOTHING_DONE, isBusy: before.isBusy }))
  }
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (progress.isBusy) return
    setProgress({ ...NOTHING_DONE, isBusy: true })
    try {
      const asked = exportQuery(choice, isPeriod(of) ? EVERYTHING : of, today, weekStartOf(content.business.locale))
      const { appointments } = await loadAll(api, asked)
      const requests = exportedOf(appointments, choice)
      if (requests.length > 0) await saveFile(exportTable(requests, content), exportName(asked, choice), choice.format)
      const news =
        requests.length === 0
          ? 'There are no such requests, and nothing was saved: choose other requests, another status or another service.'
          : `Saved ${requestCount(requests.length)}.`
      setProgress({ ...NOTHING_DONE, news })
    } catch (error) {
      setProgress({ ...NOTHING_DONE, failure: errorText(error) })
    }
  }
  const { list, ...periods } = SPANS
  const { business, categories } = content
  return (
    <SideDialog className="export" title={exportTitle(of)} onClose={onClose}>
      <form className="field-form" onSubmit={event => void save(event)}>
        <Chosen
          label={isPeriod(of) ? 'Period' : 'Requests'}
          value={choice.span}
          choices={Object.entries(isPeriod(of) ? periods : { list, ...periods })}
          onChange={span => change({ span })}
        />
        {choice.span === 'days' && (
          <div className="two-entries">
            {(['first', 'last'] as const).map(end => (
              <div key={end} className="entry">
                <label htmlFor={`${id}-${end}`}>{end === 'first' ? 'From' : 'Until'}</label>
                <input
                  id={`${id}-${end}`}
                  type="date"
                  required
                  {...(end === 'last' && { min: choice.first })}
                  value={choice[end]}
                  onChange={event => change({ [end]: event.currentTarget.value })}
                />
              </div>
            ))}
          </div>
        )}
        {choice.span !== 'list' && <p className="hint">Requests without a day are left out.</p>}
        <Chosen label="Status" value={choice.status} choices={Object.entries(STATUS_CHOICES)} onChange={status => change({ status })} />
        <Chosen
          label="Service"
          value={choice.category}
          choices={[['', 'All'], ...categories.map(({ id: category, title }) => [category, title] as const)]}
          onChange={category => change({ category })}
        />
        {business.crews > 1 && (
          <Chosen label="Crew" value={choice.crew} choices={crewChoices(business, isPeriod(of) ? '' : of.crew)} onChange={crew => change({ crew })} />
        )}
        {choice.crew !== '' && <p className="hint">Cancelled requests and those without a day have no crew, and are left out.</p>}
        <fieldset>
          <legend>File</legend>
          {Object.entries(FORMATS).map(([format, title]) => (
            <label key={format} className="checkable">
              <input
                type="radio"
                name={`${id}-format`}
                checked={choice.format === format}
                onChange={() => change({ format: format as ExportChoice['format'] })}
              />
              {title}
            </label>
          ))}
        </fieldset>
        <button type="submit" className="main-button" aria-disabled={progress.isBusy}>
          {progress.isBusy ? 'Saving …' : 'Save file'}
        </button>
        <output className="news">{progress.news}</output>
        {progress.failure !== null && <p role="alert">The export failed: {progress.failure}</p>}
      </form>
    </SideDialog>
  )
}

interface ChosenProps<T extends string> {
  label: string
  value: T
  choices: readonly (readonly [value: string, title: string])[]
  onChange: (value: T) => void
}

/** A list to choose one of. */
function Chosen<T extends string>({ label, value, choices, onChange }: ChosenProps<T>) {
  const id = useId()
  return (
    <div className="entry">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={event => onChange(event.currentTarget.value as T)}>
        {choices.map(([each, title]) => (
          <option key={each} value={each}>
            {title}
          </option>
        ))}
      </select>
    </div>
  )
}
