import { fahrrad } from '#contract/produkte/fahrrad.ts';
import type { Schadenfrage } from '../fragen/vorversicherung.ts';
import { diebstahlzeit } from './answers.ts';

/** Asked where a sentence of the offer is changed and on the page behind it. */
export const nutzungsfrage = 'Wie nutzen Sie das Rad?';

/** Earlier claims: of a bicycle only thefts count. */
export const diebstahlfrage: Schadenfrage = {
  frage: `Wie viele Räder wurden Ihnen in den letzten ${fahrrad.grenzen.vorschadenJahre}\u00A0Jahren gestohlen?`,
  warum: 'Jeder Diebstahl macht den Beitrag höher. Zählen Sie auch nicht versicherte.',
  zeit: diebstahlzeit,
  eines: 'Diebstahl',
  art: 'Was wurde gestohlen?',
  hoehe: 'Wert',
};
