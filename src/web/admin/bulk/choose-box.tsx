interface ChooseBoxProps {
  label: string
  /** How many of what the box stands for are chosen. */
  state: 'none' | 'some' | 'all'
  onPress: (isRange: boolean) => void
}

/** A box that chooses a request, or several. */
export function ChooseBox({ label, state, onPress }: ChooseBoxProps) {
  return (
    <label className="checkable choose-box">
      <input
        type="checkbox"
        aria-label={label}
        checked={state === 'all'}
        ref={box => {
          if (box !== null) box.indeterminate = state === 'some'
        }}
        // Otherwise Shift would select text up to here.
        onMouseDown={event => event.shiftKey && event.preventDefault()}
        onChange={({ nativeEvent }) => onPress('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
      />
    </label>
  )
}
