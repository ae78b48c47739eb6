import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './styles/admin.css'
import { Admin } from './admin.tsx'
import { placeOf } from './data/server-data.ts'

const element = document.getElementById('admin')
if (element === null) throw new Error('the page has no element for the admin')
createRoot(element).render(
  <StrictMode>
    <Admin place={placeOf(element)} />
  </StrictMode>,
)
