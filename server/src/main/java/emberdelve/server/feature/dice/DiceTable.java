package emberdelve.server.feature.dice;

import emberdelve.config.content.Pronouns;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Named;
import emberdelve.server.model.Room;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * The one dice table of the house, and the game on it (docs/rules.md R16.5 to R16.7). In each round
 * all players decide at the same time, so that the order of the seats favours nobody. Thread:
 * world.
 */
final class DiceTable {
    private static final int FACES = 6;

    private final World world;
    private final DiceStakes stakes;
    private final RandomGenerator random;
    private final List<DiceSeat> seats = new ArrayList<>();

    /** The number of seats when the game began; a player who has walked off still counts. */
    private int stakedSeats;

    private long stake;
    private boolean playing;
    private long deadline;

    /**
     * @param random a stream for dice alone, so that a game changes no other roll of the world
     */
    DiceTable(World world, DiceStakes stakes, RandomGenerator random) {
        this.world = world;
        this.stakes = stakes;
        this.random = random;
    }

    /** The rules of the game, which content keeps: a reload neither removes nor moves the table. */
    DiceGame rules() {
        return world.content().part(DiceGame.class).orElseThrow();
    }

    private Named keeper() {
        return new Named(new ActorId(0), rules().keeper(), "", Pronouns.HE);
    }

    Room room() {
        return world.map().room(rules().table());
    }

    /** The seats at the table, in the order in which they were taken. */
    List<DiceSeat> seats() {
        return List.copyOf(seats);
    }

    /** The stake of each player; 0 when nobody has a seat. */
    long stake() {
        return seats.isEmpty() ? 0 : stake;
    }

    boolean isPlaying() {
        return playing;
    }

    Optional<DiceSeat> seatOf(Actor actor) {
        return seats.stream()
                .filter(seat -> seat.player().filter(its -> its == actor).isPresent())
                .findFirst();
    }

    DiceAnswer open(Actor actor, long wanted) {
        if (actor.room() != room()) return DiceAnswer.NOT_HERE;
        if (seatOf(actor).isPresent()) return DiceAnswer.SEATED;
        if (!seats.isEmpty()) return join(actor, wanted);
        var refusal = refusal(actor, wanted);
        if (refusal != DiceAnswer.DONE) return refusal;
        stake = wanted;
        sit(actor);
        deadline = world.now() + world.ticks(rules().joins());
        var seconds = rules().joins().toSeconds();
        world.emit(room(), new DiceEvent.Opened(actor.named(), stake, seconds));
        return DiceAnswer.DONE;
    }

    /** Joins the table for its stake. */
    DiceAnswer join(Actor actor) {
        return seats.isEmpty() ? DiceAnswer.NO_TABLE : join(actor, stake);
    }

    private DiceAnswer join(Actor actor, long wanted) {
        if (actor.room() != room()) return DiceAnswer.NOT_HERE;
        if (seatOf(actor).isPresent()) return DiceAnswer.SEATED;
        if (playing || seats.size() >= rules().seatsMax()) return DiceAnswer.TAKEN;
        if (wanted != stake) return DiceAnswer.OTHER_STAKE;
        var refusal = refusal(actor, wanted);
        if (refusal != DiceAnswer.DONE) return refusal;
        sit(actor);
        world.emit(room(), new DiceEvent.Joined(actor.named(), stake));
        if (seats.size() == rules().seatsMax()) begin();
        return DiceAnswer.DONE;
    }

    /** Begins the game without waiting for more players; only the player who opened it may. */
    DiceAnswer start(Actor actor) {
        if (seatOf(actor).isEmpty()) return DiceAnswer.NOT_SEATED;
        if (playing) return DiceAnswer.TAKEN;
        if (seats.getFirst() != seatOf(actor).get()) return DiceAnswer.NOT_YOURS;
        begin();
        return DiceAnswer.DONE;
    }

    /**
     * Decides for this round.
     *
     * @param presses whether to roll one more die; to stand otherwise
     */
    DiceAnswer decide(Actor actor, boolean presses) {
        var seat = seatOf(actor);
        if (seat.isEmpty()) return DiceAnswer.NOT_SEATED;
        if (!playing) return DiceAnswer.NOT_BEGUN;
        if (!seat.get().chooses()) return DiceAnswer.DECIDED;
        if (presses) seat.get().press();
        else stand(seat.get());
        goOnIfAllHaveDecided();
        return DiceAnswer.DONE;
    }

