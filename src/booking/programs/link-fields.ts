/**
 * What a link to the form names beside its preset; no question may have such an id. Add-ons have commas between their ids. Not taken from the request's
 * fields, which are in the form's script: what is shared with it costs there.
 */
export const LINK_FIELDS = { addons: 'addons', date: 'appointment_date', time: 'appointment_time', estimate: 'estimate_token' } as const
