import { useState } from 'react'
import type { OwnVersions } from '../data/requests/save-change.ts'
import { useUnsaved } from '../hooks/unsaved.ts'

/** The versions of requests that were made here. Like the unsaved edits that were made on them, they survive an expired session. */
export function useOwnVersions(): OwnVersions {
  return useUnsaved<OwnVersions>('own versions', useState(() => new Map())[0])[0]
}
