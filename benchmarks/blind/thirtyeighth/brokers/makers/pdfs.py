from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape,A4,legal,TABLOID
from reportlab.lib.colors import HexColor as H,white,black
from reportlab.lib.units import inch,mm
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
L='/usr/share/fonts/truetype/liberation/Liberation';V='/usr/share/fonts/truetype/dejavu/DejaVu'
for n,p in dict(Nar=L+'SansNarrow-Regular',NarB=L+'SansNarrow-Bold',San=L+'Sans-Regular',SanB=L+'Sans-Bold',Ser=L+'Serif-Regular',SerB=L+'Serif-Bold',SerI=L+'Serif-Italic',
    VC=V+'SansCondensed',VCB=V+'SansCondensed-Bold',VSC=V+'SerifCondensed',VSCB=V+'SerifCondensed-Bold').items():
    pdfmetrics.registerFont(TTFont(n,p+'.ttf'))

def p1():
    name='p01_harbourview_plaza_om.pdf'
    T=[("1","Maplegrove Pharmacy Ltd.","Pharmacy",4210,31,2),("2","Noodle Wharf","Restaurant",1880,34.5,1),("3A","Crease & Collar Cleaners","Dry cleaning",1105,36,1),("3B",None,"",1240,0,0),
     ("4","Lakeshore Denture & Implant Clinic","Dental",2275,33,2),("5/6","Bulk Pantry Co-operative","Grocery",6890,22.75,3),("7","Tidewater Credit Union","Financial",3340,37.25,2),("8","2291774 Ontario Inc. o/a Vape Harbour","Smoke shop",960,39,0),
     ("9","Golden Perogy Bakery","Bakery",1415,32,1),("10","Kumon-style Learning Nook","Tutoring",1330,30.5,1),("11",None,"",2050,0,0),("12","Halyard Physiotherapy","Health",2480,29,2),("13","Pawsitive Grooming","Pet care",1190,31.5,1),
     ("14","Mobile Fixx","Telecom repair",890,41,1),("15","Bay Street Barbers","Barber",905,38,0),("16","Northlight Fitness","Gym",8125,16.5,3),("PAD-1","Drumlin Coffee Roasters","Drive-thru",2100,45,2)]
    rows=[]
    for u,t,use,a,p,ns in T:
        if not t: r=dict(unit=u,area=a,statusText='VACANT');
        else:
            s=rstart(2019,2024); r=comm(u,t,a,p,s,R.choice([60,120,120]) if s.year>2020 else 120,ns,.04,24 if ns>2 else 12,rec=[('TMI',13.85)])
        r['_use']=use; rows.append(r)
    g=S(rows,'area')
    anc=[dict(unit='ATM',tenantName='Tidewater Credit Union',section='Ancillary Income',statusText='Occupied',contractRent=450.00,annualRent=5400.00),
         dict(unit='Pylon',tenantName='Outfront Signs North',section='Ancillary Income',statusText='Occupied',contractRent=725.00,annualRent=8700.00)]
    c=canvas.Canvas(D(name),pagesize=landscape(letter)); W,Hh=landscape(letter)
    c.setFillColor(H('#12394b'));c.rect(0,0,44,Hh,0,1)
    c.saveState();c.translate(29,40);c.rotate(90);c.setFillColor(white);c.setFont('NarB',20);c.drawString(0,0,'TENANCY OVERVIEW');c.restoreState()
    c.setFillColor(H('#12394b'));c.setFont('Ser',25);c.drawString(62,Hh-48,'Harbourview Plaza')
    c.setFont('Nar',9.5);c.setFillColor(H('#666666'));c.drawString(62,Hh-62,'1480 Lakeshore Road East, Port Credwell, Ontario   |   Rent roll as of October 1, 2025   |   All amounts in Canadian dollars')
    X=dict(u=62,t=96,a=268,g=300,s=306,e=352,p=427,m=478,y=534,tm=586,gr=642,st=650)
    y=Hh-92
    c.setFont('NarB',7.5);c.setFillColor(H('#c2703d'))
    c.drawCentredString(350,y+10,'TERM');c.drawCentredString(470,y+10,'NET RENT');c.drawCentredString(588,y+10,'MONTHLY RECOVERY')
    c.setStrokeColor(H('#c2703d'));c.setLineWidth(.6)
    for a,b in((308,396),(404,534),(540,642)): c.line(a,y+7,b,y+7)
    c.setFillColor(H('#12394b'))
    for k,t,al in(('u','UNIT','l'),('t','TENANT','l'),('a','AREA SF','r'),('g','% GLA','r'),('s','FROM','l'),('e','TO','l'),('p','PSF','r'),('m','MONTHLY','r'),('y','ANNUAL','r'),('tm','TMI','r'),('gr','RENT + TMI','r'),('st','UPCOMING STEPS (MONTHLY)','l')):
        x=X[k]+(0 if k!='s' else 2)
        (c.drawString if al=='l' else c.drawRightString)(x,y-3,t)
    c.line(62,y-7,W-20,y-7); y-=21
    def line(r,y,i):
        h=24
        if i%2==0: c.setFillColor(H('#f1efe9'));c.roundRect(58,y-11,W-78,h-2,4,0,1)
        c.setFillColor(black);c.setFont('NarB',8.5);c.drawString(X['u'],y,r['unit'])
        if not r.get('tenantName'):
            c.setFillColor(H('#b03a2e'));c.drawString(X['t'],y,'VACANT');c.setFillColor(black)
        else:
            c.drawString(X['t'],y,r['tenantName'])
            c.setFont('Nar',6.5);c.setFillColor(H('#888888'));c.drawString(X['t'],y-8,r.get('_use',''));c.setFillColor(black)
        c.setFont('Nar',8.5)
        if r.get('area'): c.drawRightString(X['a'],y,m0(r['area']));c.drawRightString(X['g'],y,f"{r['area']/g:.1%}")
        if r.get('leaseStartDate'):
            c.drawString(X['s']+2,y,r['leaseStartDate'].strftime('%b %d/%y'));c.drawString(X['e'],y,r['leaseEndDate'].strftime('%b %d/%y'))
            c.drawRightString(X['p'],y,f"${r['_psf']:.2f}")
        if r.get('contractRent') is not None:
            c.drawRightString(X['m'],y,m2(r['contractRent']));c.drawRightString(X['y'],y,m2(r['annualRent']))
        if r.get('charges'): c.drawRightString(X['tm'],y,m2(ch(r,'TMI')));c.drawRightString(X['gr'],y,m2(r['totalCharges']))
        c.setFont('Nar',7)
        for j,s in enumerate(r.get('rentSteps',[])[:3]):
            c.drawString(X['st'],y+5-j*7.2 if len(r['rentSteps'])>1 else y,f"{s['date'].strftime('%b %-d, %Y')}: ${m2(s['amount'])}")
    for i,r in enumerate(rows): line(r,y,i); y-=23.3
    c.setStrokeColor(H('#12394b'));c.setLineWidth(1.2);y-=6;c.line(58,y+14,W-20,y+14);c.setFont('NarB',8.5);c.setFillColor(black)
    c.drawString(X['t'],y+3,'Total plaza (17 units)')
    c.drawRightString(X['a'],y+3,m0(g));c.drawRightString(X['g'],y+3,'100.0%')
    for k,v in(('m',S(rows,'contractRent')),('y',S(rows,'annualRent')),('tm',SC(rows,'TMI')),('gr',S(rows,'totalCharges'))): c.drawRightString(X[k],y+3,m2(v))
    ocr=[r for r in rows if r.get('tenantName')]
    c.setFont('Nar',8);c.drawString(X['t'],y-8,f"Leased {m0(S(ocr,'area'))} SF in 15 units ({S(ocr,'area')/g:.1%});  available {m0(g-S(ocr,'area'))} SF in 2 units;  average net rent ${S(ocr,'annualRent')/S(ocr,'area'):.2f} PSF")
    y-=22
    c.setFont('NarB',8);c.setFillColor(H('#c2703d'));c.drawString(X['u'],y,'ANCILLARY INCOME')
    y-=11
    for r in anc:
        c.setFillColor(black);c.setFont('NarB',8.5);c.drawString(X['u'],y,r['unit']);c.drawString(X['t'],y,r['tenantName']);c.setFont('Nar',8.5)
        c.drawRightString(X['m'],y,m2(r['contractRent']));c.drawRightString(X['y'],y,m2(r['annualRent']));y-=11
    c.setFont('Nar',6);c.setFillColor(H('#888888'));c.drawString(62,14,'Brackwater Realty Advisors Inc., Brokerage. Information herein is from sources deemed reliable but is not warranted. E.&O.E.');c.drawRightString(W-20,14,'17');c.save()
    finish(name,'RETAIL','designer landscape page, no rules',True,'Harbourview Plaza','2025-10-01',17,15,2,rows+anc)

