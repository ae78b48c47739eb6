/** The shape of an answer, made from its schema: names of types joined by |, a list of one shape, or an object of them; `?` ends the name of what may be absent. */
export type Shape = string | readonly [Shape] | { readonly [name: string]: Shape }

/** How an answer of this type is told from something else, such as a proxy's page. */
export interface AnswerShape<T> {
  shape: Shape
  /** Only says which type it is. */
  type?: T
}

/** Whether a value has an answer's shape: every declared field has its type. Further fields are fine, so that an older page reads a newer server. */
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
