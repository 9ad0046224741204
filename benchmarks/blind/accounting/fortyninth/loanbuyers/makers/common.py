import json, os, random
ROOT=os.path.dirname(os.path.abspath(__file__))
D=os.path.join(ROOT,'documents'); T=os.path.join(ROOT,'truth'); TMP=os.path.join(ROOT,'tmp')
AUTHOR='distressed-loan buyer diligence desk'
INDEX=[]
def r2(x): return round(x+0.0,2)
def save(stem,ext,kind,asset,money,rows,totals,style,hard,planted=None):
    dt={'TB':'TRIAL_BALANCE','AR':'AGED_RECEIVABLES','UM':'UNIT_MIX'}[kind]
    json.dump({'name':stem,'kind':kind,'planted':planted,'money':money,'rows':rows,'totals':totals},open(f'{T}/{stem}.json','w'),indent=1)
    INDEX.append({'file':f'{stem}.{ext}','assetType':asset,'documentType':dt,'author':AUTHOR,'style':style,'hard':hard})
def f(x,par=True,z='0.00'):
    if x is None: return ''
    if abs(x)<.005: return z
    s=f'{abs(x):,.2f}'
    return (f'({s})' if par else f'{s}-') if x<0 else s
