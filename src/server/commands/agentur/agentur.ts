import type { Agenturablehnung, Mitarbeiter } from '#contract/endpoints/agentur.ts';
import { verwaltungBleibt } from '#contract/entities/recht.ts';
import { zugang } from '#contract/fields/zugangsfristen.ts';
import { fuehrtAgentur, type Principal } from '../../access/decision.ts';
import type { Konten } from '../../access/konten.ts';
import type { Database } from '../../database/open.ts';
import { Absage, nichtErlaubt, nichtGefunden } from '../../http/answers.ts';
import { mitarbeitende, type Mitarbeiterzeile } from '../../repositories/mitarbeitende.ts';
import { emailVergeben } from '../../rules/konto.ts';

/** The agency somebody runs; in his own he may have no right to (403), of any other there is nothing (404). */
export function verwaltet(wer: Principal, gefragt: string | null = wer.vermittlerNummer): string {
  const { vermittlerNummer } = wer;
  if (vermittlerNummer === null || vermittlerNummer !== gefragt) throw nichtGefunden();
  if (!fuehrtAgentur(wer)) throw ohneRecht();
  return vermittlerNummer;
}

function ohneRecht(): Absage {
  return nichtErlaubt('Ihnen fehlt das Recht „Agentur verwalten“.');
}

/** The accesses of his agency, held until the transaction ends: the right can have gone while this waited. */
export async function unterSperre(tx: Database, wer: Principal) {
  const agentur = mitarbeitende(tx, verwaltet(wer));
  await agentur.sperren();
  const alle = await agentur.alle();
  if (!alle.some((eine) => eine.sub === wer.sub && verwaltetAgentur(eine))) throw ohneRecht();
  return { agentur, alle };
}

/** Whether somebody counts as one of those who run the agency. */
export function verwaltetAgentur(zeile: Mitarbeiterzeile): boolean {
  return !zeile.gesperrt && fuehrtAgentur(zeile);
}

const saetze = {
  EMAIL_VERGEBEN: emailVergeben,
  AGENTUR_VOLL: `Ihre Agentur hat schon ${zugang.untervermittler}\u00A0Zugänge. Mehr sind nicht möglich.`,
  INHABER: 'Wem die Agentur gehört, der behält alle Rechte.',
  LETZTE_VERWALTUNG: verwaltungBleibt,
  EMPFAENGER:
    'Diese Person darf keine Kunden sehen oder ist gesperrt. Bitte wählen Sie jemand anderen.',
  KEINE_EINLADUNG:
    'Die Einladung ist schon angenommen, oder der Zugang ist gesperrt. Laden Sie die Liste neu.',
  RECHTE_GEAENDERT:
    'Jemand anderes hat diese Rechte inzwischen geändert. Prüfen Sie Ihre Auswahl, und speichern Sie noch einmal, wenn sie gelten soll.',
} as const satisfies Record<Agenturablehnung, string>;

/** 409 with the sentence of its reason. */
export function agenturAbsage(code: Agenturablehnung): Absage {
  return new Absage(409, { code, errorMessage: saetze[code] });
}

/** How somebody of the agency is shown; whether an invitation is open only the pool knows. */
export async function mitarbeiterVon(
  konten: Konten | null,
  { sub: selbst }: Pick<Principal, 'sub'>,
  zeile: Mitarbeiterzeile,
): Promise<Mitarbeiter> {
  const { sub, name, email, rolle, gesperrt, kunden } = zeile;
  const initial = !gesperrt && ((await konten?.bySub('vermittler', sub))?.initial ?? false);
  return {
    id: sub,
    name,
    email,
    rolle: rolle === 'inhaber' ? 'INHABER' : 'MITARBEITER',
    vermittlerNummer: zeile.eigeneNummer ?? zeile.vermittlerNummer ?? '',
    ihkNummer: zeile.ihkNummer,
    rechte: zeile.rechte,
    status: zugangsstatus(gesperrt, initial),
    eingeladenBis: initial ? (zeile.eingeladenBis?.toISOString() ?? null) : null,
    kunden,
    selbst: sub === selbst,
  };
}

function zugangsstatus(gesperrt: boolean, initial: boolean): Mitarbeiter['status'] {
  if (gesperrt) return 'GESPERRT';
  return initial ? 'EINGELADEN' : 'AKTIV';
}
