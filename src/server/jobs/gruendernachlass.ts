import { fristen } from '#contract/zahlen.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { zahlweiseLabel } from '#contract/begriffe/zahlung.ts';
import { versicherungsName } from '../commands/vertrag/beenden.ts';
import { folgenFesthalten } from '../commands/vertrag/folgen.ts';
import type { Database } from '../database/open.ts';
import { nachtrag } from '../documents/inhalt/nachtrag.ts';
import type { Dokumentinhalt } from '../documents/inhalt/inhalt.ts';
import { markeVon } from '../documents/marke.ts';
import { faelligkeiten } from '../repositories/faelligkeiten.ts';
import { journal } from '../repositories/journal.ts';
import { partner } from '../repositories/partner.ts';
import { vertraege, type Vertragszeile } from '../repositories/vertraege.ts';
import { bisherVon } from '../rules/aenderung/lage.ts';
import {
  nachlassende,
  nachlassUnterschied,
  type Nachlassende,
} from '../rules/aenderung/nachlass.ts';
import { formatDatum, zeitAm } from '#contract/tag.ts';
import { vertragsende } from '../rules/status.ts';
import { ankuendigungAb, nachlassProzent } from '../rules/tarif/gruendernachlass.ts';
import { beitragBei, type Beitrag } from '../rules/zahlweise.ts';
import { nachts, type Arbeitstag, type Nachtarbeit } from './arbeit.ts';

/** Announces the end of a founder's discount 60 days before, and ends it on its day (`domain/antrag.md §3`). */
export const gruendernachlass: Nachtarbeit = {
  name: 'gruendernachlass',
  faellige: (database, { tag }) => faelligkeiten(database).gruendernachlass(tag),
  async erledigen(tx, zeile, arbeitstag) {
    const wechsel = wechselDes(zeile);
    if (wechsel === null || arbeitstag.tag < ankuendigungAb(wechsel.am)) return false;
    return arbeitstag.tag < wechsel.am
      ? ankuendigen(tx, zeile, wechsel, arbeitstag)
      : beenden(tx, zeile, wechsel, arbeitstag);
  },
};

/** The day a contract loses the discount, and what it costs before and from then on. */
interface Wechsel extends Nachlassende {
  alt: Beitrag;
  neu: Beitrag;
}

function wechselDes(zeile: Vertragszeile): Wechsel | null {
  const { beitragsKomponenten, zahlweise } = zeile;
  const ende = nachlassende(zeile);
  if (ende === null || !laeuftAm(zeile, ende.am)) return null;
  return {
    ...ende,
    alt: beitragBei(beitragsKomponenten, zahlweise),
    neu: beitragBei(ende.komponenten, zahlweise),
  };
}

function laeuftAm(zeile: Vertragszeile, tag: string): boolean {
  const { status } = zeile;
  if (status !== 'LAUFEND' && status !== 'AUSLAUFEND') return false;
  const ende = vertragsende(zeile);
  return ende === null || ende >= tag;
}

/** Once; a premium that moves until then is told on the day. */
async function ankuendigen(
  tx: Database,
  zeile: Vertragszeile,
  { am, alt, neu }: Wechsel,
  { zeit }: Arbeitstag,
): Promise<boolean> {
  const aktion = 'gruendernachlass.angekuendigt';
  const seit = zeitAm(ankuendigungAb(am), '00:00');
  if (await journal(tx).steht(zeile.versicherungsNummer, aktion, seit)) return false;
  const ab = formatDatum(am);
  await folgenFesthalten(tx, {
    zeile,
    wer: nachts,
    zeit,
    aktion,
    alt: null,
    neu: { endetAm: am, versicherungsPraemie: neu.versicherungsPraemie },
    betreff: `Ihr Nachlass für Gründer endet zum ${ab}`,
    absaetze: [
      `Für den Vertrag ${zeile.versicherungsNummer} (${versicherungsName(zeile)}) zahlen Sie ${nachlassProzent}\u00A0% weniger, weil Sie beim Abschluss vor weniger als ${fristen.gruenderMonate}\u00A0Monaten gegründet hatten. Dieser Nachlass endet, wie vereinbart, mit der ersten Hauptfälligkeit nach dem ${fristen.gruenderMonate}.\u00A0Monat.`,
      `Nach heutigem Stand zahlen Sie ab dem ${ab} ${rate(zeile, neu)} statt ${formatBetrag(alt.versicherungsPraemie)}. Ihr Versicherungsschutz bleibt gleich.`,
      'Bis wann Sie den Vertrag zu diesem Tag kündigen können, steht im Kundenportal.',
    ],
    vermittler: null,
  });
  return true;
}

/** From the Hauptfälligkeit on, also when a later night does the work. */
async function beenden(
  tx: Database,
  zeile: Vertragszeile,
  wechsel: Wechsel,
  { zeit, heute, absender }: Arbeitstag,
): Promise<boolean> {
  const { am, komponenten, neu } = wechsel;
  const { versicherungsNummer } = zeile;
  const { versicherungsPraemie } = neu;
  const ab = formatDatum(am);
  await vertraege(tx).aendern(versicherungsNummer, {
    beitragsKomponenten: komponenten,
    wirksamkeitsdatum: am,
  });
  await folgenFesthalten(tx, {
    zeile,
    wer: nachts,
    zeit,
    aktion: 'gruendernachlass.angewendet',
    alt: bisherVon(zeile),
    neu: { wirksamkeitsdatum: am, versicherungsPraemie },
    betreff: `Ihr Beitrag ab dem ${ab}`,
    absaetze: [
      `Der Nachlass für Gründer ist für den Vertrag ${versicherungsNummer} (${versicherungsName(zeile)}) zum ${ab} ausgelaufen. Ihr Versicherungsschutz bleibt gleich.`,
      `Ab dem ${ab} zahlen Sie ${rate(zeile, neu)}.`,
    ],
    dokumente: await nachtraege(tx, zeile, wechsel, { heute, absender }),
    vermittler: null,
  });
  return true;
}

function rate({ zahlweise }: Vertragszeile, { versicherungsPraemie }: Beitrag): string {
  return `${zahlweiseLabel[zahlweise]} ${formatBetrag(versicherungsPraemie)}`;
}

async function nachtraege(
  tx: Database,
  zeile: Vertragszeile,
  { am, alt, neu }: Wechsel,
  { heute, absender }: Pick<Arbeitstag, 'heute' | 'absender'>,
): Promise<Dokumentinhalt[]> {
  const nehmer = await partner(tx).nehmer(zeile.partnerNummer);
  if (!nehmer) return [];
  const { produkt, versicherungsNummer, zahlweise } = zeile;
  return [
    nachtrag({
      absender: absender(markeVon(zeile.marke)),
      nehmer,
      produkt,
      versicherungsNummer,
      ausgestelltAm: heute,
      wirksamkeitsdatum: am,
      unterschiede: [nachlassUnterschied],
      beitragAlt: { zahlweise, ...alt },
      beitragNeu: { zahlweise, ...neu },
      einmal: null,
      verlauf: [],
      hinweise: [],
    }),
  ];
}
