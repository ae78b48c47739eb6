// Generated from schemas/ by `npm run generate`; do not edit.
import { validateAppointmentRequest, validateAppointmentQuery, validateAppointmentChange, validateManualRequest, validateCancelRequest, validateRestoreRequest, validateStatusChange, validateValueChange, validateValuesQuery, validatePersonRequest, validateCredentials, validatePasswordChange, validateAccountSetup, validateNoPayload, validateContentDraft, validateTimeslotQuery, validateSlotsQuery } from './api-validators.js'

export const requestSchemas = {
  AppointmentRequest: { name: 'AppointmentRequest', validate: validateAppointmentRequest },
  AppointmentQuery: { name: 'AppointmentQuery', validate: validateAppointmentQuery },
  AppointmentChange: { name: 'AppointmentChange', validate: validateAppointmentChange },
  ManualRequest: { name: 'ManualRequest', validate: validateManualRequest },
  CancelRequest: { name: 'CancelRequest', validate: validateCancelRequest },
  RestoreRequest: { name: 'RestoreRequest', validate: validateRestoreRequest },
  StatusChange: { name: 'StatusChange', validate: validateStatusChange },
  ValueChange: { name: 'ValueChange', validate: validateValueChange },
  ValuesQuery: { name: 'ValuesQuery', validate: validateValuesQuery },
  PersonRequest: { name: 'PersonRequest', validate: validatePersonRequest },
  Credentials: { name: 'Credentials', validate: validateCredentials },
  PasswordChange: { name: 'PasswordChange', validate: validatePasswordChange },
  AccountSetup: { name: 'AccountSetup', validate: validateAccountSetup },
  NoPayload: { name: 'NoPayload', validate: validateNoPayload },
  ContentDraft: { name: 'ContentDraft', validate: validateContentDraft },
  TimeslotQuery: { name: 'TimeslotQuery', validate: validateTimeslotQuery },
  SlotsQuery: { name: 'SlotsQuery', validate: validateSlotsQuery },
}
