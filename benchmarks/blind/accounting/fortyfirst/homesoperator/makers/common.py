import json, os, random
HERE=os.path.dirname(os.path.abspath(__file__))
DOCS=os.path.join(HERE,'documents'); TRUTH=os.path.join(HERE,'truth')
def c2f(c): return round(c/100,2)
def save_truth(name,kind,money,rows,totals,planted=None):
    t={"name":name,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals}
    json.dump(t,open(os.path.join(TRUTH,name+'.json'),'w'),indent=1,ensure_ascii=False)
    print(name,len(rows),'rows',len(totals),'totals')
def m(c,neg='paren',zero='0.00',cur=''):
    """cents -> printed"""
    if c is None: return ''
    if c==0: return zero
    s=f"{abs(c)/100:,.2f}"
    if c<0:
        return {'paren':f"({cur}{s})",'minus':f"-{cur}{s}",'trail':f"{s}-",'cr':f"{s} CR"}[neg]
    return cur+s
