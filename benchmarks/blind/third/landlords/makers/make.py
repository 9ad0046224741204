"""Regenerates every document, truth and index.json (fixed seeds). Run: python make.py"""
import os, make_1, make_2, make_3, make_4
from common import *
for d in (DOC,TR,os.path.join(BASE,'tmp')): os.makedirs(d,exist_ok=True)
if os.path.exists(os.path.join(BASE,'index.json')): os.remove(os.path.join(BASE,'index.json'))
for f in (make_1.kettle_creek,make_1.osprey,make_1.pleasant,make_2.church,make_2.alamos,make_2.cards,make_2.coop,make_3.granary,make_3.paid,make_3.across,make_4.parking,make_4.camp,make_4.qb,make_4.student): f()
