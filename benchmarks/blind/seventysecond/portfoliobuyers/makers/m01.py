from common import *
from reportlab.lib.pagesizes import A3,landscape
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
N='01_kingsmere_tenancy_schedule.pdf'; rng=random.Random(7201)
S=ParagraphStyle('s',fontName='Helvetica',fontSize=7.2,leading=8.4); SB=ParagraphStyle('sb',parent=S,fontName='Helvetica-Bold')
H=ParagraphStyle('h',parent=SB,textColor=colors.white,alignment=1)
secs=[('GROUND FLOOR – HIGH STREET MALL',[
 ('MSU1','Halden & Pryce Department Stores plc (t/a Halden Pryce)',42150),('MSU2','Brightway Stores Ltd',18240),('1','Fennimore Opticians Ltd',1265),('2-3','Tallow & Reed Ltd',2810),('4','VACANT',1480),('5','Cobbleway Shoes Ltd (in CVA)',1590),('6','Nimbus Mobile (UK) Ltd',905),('7/8','Larkspur Fashions Ltd',3420),('9','Oatley Bakers Ltd (t/a Oatley\'s)',1110),('10','Gracechurch Building Society',1850),('11','Marlow Jewellers Ltd',760),('12A','VACANT – under offer',640),('12B','Ms D Penrose (t/a Bead Box)',585)]),
('GROUND FLOOR – MARKET MALL',[
 ('14','Pennywise Discount Ltd',6320),('15','Greenfold Health Foods Ltd',1340),('16','Toyhaven Retail Ltd',4480),('17','Vape Harbour Ltd',720),('18','VACANT',1025),('19','Brook Street Pharmacy Ltd',2150),('20','Cuppa & Co Coffee Ltd',1480),('21-22','Hartwell Cards Ltd',2385),('23','Travelwise Holidays Ltd',1120),('24','Wolverley Credit Union Ltd',930),('25','Sole Repair Ltd',410),('26','VACANT',1760)]),
('UPPER LEVEL – FOOD COURT & LEISURE',[
 ('UL1','Pulse Fitness Clubs Ltd',14850),('UL2','Dragonfly Noodle Bars Ltd',1310),('UL3','Smokestack Burgers Ltd',1650),('UL4','VACANT',1220),('UL5','Il Fornello Ltd',1890),('UL6','Playbarn Soft Play Ltd',7240),('UL7','Wolverley Borough Council (Library)',5105)]),
('KIOSKS AND RMUs',[
 ('K1','Donut Dash Ltd',120),('K2','Screen Fix Ltd',95),('K3','Keys & Heels Ltd',110),('K4','VACANT',100),('RMU1','Mr S Anand (t/a Perfume Point)',None),('RMU2','Sweet Cart Ltd',None)]),
('EXTERNAL / PARADE',[
 ('P1','Balti Express Ltd',1175),('P2','Station Barbers Ltd',690),('P3','Kingsmere Dental Practice LLP',2040),('P4','BetMasters (Midlands) Ltd',1390),('CP','Secure Parking Management Ltd',None),('SUB','Midshire Electricity Networks plc',None)])]
