import type { AnyMachineSnapshot } from 'xstate';

/** What a flow knows that sends something once a mailbox is proven: chart of `mailcode.ts`, then `senden`. */
interface Gesagtes {
  readonly context: { readonly satz: string | null };
}

export const satz = ({ context }: Gesagtes) => context.satz;
export const laedt = (snapshot: AnyMachineSnapshot) => snapshot.hasTag('laedt');
/** It stands still: something is in the way, and once more is offered instead of the button. */
export const stockt = (snapshot: AnyMachineSnapshot) => snapshot.hasTag('fehler');
/** What was sent itself was not taken. */
export const istAufgehalten = (snapshot: AnyMachineSnapshot) =>
  snapshot.matches('zuOft') || snapshot.matches('fehlerBeimSenden');
export const istZuOft = (snapshot: AnyMachineSnapshot) => snapshot.matches('zuOft');

/** The form for the code, or what keeps it from being sent. */
export const istCode = (snapshot: AnyMachineSnapshot) => snapshot.matches('code');
export const istCodeFalsch = (snapshot: AnyMachineSnapshot) =>
  snapshot.matches({ code: { formular: { eingabe: 'falsch' } } });
/** A code was not checked, or another one not sent; the one she has counts. */
export const istCodeGestoert = (snapshot: AnyMachineSnapshot) =>
  snapshot.matches({ code: { formular: { eingabe: 'technisch' } } }) ||
  snapshot.matches({ code: { formular: { eingabe: 'nichtErneut' } } });
/** A code lies in her mailbox, or has done what it was for. */
export const istCodeDa = (snapshot: AnyMachineSnapshot) =>
  snapshot.matches('senden') ||
  snapshot.matches({ code: { formular: 'eingabe' } }) ||
  snapshot.matches({ code: { formular: 'prueft' } }) ||
  snapshot.matches({ code: { formular: 'sendetErneut' } });
export const darfErneut = (snapshot: AnyMachineSnapshot) => snapshot.hasTag('darfErneut');
export const sendetCode = (snapshot: AnyMachineSnapshot) =>
  snapshot.matches({ code: { formular: 'sendet' } }) ||
  snapshot.matches({ code: { formular: 'sendetErneut' } });
