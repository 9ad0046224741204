"""Regenerates documents/, truth/ and index.json from the seed in gen/common.py."""
import sys,os,json; sys.dont_write_bytecode=True
H=os.path.dirname(os.path.abspath(__file__)); sys.path.insert(0,os.path.join(H,'gen'))
idx=[__import__(f'd{i:02d}').run() for i in range(1,15)]
json.dump(idx,open(os.path.join(H,'index.json'),'w'),indent=1,ensure_ascii=False)
