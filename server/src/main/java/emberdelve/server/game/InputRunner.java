package emberdelve.server.game;

import emberdelve.server.link.Input;

/**
 * The runner of inputs, which hands each to the part of the game that it concerns. Thread: world.
 */
final class InputRunner {
    private final Players players;
    private final CommandRunner commands;
    private final Doors doors;
    private final GmcpSubscriptions subscriptions;
    private final Durability durability;
    private final StaffDesk officials;
    private final Outside outside;

    InputRunner(
            Players players,
            CommandRunner commands,
            Doors doors,
            GmcpSubscriptions subscriptions,
            Durability durability,
            StaffDesk officials,
            Outside outside) {
        this.outside = outside;
        this.players = players;
        this.commands = commands;
        this.doors = doors;
        this.subscriptions = subscriptions;
        this.durability = durability;
        this.officials = officials;
    }

    /** Tells of those who have come and gone, once all inputs before the tick have run. */
    void beforeTick() {
        players.newcomers().tell();
        players.abroad().tell(players);
    }

    void run(Input input) {
        switch (input) {
            case Input.Typed typed ->
                    players.get(typed.actor())
                            .ifPresentOrElse(
                                    player -> {
                                        players.newcomers().introduce(typed.actor());
                                        players.snooping().typed(player, typed.line());
                                        commands.run(player, typed);
                                    },
                                    () -> doors.crossings().typed(typed.actor(), typed));
            case Input.Wrote(var actor, var line, var whole) ->
                    players.get(actor)
                            .ifPresentOrElse(
                                    player -> {
                                        players.newcomers().introduce(actor);
                                        players.snooping().typed(player, line);
                                        commands.wrote(player, line, whole);
                                    },
                                    () -> doors.crossings().typed(actor, input));
            case Input.Console(var link, _, _, var command) ->
                    commands.runForConsole(link, command);
            case Input.Enter enter -> doors.arrivals().enter(enter);
            case Input.Loaded loaded -> {
                doors.arrivals().loaded(loaded);
                doors.erasures().proceed();
            }
            case Input.NotLoaded(var character) -> {
                doors.arrivals().notLoaded(character);
                doors.erasures().proceed();
            }
            case Input.Create create -> doors.arrivals().create(create);
            case Input.Follow(var actor, var topics) ->
                    players.get(actor)
                            .ifPresent(player -> subscriptions.follow(player.actor(), topics));
            case Input.LinkLost(var actor, var link) -> {
                players.get(actor)
                        .filter(player -> player.isAt(link))
                        .ifPresent(doors.departures()::loseLink);
                doors.crossings().lost(actor, link);
            }
            case Input.Arrive arrive -> doors.crossings().arrive(arrive);
            case Input.Arrived arrived -> doors.crossings().arrived(arrived);
            case Input.Held(var actor) -> doors.crossings().held(actor);
            case Input.Durable durable -> durability.reached(durable);
            case Input.Saving saving -> durability.take(saving).ifPresent(officials::announce);
            case Input.Stands stands -> players.abroad().stands(stands, players);
            case Input.Announced(var least, var note) -> players.announced(least, note);
            case Input.Neighbours news -> players.abroad().told(news, players);
            case Input.Dispatched(var message) -> players.abroad().take(message, players);
            case Input.Ordered ordered -> officials.ordered(ordered);
            case Input.RoleTurned(var account, var role, var told) ->
                    officials.turned(account, role, told);
            case Input.Answered(var who, var notes) -> officials.answer(who, notes);
            case Input.Judged judged -> officials.judged(judged);
            case Input.Reload reload -> officials.reloaded(reload);
            case Input.SettingsRead read -> outside.settings().read(read);
            case Input.AuditRead(var who, var page) -> officials.answer(who, page);
            case Input.RoleChanged changed -> officials.changed(changed);
            case Input.Claimed claimed -> officials.accounts().claimed(claimed);
            case Input.CodeMade made -> officials.accounts().made(made);
            case Input.AuthenticatorEnded ended -> officials.accounts().ended(ended);
            case Input.AuthenticatorTurned turned -> officials.accounts().turned(turned);
            case Input.AccountFound found -> officials.found(found);
            case Input.PersonFound found -> doors.erasures().found(found);
            case Input.PersonRead read -> doors.erasures().read(read);
            case Input.PersonExported exported -> doors.erasures().exported(exported);
            case Input.WallTime(var second) -> officials.timeIs(second);
            case Input.StoredElsewhere news -> outside.learning().learn(news);
            case Input.Joined(var places) -> outside.elsewhere().joined(places);
            case Input.FromElsewhere(var channel, var place, var who, var words) ->
                    outside.elsewhere().bring(players, channel, place, who, words);
        }
    }
}
