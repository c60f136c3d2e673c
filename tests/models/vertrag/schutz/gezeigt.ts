import type { AnyMachineSnapshot } from 'xstate';
import type { Berechnung } from '#contract/entities/aenderung.ts';
import { formatBetrag } from '#contract/fields/formatBetrag.ts';
import { formatDatumLang } from '#contract/tag.ts';
import type { SchutzKontext } from '#machines/vertrag/schutz/setup.ts';
import type { Pair } from '#tests/models/browser/readBack.ts';
import { gewuenscht } from './cases.ts';

/** What the choices are called (`domain/vertrag.md §6`); those of the offer as the offer says. */
export const worte = {
  zahlweise: { MONATLICH: 'Monatlich', JAEHRLICH: 'Jährlich' },
  selbstbeteiligung: { SB_500: '500,00 EUR', SB_250: '250,00 EUR' },
};

/** What each wish of the tours is called, what holds now, and what then. */
const wechsel: Readonly<Record<string, readonly [string, string, string]>> = {
  selbstbeteiligung: ['Selbstbeteiligung', '500,00 EUR', '250,00 EUR'],
  elementar: ['Elementarschutz', 'nicht eingeschlossen', 'eingeschlossen'],
};

/** Beside the controls what the wishes come to, and both sides of the comparison. */
export function gezeigt(snapshot: AnyMachineSnapshot): readonly Pair[] | null {
  const berechnung = berechnungIn(snapshot);
  if (!berechnung) return null;
  if (snapshot.matches({ einstellen: 'ruht' })) return summe(berechnung);
  if (!snapshot.matches('pruefen') && !snapshot.matches('fehlerBeimSpeichern')) return null;
  const { beitragAlt, beitragNeu } = berechnung;
  const alle = wechselIn(snapshot);
  return [
    ...alle.map(([name, vorher]) => [name, vorher] as const),
    ['Im Jahr', formatBetrag(beitragAlt.jahresVersicherungsPraemie)],
    ...alle.map(([name, , nachher]) => [name, nachher] as const),
    ...gewuenscht(kontextVon(snapshot).antworten).flatMap((wunsch) =>
      'elementarVorschaden' in wunsch ? [['Hochwasserschaden in 10 Jahren', 'Nein'] as const] : [],
    ),
    ['Im Jahr', formatBetrag(beitragNeu.jahresVersicherungsPraemie)],
    ['Bisher, pro Monat', formatBetrag(beitragAlt.versicherungsPraemie)],
    ['Neu, pro Monat', formatBetrag(beitragNeu.versicherungsPraemie)],
  ];
}

/** From when all holds, what is paid then, and how much more that is in a year. */
export function gesagt(snapshot: AnyMachineSnapshot): readonly string[] {
  const berechnung = berechnungIn(snapshot);
  if (!berechnung) return verhindert(snapshot);
  const ab = formatDatumLang(berechnung.wirksamkeitsdatum);
  if (snapshot.matches({ einstellen: 'ruht' })) {
    const nachweis = berechnung.hinweise.length > 0 ? [brauchtNachweis] : [];
    return [`${istEiner(snapshot) ? 'Das' : 'Alles'} gilt ab dem ${ab}.`, ...nachweis];
  }
  const wer = kontextVon(snapshot).imAuftrag ? 'Ihr Kunde' : 'Sie';
  const zahlt = kontextVon(snapshot).imAuftrag ? 'zahlt' : 'zahlen';
  if (snapshot.matches('gespeichert') || snapshot.matches('bestaetigen')) {
    const preis = formatBetrag(berechnung.beitragNeu.versicherungsPraemie);
    return [`Ab dem ${ab}: ${alsSatz(snapshot)}. ${wer} ${zahlt} dann monatlich ${preis}.`];
  }
  if (!snapshot.matches('pruefen')) return [];
  const mehr =
    berechnung.beitragNeu.jahresVersicherungsPraemie -
    berechnung.beitragAlt.jahresVersicherungsPraemie;
  return [
    `${istEiner(snapshot) ? 'Das gilt' : 'Alles gilt gemeinsam'} ab dem ${ab}.`,
    `${wer} ${zahlt} im Jahr ${formatBetrag(Math.abs(mehr))} ${mehr > 0 ? 'mehr' : 'weniger'}.`,
    `Die nächste Zahlung ist am ${formatDatumLang(berechnung.naechsteFaelligkeit)} fällig.`,
  ];
}

