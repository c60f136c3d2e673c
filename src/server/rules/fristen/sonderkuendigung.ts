import { monatePlus, spaeter, tagePlus } from '../kalender.ts';
import type { Kuendigungstermine } from './kuendigung.ts';

/** What happened that gives a right beside the ordinary one; days are `yyyy-MM-dd`. */
export interface Sonderlage {
  heute: string;
  /** Last day of the insurance year that runs. */
  periodenEnde: string;
  /** Day on which the last claim was settled, recognised or refused. */
  schadenAbgeschlossenAm: string | null;
  beitragserhoehung: { mitgeteiltAm: string; wirksamAm: string } | null;
}

type Regel = (lage: Sonderlage) => Zeitraum | { abgelehnt: string };
type Zeitraum = Pick<Kuendigungstermine, 'von' | 'bis' | 'standard'>;

const rueckwirkendTage = 90;

/** Last days of cover per reason that is not ordinary, or the sentence why not (`domain/vertrag.md §8`). */
export const sonderkuendigung = {
  /** VVG § 92, § 111: within a month after a claim was settled. */
  SCHADENFALL: ({ heute, periodenEnde, schadenAbgeschlossenAm: schaden }) =>
    schaden === null || schaden > heute || heute > monatePlus(schaden, 1)
      ? { abgelehnt: 'Es liegt kein abgeschlossener Schaden der letzten 4\u00A0Wochen vor.' }
      : { von: heute, bis: spaeter(periodenEnde, heute), standard: heute },
  /** VVG § 40: within a month after the notice, at once but not before the increase takes effect. */
  BEITRAGSERHOEHUNG: ({ heute, beitragserhoehung: erhoehung }) =>
    erhoehung === null || heute > monatePlus(erhoehung.mitgeteiltAm, 1)
      ? { abgelehnt: 'Es liegt keine Beitragserhöhung des letzten Monats vor.' }
      : festerTag(spaeter(heute, tagePlus(erhoehung.wirksamAm, -1))),
  /** VVG § 80 (2): the day of the event. */
  RISIKOFORTFALL: ({ heute }) => rueckwirkend(heute),
  /** VVG §§ 95–96: the day of transfer. */
  VERKAUF: ({ heute }) => rueckwirkend(heute),
  /** VVG § 79. */
  DOPPELVERSICHERUNG: ({ heute }) => festerTag(tagePlus(heute, 1)),
} as const satisfies Record<string, Regel>;

function rueckwirkend(heute: string): Zeitraum {
  return { von: tagePlus(heute, -rueckwirkendTage), bis: heute, standard: heute };
}

function festerTag(tag: string): Zeitraum {
  return { von: tag, bis: tag, standard: tag };
}
