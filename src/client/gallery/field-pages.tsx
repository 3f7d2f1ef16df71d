import { useState } from 'react';
import { AmountPad } from '#client/ui/AmountPad.tsx';
import { Button } from '#client/ui/Button.tsx';
import { CodeField } from '#client/ui/CodeField.tsx';
import { Field } from '#client/ui/Field.tsx';
import { PasswordField } from '#client/ui/PasswordField.tsx';
import { SelectField } from '#client/ui/SelectField.tsx';
import { SendBar } from '#client/ui/SendBar.tsx';

function AmountPadPage() {
  const [typed, setTyped] = useState('');
  return (
    <AmountPad
      label="Amount"
      currency="USD"
      value={typed}
      onChange={setTyped}
      note="Between $10.00 and $500.00"
      isWrong={typed.length > 4}
    />
  );
}

function CodeFieldPage() {
  const [code, setCode] = useState('12');
  return (
    <>
      <CodeField label="Code" value={code} onChange={({ target }) => setCode(target.value)} />
      <CodeField
        label="Code"
        value="123456"
        error="The code is wrong."
        onChange={() => undefined}
      />
    </>
  );
}

/** Parts that are typed into, as a form has them. */
export const fieldPages = {
  AmountPad: AmountPadPage,
  CodeField: CodeFieldPage,
  Field: () => (
    <>
      <Field label="Account" hint="6 to 14 letters and digits" />
      <Field label="Account" defaultValue="ana" error="Somebody has this name already." />
      <Field label="Account" defaultValue="ana" disabled />
      <Field label="With an end" end={<Button size="s">Look</Button>} />
    </>
  ),
  PasswordField: () => (
    <>
      <PasswordField label="Password" defaultValue="a long one" />
      <PasswordField label="Password" error="Input cannot be empty" />
    </>
  ),
  SelectField: () => (
    <>
      <SelectField label="Bank" hint="Where your account is">
        <option>Banco de la Feria</option>
        <option>Banco del Sur</option>
      </SelectField>
      <SelectField label="Bank" error="Choose a bank.">
        <option>—</option>
      </SelectField>
    </>
  ),
  SendBar: () => (
    <SendBar>
      <Button isWide>Stays in sight at the end of a form</Button>
    </SendBar>
  ),
};
