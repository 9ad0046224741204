import json, os
BASE=os.path.dirname(os.path.abspath(__file__))
DOC=lambda f: os.path.join(BASE,'documents',f)
def c2(v): return v/100
def money(c, neg='paren', zero='0.00', cur=''):
    """c in cents"""
    if c is None: return ''
    if c==0: return zero
    s=cur+f"{abs(c)/100:,.2f}"
    if c<0: s={'paren':'('+s+')','trail':s+'-','lead':'-'+s}[neg]
    return s
def emit(file, kind, cols, rows, totals, planted, assetType, style, hard, author):
    name=file.rsplit('.',1)[0]
    t={"name":file,"kind":kind,"planted":planted,"money":cols,"rows":rows,"totals":totals}
    json.dump(t,open(os.path.join(BASE,'truth',name+'.json'),'w'),indent=1,ensure_ascii=False)
    return {"file":file,"assetType":assetType,"documentType":{"TB":"TRIAL_BALANCE","AR":"AGED_RECEIVABLES","UM":"UNIT_MIX"}[kind],"author":author,"style":style,"hard":hard}
