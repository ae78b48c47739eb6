/** A precompiled JSON Schema validator: a type guard that leaves what it found wrong in `errors`. */
export interface Validate<T> {
  (value: unknown): value is T
  errors?: SchemaError[] | null
}

/** What Ajv says of one violation. */
export interface SchemaError {
  instancePath: string
  keyword: string
  params: Record<string, unknown>
  message?: string
}
