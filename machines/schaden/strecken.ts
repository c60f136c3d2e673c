import type { AnyStateMachine } from 'xstate';
import type { Schadenweg } from '#contract/produkte/produkte.ts';
import type { Schadensparte } from '#contract/schaeden/sparte.ts';
import type { Flow } from '#machines/flow.ts';
import { antworten as angabenAntworten } from './angaben/answers.ts';
import { angaben } from './angaben/machine.ts';
import { worte as angabenWorte } from './angaben/worte.ts';
import { meldungsentwurf, meldungsschluss } from './answers.ts';
import {
  antworten as einwilligungsAntworten,
  entwurfsregel as einwilligungsEntwurf,
} from './einwilligung/answers.ts';
import { einwilligung } from './einwilligung/machine.ts';
import { worte as einwilligungsWorte } from './einwilligung/worte.ts';
import {
  antworten as geschaedigtenAntworten,
  entwurfsregel as geschaedigtenEntwurf,
} from './geschaedigter/answers.ts';
import { geschaedigter } from './geschaedigter/machine.ts';
import { worte as geschaedigtenWorte } from './geschaedigter/worte.ts';
import { antworten as rueckfragenAntworten } from '#machines/vertrag/parts/rueckfrage/rueckfrage.ts';
import { worte as rueckfragenWorte } from '#machines/vertrag/parts/rueckfrage/worte.ts';
import { schadenruecknahme } from './ruecknahme/machine.ts';
import { antworten } from './unterlage/answers.ts';
import { unterlage } from './unterlage/machine.ts';
import { worte as unterlagenWorte } from './unterlage/worte.ts';
import { worte } from './worte.ts';

/** Flows around a claim that was reported. */
export const schadenstrecken = {
  'schaden/angaben': {
    titel: 'Angaben zum Schaden ergänzen',
    chart: angaben,
    antworten: angabenAntworten,
    worte: angabenWorte,
  },
  'schaden/einwilligung': {
    titel: 'In Gesundheitsauskünfte einwilligen',
    chart: einwilligung,
    antworten: einwilligungsAntworten,
    entwurf: einwilligungsEntwurf,
    worte: einwilligungsWorte,
  },
  'schaden/geschaedigter': {
    titel: 'Schaden als Geschädigte melden',
    chart: geschaedigter,
    antworten: geschaedigtenAntworten,
    entwurf: geschaedigtenEntwurf,
    worte: geschaedigtenWorte,
  },
  'schaden/ruecknahme': {
    titel: 'Schaden zurückziehen',
    chart: schadenruecknahme,
    antworten: rueckfragenAntworten,
    worte: rueckfragenWorte,
  },
  'schaden/unterlage': {
    titel: 'Unterlage nachreichen',
    chart: unterlage,
    antworten,
    worte: unterlagenWorte,
  },
} as const satisfies Record<`schaden/${string}`, Flow>;

/** The report of a claim, of whatever product: all are of the same parts. */
export function schadenmeldung<Chart extends AnyStateMachine>(
  weg: Schadenweg,
  titel: string,
  sparte: Schadensparte,
  chart: Chart,
) {
  const entwurf = meldungsentwurf(`schaden/${weg}`, sparte);
  return {
    titel,
    chart,
    antworten: { ...entwurf.antworten, pruefen: meldungsschluss },
    entwurf,
    worte,
  };
}
