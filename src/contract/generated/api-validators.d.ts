// Generated from schemas/ by `npm run generate`; do not edit.
import type { Validate } from '../validate.ts'
import type { AppointmentRequest, AppointmentQuery, ManualRequest, AppointmentChange, CancelRequest, RestoreRequest, PersonRequest, StatusChange, ValueChange, ValuesQuery, TimeslotQuery, SlotsQuery, Credentials, AccountSetup, PasswordChange, ContentDraft, NoPayload } from './types.ts'
export declare const validateAppointmentRequest: Validate<AppointmentRequest>
export declare const validateAppointmentQuery: Validate<AppointmentQuery>
export declare const validateManualRequest: Validate<ManualRequest>
export declare const validateAppointmentChange: Validate<AppointmentChange>
export declare const validateCancelRequest: Validate<CancelRequest>
export declare const validateRestoreRequest: Validate<RestoreRequest>
export declare const validatePersonRequest: Validate<PersonRequest>
export declare const validateStatusChange: Validate<StatusChange>
export declare const validateValueChange: Validate<ValueChange>
export declare const validateValuesQuery: Validate<ValuesQuery>
export declare const validateTimeslotQuery: Validate<TimeslotQuery>
export declare const validateSlotsQuery: Validate<SlotsQuery>
export declare const validateCredentials: Validate<Credentials>
export declare const validateAccountSetup: Validate<AccountSetup>
export declare const validatePasswordChange: Validate<PasswordChange>
export declare const validateContentDraft: Validate<ContentDraft>
export declare const validateNoPayload: Validate<NoPayload>
