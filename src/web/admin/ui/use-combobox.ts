import { type ComponentProps, type HTMLAttributes, type KeyboardEvent, useEffect, useId, useState } from 'react'

interface ComboboxOptions<T> {
  options: readonly T[]
  /** The option that Enter chooses before an arrow is pressed: the first, or none (-1). */
  first: 0 | -1
  onChoose: (option: T) => void
  /** Escape while the list is open. Left out, the key does what it does elsewhere. */
  onDismiss?: () => void
}

interface Combobox {
  /** For the input, beside its value. */
  input: Pick<
    ComponentProps<'input'>,
    'role' | 'autoComplete' | 'aria-expanded' | 'aria-controls' | 'aria-autocomplete' | 'aria-activedescendant' | 'onKeyDown'
  >
  list: Pick<HTMLAttributes<HTMLElement>, 'id' | 'role'>
  option: (index: number) => Pick<HTMLAttributes<HTMLElement>, 'id' | 'role' | 'aria-selected' | 'onMouseDown' | 'onClick'>
}

/** An input with a list of options (the combobox pattern of ARIA): arrows move, Enter chooses, the focus stays in the input. */
export function useCombobox<T>({ options, first, onChoose, onDismiss }: ComboboxOptions<T>): Combobox {
  const id = useId()
  const [moved, setMoved] = useState<{ of: readonly T[]; to: number }>({ of: options, to: first })
  const active = moved.of === options ? moved.to : first
  const isOpen = options.length > 0
  const idOf = (index: number) => `${id}-${index}`
  useEffect(() => {
    // The first one before an arrow is pressed: above a phone's keyboard the list may open out of sight.
    if (isOpen) document.getElementById(`${id}-${Math.max(active, 0)}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active, isOpen])
  const move = (event: KeyboardEvent, by: number) => {
    event.preventDefault()
    const from = active < 0 && by < 0 ? 0 : active
    setMoved({ of: options, to: (from + by + options.length) % options.length })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen || event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') move(event, 1)
    if (event.key === 'ArrowUp') move(event, -1)
    const chosen = options[active]
    if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault()
      onChoose(chosen)
    }
    if (event.key === 'Escape' && onDismiss !== undefined) {
      // Escape would also close the dialog around it.
      event.preventDefault()
      event.stopPropagation()
      onDismiss()
    }
  }
  return {
    input: {
      role: 'combobox',
      autoComplete: 'off',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
      'aria-autocomplete': 'list',
      'aria-activedescendant': isOpen && active >= 0 ? idOf(active) : undefined,
      onKeyDown,
    },
    list: { id, role: 'listbox' },
    option: index => ({
      id: idOf(index),
      role: 'option',
      'aria-selected': index === active,
      // A press must not take the focus out of the input.
      onMouseDown: event => event.preventDefault(),
      onClick: () => {
        const chosen = options[index]
        if (chosen !== undefined) onChoose(chosen)
      },
    }),
  }
}
