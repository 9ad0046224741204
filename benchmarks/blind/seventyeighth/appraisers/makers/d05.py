from h import *
from fpdf import FPDF
r=random.Random(7805); FN='KeyLock_Storage_Spokane_RentRoll.pdf'
P=FPDF('P','pt','Letter');P.set_auto_page_break(False)
cols=[('Unit',40,'L'),('Size',46,'L'),('Sq Ft',34,'R'),('Type',62,'L'),('Tenant',124,'L'),('Moved In',52,'C'),('Paid Thru',52,'C'),('Std Rate',46,'R'),('Rent',46,'R'),('Ins.',34,'R'),('Balance',46,'R')]
X0=18
def head():
    P.add_page();P.set_font('Courier','B',12);P.set_xy(X0,22);P.cell(0,12,'KeyLock Self Storage - Spokane Valley')
    P.set_font('Courier','',8);P.set_xy(X0,36);P.cell(0,10,f'Rent Roll Detail     Report Date: 31-Oct-2026     Site: WA017     Page {P.page_no()} of {{nb}}')
    P.set_font('Courier','B',7);P.set_xy(X0,54)
    for t,w,a in cols:P.cell(w,11,t,border='TB',align=a)
    P.set_y(68)
def put(v,bold=False):
    if P.get_y()>755:head()
    P.set_font('Courier','B' if bold else '',7);P.set_x(X0)
    for (t,w,a),s in zip(cols,v):P.cell(w,9.2,s,align=a)
    P.ln(9.2)
head();df=lambda x:x.strftime('%d-%b-%y')
mix=[('5x5',25,'Interior CC',59,28,'A'),('5x10',50,'Interior CC',89,40,'A'),('10x10',100,'Interior CC',142,36,'B'),('10x10',100,'Drive-Up',128,34,'C'),('10x15',150,'Drive-Up',165,28,'C'),('10x20',200,'Drive-Up',204,30,'D'),('10x30',300,'Drive-Up',268,12,'D'),('12x30',360,'RV/Boat',115,10,'P')]
rows=[];ctr={};G=dict(n=0,o=0,a=0,s=0,r=0,i=0,b=0)
for sz,sf,ty,std,cnt,px in mix:
    g=dict.fromkeys(G,0)
    for _ in range(cnt):
        ctr[px]=ctr.get(px,0)+1;u=f'{px}{ctr[px]:03d}';g['n']+=1;g['a']+=sf;g['s']+=std
        row=dict(unit=u,area=sf,unitType=ty,marketRent=std)
        if r.random()<.11:
            put([u,sz,str(sf),ty,'** VACANT **','','',m2(std),'','','']);row['statusText']='VACANT'
        else:
            nm=name(r,'lf');rent=std+r.choice([0,0,-10,-15,6,12,20,25]);ins=r.choice([0,11,11,15]);mi=d(r,'2016-01-05','2026-10-25');late=r.random()<.09
            pt=d(r,'2026-07-31','2026-09-20') if late else r.choice([dt.date(2026,10,31),dt.date(2026,11,30),d(r,'2026-11-01','2026-11-29')]);bal=(rent+ins)*r.choice([1,2])+20 if late else 0
            put([u,sz,str(sf),ty,nm[:28],df(mi),df(pt),m2(std),m2(rent),m2(ins),m2(bal)])
            row.update(tenantName=nm,statusText='Occupied',moveInDate=iso(mi),contractRent=rent,charges=[dict(code='Ins.',amount=ins)],balance=bal)
            g['o']+=1;g['r']+=rent;g['i']+=ins;g['b']+=bal
        rows.append(row)
    P.set_y(P.get_y()+1);put(['Sub:',f'{sz}',f"{g['a']:,}",ty,f"{g['n']} units / {g['o']} occ ({100*g['o']/g['n']:.0f}%)",'','',m2(g['s']),m2(g['r']),m2(g['i']),m2(g['b'])],True);P.set_y(P.get_y()+6)
    for k in G:G[k]+=g[k]
put(['TOTAL','',f"{G['a']:,}",'',f"{G['n']} units / {G['o']} occ",'','',m2(G['s']),m2(G['r']),m2(G['i']),m2(G['b'])],True)
P.ln(8);P.set_font('Courier','',7);P.set_x(X0);P.cell(0,9,f"Vacant units: {G['n']-G['o']}    Physical occupancy: {100*G['o']/G['n']:.1f}%    Economic occupancy: {100*G['r']/G['s']:.1f}%")
P.output(f'{B}/documents/{FN}')
save(FN,'SELF_STORAGE','SiteLink-like storage roll, fixed pitch, subtotals by size',False,dict(propertyName='KeyLock Self Storage - Spokane Valley',asOnDate='2026-10-31',units=G['n'],occupied=G['o'],vacant=G['n']-G['o'],sheet=None,planted=None,rows=rows),[('area',G['a']),('marketRent',G['s']),('contractRent',G['r']),('balance',G['b'])])
