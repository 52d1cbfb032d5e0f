import { describe, expect, it } from 'vitest'
import { carry, even, joined, joints, parted, scaled, setShare, together } from './split'
import { sum } from './view'

describe('a bar cut into shares', () => {
  it('is even up to a dollar', () => {
    expect(even(100, 3)).toEqual([34, 33, 33])
    expect(even(2, 3)).toEqual([1, 1, 0])
    expect(even(100, 0)).toEqual([])
  })

  it('keeps proportions of another sum, to the dollar', () => {
    expect(scaled([60, 40], 200)).toEqual([120, 80])
    expect(scaled([1, 1, 1], 100)).toEqual([34, 33, 33])
    expect(scaled([0, 0], 7)).toEqual([4, 3])
    expect(scaled([5, 0], 9)).toEqual([9, 0])
  })

  it('moves a joint between two', () => {
    expect(joints([85, 80, 75])).toEqual([85, 165])
    expect(carry([85, 80, 75], 0, 90)).toEqual([90, 75, 75])
    expect(carry([85, 80, 75], 1, 160.4)).toEqual([85, 75, 80])
  })

  it('pushes the joints that are met, and stops at the ends', () => {
    expect(carry([85, 80, 75], 0, 200)).toEqual([200, 0, 40])
    expect(carry([85, 80, 75], 1, 20)).toEqual([20, 0, 220])
    expect(carry([85, 80, 75], 0, -5)).toEqual([0, 165, 75])
    expect(carry([0, 0, 240], 1, 10)).toEqual([0, 10, 230])
    expect(carry([0, 0, 240], 0, 10)).toEqual([10, 0, 230])
  })

  it('takes an exact share from those after it, the nearest first, then from those before', () => {
    expect(setShare([85, 80, 75], 0, 100)).toEqual([100, 65, 75])
    expect(setShare([85, 80, 75], 0, 200)).toEqual([200, 0, 40])
    expect(setShare([85, 80, 75], 2, 80)).toEqual([85, 75, 80])
    expect(setShare([85, 80, 75], 1, 240)).toEqual([0, 240, 0])
    expect(setShare([85, 80, 75], 1, 9999)).toEqual([0, 240, 0])
    expect(setShare([85, 80, 75], 0, 80)).toEqual([80, 85, 75])
    expect(setShare([240], 0, 10)).toEqual([240])
  })

  it('takes in one more, and lets one go, and stays whole', () => {
    const two = joined(joined({ members: [], shares: [] }, 3, 100), 0, 100)
    expect(two).toEqual({ members: [0, 3], shares: [50, 50] })
    const three = joined({ members: [0, 3], shares: [60, 40] }, 2, 100)
    expect(three).toEqual({ members: [0, 2, 3], shares: [40, 33, 27] })
    expect(parted({ members: [0, 2, 3], shares: [50, 20, 30] }, 2, 100)).toEqual({
      members: [0, 3],
      shares: [63, 37],
    })
    expect(parted({ members: [2], shares: [100] }, 2, 100)).toEqual({ members: [], shares: [] })
    expect(together([4, 1], 7)).toEqual({ members: [1, 4], shares: [4, 3] })
  })

  it('never loses a dollar, whatever is done', () => {
    let shares = even(997, 7)
    for (let step = 0; step < 500; step++) {
      shares =
        step % 2
          ? carry(shares, step % 6, (step * 131) % 1200)
          : setShare(shares, step % 7, (step * 89) % 1100)
      expect(sum(shares)).toBe(997)
      expect(Math.min(...shares)).toBeGreaterThanOrEqual(0)
    }
  })
})
