import { useShortcuts } from '../hooks/use-shortcuts.ts'

const KEYS = { j: 'next', k: 'previous', o: 'open', x: 'select', a: 'act on those selected', '/': 'search' }

/** Says which keys do what, by default those of the list, and turns them off. */
export function ShortcutHelp({ keys = KEYS }: { keys?: Readonly<Record<string, string>> }) {
  const [isOn, turn] = useShortcuts()
  return (
    <p className="shortcut-help">
      <label className="checkable">
        <input type="checkbox" checked={isOn} onChange={event => turn(event.currentTarget.checked)} />
        Keys:
      </label>
      {Object.entries(keys).map(([key, does]) => (
        <span key={key}>
          <kbd>{key}</kbd> {does}
        </span>
      ))}
    </p>
  )
}