dd=lambda d: d.strftime('%d/%m/%Y')
rows=[];hdr1=['Unit','Tenant','Area','Lease','','Tenant','Next','Passing','Turnover','','Service','Insurance','Comments']
hdr2=['','','NIA sq ft','Start','Expiry','Break','Review','Rent £ pa','%','Top-up £ pa\ny/e 31/03/25','Charge £ pa','£ pa','']
data=[[Paragraph(x.replace('\n','<br/>'),H) for x in hdr1],[Paragraph(x.replace('\n','<br/>'),H) for x in hdr2]]
st=[('FONT',(0,0),(-1,-1),'Helvetica',7.2),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#5b2245')),('SPAN',(3,0),(4,0)),('SPAN',(8,0),(9,0)),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('ALIGN',(2,2),(2,-1),'RIGHT'),('ALIGN',(7,2),(7,-1),'RIGHT'),('ALIGN',(8,2),(8,-1),'CENTER'),('ALIGN',(9,2),(11,-1),'RIGHT'),('ALIGN',(3,2),(6,-1),'CENTER'),('LINEBELOW',(0,2),(-1,-1),0.25,colors.HexColor('#c9b7c2')),('TOPPADDING',(0,0),(-1,-1),2.1),('BOTTOMPADDING',(0,0),(-1,-1),2.1)]
m=lambda v: f'{v:,.0f}' if v else '-'
G=[0]*5; occ=vac=0
for sec,us in secs:
    st+=[('SPAN',(0,len(data)),(-1,len(data))),('BACKGROUND',(0,len(data)),(-1,len(data)),colors.HexColor('#eadfe6'))]
    data.append([Paragraph(sec,SB)]+['']*12); T=[0]*5
    for u,t,a in us:
        r=dict(unit=u,section=sec)
        if a: r['area']=a
        T[0]+=a or 0
        if t.startswith('VACANT'):
            vac+=1; r['statusText']=t
            com='HoTs with local jeweller, 5 yrs at £16,500' if 'offer' in t else rng.choice(['','Rates mitigation in place','Marketed by joint agents','Charity occupation ended Feb 2025'])
            data.append([u,Paragraph(f'<b>{t}</b>',S),m(a),'','','','','-','','-','-','-',Paragraph(com,S)])
        else:
            occ+=1; r['statusText']='Occupied'; r['tenantName']=t
            psf={'KIOSKS AND RMUs':150}.get(sec,28)
            if a and a>4000: psf=9
            if 'UPPER' in sec: psf=17 if a<3000 else 7.5
            rent=round((a or 80)*psf*rng.uniform(.75,1.3)/250)*250
            tn=rng.choice([5,10,10,15]); start=D(rng.randint(2014,2024),*rng.choice([(3,25),(6,24),(9,29),(12,25),(2,14),(10,3)])); end=addy(start,tn,0,-1)
            tp='';top=0;com=''
            if u in('MSU1','MSU2'): tn=25; start=D(2008,6,24) if u=='MSU1' else D(2016,9,29); end=addy(start,25 if u=='MSU1' else 15,0,-1)
            if end<D(2025,7,1): e='Holding over'; com='Lease renewal in hand; s.25 notice served' 
            else: e=dd(end)
            if u in('1','7/8','20','UL2','UL3','UL5','14','9'):
                tp={'1':'6.0','7/8':'8.0','20':'10.0','UL2':'11.0','UL3':'11.0','UL5':'9.5','14':'4.0','9':'7.5'}[u]; top=rng.choice([0,4215,11860,2730,7954,1388])
            if u=='CP': rent=96000;start=D(2021,4,1);end=D(2031,3,31);e=dd(end);com='Management agreement; base plus 40% over threshold'
            if u=='SUB': rent=1;start=D(1989,6,24);end=D(2088,6,23);e=dd(end);com='Substation, 99 yr lease'
            if u.startswith('RMU'): e='Rolling'; start=D(2023,11,1) if u=='RMU1' else D(2024,8,5); com='Licence, 14 days notice'; rent=15600 if u=='RMU1' else 13000
            if u=='5': com='Category C in CVA: rent reduced 40% until 30/09/2026'
            if u=='UL7': com='Outside the 1954 Act'
            rev='' if tn==5 or e in('Holding over','Rolling') or u=='SUB' else dd(addy(start,5*((2025-start.year)//5+1))) 
            if rev and end<addy(start,5*((2025-start.year)//5+1)): rev=''
            brk='' if e in('Holding over','Rolling') or tn!=10 else dd(addy(start,5)) if start.year>2020 else ''
            if u in('CP','SUB','MSU1'): brk=''
            sc=0 if u.startswith('RMU') or u in('CP','SUB') else round((a or 0)*(6.85 if (a or 0)<4000 else 2.9))
            ins=0 if sc==0 else round(a*.62)
            r.update(annualRent=rent,leaseStartDate=start,leaseEndDate=e if e in('Holding over','Rolling') else end)
            ch=[]
            if tp: ch.append(dict(code='Turnover Top-up',amount=top)) if top else None
            if sc: ch+= [dict(code='Service Charge',amount=sc),dict(code='Insurance',amount=ins)]
            r['charges']=ch
            T[1]+=rent;T[2]+=top if tp else 0;T[3]+=sc;T[4]+=ins
            data.append([u,Paragraph(t,S),m(a),dd(start),e,brk,rev,f'{rent:,.0f}',tp+('%' if tp else ''),(m(top) if tp else ''),m(sc),m(ins),Paragraph(com,S)])
        rows.append(r)
    st+=[('FONT',(0,len(data)),(-1,len(data)),'Helvetica-Bold',7.2),('LINEABOVE',(0,len(data)),(-1,len(data)),.7,colors.black)]
    data.append(['','Sub-total',m(T[0]),'','','','',m(T[1]),'',m(T[2]),m(T[3]),m(T[4]),''])
    G=[x+y for x,y in zip(G,T)]
st+=[('FONT',(0,len(data)),(-1,len(data)),'Helvetica-Bold',8),('BACKGROUND',(0,len(data)),(-1,len(data)),colors.HexColor('#d8c3d0'))]
data.append(['','TOTAL KINGSMERE',m(G[0]),'','','','',m(G[1]),'',m(G[2]),m(G[3]),m(G[4]),''])
assert sum(r.get('annualRent',0) for r in rows)==G[1]
def fr_(c,d):
    c.setFont('Helvetica-Bold',13);c.drawString(36,812,'Kingsmere Shopping Centre, Wolverley WV19 4KM');c.setFont('Helvetica',8.5)
    c.drawString(36,799,'TENANCY SCHEDULE as at 24 June 2025  –  Subject to contract. Rents exclusive of VAT.');c.setFont('Helvetica',6.5)
    c.drawString(36,22,'Prepared by Ormsby Lyle LLP, Retail Asset Management. Areas from measured survey 2019; no liability accepted for accuracy.');c.drawRightString(1154,22,f'Page {d.page}')
b=SimpleDocTemplate(doc(N),pagesize=landscape(A3),leftMargin=36,rightMargin=36,topMargin=56,bottomMargin=36)
t=Table(data,colWidths=[44,210,58,62,66,62,62,68,50,72,66,58,250],repeatRows=2);t.setStyle(TableStyle(st))
note=Paragraph(f'Number of lettable units {occ+vac}, of which {vac} vacant. Turnover top-up is the amount certified for the year and is payable over and above the passing rent.',S)
b.build([t,Spacer(1,8),note],onFirstPage=fr_,onLaterPages=fr_)
save(N,dict(propertyName='Kingsmere Shopping Centre',asOnDate='2025-06-24',units=occ+vac,occupied=occ,vacant=vac,rows=rows),'RETAIL','UK agents\' A3 shopping-centre tenancy schedule, sections, turnover rent')
