# South African mall, MRI-like, charge lines per lease, level sections
from lib import *
import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4, landscape
SEC=[('LOWER MALL',[('L01','Kgosi Foods (Pty) Ltd',3120.0,98),('L02','Vuma Liquor Traders CC',286.5,172),('L03','Protea Lane Pharmacy (Pty) Ltd',412.0,205),('L04',None,154.2,0),('L05','Bokkie Biltong & Deli',88.4,298),('L06','Ntaba Cellular (Pty) Ltd',64.0,465),('L07','Ubuntu Stationers t/a Paper Tree',231.8,168),('L08','Karoo Optical Group (Pty) Ltd',97.3,310),('L09/10','Zebra & Thorn Clothing (Pty) Ltd',905.6,142),('L11','Mbali Hair Studio CC',72.5,262)]),
('UPPER MALL',[('U01','Fynbos Fashion Holdings (Pty) Ltd',1240.0,128),('U02','Sandveld Shoes (Pty) Ltd',310.7,196),('U03','Umhlanga Sleep Shop CC',265.0,158),('U04',None,118.9,0),('U05','Tsamma Travel (Pty) Ltd',58.6,284),('U06','Jozi Burger Kitchen (Pty) Ltd',184.2,236),('U07','Nandipha Nails & Beauty',61.0,275),('U08A','Baobab Books (Pty) Ltd',347.5,150),('U08B','Legodi Family Dental Inc.',142.0,214),('U09',None,402.3,0),('U10','Cape Reef Sushi CC',156.4,248)]),
('KIOSKS',[('K1','Sunny Juice Bar',12.0,1150),('K2','Screen Medic (Pty) Ltd',9.0,1320),('K3',None,9.0,0),('K4','Amaze Balls Confectionery',12.0,980),('K5','Lotto Corner CC',6.0,1480)]),
('ATM / ROOF / OTHER',[('ATM1','Ubumbano Bank Ltd',4.0,2950),('ATM2','Keystone Mutual Bank',4.0,2800),('ATM3','Veld Bank Ltd',3.0,3100),('MAST1','Skyline Masts SA (Pty) Ltd',0,0),('BB1','Outdoor Lux Media (Pty) Ltd',0,0),('CW1','Sparkle Hand Car Wash CC',180.0,62)])]
def run():
    name='MRI_RRC310_Mopani_Crossing.pdf'
    g=random.Random(310); W,H=landscape(A4); c=canvas.Canvas(doc(name),pagesize=(W,H)); st=dict(y=0,p=0); rows=[]
    f=lambda d:d.strftime('%d-%b-%y')
    def head(sec=None):
        st['p']+=1; y=H-28; c.setFont('Courier-Bold',9); c.drawString(24,y,'MOPANI CROSSING SHOPPING CENTRE'); c.drawRightString(W-24,y,'Page: %d'%st['p'])
        c.setFont('Courier',7.5); c.drawString(24,y-10,'COMMERCIAL RENT ROLL - CURRENT CHARGES     Period: 10/25 (31-Oct-25)     Currency: ZAR   All amounts excl. VAT unless stated'); c.drawRightString(W-24,y-10,'RRC310')
        y-=28
        for i,(x,a,b,r) in enumerate([(24,'Shop','No',0),(70,'Tenant','',0),(290,'GLA','m2',1),(345,'Lease','Start',1),(400,'Lease','Expiry',1),(440,'Esc','%',1),(455,'Charge','Code',0),(500,'Description','',0),(660,'Monthly','Amount',1),(710,'R/m2','',1),(765,'Deposit','Held',1),(818,'Bank','Guar.',1)]):
            q=c.drawRightString if r else c.drawString; q(x,y,a); q(x,y-9,b)
        c.setLineWidth(.4); c.line(24,y-13,W-24,y-13); st['y']=y-25
        if sec: c.setFont('Courier-Bold',8); c.drawString(24,st['y'],sec+' (cont.)'); st['y']-=13
    head(); G=dict(a=0,v=0,t=0,d=0,codes={})
    NM={'BRN':'Basic Rental','OPS':'Operating Cost Recovery','RAT':'Assessment Rates','MKT':'Marketing Contribution','ROF':'Roof Licence Fee','SGN':'Signage Rental','PKG':'Parking Bays','REF':'Refuse & Sanitation'}
    nocc=nvac=0
    for sec,ls in SEC:
        if st['y']<90: c.showPage(); head()
        c.setFont('Courier-Bold',8); c.drawString(24,st['y'],sec); st['y']-=13
        sa=stt=sd=0
        for u,t,a,p in ls:
            r=dict(unit=u,section=sec,area=a or None)
            ch=[]
            if t:
                base={'MAST1':11840.55,'BB1':18500.00}.get(u) or round(a*p,2)
                ch.append(({'MAST1':'ROF','BB1':'SGN'}.get(u,'BRN'),base))
                if u[0] in 'LU': ch+=[('OPS',round(a*38.5,2)),('RAT',round(a*21.37,2)),('MKT',round(base*.03,2))]
                elif u[0]=='K': ch+=[('MKT',350.00),('REF',285.00)]
                elif u=='CW1': ch+=[('RAT',round(a*21.37,2))]
                if u in('L08','U08B','U01','L03'): ch.append(('PKG',[850.0,1700.0,2550.0][g.randrange(3)]))
            need=10*max(1,len(ch)+1)+6
            if st['y']-need<40: c.showPage(); head(sec); 
            y=st['y']; c.setFont('Courier',7.5); c.drawString(24,y,u); c.drawString(70,y,t or '*** VACANT ***')
            if a: c.drawRightString(290,y,f'{a:,.1f}')
            sa+=a
            if t:
                nocc+=1
                S=D.date(g.randint(2019,2025),g.randint(1,9),1); n=g.choice([36,60,60,120]) if a<1000 else 120
                while addm(S,n)<=D.date(2025,11,1) and u!='U07': n+=12
                E=addm(S,n)-D.timedelta(1); esc=g.choice(['6.0','6.5','7.0','7.5'])
                mtm=u in('U07','K5')
                if mtm: S=D.date(2022,8,1)
                c.drawRightString(345,y,f(S)); c.drawRightString(400,y,'MTM' if mtm else f(E)); c.drawRightString(440,y,'' if mtm else esc)
                guar=u in('L01','U01','L09/10','ATM1','ATM2','ATM3'); dep=0 if guar or u=='K5' else round(ch[0][1]*g.choice([1,1.5,2]),2)
                if dep: c.drawRightString(765,y,m2(dep))
                if guar: c.drawRightString(818,y,m2(round(ch[0][1]*2,-2)))
                r.update(tenantName=t,statusText='Occupied',leaseStartDate=S.isoformat(),leaseEndDate='MTM' if mtm else E.isoformat(),contractRent=ch[0][1],deposit=dep or None,charges=[dict(code=k,amount=v) for k,v in ch])
                tot=round(sum(v for _,v in ch),2); r['totalCharges']=tot; sd+=dep; stt+=tot
                for k,v in ch:
                    c.drawString(455,y,k); c.drawString(500,y,NM[k]); c.drawRightString(660,y,m2(v)); G['codes'][k]=round(G['codes'].get(k,0)+v,2)
                    if a: c.drawRightString(710,y,m2(v/a))
                    y-=9.5
                c.line(600,y+7,660,y+7); c.drawString(500,y,'Total'); c.drawRightString(660,y,m2(tot)); y-=14
            else:
                nvac+=1; G['v']+=a; r['statusText']='VACANT'; y-=14
            st['y']=y; rows.append(r)
        if st['y']<60: c.showPage(); head()
        y=st['y']; c.setFont('Courier-Bold',7.5); c.line(70,y+9,W-24,y+9); c.drawString(70,y,'Total '+sec); c.drawRightString(290,y,f'{sa:,.1f}'); c.drawRightString(660,y,m2(stt)); c.drawRightString(765,y,m2(sd)); st['y']=y-22
        G['a']+=sa;G['t']+=stt;G['d']+=sd
    if st['y']<190: c.showPage(); head()
    y=st['y']; c.setFont('Courier-Bold',8); c.drawString(70,y,'GRAND TOTAL'); c.drawRightString(290,y,f"{G['a']:,.1f}"); c.drawRightString(660,y,m2(G['t'])); c.drawRightString(765,y,m2(G['d']))
    y-=20; c.drawString(70,y,'SUMMARY BY CHARGE CODE'); c.setFont('Courier',7.5)
    for k,v in sorted(G['codes'].items()): y-=10; c.drawString(70,y,k); c.drawString(110,y,NM[k]); c.drawRightString(345,y,m2(v))
    y-=10; c.line(280,y+8,345,y+8); c.drawString(110,y,'Total excl. VAT'); c.drawRightString(345,y,m2(G['t'])); vat=round(G['t']*.15,2)
    y-=10; c.drawString(110,y,'VAT @ 15%'); c.drawRightString(345,y,m2(vat)); y-=10; c.drawString(110,y,'Total incl. VAT'); c.drawRightString(345,y,m2(G['t']+vat))
    y-=16; c.drawString(70,y,f"Premises let: {nocc}   Premises vacant: {nvac}   Vacant GLA: {G['v']:,.1f} m2 ({G['v']/G['a']*100:.1f}%)"); y-=14; c.drawString(70,y,'*** End of report ***')
    c.save()
    save(name,'RETAIL','SA mall, Courier, charge lines and tenant totals by section, ATMs and kiosks',dict(propertyName='MOPANI CROSSING SHOPPING CENTRE',asOnDate='2025-10-31',units=nocc+nvac,occupied=nocc,vacant=nvac,rows=rows),hard=True)
