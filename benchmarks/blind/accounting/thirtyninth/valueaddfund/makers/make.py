#!/usr/bin/env python
"""Regenerates documents/, truth/ and index.json. Fixed seeds inside each module."""
import importlib, json, os, glob, common
for p in glob.glob(common.DOC+'/*')+glob.glob(common.TRU+'/*'): os.remove(p)
for m in ['d1_tb_student','d2_tb_mf','d3_tb_storage','d4_ar_senior','d5_ar_mh','d6_ar_student','d7_um_mf','d8_um_senior','d9_um_storage']:
    importlib.import_module(m).make(); print(m)
json.dump(common.INDEX,open(os.path.join(common.HERE,'index.json'),'w'),indent=1,ensure_ascii=False)
