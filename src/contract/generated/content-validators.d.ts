// Generated from schemas/ by `npm run generate`; do not edit.
import type { Validate } from '../validate.ts'
import type { BookingForm, Business, Category, Examples, Messages, Policies, Site, Theme, Visit } from './types.ts'
export declare const validateBookingForm: Validate<BookingForm>
export declare const validateBusiness: Validate<Business>
export declare const validateCategory: Validate<Category>
export declare const validateExamples: Validate<Examples>
export declare const validateMessages: Validate<Messages>
export declare const validatePolicies: Validate<Policies>
export declare const validateSite: Validate<Site>
export declare const validateTheme: Validate<Theme>
export declare const validateVisit: Validate<Visit>
