import { heuteInBerlin, tagePlus } from '#contract/tag.ts';
import { TextButton } from '#widgets/button/TextButton.tsx';
import { RadioGroup } from '#widgets/radio-group/RadioGroup.tsx';
import { SwitchRow } from '#widgets/switch-row/SwitchRow.tsx';
import { usePorts } from '../../../../ports.ts';
import { wunschname } from '#machines/vertrag/schutz/wuensche.ts';
import { t as einzeln } from '../../aenderung/texte.ts';
import { fruehestens, periodeVon, preisVon, saetze } from '../preise.ts';
import { wunschZu } from '../regler.ts';
import { t } from '../texte.ts';
import type { ReglerProps } from './Gruppen.tsx';

/** Something that is in or out, with what that costs or saves before it is touched. */
export function Schalter(props: ReglerProps) {
  const { ergebnis, regler, stellwerk } = props;
  const { name, titel, wahlen } = regler;
  const { now } = usePorts();
  const andere = wahlen.find(({ option }) => !option.aktuell);
  if (!andere) return null;
  const { option, auswahl, folge } = andere;
  const istDrin = option.wert.endsWith('false');
  const istOffen = stellwerk.offen !== null && wunschname(stellwerk.offen) === name;
  const gewuenscht = istOffen || wunschZu(name, stellwerk.wuensche) !== null;
  const periode = periodeVon(ergebnis);
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
      busy={stellwerk.laedt}
      {...(gesperrt !== undefined && { reason: gesperrt })}
      {...(grund !== null && {
        error: (
          <>
            {grund}{' '}
            <TextButton onClick={() => stellwerk.waehle(name, null)}>
              {t('zuruecknehmen')}
            </TextButton>
          </>
        ),
      })}
      {...(istOffen && { more: <Nachfrage {...props} /> })}
      onChange={() => stellwerk.waehle(name, gewuenscht ? null : auswahl)}
    />
  );
}

/** What has to be known before it can be had. */
function Nachfrage({ regler: { name }, stellwerk }: ReglerProps) {
  const { offen, gefragt } = stellwerk;
  if (!offen) return null;
  return (
    <RadioGroup
      label={einzeln('vorschadenTitel')}
      hint={einzeln('vorschadenHinweis')}
      name="elementarVorschaden"
      value={null}
      onChange={(wert) => stellwerk.beantworte(name, offen, wert === 'true')}
      options={[
        { value: 'true', label: einzeln('ja') },
        { value: 'false', label: einzeln('nein') },
      ]}
      {...(gefragt && { error: t('fehltFrage') })}
    />
  );
}
