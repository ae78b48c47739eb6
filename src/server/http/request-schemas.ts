import {
  validateAccountSetup,
  validateAppointmentChange,
  validateAppointmentQuery,
  validateAppointmentRequest,
  validateCancelRequest,
  validateContentDraft,
  validateCredentials,
  validateManualRequest,
  validateNoPayload,
  validatePasswordChange,
  validatePersonRequest,
  validateRestoreRequest,
  validateSlotsQuery,
  validateStatusChange,
  validateTimeslotQuery,
  validateValueChange,
  validateValuesQuery,
} from '#src/contract/generated/api-validators.js'
import type { Validate } from '#src/contract/validate.ts'

/** A shape of what clients send: its name in the schemas, and its validator. */
export interface Shape<T> {
  name: string
  validate: Validate<T>
}

/** Every shape that a route can ask for. */
export const shapes = {
  AppointmentRequest: { name: 'AppointmentRequest', validate: validateAppointmentRequest },
  ManualRequest: { name: 'ManualRequest', validate: validateManualRequest },
  AppointmentQuery: { name: 'AppointmentQuery', validate: validateAppointmentQuery },
  AppointmentChange: { name: 'AppointmentChange', validate: validateAppointmentChange },
  CancelRequest: { name: 'CancelRequest', validate: validateCancelRequest },
  RestoreRequest: { name: 'RestoreRequest', validate: validateRestoreRequest },
  StatusChange: { name: 'StatusChange', validate: validateStatusChange },
  ValueChange: { name: 'ValueChange', validate: validateValueChange },
  ValuesQuery: { name: 'ValuesQuery', validate: validateValuesQuery },
  TimeslotQuery: { name: 'TimeslotQuery', validate: validateTimeslotQuery },
  SlotsQuery: { name: 'SlotsQuery', validate: validateSlotsQuery },
  Credentials: { name: 'Credentials', validate: validateCredentials },
  AccountSetup: { name: 'AccountSetup', validate: validateAccountSetup },
  PasswordChange: { name: 'PasswordChange', validate: validatePasswordChange },
  PersonRequest: { name: 'PersonRequest', validate: validatePersonRequest },
  ContentDraft: { name: 'ContentDraft', validate: validateContentDraft },
  NoPayload: { name: 'NoPayload', validate: validateNoPayload },
}
