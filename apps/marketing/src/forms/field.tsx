import { emailPattern, visitorLimits } from '@keyclause/domain';

type FieldProps = { id: string; label: string; name: string; fault: string };

/** Fields that refuse what the API refuses: by the browser where there is no script, in our words where there is. */
export const LineField = ({ id, label, name, fault, autoComplete }: FieldProps & { autoComplete: string }) => (
  <p className="field">
    <label htmlFor={id}>{label}</label>
    <input
      id={id}
      name={name}
      required
      maxLength={visitorLimits.nameLength}
      autoComplete={autoComplete}
      data-fault={fault}
      aria-describedby={`${id}-fault`}
    />
    <FaultLine id={id} />
  </p>
);

export const EmailField = ({ id, label }: { id: string; label: string }) => (
  <p className="field">
    <label htmlFor={id}>{label}</label>
    <EmailInput id={id} />
    <FaultLine id={id} />
  </p>
);

export const EmailInput = ({ id }: { id: string }) => (
  <input
    id={id}
    name="email"
    // Not of type email: browsers have a rule of their own for that, and both sides must refuse the same.
    type="text"
    inputMode="email"
    required
    maxLength={visitorLimits.emailLength}
    pattern={String.raw`\s*${emailPattern}\s*`}
    title={emailFault}
    autoComplete="email"
    spellCheck={false}
    data-fault={emailFault}
    aria-describedby={`${id}-fault`}
  />
);

export const TextField = ({ id, label, name, fault, rows }: FieldProps & { rows: number }) => (
  <p className="field">
    <label htmlFor={id}>{label}</label>
    <textarea
      id={id}
      name={name}
      required
      rows={rows}
      maxLength={visitorLimits.messageLength}
      data-fault={fault}
      aria-describedby={`${id}-fault`}
    />
    <FaultLine id={id} />
  </p>
);

export const FaultLine = ({ id }: { id: string }) => <span className="fault" id={`${id}-fault`} data-fault-line="" />;

/** People do not see or reach it; programs fill it in. What then comes is kept and shown to the admin as such. */
export const LeaveEmpty = ({ id }: { id: string }) => (
  <span className="hidden" aria-hidden="true">
    <label htmlFor={id}>Leave this empty</label>
    <input id={id} name="leaveEmpty" tabIndex={-1} autoComplete="off" />
  </span>
);

const emailFault = 'Enter a valid email address';
