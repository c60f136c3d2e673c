import type { SnapshotFrom } from 'xstate';
import { leaf } from '#machines/leaf.ts';
import type { AnmeldeSchritt } from './answers.ts';
import type { anmeldung } from './machine.ts';

type Snapshot = SnapshotFrom<typeof anmeldung>;

/** The step whose screen is shown. */
export const schritt = (snapshot: Snapshot): AnmeldeSchritt => {
  if (snapshot.matches('code')) return 'code';
  if (snapshot.matches('initialpasswort')) return 'initialpasswort';
  if (snapshot.matches('neuesPasswort')) return 'neuesPasswort';
  if (snapshot.matches('nutzungsbedingungen')) return 'nutzungsbedingungen';
  if (snapshot.matches('gesperrt')) return 'gesperrt';
  if (snapshot.matches('angemeldet')) return 'angemeldet';
  return 'zugangsdaten';
};

/** What the customer is told at the form, by the state that says it; a technical problem counts as one. */
export const hinweis = (snapshot: Snapshot): AnmeldeHinweis | null => {
  if (snapshot.hasTag('fehler')) return 'TECHNISCH';
  // A state that says something is called as what it says.
  const zustaende = leaf(snapshot.value).toLowerCase().split(/[ .]/);
  const istGesagt = (eines: string) => zustaende.includes(eines.replaceAll('_', '').toLowerCase());
  return hinweise.find(istGesagt) ?? null;
};

const hinweise = [
  'ZUGANGSDATEN_FALSCH',
  'ZUGANG_DEAKTIVIERT',
  'NICHT_EINGERICHTET',
  'ANMELDUNG_ABGELAUFEN',
  'ZU_VIELE_CODES',
  'CODE_NUR_NEU',
  'SITZUNG_ABGELAUFEN',
  'ABGEMELDET',
  'CODE_FALSCH',
  'PASSWORT_ABGELEHNT',
  'ZU_OFT',
] as const;
export type AnmeldeHinweis = (typeof hinweise)[number] | 'TECHNISCH';

/** The terms are there to be read. */
export const hatBedingungen = (snapshot: Snapshot) =>
  snapshot.context.version !== '' &&
  !snapshot.matches({ nutzungsbedingungen: 'laden' }) &&
  !snapshot.matches({ nutzungsbedingungen: 'nichtGeladen' });
/** What the form is filled in with. */
export const email = (snapshot: Snapshot) => snapshot.context.email;
export const version = (snapshot: Snapshot) => snapshot.context.version;
export const handynummer = (snapshot: Snapshot) => snapshot.context.handynummer;
export const versuche = (snapshot: Snapshot) => snapshot.context.versuche;
/** How long the access is locked from now on. */
export const sperreMs = (snapshot: Snapshot) => snapshot.context.sperreMs;
/** A new initial password is on its way, if there is an account. */
export const istGesendet = (snapshot: Snapshot) =>
  snapshot.matches({ initialpasswort: 'gesendet' });
/** Another code is being sent. */
export const sendetErneut = (snapshot: Snapshot) =>
  snapshot.matches({ code: { formular: 'senden' } });
/** Another code may be asked for. */
export const darfErneut = (snapshot: Snapshot) => snapshot.hasTag('darfErneut');
/** How long no other code can be had, from the moment the last one was sent. */
export const wartezeitMs = (snapshot: Snapshot) => snapshot.context.wartezeitMs;
export const laedt = (snapshot: Snapshot) => snapshot.hasTag('laedt');
