import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useId, useState } from 'react'
import { LAST_DAY } from '#src/catalog/days.ts'
import { weekStartOf } from '../calendar/week.ts'
import { useApi } from '../data/api-context.ts'
import { useContent } from '../data/content/admin-content.ts'
import { useToday } from '../hooks/use-clock.ts'
import { EVERYTHING, type ListQuery } from '../requests-list/list-query.ts'
import { crewChoices } from '../texts/crew-texts.ts'
import { errorText } from '../texts/error-text.ts'
import { Pills } from '../ui/pills.tsx'
import { SideDialog } from '../ui/side-dialog.tsx'
import type { Period } from '../value/periods.ts'
import { contentsText } from './contents-text.ts'
import { type ExportChoice, exportDays, exportedOf, exportName, exportQuery, firstChoice, isPeriod, SPANS, STATUS_CHOICES } from './export-choice.ts'
import { exportTable } from './export-table.ts'
import { fileQuery } from '../data/requests/request-queries.ts'
import { saveFile } from './save-file.ts'

const FORMATS = { xlsx: 'Spreadsheet (.xlsx)', csv: 'CSV' } as const

export interface ExportDialogProps {
  /** What it is opened from: a list, or a period. */
  of: ListQuery | Period
  onClose: () => void
}

interface Progress {
  isBusy: boolean
  news: string
  failure: string | null
}

const NOTHING_DONE: Progress = { isBusy: false, news: '', failure: null }

/** Saves a file for other programs: the visits of a period of some statuses, or what a list shows; of one service or crew alone. Says before what will be in it. */
export function ExportDialog({ of, onClose }: ExportDialogProps) {
  const api = useApi()
  const client = useQueryClient()
  const content = useContent()
  const { business, categories, dates } = content
  const today = useToday(business.timeZone)
  const id = useId()
  const [choice, setChoice] = useState<ExportChoice>(() => firstChoice(of, today))
  const [progress, setProgress] = useState(NOTHING_DONE)
  const days = exportDays(choice, today)
  const asked = exportQuery(choice, isPeriod(of) ? EVERYTHING : of, today, weekStartOf(business.locale))
  const loading = fileQuery(api, asked.toString())
  const { data } = useQuery({ ...loading, enabled: choice.span === 'list' || !days.includes('') })
  const change = (part: Partial<ExportChoice>) => {
    setChoice(before => ({ ...before, ...part }))
    setProgress(before => ({ ...NOTHING_DONE, isBusy: before.isBusy }))
  }
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (progress.isBusy) return
    setProgress({ ...NOTHING_DONE, isBusy: true })
    try {
      const { appointments } = await client.fetchQuery(loading)
      const requests = exportedOf(appointments, choice)
      if (requests.length > 0) await saveFile(exportTable(requests, content), exportName(asked, choice), choice.format)
      const news = requests.length === 0 ? 'There is nothing of that, and nothing was saved.' : `Saved: ${contentsText(requests, choice, content)}`
      setProgress({ ...NOTHING_DONE, news })
    } catch (error) {
      setProgress({ ...NOTHING_DONE, failure: errorText(error) })
    }
  }
  const [first, last] = days
  return (
    <SideDialog className="export" title="Export" onClose={onClose}>
      <form className="field-form" onSubmit={event => void save(event)}>
        <Pills
          legend="Period"
          value={choice.span}
          choices={entries(SPANS).filter(([span]) => span !== 'list' || !isPeriod(of))}
          onChange={span => change(span === 'days' && choice.span !== 'list' ? { span, first, last } : { span })}
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
                  max={LAST_DAY}
                  {...(end === 'last' && { min: choice.first })}
                  value={choice[end]}
                  onChange={event => change({ [end]: event.currentTarget.value })}
                />
              </div>
            ))}
          </div>
        )}
        {choice.span !== 'list' && (
          <>
            <p className="hint">
              {choice.span !== 'days' && `${dates.days(first, last)}. `}
              Requests without a day are left out.
            </p>
            <Chosen label="Status" value={choice.status} choices={entries(STATUS_CHOICES)} onChange={status => change({ status })} />
          </>
        )}
        <div className="two-entries">
          <Chosen
            label="Service"
            value={choice.category}
            choices={[['', 'All'], ...categories.map(({ id: category, title }) => [category, title] as const)]}
            onChange={category => change({ category })}
          />
          {business.crews > 1 && (
            <Chosen
              label="Crew"
              value={choice.crew}
              choices={crewChoices(business, isPeriod(of) ? '' : of.crew)}
              onChange={crew => change({ crew })}
            />
          )}
        </div>
        {choice.crew !== '' && <p className="hint">Cancelled requests and those without a day have no crew, and are left out.</p>}
        <Pills legend="File" value={choice.format} choices={entries(FORMATS)} onChange={format => change({ format })} />
        <div className="export-end">
          <output>{progress.news || (data && contentsText(exportedOf(data.appointments, choice), choice, content))}</output>
          <button type="submit" className="main-button" aria-disabled={progress.isBusy}>
            {progress.isBusy ? 'Saving …' : 'Save file'}
          </button>
        </div>
        {progress.failure !== null && <p role="alert">The export failed: {progress.failure}</p>}
      </form>
    </SideDialog>
  )
}

/** The choices of a table of titles, in its order. */
function entries<T extends string>(titles: Readonly<Record<T, string>>): [T, string][] {
  return Object.entries(titles) as [T, string][]
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
