/** Loaded into the server before its own code (`--import`): it lives in the week that is tried. */
import { shiftClock } from './clock.ts'

shiftClock(Number(process.env['CLOCK_SHIFT_MS']))
