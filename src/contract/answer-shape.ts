/**
 * The shape of an answer, generated from its schema: type names joined by |, a list of one shape, or an object of shapes; a field name that ends in
 * `?` is optional.
 */
export type Shape = string | readonly [Shape] | { readonly [name: string]: Shape }

/** Tells an answer of type T from something else, such as a proxy's error page. */
export interface AnswerShape<T> {
  shape: Shape
  /** Carries the type only; never set. */
  type?: T
}

/** Whether every declared field of a value has its type. Unknown fields are allowed, so that an older page can read a newer server's answers. */
export function hasShape<T>({ shape }: AnswerShape<T>, value: unknown): value is T {
  return fits(shape, value)
}

function fits(shape: Shape, value: unknown): boolean {
  if (typeof shape === 'string') return shape.split('|').includes(typeName(value))
  if (isList(shape)) return Array.isArray(value) && value.every(item => fits(shape[0], item))
  return (
    isObject(value) &&
    Object.entries(shape).every(([name, inner]) => {
      const key = name.replace(/\?$/, '')
      return (key !== name && value[key] === undefined) || fits(inner, value[key])
    })
  )
}

function isList(shape: readonly [Shape] | object): shape is readonly [Shape] {
  return Array.isArray(shape)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeName(value) === 'object'
}

function typeName(value: unknown): string {
  return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value
}
