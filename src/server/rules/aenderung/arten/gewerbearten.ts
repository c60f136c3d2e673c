import type { Wunsch } from '#contract/aenderungen/arten.ts';
import { gewerbe, type Gewerbe } from '../../../reference/gewerbe.ts';
import { risikofragen } from '../../../reference/risikofragen.ts';
import { ablehnung } from '../../ablehnung.ts';
import { wirksamkeit } from '../../fristen/wirksamkeit.ts';
import { sparteVon } from '../../produkte/sparten.ts';
import { gewerbeFehler } from '../../tarif/gewerbe.ts';
import { type Aenderungslage, feldschalter } from '../lage.ts';
import type { Aenderungsregel } from '../regel.ts';
import { wirksamkeitslage } from '../zeitraeume.ts';

const felder = ['mainBusiness', 'additionalBusiness'] as const;

const nachId = new Map(gewerbe.map((eintrag) => [eintrag.gewerbeId, eintrag]));

/** Other trades of a firm, with their risk questions asked again. */
export const gewerbearten: Aenderungsregel<'gewerbearten'> = {
  art: 'gewerbearten',
  gilt: (lage) =>
    feldschalter(lage, felder).length > 0 && lage.risiken.versicherteGewerbe !== undefined,
  felder,
  zeitraum: (lage) => wirksamkeit.E1(wirksamkeitslage(lage)),
  wahlen: () => [],
  unveraendert: (lage, wunsch) => inWorten(lage.risiken.versicherteGewerbe) === genannte(wunsch),
  richtung: () => 'GLEICH',
  fehler: (_, wunsch) => [...gewerbeFehler(wunsch), ...offeneFragen(wunsch)],
  hinderung: (lage, wunsch) =>
    !fragtNachRisiken(lage) && erhoehtRisiko(wunsch) ? ablehnung.manuell : null,
  absage: (_, __, nein) =>
    nein.ergebnis === 'NICHT_VERSICHERBAR' ? ablehnung.taetigkeitNichtVersicherbar : null,
  anwenden(lage, wunsch) {
    const { hauptgewerbe, nebengewerbe, risikofragen } = wunsch;
    return {
      tarifAngaben: {
        ...lage.tarifAngaben,
        hauptgewerbe,
        nebengewerbe,
        ...(fragtNachRisiken(lage) && { risikofragen }),
      },
      risiken: {
        ...lage.risiken,
        versicherteGewerbe: {
          hauptgewerbe: nameVon(hauptgewerbe),
          nebengewerbe: nebengewerbe.map(nameVon),
        },
      },
    };
  },
  unterschiede: (lage, wunsch) => [
    {
      name: 'Tätigkeiten',
      bisher: inWorten(lage.risiken.versicherteGewerbe),
      neu: genannte(wunsch),
    },
  ],
};

/** Each question of these trades has its answer. */
function offeneFragen({ hauptgewerbe, nebengewerbe, risikofragen }: Wunsch<'gewerbearten'>) {
  const gestellt = new Set(
    [hauptgewerbe, ...nebengewerbe].flatMap((id) => eintragVon(id)?.risikofragen ?? []),
  );
  return [...gestellt]
    .filter((id) => risikofragen[id] === undefined)
    .map((id) => ({ feld: `risikofragen.${id}`, text: 'Beantworten Sie diese Frage.' }));
}

/** An answer that changes the price, where the request has no place for it. */
function erhoehtRisiko({ risikofragen: antworten }: Wunsch<'gewerbearten'>): boolean {
  return risikofragen.some(({ id, wirkung }) => wirkung !== 'OK' && antworten[id] === true);
}

/** Whether its request has a place for the answers. */
function fragtNachRisiken({ produkt }: Aenderungslage): boolean {
  return sparteVon(produkt)?.ohneRisikofragen !== true;
}

function eintragVon(id: string): Gewerbe | undefined {
  return nachId.get(id);
}

function nameVon(id: string): string {
  return eintragVon(id)?.name ?? id;
}

function genannte({ hauptgewerbe, nebengewerbe }: Wunsch<'gewerbearten'>): string {
  return inWorten({
    hauptgewerbe: nameVon(hauptgewerbe),
    nebengewerbe: nebengewerbe.map(nameVon),
  });
}

/** The main trade first; in which order the others are named does not matter. */
function inWorten(alle: Aenderungslage['risiken']['versicherteGewerbe']): string {
  if (!alle) return '';
  return [alle.hauptgewerbe, ...alle.nebengewerbe.toSorted()].join(', ');
}
