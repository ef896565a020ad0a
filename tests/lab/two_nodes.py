"""Plays on a Ray cluster of two nodes on this machine and kills one of them: `python -m tests.lab.two_nodes GAMES`.

Prints the checksum of the games played here and of those played on the cluster, with seconds. The nodes have addresses of their
own (127.0.0.2 and .3), because Ray does not take 127.0.0.1 for one.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from sandtable.core.registry import find_game
from sandtable.lab.executors import Workers
from sandtable.lab.matchup import Matchup
from sandtable.lab.runs import RunFolder, header
from sandtable.lab.simulate import GAMES, Simulation
from sandtable.lab.workers import Cluster

HEAD, SECOND = "127.0.0.2", "127.0.0.3"


def main(games: int) -> None:
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    import ray
    from ray.cluster_utils import Cluster as Nodes

    matchup = Matchup("warlords", ("marshal",), 2, (find_game("warlords").check_options(2, {}),), 7)
    with TemporaryDirectory() as folder:

        def play(where: str, workers: Workers, kill_after: int = -1) -> None:
            began = time.monotonic()
            run = Simulation(matchup, games, [GAMES], RunFolder(Path(folder, where), header(matchup, "")))
            for count, _ in enumerate(run.run(workers)):
                if count == kill_after:
                    nodes.remove_node(second, allow_graceful=False)
            print(where, run.checksum(), f"{time.monotonic() - began:.1f}", flush=True)

        play("here", 1)
        play("pool", 2)
        node = {"num_cpus": 1, "include_dashboard": False}
        nodes = Nodes(initialize_head=True, head_node_args={**node, "node_ip_address": HEAD})
        second = nodes.add_node(num_cpus=1, node_ip_address=SECOND)
        ray.init(address=nodes.address, _node_ip_address=HEAD, log_to_driver=False, logging_level="error")
        play("cluster", Cluster(nodes.address))
        play("killed", Cluster(nodes.address), kill_after=1)
        ray.shutdown()
        nodes.shutdown()


if __name__ == "__main__":
    main(int(sys.argv[1]))
