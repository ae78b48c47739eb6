import { code } from './code.ts'
import { lookup } from './lookup.ts'
import { product } from './product.ts'

/** The kinds of input that many businesses do without; see ../prices/further-kinds.ts. */
export const furtherKinds = { product, code, lookup }
