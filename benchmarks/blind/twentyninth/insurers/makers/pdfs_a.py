from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape,legal
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib.units import inch
# ---------- 1 OneSite
def doc1():
    r=random.Random(2901); N=Nm(r); f='onesite_rent_roll_detail_harrow_creek.pdf'
    fp={'A1':(712,1345),'A2':(768,1410),'B1':(1014,1695),'B2':(1088,1760),'C1':(1296,2080)}
    asof=d(2025,9,30); units=[]
    ids=[f"{b}{fl}{n:02d}" for b in (1,2,3) for fl in (1,2) for n in range(1,8)]
    st={ids[3]:'Vacant',ids[9]:'Model',ids[14]:'Vacant-Leased',ids[20]:'Occupied-NTV',ids[25]:'Occupied-NTVL',ids[31]:'Vacant',ids[33]:'Admin/Down',ids[38]:'Occupied-NTV'}
    recs=[];rows=[]
    for u in ids:
        p=r.choice(list(fp)); sq,mk=fp[p]; mk+=r.choice([0,0,15,25,40]); s=st.get(u,'Occupied')
        rec=dict(u=u,p=p,sq=sq,mk=mk,s=s,name=None,ch=[],mi=None,mo=None,ls=None,le=None,dep=None,bal=None)
        if s.startswith('Occ'):
            rec['name']=N(); rec['mi']=rd(r,d(2021,3,1),d(2025,8,1)); 
            ls=rec['mi']
            while addm(ls,12)<=asof: ls=addm(ls,12)
            rec['ls']=ls; rec['le']=addm(ls,12)-dt.timedelta(1)
            if 'NTV' in s: rec['mo']=rd(r,d(2025,10,5),d(2025,11,20))
            rent=mk-r.randrange(0,140,5); ch=[('RENT',rent)]
            ch.append(('TRASH',28.0))
            if r.random()<.3: ch.append(('PETRENT',35.0))
            if r.random()<.25: ch.append(('GARAGE',110.0))
            if r.random()<.12: ch.append(('CONC/SPECL',-75.0))
            rec['ch']=ch; rec['dep']=r.choice([250.,300.,500.,0.]); rec['bal']=r.choice([0.,0.,0.,0.,-12.5,round(r.uniform(20,1900),2)])
        elif s=='Vacant-Leased': pass
        recs.append(rec)
        if s.endswith('Leased') or s=='Occupied-NTVL':
            ls=d(2025,10,17) if s!='Occupied-NTVL' else d(2025,11,28)
            recs.append(dict(u=u,p=p,sq=sq,mk=None,s='Applicant',name=N(),ch=[('RENT',float(mk-30)),('TRASH',28.0)],mi=ls,mo=None,ls=ls,le=addm(ls,13)-dt.timedelta(1),dep=250.,bal=0.,fut=1))
    c=canvas.Canvas(D+f,pagesize=landscape(letter)); W,H=landscape(letter)
    X=dict(u=28,p=62,sq=128,s=136,name=206,mi=300,ls=348,le=396,mk=484,tc=490,lr=580,oc=630,tot=680,dep=722,bal=766)
    pg=[0]
    def head():
        pg[0]+=1; c.setFont('Helvetica',6.5); c.drawString(28,H-26,'OneSite Rents v3.0'); c.drawString(28,H-35,'10/02/2025 8:14:37AM')
        c.setFont('Helvetica-Bold',11); c.drawCentredString(W/2,H-28,'Galleon Residential Services, LLC - Harrow Creek Apartments')
        c.drawCentredString(W/2,H-42,'RENT ROLL DETAIL'); c.setFont('Helvetica',8); c.drawCentredString(W/2,H-53,'As of 09/30/2025')
        c.setFont('Helvetica',6.5); c.drawRightString(W-26,H-26,f'Page {pg[0]} of 4'); c.drawRightString(W-26,H-35,'mgt-521-003')
        c.drawString(28,H-66,'Parameters: Properties - ALL;Show All Unit Designations or Filter by - ALL;Subjournals - ALL;Sort by - Unit;')
        y=H-80; c.setFont('Helvetica-Bold',6.3)
        for k,a,b in [('u','','Unit'),('p','','Floorplan'),('s','Unit/Lease','Status'),('name','','Name'),('mi','Move-In','Move-Out'),('ls','Lease','Start'),('le','Lease','End'),('tc','Trans','Code')]:
            c.drawString(X[k],y,a); c.drawString(X[k],y-8,b)
        for k,a,b in [('sq','','SQFT'),('mk','Market','+ Addl.'),('lr','Lease','Rent'),('oc','Other','Charges/Credits'),('tot','Total','Billing'),('dep','Dep','On Hand'),('bal','','Balance')]:
            c.drawRightString(X[k],y,a); c.drawRightString(X[k],y-8,b)
        c.line(26,y-11,W-24,y-11); return y-21
    y=head(); TM=TL=TO=TB=TD=BL=0
    for e in recs:
        n=max(len(e['ch']),1)+ (1 if e['ch'] else 0); 
        if e['mo']: n=max(n,2)
        if y-n*8<40: c.showPage(); y=head()
        c.setFont('Helvetica',6.6); g=lambda k,v,yy=None:c.drawString(X[k],yy or y,v); q=lambda k,v,yy:c.drawRightString(X[k],yy,v)
        g('u',e['u']); g('p',e['p']); q('sq',str(e['sq']),y); g('s',e['s']); 
        if e['name']: g('name',e['name'][:20])
        if e['mi']: g('mi',us(e['mi'])); g('ls',us(e['ls'])); g('le',us(e['le']))
        if e['mo']: g('mi',us(e['mo']),y-8)
        if e['mk'] is not None: q('mk',m2(e['mk']),y); TM+=e['mk']
        if e.get('fut'): q('mk','* ',y)
        yy=y; lr=oc=0
        for cc,a in e['ch']:
            g('tc',cc,yy)
            if cc=='RENT': q('lr',m2(a),yy); q('oc','0.00',yy); lr+=a
            else: q('lr','0.00',yy); q('oc',m2(a),yy); oc+=a
            yy-=8
        if e['name']:
            q('dep',m2(e['dep']),y); q('bal',m2(e['bal']),y)
            c.setFont('Helvetica-Bold',6.6); q('lr',m2(lr)+('*' if e.get('fut') else ''),yy); q('oc',m2(oc)+('*' if e.get('fut') else ''),yy); q('tot',m2(lr+oc)+('*' if e.get('fut') else ''),yy); c.line(545,yy+7,682,yy+7); yy-=8
            if not e.get('fut'): TL+=lr;TO+=oc;TD+=e['dep'];BL+=e['bal']
        else: yy-=8
        if e['mo']: yy=min(yy,y-16)
        y=yy-4; 
        rows.append(dict(unit=e['u'],unitType=e['p'],area=e['sq'],statusText=e['s'],tenantName=e['name'],marketRent=e['mk'],contractRent=dict(e['ch']).get('RENT') if e['ch'] else None,moveInDate=e['mi'],moveOutDate=e['mo'],leaseStartDate=e['ls'],leaseEndDate=e['le'],deposit=e['dep'],balance=e['bal'],charges=[dict(code=a,amount=b) for a,b in e['ch']],totalCharges=round(lr+oc,2) if e['ch'] else None))
    if y<150: c.showPage(); y=head()
    c.line(26,y+6,W-24,y+6); c.setFont('Helvetica-Bold',7); c.drawString(300,y-4,'Totals:')
    for k,v in [('mk',TM),('lr',TL),('oc',TO),('tot',TL+TO),('dep',TD),('bal',BL)]: c.drawRightString(X[k],y-4,m2(v))
    y-=20; c.setFont('Helvetica',6); c.drawString(28,y,'* Indicates amounts not included in detail totals'); y-=16
    ph=[e for e in recs if not e.get('fut')]; occ=[e for e in ph if e['s'].startswith('Occ')]; vac=[e for e in ph if e['s'].startswith('Vacant')]
    c.setFont('Helvetica-Bold',7); c.drawString(28,y,'Occupancy and Rents Summary for Current Date'); y-=10
    for a,b in [('Unit Status','# units'),('Occupied, no NTV',sum(e['s']=='Occupied' for e in ph)),('Occupied, NTV',sum(e['s']=='Occupied-NTV' for e in ph)),('Occupied NTV Leased',sum(e['s']=='Occupied-NTVL' for e in ph)),('Vacant Leased',sum(e['s']=='Vacant-Leased' for e in ph)),('Admin/Down',1),('Model',1),('Vacant Not Leased',sum(e['s']=='Vacant' for e in ph)),('Totals:',len(ph))]:
        c.drawString(28,y,str(a)); c.drawRightString(180,y,str(b)); c.setFont('Helvetica',7); y-=9
    c.save(); print(f,pg[0])
    save(f,'MULTIFAMILY','OneSite export','OneSite Rent Roll Detail, charge lines stacked per unit, applicants starred',True,'Harrow Creek Apartments','2025-09-30',len(ph),len(occ),len(vac),rows)
