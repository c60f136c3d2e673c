import { CodeField } from '#widgets/code-field/CodeField.tsx';
import { PasswordField } from '#widgets/password-field/PasswordField.tsx';
import type { Feldbilder } from './Felder.tsx';
import { textfelder, textProps } from './Textfelder.tsx';

/** What signing in asks for, and the lightest. */
export const zugangsfelder = {
  ...textfelder,
  passwort: (props) => (
    <PasswordField {...textProps(props)} autoComplete={props.feld.autoComplete} />
  ),
  code: ({ fertig, ...props }) => {
    const { name, sendet } = props.feld;
    const onComplete = (code: string) => fertig?.({ [name]: code });
    return <CodeField {...textProps(props)} {...(sendet ? { onComplete } : {})} />;
  },
} satisfies Feldbilder;
