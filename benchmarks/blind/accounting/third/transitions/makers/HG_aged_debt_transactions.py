"""Tenant ledger ageing by transaction, A4 portrait canvas, subtotals per tenant, 3 pages."""
import random, json, os, datetime as dt
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4, landscape
R=random.Random(9041); B=os.path.join(os.path.dirname(os.path.abspath(__file__)),'..'); N='HG_aged_debt_transactions'
T=["Mrs P Achterberg","Mr D Oyelaran","Miss K Bramhall","Mr & Mrs Tunnicliffe","Dr S Vasquez-Holt","Mr L Pomfret","Ms R Ellingworth","Mr J Okonjo-Dale","Mrs F Sedgewick","Mr T Wrigglesworth","Miss A Marchetti","Mr G Hallam","Kestrel Relocation Ltd"]
END=dt.date(2024,2,29);K=["b0_30","b31_60","b61_90","b90"]
CH={'RENT':'Rent','WATR':'Water recharge','LATE':'Late payment int.','REPR':'Repair recharge','PARK':'Parking space','COUR':'Court fee','ADJ':'Adjustment','CASH':'Unallocated cash'}
rows=[];tots=[];L=[];G=[0]*5;ref=20411
flats=R.sample([f"{b}{n:02d}" for b in "ABC" for n in range(1,25)],len(T));flats.sort()
for f,nm in zip(flats,T):
    res=f"HG{R.randint(10000,99999)}";rent=R.choice([79500,84000,91250,102500,118000]);tx=[]
    k=R.choice([1,2,2,3,4,5,6])
    for i in range(k):
        c=R.choices(list(CH),[9,2,2,2,2,1,1,2])[0] if i else 'RENT'
        day=R.randint(2,150);
        if c in('RENT','PARK'):
            m=R.choice([0,0,1,1,2,3,4]);y,mo=(2024,2-m) if m<2 else (2023,14-m);d=dt.date(y,mo,1)
        else:d=END-dt.timedelta(day)
        if any(t[:2]==(d,c) for t in tx): continue
        a={'RENT':R.choice([rent,rent,R.randint(5000,rent)]),'WATR':R.randint(1500,4900),'LATE':R.randint(210,1900),'REPR':R.randint(3500,26000),'PARK':4500,'COUR':35500,'ADJ':-R.randint(500,6000),'CASH':-R.randint(1000,30000)}[c]
        tx.append((d,c,a))
    tx.sort();S=[0]*5
    for d,c,a in tx:
        ref+=R.randint(3,190);age=(END-d).days;b=0 if age<=30 else 1 if age<=60 else 2 if age<=90 else 3
        v=[a]+[0]*4;v[1+b]=a;S=[x+y for x,y in zip(S,v)]
        L.append(('r',f,nm,res,d.strftime('%d/%m/%y'),c,CH[c],v))
        rows.append({'unit':f,'resident':res,'name':nm,'charge':c,'total':a/100,K[b]:a/100})
    G=[x+y for x,y in zip(G,S)];L.append(('s',nm,S))
    z={'total':S[0]/100};z.update({k:x/100 for k,x in zip(K,S[1:])});tots.append(z)
L.append(('g','Total - Harrowgate Gardens',G));tots.append({k:x/100 for k,x in zip(['total']+K,G)})
fm=lambda x,z=0:(f"{x/100:,.2f}" if x>=0 else f"-{-x/100:,.2f}") if x or z else ""
W,H=landscape(A4);c=canvas.Canvas(f"{B}/documents/{N}.pdf",pagesize=(W,H),invariant=1)
X=[34,70,180,228,278,318];XR=[455,535,615,695,790];F='Helvetica'
HD=["Flat","Tenant","A/c no.","Date","Code","Detail"];pg=0
def top():
    global pg,y
    pg+=1;c.setFont(F+'-Bold',13);c.drawString(34,H-40,"Aged Debt Analysis by Transaction");c.setFont(F,9);c.drawString(34,H-54,"Client: Cheviot Living LLP    Scheme: Harrowgate Gardens, Leeds");c.drawRightString(790,H-40,"Aged to 29/02/2024");c.drawRightString(790,H-54,f"Printed 04/03/2024 09:12  Page {pg}")
    y=H-84;c.setFillGray(.86);c.rect(30,y-6,765,28,stroke=0,fill=1);c.setFillGray(0);c.setFont(F+'-Bold',8.5)
    for x,h in zip(X,HD):c.drawString(x,y,h)
    for x,(a,b) in zip(XR,[("Balance","Due"),("0 - 30","days"),("31 - 60","days"),("61 - 90","days"),("Over 90","days")]):c.drawRightString(x,y+10,a);c.drawRightString(x,y,b)
    y-=22
top()
for l in L:
    if y<50 or (l[0]!='s' and y<74): c.showPage();top()
    if l[0]=='r':
        c.setFont(F,8.5)
        for x,s in zip(X,l[1:7]):c.drawString(x,y,s)
        for x,v in zip(XR,l[7]):c.drawRightString(x,y,fm(v))
        y-=13
    else:
        c.setFont(F+'-Bold',8.5);c.setLineWidth(.5);c.line(400,y+9,790,y+9)
        if l[0]=='g':c.line(400,y-4,790,y-4);c.line(400,y-6,790,y-6)
        c.drawString(180 if l[0]=='s' else 34,y,("Total for "+l[1]) if l[0]=='s' else l[1])
        for x,v in zip(XR,l[2]):c.drawRightString(x,y,fm(v,1))
        y-=22
y-=8;c.setFont(F+'-Oblique',7.5);c.drawString(34,y,"Minus signs are credits. Accounts HG are assured shorthold tenancies; deposits are held by the TDS and are not shown. E&OE.")
c.save()
json.dump({"name":N+".pdf","kind":"AR","planted":None,"money":["total"]+K,"rows":rows,"totals":tots},open(f"{B}/truth/{N}.json",'w'),indent=1)
