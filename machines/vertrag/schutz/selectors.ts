import type { SnapshotFrom } from 'xstate';
import { schrittVon } from '#machines/schritt.ts';
import { gleich } from '../../gleich.ts';
import { wirdTeurer } from '../aenderung/guards.ts';
import type { Schutzwunsch } from './answers.ts';
import {
  berechnungVon,
  brauchtNachweis,
  entfaelltVorgemerktes,
  gewuenscht,
  istGerechnet,
  istGleicherBeitrag,
  istPruefbar,
} from './guards.ts';
import type { schutz } from './machine.ts';
import { wunschname } from './wuensche.ts';

type Snapshot = SnapshotFrom<typeof schutz>;

const keine: readonly Schutzwunsch[] = [];

/** The step whose screen is shown and whose name ends the address. */
export const schritt = (snapshot: Snapshot): string => schrittVon(snapshot) ?? 'einstellen';

export const wuensche = ({ context: { antworten } }: Snapshot): readonly Schutzwunsch[] =>
  antworten.einstellen?.wuensche ?? keine;
/** What the contract offers beside the wishes; the last known one while the next is worked out. */
export const ergebnis = (snapshot: Snapshot) => snapshot.context.rechnung?.ergebnis ?? null;
export const berechnung = (snapshot: Snapshot) => berechnungVon(snapshot.context);
export const imAuftrag = (snapshot: Snapshot) => snapshot.context.imAuftrag;
export const laedt = (snapshot: Snapshot) => snapshot.hasTag('laedt');
export const darfPruefen = (snapshot: Snapshot) => istPruefbar(snapshot.context);
export const mitNachweis = (snapshot: Snapshot) => brauchtNachweis(snapshot.context);
/** What stands there belongs to the wishes as they are. */
export const istBerechnet = (snapshot: Snapshot) => istGerechnet(snapshot.context);
/** What had moved when saving was refused; null where nothing is to be said of that. */
export const ueberholt = (snapshot: Snapshot): 'preisGeaendert' | 'vertragGeaendert' | null => {
  if (!snapshot.matches({ einstellen: 'ueberholt' })) return null;
  return istGleicherBeitrag(snapshot.context) ? 'vertragGeaendert' : 'preisGeaendert';
};
export const istGesperrt = (snapshot: Snapshot) => snapshot.matches('gesperrt');
export const ohneVorgemerktes = (snapshot: Snapshot) => entfaelltVorgemerktes(snapshot.context);
export const istTeurer = ({ context }: Snapshot) => {
  const gerechnet = berechnungVon(context);
  return gerechnet !== null && wirdTeurer(gerechnet);
};
export const fragtNach = (snapshot: Snapshot) =>
  snapshot.matches('bestaetigen') || snapshot.matches('speichern');
export const istNichtBerechnet = (snapshot: Snapshot) =>
  snapshot.matches({ einstellen: 'fehlerBeimBerechnen' });
export const istNichtGespeichert = (snapshot: Snapshot) => snapshot.matches('fehlerBeimSpeichern');

/**
 * Why wishes cannot be had, by their name. While it is worked out anew the reasons of those stay that are as they were;
 * where that failed nobody knows.
 */
export const gruende = (snapshot: Snapshot): Readonly<Record<string, string>> => {
  const { context } = snapshot;
  const { rechnung } = context;
  if (!rechnung || (!laedt(snapshot) && !istGerechnet(context))) return {};
  const gewuenschte = gewuenscht(context);
  return Object.fromEntries(
    wuensche(snapshot).flatMap(({ auswahl }, an) => {
      const stelle = rechnung.eingabe.findIndex((einer) => gleich(einer, gewuenschte[an]));
      const grund = rechnung.ergebnis.wuensche[stelle]?.hinderung?.text;
      return grund === undefined ? [] : [[wunschname(auswahl), grund]];
    }),
  );
};

/** The refusal to show; null where none stands. */
export const hinderung = (snapshot: Snapshot) =>
  snapshot.matches('abgelehnt') || snapshot.matches({ einstellen: 'unberechenbar' })
    ? snapshot.context.hinderung
    : null;
