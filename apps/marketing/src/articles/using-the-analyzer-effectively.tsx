import { brand, plans, uploadLimits } from '@keyclause/domain';

export const UsingTheAnalyzerEffectively = () => (
  <>
    <p>
      {brand.name} shows what a lease says and where it says it. How much that helps depends on what you put in and on
      what you do with what comes out. This is how we would use it ourselves, with an honest word on where it stops.
    </p>

    <h2>Give it the whole lease</h2>
    <p>
      A lease is seldom one file. Put the base lease first, then the amendments, the addenda and the house rules, and
      read them as one: a later paper changes an earlier one, and only together do they say what holds today. Up to{' '}
      {uploadLimits.files} files of {uploadLimits.fileBytes / 1024 / 1024} MB make one lease. The report then shows the
      term that counts and the one that it replaced.
    </p>

    <h2>Prefer the file to the photo</h2>
    <p>
      If there is a PDF or a Word file, ask for it: its words are exact. A photo must be recognized first, and a thumb
      over a number is a number lost. If only paper exists, lay it flat, in daylight, one page a picture, straight from
      above, with all four edges in sight. A page that you cannot read on the screen, the software cannot read either.
    </p>

    <h2>Choose where it is read</h2>
    <p>
      Signed out, a file is read in your browser and stays there: good for a single lease that you want to look at
      tonight. With an account it is stored, so that its dates stand on your dashboard next year. You have{' '}
      {plans.free.scans} free scans; a reading that fails does not count, and neither does the same file a second time.
    </p>

    <h2>Begin with the facts, not with the flags</h2>
    <p>
      Red flags draw the eye. Look at the facts first all the same: names, address, dates, rent, deposit. They take a
      minute to check against what you agreed on, and they show you at once how well the document was read. Where two
      places of the lease disagree you see both, and such a conflict is worth more than most flags, because it is
      certain to matter one day. “Not stated” is information, too: ask whether it is missing from the lease or only from
      the report.
    </p>

    <h2>Say which side you are on</h2>
    <p>
      The same sentence can be a trap for one and a protection for the other. Choose tenant, landlord or manager above
      the list, and the flags are put in order for you. Reading it once as the other side is a good preparation for the
      talk that follows.
    </p>

    <h2>Open every line that you are going to use</h2>
    <p>
      Each line opens the words it came from. Read those words before you act on the line, and a little around them: an
      exception often stands in the next sentence. The mark in the document is exact, so that you can quote the section
      to the other side without looking for it. With the keyboard, the arrows walk the list, Enter opens a line, and a
      slash searches the document.
    </p>

    <h2>Weigh the flags</h2>
    <p>
      Severity says how much a term can hurt, not how likely that is. A daily late fee does not matter to somebody who
      has never been late; a clumsy notice clause matters very much to somebody who will move. Take the two or three
      that fit your life. Each has wording to ask for: copy it, shorten it, make it yours.
    </p>

    <h2>Read the status of a rule</h2>
    <p>
      Where a rule of law stands behind a flag, you see its citation, the year of our table and how well it was
      verified. “Unverified” means that we would not rely on it ourselves without looking it up. Our{' '}
      <a href="/resources/state-rules">rules by state</a> are the same table, with the same honesty. A city may add
      rules that it does not know.
    </p>

    <h2>Take the dates with you</h2>
    <p>
      Dates are what a report is still good for when the signature is long dry. Export them to your calendar; each comes
      with the reasoning that led to it, so that you can check it again in a year. The one that counts most is usually
      the last day on which you can say that you do not want to renew.
    </p>

    <h2>What it does not do</h2>
    <ul>
      <li>It does not know what you were promised. Only what is written counts, for it and mostly for a court.</li>
      <li>It does not know the law of your city, and it knows that of your state only as well as its table.</li>
      <li>
        It can miss things. A short list is no clean bill of health; read the lease once from the first line to the
        last.
      </li>
      <li>It is not a lawyer. If the rent has five digits, or your business depends on the place, ask one.</li>
      <li>It reads leases in English from the United States. Others it reads less well.</li>
    </ul>

    <h2>Tell us what was wrong</h2>
    <p>
      A wrong line is the most useful message that we get. You need not send the lease: the sentence and what you would
      have expected are enough. Use the <a href="/contact">contact page</a>. Corrections go into the tests first, so
      that the same error does not come back.
    </p>
  </>
);
