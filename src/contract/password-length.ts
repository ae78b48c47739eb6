/** Minimum length of a new password, as in the API's schema. */
export const PASSWORD_LENGTH = 15
