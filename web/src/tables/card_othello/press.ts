/** A long press (長押し): so long, and without wandering off. */
const LONG = 420;
const WANDER = 8;

interface Pressed {
  x: number;
  y: number;
  timer: ReturnType<typeof setTimeout>;
}

export class LongPress {
  #pressed: Pressed | null = null;
  /** The press that was long is spent: the click that ends it does nothing. */
  spent = false;

  down(event: PointerEvent, then: () => void): void {
    this.up();
    this.spent = false;
    const timer = setTimeout(() => {
      this.#pressed = null;
      this.spent = true;
      then();
    }, LONG);
    this.#pressed = { x: event.clientX, y: event.clientY, timer };
  }

  move(event: PointerEvent): void {
    const pressed = this.#pressed;
    if (pressed && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > WANDER) this.up();
  }

  up(): void {
    clearTimeout(this.#pressed?.timer);
    this.#pressed = null;
  }
}
