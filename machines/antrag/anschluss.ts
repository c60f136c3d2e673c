import { formatDatumLang, istTag, monatePlus, tagePlus } from '#contract/tag.ts';
import { fristen } from '#contract/zahlen.ts';
import type { Vorversicherung } from './answers.ts';
import type { Antragsstand, BasisAntworten } from './context.ts';
import { endeVon } from './einmalig.ts';
import type { Widerspruch } from './regel.ts';

/** What is known of an earlier contract, also while it is still being typed. */
interface Frueheres {
  readonly vorversicherungVorhanden?: boolean | undefined;
  readonly gekuendigtDurch?: Vorversicherung['gekuendigtDurch'] | undefined;
  readonly laeuftNochBis?: string | undefined;
}
type Frueher = Frueheres | undefined;
/** Last day of the contract that still runs elsewhere, yyyy-MM-dd; null where none does. */
export function laeuftNochBis(vorher: Frueher): string | null {
  const laeuft = vorher?.vorversicherungVorhanden && vorher.gekuendigtDurch === 'LAEUFT_NOCH';
  const bis = vorher?.laeuftNochBis;
  // While it is typed it may be no day.
  return laeuft && bis !== undefined && istTag(bis) ? bis : null;
}

/** The first day on which nobody else covers her, yyyy-MM-dd; null where nobody does now. */
export function anschlusstag(vorher: Frueher): string | null {
  const bis = laeuftNochBis(vorher);
  return bis === null ? null : tagePlus(bis, 1);
}

/** Two insurers would be paid for the same days by a begin she chose herself: she is asked for another (`domain/verkauf.md §4`). */
export function istDoppelt({ umfeld, antworten }: Stand): boolean {
  const frei = anschlusstag(antworten.vorversicherung);
  const { angebot } = antworten;
  if (frei === null || !angebot || !umfeld) return false;
  return beginntAm(angebot) < frei && !istVorgegeben(angebot, umfeld.heute);
}

/**
 * Her answers with the day her cover begins in them. What was preset lies behind a contract that runs elsewhere, and so
 * does what she chose and laid there since; neither answer changes the other, so that both can be corrected.
 */
export function mitBeginn<A extends BasisAntworten>({ umfeld, antworten }: Stand<A>): A {
  const { angebot, vorversicherung, anschluss } = antworten;
  if (angebot && umfeld && endeVon(antworten) !== null)
    return vomAbschlussAn(antworten, umfeld.heute);
  const frei = anschlusstag(vorversicherung);
  if (frei === null || !angebot || !umfeld || beginntAm(angebot) >= frei) return antworten;
  const folgt = istVorgegeben(angebot, umfeld.heute) || anschluss?.beginn === frei;
  if (!folgt) return antworten;
  const morgen = tagePlus(umfeld.heute, 1);
  const gelegt =
    frei > morgen
      ? { versicherungsbeginn: morgen, beginnverlegung: frei }
      : { versicherungsbeginn: frei, beginnverlegung: undefined };
  return { ...antworten, angebot: { ...angebot, ...gelegt } };
}

/** What ends by itself is covered from the conclusion on and paid at once, whatever was chosen for one that goes on. */
function vomAbschlussAn<A extends BasisAntworten>(antworten: A, heute: string): A {
  const ab = { versicherungsbeginn: heute, beginnverlegung: undefined, zahlweise: 'EINMALIG' };
  return { ...antworten, angebot: { ...antworten.angebot, ...ab } };
}

type Stand<A extends BasisAntworten = BasisAntworten> = Pick<
  Antragsstand<A>,
  'umfeld' | 'antworten'
>;
type Angebot = NonNullable<BasisAntworten['angebot']>;

/** The day she chose, yyyy-MM-dd. */
export function beginntAm({ versicherungsbeginn, beginnverlegung }: Angebot): string {
  return beginnverlegung ?? versicherungsbeginn;
}

/** What stands there before she chooses. */
function istVorgegeben({ versicherungsbeginn, beginnverlegung }: Angebot, heute: string): boolean {
  return beginnverlegung === undefined && versicherungsbeginn === tagePlus(heute, 1);
}

/** What speaks against the end that was named for it: the page says from which day on it can be bought here. */
export function anschlusswiderspruch({ umfeld, antworten }: Antragsstand): readonly Widerspruch[] {
  const bis = laeuftNochBis(antworten.vorversicherung);
  const gegen = bis === null || !umfeld ? null : gegenEnde(bis, umfeld.heute);
  return gegen ? [{ feld: 'laeuftNochBis', text: gegen.text }] : [];
}

/** Why she cannot follow on at that end; whether it is only too early for it. */
function gegenEnde(bis: string, heute: string): { text: string; spaeter?: true } | null {
  if (bis < heute) {
    return { text: 'Geben Sie einen Tag ab heute ein, oder wählen Sie, wer gekündigt hat.' };
  }
  if (bis > monatePlus(heute, 12 * fristen.vorvertragJahre)) {
    return {
      text: `Geben Sie den nächsten Tag ein, zu dem Sie kündigen können. Er liegt höchstens ${fristen.vorvertragJahre}\u00A0Jahre voraus.`,
    };
  }
  const frei = tagePlus(bis, 1);
  const ab = tagePlus(frei, -fristen.beginnTage);
  if (ab <= heute) return null;
  const text = `Ihr Schutz kann höchstens ein Jahr im Voraus beginnen. Für den Anschluss am ${formatDatumLang(frei)} können Sie ab dem ${formatDatumLang(ab)} abschließen.`;
  return { text, spaeter: true };
}

/** What follows from a contract that runs elsewhere, said where its end is named. */
export function anschlusssatz(vorher: Frueher, { umfeld, antworten, heute }: Lage) {
  const bis = laeuftNochBis(vorher);
  if (bis === null || !umfeld) return null;
  const gegen = gegenEnde(bis, heute);
  if (gegen !== null) return gegen.spaeter ? ({ art: 'warning', text: gegen.text } as const) : null;
  return { art: 'neutral', text: beginnsatz(antworten.angebot, bis, heute) } as const;
}

interface Lage extends Antragsstand {
  /** yyyy-MM-dd */
  readonly heute: string;
}

function beginnsatz(angebot: Angebot | undefined, bis: string, heute: string): string {
  const folgt = !angebot || (istVorgegeben(angebot, heute) && beginntAm(angebot) <= bis);
  const beginn = folgt ? tagePlus(bis, 1) : beginntAm(angebot);
  if (beginn > bis) return `Ihr Schutz bei uns beginnt am ${formatDatumLang(beginn)}.`;
  return `Sie haben als Beginn den ${formatDatumLang(beginn)} gewählt. Bis zum ${formatDatumLang(bis)} wären Sie doppelt versichert. Deshalb fragen wir gleich noch einmal, wann Ihr Schutz beginnen soll.`;
}

/** Why the begin is another than stands at the offer; null where it is that. */
export function verlegungssatz(stand: Stand): string | null {
  const bis = laeuftNochBis(stand.antworten.vorversicherung);
  const { angebot } = mitBeginn(stand);
  if (bis === null || !angebot || angebot === stand.antworten.angebot) return null;
  return `Ihr Schutz beginnt am ${formatDatumLang(beginntAm(angebot))}, denn Ihr bisheriger Vertrag läuft bis zum ${formatDatumLang(bis)}.`;
}
