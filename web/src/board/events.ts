/**
 * What a board tells: a path of picks is complete, something can't be picked, the picks changed,
 * something was pointed at when nobody may pick, it was laid out anew, what moved has landed, the
 * mouse rests on the last pick of an action (null: no more); and what it asks: whether an action
 * waits to be confirmed.
 */
export type Tells = {
  action: (action: string) => void;
  ask: (picks: string[]) => void;
  picks: (path: string[]) => void;
  idle: () => void;
  sized: () => void;
  landed: () => void;
  foresee: (action: string | null) => void;
  holds: (action: string) => boolean;
};

export type How = 'step' | 'fade' | 'none';
