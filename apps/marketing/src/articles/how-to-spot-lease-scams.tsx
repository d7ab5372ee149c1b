export const HowToSpotLeaseScams = () => (
  <>
    <p>
      A rental scam is seldom clever. It works because you are in a hurry, the flat is good, and other people want it
      too. The pattern is nearly always the same: somebody who does not own the place takes money for it before you have
      been inside. Once you know the pattern you can check for it in an hour, without offending an honest landlord.
    </p>

    <h2>How it usually goes</h2>
    <p>
      A listing shows a home for clearly less than its neighbors. The owner is abroad, ill, or on a mission. Viewing is
      difficult, but the keys can be sent. A lease arrives quickly, often a real form with the names changed. Then comes
      the reason to pay today: somebody else is about to take it. The money goes by wire, by gift card, by a payment
      app, or in crypto currency, and it is gone.
    </p>
    <p>
      There is a second kind, with a key: somebody rents a flat for a week, shows it to ten people as its owner, and
      collects ten deposits. And a third, in which nothing is let at all and what is collected is your application:
      name, date of birth, social security number, a picture of your passport.
    </p>

    <h2>Signs in the listing</h2>
    <ul>
      <li>The rent is far below what similar homes in the street cost, and everything is included.</li>
      <li>The pictures appear elsewhere with another address. Search for one of them by image.</li>
      <li>The text fits every city: no street, no floor, no drawback.</li>
      <li>The same home is for sale, with the name of a broker who has never heard of you.</li>
      <li>There is only an e-mail address, and answers do not quite fit your questions.</li>
    </ul>

    <h2>Signs in the talk</h2>
    <ul>
      <li>You cannot see the inside before you pay, for whatever moving reason.</li>
      <li>You are asked for a deposit to hold the viewing, or for a code that was sent to your phone.</li>
      <li>They ask for everything about you and answer nothing about themselves.</li>
      <li>The way to pay is one that cannot be called back.</li>
      <li>You are thanked for your trust before you have given any.</li>
    </ul>

    <h2>Signs in the lease</h2>
    <p>
      A fake lease is made to look finished, not to work. Read it for the seams. Is the landlord a person or company
      with an address to which a letter could be sent? Is the unit named exactly, and does that unit exist? Do names and
      numbers agree from page to page, or does an older tenant show through in paragraph 14? Is the state in the text
      the state of the home? Are there rules on the return of the deposit? A form that has been reused in a hurry
      contradicts itself, and that is easy to see when somebody marks the contradictions: it is one of the things our{' '}
      <a href="/analysis">document analyzer</a> shows. It cannot tell you who is behind a lease, though. No software
      can.
    </p>

    <h2>The hour that protects you</h2>
    <ol>
      <li>
        <strong>Find the owner.</strong> Most counties let you look up who owns a property, often online. If the name is
        another one, ask how the two belong together and wait for a paper that shows it, such as a management agreement.
      </li>
      <li>
        <strong>Call a number that you found yourself.</strong> If a company manages the building, take its number from
        its own site or from the sign at the door, and ask whether the unit is to let and who may sign.
      </li>
      <li>
        <strong>Go inside, or send somebody.</strong> A video call counts if you decide what is shown: turn on that tap,
        open that window, step onto the street and show the number of the house.
      </li>
      <li>
        <strong>Ask a neighbor or the superintendent.</strong> Two minutes at the door answer more than ten e-mails.
      </li>
      <li>
        <strong>Pay last, and traceably.</strong> After the lease is signed by both sides and you have seen the inside:
        by a check or a transfer to the name that stands in the lease, against a receipt.
      </li>
    </ol>

    <h2>What you should not send early</h2>
    <p>
      A landlord may want to see that you can pay, and a credit check needs some data. That comes after the viewing, to
      somebody whose name you have checked, best through a service that reports without handing out the numbers. Cover
      what is not needed: on a pay slip the employer and the amount matter, your tax number does not.
    </p>

    <h2>If it has happened</h2>
    <p>
      Be quick and do not be ashamed; it happens to careful people. Call your bank or the payment service at once and
      ask for the payment to be stopped. Report the listing to the site on which it stood. Make a report to the police;
      in the United States also to the Federal Trade Commission and to the FBI’s Internet Crime Complaint Center, who
      collect such cases. If you sent a social security number or an ID, ask the credit bureaus to freeze your file,
      which costs nothing. Keep every message and the fake lease. And warn the real owner, who often learns of it from
      the next person at the door.
    </p>
    <p>
      One rule covers nearly all of it: nobody honest needs your money before you have seen the inside and know who you
      are dealing with. A landlord who loses patience over that is no loss.
    </p>
  </>
);
