import json, os, random
B=os.path.dirname(os.path.abspath(__file__))
INDEX={}
def doc(f): return os.path.join(B,'documents',f)
def c(x):
    v=round(x/100,2); return 0 if v==0 else v
def num(v):
    v=round(v,4); return int(v) if v==int(v) else v
def save(f,kind,money,rows,totals,planted,asset,author,style,hard):
    n=os.path.splitext(f)[0]
    dt={'TB':'TRIAL_BALANCE','AR':'AGED_RECEIVABLES','UM':'UNIT_MIX'}[kind]
    json.dump({"name":f,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals},open(os.path.join(B,'truth',n+'.json'),'w'),indent=1,ensure_ascii=False)
    json.dump({"file":f,"assetType":asset,"documentType":dt,"author":author,"style":style,"hard":hard},open(os.path.join(B,'_idx_'+n+'.json'),'w'))
def m(v,dec=2,neg='paren',zero=None,cur=''):
    """v in units"""
    if v is None: return ''
    if round(v,dec)==0 and zero is not None: return zero
    s=f"{abs(v):,.{dec}f}"
    if v<0 and round(v,dec)!=0:
        return {'paren':f'({cur}{s})','minus':f'-{cur}{s}','trail':f'{cur}{s}-','cr':f'{cur}{s} Cr'}[neg]
    return cur+s
