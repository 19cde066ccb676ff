/** From room to room by keys. Pure. */
const KEYS = {
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** The room of the same level that lies next in the direction of an arrow key, if there is one. */
export function nearest(from, key, rooms) {
  const way = KEYS[key];
  if (!way) return undefined;
  const behind = [];
  for (const room of rooms.values()) {
    if (room.z !== from.z || room.num === from.num) continue;
    const along = (room.x - from.x) * way.x + (room.y - from.y) * way.y;
    const aside = Math.abs((room.x - from.x) * way.y) + Math.abs((room.y - from.y) * way.x);
    if (along > 0) behind.push({ room, far: along + 2 * aside });
  }
  return behind.sort((one, other) => one.far - other.far)[0]?.room;
}
