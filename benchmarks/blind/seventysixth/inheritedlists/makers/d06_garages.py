from h import *
from fpdf import FPDF
r=random.Random(7606);nm=namer(r,'uk')
f='lockup_garages_4weekly.pdf'
p=FPDF('P','mm','A4');p.set_auto_page_break(False)
W=[16,48,21,22,25,22,24];H=['No.','Hirer','Hired from','4-weekly\ncharge','Per year\n(13 periods)','Paid to','Arrears or\n(in advance)']
def hd():
    p.add_page();p.set_font('Helvetica','B',12);p.set_xy(14,12);p.cell(0,6,'Lock-up garages: register of hirers');p.set_font('Helvetica','',8.5);p.set_xy(14,18);p.cell(0,5,'Colliers Row Garages LLP - in administration      Period 8, week ending 9 November 2025')
    y=26;p.set_fill_color(230);p.set_font('Helvetica','B',8)
    x=14
    for w,h in zip(W,H): p.rect(x,y,w,9,'DF');p.set_xy(x,y+(.5 if '\n' in h else 2.5));p.multi_cell(w,4,h,align='C');x+=w
    p.set_y(35)
def row(v,b='',fill=False):
    if p.get_y()>280: hd()
    p.set_x(14);p.set_font('Helvetica',b,8.5)
    for i,(w,t) in enumerate(zip(W,v)): p.cell(w,4.7,t,border='LR' if not fill else 1,align='R' if i in(3,4,6) else 'L',fill=fill)
    p.ln(4.7)
hd();rows=[];G=[0,0,0];occ=0
pay=lambda v:'' if not v else m(v) if v>0 else f'({m(-v)})'
for site,n,base in (('Colliers Row',24,44.8),('Station Approach',14,58.0),('Back of Tennyson Ave',17,39.5)):
    if p.get_y()>265: hd()
    p.set_x(14);p.set_font('Helvetica','BI',9);p.cell(sum(W),6,f'Site: {site}',border=1);p.ln(6)
    S=[0,0,0]
    for k in range(1,n+1):
        u=str(k)
        if r.random()<.12:
            w=r.choice(['Void','Void','Void - door damaged']);row([u,w,'','','','','']);rows.append(dict(unit=u,building=site,statusText=w));continue
        a,b=nm();t=r.choice([f'{b} {a[0]}',f'{b} {a[0]}{r.choice("BJMT")}',f'{b} {a}']);d=rd(r,2005,2024);c=base+r.choice([0,0,0,-4.5,8.0]);an=round(c*13,2)
        A=r.choice([0,0,0,0,c,2*c,-c,0]);row([u,t,d.strftime('%d.%m.%y'),m(c),m(an),(D.date(2025,11,9)-D.timedelta(days=28*round(A/c))).strftime('%d.%m.%y'),pay(A)])
        rows.append(dict(unit=u,building=site,tenantName=t,moveInDate=d.isoformat(),annualRent=an,balance=A or None,statusText='Occupied'));occ+=1
        S=[round(S[0]+c,2),round(S[1]+an,2),round(S[2]+A,2)]
    row(['',f'{site} total','',m(S[0]),m(S[1]),'',pay(S[2])],'B',True);G=[round(i+j,2) for i,j in zip(G,S)]
p.ln(2);row(['','ALL SITES','',m(G[0]),m(G[1]),'',pay(G[2])],'B',True)
p.set_font('Helvetica','',8.5);p.set_xy(14,p.get_y()+3);p.cell(0,5,f'Garages {len(rows)}; hired {occ}; void {len(rows)-occ}.')
p.output(doc(f))
save(f,'PARKING','register of lock-up garages in three sites, four-weekly and yearly',True,dict(propertyName='Colliers Row Garages LLP',asOnDate='2025-11-09',units=len(rows),occupied=occ,vacant=len(rows)-occ,rows=rows,totals=dict(annualRent=G[1],balance=G[2])))
