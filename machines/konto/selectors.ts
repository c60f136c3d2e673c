import type { StateValue } from 'xstate';
import { istIn, leaf } from '../leaf.ts';
import type { FlowTag } from '../tags.ts';
import type { FormularKontext } from './formular.ts';
import type { KontoHinweis } from './failure.ts';
import { abgelehntAls, type Gesagt } from './parts/abgelehnt.ts';

/** What the screens ask of any flow with forms around an account. */
interface Snapshot {
  readonly context: FormularKontext;
  readonly value: StateValue;
  hasTag: (tag: FlowTag) => boolean;
}

/** What the customer is told above the form; a technical problem counts as one. */
export const hinweis = (snapshot: Snapshot): KontoHinweis | null => {
  if (snapshot.hasTag('fehler')) return technisch;
  const art = grund(snapshot);
  if (art === null) return null;
  const { context } = snapshot;
  const bisher = gesagt.get(context);
  if (bisher?.art === art) return bisher;
  const neu = { art, text: context.satz };
  gesagt.set(context, neu);
  return neu;
};

/** What was refused, by the state it is said in. */
function grund({ value }: Snapshot): Gesagt | null {
  const [, zustand] = /\.abgelehnt\.(\w+)/.exec(leaf(value)) ?? [];
  return zustand === undefined
    ? null
    : (arten.find((art) => abgelehntAls[art] === zustand) ?? null);
}

// Of one type with the table they are read from.
const arten = Object.keys(abgelehntAls) as Gesagt[];
/** The same object as long as the same is said: it is read anew with every snapshot. */
const gesagt = new WeakMap<object, KontoHinweis>();

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
