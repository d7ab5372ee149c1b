/** What visitors may send. Forms without script show these limits too, so that both sides refuse the same. */
export const visitorLimits = { emailLength: 254, nameLength: 100, messageLength: 5000 } as const;

// One address and nothing that could end a header or name a second recipient. Also valid as the `pattern` of an input (flag v).
const part = String.raw`[^\s@<>\(\),;:"\\\[\]\u0000-\u001F\u007F]+`;
const label = String.raw`[^\s@<>\(\),;:"\\\[\]\.\u0000-\u001F\u007F]+`;

/** Source of the regular expression for a simple address: something, an at sign, and a domain with a dot. */
export const emailPattern: string = `${part}@${label}(?:\\.${label})+`;

const whole = new RegExp(`^(?:${emailPattern})$`, 'v');

export const isEmail = (text: string): boolean => text.length <= visitorLimits.emailLength && whole.test(text);
