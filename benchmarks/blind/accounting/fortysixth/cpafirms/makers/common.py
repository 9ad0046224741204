import json,os,random
HERE=os.path.dirname(os.path.abspath(__file__))
def doc(n): return os.path.join(HERE,'documents',n)
def clean(r):
    o={}
    for k,v in r.items():
        if v is None: continue
        o[k]=round(v,4) if isinstance(v,float) else v
    return o
def save(fname,kind,money,rows,totals,planted,asset,style,hard):
    stem=os.path.splitext(fname)[0]
    json.dump({"name":stem,"kind":kind,"planted":planted,"money":money,"rows":[clean(r) for r in rows],"totals":[clean(r) for r in totals]},
      open(os.path.join(HERE,'truth',stem+'.json'),'w'),indent=1,ensure_ascii=False)
    p=os.path.join(HERE,'index.json')
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[x for x in ix if x['file']!=fname]
    ix.append({"file":fname,"assetType":asset,"documentType":{"TB":"TRIAL_BALANCE","AR":"AGED_RECEIVABLES","UM":"UNIT_MIX"}[kind],"author":"cpafirms","style":style,"hard":hard})
    ix.sort(key=lambda x:x['file'])
    json.dump(ix,open(p,'w'),indent=1)
def fonts():
    from reportlab.pdfbase import pdfmetrics
    from reportlab.pdfbase.ttfonts import TTFont
    L='/usr/share/fonts/truetype/liberation/Liberation'
    D='/usr/share/fonts/truetype/dejavu/DejaVu'
    for n,p in {'LS':L+'Sans-Regular','LSB':L+'Sans-Bold','LSI':L+'Sans-Italic','LN':L+'SansNarrow-Regular','LNI':L+'SansNarrow-Italic','LNB':L+'SansNarrow-Bold','LSe':L+'Serif-Regular','LSeB':L+'Serif-Bold','LSeI':L+'Serif-Italic','DC':D+'SansCondensed','DCB':D+'SansCondensed-Bold'}.items():
        if os.path.exists(p+'.ttf'): pdfmetrics.registerFont(TTFont(n,p+'.ttf'))
