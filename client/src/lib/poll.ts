/** Asks again and again while somebody looks, less often when it fails. */

export function poll(ask: () => Promise<void>, every: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let stopped = false

  async function turn() {
    clearTimeout(timer)
    if (document.visibilityState === 'visible') {
      failures = await ask().then(
        () => 0,
        () => failures + 1,
      )
    }
    if (!stopped) timer = setTimeout(turn, every * Math.min(8, 2 ** failures))
  }

  const seen = () => void (document.visibilityState === 'visible' && turn())
  document.addEventListener('visibilitychange', seen)
  void turn()
  return () => {
    stopped = true
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', seen)
  }
}