    /**
     * Takes players who have left the room from the table, begins the game in time, and stands for
     * those who decide too late.
     */
    void tick() {
        if (seats.isEmpty()) return;
        for (var seat : seats())
            seat.player()
                    .filter(player -> !player.isPresent() || player.room() != room())
                    .ifPresent(this::leave);
        if (seats.isEmpty() || world.now() < deadline) return;
        if (!playing) begin();
        else {
            for (var seat : seats) if (seat.chooses()) stand(seat);
            goOnIfAllHaveDecided();
        }
    }

    /**
     * Takes the actor from the table. Before the game the actor gets the stake back; in a game the
     * stake stays in the pot.
     */
    void leave(Actor actor) {
        var seat = seatOf(actor);
        if (seat.isEmpty()) return;
        seats.remove(seat.get());
        if (!playing) {
            stakes.giveBack(actor);
            tell(actor, new DiceEvent.TookBack(actor.named(), stake));
            return;
        }
        stakes.lose(actor);
        tell(actor, new DiceEvent.WalkedOff(actor.named(), stake));
        if (seats.size() <= 1) settle();
        else goOnIfAllHaveDecided();
    }

    /** Tells an event to the room, and to an actor who has left it. */
    private void tell(Actor actor, DiceEvent event) {
        world.emit(room(), event);
        if (actor.isPresent() && actor.room() != room()) world.tell(actor, event);
    }

    private DiceAnswer refusal(Actor actor, long wanted) {
        var most = rules().mostStake(actor.progress().level());
        if (wanted < rules().leastStake() || wanted > most) return DiceAnswer.LIMIT;
        if (stakes.has(actor)) return DiceAnswer.SEATED;
        if (wanted > actor.gold()) return DiceAnswer.TOO_POOR;
        return wanted > actor.freeGold() ? DiceAnswer.BOUND : DiceAnswer.DONE;
    }

    private void sit(Actor actor) {
        stakes.put(actor, stake);
        seats.add(DiceSeat.of(actor));
    }

    private void begin() {
        playing = true;
        if (seats.size() == 1) seats.add(DiceSeat.ofHouse(keeper()));
        stakedSeats = seats.size();
        for (var seat : seats) {
            var first = roll();
            var second = roll();
            seat.add(first + second);
            world.emit(room(), new DiceEvent.Rolled(seat.named(), first, second, seat.sum()));
        }
        ask();
    }

    private void ask() {
        deadline = world.now() + world.ticks(rules().decides());
        for (var seat : seats) {
            if (seat.isDone()) continue;
            seat.choose();
            if (!seat.isHouse()) tellToDecide(seat);
            else if (seat.sum() >= rules().houseStands()) stand(seat);
            else seat.press();
        }
        goOnIfAllHaveDecided();
    }

    private void tellToDecide(DiceSeat seat) {
        var seconds = Math.max(1, rules().decides().toSeconds());
        seat.player()
                .ifPresent(player ->
                        world.tell(player, new DiceEvent.Asked(seat.named(), seat.sum(), seconds)));
    }

    private void stand(DiceSeat seat) {
        seat.stand();
        world.emit(room(), new DiceEvent.Stood(seat.named(), seat.sum()));
    }

    private void goOnIfAllHaveDecided() {
        if (!playing || seats.stream().anyMatch(DiceSeat::chooses)) return;
        for (var seat : seats()) if (seat.presses()) press(seat);
        if (seats.stream().allMatch(DiceSeat::isDone)) settle();
        else ask();
    }

    private void press(DiceSeat seat) {
        var die = roll();
        seat.add(die);
        var isOut = seat.sum() > rules().deepest();
        if (isOut) seat.goOut();
        world.emit(
                room(),
                isOut
                        ? new DiceEvent.WentOut(seat.named(), die, seat.sum())
                        : new DiceEvent.Pressed(seat.named(), die, seat.sum()));
    }

    private void settle() {
        var pot = new DicePot(stake, stakedSeats, rules().housePercent());
        var winners = DicePot.winners(seats());
        for (var seat : seats) seat.player().ifPresent(stakes::lose);
        var share = winners.isEmpty() ? 0 : pot.share(winners.size());
        for (var winner : winners) {
            if (winner.player().isEmpty()) continue;
            stakes.pay(winner.player().get(), share);
            world.emit(room(), new DiceEvent.Won(winner.named(), share, pot.cut()));
        }
        if (winners.stream().allMatch(DiceSeat::isHouse))
            world.emit(room(), new DiceEvent.HouseWon(keeper(), pot.gold()));
        seats.clear();
        playing = false;
    }

    private int roll() {
        return 1 + random.nextInt(FACES);
    }

    /** The seconds that are left to join or to decide. */
    long secondsLeft() {
        var second = world.ticks(Duration.ofSeconds(1));
        return Math.max(0, (deadline - world.now() + second - 1) / second);
    }
}
