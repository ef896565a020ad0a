// HTTP requests to the server. Every refusal is a Problem that says what is wrong and where; it is thrown as a Refusal.

import type { Problem } from './protocol'

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
    /** how many milliseconds to wait before a retry, if the server said so (Retry-After) */
    readonly after = 0,
  ) {
    super(problem.detail)
  }
}

async function ask(method: 'GET' | 'POST', path: string, body: unknown, key: string): Promise<Response> {
  const headers: Record<string, string> = {}
  if (key) headers.Authorization = `Bearer ${key}`
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  const answer = await fetch(`api${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (answer.ok) return answer
  let problem: Problem = {
    type: 'problem',
    error: 'failed',
    where: path,
    detail: `${answer.status} ${answer.statusText}`,
  }
  try {
    problem = (await answer.json()) as Problem
  } catch {
    // not from our server: use the status line
  }
  throw new Refusal(answer.status, problem, 1000 * (Number(answer.headers.get('Retry-After')) || 0))
}

const begun = new Map<string, Promise<Response>>()

/** Start a request before the page needs it; the first `get` of the path takes the answer. */
export function prefetch(path: string): void {
  const answer = ask('GET', path, undefined, '')
  answer.catch(() => {}) // whoever takes it handles the error
  begun.set(path, answer)
}

function taken(path: string, key: string): Promise<Response> {
  const early = key ? undefined : begun.get(path)
  begun.delete(path)
  return early ?? ask('GET', path, undefined, key)
}

export async function get<T>(path: string, key = ''): Promise<T> {
  return (await taken(path, key)).json() as Promise<T>
}

export async function getText(path: string, key = ''): Promise<string> {
  return (await taken(path, key)).text()
}

/** Is a server or database temporarily unavailable? Nothing was changed, or a retry tells what was. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof Refusal ? [502, 503, 504].includes(error.status) : error instanceof TypeError

/** the longest Retry-After that is obeyed automatically */
const MAX_PAUSE = 5000

/** Did the server refuse because of a rate limit? Nothing was changed. */
const isRateLimited = (error: unknown): boolean => error instanceof Refusal && error.status === 429

/**
 * Retries a request that is harmless to repeat, if the connection breaks, the server is unavailable or busy, or a rate limit is
 * hit. Waits at least as long as the server asks.
 */
export async function withRetries<T>(request: () => Promise<T>, pauses: readonly number[] = [300, 1000]): Promise<T> {
  for (const pause of pauses)
    try {
      return await request()
    } catch (error) {
      const after = error instanceof Refusal ? error.after : 0
      if (!(isUnavailable(error) || isRateLimited(error)) || after > MAX_PAUSE) throw error
      await new Promise((done) => setTimeout(done, Math.max(pause, after)))
    }
  return request()
}

/** The live channel of a table, for these keys, starting after this position of the log. */
export function liveSocket(table: string, keys: string[], since: number): WebSocket {
  const address = new URL('api/live', location.href)
  address.protocol = address.protocol.replace('http', 'ws')
  address.hash = ''
  const socket = new WebSocket(address)
  socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', table, keys, since, follows: true }))
  return socket
}

export async function post<T>(path: string, body: unknown, key = ''): Promise<T> {
  return (await ask('POST', path, body, key)).json() as Promise<T>
}
