import { logOnly } from '../form/log-only.ts'
import { startForm } from './start-form.tsx'

const island = document.getElementById('booking-form')
if (island !== null) {
  startForm(island).catch((failure: unknown) => {
    logOnly(failure)
    island.dispatchEvent(new Event('failed'))
  })
}
