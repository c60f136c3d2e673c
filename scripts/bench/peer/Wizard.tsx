import { useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  FormProvider,
  type Resolver,
  useForm,
  useFormContext,
} from 'react-hook-form';
import { pages } from './pages.tsx';
import { askPrice } from './Price.tsx';
import { type Answers, shapes, type Step, steps } from './shapes.ts';

type Place = Step | 'zusammenfassung';

const kept = 'peer.answers';
const empty = { plz: '', ort: '', strasse: '', hausnummer: '' };
const start: DefaultValues<Answers> = {
  risikoort: empty,
  wohnung: { wohnform: 'WOHNUNG', wohnflaeche: '' },
  versicherungssumme: { versicherungssumme: '' },
  bausteine: { deckungen: ['ELEMENTAR'], elementarVerzicht: false },
  vorversicherung: { vorversicherer: '', vertragsnummer: '' },
  tarif: { variante: 'KOMFORT', sb: 'SB_KEINE', zahlweise: 'JAEHRLICH', spaeter: '' },
  person: { titel: '', vorname: '', nachname: '', geburtsdatum: '', woanders: 'nein', ...empty },
  kontaktZahlung: {
    email: '',
    handynummer: '',
    zahlart: 'LASTSCHRIFT',
    iban: '',
    abweichend: false,
    kontoinhaber: '',
  },
};

/** One form over all steps; each is checked by its own shape when it is left. */
export function Wizard() {
  const [place, setPlace] = useState<Place>(placeOfAddress);
  const form = useForm<Answers, Step>({
    defaultValues: restored(),
    resolver: checkStep,
    ...(place !== 'zusammenfassung' && { context: place }),
    shouldFocusError: false,
  });
  useEffect(() => {
    const follow = () => setPlace(placeOfAddress());
    addEventListener('popstate', follow);
    document.documentElement.dataset['hydration'] = 'done';
    return () => removeEventListener('popstate', follow);
  }, []);
  const go = (next: Place) => {
    history.pushState(null, '', `?schritt=${next}`);
    setPlace(next);
  };
  const index = place === 'zusammenfassung' ? steps.length : steps.indexOf(place);
  return (
    <FormProvider {...form}>
      <header>
        <strong>Hausratversicherung</strong>
        <p>
          Schritt {index + 1} von {steps.length + 1}
        </p>
        <progress aria-label="Fortschritt" value={index} max={steps.length} />
      </header>
      <main>
        {place === 'zusammenfassung' ? (
          <Summary onEdit={go} />
        ) : (
          <StepForm
            key={place}
            step={place}
            onNext={() => go(steps[index + 1] ?? 'zusammenfassung')}
            onBack={index === 0 ? null : () => history.back()}
          />
        )}
      </main>
      <footer>
        <a href="/impressum">Impressum</a> <a href="/datenschutz">Datenschutz</a>
      </footer>
    </FormProvider>
  );
}

interface StepFormProps {
  step: Step;
  onNext: () => void;
  onBack: (() => void) | null;
}

function StepForm({ step, onNext, onBack }: StepFormProps) {
  const { handleSubmit, formState, setFocus } = useFormContext<Answers>();
  const { title, Fields } = pages[step];
  const heading = useHeading(onBack !== null);
  const summary = useRef<HTMLDivElement>(null);
  const missing = Object.entries(formState.errors[step] ?? {});
  const refused = missing.length > 0 && formState.submitCount;
  useEffect(() => {
    if (refused) summary.current?.focus();
  }, [refused]);
  const submit = handleSubmit((answers) => {
    if (step === 'vorversicherung') void askPrice(answers);
    sessionStorage.setItem(kept, JSON.stringify(withoutBank(answers)));
    onNext();
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {missing.length > 0 && (
        <div className="missing" role="alert" tabIndex={-1} ref={summary}>
          <h2>Bitte prüfen Sie Ihre Angaben</h2>
          <ul>
            {missing.map(([field, error]) => (
              <li key={field}>
                <button
                  type="button"
                  onClick={() => setFocus(`${step}.${field}` as 'risikoort.plz')}
                >
                  {messageOf(error)}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Fields />
      <div className="actions">
        <button type="submit">{pages[step].onward ?? 'Weiter'}</button>
        {onBack && (
          <button className="quiet" type="button" onClick={onBack}>
            Zurück
          </button>
        )}
      </div>
    </form>
  );
}

function Summary({ onEdit }: { onEdit: (step: Step) => void }) {
  const { getValues } = useFormContext<Answers>();
  const heading = useHeading(true);
  const answers = getValues();
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        Bitte prüfen Sie Ihren Antrag
      </h1>
      {steps.map((step) => (
        <section key={step}>
          <h2>{pages[step].name}</h2>
          <p>
            {Object.values(answers[step])
              .filter((value) => typeof value !== 'boolean' && value)
              .join(', ')}
          </p>
          <button className="quiet" type="button" onClick={() => onEdit(step)}>
            {pages[step].name} bearbeiten
          </button>
        </section>
      ))}
    </>
  );
}

/** Who comes from another step hears the new heading and sees its top. */
function useHeading(moved: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!moved) return;
    heading.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [moved]);
  return heading;
}

function placeOfAddress(): Place {
  const named = new URLSearchParams(location.search).get('schritt');
  if (named === 'zusammenfassung') return named;
  return steps.find((step) => step === named) ?? 'risikoort';
}

function restored() {
  const found = sessionStorage.getItem(kept);
  return found === null ? start : { ...start, ...(JSON.parse(found) as typeof start) };
}

/** The bank stays in the page alone. */
function withoutBank({ kontaktZahlung: _bank, ...others }: Answers) {
  return others;
}

const checkStep: Resolver<Answers, Step> = (values, step) => {
  if (step === undefined) return { values, errors: {} };
  const result = shapes[step].safeParse(values[step]);
  if (result.success) return { values, errors: {} };
  const errors: Record<string, { type: string; message: string }> = {};
  for (const { path, message, code } of result.error.issues) {
    errors[String(path[0])] ??= { type: code, message };
  }
  return { values: {}, errors: { [step]: errors } as FieldErrors<Answers> };
};

function messageOf(error: unknown): string {
  return typeof error === 'object' && error !== null ? String(Reflect.get(error, 'message')) : '';
}
