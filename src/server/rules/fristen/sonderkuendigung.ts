import { fristen } from '#contract/zahlen.ts';
import type { schadenstatus } from '#contract/entities/schaden.ts';
import type { Sonderkuendigungsrechte } from '#contract/produkte/beschreibung.ts';
import type * as z from 'zod/mini';
import { monatePlus, spaeter, tagePlus } from '#contract/tag.ts';
import type { Kuendigungstermine } from './kuendigung.ts';

/** What happened that gives a right beside the ordinary one; days are `yyyy-MM-dd`. */
export interface Sonderlage {
  heute: string;
  /** Last day of the insurance year that runs. */
  periodenEnde: string;
  nachSchaden: Sonderkuendigungsrechte['nachSchaden'];
  /** Its claims; the day is the one on which the negotiations ended, null while one is open. */
  schaeden: readonly { status: z.infer<typeof schadenstatus>; abgeschlossenAm: string | null }[];
  beitragserhoehung: { mitgeteiltAm: string; wirksamAm: string } | null;
}

type Regel = (lage: Sonderlage) => Zeitraum | { abgelehnt: string };
type Zeitraum = Pick<Kuendigungstermine, 'von' | 'bis' | 'standard'>;

/** Last days of cover per reason that is not ordinary, or the sentence why not (`domain/vertrag.md §8`). */
export const sonderkuendigung = {
  /** VVG § 92, § 111: until a month after the claim was decided. */
  SCHADENFALL: (lage) =>
    hatSchaden(lage)
      ? { von: lage.heute, bis: spaeter(lage.periodenEnde, lage.heute), standard: lage.heute }
      : {
          abgelehnt:
            'Zu diesem Vertrag liegt kein Schaden vor, nach dem Sie jetzt kündigen können.',
        },
  /** VVG § 40: within a month after the notice, at once but not before the increase takes effect. */
  BEITRAGSERHOEHUNG: ({ heute, beitragserhoehung: erhoehung }) =>
    erhoehung === null || heute > monatePlus(erhoehung.mitgeteiltAm, 1)
      ? { abgelehnt: 'Es liegt keine Beitragserhöhung des letzten Monats vor.' }
      : festerTag(spaeter(heute, tagePlus(erhoehung.wirksamAm, -1))),
  /** VVG § 80 (2): the day of the event. */
  RISIKOFORTFALL: ({ heute }) => rueckwirkend(heute),
  /** VVG §§ 95–96: the day of transfer. */
  VERKAUF: ({ heute }) => rueckwirkend(heute),
  /** The same day where the contract passes to the buyer: told, and no end. */
  UEBERGANG: ({ heute }) => rueckwirkend(heute),
  /** VVG § 79. */
  DOPPELVERSICHERUNG: ({ heute }) => festerTag(tagePlus(heute, 1)),
} as const satisfies Record<string, Regel>;

function hatSchaden({ heute, nachSchaden: ab, schaeden }: Sonderlage): boolean {
  return schaeden.some(({ status, abgeschlossenAm: am }) => {
    // Withdrawn, it is as if it had not been reported.
    if (status === 'ZURUECKGEZOGEN') return false;
    const istOffen = am === null || am > heute;
    if (istOffen) return ab === 'AB_SCHADEN';
    return heute <= monatePlus(am, 1) && (ab === 'AB_SCHADEN' || entschieden.has(status));
  });
}

/** Recognised or refused; a claim that was only closed was neither. */
const entschieden: ReadonlySet<string> = new Set(['REGULIERT', 'TEILREGULIERT', 'ABGELEHNT']);

function rueckwirkend(heute: string): Zeitraum {
  return { von: tagePlus(heute, -fristen.rueckwirkendTage), bis: heute, standard: heute };
}

function festerTag(tag: string): Zeitraum {
  return { von: tag, bis: tag, standard: tag };
}
