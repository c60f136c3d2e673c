import type { Wunsch } from '#contract/aenderungen/arten.ts';
import { schluesselAusIdentifier, type ProduktSchluessel } from '#contract/entities/produkt.ts';
import type { Feature } from '#contract/features.ts';
import { gewerbe, type Gewerbe } from '../../../reference/gewerbe.ts';
import { risikofragen } from '../../../reference/risikofragen.ts';
import { ablehnung } from '../../ablehnung.ts';
import { wirksamkeit } from '../../fristen/wirksamkeit.ts';
import { gewerbeFehler } from '../../tarif/gewerbe.ts';
import type { Aenderungslage } from '../lage.ts';
import type { Aenderungsregel } from '../regel.ts';
import { wirksamkeitslage } from '../zeitraeume.ts';

const sparten: Readonly<Partial<Record<ProduktSchluessel, readonly Feature[]>>> = {
  BHV: ['edit-bhv-mainBusiness', 'edit-bhv-additionalBusiness'],
  VH: ['edit-vh-mainBusiness', 'edit-vh-additionalBusiness'],
  SI: ['edit-si-mainBusiness', 'edit-si-additionalBusiness'],
};

const nachId = new Map(gewerbe.map((eintrag) => [eintrag.gewerbeId, eintrag]));

/** Other trades of a firm, with their risk questions asked again. */
export const gewerbearten: Aenderungsregel<'gewerbearten'> = {
  art: 'gewerbearten',
  gilt: (lage) => felderVon(lage) !== undefined && lage.risiken.versicherteGewerbe !== undefined,
  felder: (lage) => felderVon(lage) ?? [],
  zeitraum: (lage) => wirksamkeit.E1(wirksamkeitslage(lage)),
  wahlen: () => [],
  unveraendert: (lage, wunsch) => inWorten(lage.risiken.versicherteGewerbe) === genannte(wunsch),
  richtung: () => 'GLEICH',
  fehler: (_, wunsch) => [...gewerbeFehler(wunsch), ...offeneFragen(wunsch)],
  hinderung: (lage, wunsch) =>
    istInhalt(lage) && erhoehtRisiko(wunsch) ? ablehnung.manuell : null,
  absage: (_, __, nein) =>
    nein.ergebnis === 'NICHT_VERSICHERBAR' ? ablehnung.taetigkeitNichtVersicherbar : null,
  anwenden(lage, wunsch) {
    const { hauptgewerbe, nebengewerbe, risikofragen } = wunsch;
    return {
      tarifAngaben: {
        ...lage.tarifAngaben,
        hauptgewerbe,
        nebengewerbe,
        ...(!istInhalt(lage) && { risikofragen }),
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

/** The request for property contents has no place for an answer that changes its price. */
function erhoehtRisiko({ risikofragen: antworten }: Wunsch<'gewerbearten'>): boolean {
  return risikofragen.some(({ id, wirkung }) => wirkung !== 'OK' && antworten[id] === true);
}

function felderVon({ produkt }: Aenderungslage): readonly Feature[] | undefined {
  return sparten[schluesselAusIdentifier(produkt)];
}

function istInhalt({ produkt }: Aenderungslage): boolean {
  return schluesselAusIdentifier(produkt) === 'SI';
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
