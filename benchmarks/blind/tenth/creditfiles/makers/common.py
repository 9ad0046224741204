"""shared: where things go, and writing of truth + index. (layouts live in each maker)"""
import json, os
ROOT=os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DOC=os.path.join(ROOT,'documents'); TRU=os.path.join(ROOT,'truth'); IDX=os.path.join(ROOT,'index.json')
def clean(r):
    return {k:v for k,v in r.items() if v is not None and v!='' and v!=[]}
def save(file, assetType, style, hard, truth):
    truth=dict(truth); truth['rows']=[clean(r) for r in truth['rows']]
    json.dump(truth,open(os.path.join(TRU,file+'.json'),'w'),indent=1)
    idx=json.load(open(IDX)) if os.path.exists(IDX) else []
    idx=[e for e in idx if e['file']!=file]
    idx.append(dict(file=file,assetType=assetType,documentType='RENT_ROLL',author='creditfiles',style=style,hard=hard))
    json.dump(idx,open(IDX,'w'),indent=1)
def m(x): return f'{x:,.2f}'