# ---------- 2 certified exhibit
def doc2():
    f='exhibit_c_certified_rent_roll_juniper_plaza.pdf'
    S=[('A','Brightbasket Markets #418',48210,d(2012,5,1),eom(2032,4),53231.88,'1.0% > $31.5MM',16873.5,None,'4 x 5 yrs','$55,893.47 eff. 5/1/2027'),
    ('B-1','Lumen Nail & Spa',1400,d(2019,8,1),eom(2029,7),3266.67,None,851.67,3266.67,'1 x 5 yrs','$3,348.34 eff. 8/1/2026'),
    ('B-2','Kettle & Crumb Bakery Cafe, LLC',1850,d(2021,2,15),eom(2031,2),4548.0,'6% > $950,000',1125.42,9096.0,'2 x 5 yrs',None),
    ('B-3','VACANT',1620,None,None,None,None,None,None,None,None),
    ('B-4','Tri-Valley Federal Credit Union',3100,d(2016,11,1),eom(2026,10),9041.67,None,1885.83,None,'2 x 5 yrs','None'),
    ('B-5','Dr. P. Orsolya, DDS, P.C.',1980,d(2018,4,1),eom(2028,3),5049.0,None,1204.5,5000.0,'1 x 5 yrs','$5,200.47 eff. 4/1/2026;\n$5,356.48 eff. 4/1/2027'),
    ('C-1/2','Pawsome Pantry Pet Supply',5400,d(2020,10,1),eom(2030,9),10125.0,'3% over natural breakpoint',3285.0,20250.0,'2 x 5 yrs','$10,575.00 eff. 10/1/2026'),
    ('C-3','Quick Clip Salons',1200,d(2014,7,1),'MTM',2600.0,None,730.0,2000.0,'None','None'),
    ('C-4','Golden Lantern Restaurant',2750,d(2017,1,1),eom(2026,12),6416.67,'5% > $1.6MM',1672.92,6000.0,'1 x 5 yrs','None'),
    ('C-5','VACANT (former Fitness 24)',6300,None,None,None,None,None,None,None,None),
    ('C-6','Sunward Tan (1)',1500,d(2025,9,1),eom(2030,11),0.0,None,912.5,3562.5,'1 x 5 yrs','$3,562.50 eff. 12/1/2025'),
    ('C-7','Parcel Point Shipping',1250,d(2022,6,1),eom(2027,5),2812.5,None,760.42,2812.5,'1 x 3 yrs','$2,896.88 eff. 6/1/2026'),
    ('D','Torero Tacos (ground lease)',3200,d(2015,3,1),eom(2035,2),7500.0,None,0.0,None,'4 x 5 yrs','$8,250.00 eff. 3/1/2030'),
    ('E','Cascade Summit Bank (ground lease)',4150,d(2011,9,1),eom(2031,8),12083.33,None,0.0,None,'3 x 10 yrs','None')]
    rows=[];data=[]
    cs=PS('c',fontName='Times-Roman',fontSize=8,leading=9)
    H=['Space','Tenant','Rentable\nSq. Ft.','Lease\nCommencement','Lease\nExpiration','Minimum Rent\n(per month)','Minimum Rent\n(per annum)','Percentage Rent','NNN Charges\n(per month)','Security\nDeposit','Renewal\nOptions','Scheduled Increases in\nMonthly Minimum Rent']
    L=lambda x:x.strftime('%b %-d, %Y') if hasattr(x,'strftime') else ('Month-to-Month' if x=='MTM' else '')
    tb=ta=tn=td=tsf=0;vs=0;nv=0
    import re
    for s in S:
        v=s[1].startswith('VACANT'); ann=None if v else round(s[5]*12,2)
        if s[5]: ann=round(s[5]*12,2)
        data.append([s[0],Paragraph(s[1].replace('&','&amp;'),cs),f'{s[2]:,}',L(s[3]),L(s[4]),'' if v else '$'+m2(s[5]),'' if v else '$'+m2(ann),Paragraph(s[6] .replace('>','&gt;') if s[6] else ('' if v else 'None'),cs),'' if v else '$'+m2(s[7]),('' if v else 'Waived') if s[8] is None else '$'+m2(s[8]),s[9] or '',s[10] or ('' if v else 'None')])
        tsf+=s[2]
        if v: vs+=s[2];nv+=1
        else: tb+=s[5];ta+=ann;tn+=s[7];td+=s[8] or 0
        steps=[]
        for a,b in re.findall(r'\$([\d,.]+) eff\. ([\d/]+)',s[10] or ''):
            mm,dd,yy=map(int,b.split('/')); steps.append(dict(date=d(yy,mm,dd).isoformat(),amount=float(a.replace(',',''))))
        rows.append(dict(unit=s[0],tenantName=None if v else s[1].replace(' (1)',''),area=s[2],statusText='VACANT' if v else 'Occupied',leaseStartDate=s[3],leaseEndDate='Month-to-Month' if s[4]=='MTM' else s[4],contractRent=s[5],annualRent=ann,deposit=s[8],charges=[] if v else [dict(code='NNN Charges',amount=s[7])],rentSteps=steps))
    data.append(['','TOTAL',f'{tsf:,}','','','$'+m2(tb),'$'+m2(ta),'','$'+m2(tn),'$'+m2(td),'',''])
    t=Table([H]+data,repeatRows=1,colWidths=[38,120,46,66,66,68,72,72,62,58,48,124])
    t.setStyle([('FONT',(0,0),(-1,-1),'Times-Roman',8),('FONT',(0,0),(-1,0),'Times-Bold',7.5),('GRID',(0,0),(-1,-1),.4,colors.black),('VALIGN',(0,0),(-1,-1),'TOP'),('ALIGN',(2,1),(2,-1),'RIGHT'),('ALIGN',(5,1),(6,-1),'RIGHT'),('ALIGN',(8,1),(9,-1),'RIGHT'),('ALIGN',(0,0),(-1,0),'CENTER'),('VALIGN',(0,0),(-1,0),'BOTTOM'),('FONT',(0,-1),(-1,-1),'Times-Bold',8),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3)])
    b=PS('b',fontName='Times-Roman',fontSize=10,leading=13,spaceAfter=7); h=PS('h',fontName='Times-Bold',fontSize=12,leading=15,alignment=1)
    def foot(c,doc): c.setFont('Times-Italic',8); c.drawString(50,28,'Loan No. 26-10844 / Juniper Plaza'); c.drawCentredString(504,28,f'Exhibit C - {doc.page}')
    SimpleDocTemplate(D+f,pagesize=landscape(legal),leftMargin=50,rightMargin=50,topMargin=45,bottomMargin=45).build([Paragraph('EXHIBIT C',h),Paragraph('CERTIFIED RENT ROLL',h),Spacer(1,6),Paragraph('<b>Property:</b> Juniper Plaza, 7710 Old Mill Parkway, Fairhope Springs, Colorado &nbsp;&nbsp;&nbsp; <b>Borrower:</b> JP Old Mill Holdings, LLC &nbsp;&nbsp;&nbsp; <b>Rent roll as of:</b> October 1, 2025',b),t,Spacer(1,6),
      Paragraph('(1) Tenant is within its free-rent period (Minimum Rent abated September 1 through November 30, 2025); NNN Charges are payable from commencement. The Property contains fourteen (14) leasable premises, of which twelve (12) are leased and two (2) are vacant.',b),
      PageBreak(),Paragraph('CERTIFICATION',h),Spacer(1,10),Paragraph('The undersigned, on behalf of Borrower, hereby certifies to Prairie Mutual Life Insurance Company, its successors and assigns ("Lender"), with knowledge that Lender will rely hereon in making a mortgage loan in the original principal amount of $11,400,000, that (a) the foregoing rent roll is true, correct and complete in all respects as of the date set forth above; (b) no tenant has prepaid rent more than thirty (30) days in advance; (c) except as shown, no tenant is entitled to any concession, rebate, allowance or free rent; (d) no tenant has an option to purchase or right of first refusal; and (e) no tenant is in monetary or material non-monetary default beyond applicable cure periods.',b),
      Paragraph('Executed as of the 6th day of October, 2025.',b),Spacer(1,18),Paragraph('BORROWER:<br/><br/>JP OLD MILL HOLDINGS, LLC,<br/>a Colorado limited liability company<br/><br/><br/>By: ______________________________<br/>Name: Odessa Fornwalt<br/>Title: Manager',b)],onFirstPage=foot,onLaterPages=foot)
    save(f,'RETAIL','Borrower/counsel','Certified rent roll exhibit with certification text, legal landscape, Times',False,'Juniper Plaza','2025-10-01',14,12,2,rows)
