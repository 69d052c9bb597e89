/** A range read from daily or monthly rows; `to` is exclusive. */
export interface Piece {
  grain: 'day' | 'month'
  from: string
  to: string
}

/**
 * Splits a range into whole months and the days before and after them, so that a year reads about a dozen monthly
 * rows.
 * @param from first day, YYYY-MM-DD
 * @param to the day after the last
 */
export function piecesOf(from: string, to: string): Piece[] {
  const firstMonth = from.endsWith('-01') ? from : nextMonth(from)
  const lastMonth = `${to.slice(0, 7)}-01`
  if (firstMonth >= lastMonth) return [{ grain: 'day', from, to }]
  const pieces: Piece[] = [
    { grain: 'day', from, to: firstMonth },
    { grain: 'month', from: firstMonth, to: lastMonth },
    { grain: 'day', from: lastMonth, to },
  ]
  return pieces.filter((piece) => piece.from < piece.to)
}

function nextMonth(day: string): string {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))]
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10)
}