def p2():
    name='p02_cimarron_tower_rent_roll.pdf'
    cos="Bexley Title Partners|Trinity Fork Energy LLC|Grubb Hollow Wealth|Osage Litigation Group, PLLC|Pinhook Software|Meridian Actuarial|Rook & Tallow Architects|Cotton Belt Insurance|Stillwater Staffing|Ardent Ledger CPAs|Bluebonnet Seismic|Prairie Dog Studios|Caddo Capital|Dunleavy Marks LLP|Lone Mesa Royalty Trust|Sabine River Pipeline Co.|Whitetail Marketing|Fathom Geo|Kestrel Benefits|Marlow Surety|Redline Logistics Mgmt|Juniper Court Reporting|Tarrant Oncology Billing|Ochre Design|Vireo Health Analytics|Plumb Line Engineers|Navasota Bank, N.A.|Gilded Oak Fiduciary|Cold Creek Water|Saltgrass Hospitality Group".split('|')
    R.shuffle(cos);ci=iter(cos)
    rows=[];asof=date(2025,9,1)
    for fl in range(12,1,-1):
        n=R.choice([1,2,3,3,4,4]); rem=11850; 
        sizes=[11850] if n==1 else []
        if n>1:
            w=[R.uniform(.6,1.6) for _ in range(n)];sizes=[int(11850*x/sum(w)) for x in w];sizes[-1]=11850-sum(sizes[:-1])
        for i,a in enumerate(sizes):
            su=f"{fl}{i*20+(0 if n==1 else 10):02d}"
            t=None if R.random()<.16 else next(ci,None)
            if t:
                s=rstart(2018,2025 if R.random()<.3 else 2024)
                if s>asof: s=date(2025,3,1)
                r=comm(su,t,a,R.choice([24.5,25,26,27.5,28,29.25]),s,max(R.choice([60,63,84,120]),(2026-s.year)*12+R.randint(6,40)),R.choice([0,1,2,3,3]),.025,12,asof)
                r['_rec']=R.choice(['BY 2022','BY 2023','NNN','BY 2019','Gross + E']);r['_opt']=R.choice(['None','1 x 5 FMV','2 x 5 FMV','1 x 3 @ 95%'])
            else: r=dict(unit=su,area=a,statusText='Vacant')
            r['_fl']=fl;rows.append(r)
    lob=comm('100','Copperleaf Café',1640,22,date(2022,4,1),84,2,.03,12,asof);lob.update(_rec='NNN',_opt='1 x 5 FMV',_fl='L');rows.append(lob)
    stor=[dict(unit='STOR-3',tenantName=next(r['tenantName'] for r in rows if r.get('tenantName')),area=410,leaseStartDate=date(2023,1,1),leaseEndDate='MTM',contractRent=341.67,annualRent=4100.04,_psf=10.0,_fl='B',_rec='Gross',_opt='None',statusText='Occupied'),
          dict(unit='ROOF',tenantName='Skyhook Wireless Towers',leaseStartDate=date(2020,6,1),leaseEndDate=date(2030,5,31),contractRent=2150.0,annualRent=25800.0,_fl='R',_rec='n/a',_opt='2 x 5',statusText='Occupied',rentSteps=[{"date":date(2026,6,1),"amount":2214.50}])]
    allr=rows+stor; tot=S(allr,'annualRent'); nra=S(rows,'area')
    cell=PS('c',fontName='VC',fontSize=7.5,leading=9)
    hd=[['Floor','Suite','Tenant','RSF','% of\nNRA','Lease Term','','Current Base Rent','','','% of\nIncome','Contract Rent Increases','','Recovery','Renewal'],
        ['','','','','','Begin','End','Monthly','Annual','$/RSF','','Date','Monthly','Structure','Options']]
    data=hd[:];st=[('SPAN',(5,0),(6,0)),('SPAN',(7,0),(9,0)),('SPAN',(11,0),(12,0)),('SPAN',(0,0),(0,1)),('SPAN',(4,0),(4,1)),('SPAN',(10,0),(10,1)),('SPAN',(1,0),(1,1)),('SPAN',(2,0),(2,1)),('SPAN',(3,0),(3,1)),
        ('BACKGROUND',(0,0),(-1,1),H('#3b3b3b')),('TEXTCOLOR',(0,0),(-1,1),white),('FONT',(0,0),(-1,1),'VCB',7.5),('ALIGN',(0,0),(-1,1),'CENTER'),('FONT',(0,2),(-1,-1),'VC',7.5),('VALIGN',(0,0),(-1,-1),'MIDDLE'),
        ('ALIGN',(3,2),(4,-1),'RIGHT'),('ALIGN',(7,2),(10,-1),'RIGHT'),('ALIGN',(12,2),(12,-1),'RIGHT'),('ALIGN',(0,2),(1,-1),'CENTER'),('LINEBELOW',(1,2),(-1,-1),.25,H('#bbbbbb')),('LINEABOVE',(5,1),(6,1),.5,white),('LINEABOVE',(7,1),(9,1),.5,white),('LINEABOVE',(11,1),(12,1),.5,white)]
    last=None
    for r in allr:
        i=len(data); v=not r.get('tenantName')
        stp=r.get('rentSteps',[])
        data.append([str(r['_fl']) if r['_fl']!=last else '',r['unit'],Paragraph(r.get('tenantName') or '<i>Vacant</i>',cell).text if 0 else (r.get('tenantName') or 'Vacant'),m0(r['area']) if r.get('area') else '',f"{r['area']/nra:.2%}" if r.get('area') and r in rows else '',
          r['leaseStartDate'].strftime('%b-%Y') if 0 else (r['leaseStartDate'].strftime('%m/%d/%Y') if not v else ''),(r['leaseEndDate'] if isinstance(r.get('leaseEndDate'),str) else r['leaseEndDate'].strftime('%m/%d/%Y')) if not v else '',
          '$'+m2(r['contractRent']) if not v else '','$'+m2(r['annualRent']) if not v else '',f"${r['_psf']:.2f}" if r.get('_psf') else '',f"{r['annualRent']/tot:.1%}" if not v else '',
          '\n'.join(s['date'].strftime('%m/%d/%Y') for s in stp),'\n'.join('$'+m2(s['amount']) for s in stp),r.get('_rec',''),r.get('_opt','')])
        if r['_fl']!=last: st.append(('LINEABOVE',(0,i),(-1,i),.9,H('#3b3b3b')))
        if v: st+= [('BACKGROUND',(1,i),(-1,i),H('#fff3d6')),('FONT',(2,i),(2,i),'VCB',7.5)]
        last=r['_fl']
    occ=[r for r in rows if r.get('tenantName')];k=len(data)
    data.append(['','','TOTAL / WTD. AVERAGE',m0(nra),'100.00%','','','$'+m2(S(allr,'contractRent')),'$'+m2(tot),f"${S(occ,'annualRent')/S(occ,'area'):.2f}",'100.0%','','','',''])
    data.append(['','','Leased office & retail',m0(S(occ,'area')),f"{S(occ,'area')/nra:.2%}",'','','$'+m2(S(occ,'contractRent')),'$'+m2(S(occ,'annualRent')),'','','','','',''])
    data.append(['','','Vacant',m0(nra-S(occ,'area')),f"{1-S(occ,'area')/nra:.2%}"]+['']*10)
    st+=[('FONT',(0,k),(-1,-1),'VCB',7.5),('LINEABOVE',(0,k),(-1,k),1.5,black),('BACKGROUND',(0,k),(-1,k),H('#dddddd'))]
    def pg(c,d):
        c.setFont('VCB',17);c.drawString(36,TABLOID[0]-42,'CIMARRON TOWER');c.setFont('VC',9);c.drawString(36,TABLOID[0]-56,'700 Commerce Row, Fort Hazard, Texas  •  Tenant Rent Roll  •  Effective September 1, 2025')
        c.setFont('VC',7);c.drawString(36,22,'Confidential Offering Memorandum – Ridgeway Stroud Capital Markets');c.drawRightString(TABLOID[1]-36,22,f'Page {d.page+30}')
    doc=SimpleDocTemplate(D(name),pagesize=landscape(TABLOID),leftMargin=36,rightMargin=36,topMargin=70,bottomMargin=40)
    t=Table(data,repeatRows=2,colWidths=[34,50,175,52,50,66,66,74,84,48,50,66,72,66,72],style=TableStyle(st))
    doc.build([t,Spacer(1,8),Paragraph(f"Notes: NRA of {m0(nra)} RSF excludes basement storage. {len(rows)} suites, {len(occ)} leased and {len(rows)-len(occ)} vacant; storage and rooftop licences are not counted as suites. BY = expense stop at base year; FMV = fair market value.",PS('n',fontName='VC',fontSize=7.5))],onFirstPage=pg,onLaterPages=pg)
    finish(name,'OFFICE','tabloid, floors, multi-line step cells',True,'Cimarron Tower','2025-09-01',len(rows),len(occ),len(rows)-len(occ),allr)

