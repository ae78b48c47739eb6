import { styled } from 'styled-components'

/**
 * The sizes stay in sight above their prices: below the bar of the selected price, whose height is `--bar`, while the whole page scrolls. Where it is wider
 * than its place it scrolls sideways by itself, beside the names of its lines, and on a desk, where there is room for both, up and down too.
 */
export const GridFrame = styled.div`
  isolation: isolate;
  &[data-scrolls] {
    overflow: auto;
    scroll-padding: 4rem 1rem 1rem 11rem;
  }
  @media (min-width: 900px) {
    &[data-scrolls] {
      max-height: calc(100dvh - 10rem);
    }
  }
  border: 1px solid var(--card-border-color);
  border-radius: 3px;

  table {
    border-collapse: separate;
    border-spacing: 0;
    min-width: 100%;
    font-size: 0.8125rem;
    line-height: 1.35;
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding: 8px;
    text-align: start;
    vertical-align: top;
    border-bottom: 1px solid var(--card-border-color);
    background: var(--card-bg-color);
    color: var(--card-fg-color);
  }
  th {
    font-weight: 500;
  }
  th[scope='row'],
  th[scope='rowgroup'],
  tr > th:first-child {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    width: 10rem;
    min-width: 8rem;
    max-width: 30vw;
    overflow-wrap: break-word;
  }
  tr:has(> th[scope='colgroup']) > * {
    position: sticky;
    top: var(--bar);
    z-index: 2;
  }
  &[data-scrolls] tr:has(> th[scope='colgroup']) > * {
    top: 0;
  }
  tr > th[scope='colgroup'] {
    z-index: 3;
    font-weight: 700;
  }
  th[scope='rowgroup'] {
    color: var(--card-muted-fg-color);
    border-bottom: 0;
    padding-bottom: 0;
  }
  td {
    min-width: 5.5rem;
    max-width: 16rem;
    cursor: cell;
    overflow-wrap: anywhere;
    user-select: none;
    scroll-margin-top: calc(var(--bar) + 3rem);
  }
  td[aria-readonly='true'] {
    color: var(--card-muted-fg-color);
    cursor: pointer;
  }
  td[aria-selected='true'] {
    background: color-mix(in srgb, var(--card-focus-ring-color) 16%, var(--card-bg-color));
  }
  td:focus-visible,
  td:focus {
    outline: 2px solid var(--card-focus-ring-color);
    outline-offset: -2px;
  }
  td small,
  td del {
    display: block;
    color: var(--card-muted-fg-color);
    font-size: 0.75rem;
  }
  td ins {
    text-decoration: none;
    font-weight: 700;
    border-bottom: 2px solid var(--card-badge-caution-dot-color, #b98900);
  }
  td input {
    width: 100%;
    min-width: 4.5rem;
    box-sizing: border-box;
    font: inherit;
    color: inherit;
    background: var(--card-bg-color);
    border: 1px solid var(--card-focus-ring-color);
    border-radius: 2px;
    padding: 2px 4px;
    user-select: text;
  }
  td input[aria-invalid='true'] {
    border-color: var(--card-badge-critical-fg-color, #c1361f);
  }
`

/** What only a finger has to be told: it cannot see that a pressed cell is ready to be typed into. */
export const ByTouch = styled.span`
  @media not (pointer: coarse) {
    display: none;
  }
`

/** On a phone two lines high, so that what is below stays under the finger when a longer name is selected. */
export const SelectedWords = styled.div`
  @media (max-width: 600px) {
    flex: 1 0 100%;
    min-height: 2.5rem;
  }
`
