from h import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
r=random.Random(7602);nm=namer(r,'us')
f='pinon_rv_boat_storage.pdf'
P=[];rows=[];PP=dict(R=('RV 12X40',115),B=('BOAT 10X25',72),C=('CVRD 12X30',148),E=('ENCL 14X45',265))
tot=[0]*5;occ=0
W=[]
for row,k,n in (('A','R',36),('B','R',34),('C','B',30),('D','C',24),('E','E',18)):
    sub=[0]*5
    for i in range(1,n+1):
        u=f'{row}{i:02d}';ty,std=PP[k]
        if r.random()<.11:
            W.append(f'{u:<6}{ty:<12}{"--- VACANT ---":<24}{"":<12}{std:>9.2f}');rows.append(dict(unit=u,unitType=ty,statusText='VACANT',marketRent=std));sub[0]+=std;continue
        a,b=nm();t=f'{b.upper()}, {a.upper()}'
        if r.random()<.06: t=f'{b.upper()} {r.choice(["PLUMBING","OUTFITTERS","ROOFING LLC","TOWING"])}'
        d=rd(r,2013,2024);rent=float(std-r.choice([0,0,0,5,10,17]));ins=r.choice([0,0,9.0,12.0]);el=r.choice([0,0,0,15.0]) if k in'RE' else 0.0
        bal=r.choice([0,0,0,0,0,rent+ins+el,2*(rent+ins+el)+20,-(rent+ins+el),-r.choice([6.0,12.5])])
        ptd=D.date(2025,r.choice([10,11]),r.choice([1,1,1,15]))
        tot_=rent+ins+el
        bs='' if bal==0 else (f'{bal:,.2f}' if bal>0 else f'{-bal:,.2f}-')
        q=lambda v:f'{v:.2f}' if v else ''
        W.append(f'{u:<6}{ty:<12}{t[:23]:<24}{d:%m/%d/%y}    {std:>9.2f}{rent:>9.2f}{q(ins):>8}{q(el):>8}{tot_:>10.2f}{bs:>11}')
        ch=[dict(code='RENT',amount=rent)]+([dict(code='INSUR',amount=ins)] if ins else [])+([dict(code='ELEC',amount=el)] if el else [])
        rows.append(dict(unit=u,unitType=ty,tenantName=t[:23].rstrip(),moveInDate=d.isoformat(),marketRent=float(std),contractRent=rent,charges=ch,totalCharges=tot_,balance=bal if bal else None,statusText='Occupied'))
        occ+=1
        for j,v in enumerate((std,rent,ins,el,tot_)): sub[j]+=v
    W.append(f'{"":<18}{"ROW "+row+" SUBTOTAL":<36}{sub[0]:>9,.2f}{sub[1]:>9,.2f}{sub[2]:>8,.2f}{sub[3]:>8,.2f}{sub[4]:>10,.2f}');W.append('')
    for j in range(5): tot[j]+=sub[j]
bal=sum(x.get('balance') or 0 for x in rows)
n=len(rows)
W.append('='*101)
W.append(f'{"":<18}{"GRAND TOTAL":<36}{tot[0]:>9,.2f}{tot[1]:>9,.2f}{tot[2]:>8,.2f}{tot[3]:>8,.2f}{tot[4]:>10,.2f}{bal:>11,.2f}')
W+=['',f'SPACES {n}    RENTED {occ}    VACANT {n-occ}    OCCUPANCY {occ/n*100:.1f}%','','** END OF REPORT **']
c=canvas.Canvas(doc(f),pagesize=landscape(letter));per=46;pg=0
tp=(len(W)+per-1)//per
for s in range(0,len(W),per):
    pg+=1;y=575
    def w(t,b=False):
        global y
        c.setFont('Courier-Bold' if b else 'Courier',9.2);c.drawString(52,y,t);y-=10.7
    w(f'{"PINON MESA RV & BOAT STORAGE":<40}{"SPACE RENT LISTING":<40}PAGE {pg:>3} OF {tp}',1)
    w(f'{"STORMGR 4.12":<40}{"AS OF 10/31/2025":<40}RUN 11/02/25 08:14');w('')
    w(f'{"":<6}{"SPACE":<12}{"":<24}{"MOVE-IN":<12}{"STANDARD":>9}{"MONTHLY":>9}{"":>8}{"":>8}{"TOTAL":>10}{"BALANCE":>11}')
    w(f'{"SPACE":<6}{"TYPE":<12}{"CUSTOMER":<24}{"DATE":<12}{"RATE":>9}{"RENT":>9}{"INSUR":>8}{"ELEC":>8}{"CHARGES":>10}{"DUE":>11}');w('-'*101)
    for t in W[s:s+per]: w(t,'TOTAL' in t)
    c.showPage()
c.save()
save(f,'SELF_STORAGE','DOS-style monospaced storage listing with row subtotals',False,dict(propertyName='PINON MESA RV & BOAT STORAGE',asOnDate='2025-10-31',units=n,occupied=occ,vacant=n-occ,rows=rows,totals=dict(marketRent=tot[0],contractRent=tot[1],totalCharges=tot[4],balance=bal)))
