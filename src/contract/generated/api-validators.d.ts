// Generated from schemas/ by `npm run generate`; do not edit.
import type { Validate } from '../validate.ts'
import type { AppointmentRequest, AppointmentQuery, AppointmentChange, ManualRequest, CancelRequest, RestoreRequest, StatusChange, ValueChange, ValuesQuery, PersonRequest, Credentials, PasswordChange, AccountSetup, NoPayload, ContentDraft, TimeslotQuery, SlotsQuery } from './types.ts'
export declare const validateAppointmentRequest: Validate<AppointmentRequest>
export declare const validateAppointmentQuery: Validate<AppointmentQuery>
export declare const validateAppointmentChange: Validate<AppointmentChange>
export declare const validateManualRequest: Validate<ManualRequest>
export declare const validateCancelRequest: Validate<CancelRequest>
export declare const validateRestoreRequest: Validate<RestoreRequest>
export declare const validateStatusChange: Validate<StatusChange>
export declare const validateValueChange: Validate<ValueChange>
export declare const validateValuesQuery: Validate<ValuesQuery>
export declare const validatePersonRequest: Validate<PersonRequest>
export declare const validateCredentials: Validate<Credentials>
export declare const validatePasswordChange: Validate<PasswordChange>
export declare const validateAccountSetup: Validate<AccountSetup>
export declare const validateNoPayload: Validate<NoPayload>
export declare const validateContentDraft: Validate<ContentDraft>
export declare const validateTimeslotQuery: Validate<TimeslotQuery>
export declare const validateSlotsQuery: Validate<SlotsQuery>
