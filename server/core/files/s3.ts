import { AwsClient } from 'aws4fetch'
import type { FileStore } from './store.ts'

export interface S3Settings {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** Any store that speaks S3, addressed by path (endpoint/bucket/key) because not all of them serve a host per bucket. */
export function s3Store({ endpoint, bucket, ...credentials }: S3Settings): FileStore {
  const client = new AwsClient({ ...credentials, service: 's3', retries: 3 })
  const url = (key: string) => `${endpoint.replace(/\/$/, '')}/${bucket}/${key}`
  const request = async (method: string, key: string, rest: RequestInit = {}) => {
    const response = await client.fetch(url(key), { method, ...rest })
    if (response.ok || response.status === 404) return response
    throw new Error(`The object store answered ${response.status} to ${method}`)
  }
  return {
    async put(key, bytes, contentType) {
      const response = await request('PUT', key, { body: Buffer.from(bytes), headers: { 'content-type': contentType } })
      if (!response.ok) throw new Error(`The bucket "${bucket}" does not exist`)
    },
    async get(key) {
      const response = await request('GET', key)
      return response.ok ? new Uint8Array(await response.arrayBuffer()) : null
    },
    async delete(key) {
      await request('DELETE', key)
    },
  }
}
