from common import *
from fpdf import FPDF
F='GarageRents_Wk34_listing.pdf'
r=random.Random(8109); d=D.date
names=uniq(r,lambda q:q.choice(['Mr','Mrs','Ms','Mr','Miss','Dr'])+' '+q.choice('ABCDEFGHJKLMNPRST')+' '+q.choice(LAST),90)
def make():
    p=FPDF('P','mm','A4'); p.set_auto_page_break(False); p.set_margins(14,10)
    X=[14,34,86,110,128,146,164,196]
    pg=[0]
    def head(first=False):
        p.add_page(); pg[0]+=1
        p.set_font('Times','B',14); p.set_xy(14,10); p.cell(120,7,'Ashgrove & District Homes'); p.set_font('Times','',10); p.set_xy(120,10); p.cell(76,7,f'Page {pg[0]}',align='R')
        p.set_font('Times','',11); p.set_xy(14,17); p.cell(180,6,'Garage and Lock-up Rent Roll at 24 November 2025 (monthly charges)')
        p.line(14,25,196,25); p.set_font('Times','B',9.5); y=26
        for x,w,t,a in ((14,20,'Garage','L'),(34,52,'Hirer','L'),(86,24,'Hired from','L'),(108,20,'Rent £','R'),(128,16,'VAT £','R'),(144,20,'Total £','R'),(166,30,'Account £','R')): p.set_xy(x,y); p.cell(w,6,t,align=a)
        p.line(14,33,196,33); p.set_y(35)
    head(); rows=[];texts=[];totals=[]; ni=0; GT=[0]*4
    sites=[('Tennyson Close, blocks 1-3','TC',26,54.60),('Byron Road','BR',18,52.00),('Shelley Walk (rear)','SW',9,48.30),('Coleridge Yard lock-ups','CY',12,96.00),('Keats Court parking bays','KC',8,32.50)]
    nv=0
    for name,px,n,rent in sites:
        if p.get_y()>250: head()
        p.set_font('Times','BI',10.5); p.set_x(14); p.cell(100,6.5,name); p.ln(6.5); S=[0]*4
        for k in range(1,n+1):
            if p.get_y()>276: head(); p.set_font('Times','I',9); p.set_x(14); p.cell(100,5,name+' (continued)'); p.ln(5.5)
            u=f'{px}/{k:02d}'; y=p.get_y(); p.set_font('Times','',9.5)
            def put(x,w,t,a='L'): p.set_xy(x,y); p.cell(w,4.9,t,align=a)
            put(14,20,u); rec=dict(unit=u,section=name); texts.append(u)
            z=r.random()
            if z<.13:
                nv+=1; st=r.choice(['Void','Void','Void - roof repair']); p.set_font('Times','I',9.5); put(34,52,st); rec.update(statusText='Void')
                if st!='Void': rec['statusText']=st
            else:
                nm=names[ni]; ni+=1
                if px=='CY' and k in(2,3): nm='Dunmore Plumbing Ltd'
                s=d(r.randint(1998,2025),r.randint(1,10),r.randint(1,28)); vat=round(rent*.2,2) if px=='CY' or r.random()<.45 else 0
                tot=round(rent+vat,2); bal=r.choice([0,0,0,0,0,tot,2*tot,-tot,round(r.uniform(1,60),2)])
                put(34,52,nm); put(86,22,s.strftime('%d %b %y')); put(108,20,f'{rent:.2f}','R'); put(128,16,f'{vat:.2f}','R'); put(144,20,f'{tot:.2f}','R'); put(166,30,'0.00' if not bal else f'{abs(bal):.2f} '+('CR' if bal<0 else 'DR'),'R')
                rec.update(tenantName=nm,statusText='Occupied',moveInDate=None,leaseStartDate=iso(s),contractRent=rent,charges=[{'code':'Rent','amount':rent},{'code':'VAT','amount':vat}],totalCharges=tot,balance=round(bal,2)); texts.append(nm)
                for i,v in enumerate((rent,vat,tot,bal)): S[i]+=v
            rows.append(rec); p.set_y(y+4.9)
        y=p.get_y()+.5; p.line(108,y,196,y); p.set_font('Times','B',9.5)
        bs=lambda b:f'{abs(b):,.2f} '+('CR' if b<0 else 'DR')
        for x,w,t,a in ((14,90,f'{n} in {name.split(",")[0]}','L'),(108,20,f'{S[0]:,.2f}','R'),(128,16,f'{S[1]:,.2f}','R'),(144,20,f'{S[2]:,.2f}','R'),(166,30,bs(S[3]),'R')): p.set_xy(x,y+.5); p.cell(w,5,t,align=a)
        for i in range(4): GT[i]+=S[i]
        totals+=[dict(key=q,where={'section':name},printed=round(v,2)) for q,v in zip(('contractRent','charge:VAT','totalCharges','balance'),S)]
        p.set_y(y+9)
    if p.get_y()>255: head()
    y=p.get_y(); p.line(14,y,196,y); p.set_font('Times','B',10)
    for x,w,t,a in ((14,90,'All garages and bays','L'),(108,20,f'{GT[0]:,.2f}','R'),(128,16,f'{GT[1]:,.2f}','R'),(144,20,f'{GT[2]:,.2f}','R'),(166,30,bs(GT[3]),'R')): p.set_xy(x,y+1); p.cell(w,6,t,align=a)
    p.line(14,y+8,196,y+8); p.set_font('Times','',9); p.set_xy(14,y+10); p.cell(180,5,f'Units {len(rows)}, hired {len(rows)-nv}, void {nv}. VAT applies where the hirer is not a tenant of the Association. DR = owed by hirer, CR = in credit.')
    p.output(DOC+F)
    save(F,'PARKING',dict(propertyName=None,asOnDate='2025-11-24',units=len(rows),occupied=len(rows)-nv,vacant=nv,sheet=None,planted=None,rows=rows),'housing association','portrait Times listing by site, DR/CR balances',False,texts,totals)
make()
