/** The least length of a new password; the API's schema says the same. */
export const PASSWORD_LENGTH = 15