# ---------- 3 Skyline/CTI courier
def doc3():
    r=random.Random(2903); f='skyline_tenant_rent_roll_meridian_court.pdf'
    ten=['Ashgrove Title Agency','Northwind Actuarial Group LLC','Bellweather Staffing Inc','Kestrel Engineering PC','Paragon Wealth Advisors','Tidewater Appraisal Co','Osprey Software Holdings','Hallmoor & Finch LLP','Verity Home Health','US Congressional Dist Off','Redline Court Reporting','Summit Peak Payroll','Calloway Design Studio','Ferris Insurance Brokers']
    suites=['100','110','120','150','200','205','210','240','300','310','320','350','400','410','420','450']; vac={'120','410'}
    lines=[];rows=[];ti=iter(ten);tot={};tsf=osf=0
    desc={'BRT':'BASE RENT','OPX':'OPERATING EXP','RET':'R.E. TAX EST','PKG':'PARKING','ELC':'ELECTRIC','STO':'STORAGE RENT'}
    fl=None
    for s in suites:
        if s[0]!=fl: fl=s[0]; lines+=['',f' FLOOR {fl}']
        sf=r.randrange(1150,7200,5); tsf+=sf
        if s in vac: lines+=['',f' {s:<8}{"** VACANT **":<32}{sf:>8,}']; rows.append(dict(unit=s,area=sf,statusText='VACANT',building=None)); continue
        t=next(ti); st=d(r.choice([2018,2019,2020,2021,2022,2023]),r.randrange(1,13)); en=addm(st,r.choice([84,96,120]))-dt.timedelta(1)
        mtm=s=='310'
        if mtm: st,en=d(2019,6,1),None
        rate=r.choice([19.5,20.25,21.0,22.5]); br=round(sf*rate/12,2); ch=[('BRT',br),('OPX',round(sf*.21,2))]
        if r.random()<.6: ch.append(('RET',round(sf*.11,2)))
        if r.random()<.4: ch.append(('PKG',r.choice([120.,240.,360.])))
        if r.random()<.2: ch.append(('ELC',r.choice([310.,455.5])))
        dep=round(br,2) if r.random()<.7 else 0.
        osf+=sf
        lines+=['',f' {s:<8}{t:<32}{sf:>8,}  {st:%m/%d/%y}  {(en.strftime("%m/%d/%y") if en else "MTM"):<8}  {dep:>12,.2f}']
        for c_,a in ch: lines.append(f'{"":<14}{c_}  {desc[c_]:<16}{a:>14,.2f}{"":<3}{"MONTHLY"}'); tot[c_]=round(tot.get(c_,0)+a,2)
        tc=round(sum(a for _,a in ch),2); lines.append(f'{"":<14}{"TENANT TOTAL":<21}{tc:>14,.2f}')
        steps=[]
        if not mtm and r.random()<.7:
            a=br
            dtx=d(2026,st.month) 
            for k in range(r.choice([1,2])):
                a=round(a*1.03,2); x=addm(dtx,12*k)
                if x>en: break
                lines.append(f'{"":<20}** FUTURE CHANGE  BRT  EFF {x:%m/%d/%y}  TO {a:>12,.2f}'); steps.append(dict(date=iso(x),amount=a))
        rows.append(dict(unit=s,tenantName=t,area=sf,statusText='Occupied',contractRent=br,leaseStartDate=st,leaseEndDate=en or 'MTM',deposit=dep,charges=[dict(code=c_,amount=a) for c_,a in ch],totalCharges=tc,rentSteps=steps))
    lines+=['','-'*88,f' BUILDING TOTALS{"":<24}{tsf:>9,} SQ FT']+[f'{"":<14}{k}  {desc[k]:<16}{v:>14,.2f}' for k,v in tot.items()]+[f'{"":<14}{"TOTAL MONTHLY":<21}{sum(tot.values()):>14,.2f}','',f' OCCUPIED {osf:>9,} SQ FT  {osf/tsf*100:5.1f}%    VACANT {tsf-osf:>9,} SQ FT  {(tsf-osf)/tsf*100:5.1f}%',f' SUITES: {len(suites)}   LEASED: {len(suites)-len(vac)}   VACANT: {len(vac)}','',' *** END OF REPORT ***']
    c=canvas.Canvas(D+f,pagesize=letter); pg=0;i=0
    while i<len(lines):
        pg+=1; c.setFont('Courier',9); y=752
        for h in [' SKYLINE PROPERTY SYSTEMS'+' '*40+f'PAGE {pg:>4}',' BRANTLEY COMMERCIAL MGMT               TENANT RENT ROLL',' PROP 0037  MERIDIAN COURT OFFICE BLDG  AS OF 08/31/25          RUN 09/04/25 14:22','',' SUITE   TENANT                              SQ FT  BEGINS    EXPIRES        DEPOSIT','              CODE CHARGE                AMOUNT   FREQ','-'*88]:
            c.drawString(40,y,h); y-=11
        lim=i+54
        while i<len(lines) and i<lim:
            # keep record together
            if lines[i]=='' :
                j=i+1
                while j<len(lines) and lines[j]!='': j+=1
                if j>lim and j-i<20: break
            c.drawString(40,y,lines[i]); y-=11; i+=1
        c.showPage()
    c.save()
    save(f,'OFFICE','Skyline print','Monospaced mainframe-type print, charge lines and future changes under each tenant',True,'Meridian Court Office Bldg','2025-08-31',len(suites),len(suites)-2,2,rows)