def p3():
    name='p03_fairview_medical_abstracts.pdf'
    T=[("Suite 101","Citadel Diagnostic Imaging Inc.","Imaging",5120,24,3),("Suite 105","Spryfield Family Practice","Family medicine",2890,22.5,2),("Suite 110",None,"",1310,0,0),("Suite 201","Dr. O. Ballantyne Dentistry Professional Corp.","Dentistry",2240,25,2),("Suite 204","Northwest Arm Audiology","Audiology",1175,23.75,1),("Suite 208","Harbour Blood Collection","Laboratory",1640,26,2),
       ("Suite 301","Clear Tide Ophthalmology","Eye surgery",3985,25.5,3),("Suite 305",None,"",1905,0,0),("Suite 309","Mariner Physio & Massage","Physiotherapy",2060,21,0),("Suite 312","Bluenose Sleep Centre","Sleep clinic",1580,22,1)]
    rows=[]
    for u,t,sp,a,p,ns in T:
        if t:
            r=comm(u,t,a,p,rstart(2020,2024),120,ns,.05,24,date(2025,11,30),rec=[('Operating costs',9.40),('Realty taxes',4.15)])
            for s in r['rentSteps']: s['amount']=round(s['amount']*12,2);s['per']='year'
            r['deposit']=round(r['contractRent']*R.choice([1,2]),2) if R.random()<.7 else None
        else: r=dict(unit=u,area=a,statusText='AVAILABLE')
        r['_sp']=sp;rows.append(r)
    c=canvas.Canvas(D(name),pagesize=letter);W,Hh=letter;pgn=[0]
    def head():
        pgn[0]+=1
        c.setFillColor(H('#5b2a6e'));c.rect(0,Hh-54,W,54,0,1);c.setFillColor(white);c.setFont('San',16);c.drawString(40,Hh-34,'Fairview Medical Arts Building');c.setFont('San',8);c.drawRightString(W-40,Hh-26,'Lease Abstracts');c.drawRightString(W-40,Hh-38,'As at November 30, 2025')
        c.setFillColor(H('#777777'));c.setFont('San',7);c.drawString(40,24,'Dartwell, Nova Scotia | Seaforth & Muir Commercial');c.drawRightString(W-40,24,f'{pgn[0]} of 4')
    for i,r in enumerate(rows):
        if i%3==0:
            if i: c.showPage()
            head()
        y=Hh-74-(i%3)*218
        c.setStrokeColor(H('#5b2a6e'));c.setLineWidth(.8);c.rect(40,y-204,W-80,204)
        c.setFillColor(H('#ece3f1'));c.rect(40,y-24,W-80,24,0,1);c.setFillColor(black);c.setFont('SanB',11);c.drawString(50,y-16,r['unit']);c.drawString(130,y-16,r.get('tenantName') or 'AVAILABLE')
        c.setFont('San',9);c.drawRightString(W-50,y-16,m0(r['area'])+' sq. ft.')
        if not r.get('tenantName'):
            c.setFont('SerI',11);c.drawString(50,y-60,'Suite is in base-building condition and offered for lease. Landlord will consider turnkey improvements.');continue
        def kv(x,yy,k,v):
            c.setFont('San',7.5);c.setFillColor(H('#777777'));c.drawString(x,yy,k);c.setFillColor(black);c.setFont('San',9);c.drawString(x+98,yy,v)
        kv(50,y-42,'Practice',r['_sp']);kv(50,y-58,'Commencement',r['leaseStartDate'].strftime('%d %B %Y'));kv(50,y-74,'Expiry',r['leaseEndDate'].strftime('%d %B %Y'))
        kv(50,y-90,'Renewal',R.choice(['One (1) option of 5 years','Two (2) options of 5 years','None']));kv(50,y-106,'Security deposit','$'+m2(r['deposit']) if r.get('deposit') else 'None held');kv(50,y-122,'Exclusive use',R.choice(['Yes','No']))
        c.setFont('SanB',8);c.drawString(330,y-42,'Current rent');c.drawRightString(W-60,y-42,'Per month')
        L=[('Net rent',r['contractRent'])]+[(x['code'],x['amount']) for x in r['charges']]+[('Total monthly rent',r['totalCharges'])]
        for j,(k,v) in enumerate(L):
            c.setFont('SanB' if j==3 else 'San',9);c.drawString(330,y-58-j*14,k);c.drawRightString(W-60,y-58-j*14,'$'+m2(v))
        c.line(330,y-90,W-60,y-90)
        c.setFont('San',9);c.drawString(330,y-116,'Annual net rent');c.drawRightString(W-60,y-116,'$'+m2(r['annualRent']));c.drawString(330,y-130,'Net rent per sq. ft.');c.drawRightString(W-60,y-130,f"${r['_psf']:.2f}")
        if r['rentSteps']:
            c.setFont('SanB',8);c.drawString(50,y-146,'Scheduled rent increases');c.setFont('San',8)
            c.setFillColor(H('#777777'));c.drawString(50,y-158,'Effective');c.drawRightString(235,y-158,'Annual net rent');c.drawRightString(290,y-158,'Per sq. ft.');c.setFillColor(black)
            for j,s in enumerate(r['rentSteps']):
                c.drawString(50,y-170-j*11,s['date'].strftime('%d %B %Y'));c.drawRightString(235,y-170-j*11,'$'+m2(s['amount']));c.drawRightString(290,y-170-j*11,f"${s['amount']/r['area']:.2f}")
        else: c.setFont('SerI',9);c.drawString(50,y-150,'No further increases during the term.')
    y=Hh-74-218-10
    c.setFont('SanB',12);c.setFillColor(H('#5b2a6e'));c.drawString(40,y,'Building totals');c.setFillColor(black)
    occ=[r for r in rows if r.get('tenantName')]
    for j,(k,v) in enumerate([('Suites',str(len(rows))),('Leased suites',str(len(occ))),('Available suites',str(len(rows)-len(occ))),('Rentable area (sq. ft.)',m0(S(rows,'area'))),('Leased area (sq. ft.)',m0(S(occ,'area'))),('Net rent per month','$'+m2(S(rows,'contractRent'))),('Annual net rent','$'+m2(S(rows,'annualRent'))),('Operating costs recovered per month','$'+m2(SC(rows,'Operating costs'))),('Realty taxes recovered per month','$'+m2(SC(rows,'Realty taxes'))),('Total monthly rent','$'+m2(S(rows,'totalCharges')))]):
        c.setFont('San',9);c.drawString(40,y-20-j*15,k);c.drawRightString(330,y-20-j*15,v)
    c.save()
    finish(name,'OFFICE','lease abstract cards, three per page',True,'Fairview Medical Arts Building','2025-11-30',len(rows),len(occ),len(rows)-len(occ),rows)

