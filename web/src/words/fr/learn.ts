// The words of boards with something to find, in French.
import type * as en from '../en/learn.ts';

export const learn: typeof en.learn = {
  stepOf: (step, steps) => `Étape ${step} sur ${steps}`,
  back: 'Retour',
  next: 'Suite',
  skip: 'Sauter',
  showMe: 'Montrer',
  noHint: (showMe) => `Il n’y a pas d’indice ici. « ${showMe} » donne la solution.`,
  again: 'Réessayer',
  right: 'Bonne réponse.',
  clause: (clause) => `Règle ${clause}`,
  notNow: (why) => `La leçon ne peut pas continuer pour l’instant : ${why}`,
};
