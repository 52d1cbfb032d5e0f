/** What is kept on this machine between visits. A browser that keeps nothing is no error. */

export function kept(name: string, store: () => Storage = () => localStorage): string | null {
  try {
    return store().getItem(`hemicycle.${name}`)
  } catch {
    return null
  }
}

export function keep(name: string, value: string | null, store: () => Storage = () => localStorage): void {
  try {
    if (value === null) store().removeItem(`hemicycle.${name}`)
    else store().setItem(`hemicycle.${name}`, value)
  } catch {
    // private windows and full disks: it is simply not remembered
  }
}
