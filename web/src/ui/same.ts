// Parts of the page that render again only if what they show has changed.
import { Component, type VNode } from 'preact';

type Props<Facts> = {
  /** What the part shows, as it could stand in JSON. */
  facts: Facts;
  /** What else it depends on. */
  of: unknown;
  /** Makes the part; it reads no signals. */
  make: (facts: Facts) => VNode;
};

/**
 * A part that is as it was as long as what it tells stays the same. A part that was kept and given
 * again would hold the whole page as it was at its first time, by the parents of parts.
 */
export class Same<Facts> extends Component<Props<Facts>> {
  #text = '';

  override shouldComponentUpdate({ facts, of }: Props<Facts>) {
    return of !== this.props.of || JSON.stringify(facts) !== this.#text;
  }

  override render({ facts, make }: Props<Facts>) {
    this.#text = JSON.stringify(facts);
    return make(facts);
  }
}
