import type { StateValue } from 'xstate';
import { istIn } from '../leaf.ts';
import type { FlowTag } from '../tags.ts';
import type { FormularKontext } from './formular.ts';
import type { KontoHinweis } from './failure.ts';

/** What the screens ask of any flow with forms around an account. */
interface Snapshot {
  readonly context: FormularKontext;
  readonly value: StateValue;
  hasTag: (tag: FlowTag) => boolean;
}

/** What the customer is told above the form; a technical problem counts as one. */
export const hinweis = (snapshot: Snapshot): KontoHinweis | null =>
  snapshot.hasTag('fehler') ? technisch : snapshot.context.hinweis;

export const laedt = (snapshot: Snapshot) => snapshot.hasTag('laedt');
/** Another code may be asked for. */
export const darfErneut = (snapshot: Snapshot) => snapshot.hasTag('darfErneut');
/** A code is being sent at the form for it. */
export const sendetErneut = (snapshot: Snapshot) =>
  codeschritte.some((schritt) => istIn(snapshot, `${schritt}.formular.senden`));
export const istFehler = (snapshot: Snapshot) => snapshot.hasTag('fehler');

const codeschritte = ['bestaetigen', 'codeUndPasswort', 'tanPruefen'];
const technisch: KontoHinweis = { art: 'TECHNISCH', text: null };

/** What one flow keeps and another does not. */
const feld =
  <Name extends string>(name: Name) =>
  <Wert>({ context }: { readonly context: Readonly<Record<Name, Wert>> }): Wert =>
    context[name];

export const handynummer = feld('handynummer');
export const vertrag = feld('vertrag');
export const maskierteEmail = feld('maskierteEmail');
export const email = feld('email');
export const gesendetAn = feld('gesendetAn');
export const abbuchungAb = feld('abbuchungAb');
export const bankGesperrtBis = feld('bankGesperrtBis');
