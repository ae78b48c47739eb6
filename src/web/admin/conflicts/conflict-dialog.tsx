import { useId } from 'react'
import { useContent } from '../data/content/admin-content.ts'
import { Modal } from '../ui/modal.tsx'
import { TableHead } from '../ui/table-head.tsx'
import { personName } from '../request/request-texts.ts'
import { conflictRows } from './conflict-rows.ts'
import type { Conflict } from './use-conflicts.ts'

const PRESS = { status: 'Save mine', progress: 'Save mine', value: 'Save mine', edit: 'Save mine', delete: 'Delete', restore: 'Restore' } as const

/** Shows both versions of a request that two people changed, and asks which to keep; the safe answer has the focus. */
export function ConflictDialog({ conflict: { change, theirs, choose } }: { conflict: Conflict }) {
  const id = useId()
  const rows = conflictRows(change, theirs, useContent())
  return (
    <Modal className="confirm-dialog conflict-dialog" role="alertdialog" labelledBy={id} describedBy={`${id}-about`} onClose={() => choose('later')}>
      <h2 id={id}>Somebody else has changed this request</h2>
      <p id={`${id}-about`}>The request of {personName(theirs)} was changed while you were changing it. Nothing of yours is saved yet.</p>
      <table>
        <TableHead rows="Field" columns={['Yours', 'Theirs']} />
        <tbody>
          {rows.map(row => (
            <tr key={row.label}>
              <th scope="row">{row.label}</th>
              <td>{row.mine ?? <span className="muted">as theirs</span>}</td>
              <td>{row.theirs}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="choices">
        <button type="button" className="plain-button" onClick={() => choose('theirs')}>
          Keep theirs
        </button>
        <button type="button" className="danger-button" onClick={() => choose('mine')}>
          {PRESS[change.kind]}
        </button>
      </div>
    </Modal>
  )
}
