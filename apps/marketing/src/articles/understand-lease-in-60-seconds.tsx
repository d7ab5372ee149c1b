export const UnderstandLeaseIn60Seconds = () => (
  <>
    <p>
      You cannot read a lease in a minute. You can learn in a minute what it is about, what it costs, and whether
      something in it needs a slow evening. That is worth doing first, because it tells you where to be slow. Here are
      seven places to look, in order, with a few seconds for each. A pen helps.
    </p>

    <h2>Seconds 0 to 10: the first page</h2>
    <p>
      Four things: the names, the address, the dates, the rent. Are they the names you know? Is it the unit you saw? Do
      the dates make the term it claims to be: does “one year” run from the first of a month to the last day of the
      month before, or is there a month too many? Is the rent the one you agreed on, in words and in figures? An error
      here is the cheapest one to correct and the most expensive one to keep.
    </p>

    <h2>Seconds 10 to 20: every dollar sign</h2>
    <p>
      Run your finger down the pages and stop at each “$”. Write the number and what it is for: rent, deposit, late fee,
      pet, parking, cleaning, application, returned payment. Add what comes every month. That sum, and not the rent, is
      what the place costs. If a number stands twice with two values, mark both.
    </p>

    <h2>Seconds 20 to 30: the last day</h2>
    <p>
      Look for “renew”, “extend” and “holdover”. One of three things happens at the end: the lease stops, it goes on
      month to month, or it starts again for a full term. If it starts again, find the number of days in front of “prior
      to the expiration” and count back from the last day. That date goes into your calendar now, with a reminder two
      weeks before.
    </p>

    <h2>Seconds 30 to 40: the way out</h2>
    <p>
      Look for “terminate” and “early”. May you leave before the end, and what does it cost? May the landlord end it,
      and for what? Compare the two. A lease in which only one side can leave is not always unfair, but you should know
      on which side you are.
    </p>

    <h2>Seconds 40 to 50: five words</h2>
    <p>
      Search for <em>waive</em>, <em>release</em>, <em>indemnify</em>, <em>sole discretion</em> and{' '}
      <em>non-refundable</em>. In a PDF or a browser that takes a moment each; on paper they usually sit in the longest
      paragraphs. Do not try to understand them now. Put a mark beside each and go on. These are the sentences for the
      slow evening.
    </p>

    <h2>Seconds 50 to 55: blanks</h2>
    <p>
      Turn the pages quickly and look for lines without ink: empty boxes, “____”, “see attached” with nothing attached.
      Every blank is a term that somebody else may fill in. It is filled in or struck out before you sign.
    </p>

    <h2>Seconds 55 to 60: the last page</h2>
    <p>
      Who signs, and what else belongs to it? The list of attachments is often above the signatures: house rules, a pet
      addendum, a disclosure about lead paint for older homes, an inventory. If it is named, you should have it. If you
      are asked to sign for having received something, receive it first.
    </p>

    <h2>What you know now</h2>
    <p>A minute later you can fill in this card:</p>
    <ul>
      <li>It costs ____ a month in all, and ____ once.</li>
      <li>It runs from ____ to ____, and then it ____.</li>
      <li>I must give notice by ____, in the form of ____.</li>
      <li>I can leave early for ____.</li>
      <li>These sentences I must read slowly: ____.</li>
      <li>These papers are missing: ____.</li>
    </ul>
    <p>
      If the first two lines are not what you agreed on, stop and write to the landlord before anything else. If the
      fifth is long, take the evening. If everything is as expected, read the lease once from beginning to end anyway:
      the minute finds what leases usually say, and the reading finds what this one says.
    </p>

    <h2>Letting a machine do the minute</h2>
    <p>
      This is also what our <a href="/analysis">document analyzer</a> does: it fills in the card, marks the sentences
      and shows each in its place. You can open a file there without an account; it is read in your browser. Use it the
      way you would use the minute. It tells you where to look. Whether you sign stays with you, and for a lease that
      matters a great deal, with somebody who knows the law where you live.
    </p>

    <h2>When a minute is not enough</h2>
    <p>
      Business leases, leases with options to buy, and leases longer than forty pages hide their costs in definitions:
      what counts as an operating expense, how an area is measured, what a percentage is a percentage of. The seven
      places are still the right beginning. But there the definitions come before the dollar signs, and a lawyer’s hour
      is usually the cheapest line in the whole calculation.
    </p>
  </>
);
