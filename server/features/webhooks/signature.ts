import { createHmac } from 'node:crypto'

/** `t=…,v1=…`: the moment and HMAC-SHA256 over "moment.body", once for each secret that is valid now. */
export function signatureOf(body: string, secrets: string[], now: Date) {
  const seconds = Math.floor(now.getTime() / 1000)
  const proofs = secrets.map((secret) => createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex'))
  return [`t=${seconds}`, ...proofs.map((proof) => `v1=${proof}`)].join(',')
}
