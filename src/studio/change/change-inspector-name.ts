/** By which the panel is opened from elsewhere. */
export const CHANGE_INSPECTOR_NAME = 'change'
