// Generated from schemas/ by `npm run generate`; do not edit.
import type { Validate } from '../validate.ts'
import type { ServiceTypes, TimeslotAnswer, CsrfToken } from './types.ts'
export declare const validateServiceTypes: Validate<ServiceTypes>
export declare const validateTimeslotAnswer: Validate<TimeslotAnswer>
export declare const validateCsrfToken: Validate<CsrfToken>