# ---------- 4 storage
def doc4():
    r=random.Random(2904);N=Nm(r); f='sitelink_rent_roll_keystone_storage.pdf'
    types=[('5x5','Climate',25,49,18,'A'),('5x10','Climate',50,79,34,'A'),('10x10','Climate',100,135,30,'B'),('10x10','Drive-Up',100,112,28,'C'),('10x15','Drive-Up',150,148,26,'C'),('10x20','Drive-Up',200,179,22,'D'),('10x30','Drive-Up',300,239,10,'D'),('12x35','RV/Boat',420,95,8,'P')]
    c=canvas.Canvas(D+f,pagesize=letter);pg=[0]
    X=dict(unit=36,ty=70,ten=158,mi=272,sq=152,std=350,rent=394,ins=432,fee=466,dep=502,paid=510,bal=584)
    def head():
        pg[0]+=1;c.setFillGray(.85);c.rect(30,718,556,26,stroke=0,fill=1);c.setFillGray(0)
        c.setFont('Helvetica-Bold',13);c.drawString(36,758,'Rent Roll');c.setFont('Helvetica',8);c.drawString(110,758,'Keystone Lock & Storage - Site 014');c.drawRightString(586,758,'Report Date: 07-Nov-2025')
        c.setFont('Helvetica-Bold',6.8)
        for k,a,b in [('unit','','Unit'),('ty','','Size / Type'),('ten','','Tenant'),('mi','','Moved In'),('paid','Paid','Thru')]: c.drawString(X[k],733,a);c.drawString(X[k],723,b)
        for k,a,b in [('sq','','Area'),('std','Standard','Rate'),('rent','Actual','Rent'),('ins','Insur-','ance'),('fee','Mo.','Fee'),('dep','Sec.','Dep.'),('bal','','Balance')]: c.drawRightString(X[k],733,a);c.drawRightString(X[k],723,b)
        c.setFont('Helvetica',6);c.drawString(36,26,'SL v10.3   Printed 11/07/2025 09:05 AM by MGR014');c.drawRightString(586,26,f'Page {pg[0]}')
        return 708
    y=head();rows=[];cnt={};G=[0]*7;no=0;nv=0
    for sz,ty,sf,std,n,b in types:
        if y<70:c.showPage();y=head()
        c.setFont('Helvetica-BoldOblique',7.5);c.drawString(33,y,f'{sz} {ty}');y-=10;S=[0]*7;o=0
        for k in range(n):
            cnt[b]=cnt.get(b,0)+1;u=f'{b}{cnt[b]:03d}'
            if y<44:c.showPage();y=head()
            c.setFont('Helvetica',6.8)
            v=r.random()<.13
            c.drawString(X['unit'],y,u);c.drawString(X['ty'],y,f'{sz} {ty}');c.drawRightString(X['sq'],y,str(sf));c.drawRightString(X['std'],y,m2(std))
            row=dict(unit=u,unitType=f'{sz} {ty}',area=sf,marketRent=std);S[0]+=sf;S[1]+=std
            if v:
                c.setFont('Helvetica-Oblique',6.8);c.drawString(X['ten'],y,'Vacant');row['statusText']='Vacant';nv+=1
            else:
                nm=N('{f} {l}') if r.random()<.93 else r.choice(['Ridgeback Roofing','Dune Event Rentals','Mossy Oak HVAC Svc','Clearfork Church'])+f' #{r.randrange(2,9)}'
                mi=rd(r,d(2017,1,1),d(2025,11,1));rent=round(std*r.choice([.8,.9,1,1,1.08,1.15,1.25]));ins=r.choice([0,9.,12.,12.,17.]);fee=r.choice([0,0,0,3.]);dep=0.;bal=0. if r.random()<.85 else round(rent*r.choice([1,1.2,2.2])+ins,2)
                if r.random()<.2: dep=25.
                paid=eom(2025,11) if bal==0 else eom(2025,9)
                c.drawString(X['ten'],y,nm);c.drawString(X['mi'],y,mi.strftime('%d-%b-%y'));c.drawString(X['paid'],y,paid.strftime('%d-%b'))
                for kk,vv in [('rent',rent),('ins',ins),('fee',fee),('dep',dep),('bal',bal)]:c.drawRightString(X[kk],y,m2(vv))
                S[2]+=rent;S[3]+=ins;S[4]+=fee;S[5]+=dep;S[6]+=bal;o+=1;no+=1
                row.update(tenantName=nm,statusText='Occupied',contractRent=rent,moveInDate=mi,deposit=dep,balance=bal,charges=[dict(code='Insurance',amount=ins),dict(code='Mo. Fee',amount=fee)])
            rows.append(row);y-=9.2
        if y<56:c.showPage();y=head()
        def tl(lab,S,y):
            c.setFont('Helvetica-Bold',6.8);c.line(160,y+7,586,y+7);c.drawString(X['unit'],y,lab)
            for kk,vv in zip(['sq','std','rent','ins','fee','dep','bal'],S):
                if kk!='sq':c.drawRightString(X[kk],y,m2(vv))
        tl(f'{sz} {ty}:  {n} units, {o} rented, {n-o} vacant, {S[0]:,} sq ft',S,y);y-=16;G=[a+b_ for a,b_ in zip(G,S)]
    tl(f'Site Total:  {no+nv} units, {no} rented, {nv} vacant, {G[0]:,} sq ft',G,y)
    c.setFont('Helvetica',7);c.drawString(36,y-14,f'Unit occupancy {no/(no+nv)*100:.1f}%')
    c.save()
    save(f,'SELF_STORAGE','SiteLink print','Self-storage rent roll grouped by size, 176 units, subtotals',True,'Keystone Lock & Storage','2025-11-07',no+nv,no,nv,rows)
if __name__=='__main__': doc1();doc2();doc3();doc4()
