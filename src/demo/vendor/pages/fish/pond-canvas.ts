import { type FishKind, fishFacts } from '#demo/vendor/rules/fish-kinds.ts';
import { type Fish, placeOf } from '#demo/vendor/rules/fish-paths.ts';
import { wantsCalm } from '../table-motion.ts';
import { type FishSprites, paintSprites } from './fish-sprites.ts';
import { drawCannon, drawNet, drawRising, drawShot, drawTarget } from './pond-marks.ts';
import { paintPond } from './pond-scene.ts';

interface Point {
  x: number;
  y: number;
}

/** A shot on its way; it follows its fish and waits there until it is known what came of it. */
export interface Flight {
  fish: number;
  from: Point;
  begin: number;
  isMine: boolean;
  strength: number;
  /** Null until the server has said; then what it caught, or nothing. */
  caught: string | null | undefined;
  landed: (flight: Flight) => void;
}

interface Splash {
  at: Point;
  begin: number;
  text: string;
  isMine: boolean;
}

const flightMilliseconds = 300;
const splashMilliseconds = 900;
/** Sixteen hundred thousand pixels are enough for an eye, and what a cheap phone can fill in time. */
const mostPixels = 1_600_000;

/** The pond as it is drawn sixty times a second. */
export class PondCanvas {
  readonly node: HTMLCanvasElement;
  readonly fish = new Map<number, Fish>();
  target: number | null = null;
  strength = 1;
  others: readonly string[] = [];
  private readonly context: CanvasRenderingContext2D | null;
  private readonly observer: ResizeObserver;
  private sprites: FishSprites | null = null;
  private scene: HTMLCanvasElement | null = null;
  private width = 1;
  private height = 1;
  private unit = 1;
  private offset = 0;
  private flights: Flight[] = [];
  private splashes: Splash[] = [];
  private aim = -Math.PI / 2;
  private frame = 0;
  private readonly calm = wantsCalm();

  constructor(label: string) {
    this.node = document.createElement('canvas');
    this.node.className = 'fish-canvas';
    this.node.setAttribute('role', 'img');
    this.node.setAttribute('aria-label', label);
    this.context = this.node.getContext('2d', { alpha: false });
    this.observer = new ResizeObserver(() => this.measure());
    this.observer.observe(this.node);
    this.frame = requestAnimationFrame(() => this.draw());
  }

  close() {
    cancelAnimationFrame(this.frame);
    this.observer.disconnect();
  }

  /** What the room's clock says now, as of what it said last. */
  setClock(now: number) {
    this.offset = now - performance.now();
  }

  /** The biggest are drawn first, so that none hides a smaller one. */
  add(fish: readonly Fish[]) {
    const all = [...this.fish.values(), ...fish];
    this.fish.clear();
    for (const one of all.toSorted((a, b) => fishFacts[b.kind].size - fishFacts[a.kind].size)) {
      this.fish.set(one.id, one);
    }
  }

  now(): number {
    return performance.now() + this.offset;
  }

  lengthOf(kind: FishKind): number {
    return fishFacts[kind].size * this.unit;
  }

  pointOf(fish: Fish): (Point & { heading: number }) | null {
    const place = placeOf(fish, this.now());
    return place && { x: place.x * this.width, y: place.y * this.height, heading: place.heading };
  }

  /** The fish under a finger, or next to it; a finger is wider than a sardine. */
  fishAt(x: number, y: number): Fish | null {
    let nearest: Fish | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (const fish of this.fish.values()) {
      const point = this.pointOf(fish);
      if (!point) continue;
      const away = Math.hypot(point.x - x, point.y - y);
      const reach = Math.max(34, this.lengthOf(fish.kind) * 0.5);
      if (away < reach && away / reach < least) {
        least = away / reach;
        nearest = fish;
      }
    }
    return nearest;
  }

  /** Those that can be seen whole, from left to right: the order in which keys go through them. */
  visible(): Fish[] {
    return [...this.fish.values()]
      .map((fish) => ({ fish, point: this.pointOf(fish) }))
      .filter(({ point }) => point && point.x > 8 && point.x < this.width - 8)
      .toSorted((one, other) => (one.point?.x ?? 0) - (other.point?.x ?? 0))
      .map(({ fish }) => fish);
  }

  fire(flight: Omit<Flight, 'from' | 'begin'> & { by?: string }): Flight {
    const { by, ...rest } = flight;
    const from = by === undefined ? this.mouth() : this.cornerOf(by);
    const fired: Flight = { ...rest, from, begin: performance.now() };
    this.flights.push(fired);
    return fired;
  }

