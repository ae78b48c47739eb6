// Generated from schemas/ by `npm run generate`; do not edit.
import type { Validate } from '../validate.ts'
import type { AppointmentRequest, ItemsRequest, AppointmentQuery, AppointmentChange, ManualRequest, CancelRequest, AppointmentChanges, RestoreRequest, StatusChange, Restoring, ProgressChange, ValueChange, ValuesQuery, PersonRequest, Credentials, PasswordChange, AccountSetup, NoPayload, NewClosure, ClosureQuery, ClosedTimeQuery, ContentDraft, CustomerQuery, NewNote, NewMerge, ServiceSelection, RequestSelection, ServiceQuery, MailRequest, MailPreviewRequest, TimeslotQuery, SlotsQuery, AdminTimeslotQuery, AdminSlotsQuery, LookupQuery } from './types.ts'
export declare const validateAppointmentRequest: Validate<AppointmentRequest>
export declare const validateItemsRequest: Validate<ItemsRequest>
export declare const validateAppointmentQuery: Validate<AppointmentQuery>
export declare const validateAppointmentChange: Validate<AppointmentChange>
export declare const validateManualRequest: Validate<ManualRequest>
export declare const validateCancelRequest: Validate<CancelRequest>
export declare const validateAppointmentChanges: Validate<AppointmentChanges>
export declare const validateRestoreRequest: Validate<RestoreRequest>
export declare const validateStatusChange: Validate<StatusChange>
export declare const validateRestoring: Validate<Restoring>
export declare const validateProgressChange: Validate<ProgressChange>
export declare const validateValueChange: Validate<ValueChange>
export declare const validateValuesQuery: Validate<ValuesQuery>
export declare const validatePersonRequest: Validate<PersonRequest>
export declare const validateCredentials: Validate<Credentials>
export declare const validatePasswordChange: Validate<PasswordChange>
export declare const validateAccountSetup: Validate<AccountSetup>
export declare const validateNoPayload: Validate<NoPayload>
export declare const validateNewClosure: Validate<NewClosure>
export declare const validateClosureQuery: Validate<ClosureQuery>
export declare const validateClosedTimeQuery: Validate<ClosedTimeQuery>
export declare const validateContentDraft: Validate<ContentDraft>
export declare const validateCustomerQuery: Validate<CustomerQuery>
export declare const validateNewNote: Validate<NewNote>
export declare const validateNewMerge: Validate<NewMerge>
export declare const validateServiceSelection: Validate<ServiceSelection>
export declare const validateRequestSelection: Validate<RequestSelection>
export declare const validateServiceQuery: Validate<ServiceQuery>
export declare const validateMailRequest: Validate<MailRequest>
export declare const validateMailPreviewRequest: Validate<MailPreviewRequest>
export declare const validateTimeslotQuery: Validate<TimeslotQuery>
export declare const validateSlotsQuery: Validate<SlotsQuery>
export declare const validateAdminTimeslotQuery: Validate<AdminTimeslotQuery>
export declare const validateAdminSlotsQuery: Validate<AdminSlotsQuery>
export declare const validateLookupQuery: Validate<LookupQuery>