const brauchtNachweis =
  'Zu einer Änderung brauchen wir einen Nachweis. Speichern Sie diese bitte auf ihrer eigenen Seite.';

/** Which wish cannot be had, why, and what she can do. */
function verhindert(snapshot: AnyMachineSnapshot): readonly string[] {
  if (!snapshot.matches({ einstellen: 'ruht' })) return [];
  const gruende = kontextVon(snapshot).rechnung?.ergebnis.wuensche.flatMap(({ hinderung }) =>
    hinderung ? [hinderung.text] : [],
  );
  if (!gruende?.length) return [];
  return ['Eine Änderung ist so nicht möglich. Nehmen Sie sie zurück.', ...gruende];
}

/** What waits for its day once it is saved: the day, what it is, and what is paid then. */
export function vorgemerkt(snapshot: AnyMachineSnapshot): [string, string, number] {
  const berechnung = berechnungIn(snapshot);
  if (!berechnung) throw new Error('Nothing is saved that was not worked out.');
  const { wirksamkeitsdatum, beitragNeu } = berechnung;
  return [wirksamkeitsdatum, alsSatz(snapshot), beitragNeu.versicherungsPraemie];
}

/** Nothing else is changed with it. */
export function istEiner(snapshot: AnyMachineSnapshot): boolean {
  return gewuenscht(kontextVon(snapshot).antworten).length === 1;
}

/** With these wishes a year costs more. */
export function kostetMehr(snapshot: AnyMachineSnapshot): boolean {
  const berechnung = berechnungIn(snapshot);
  if (!berechnung) return false;
  const { beitragAlt, beitragNeu } = berechnung;
  return beitragNeu.jahresVersicherungsPraemie > beitragAlt.jahresVersicherungsPraemie;
}

function summe({
  beitragAlt,
  beitragNeu,
  differenzProZahlung,
  verlauf,
}: Berechnung): readonly Pair[] {
  const imJahr = beitragNeu.jahresVersicherungsPraemie - beitragAlt.jahresVersicherungsPraemie;
  const bisher = formatBetrag(beitragAlt.versicherungsPraemie);
  const neu = formatBetrag(beitragNeu.versicherungsPraemie);
  // Of another period, instalments are not compared.
  if (verlauf.some(({ zahlweise }) => zahlweise === 'JAEHRLICH')) {
    return [
      ['Neuer Beitrag', `${neu} jährlich`],
      ['Bisher', `${bisher} monatlich`],
      ['Im Jahr', mitVorzeichen(imJahr)],
    ];
  }
  return [
    ['Neuer Beitrag', `${neu} monatlich`],
    ['Bisher', bisher],
    ['Unterschied', mitVorzeichen(differenzProZahlung)],
    ['Im Jahr', mitVorzeichen(imJahr)],
  ];
}

function mitVorzeichen(cent: number): string {
  return `${cent > 0 ? '+' : '−'}\u00A0${formatBetrag(Math.abs(cent))}`;
}

function alsSatz(snapshot: AnyMachineSnapshot): string {
  return wechselIn(snapshot)
    .map(([name, , neu]) => `${name}: ${neu}`)
    .join('; ');
}

function wechselIn(snapshot: AnyMachineSnapshot) {
  return gewuenscht(kontextVon(snapshot).antworten).map(
    (wunsch) => wechsel[String(Reflect.get(wunsch, 'art'))] ?? (['?', '?', '?'] as const),
  );
}

function berechnungIn(snapshot: AnyMachineSnapshot): Berechnung | null {
  return kontextVon(snapshot).rechnung?.ergebnis.berechnung ?? null;
}

/** The runner hands any snapshot over; here it is always one of these wishes. */
export function kontextVon({ context }: AnyMachineSnapshot): SchutzKontext {
  return context as SchutzKontext;
}