def p4():
    name='p04_conch_sound_marina_slips.pdf'
    vessels="Second Wind|Salty Ledger|Reel Therapy|Tern Around|Low Country|Bad Decisions|Mañana Blue|Windfall II|Isla Bonita|Knot Working|Sea Biscuit|Dram Fine|Pelorus|Gulf Widow|Ebb & Flo|Halcyon Days|Liquid Asset|Privateer|Morning Watch|Nauti Buoy".split('|')
    docks=[('Dock A – 30 ft fingers',30,26,620),('Dock B – 40 ft fingers',40,30,880),('Dock C – 50 ft fingers',50,24,1225),('Dock D – 70 ft fingers',70,14,2150),('T-Heads',110,6,4350)]
    rows=[];sec=[]
    for dn,ln,n,base in docks:
        pre=dn.split()[1] if dn.startswith('Dock') else 'T';g=[]
        for i in range(1,n+1):
            r=dict(unit=f"{pre}-{i:02d}" if pre!='T' else f"T{i}",section=dn,unitType=f"{ln} ft")
            if R.random()<.13: r.update(statusText='Open')
            else:
                ty=R.choice(['Annual']*5+['Seasonal']*2+['Live-aboard'])
                r.update(tenantName=person('lf'),statusText='Occupied',_v=R.choice(vessels),_ty=ty,contractRent=float(round(base*(1.15 if ty=='Live-aboard' else 1.1 if ty=='Seasonal' else 1)*R.choice([.95,1,1,1.04])/5)*5),
                  leaseEndDate=R.choice([date(2025,11,30),date(2026,3,31),date(2026,4,30),date(2026,6,30),date(2026,9,30)]))
            g.append(r)
        sec.append((dn,g));rows+=g
    up=[dict(unit='Fuel Dock',tenantName='Conch Sound Fuels Ltd.',section='Upland leases',statusText='Occupied',contractRent=6500.0,leaseEndDate=date(2029,12,31)),
        dict(unit='Chandlery',tenantName='Bosun\'s Locker (TCI) Ltd.',section='Upland leases',statusText='Occupied',contractRent=3850.0,leaseEndDate=date(2027,5,31)),
        dict(unit='Café Deck',tenantName='Queen Trigger Grill',section='Upland leases',statusText='Occupied',contractRent=4975.0,leaseEndDate=date(2028,2,29))]
    occ=[r for r in rows if r.get('tenantName')]
    c=canvas.Canvas(D(name),pagesize=A4);W,Hh=A4
    cols=[(32,288),(306,562)]
    state=dict(col=0,y=0,p=0)
    def newpage():
        if state['p']: c.showPage()
        state['p']+=1;state['col']=0
        c.setFont('VSC',18);c.setFillColor(H('#0b6b78'));c.drawString(32,Hh-46,'Conch Sound Marina');c.setFont('VC',8);c.setFillColor(H('#444444'));c.drawString(32,Hh-58,'Slip Holder Schedule at 31 October 2025 – US dollars per month');c.setStrokeColor(H('#0b6b78'));c.line(32,Hh-64,W-32,Hh-64)
        c.drawString(32,22,'Providenciales, Turks & Caicos Islands');c.drawRightString(W-32,22,f'Appendix D-{state["p"]}');colhead()
    def colhead():
        x0,x1=cols[state['col']];y=Hh-78;c.setFont('VCB',6.8);c.setFillColor(H('#0b6b78'))
        c.drawString(x0,y,'Slip');c.drawString(x0+32,y,'Holder / vessel');c.drawString(x0+150,y,'Contract');c.drawString(x0+196,y,'Thru');c.drawRightString(x1,y,'Fee');c.line(x0,y-3,x1,y-3);state['y']=y-14
    def need(h):
        if state['y']-h<40:
            if state['col']==0: state['col']=1;colhead()
            else: newpage()
    newpage()
    def block(title,g):
        need(46);x0,x1=cols[state['col']];y=state['y'];c.setFillColor(H('#dff0f1'));c.rect(x0-2,y-4,x1-x0+4,12,0,1);c.setFillColor(black);c.setFont('VCB',7.5);c.drawString(x0,y-1,title);state['y']-=15
        for r in g:
            need(17 if r.get('_v') else 12);x0,x1=cols[state['col']];y=state['y'];c.setFillColor(black);c.setFont('VC',7.2);c.drawString(x0,y,r['unit'])
            if r.get('tenantName'):
                xx=x0+32 if r.get('_v') else x0+44
                c.drawString(xx,y,r['tenantName']);
                if r.get('_v'):
                    c.setFont('VC',5.8);c.setFillColor(H('#777777'));c.drawString(x0+32,y-6.5,'M/V '+r['_v']);c.setFillColor(black);c.setFont('VC',7.2);c.drawString(x0+150,y,r['_ty'])
                c.drawString(x0+196,y,r['leaseEndDate'].strftime('%d/%b/%y'));c.drawRightString(x1,y,m0(r['contractRent']))
            else: c.setFillColor(H('#0b6b78'));c.drawString(x0+32,y,'Open');c.drawRightString(x1,y,'–');c.setFillColor(black)
            state['y']-=16 if r.get('_v') else 12
        need(14);x0,x1=cols[state['col']];y=state['y'];c.setFont('VCB',7.2);c.line(x1-45,y+8,x1,y+8);no=sum(1 for r in g if r.get('tenantName'))
        c.drawString(x0+32,y-1,(f"{len(g)} slips, {no} let" if title!='Upland leases' else 'Subtotal upland'));c.drawRightString(x1,y-1,m0(S(g,'contractRent')));state['y']-=20
    for dn,g in sec: block(dn,g)
    block('Upland leases',up)
    need(90);x0,x1=cols[state['col']];y=state['y'];c.rect(x0-2,y-74,x1-x0+4,80)
    for j,(k,v) in enumerate([('Total slips',str(len(rows))),('Slips let',str(len(occ))),('Slips open',str(len(rows)-len(occ))),('Slip fees per month',m0(S(rows,'contractRent'))),('Upland rent per month',m0(S(up,'contractRent'))),('Total monthly income',m0(S(rows+up,'contractRent')))]):
        c.setFont('VCB' if j in(0,5) else 'VC',8);c.drawString(x0+4,y-6-j*12,k);c.drawRightString(x1-4,y-6-j*12,v)
    c.save()
    finish(name,'OTHER','two newspaper columns, docks, slip count printed',True,'Conch Sound Marina','2025-10-31',len(rows),len(occ),len(rows)-len(occ),rows+up)

