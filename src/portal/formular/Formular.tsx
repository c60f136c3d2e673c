import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Button } from '#widgets/button/Button.tsx';
import { ErrorSummary } from '#widgets/error-summary/ErrorSummary.tsx';
import { Form } from '#widgets/form/Form.tsx';
import { type Feldeingaben, namenVon } from './antwort.ts';
import { type Feldbilder, Felder } from './Felder.tsx';
import type { Formularbild } from './formularMit.ts';

interface Props {
  formular: Formularbild;
  /** Also called by a field that leaves nothing to do, with what it holds by then. */
  onSenden: (spaet?: Feldeingaben) => void;
  /** What the button says; without it the buttons stand among the children. */
  knopf?: string;
  laedt?: boolean;
  /** Widgets the page brings along. */
  sofort?: Feldbilder;
  /** What was refused though its shape is right, by field. */
  abgelehnt?: Readonly<Record<string, string | undefined>>;
  /** What is wrong with what stands before the fields and is none of them, by name. */
  davorFehlt?: Readonly<Record<string, string | undefined>>;
  /** The same of what stands behind them. */
  danachFehlt?: Readonly<Record<string, string | undefined>>;
  /** The few fields say themselves what is wrong; the first of them takes the focus. */
  ohneUebersicht?: true;
  /** What the list of what is wrong is called. */
  uebersicht?: string;
  /** What stands behind a field, by its name. */
  danach?: Readonly<Record<string, ReactNode>>;
  /** Before the fields. */
  davor?: ReactNode;
  /** Between the fields and the button. */
  children?: ReactNode;
}

/** Fields, what is wrong with them, and the button. */
export function Formular(props: Props) {
  const { formular, onSenden, knopf, laedt = false, abgelehnt, ohneUebersicht, children } = props;
  const { fehlerZu, gelesen, versuch, ...felder } = formular;
  const { sofort, davor, danach, davorFehlt = {}, danachFehlt = {}, uebersicht } = props;
  const fehlerIn = (name: string) => fehlerZu(name) ?? abgelehnt?.[name];
  const errors = [
    ...Object.entries(davorFehlt),
    ...gelesen.sichtbar.flatMap(namenVon).map((name) => [name, fehlerIn(name)] as const),
    ...Object.entries(danachFehlt),
  ].flatMap(([name, text]) => (text === undefined ? [] : [{ fieldId: `field-${name}`, text }]));
  useFokus(ohneUebersicht ? versuch : 0, errors[0]?.fieldId);
  return (
    <>
      {!ohneUebersicht && errors.length > 0 && (
        <ErrorSummary key={versuch} errors={errors} {...(uebersicht && { title: uebersicht })} />
      )}
      <Form onSubmit={() => onSenden()}>
        {davor}
        <Felder
          {...felder}
          sichtbar={gelesen.sichtbar}
          fehlerZu={fehlerIn}
          fertig={onSenden}
          {...(sofort ? { sofort } : {})}
          {...(danach ? { danach } : {})}
        />
        {children}
        {knopf !== undefined && (
          <Button type="submit" loading={laedt}>
            {knopf}
          </Button>
        )}
      </Form>
    </>
  );
}

/** After each try that was stopped, and not while she mends one field after the other. */
function useFokus(versuch: number, feld: string | undefined): void {
  const fokus = useEffectEvent(() => {
    if (feld !== undefined) document.getElementById(feld)?.focus();
  });
  useEffect(() => {
    if (versuch > 0) fokus();
  }, [versuch]);
}
