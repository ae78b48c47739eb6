/** A precompiled JSON Schema validator: a type guard that leaves its errors in `errors`. */
export interface Validate<T> {
  (value: unknown): value is T
  errors?: SchemaError[] | null
}

/** A violation, as Ajv reports it. */
export interface SchemaError {
  instancePath: string
  schemaPath: string
  keyword: string
  params: Record<string, unknown>
  message?: string
}
