from common import *
from fpdf import FPDF
N='12_tarnfield_pub_estate.pdf';rng=random.Random(7212)
class P(FPDF):
    def header(s):
        s.set_fill_color(38,52,84);s.rect(0,0,297,16,'F');s.set_text_color(255);s.set_font('D','B',12);s.set_xy(10,4);s.cell(200,8,'Project Hopvine  |  Rent schedule by house');s.set_font('D','',8);s.set_xy(200,4);s.cell(87,8,'Rents passing at 30 September 2025',align='R');s.set_text_color(0);s.set_y(20)
        heads()
    def footer(s): s.set_y(-10);s.set_font('D','',6.5);s.cell(0,5,f'Tarnfield Inns Ltd – strictly confidential – {s.page_no()}',align='R')
COL=[('House no.','',17,'L'),('House','',44,'L'),('Town','',34,'L'),('Lessee','',58,'L'),('Agreement','',26,'L'),('Agreement','from',21,'C'),('Agreement','to',21,'C'),('Rent','£ pa',19,'R'),('Insurance','£ pa',17,'R'),('Security','deposit £',20,'R')]
p=P(orientation='L',format='A4')
for s,x in(('','DejaVuSansCondensed.ttf'),('B','DejaVuSansCondensed-Bold.ttf'),('I','DejaVuSansCondensed-Oblique.ttf')): p.add_font('D',s,'/usr/share/fonts/truetype/dejavu/'+x)
def heads():
    p.set_font('D','B',7.5)
    for i in(0,1):
        for c in COL: p.cell(c[2],4.2,c[i],align=c[3],border='B' if i else '')
        p.ln()
p.set_margins(10,10,10);p.set_auto_page_break(True,14);p.add_page()
R=[('North',[('Drovers Rest','Hexley'),('Black Anvil','Consbury'),('Railway & Pheasant','Kirkby Moss'),('Miners Lamp','Easthope Colliery'),('Ship Aground','Whitsea'),('Crooked Billet','Harrowgill'),('Three Tuns','Beckermont'),('Moorcock','Scarwick'),('Queen\'s Head','Morley Bridge')]),
('Midlands',[('Navigation','Tipford'),('Fox & Goose','Long Marling'),('Potters Wheel','Burslow'),('Old Swan','Stonebeck'),('Hare & Hounds','Melborough'),('Bell','Oakover'),('Gunmakers Arms','Birchester'),('Saracens','Lichworth')]),
('South and Wales',[('Smugglers','Polwherry'),('Rising Sun','Great Dunmere'),('Cider Press','Hereminster'),('Drum & Monkey','Bathwick Green'),('Lord Rodney','Portsea Haven'),('Pilot Boat','Lymerton'),('Y Ddraig','Aberfelin'),('White Hart','Andoverleigh')])]
nm=names(rng,EN_F,EN_L,40);rows=[];G=[0]*3;k=0;h=1040;n=0;cl=0
for reg,hs in R:
    p.ln(2);p.set_font('D','B',9);p.set_text_color(38,52,84);p.cell(0,6,f'{reg} region',new_x='LMARGIN',new_y='NEXT');p.set_text_color(0);T=[0]*3
    for hn,tw in hs:
        h+=rng.randint(1,37);n+=1;u=f'{h}';r=dict(unit=u,propertyName=hn,section=f'{reg} region')
        if hn in('Miners Lamp','Saracens'):
            cl+=1;r['statusText']='Closed';v=[u,hn,tw,'Closed','','','','','','']
        else:
            q=rng.random();ag='Lease' if q<.45 else 'Tenancy' if q<.85 else 'Tenancy at will'
            t=nm[k] if rng.random()<.6 else rng.choice(['{} Taverns Ltd','{} Hospitality Ltd','{} Inns Ltd']).format(nm[k].split()[1]);
            if rng.random()<.2 and 'Ltd' not in t: t+=' & '+nm[k+1].split()[0]+' '+nm[k].split()[1]
            k+=1
            s=D(rng.randint(2012,2025),rng.randint(1,9),rng.randint(1,28));e=addy(s,{'Lease':20,'Tenancy':5}.get(ag,0),0,-1)
            if ag=='Tenancy': 
                while e<D(2025,10,1): e=addy(e,5)
            if ag=='Tenancy at will': s=D(2025,rng.randint(3,8),rng.randint(1,28));e='Rolling'
            rent=rng.randint(52,196)*250 if ag!='Tenancy at will' else rng.randint(20,50)*260;ins=rng.randint(680,2150);dep=round(rent/4) if ag!='Tenancy at will' else 1500
            r.update(tenantName=t,statusText='Occupied',leaseStartDate=s,leaseEndDate=e,annualRent=rent,deposit=dep,charges=[dict(code='Insurance',amount=ins)])
            for j,x in enumerate((rent,ins,dep)): T[j]+=x
            f=lambda d:d if isinstance(d,str) else d.strftime('%d.%m.%y')
            v=[u,hn,tw,t,ag,f(s),f(e),f'{rent:,}',f'{ins:,}',f'{dep:,}']
        rows.append(r);p.set_font('D','I' if 'tenantName' not in r else '',8)
        for c,x in zip(COL,v): p.cell(c[2],5.4,x,align=c[3])
        p.ln()
    p.set_font('D','B',8)
    for c,x in zip(COL,['','',f'{reg}: {len(hs)} houses','','','','']+[f'{x:,}' for x in T]): p.cell(c[2],6,x,align=c[3],border='T')
    p.ln();G=[a+b for a,b in zip(G,T)]
p.ln(2);p.set_fill_color(225,229,238);p.set_font('D','B',8.5)
for c,x in zip(COL,['Total','',f'{n} houses ({cl} closed)','','','','']+[f'{x:,}' for x in G]): p.cell(c[2],7,x,align=c[3],fill=True)
p.ln(9);p.set_font('D','',7.5);p.multi_cell(0,4,'Closed houses are being marketed with vacant possession. Leases are free of tie for wines, spirits and minerals; tied for beer and cider. Rents are exclusive of VAT and of machine income share.')
p.output(doc(N))
save(N,dict(propertyName='Project Hopvine',asOnDate='2025-09-30',units=n,occupied=n-cl,vacant=cl,rows=rows),'HOSPITALITY','pub estate schedule by region, house numbers and names')
