# SiteLink-like rent roll, landscape letter, ~214 units, header per page, size summary at the end
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
def make():
    NAME='RentRoll_L0417_Copperline.pdf'
    r=random.Random(6701); nm=Names(6701)
    asof=dt.date(2025,9,30)
    sizes={(5,5):('Upper NCC',48),(5,10):('Climate',79),(10,10):('Climate',139),(10,15):('Drive-Up',156),(10,20):('Drive-Up',189),(10,30):('Drive-Up',254),(12,30):('Parking',85)}
    wings=[('A',46,[(5,5),(5,10),(5,10),(10,10)]),('B',52,[(5,10),(10,10),(10,10),(10,15)]),('C',44,[(10,15),(10,20),(10,20)]),('D',40,[(10,10),(10,20),(10,30)]),('P',32,[(12,30)])]
    recs=[]
    for w,n,sz in wings:
        for i in range(n):
            s=sz[min(len(sz)-1,i*len(sz)//n)] if w!='B' else r.choice(sz)
            typ,std=sizes[s]; std=std+ (6 if w=='A' and i%7==0 else 0)
            u=f'{w}{i+1:03d}' if w!='P' else f'PK-{i+1:02d}'
            d=dict(u=u,s=s,typ=typ,std=float(std)); x=r.random()
            if x<.115: d['st']='VACANT'
            elif x<.13: d['st']='UNRENTABLE'
            elif x<.137: d['st']='COMPANY'
            else:
                d['st']='OCC'; d['name']=r.choice(BIZ_US) if r.random()<.09 else nm.lf()
                d['acct']=r.randint(10021,19984)
                d['in']=rdate(r,'2016-02-01','2025-09-27')
                f=r.choice([.62,.7,.81,.9,.95,1,1,1,1.05,1.12,1.2,1.31]); d['rent']=float(round(std*f))-(0 if r.random()<.8 else .01)
                d['ins']=r.choice([0,11,11,14,14,19]) if w!='P' else 0
                d['oth']=r.choice([0]*9+[5,10])
                d['dep']=r.choice([0,0,0,0,25,50])
                late=r.random()
                if late<.08: d['late']=r.choice([6,13,29,38,61]); d['bal']=round(d['rent']*(1+d['late']//30)+d['ins']+r.choice([15,20,35]),2)
                elif late<.13: d['late']=0; d['bal']=-round(d['rent'],2)
                else: d['late']=0; d['bal']=0.0
                day=d['in'].day; pt=addm(dt.date(2025,10,1),0,min(day,28))
                d['paid']=pt if d['late']==0 else asof-dt.timedelta(days=d['late'])
            recs.append(d)
    c=canvas.Canvas(out(NAME),pagesize=landscape(letter)); W,H=landscape(letter)
    cols=[('Unit',30,'l'),('Size',66,'l'),('Area',128,'r'),('Type',134,'l'),('Tenant',186,'l'),('Acct #',322,'r'),('Moved In',331,'l'),('Paid Thru',379,'l'),('Std Rate',458,'r'),('Rent',502,'r'),('Variance',550,'r'),('Ins.',582,'r'),('Oth. Rec.',622,'r'),('Deposit',664,'r'),('Days',690,'r'),('Balance',758,'r')]
    def cell(i,t,y):
        _,x,a=cols[i]
        (c.drawRightString if a=='r' else c.drawString)(x,y,t)
    pg=[0]
    per=43; npages=-(-len(recs)//per)+1
    def head():
        pg[0]+=1
        c.setFont('Helvetica-Bold',13); c.drawString(30,H-36,'Rent Roll')
        c.setFont('Helvetica',8); c.drawString(30,H-48,'L0417 - Copperline Self Storage, 7116 E. Garnet Pkwy, Tulsa OK 74133')
        c.drawRightString(758,H-36,'As of: 9/30/2025'); c.drawRightString(758,H-48,'Sorted by: Unit    Units: All')
        y=H-66; c.setFillGray(.85); c.rect(27,y-4,734,12,stroke=0,fill=1); c.setFillGray(0)
        c.setFont('Helvetica-Bold',7)
        for i,k in enumerate(cols): cell(i,k[0],y)
        c.setFont('Helvetica',6.5); c.drawString(30,24,'Copperline Storage Mgmt  -  Printed 10/2/2025 8:14 AM'); c.drawRightString(758,24,f'Page {pg[0]} of {npages}')
        return y-13
    F=lambda d:f'{d.month}/{d.day}/{d.year}'
    y=None; rows=[]; T=dict(std=0,rent=0,ins=0,oth=0,dep=0,bal=0,area=0,var=0)
    for n,d in enumerate(recs):
        if n%per==0:
            if n: c.showPage()
            y=head()
        a=d['s'][0]*d['s'][1]; c.setFont('Helvetica',7)
        cell(0,d['u'],y); cell(1,f"{d['s'][0]} x {d['s'][1]}",y); cell(2,str(a),y); cell(3,d['typ'],y)
        T['area']+=a; T['std']+=d['std']; cell(8,money(d['std']),y)
        if d['st']=='OCC':
            cell(4,d['name'],y); cell(5,str(d['acct']),y); cell(6,F(d['in']),y); cell(7,F(d['paid']),y); cell(9,money(d['rent']),y)
            v=d['rent']-d['std']; cell(10,money(v),y); cell(11,money(d['ins']),y); cell(12,money(d['oth']),y); cell(13,money(d['dep']),y); cell(14,str(d['late']) if d['late'] else '',y); cell(15,money(d['bal']),y)
            for k in('rent','ins','oth','dep','bal'): T[k]+=d[k]
            T['var']+=v
            rows.append(row(unit=d['u'],unitType=d['typ'],area=a,tenantName=d['name'],statusText='Occupied',marketRent=d['std'],contractRent=d['rent'],moveInDate=d['in'],deposit=float(d['dep']),balance=float(d['bal']),
              charges=[{'code':'Ins.','amount':float(d['ins'])},{'code':'Oth. Rec.','amount':float(d['oth'])}]))
        else:
            t={'VACANT':'VACANT','UNRENTABLE':'* UNRENTABLE *','COMPANY':'COMPANY UNIT'}[d['st']]
            c.setFont('Helvetica-Oblique',7); cell(4,t,y)
            rows.append(row(unit=d['u'],unitType=d['typ'],area=a,statusText=t.strip('* '),marketRent=d['std']))
        if n%2: 
            c.setStrokeGray(.8); c.setLineWidth(.3); c.line(27,y-3,761,y-3); c.setStrokeGray(0)
        y-=11
    y-=2; c.line(27,y+9,761,y+9); c.setFont('Helvetica-Bold',7)
    cell(0,'Totals',y); cell(2,f"{T['area']:,}",y); cell(4,f'{len(recs)} units',y)
    for i,k in ((8,'std'),(9,'rent'),(10,'var'),(11,'ins'),(12,'oth'),(13,'dep'),(15,'bal')): cell(i,money(round(T[k],2)),y)
    c.showPage()
    pg[0]+=1
    # summary page
    c.setFont('Helvetica-Bold',11); c.drawString(30,H-40,'Rent Roll Summary by Size  -  L0417 Copperline Self Storage'); c.setFont('Helvetica-Bold',8); y=H-64
    hx=[(30,'Size',0),(80,'Type',0),(200,'Units',1),(250,'Occupied',1),(300,'Vacant',1),(360,'Unrentable',1),(415,'Company',1),(490,'Gross Potential',1),(570,'Actual Rent',1),(630,'Unit Occ %',1)]
    for x,t,a in hx: (c.drawRightString if a else c.drawString)(x,y,t)
    c.line(28,y-3,632,y-3); c.setFont('Helvetica',8); tot=[0]*7
    for s in sorted(sizes):
        g=[d for d in recs if d['s']==s]
        v=[len(g)]+[sum(d['st']==k for d in g) for k in('OCC','VACANT','UNRENTABLE','COMPANY')]+[sum(d['std'] for d in g),round(sum(d.get('rent',0) for d in g),2)]
        tot=[a+b for a,b in zip(tot,v)]; y-=12
        c.drawString(30,y,f'{s[0]} x {s[1]}'); c.drawString(80,y,sizes[s][0])
        for (x,_,_),t in zip(hx[2:],[str(q) for q in v[:5]]+[money(q) for q in v[5:]]+[f'{v[1]/v[0]:.1%}']): c.drawRightString(x,y,t)
    y-=14; c.line(28,y+10,632,y+10); c.setFont('Helvetica-Bold',8); c.drawString(30,y,'Total')
    for (x,_,_),t in zip(hx[2:],[str(q) for q in tot[:5]]+[money(round(q,2)) for q in tot[5:]]+[f'{tot[1]/tot[0]:.1%}']): c.drawRightString(x,y,t)
    c.setFont('Helvetica',7); c.drawString(30,y-26,'Gross Potential is the sum of standard rates for every unit. Unrentable and company units are not offered for lease.')
    c.drawString(30,24,'Copperline Storage Mgmt  -  Printed 10/2/2025 8:14 AM'); c.drawRightString(758,24,f'Page {pg[0]} of {npages}')
    c.save()
    assert abs(sum(q.get('contractRent',0) for q in rows)-T['rent'])<.01 and abs(tot[6]-T['rent'])<.01
    save(NAME,rows,propertyName='Copperline Self Storage',asOnDate='2025-09-30',units=tot[0],occupied=tot[1],vacant=tot[2])
    return dict(file=NAME,assetType='SELF_STORAGE',documentType='RENT_ROLL',author='r67c',style='SiteLink-like landscape list, 214 units, insurance and other recurring columns, size summary page',hard=False)
if __name__=='__main__': print(make())
