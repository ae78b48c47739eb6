import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './styles/admin.css'
import { Admin } from './admin.tsx'
import { readBootConfig } from './data/boot-config.ts'
import { watchViewport } from './requests-list/use-visible-first.ts'

const element = document.getElementById('admin')
if (element === null) throw new Error('the page has no element for the admin')
watchViewport()
createRoot(element).render(
  <StrictMode>
    <Admin config={readBootConfig(element)} />
  </StrictMode>,
)