def p5():
    name='p05_rue_beaubourg_loyers.pdf'
    fr=lambda x:(f"{x:,.0f}".replace(',','\u00a0')+' $')
    A=[("4410, rue Beaubourg",12),("4418, rue Beaubourg",14)];rows=[];data=[['App.','Pièces','Locataire','Bail','','Loyer\nmensuel','Stat.','Câble /\nInternet','Total\nmensuel','Loyer\nannuel','Loyer du\nmarché'],['','','','Début','Fin','','','','','','']]
    st=[('FONT',(0,0),(-1,-1),'Ser',8.5),('FONT',(0,0),(-1,1),'SerB',8),('VALIGN',(0,0),(-1,1),'BOTTOM'),('SPAN',(3,0),(4,0)),('ALIGN',(3,0),(4,0),'CENTER'),('ALIGN',(5,0),(-1,-1),'RIGHT'),('LINEABOVE',(0,0),(-1,0),1.2,black),('LINEBELOW',(0,1),(-1,1),1.2,black),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2)]
    for ad,n in A:
        st+=[('FONT',(0,len(data)),(-1,len(data)),'SerB',9),('TOPPADDING',(0,len(data)),(-1,len(data)),7)];data.append([ad]+['']*10);g=[]
        for i in range(n):
            ty=R.choice(['3½','3½','4½','4½','5½','1½']);mk={'1½':890.,'3½':1175.,'4½':1420.,'5½':1710.}[ty]
            r=dict(unit=str(i//4*100+101+i%4),building=ad,unitType=ty,marketRent=mk)
            k='vac' if (n,i) in((12,5),(14,9)) else 'conc' if (n,i)==(12,0) else 'o'
            if k=='vac': r['statusText']='Vacant'
            else:
                s=date(R.choice([2025,2025,2025,2024]),7,1) if R.random()<.8 else date(2025,3,1)
                e=date(2026,6,30)
                r.update(tenantName=person('fl')+(' (concierge)' if k=='conc' else ''),statusText='Occupied',leaseStartDate=s,leaseEndDate=e,contractRent=float(int(mk*R.uniform(.62,.98))))
                cs=[]
                if R.random()<.35: cs.append({"code":"Stat.","amount":R.choice([45.,60.])})
                if R.random()<.2: cs.append({"code":"Câble / Internet","amount":35.})
                r['charges']=cs;r['totalCharges']=r['contractRent']+sum(x['amount'] for x in cs);r['annualRent']=r['contractRent']*12
            g.append(r);o=r.get('tenantName')
            data.append([r['unit'],ty,o or 'Vacant',r['leaseStartDate'].isoformat() if o else '',r['leaseEndDate'].isoformat() if o else '',fr(r['contractRent']) if o else '—',fr(ch(r,'Stat.')) if ch(r,'Stat.') else '',fr(ch(r,'Câble / Internet')) if ch(r,'Câble / Internet') else '',fr(r['totalCharges']) if o else '—',fr(r['annualRent']) if o else '—',fr(mk)])
            st.append(('LINEBELOW',(0,len(data)-1),(-1,len(data)-1),.2,H('#aaaaaa')))
        def tl(lab,gg): return [lab,'','','','',fr(S(gg,'contractRent')),fr(SC(gg,'Stat.')),fr(SC(gg,'Câble / Internet')),fr(S(gg,'totalCharges')),fr(S(gg,'annualRent')),fr(S(gg,'marketRent'))]
        st+=[('FONT',(0,len(data)),(-1,len(data)),'SerI',8.5)];data.append(tl(f'Sous-total — {n} logements',g));rows+=g
    st+=[('FONT',(0,len(data)),(-1,len(data)),'SerB',8.5),('LINEABOVE',(0,len(data)),(-1,len(data)),1.2,black)];data.append(tl('TOTAL — 26 logements',rows))
    extra=[('Buanderie (contrat Lavomat Boréal)',185.,2220.),('Stationnement – non-résidents (3 cases)',180.,2160.)]
    def pg(c,d): c.setFont('Ser',7);c.drawString(50,30,"Document préparé par Courtage Saint-Elme inc., agence immobilière. Sous réserve de vérification.");c.drawRightString(letter[0]-50,30,f"p. {d.page+8}")
    doc=SimpleDocTemplate(D(name),pagesize=letter,leftMargin=40,rightMargin=40,topMargin=46,bottomMargin=48)
    doc.build([Paragraph('Les Terrasses Beaubourg',PS('a',fontName='SerB',fontSize=19,leading=24)),Paragraph('Immeubles de 26 logements, arrondissement Rosemont, Montréal (Québec)<br/>État des loyers en date du 1<super>er</super> octobre 2025',PS('b',fontName='Ser',fontSize=10,leading=13)),Spacer(1,10),
      Table(data,repeatRows=2,colWidths=[32,34,124,52,52,46,34,40,48,52,50],style=TableStyle(st)),Spacer(1,12),Paragraph('<b>Autres revenus</b> (non compris ci-dessus) :<br/>'+'<br/>'.join(f'{a} : {fr(b)} par mois, {fr(c)} par année' for a,b,c in extra)+"<br/><br/>Logements occupés : 24. Logements vacants : 2. Le logement du concierge est loué à son employé et compté comme occupé.",PS('d',fontName='Ser',fontSize=8.5,leading=11))],onFirstPage=pg,onLaterPages=pg)
    finish(name,'MULTIFAMILY','French-language, two buildings, no-break-space thousands',True,'Les Terrasses Beaubourg','2025-10-01',26,24,2,rows)

def p6():
    name='p06_palmetto_flex_center.pdf'
    from fpdf import FPDF
    T="Gulfstream Marine Upholstery|Tropic Stone Fabricators LLC|ProShield Hurricane Shutters|Bright Coil HVAC|Cabana Kitchens|Zephyr Drone Services|Everglade Print Works|Atlas Gymnastics Academy|Sunline Pool Supply|Mango Tree Catering|DuraFloor Epoxy|Cayo Import Foods|Redfish Brewing Co.|Velocity Kart Parts|Ozone Auto Detailing|Harbor Freightways Brokerage".split('|')
    us=[f"{b}-{i}" for b in 'AB' for i in range(1,10)];rows=[];it=iter(T);asof=date(2025,8,1)
    for i,u in enumerate(us):
        a=R.choice([1500,1875,2250,3000,3750,4500]);ty=R.choice(['Flex / showroom','Warehouse bay','Office / warehouse'])
        if i in(6,13): r=dict(unit=u,area=a,statusText='Vacant')
        else: r=comm(u,next(it),a,R.choice([14.5,15,15.75,16.5,17.25]),rstart(2021,2024),R.choice([60,84]),R.choice([0,1,2]),.035,12,asof,rec=[('CAM',2.35),('RE Tax',1.92),('Ins.',1.48)]);r['deposit']=round(r['contractRent']*1.07,2)
        r['unitType']=ty;rows.append(r)
    p=FPDF('P','pt','Letter');p.set_auto_page_break(False);p.add_font('N','',L+'SansNarrow-Regular.ttf');p.add_font('N','B',L+'SansNarrow-Bold.ttf')
    X=[40,78,262,300,356,416,462,508,554,0]
    def R_(x,y,t,b=''): p.set_font('N',b,9);p.text(x-p.get_string_width(t),y,t)
    def Lf(x,y,t,b='',s=9): p.set_font('N',b,s);p.text(x,y,t)
    def head():
        p.add_page();Lf(40,50,'PALMETTO FLEX CENTER','B',16);Lf(40,64,'2100-2150 NW 41st Terrace, Pompano Isles, Florida');R_(572,50,'RENT ROLL','B');R_(572,64,'As of 08/01/2025')
        p.set_fill_color(228,108,10);p.rect(40,74,532,26,'F');p.set_text_color(255,255,255)
        Lf(44,85,'Bay','B');Lf(78,85,'Tenant','B');R_(290,85,'SF','B');Lf(300,85,'Start','B');R_(404,85,'Base Rent/Mo','B');R_(446,85,'CAM','B');R_(488,85,'RE Tax','B');R_(524,85,'Ins.','B');R_(570,85,'Total/Mo','B')
        Lf(78,96,'Type','B');R_(290,96,'$/SF','B');Lf(300,96,'Expires','B');R_(404,96,'Deposit','B');p.set_text_color(0,0,0);return 114
    y=head()
    for r in rows:
        h=26+(11 if r.get('rentSteps') else 0)
        if y+h>740: Lf(40,770,'continued','',7);y=head()
        Lf(44,y,r['unit'],'B');Lf(78,y,r.get('tenantName') or 'Vacant','B');R_(290,y,m0(r['area']));Lf(78,y+11,r['unitType'])
        if r.get('tenantName'):
            Lf(300,y,r['leaseStartDate'].strftime('%m/%d/%Y'));Lf(300,y+11,r['leaseEndDate'].strftime('%m/%d/%Y'));R_(404,y,m2(r['contractRent']));R_(404,y+11,m2(r['deposit']));R_(290,y+11,f"{r['_psf']:.2f}")
            for x,cc in((446,'CAM'),(488,'RE Tax'),(524,'Ins.')): R_(x,y,m2(ch(r,cc)))
            R_(570,y,m2(r['totalCharges']))
            if r['rentSteps']: Lf(90,y+22,'Steps:  '+';   '.join(f"{s['date'].strftime('%m/%d/%Y')}  {m2(s['amount'])}/mo" for s in r['rentSteps']),'',8)
        p.set_draw_color(190,190,190);p.line(40,y+h-11,572,y+h-11);y+=h
    true=S(rows,'contractRent');wrong=round(true+1800,2)
    if y>735: y=head()
    y+=4;Lf(78,y,'TOTAL – 18 bays','B');R_(290,y,m0(S(rows,'area')),'B');R_(404,y,m2(wrong),'B')
    for x,cc in((446,'CAM'),(488,'RE Tax'),(524,'Ins.')): R_(x,y,m2(SC(rows,cc)),'B')
    R_(570,y,m2(S(rows,'totalCharges')),'B');R_(404,y+11,m2(S(rows,'deposit')))
    Lf(78,y+11,'16 leased, 2 vacant')
    Lf(40,770,'Marlin Pointe Industrial Advisors | Leases are NNN; CAM, tax and insurance are 2025 estimates.','',7);p.output(D(name))
    finish(name,'INDUSTRIAL','two-line records with step line',True,'Palmetto Flex Center','2025-08-01',18,16,2,rows,planted={"what":f"printed total of monthly base rent {m2(wrong)} is not the sum of the rows {m2(true)}","kind":"total_wrong"})

def p7():
    name='p07_wentworth_rooming_house.pdf'
    c=canvas.Canvas(D(name),pagesize=letter);W,Hh=letter
    F=[('1',['1','2','3','4']),('2',['5','6','7','8','9']),('3',['10','11','12']),('Lower',['B1'])];rows=[]
    for f,us in F:
        for u in us:
            mk=1450. if u=='B1' else R.choice([750.,795.,825.])
            r=dict(unit=u,unitType='Bachelor suite' if u=='B1' else R.choice(['Furnished room','Furnished room','Room w/ kitchenette']),_f=f,marketRent=mk)
            if u=='7': r.update(statusText='Vacant')
            elif u=='12': r.update(statusText='Off-line (renovation)');r.pop('marketRent')
            else:
                rent=float(R.randint(98,150)*5) if u!='B1' else 1295.
                r.update(tenantName=person('il'),statusText='Occupied',contractRent=rent,moveInDate=rstart(2016,2024,R.choice([1,1,15])),deposit=rent if R.random()<.6 else 0.0)
                r['annualRent']=rent*12
            rows.append(r)
    c.setFillColor(H('#d9d4c7'));c.rect(0,Hh-150,W,150,0,1);c.setFillColor(H('#b5ad98'));c.rect(380,Hh-140,190,130,0,1);c.setFillColor(white);c.setFont('San',9);c.drawCentredString(475,Hh-80,'[ street view ]')
    c.setFillColor(H('#3a2f1b'));c.setFont('VSCB',22);c.drawString(40,Hh-60,'41 Wentworth Lane');c.setFont('VSC',11);c.drawString(40,Hh-80,'Licensed lodging house, 13 rentals');c.drawString(40,Hh-96,'Hamilford, Ontario');c.setFont('VSC',9);c.drawString(40,Hh-130,'Offered at $1,490,000')
    c.setFont('VSC',9);y=Hh-174
    for l in ['The house was converted to its present use in 1988 and is licensed for twelve lodgers and one self-contained','lower suite. Rents include heat, hydro and internet. All tenancies are month to month. Rents as of Nov. 15, 2025:']: c.drawString(40,y,l);y-=13
    y-=8;X=[44,76,124,236,330,410,470,530,568]
    c.setFont('VSCB',8)
    for x,t,a in((44,'No.','l'),(72,'Floor','l'),(112,'Kind','l'),(215,'Lodger','l'),(325,'Since','l'),(424,'Rent/month','r'),(474,'Per year','r'),(524,'LMR held','r'),(572,'Market','r')): (c.drawString if a=='l' else c.drawRightString)(x,y,t)
    c.line(40,y-4,576,y-4);c.line(40,y-6,576,y-6);y-=19
    for r in rows:
        c.setFont('VSC',8.5);c.drawString(44,y,r['unit']);c.drawString(72,y,r['_f']);c.drawString(112,y,r['unitType']);c.drawString(215,y,r.get('tenantName') or r['statusText'])
        if r.get('tenantName'):
            c.drawString(325,y,r['moveInDate'].strftime('%-d %b %Y'));c.drawRightString(424,y,'$'+m0(r['contractRent']));c.drawRightString(474,y,'$'+m0(r['annualRent']));c.drawRightString(524,y,'$'+m0(r['deposit']))
        if r.get('marketRent'): c.drawRightString(572,y,'$'+m0(r['marketRent']))
        y-=16.5
    c.line(40,y+10,576,y+10);c.setFont('VSCB',8.5);c.drawString(112,y-2,'Total')
    for x,k in((424,'contractRent'),(474,'annualRent'),(524,'deposit'),(572,'marketRent')): c.drawRightString(x,y-2,'$'+m0(S(rows,k)))
    oc=[r for r in rows if r.get('tenantName')];c.drawString(112,y-16,'Average of let rooms and suite');c.drawRightString(424,y-16,'$'+m2(S(rows,'contractRent')/len(oc)))
    y-=50;c.setFont('VSCB',10);c.drawString(40,y,'Income and expenses at a glance');c.setFont('VSC',9);gi=S(rows,'annualRent')
    for i,(k,v) in enumerate([('Gross rents, annual',gi),('Coin laundry',1260),('Property taxes',-9840),('Utilities and internet',-21350),('Insurance and licence',-11275),('Net before debt',gi+1260-9840-21350-11275)]):
        c.drawString(40,y-18-i*14,k);c.drawRightString(260,y-18-i*14,f"${v:,.0f}" if v>=0 else f"(${-v:,.0f})")
    c.setFont('VSC',7);c.drawString(40,30,'Steeltown-Ancaster Brokers Ltd. Measurements and amounts approximate; the buyer is to verify. LMR = last month\'s rent deposit.');c.save()
    finish(name,'MULTIFAMILY','one-page listing brochure with text and income box',False,'41 Wentworth Lane','2025-11-15',13,11,1,rows)
ALL=[p1,p2,p3,p4,p5,p6,p7]
if __name__=='__main__':
    for f in ALL: f()
