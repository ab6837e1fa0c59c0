// How a board fills its room: scenes that can be taller are, where there is height to spare.
import { Stretcher, stretchIn } from '../scene/stretch.ts';
import type { Glyphs, Scene, View } from '../scene/types.ts';
import { roomFor } from './space.ts';

export class Filling {
  readonly #element;
  readonly #stretcher;
  #by = 1;

  /** @param glyphs the drawings of the game */
  constructor(element: HTMLElement, glyphs: Glyphs) {
    this.#element = element;
    this.#stretcher = new Stretcher(glyphs);
  }

  /** All drawings, those that are taller among them. */
  get glyphs(): Glyphs {
    return this.#stretcher.glyphs;
  }

  /** Returns a view as it is drawn in the room that there is now. */
  view(view: View): View {
    this.#by = this.#needed(view);
    return { ...view, scene: this.scene(view.scene) };
  }

  /** Returns a scene like that of the last view. */
  scene(scene: Scene): Scene {
    return this.#stretcher.scene(scene, this.#by);
  }

  /** Whether a view would be drawn now like the last one. */
  fits(view: View): boolean {
    return this.#needed(view) === this.#by;
  }

  #needed({ scene }: View): number {
    return scene.stretch ? stretchIn(scene, roomFor(this.#element)) : 1;
  }
}
