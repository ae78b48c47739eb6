import { useQuery } from '@tanstack/react-query'
import { type Undoing, wantedBack } from '../bulk/bulk-plan.ts'
import { useApi } from '../data/api-context.ts'
import { useContent } from '../data/content/admin-content.ts'
import { mailStateQuery } from '../data/site-state.ts'
import { useToday } from '../hooks/use-clock.ts'
import { andTell } from '../telling/tell-texts.ts'
import { Toast } from '../ui/toast.tsx'
import type { ManyTold } from './toast-state.ts'

interface ManyToastProps {
  many: ManyTold
  onUndo: (undoing: Undoing) => void
}

/** Changes of several requests that were made together: what they are, and Undo, which tells who was told of them. Of changes that took others back, only what they are. */
export function ManyToast({ many: { text, made, mailed, told, informed }, onUndo }: ManyToastProps) {
  const { business } = useContent()
  const { data: state } = useQuery(mailStateQuery(useApi()))
  const today = useToday(business.timeZone)
  const undoing = { made, informed: [...mailed, ...told] }
  return (
    <Toast text={text}>
      {informed === null && (
        <button type="button" className="plain-button" onClick={() => onUndo(undoing)}>
          {andTell(
            'Undo',
            wantedBack(undoing, state, today).some(({ tell }) => tell),
          )}
        </button>
      )}
    </Toast>
  )
}
