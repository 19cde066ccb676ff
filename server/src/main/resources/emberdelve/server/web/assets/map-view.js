/**
 * What part of the map is in sight: around the room one is in, until it is dragged, made larger or
 * smaller, or fitted.
 */

const ZOOM_MIN = 0.2;
const ZOOM_MAX = 4;
const WHEEL_STEP = 1.15;
/** Who moves by less has pressed and not dragged. */
const DRAG_PIXELS = 5;
/** Space around all rooms when they are fitted, in units of the picture. */
const MARGIN = 40;
/** Buttons lie over the map at its top and at its end, so many pixels high. */
const TOOLS_PIXELS = 36;

export class MapView {
  #picture;
  #center = { x: 0, y: 0 };
  #isFree = false;
  zoom = 1;

  /** @param {SVGElement} picture */
  constructor(picture) {
    this.#picture = picture;
    picture.addEventListener('wheel', (event) => this.#wheel(event), { passive: false });
    picture.addEventListener('pointerdown', (event) => this.#press(event));
    new ResizeObserver(() => this.show()).observe(picture);
  }

  /** Goes along with whoever walks, unless one looks elsewhere just now. */
  follow(point) {
    if (!this.#isFree) this.#center = point;
    this.show();
  }

  /** Back to where one is. */
  home(point) {
    this.#isFree = false;
    this.follow(point);
  }

  /** Makes a point seen that is not, or is below the buttons: the keyboard has gone there. */
  reveal({ x, y }) {
    const { width, height } = this.#extent();
    const tools = TOOLS_PIXELS / this.zoom;
    const isSeen = Math.abs(x - this.#center.x) < width / 2 - MARGIN / 2
      && Math.abs(y - this.#center.y) < height / 2 - MARGIN / 2 - tools;
    if (isSeen) return;
    this.#isFree = true;
    this.#center = { x, y };
    this.show();
  }

  zoomBy(factor, around = this.#center) {
    const zoom = Math.min(ZOOM_MAX, Math.max(ZOOM_MIN, this.zoom * factor));
    const kept = this.zoom / zoom;
    // What is under the pointer stays there.
    this.#center = {
      x: around.x + (this.#center.x - around.x) * kept,
      y: around.y + (this.#center.y - around.y) * kept,
    };
    this.zoom = zoom;
    this.show();
  }

  /** Shows all of these points, larger only as far as it looks well. */
  fit(points) {
    if (points.length === 0) return;
    const xs = points.map(({ x }) => x);
    const ys = points.map(({ y }) => y);
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const zoom = Math.min(
      this.#picture.clientWidth / (right - left + 2 * MARGIN),
      this.#picture.clientHeight / (bottom - top + 2 * MARGIN),
    );
    this.zoom = Math.min(2, Math.max(ZOOM_MIN, zoom));
    this.#center = { x: (left + right) / 2, y: (top + bottom) / 2 };
    this.#isFree = true;
    this.show();
  }

  show() {
    const { width, height } = this.#extent();
    if (!(width > 0)) return;
    const box = [this.#center.x - width / 2, this.#center.y - height / 2, width, height];
    this.#picture.setAttribute('viewBox', box.map((side) => Math.round(side * 10) / 10).join(' '));
    this.#picture.dispatchEvent(new Event('view'));
  }

  #extent() {
    return { width: this.#picture.clientWidth / this.zoom, height: this.#picture.clientHeight / this.zoom };
  }

  #wheel(event) {
    event.preventDefault();
    const box = this.#picture.getBoundingClientRect();
    const { width, height } = this.#extent();
    const around = {
      x: this.#center.x - width / 2 + (event.clientX - box.left) / this.zoom,
      y: this.#center.y - height / 2 + (event.clientY - box.top) / this.zoom,
    };
    this.#isFree = true;
    this.zoomBy(event.deltaY < 0 ? WHEEL_STEP : 1 / WHEEL_STEP, around);
  }

  #press(event) {
    if (event.button !== 0) return;
    const picture = this.#picture;
    const from = { x: event.clientX, y: event.clientY, center: this.#center };
    let isDragged = false;
    const move = ({ clientX, clientY }) => {
      const [dx, dy] = [clientX - from.x, clientY - from.y];
      if (!isDragged && Math.hypot(dx, dy) < DRAG_PIXELS) return;
      if (!isDragged) picture.setPointerCapture(event.pointerId);
      isDragged = true;
      this.#isFree = true;
      picture.classList.add('dragged');
      this.#center = { x: from.center.x - dx / this.zoom, y: from.center.y - dy / this.zoom };
      this.show();
    };
    // The room under the pointer was not pressed.
    const swallow = (click) => {
      if (isDragged) click.stopPropagation();
    };
    picture.addEventListener('click', swallow, { capture: true, once: true });
    const end = () => {
      picture.classList.remove('dragged');
      picture.removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      setTimeout(() => picture.removeEventListener('click', swallow, { capture: true }));
    };
    picture.addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
  }
}
