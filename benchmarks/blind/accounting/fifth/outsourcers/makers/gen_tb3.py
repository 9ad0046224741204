# MRI-style line-printer trial balance, two office entities, trailing minus, planted digit
import random
from common import *
from reportlab.pdfgen import canvas
R=random.Random(3133)
CH=[("CASH",[("0010-0100","CASH - OPERATING"),("0010-0150","CASH - LOCKBOX"),("0010-0300","CASH - TENANT SECURITY DEPOSITS HELD IN TRUST")]),
("RECEIVABLES & PREPAIDS",[("0012-0100","A/R - TENANTS"),("0012-0200","A/R - UNBILLED CAM RECOVERIES"),("0012-0900","RESERVE FOR BAD DEBTS"),("0014-0100","PREPAID INSURANCE"),("0014-0300","PREPAID SERVICE CONTRACTS")]),
("PROPERTY",[("0016-0100","LAND"),("0016-0200","BUILDING"),("0016-0300","TENANT IMPROVEMENTS"),("0016-0900","ACCUM DEPRECIATION - BLDG & T.I."),("0018-0100","DEFERRED LEASING COMMISSIONS"),("0018-0900","ACCUM AMORT - LEASING COMM")]),
("LIABILITIES",[("0020-0100","ACCOUNTS PAYABLE"),("0020-0400","ACCRUED REAL ESTATE TAXES"),("0020-0500","ACCRUED INTEREST"),("0021-0100","TENANT SECURITY DEPOSITS"),("0021-0200","PREPAID RENT"),("0024-0100","MORTGAGE NOTE PAYABLE")]),
("PARTNERS CAPITAL",[("0030-0100","PARTNERS CAPITAL"),("0030-0300","PARTNERS DISTRIBUTIONS")]),
("INCOME",[("0040-0100","BASE RENT - OFFICE"),("0040-0150","RENT CONCESSIONS"),("0041-0100","OPERATING EXPENSE RECOVERY"),("0041-0200","REAL ESTATE TAX RECOVERY"),("0042-0100","PARKING INCOME"),("0042-0300","AFTER-HOURS HVAC INCOME"),("0049-0100","INTEREST INCOME")]),
("OPERATING EXPENSES",[("0050-0100","JANITORIAL CONTRACT"),("0050-0200","JANITORIAL SUPPLIES"),("0051-0100","ELECTRICITY"),("0051-0200","WATER AND SEWER"),("0052-0100","HVAC MAINTENANCE CONTRACT"),("0052-0200","ELEVATOR MAINTENANCE"),("0052-0400","GENERAL BUILDING REPAIRS"),("0053-0100","SECURITY GUARD SERVICE"),("0054-0100","LANDSCAPING & EXTERIOR GROUNDS MAINT"),("0056-0100","MANAGEMENT FEES"),("0056-0300","PROFESSIONAL FEES"),("0057-0100","REAL ESTATE TAXES"),("0057-0200","INSURANCE")]),
("OTHER",[("0080-0100","INTEREST EXPENSE"),("0085-0100","DEPRECIATION"),("0085-0200","AMORTIZATION")])]
BASE={"0010-0100":(184e3,0,0),"0010-0150":(22e3,0,0),"0010-0300":(96e3,0,0),"0012-0100":(71e3,212e3,205e3),"0012-0200":(38e3,9e3,0),"0012-0900":(-15e3,0,2e3),"0014-0100":(44e3,0,6.3e3),"0014-0300":(9e3,3.2e3,1.5e3),
"0016-0100":(2.4e6,0,0),"0016-0200":(11.8e6,0,0),"0016-0300":(1.62e6,37e3,0),"0016-0900":(-4.3e6,0,29e3),"0018-0100":(412e3,12e3,0),"0018-0900":(-188e3,0,4.1e3),
"0020-0100":(-93e3,118e3,109e3),"0020-0400":(-146e3,0,24e3),"0020-0500":(-33e3,33e3,32.8e3),"0021-0100":(-96e3,4e3,2.5e3),"0021-0200":(-17e3,17e3,12e3),"0024-0100":(-8.1e6,14.6e3,0),
"0030-0300":(350e3,50e3,0),"0040-0100":(-1.31e6,0,164e3),"0040-0150":(42e3,5e3,0),"0041-0100":(-212e3,1.1e3,27e3),"0041-0200":(-98e3,0,12.4e3),"0042-0100":(-36e3,0,4.6e3),"0042-0300":(-7e3,0,1.2e3),"0049-0100":(-1.9e3,0,230),
"0050-0100":(88e3,11e3,0),"0050-0200":(7e3,910,0),"0051-0100":(121e3,16e3,240),"0051-0200":(19e3,2.3e3,0),"0052-0100":(24e3,3e3,0),"0052-0200":(20.5e3,2.6e3,0),"0052-0400":(51e3,7.7e3,600),"0053-0100":(46e3,5.8e3,0),"0054-0100":(13e3,1.7e3,0),"0056-0100":(51e3,6.4e3,0),"0056-0300":(17e3,2.2e3,0),"0057-0100":(192e3,24e3,0),"0057-0200":(50.4e3,6.3e3,0),"0080-0100":(264e3,32.8e3,0),"0085-0100":(232e3,29e3,0),"0085-0200":(32.8e3,4.1e3,0)}
tm=lambda c: f"{abs(c)/100:,.2f}"+("-" if c<0 else " ")
NM=["beginning","debit","credit","activity","ending"]
def entity(scale,skip):
    e={}
    for _,l in CH:
        for a,_ in l:
            if a in skip or a=="0030-0100": continue
            e[a]=[round(v*scale*R.uniform(.9,1.1)*100) for v in BASE[a]]
    e["0010-0100"][1]=round(231e3*scale*100)+R.randint(1,999999); o=e["0010-0100"]
    o[2]=0; o[2]=sum(x[1]-x[2] for x in e.values())
    e["0030-0100"]=[-sum(x[0] for x in e.values()),0,0]
    print(scale,o,e["0030-0100"]); assert o[2]>0
    return e
