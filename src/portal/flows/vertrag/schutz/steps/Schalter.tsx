import { useEffect } from 'react';
import * as z from 'zod/mini';
import { heuteInBerlin, tagePlus } from '#contract/tag.ts';
import { angaben } from '#machines/vertrag/aenderung/angaben.ts';
import type { Auswahl } from '#machines/vertrag/aenderung/answers.ts';
import { wunschname } from '#machines/vertrag/schutz/wuensche.ts';
import { RadioGroup } from '#widgets/radio-group/RadioGroup.tsx';
import { SwitchRow } from '#widgets/switch-row/SwitchRow.tsx';
import { usePorts } from '../../../../ports.ts';
import { t as einzeln } from '../../aenderung/texte.ts';
import { fruehestens, periodeVon, preisVon, saetze } from '../preise.ts';
import { gewaehlteWahl, type Regler, wunschZu } from '../regler.ts';
import { t } from '../texte.ts';
import type { ReglerProps } from './Gruppen.tsx';
import { fragefeld, type Stellwerk, zurFrage } from './useEinstellen.ts';
import { Zuruecknehmen } from './Zuruecknehmen.tsx';

/** Something that is in or out, with what that costs or saves before it is touched. */
export function Schalter({ regler, stellwerk }: ReglerProps) {
  const { name, titel, wahlen } = regler;
  const { now } = usePorts();
  const andere = wahlen.find(({ option }) => !option.aktuell);
  if (!andere) return null;
  const { option, auswahl, folge } = andere;
  const istDrin = option.wert.endsWith('false');
  const frage = frageZu(name, stellwerk);
  const gewuenscht = frage?.wert === null || weichtAb(regler, stellwerk);
  const periode = periodeVon(option);
  const grund = stellwerk.grund(name);
  const ab = fruehestens(option, tagePlus(heuteInBerlin(now()), 1));
  const gesperrt = gewuenscht ? undefined : option.hinderung?.text;
  return (
    <SwitchRow
      name={name}
      label={titel}
      line={saetze(istDrin ? t('jetztDrin') : folge, ab)}
      price={gesperrt === undefined ? preisVon(option) : undefined}
      per={istDrin ? t('ohneBaustein', { periode }) : periode}
      checked={istDrin !== gewuenscht}
      busy={stellwerk.istVeraltet}
      {...(gesperrt !== undefined && { reason: gesperrt })}
      {...(grund !== null && {
        error: (
          <>
            {grund} <Zuruecknehmen name={name} stellwerk={stellwerk} />
          </>
        ),
      })}
      {...(frage && { more: <Nachfrage {...{ name, frage, stellwerk }} /> })}
      onChange={() => stellwerk.waehle(name, gewuenscht ? null : auswahl)}
    />
  );
}

/** What is wished for is another than what holds: by now it may have become that. */
function weichtAb(regler: Regler, { wuensche }: Stellwerk): boolean {
  if (wunschZu(regler.name, wuensche) === null) return false;
  return gewaehlteWahl(regler, wuensche)?.option.aktuell !== true;
}

/** What has to be known of a choice, and what was said; null as long as it has no answer. */
interface Frage {
  auswahl: Auswahl;
  wert: boolean | null;
}

function frageZu(name: string, { offen, wuensche }: Stellwerk): Frage | null {
  if (offen && wunschname(offen) === name) return { auswahl: offen, wert: null };
  const wunsch = wunschZu(name, wuensche);
  const { auswahl, vorschaden } = wunsch ?? {};
  return auswahl && vorschaden ? { auswahl, wert: vorschaden.elementarVorschaden } : null;
}

interface NachfrageProps {
  name: string;
  frage: Frage;
  stellwerk: Stellwerk;
}

/** Stays with its answer as long as the wish stands. */
function Nachfrage({ name, frage: { auswahl, wert }, stellwerk }: NachfrageProps) {
  const istOffen = wert === null;
  // It stands before the switch that opened it: with the keyboard she would not come by it.
  useEffect(() => {
    if (istOffen) zurFrage();
  }, [istOffen]);
  return (
    <RadioGroup
      label={einzeln('vorschadenTitel')}
      hint={einzeln('vorschadenHinweis')}
      name={fragefeld}
      value={istOffen ? null : String(wert)}
      onChange={(neuer) => stellwerk.beantworte(name, auswahl, neuer === 'true')}
      options={[
        { value: 'true', label: einzeln('ja') },
        { value: 'false', label: einzeln('nein') },
      ]}
      error={istOffen && stellwerk.gefragt > 0 ? ohneAntwort : undefined}
    />
  );
}

/** The words of the shape to a question that was left open. */
const ohneAntwort = z.safeParse(angaben.vorschaden, {}).error?.issues[0]?.message;
