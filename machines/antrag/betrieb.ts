import * as z from 'zod/mini';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { adresse, type Jetzt, nurWenn, wunsch } from './answers.ts';
import type { BasisAntworten } from './context.ts';
import { type Firma, gruendung } from './firma.ts';
import { taetigkeit, type taetigkeitform } from './gewerbe.ts';

interface Umsatz {
  /** Cents. */
  readonly von: number;
  readonly bis: number;
}

/** What is asked first of a firm whose price follows what it does and earns. */
export function betriebseinstieg({ von, bis }: Umsatz, ihren: string) {
  return z.object({
    hauptgewerbe: taetigkeit,
    /** Net, cents; founders estimate their first 12 months. */
    jahresumsatz: z
      .int(`Geben Sie ${ihren} ein.`)
      .check(
        z.gte(von, `Geben Sie mindestens ${formatBetrag(von)} ein.`),
        z.lte(bis, `Prüfen Sie ${ihren}. Er ist zu hoch.`),
      ),
    wunsch,
  });
}

/** Where a firm is, since when, and what it earns abroad. */
export function betriebsfelder(jetzt: Jetzt) {
  return {
    ...adresse.shape,
    ...gruendung(jetzt),
    auslandsumsatzUSA: z.boolean('Wählen Sie, ob Sie Umsätze in USA oder Kanada erzielen.'),
    /** A person looks at firms that earn more than a tenth abroad. */
    auslandsanteilUeber10: z.boolean(
      'Wählen Sie, ob Sie mehr als ein Zehntel Ihres Umsatzes im Ausland erzielen.',
    ),
  };
}

/** Since when there is the firm is asked of those founded lately alone. */
export function gruendungspruefung<B extends Betrieb>() {
  return [
    z.overwrite((wert: B) => {
      const { gruendungsdatum, ...ohne } = wert;
      return wert.gegruendetVor2019 || gruendungsdatum === undefined ? (ohne as B) : wert;
    }),
    nurWenn(
      (wert: B) => !wert.gegruendetVor2019 && wert.gruendungsdatum === undefined,
      'gruendungsdatum',
      'Geben Sie das Gründungsdatum ein.',
    ),
  ] as const;
}

type Betrieb = z.infer<z.ZodMiniObject<ReturnType<typeof betriebsfelder>>>;

/** What a firm corrected of what its price assumes; the rest is assumed still. */
export const betriebsannahmen = {
  /** Founded so lately that she pays less. */
  gruender: z.boolean(),
  auslandsumsatzUSA: z.boolean(),
  vorschaeden: z.int().check(z.gte(0), z.lte(3)),
  vomVersichererGekuendigt: z.boolean(),
};

/** What every such firm answers; its product adds its own. */
export interface BetriebsAntworten extends BasisAntworten {
  einstieg?: z.infer<ReturnType<typeof betriebseinstieg>>;
  taetigkeit?: z.infer<ReturnType<typeof taetigkeitform>>;
  betrieb?: Betrieb;
  angebot?: NonNullable<BasisAntworten['angebot']> & {
    annahmen?: z.infer<typeof angenommenes> | undefined;
  };
  firma?: Firma;
}
const angenommenes = z.partial(z.object(betriebsannahmen));