ENT=[("0417","TALLGRASS PLAZA I - 9100 METCALF",entity(1.0,set())),("0418","TALLGRASS PLAZA II - 9150 METCALF",entity(.58,{"0010-0150","0042-0100","0053-0100","0018-0900","0014-0300","0085-0200"}))]
rows=[];tot=[];pages=[];GT=[0]*5
W=(12,30,20,18,18,18,20)
def fmtl(a,n,v): return f" {a:<11}{n:<30}"+"".join(f"{tm(x):>{w}}" for x,w in zip(v,W[2:]))
def sep(ch="-"): return " "*42+"".join((ch*(w-5)+" ").rjust(w) for w in W[2:])
for eid,en,E in ENT:
    body=[];ET=[0]*5
    for s,l in CH:
        T=[0]*5
        body.append(f" {s}")
        for a,n in l:
            if a not in E: continue
            b,d,k=E[a]; v=[b,d,k,d-k,b+d-k]; pn=n[:28].rstrip()
            T=[x+y for x,y in zip(T,v)]
            pv=list(v)
            if eid=="0417" and a=="0052-0400":
                # planted: first digits of the printed debit swapped
                q=str(d); i=1
                while q[i]==q[i-1]: i+=1
                q=q[:i-1]+q[i]+q[i-1]+q[i+1:]; pv[1]=int(q); what=f"account 0052-0400 of entity 0417: debit printed {tm(pv[1]).strip()}, should be {tm(d).strip()} (transposed digits)"
            body.append(fmtl(a,pn,pv))
            rows.append(dict(account=a,name=pn,**{m:x/100 for m,x in zip(NM,pv)}))
        lab="TOTAL "+s
        body+= [sep(),fmtl("","  "+lab,T),""]
        tot.append(dict(label=lab,**{m:x/100 for m,x in zip(NM,T)})); ET=[x+y for x,y in zip(ET,T)]
    lab=f"ENTITY {eid} TOTALS"; assert ET[0]==0==ET[4]==ET[3]
    body+=[sep("="),fmtl("","  "+lab,ET),sep("=")]
    tot.append(dict(label=lab,**{m:x/100 for m,x in zip(NM,ET)})); GT=[x+y for x,y in zip(GT,ET)]
    if eid=="0418":
        body+=["",fmtl(""," GRAND TOTAL - 2 ENTITIES",GT),"","          *** END OF REPORT GLTB07 ***"]
        tot.append(dict(label="GRAND TOTAL - 2 ENTITIES",**{m:x/100 for m,x in zip(NM,GT)}))
    for i in range(0,len(body),44): pages.append((eid,en,body[i:i+44]))
N="a1_tallgrass_gltb07.pdf"
c=canvas.Canvas(D(N),pagesize=(11*72,8.5*72))
for p,(eid,en,b) in enumerate(pages,1):
    t=c.beginText(28,575); t.setFont("Courier",8.0); t.setLeading(9.9)
    hd=[f" DATABASE: HARLPROD{'TRIAL BALANCE - DETAIL BY ENTITY':^86}PAGE: {p:>8}",
        f" ENTITY:   {eid:<8}{en:^82}DATE: {'09/12/2023':>11}",
        f" BASIS:    ACCRUAL{'PERIOD 08/23 THRU 08/23':^82}TIME: {'07:41 AM':>11}","",
        " "*12+" "*30+"".join(f"{x+' ':>{w}}" for x,w in zip(("OPENING","PERIOD","PERIOD","NET","CLOSING"),W[2:])),
        f" {'ACCOUNT':<11}{'DESCRIPTION':<30}"+"".join(f"{x+' ':>{w}}" for x,w in zip(("BALANCE","DEBITS","CREDITS","ACTIVITY","BALANCE"),W[2:])),
        " "+"-"*(sum(W)-1)]
    for l in hd+b: t.textLine(l)
    c.drawText(t); c.showPage()
c.save()
save(N,"TB",NM,rows,tot,{"what":what,"kind":"digit"}); print(len(rows),len(pages),what)
