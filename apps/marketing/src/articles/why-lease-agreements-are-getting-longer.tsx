export const WhyLeaseAgreementsAreGettingLonger = () => (
  <>
    <p>
      A lease of a flat once fitted on two sides of a sheet. Whoever rents today is often sent thirty pages with nine
      attachments and a box to tick. We do not have numbers that would prove it for the whole country, and we do not
      trust those that go around without a source. But the reasons can be seen in the leases themselves, and knowing
      them helps you to read: a page that is there because of a law is read differently than a page that is there
      because of an argument.
    </p>

    <h2>Laws add pages</h2>
    <p>
      Much of what has been added is there to protect you. Federal law asks for a disclosure about lead in older homes.
      States and cities ask for others: mold, bed bugs, flooding, radon, smoke alarms, who holds the deposit, how a
      tenant may complain. Many prescribe the words and even the size of the letters. Each is a page or a half, and a
      landlord who leaves one out can lose money. These pages look like padding. They are the part of the lease that
      works for you, so look at what they disclose.
    </p>

    <h2>One form for fifty states</h2>
    <p>
      A company that lets homes in many places would like to have one form. So the form says everything for everywhere:
      a paragraph for states that limit late fees, another “to the extent permitted by law” for those that do not, and a
      rider for each state which takes back some of it. You get all of it, because sorting would cost more than paper.
      When you see “where permitted”, ask whether it is permitted where you are.
    </p>

    <h2>Every quarrel leaves a sentence</h2>
    <p>
      Somebody charged a car through the kitchen window. Somebody let the guest room by the night. Somebody’s aquarium
      met the ceiling of the flat below. Each time a paragraph was added for all who came after, and none was ever taken
      out. Such clauses tell you what the landlord fears. If one of them describes your life, talk about it before you
      sign.
    </p>

    <h2>Services became contracts</h2>
    <p>
      Packages, internet, pest control, trash at the door, a portal for payments, insurance that is arranged for you, a
      credit report of rents paid: each comes with terms, and often with a fee. They stand in addenda, and the fees do
      not stand in the advertised rent. Add them up. This is the part of a longer lease that costs money every month.
    </p>

    <h2>Paper became free</h2>
    <p>
      When a lease was typed, each clause cost work. When it was printed, each page cost paper. A file costs nothing,
      and a signature on a screen is given in a minute, whatever lies between the first page and the last. Length no
      longer slows down the one who writes it. It slows down only the one who reads, so that most do not.
    </p>

    <h2>What length does to you</h2>
    <p>
      Three things. You read less of it. You remember less of what you have read. And it becomes more likely that two
      passages contradict each other: a grace period of five days on page 4, and of three in the addendum about
      payments. Which of the two holds is a question on which people can spend more than the fee. So do not look only
      for hard terms in a long lease; look for pairs.
    </p>

    <h2>How to read thirty pages</h2>
    <ol>
      <li>
        <strong>Sort before you read.</strong> Make three piles: the lease itself, what the law prescribes, and addenda
        about services and rules.
      </li>
      <li>
        <strong>Read the lease itself slowly.</strong> It is usually the smallest of the three, and it holds what costs
        most.
      </li>
      <li>
        <strong>Read disclosures for their facts.</strong> Is a box ticked? Is something known about lead, water, mold?
      </li>
      <li>
        <strong>Read addenda for their numbers.</strong> Write each fee into a list, with how often it is due.
      </li>
      <li>
        <strong>Compare what stands twice.</strong> Dates, deadlines, fees, pets, notice. Ask which one holds, in
        writing.
      </li>
      <li>
        <strong>Find the sentence that ranks them.</strong> Somewhere it may say which paper wins if two disagree. It is
        often the addendum.
      </li>
    </ol>

    <h2>Where software helps, and where it does not</h2>
    <p>
      Reading everything with the same attention, and noticing that page 4 and page 27 disagree, is work that a machine
      does better than a tired person. Our <a href="/analysis">document analyzer</a> reads all of the papers together
      and shows conflicts with both places. What it cannot do is know which of the thirty pages matters to you. That
      takes you about ten minutes, and now you know where to spend them.
    </p>

    <h2>For those who write leases</h2>
    <p>
      Shorter is possible. Take out what your state does not let you enforce, what another paragraph says already, and
      what describes a tenant who moved out years ago. Put every fee on one page. A lease that is read is kept more
      often than one that is scrolled, and a judge reads the short one with more pleasure, too.
    </p>
  </>
);
