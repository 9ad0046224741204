import random, json, os, datetime as dt
BASE=os.path.dirname(os.path.abspath(__file__)); DOC=BASE+'/documents/'; INDEX=[]
A="Arden Belmora Calder Dunmere Elswick Farrow Glenholt Harcombe Ivelle Jarrow Kestrel Lindale Merrow Norvik Oakhurst Pellham Quenby Rosedene Stanmoor Thornby Ulverton Vantage Wexcombe Yarrow Zenith Alder Brixworth Corvane Dalton Everly Fenwick Galloway Hollis Inglewood Junova Kirkdale Larkfield Maplewick Nimbus Orchard Penhale Redmile Silverbirch Tamarack Umbra Veritas Wolfe Birchmount Cobalt Dovecote".split()
S={'uk':["Solicitors LLP","Consulting Ltd","Logistics Ltd","Engineering Ltd","Interiors Ltd","Software Ltd","Accountants LLP","Print Ltd","Motors Ltd","Foods Ltd","Architects Ltd","Recruitment Ltd","Plumbing Supplies Ltd","Packaging Ltd","Fitness Ltd","Electrical Wholesale Ltd","Tiles & Bathrooms Ltd"],
'ca':["Wealth Management Inc.","Law Professional Corp.","Dental Group","Insurance Brokers Inc.","Geomatics Ltd.","Energy Services Inc.","Software Corp.","Accounting LLP","Engineering Ltd.","Travel Inc.","Mortgage Corp.","Staffing Inc.","Immigration Services","Design Studio Inc."],
'de':["GmbH","Technik GmbH","Logistik GmbH & Co. KG","Werkzeugbau GmbH","Steuerberatung PartG mbB","Medien GmbH","Systeme AG","Handels GmbH","Elektro GmbH","Metallbau GmbH & Co. KG","Labor GmbH","e.K."],
'nl':["Logistics B.V.","Warehousing B.V.","Fresh Supply B.V.","E-Fulfilment B.V.","Cloud Services B.V.","Parts Europe B.V.","Group N.V.","Retail Nederland B.V."],
'bio':["Therapeutics Ltd","Bioscience Ltd","Genomics Ltd","Diagnostics plc","Imaging Ltd","Biologics Ltd","Instruments Ltd"],
'shop':["Bakery","Pharmacy","Nail Bar","Dry Cleaners","Opticians","Vets Ltd","Fish & Chips","Hair Studio","Coffee Co","Barbers","Hardware Ltd","Florist","Estate Agents Ltd","Convenience Ltd"]}
class Names:
    def __init__(s,r): s.r=r; s.u=set()
    def __call__(s,k):
        while 1:
            n=s.r.choice(A)+' '+s.r.choice(S[k])
            if n not in s.u: s.u.add(n); return n
def D(r,y0,y1,day=None):
    return dt.date(r.randint(y0,y1),r.randint(1,12),day or r.choice([1,1,1,15,24,25,29 if 0 else 28]))
def addy(d,y,minus=1): return dt.date(d.year+y,d.month,min(d.day,28))-dt.timedelta(minus)
def row(**k):
    o={}
    for a,v in k.items():
        if v is None or v==[]: continue
        if isinstance(v,dt.date): v=v.isoformat()
        o[a]=v
    assert o.get('unit') or o.get('tenantName'),o
    return o
def save(f,rows,prop,asof,u,o,v,asset,style,hard=False,planted=None,sheet=None):
    t=dict(propertyName=prop,asOnDate=asof,units=u,occupied=o,vacant=v,sheet=sheet,planted=planted,rows=rows)
    json.dump(t,open(BASE+'/truth/'+f+'.json','w'),indent=1,ensure_ascii=False)
    INDEX.append(dict(file=f,assetType=asset,documentType='RENT_ROLL',author='investors',style=style,hard=hard))
def de(x,n=2): return f'{x:,.{n}f}'.replace(',','_').replace('.',',').replace('_','.')
