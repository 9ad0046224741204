# plaza: multi-line records with step sub-lines
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
def run():
    r=rng('p5'); name='Sauganash_Corners_plaza_rentroll.pdf'
    T=[('100','Hometown Grocer #41',18400,9.25,'A'),('104','Dollar Depot',8200,8.5,'A'),('106','Sunny Nails & Spa',1250,17,'B'),('107','Great Plains Tax Service',1100,18,'B'),('108',None,1600,0,''),('109','Pho Viet Noodle House',2100,19.5,'B'),('110','Cellular Corner',1400,21,'B'),('112','Lakes Physical Therapy, S.C.',3150,16.75,'B'),('115','Wash-N-Fold Laundry',2600,14,'B'),('116','Two Brothers Pizza',1800,18.5,'B'),('117',None,2450,0,''),('118','Armed Forces Recruiting (GSA)',1900,22,'C'),('120','Fitness Junction',9800,8,'A'),('OP-1','Prairie State Savings Bank (ATM)',60,0,'D'),('OP-2','Burger Barn (ground lease)',3200,27,'A')]
    c=canvas.Canvas(D+name,pagesize=landscape(letter)); W,H=landscape(letter)
    X=dict(u=30,t=66,sf=242,com=254,exp=254,base=378,cam=430,tax=482,ins=528,oth=574,tot=630,sd=668,sa=762)
    pg=0;y=0
    def head():
        nonlocal pg,y
        pg+=1; c.setFont('Helvetica-Bold',12); c.drawCentredString(W/2,H-36,'SAUGANASH CORNERS'); c.setFont('Helvetica',9); c.drawCentredString(W/2,H-49,'Tenant Roll as of 04/01/2026 — Monthly Billings and Scheduled Rent Increases')
        y=H-76; c.setFont('Helvetica-Bold',8); c.line(28,y+12,W-28,y+12)
        c.drawString(X['u'],y,'Suite'); c.drawString(X['t'],y,'Tenant'); c.drawRightString(X['sf'],y,'GLA'); c.drawString(X['com'],y,'Commenced'); 
        for k,h in (('base','Base'),('cam','CAM'),('tax','R.E. Tax'),('ins','Insur.'),('oth','Other'),('tot','Total Billed')): c.drawRightString(X[k],y,h)
        c.drawString(X['sd'],y,'Increase on'); c.drawRightString(X['sa'],y,'to Base of')
        y-=10; c.drawString(X['t'],y,'Options / remarks'); c.drawString(X['com'],y,'Expires'); c.line(28,y-4,W-28,y-4); y-=16
    head(); rows=[]; S=[0]*6; SF=0
    for u,t,sf,psf,k in T:
        SF+=sf
        nst={'A':2,'B':r.choice([0,1,3]),'C':0,'D':0,'':0}[k]
        need=max(2,nst)*11+8
        if y-need<60: c.showPage(); head()
        c.setFont('Helvetica-Bold',8.5); c.drawString(X['u'],y,u); c.setFont('Helvetica',8.5); c.drawString(X['t'],y,t or 'AVAILABLE'); c.drawRightString(X['sf'],y,m0(sf))
        rr=dict(unit=u,area=sf)
        if not t: rr['statusText']='AVAILABLE'; y0=y-22
        else:
            fr=dt.date(r.randint(2014,2024),r.choice([2,3,5,6,9,11]),1); yrs={'A':15,'B':5,'C':5,'D':10}[k]; to=eom(addm(fr,12*yrs-1))
            while to<dt.date(2027,1,1): to=eom(addm(to,60))
            mo=round(sf*psf/12,2) if k!='D' else 650.0
            g=u.startswith('OP') or k=='C'
            cam=0 if g else round(sf*2.35/12,2); tax=0 if k in'CD' else round(sf*3.1/12,2); ins=0 if g else round(sf*.42/12,2)
            oth={'109':85.0,'116':60.0,'120':145.0}.get(u,0); L=[mo,cam,tax,ins,oth]; tot=round(sum(L),2)
            c.drawString(X['com'],y,fr.strftime('%d-%b-%Y')); c.drawString(X['exp'],y-11,to.strftime('%d-%b-%Y'))
            for kk,v in zip(('base','cam','tax','ins','oth'),L): c.drawRightString(X[kk],y,m2(v) if v else '-')
            c.drawRightString(X['tot'],y,m2(tot)); S=[a+b for a,b in zip(S,L+[tot])]
            c.setFont('Helvetica-Oblique',7.5); c.drawString(X['t'],y-11,{'A':'Opt 2 x 5 yrs','B':r.choice(['Opt 1 x 3 yrs','No option','Opt 1 x 5 yrs at market']),'C':'Full service; landlord pays all','D':'Pad on outparcel'}[k]+(' ; other = grease trap' if u in('109','116') else ' ; other = sign panel' if u=='120' else '')); c.setFont('Helvetica',8.5)
            steps=[];b=mo
            for i in range(nst):
                d=addm(fr,0).replace(year=2026 if fr.month>4 else 2027); d=d.replace(year=d.year+i*(3 if k=='A' else 1)); 
                if d>to: break
                b=round(b*(1.06 if k=='A' else 1.03),2); steps.append({"date":iso(d),"amount":b}); c.drawString(X['sd'],y-11*i,d.strftime('%d-%b-%Y')); c.drawRightString(X['sa'],y-11*i,m2(b))
            rr.update(tenantName=t,statusText='Occupied',leaseStartDate=fr,leaseEndDate=to,contractRent=mo,totalCharges=tot,rentSteps=steps,charges=[{"code":n,"amount":v} for n,v in zip(('Base','CAM','R.E. Tax','Insur.','Other'),L) if v])
            y0=y-11*max(2,len(steps))
        rows.append(rr); c.setStrokeGray(.7); c.line(28,y0+6,W-28,y0+6); c.setStrokeGray(0); y=y0-6
    c.setFont('Helvetica-Bold',8.5); c.drawString(X['t'],y,'Center total'); c.drawRightString(X['sf'],y,m0(SF))
    for kk,v in zip(('base','cam','tax','ins','oth','tot'),S): c.drawRightString(X[kk],y,m2(v))
    vs=sum(q['area'] for q in rows if 'tenantName' not in q); c.setFont('Helvetica',8); c.drawString(X['t'],y-14,f'Available: 2 suites, {m0(vs)} sf ({vs/SF*100:.1f}% of GLA)')
    for p in range(1): pass
    c.save()
    save(name,'RETAIL','plaza roll, two-line records with step column and charges',False,'SAUGANASH CORNERS','2026-04-01',rows,15,13,2)
