import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** A TLS certificate and its private key, in PEM. */
export interface Certificate {
  readonly cert: string
  readonly key: string
}

const DAY_MS = 86_400_000

/** Browsers refuse certificates with a validity above 825 days. */
const VALID_DAYS = 800

const ECDSA_WITH_SHA256 = der(0x30, der(0x06, Buffer.from('2a8648ce3d040302', 'hex')))
const COMMON_NAME = der(0x06, Buffer.from('550403', 'hex'))
const SUBJECT_ALT_NAME = der(0x06, Buffer.from('551d11', 'hex'))

/** Creates a self-signed certificate (X.509, RFC 5280) for localhost, 127.0.0.1 and ::1. */
export function makeCertificate(now: Date): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const name = der(0x30, der(0x31, der(0x30, COMMON_NAME, der(0x0c, Buffer.from('localhost')))))
  const dnsName = der(0x82, Buffer.from('localhost'))
  const addresses = [der(0x87, Buffer.from([127, 0, 0, 1])), der(0x87, Buffer.from([...Array<number>(15).fill(0), 1]))]
  const subjectAltName = der(0x30, SUBJECT_ALT_NAME, der(0x04, der(0x30, dnsName, ...addresses)))
  const content = der(
    0x30,
    der(0xa0, der(0x02, Buffer.from([2]))),
    // Serial number; the first byte 0x40 keeps it positive and minimally encoded.
    der(0x02, Buffer.from([0x40]), randomBytes(15)),
    ECDSA_WITH_SHA256,
    name,
    der(0x30, time(new Date(now.getTime() - DAY_MS)), time(new Date(now.getTime() + VALID_DAYS * DAY_MS))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, der(0x30, subjectAltName)),
  )
  const signature = der(0x03, Buffer.from([0]), sign('sha256', content, privateKey))
  const lines = der(0x30, content, ECDSA_WITH_SHA256, signature)
    .toString('base64')
    .replace(/.{64}(?=.)/g, '$&\n')
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  }
}

/** Encodes a value with its tag and length (DER, X.690). */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const size = content.length
  const length = size < 0x80 ? [size] : size < 0x100 ? [0x81, size] : [0x82, size >> 8, size & 0xff]
  return Buffer.concat([Buffer.from([tag, ...length]), content])
}

/** Encodes a time as UTCTime, `YYMMDDHHMMSSZ`, which certificates use before 2050. */
function time(moment: Date): Buffer {
  return der(0x17, Buffer.from(`${moment.toISOString().slice(2, 19).replace(/\D/g, '')}Z`))
}
