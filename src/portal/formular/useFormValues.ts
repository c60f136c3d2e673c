import { useForm } from '@mantine/form';
import type { Feldeingabe } from './antwort.ts';
import type { Gemerktes } from './notizen.ts';
import type { Formularwerte } from './useEingaben.ts';
import { nirgends } from './usePlainValues.ts';

/** The values of a page in the form library; what is typed is kept from the first key on, where it shall be. */
export function useFormValues({ lies, schreibe }: Gemerktes = nirgends): Formularwerte {
  // Taken apart, so that what only needs one of them keeps its identity.
  const { values, getValues, setValues, errors, setErrors } = useForm<Record<string, Feldeingabe>>({
    initialValues: { ...lies() },
    onValuesChange: schreibe,
    clearInputErrorOnChange: false,
  });
  return {
    getippt: values,
    jetzt: getValues,
    // Not by path: the id of a question may hold a dot.
    setze: (name, wert) => setValues({ [name]: wert }),
    fehler: Object.fromEntries(
      Object.entries(errors).flatMap(([name, text]) =>
        typeof text === 'string' ? [[name, text]] : [],
      ),
    ),
    setzeFehler: setErrors,
  };
}
