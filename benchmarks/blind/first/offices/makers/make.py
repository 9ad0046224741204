"""regenerates documents/, truth/ and index.json (fixed seeds)"""
import os,json,shutil,sys
H=os.path.dirname(os.path.abspath(__file__))
for d in('documents','truth'):shutil.rmtree(f'{H}/{d}',ignore_errors=True);os.makedirs(f'{H}/{d}')
import common,d1,d2,d3
for m,ks in((d1,('01','03','06','08','09')),(d2,('02','04','05','07')),(d3,('10','11','12','13','14'))):
    for k in ks:getattr(m,'doc'+k)()
json.dump(sorted(common.INDEX,key=lambda x:x['file']),open(f'{H}/index.json','w'),indent=1)
