"""Data side only: draws the figures, keeps the tree, writes the truth. Layout lives in make_*.py."""
import json, random, os
HERE=os.path.dirname(os.path.abspath(__file__)); DOCS=HERE+'/documents/'; TRUTH=HERE+'/truth/'

def gen12(rng, annual, mode='n', scale=100):
    a=annual*scale; m=a/12
    if mode=='c': v=[m]*12
    elif mode=='g':
        v=[m*(1+0.004*(i-5.5))*(1+rng.uniform(-.002,.002)) for i in range(12)]
    elif mode=='u':
        w=[1.5,1.45,1.2,.95,.8,.75,.85,.9,.8,.85,1.05,1.3]; v=[m*w[i]/1.033*rng.uniform(.93,1.07) for i in range(12)]
    elif mode=='w':
        w=[.3,.3,.7,1.2,1.5,1.6,1.6,1.5,1.3,1,.6,.4]; v=[m*w[i]*rng.uniform(.85,1.15) for i in range(12)]
    elif mode=='s':
        v=[0]*12
        ks=rng.sample(range(12),rng.randint(3,6))
        for k in ks: v[k]=a/len(ks)*rng.uniform(.4,1.6)
    elif mode=='q':
        v=[a/4*rng.uniform(.99,1.01) if i%3==2 else 0 for i in range(12)]
    elif mode=='a':
        v=[0]*12; v[rng.randint(0,11)]=a
    else: v=[m*rng.uniform(.86,1.15) for i in range(12)]
    return [int(round(x)) for x in v]

class Row:
    pass

class St:
    """spec lines:  H|code|label|tag?    L|code|label|annual|mode|tag?   T|code|label|tag?   F|code|label|@a - @b + @c|tag   X (close heading without total)"""
    def __init__(s): s.rows=[]; s.tag={}; s.stack=[[]]; s.heads=[None]
    def _add(s,t,code,label,vals,lvl,items=None,kind=None,tag=None):
        r=Row(); r.type=t; r.code=code or None; r.label=label; r.v=vals; r.lvl=lvl; r.items=items; r.kind=kind; r.i=len(s.rows); r.head=None; r.tag=tag; r.foots=True
        s.rows.append(r)
        if tag: s.tag[tag]=r
        return r
    def build(s, spec, fn, kinds=None):
        """fn(annual,mode,label)->base values list (ints). kind of a row: 'I' unless inside heading tagged E"""
        kind=['I']
        for ln in spec.strip('\n').split('\n'):
            if not ln.strip(): continue
            p=[x.strip() for x in ln.strip().split('|')]; t=p[0]; p+=['']*6
            lvl=len(s.stack)-1
            if t=='H':
                k=p[3] if p[3] in('I','E') else kind[-1]
                r=s._add('HEADING',p[1],p[2],None,lvl,kind=k); kind.append(k); s.stack.append([]); s.heads.append(r)
            elif t=='L':
                vals=fn(p[3],p[4],p[2])
                r=s._add('LINE',p[1],p[2],vals,lvl,kind=kind[-1],tag=p[5]); s.stack[-1].append(r)
            elif t=='T':
                ch=s.stack.pop(); h=s.heads.pop(); k=kind.pop()
                n=max(len(c.v) for c in ch)
                vals=[sum((c.v[j] or 0) for c in ch) for j in range(n)]
                r=s._add('SUBTOTAL',p[1],p[2],vals,lvl-1,[c.i for c in ch],k,p[3]); r.head=h
                s.stack[-1].append(r)
            elif t=='X':
                ch=s.stack.pop(); s.heads.pop(); kind.pop(); s.stack[-1].extend(ch)
            elif t=='F':
                sign=1; items=[]; tot=None
                for tok in p[3].split():
                    if tok in '+-': sign=1 if tok=='+' else -1; continue
                    c=s.tag[tok[1:]]; items.append(c.i)
                    tot=[sign*(x or 0) for x in c.v] if tot is None else [a+sign*(b or 0) for a,b in zip(tot,c.v)]
                r=s._add('TOTAL',p[1],p[2],tot,lvl,items,'I',p[4])
                if p[5]=='child': s.stack[-1].append(r)
        return s

def truth_statement(rows, columns, disp, title, prop, pfrom, pto, keys, sheet=None, page=None, planted=None):
    """rows: printed Row list in order; disp(row)->list of numbers/None per column; keys {name: row}"""
    pos={id(r):k for k,r in enumerate(rows)}; byi={r.i:r for r in rows}
    out=[]
    for r in rows:
        d={"accountCode":r.code,"label":r.label,"rowType":'TOTAL' if r.type=='SUBTOTAL' and r.lvl==0 else r.type,"values":[None]*len(columns) if r.v is None else disp(r)}
        assert len(d["values"])==len(columns),(r.label,d)
        if r.items and r.foots: d["footsFrom"]={"items":[pos[id(byi[i])] for i in r.items if i in byi]}
        out.append(d)
    kt={k:{"label":r.label,"values":out[pos[id(r)]]["values"]} for k,r in keys.items()}
    return {"title":title,"propertyName":prop,"periodFrom":pfrom,"periodTo":pto,"sheet":sheet,"page":page,"columns":columns,"planted":planted,"keyTotals":kt,"rows":out}

def save_truth(name, sts):
    json.dump({"statements":sts}, open(TRUTH+name+'.json','w'), indent=1)

def reg(name, at, dt, style, hard):
    f=HERE+'/index.json'; L=json.load(open(f)) if os.path.exists(f) else []
    L=[x for x in L if x['file']!=name]+[{"file":name,"assetType":at,"documentType":dt,"author":"s37a","style":style,"hard":hard}]
    L.sort(key=lambda x:x['file']); json.dump(L,open(f,'w'),indent=1)
