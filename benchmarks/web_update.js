/** Lets a benchmark change what the page is told of the board, and see when it has drawn that. */
const bench = (window.bench = { socket: null, now: null, change: 0, told: 0 })

window.WebSocket = class extends window.WebSocket {
  constructor(...given) {
    super(...given)
    bench.socket = this
    this.addEventListener('message', ({ data }) => {
      if (JSON.parse(data).type === 'now') bench.now = data
    })
  }
}

const load = window.fetch.bind(window)
window.fetch = async (address, ...given) => {
  const said = await load(address, ...given)
  if (!/\/view$/.test(String(address))) return said
  const look = await said.json()
  changeStacks(look.view, bench.change)
  const text = JSON.stringify(look)
  bench.told = performance.now()
  return new Response(text, { headers: { 'Content-Type': 'application/json' } })
}

/** Add a token to so many stacks. */
function changeStacks(view, stacks) {
  view.players.forEach((player, seat) => {
    const tokens = view.movement?.drafts[seat]?.still ?? player.tokens
    for (const area of Object.keys(tokens)) if (stacks-- > 0) tokens[area] += 1
  })
  if (stacks > 0) throw new Error('there are not so many stacks')
}

/** Milliseconds from the answer of the server until as many stacks as given are larger by one. */
bench.update = (stacks) =>
  new Promise((resolve) => {
    const pieces = document.querySelector('svg [data-x]').closest('svg')
    const observer = new MutationObserver(() => {
      observer.disconnect()
      // The task after a frame begins when it has been painted.
      requestAnimationFrame(() => {
        const channel = new MessageChannel()
        channel.port1.onmessage = () => resolve(performance.now() - bench.told)
        channel.port2.postMessage(null)
      })
    })
    observer.observe(pieces, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    })
    bench.change = stacks
    bench.socket.onmessage(new MessageEvent('message', { data: bench.now }))
  })
