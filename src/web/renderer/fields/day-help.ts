/** What helps to choose a day and a time, in a file that is loaded once the form is there. */
export { DayNotice } from './day-notice.tsx'
export { FreeDays } from './free-days.tsx'
export { NearestTimes } from './nearest-times.tsx'
export { TakenTime } from '../../form/taken-time.tsx'
