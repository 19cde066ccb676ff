package emberdelve.server.feature.hire;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.rule.group.Candidate;

/** {@code hire}: lists the hirelings that can be hired here, with their prices. */
record HiresCommand() implements Command.Free {
    static final Reply NOBODY = Reply.note("hire.none");

    @Override
    public Reply run(Scene scene) {
        var hires = scene.room().template().hires();
        if (hires.isEmpty()) return NOBODY;
        var level = scene.self().progress().level();
        var lines =
                Candidate.here(scene, hires.get()).stream()
                        .map(each ->
                                new HiresView.Line(
                                        each.type().name(),
                                        each.offer().priceAt(level),
                                        each.offer().lasts().toMinutes()))
                        .toList();
        return Reply.of(new HiresView(hires.get().keeper(), lines, scene.self().gold()));
    }
}
