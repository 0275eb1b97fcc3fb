/** What a benchmark does inside the page: change what it is told of the board, and move it. */
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
window.fetch = async (address, init) => {
  if (!/\/changes$/.test(String(address))) return load(address, init)
  // The whole view each time, for the server does not know that it is changed here.
  const wish = { ...JSON.parse(init.body), marks: {} }
  const changes = await (await load(address, { ...init, body: JSON.stringify(wish) })).json()
  changeStacks(changes.view, bench.change)
  const text = JSON.stringify(changes)
  bench.told = performance.now()
  return new Response(text, { headers: { 'Content-Type': 'application/json' } })
}

/** Add a token to so many stacks. */
function changeStacks(view, stacks) {
  for (const parties of Object.values(view.board.tokens))
    for (const party of Object.keys(parties)) if (stacks-- > 0) parties[party] += 1
  if (stacks > 0) throw new Error('there are not so many stacks')
}

/** Milliseconds from the answer of the server until as many stacks as given are larger by one. */
bench.update = (stacks) =>
  new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('the board has not changed')), 10_000)
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
    // A page looks only if it is told of something that it has not seen.
    const news = JSON.parse(bench.now)
    const data = JSON.stringify({ ...news, number: news.number + 1 })
    bench.socket.onmessage(new MessageEvent('message', { data }))
  })

/**
 * Do something in every frame for so long, as a hand would; returns the seconds that it took.
 *
 * It is done by the page itself: input from outside would come no faster than its sender gets to it.
 */
const everyFrame = (seconds, step) =>
  new Promise((resolve) => {
    const begun = performance.now()
    let number = 0
    const next = () => {
      const passed = (performance.now() - begun) / 1000
      if (passed >= seconds) return resolve(passed)
      step(number++)
      requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
  })

const at = (x, y) => ({ bubbles: true, cancelable: true, view: window, clientX: x, clientY: y })

/** Drag the board to and fro. */
bench.pan = async (x, y, seconds) => {
  const board = document.elementFromPoint(x, y)
  board.dispatchEvent(new MouseEvent('mousedown', at(x, y)))
  const passed = await everyFrame(seconds, (number) => {
    const away = Math.abs((number % 120) - 60) * 4
    window.dispatchEvent(new MouseEvent('mousemove', at(x - away, y - away / 2)))
  })
  window.dispatchEvent(new MouseEvent('mouseup', at(x, y)))
  return passed
}

/** Turn the wheel one way and back. */
bench.zoom = (x, y, seconds) => {
  const board = document.elementFromPoint(x, y)
  return everyFrame(seconds, (number) => {
    const deltaY = number % 90 < 45 ? -15 : 15
    board.dispatchEvent(new WheelEvent('wheel', { ...at(x, y), deltaY }))
  })
}
