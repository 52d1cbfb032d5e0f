/** Which address is open, and going to another without loading the page anew. */

class Route {
  private url = $state.raw(new URL(location.href))

  get path(): string[] {
    return this.url.pathname.split('/').filter(Boolean).map(decodeURIComponent)
  }

  get query(): URLSearchParams {
    return this.url.searchParams
  }

  start(): () => void {
    const moved = () => (this.url = new URL(location.href))
    const clicked = (event: MouseEvent) => this.clicked(event)
    addEventListener('popstate', moved)
    addEventListener('click', clicked)
    return () => {
      removeEventListener('popstate', moved)
      removeEventListener('click', clicked)
    }
  }

  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, '', address)
    else history.pushState(null, '', address)
    const before = this.url.pathname
    this.url = new URL(location.href)
    if (this.url.pathname !== before) scrollTo(0, 0)
  }

  private clicked(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest('a')
    if (
      !link ||
      event.defaultPrevented ||
      event.button ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return
    if (
      link.origin !== location.origin ||
      link.target ||
      link.hasAttribute('download') ||
      link.pathname.startsWith('/api/')
    )
      return
    if (link.getAttribute('href')?.startsWith('#')) return
    event.preventDefault()
    this.go(link.href)
  }
}

export const route = new Route()
