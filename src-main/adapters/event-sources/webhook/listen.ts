import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** 0: the server is not listening. */
export const portOf = (server: Server | null): number => (server?.address() as AddressInfo | null)?.port ?? 0

/** Rejects with the system's error. */
export function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host, exclusive: true }, () => {
      server.off('error', reject)
      resolve()
    })
  })
}
