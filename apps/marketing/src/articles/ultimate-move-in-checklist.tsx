export const UltimateMoveInChecklist = () => (
  <>
    <p>
      Deposits are won and lost on the first day, not on the last. At the end, the question is always the same: was it
      like that before? Whoever can show a dated picture has the answer. This list takes about two hours in an empty
      home, and it works the same for landlords, who need the answer just as much.
    </p>

    <h2>Before you get the keys</h2>
    <ul>
      <li>Have the lease signed by both sides, with all attachments, as a file and not only on paper.</li>
      <li>Ask for the landlord’s own condition form. Some states require one; where there is none, make your own.</li>
      <li>Put electricity, gas, water and internet into your name from the first day, and note who had them before.</li>
      <li>Take out renter’s insurance if the lease asks for it, or if losing your things would hurt.</li>
      <li>Pay the deposit in a way that leaves a trace, and ask for a receipt that says “deposit”.</li>
      <li>Note how the lease wants faults to be reported: a portal, a letter, an e-mail.</li>
    </ul>

    <h2>The walk, room by room</h2>
    <p>
      Go before the furniture does. In each room start at the door and turn clockwise, so that nothing is left out. Take
      one wide picture from each corner, then one close picture of every fault, with something for scale. A slow video
      with your own comments is a good second record, but pictures are easier to find later.
    </p>
    <ul>
      <li>Walls and ceilings: holes, stains, cracks, fresh paint over something dark.</li>
      <li>Floors: scratches, burns, loose boards, carpet edges, the floor inside closets.</li>
      <li>Windows: do they open, close, lock? Screens, blinds, cords, cracked panes.</li>
      <li>Doors: locks, hinges, gaps, the strike plate, how many keys you were given.</li>
      <li>Outlets and switches: try each one. A phone charger is enough of an instrument.</li>
      <li>Smoke and carbon monoxide alarms: press the button. Note the date printed on the back.</li>
      <li>Smell: damp, gas, smoke, pets. It cannot be photographed, so write it down.</li>
    </ul>

    <h2>Kitchen</h2>
    <ul>
      <li>Every burner, the oven, the hood, the light in the refrigerator, the seal of its door.</li>
      <li>Run the dishwasher empty and look beneath the sink while it drains.</li>
      <li>Hot water: how long until it comes?</li>
      <li>Drawers and shelves: droppings or dead insects in the corners are worth a message today.</li>
      <li>Model and serial numbers of the appliances that belong to the home.</li>
    </ul>

    <h2>Bathroom</h2>
    <ul>
      <li>Flush, then look behind and below. Run the shower and the basin together and watch the pressure.</li>
      <li>Grout, sealant and the ceiling above the shower: mold likes these three.</li>
      <li>The fan: hold a sheet of paper to it.</li>
      <li>Press lightly on the floor beside the tub. Soft is a fault.</li>
    </ul>

    <h2>Outside and below</h2>
    <ul>
      <li>Mailbox, storage room, parking space: the right number, and nobody else’s things in it.</li>
      <li>Stairs and railings, lights in the hallway, the lock of the front door.</li>
      <li>Basement or crawl space: water lines on the wall tell how high it once stood.</li>
      <li>Meters: photograph the readings with the serial numbers, on the day you get the keys.</li>
    </ul>

    <h2>The same evening: write it down and send it</h2>
    <p>
      Make one list: room, item, condition, number of the picture. Words like “scratched, 4 inches, left of the window”
      beat “some wear”. Fill in the landlord’s form too if there is one, and keep a copy. Send the list to the landlord
      in the form that the lease asks for, and by e-mail as well, with a sentence such as: “Attached is the condition of
      the home on the day I received the keys. Please tell me within seven days if you see something differently.” Some
      forms give you only a few days to return them, so do not wait for the weekend.
    </p>
    <p>
      Keep the pictures somewhere that is not your phone. The date matters more than the quality: leave the files as
      they are, do not crop or improve them, and send a few by e-mail, since a message carries a date that you did not
      set.
    </p>

    <h2>The first week</h2>
    <ul>
      <li>Report what must be repaired, separately from the list: the list is a record, a repair is a request.</li>
      <li>Ask whether the locks were changed after the last tenant, and who else has a key.</li>
      <li>Put three dates into your calendar: the rent, the last day for notice, the last day of the lease.</li>
      <li>
        Change your address with the post office, your bank, your insurance and whoever sends you anything important.
      </li>
      <li>Read the house rules once, before somebody quotes them to you.</li>
      <li>Find the main valve for water and the box with the fuses. You will need them at night.</li>
    </ul>

    <h2>And on the last day</h2>
    <p>
      Walk the same way with the same list and the same angles. Clean, take out what is yours, photograph, read the
      meters, return every key against a receipt, and give your new address in writing: in many places the time for
      returning the deposit does not begin without it. The days a landlord has differ from state to state; our{' '}
      <a href="/resources/state-rules">table of state rules</a> shows what we found for yours, with its citation and how
      well it was verified.
    </p>
    <p>
      If something is kept, ask for the itemised list and compare it with your first one. Most arguments end there: two
      pictures of the same scratch, a year apart.
    </p>
  </>
);