  splash(fish: Fish | undefined, text: string, isMine: boolean) {
    const at = fish && this.pointOf(fish);
    if (at) this.splashes.push({ at, begin: performance.now(), text, isMine });
  }

  private measure() {
    const { clientWidth, clientHeight } = this.node;
    if (clientWidth === 0 || clientHeight === 0) return;
    this.width = clientWidth;
    this.height = clientHeight;
    this.unit = Math.min(Math.max(clientWidth, clientHeight * 0.8) * 1.15, 1_100);
    const most = Math.sqrt(mostPixels / (clientWidth * clientHeight));
    const density = Math.max(1, Math.min(devicePixelRatio, 2, most));
    this.node.width = Math.round(clientWidth * density);
    this.node.height = Math.round(clientHeight * density);
    this.context?.setTransform(density, 0, 0, density, 0, 0);
    this.scene = paintPond(clientWidth, clientHeight, density);
    this.sprites = paintSprites((kind) => this.lengthOf(kind), density);
  }

  private mouth(): Point {
    const reach = 34;
    return {
      x: this.width / 2 + Math.cos(this.aim) * reach,
      y: this.height - 12 + Math.sin(this.aim) * reach,
    };
  }

  /** Others shoot from the corners, three at most of them seen. */
  private cornerOf(nickname: string): Point {
    const place = Math.max(0, this.others.indexOf(nickname)) % 3;
    return [
      { x: this.width * 0.14, y: this.height - 14 },
      { x: this.width * 0.86, y: this.height - 14 },
      { x: this.width * 0.5, y: 14 },
    ][place] as Point;
  }

  private draw() {
    this.frame = requestAnimationFrame(() => this.draw());
    const { context, scene, sprites } = this;
    if (!context || !scene || !sprites) return;
    context.drawImage(scene, 0, 0, this.width, this.height);
    for (const fish of this.fish.values()) this.drawFish(context, sprites, fish);
    this.drawFlights(context);
    this.drawOthers(context);
    drawCannon(context, { x: this.width / 2, y: this.height - 12 }, this.aim, this.strength, true);
    this.drawSplashes(context);
  }

  private drawFish(context: CanvasRenderingContext2D, sprites: FishSprites, fish: Fish) {
    const point = this.pointOf(fish);
    if (!point) {
      if (this.now() > fish.born) this.fish.delete(fish.id);
      return;
    }
    const { seconds } = fishFacts[fish.kind];
    const beat = this.calm ? 0 : (this.now() - fish.born) / (seconds * 48);
    sprites.draw(context, fish.kind, point, this.lengthOf(fish.kind), beat);
    if (fish.id !== this.target) return;
    this.aim = Math.atan2(point.y - (this.height - 12), point.x - this.width / 2);
    drawTarget(context, point, this.lengthOf(fish.kind), `×${fishFacts[fish.kind].prize}`);
  }

  private drawFlights(context: CanvasRenderingContext2D) {
    const now = performance.now();
    for (const flight of [...this.flights]) {
      const fish = this.fish.get(flight.fish);
      const to = fish && this.pointOf(fish);
      const along = Math.min(1, (now - flight.begin) / (this.calm ? 1 : flightMilliseconds));
      if (to && along < 1) drawShot(context, flight.from, to, along, flight.strength);
      else if (to) drawNet(context, to, 16 + flight.strength * 5, 0.5);
      if ((along < 1 && to) || (flight.caught === undefined && to)) continue;
      this.flights = this.flights.filter((one) => one !== flight);
      flight.landed(flight);
    }
  }

  private drawOthers(context: CanvasRenderingContext2D) {
    for (const nickname of this.others.slice(0, 3)) {
      const at = this.cornerOf(nickname);
      drawCannon(context, at, at.y < 40 ? Math.PI / 2 : -Math.PI / 2, 1, false, nickname);
    }
  }

  private drawSplashes(context: CanvasRenderingContext2D) {
    const now = performance.now();
    this.splashes = this.splashes.filter(({ begin }) => now - begin < splashMilliseconds);
    for (const { at, begin, text, isMine } of this.splashes) {
      const age = (now - begin) / splashMilliseconds;
      if (text === '') drawNet(context, at, 14 + age * 26, 0.4 * (1 - age));
      else drawRising(context, at, this.calm ? 0 : age, text, isMine);
    }
  }
}
