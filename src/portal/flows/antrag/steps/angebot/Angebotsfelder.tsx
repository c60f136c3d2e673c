import { formatBetrag } from '#contract/fields/formatBetrag.ts';
import { ratVon } from '#machines/antrag/beratung.ts';
import { Checkbox } from '#widgets/checkbox/Checkbox.tsx';
import { RadioGroup } from '#widgets/radio-group/RadioGroup.tsx';
import { RowList } from '#widgets/row-list/RowList.tsx';
import { Segments } from '#widgets/segments/Segments.tsx';
import { SwitchRow } from '#widgets/switch-row/SwitchRow.tsx';
import { TariffComparison } from '#widgets/tariff-comparison/TariffComparison.tsx';
import { gewaehlt } from '../../../../formular/antwort.ts';
import { Auswahlfeld } from '../../../../formular/Auswahlfeld.tsx';
import { Datumfeld } from '../../../../formular/Datumfeld.tsx';
import type { EingabeProps, Feldbilder } from '../../../../formular/Felder.tsx';
import { feldProps } from '../../../../formular/Textfelder.tsx';
import styles from './Angebot.module.css';
import { useAngebotsstand } from './angebotslage.ts';
import { preisVon, wann } from './preise.ts';
import { Summe } from './Summe.tsx';
import { Vermerke } from './Vermerke.tsx';
import { t } from './texte.ts';

/** The tariffs side by side, with what they differ in, in EUR of her sum. */
function Tarifvergleich(props: EingabeProps<'karten'>) {
  const { feld, eingaben, setze, fehlerZu } = props;
  const { konfigurator, stand, rechnet } = useAngebotsstand();
  const antwort = stand.ergebnisse.tarifieren?.ergebnis;
  const { immer, zeilen } = konfigurator.vergleich?.(stand) ?? ohneVergleich;
  const empfehlung = ratVon(konfigurator, stand);
  return (
    <TariffComparison
      legend={feld.label}
      name={feld.name}
      value={String(eingaben[feld.name] ?? '')}
      onChange={(wert) => setze(feld.name, wert)}
      error={fehlerZu(feld.name)}
      stale={rechnet}
      always={immer}
      lines={zeilen.map(({ label, werte }) => ({ label, values: werte }))}
      tariffs={feld.optionen.map(({ wert, label }) => {
        const angebot = antwort?.angebote?.find(({ variante }) => variante === wert);
        return {
          value: String(wert),
          label,
          price: angebot && formatBetrag(angebot.versicherungsPraemie).replace(/\u00A0EUR$/, ''),
          per: antwort?.beitrag && t('eurIm', { wann: wann(antwort.beitrag) }),
        };
      })}
      {...(empfehlung?.variante !== undefined && {
        advice: {
          value: empfehlung.variante,
          badge: t('empfohlen'),
          sentence: empfehlung.satz,
        },
      })}
    />
  );
}

const ohneVergleich = { immer: '', zeilen: [] };

/** The tariffs, or the steps of another cover. */
function Karten(props: EingabeProps<'karten'>) {
  return props.feld.name === 'variante' ? (
    <Tarifvergleich {...props} />
  ) : (
    <Auswahlfeld {...props} />
  );
}

/** What can be added, a switch each. */
function Bausteine({ feld, eingaben, setze, lage }: EingabeProps<'mehrfach'>) {
  const { stand, rechnet } = useAngebotsstand();
  const beitrag = stand.ergebnisse.tarifieren?.ergebnis.beitrag;
  const drin = gewaehlt(eingaben[feld.name] ?? '');
  const gesperrt = lage.sperren[feld.name] ?? {};
  const angeboten = feld.optionen.filter(({ wert }) => feld.angeboten?.(wert, lage) !== false);
  const schalte = (wert: string, an: boolean) =>
    setze(feld.name, an ? [...drin, wert] : drin.filter((einer) => einer !== wert));
  return (
    <fieldset className={styles.gruppe}>
      <legend>{feld.label}</legend>
      <RowList>
        {angeboten.map(({ wert, label, folge, zusatz }) => (
          <SwitchRow
            key={wert}
            name={`${feld.name}-${wert}`}
            group={feld.name}
            value={wert}
            label={label}
            line={folge}
            price={gesperrt[wert] === undefined ? zusatz : undefined}
            per={beitrag && wann(beitrag)}
            checked={drin.includes(wert)}
            onChange={(an) => schalte(wert, an)}
            busy={rechnet}
            reason={drin.includes(wert) ? undefined : gesperrt[wert]}
          />
        ))}
      </RowList>
    </fieldset>
  );
}

/** A few short choices side by side, each with what it saves; more of them below each other. */
function Segmente(props: EingabeProps<'radio'>) {
  const { feld, eingaben, lage } = props;
  const { label, ...frage } = feldProps(props);
  const gesperrt = lage.sperren[feld.name] ?? {};
  if (feld.optionen.length > segmenteHoechstens) {
    return (
      <RadioGroup
        {...frage}
        label={label}
        value={String(eingaben[feld.name] ?? '')}
        options={feld.optionen.map(({ wert, label: wort, folge, zusatz }) => ({
          value: String(wert),
          label: feld.anzeige?.(wert, lage) ?? wort,
          subline: zusatz ?? folge,
        }))}
      />
    );
  }
  return (
    <Segments
      {...frage}
      legend={label}
      prominent
      value={String(eingaben[feld.name] ?? '')}
      options={feld.optionen.map(({ wert, label: wort, folge, zusatz }) => ({
        value: String(wert),
        label: feld.anzeige?.(wert, lage) ?? wort,
        line: folge ?? zusatz,
        reason: gesperrt[String(wert)],
      }))}
    />
  );
}

/** One thing that can be added. */
function Schalter({ feld, eingaben, setze, lage }: EingabeProps<'haken'>) {
  const { stand, rechnet } = useAngebotsstand();
  const antwort = stand.ergebnisse.tarifieren?.ergebnis ?? null;
  const an = eingaben[feld.name] === true;
  const grund = an ? undefined : lage.sperren[feld.name]?.['true'];
  return (
    <RowList>
      <SwitchRow
        name={feld.name}
        label={feld.label}
        line={feld.hinweis}
        price={grund === undefined ? preisVon(antwort, feld.name, !an) : undefined}
        per={antwort?.beitrag && wann(antwort.beitrag)}
        checked={an}
        onChange={(neu) => setze(feld.name, neu)}
        busy={rechnet}
        reason={grund}
      />
    </RowList>
  );
}

/** What may be left out is something to add; a sentence is agreed to. */
function Haken(props: EingabeProps<'haken'>) {
  const { name, optional } = props.feld;
  if (optional) return <Schalter {...props} />;
  return (
    <div className={styles.summe}>
      <Checkbox {...feldProps(props)} checked={props.eingaben[name] === true} />
      <Vermerke nach={name} />
    </div>
  );
}

/** More would be too narrow on a phone. */
const segmenteHoechstens = 4;

export const angebotsfelder = {
  karten: Karten,
  mehrfach: Bausteine,
  radio: Segmente,
  regler: Summe,
  haken: Haken,
  datum: Datumfeld,
} satisfies Feldbilder;
