// Random play in boardgame.io, headless, of the tic-tac-toe of its tutorial: a line of JSON.
const { Client } = require('boardgame.io/client')

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]]
const SECONDS = 2

const ticTacToe = {
  setup: () => ({ cells: Array(9).fill(null) }),
  moves: { take: ({ G, playerID }, at) => { G.cells[at] = playerID } },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G }) => {
    for (const [a, b, c] of LINES) if (G.cells[a] !== null && G.cells[a] === G.cells[b] && G.cells[a] === G.cells[c]) return { winner: G.cells[a] }
    return G.cells.every((cell) => cell !== null) ? { draw: true } : undefined
  },
}

let moves = 0, matches = 0, seconds = 0
const start = process.hrtime.bigint()
while (seconds < SECONDS) {
  const client = Client({ game: ticTacToe, numPlayers: 2, debug: false })
  client.start()
  while (!client.getState().ctx.gameover) {
    const free = client.getState().G.cells.flatMap((cell, at) => (cell === null ? [at] : []))
    client.moves.take(free[Math.floor(Math.random() * free.length)])
    moves++
  }
  client.stop()
  matches++
  seconds = Number(process.hrtime.bigint() - start) / 1e9
}
console.log(JSON.stringify({ game: 'tic-tac-toe', moves: moves / seconds, matches: matches / seconds }))
