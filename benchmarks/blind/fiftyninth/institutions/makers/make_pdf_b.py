# documents 5-8
import random, datetime as dt, subprocess, os, tempfile, shutil
from make_common import *
from make_pdf_a import put
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape, A4
from reportlab.lib import colors
d=dt.date
# ---------- 5. diocese, Word table printed to PDF
def doc5():
    name='diocese_port_merrow_leased_parish_properties.pdf'
    from docx import Document
    from docx.shared import Pt, Inches
    from docx.enum.section import WD_ORIENT
    from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
    from docx.oxml.ns import qn
    from docx.oxml import OxmlElement
    us=lambda x:x.strftime('%B ')+f'{x.day}, {x.year}' if isinstance(x,dt.date) else x
    sh=lambda x:f'{x.month}/{x.day}/{x.year}'
    # ref, property, premises, tenant, sqft, lease date(start), expires, monthly, annual-nominal, deposit, remarks, steps, agreement text
    Q=[('1','St. Maurice Parish\n411 Canal Street','Former school, main building','Harbor Prep Charter School, Inc.',31400,d(2018,7,1),d(2028,6,30),38250,None,38250,'Net lease. Rent increases to {0} on {1}.',[(d(2026,7,1),39397.50)],'Lease dated 7/1/2018; 1st Amendment 3/15/2023'),
       ('2','St. Maurice Parish\n411 Canal Street','Parish hall (weekdays)','Little Lanterns Daycare',4200,d(2021,9,1),d(2026,8,31),4150,None,4150,'Parish keeps use on weekends. Utilities $375.00 per month additional.',[],'License dated 9/1/2021'),
       ('3','St. Maurice Parish\n411 Canal Street','Rectory, 2nd floor','Rev. H. Oduya (retired clergy)',1150,None,'At will',0,None,None,'No rent; diocesan benefit.',[],'None in file'),
       ('4','Our Lady of the Sands\n88 Beacon Avenue','Convent (22 rooms)','Merrow Women\'s Transitional Housing',12800,d(2015,1,1),d(2034,12,31),None,1,None,'One dollar per year; tenant pays all costs incl. roof.',[],'Lease dated 12/10/2014; Amendment 6/1/2020'),
       ('5','Our Lady of the Sands\n88 Beacon Avenue','Parish center, lower level','Beacon Adult Day Health',6350,d(2022,4,1),d(2027,3,31),7408.33,None,14816.66,'CPI each April 1, floor 2%, ceiling 4%.',[],'Lease dated 2/28/2022'),
       ('6','Our Lady of the Sands\n88 Beacon Avenue','Rooftop','Coastline Wireless Towers LLC',None,d(2012,10,1),d(2032,9,30),3145.80,None,None,'Increases to {0} on {1}. Split 50% parish, 50% cemetery fund.',[(d(2025,10,1),3240.17)],'Site lease CW-0417; 2nd Amendment 8/9/2022'),
       ('7','Sacred Heart (closed 2011)\n1520 Mill Road','Church building','VACANT - decree of relegation pending',14900,None,None,None,None,None,'Insured as unoccupied. Listed for sale.',[],''),
       ('8','Sacred Heart (closed 2011)\n1520 Mill Road','Former school','Merrow City School Department',27650,d(2023,8,1),d(2026,7,31),26500,None,None,'Two one-year options.',[],'Lease 2023-118 dated 6/20/2023'),
       ('9','Sacred Heart (closed 2011)\n1520 Mill Road','Parking lot, 64 spaces','Mill Road Medical LLP',None,d(2019,5,1),'Month to month',1600,None,1600,'30 days notice. Snow by tenant.',[],'License dated 4/22/2019'),
       ('10','St. Brendan the Navigator\n7 Wharf Lane','Storefront, 7A Wharf Lane','Pilgrim Books & Religious Goods',1480,d(2020,2,1),d(2030,1,31),2466.67,None,2400,'Increases to {0} on {1} and to {2} on {3}.',[(d(2026,2,1),2540.67),(d(2028,2,1),2616.89)],'Lease dated 1/6/2020'),
       ('11','St. Brendan the Navigator\n7 Wharf Lane','Storefront, 7B Wharf Lane','The Gilded Gull Cafe',1225,d(2024,6,1),d(2029,5,31),2756.25,None,5512.50,'Plus 6% of gross sales over $550,000.',[],'Lease dated 5/13/2024'),
       ('12','St. Brendan the Navigator\n7 Wharf Lane','Apartment over 7A','D. Carrow and P. Lindahl',880,d(2024,9,1),d(2025,8,31),1650,None,1650,'Heat included.',[],'Residential lease dated 8/12/2024'),
       ('13','St. Brendan the Navigator\n7 Wharf Lane','Apartment over 7B','vacant since 5/31/2025',905,None,None,None,None,None,'Kitchen to be renewed.',[],''),
       ('14','Holy Rood Cemetery\n2300 Post Road','Caretaker house','W. Brannigan (employee)',1300,d(2016,4,15),'With employment',600,None,None,'Rent by payroll deduction.',[],'Occupancy agreement 4/11/2016'),
       ('15','Holy Rood Cemetery\n2300 Post Road','Field north of Section K, 38 acres','Dunleavy Farms',None,d(2023,1,1),d(2027,12,31),475,None,None,'Billed quarterly $1,425.00.',[],'Farm lease dated 11/30/2022')]
    D_=Document(); st=D_.styles['Normal']; st.font.name='Liberation Serif'; st.font.size=Pt(9)
    s=D_.sections[0]; s.orientation=WD_ORIENT.LANDSCAPE; s.page_width,s.page_height=Inches(11),Inches(8.5)
    for a in('left_margin','right_margin'): setattr(s,a,Inches(.6))
    s.top_margin=Inches(.7); s.bottom_margin=Inches(.7)
    s.footer.paragraphs[0].text='Office of Property and Real Estate, 40 Cathedral Close - confidential, for the Finance Council'; s.footer.paragraphs[0].runs[0].font.size=Pt(7.5)
    for t,z,b in(('DIOCESE OF PORT MERROW',14,True),('Schedule of Leased Parish Properties and Rents',11.5,True),('as of July 1, 2025',10,False)):
        p=D_.add_paragraph(); p.alignment=AL.CENTER; p.paragraph_format.space_after=Pt(1); r=p.add_run(t); r.bold=b; r.font.size=Pt(z)
    D_.add_paragraph('Rents are monthly and are credited to the parish unless the remarks say otherwise. Closed parishes are administered by this office.').runs[0].italic=True
    wid=[.35,1.5,1.35,1.55,.6,1.35,1.0,.85,.8,1.5] if 0 else [.35,1.4,1.25,1.45,.6,1.25,.95,.8,.8,1.45]
    hd=['No.','Parish / Property','Premises','Tenant','Sq. Ft.','Agreement','Begins','Expires','Rent per Month','Security Deposit','Remarks']
    wid=[.35,1.2,1.1,1.2,.5,1.1,.72,.72,.8,.8,1.3]
    t=D_.add_table(rows=1,cols=len(hd)); t.style='Table Grid'; t.autofit=False
    def cell(c,x,b=False,al=None):
        c.text=''; p=c.paragraphs[0]; p.paragraph_format.space_after=Pt(0)
        if al: p.alignment=al
        r=p.add_run(x); r.font.size=Pt(8); r.bold=b
    for c,h in zip(t.rows[0].cells,hd): cell(c,h,True,AL.CENTER)
    e=OxmlElement('w:tblHeader'); e.set(qn('w:val'),'true'); t.rows[0]._tr.get_or_add_trPr().append(e)
    rows=[]; tot=dp=0; mer={}
    for q in Q:
        no,pr,prem,ten,sf,st_,ex,mo,an,dep,rem,steps,agr=q
        args=[]
        for a,b in steps: args+=['$'+m(b),sh(a)]
        rem=rem.format(*args); vac=ten.lower().startswith('vacant')
        r=t.add_row(); cs=r.cells
        cs_=OxmlElement('w:cantSplit'); r._tr.get_or_add_trPr().append(cs_)
        vals=[no,pr,prem,ten,m(sf,0) if sf else '',agr,sh(st_) if st_ else '',sh(ex) if isinstance(ex,dt.date) else (ex or ''),('$'+m(mo)) if mo is not None else (f'${an:.2f}/year' if an else ''),'$'+m(dep) if dep else '',rem]
        for i,(c,v) in enumerate(zip(cs,vals)): cell(c,v,al=AL.RIGHT if i in(4,8,9) else None)
        tot+=mo or 0; dp+=dep or 0
        pn=pr.split('\n')[0]
        if vac: rows.append(R(unit=no,propertyName=pn,unitType=prem,area=sf,statusText='VACANT' if no=='7' else 'vacant'))
        else: rows.append(R(unit=no,propertyName=pn,unitType=prem,area=sf,tenantName=ten,leaseStartDate=st_,leaseEndDate=ex,contractRent=mo,annualRent=an,deposit=dep,rentSteps=[dict(date=a,amount=b) for a,b in steps]))
    r=t.add_row().cells; x=r[0].merge(r[7]); cell(x,'Total monthly rent (nominal annual rents not included) and deposits held',True,AL.RIGHT); cell(r[8],'$'+m(tot),True,AL.RIGHT); cell(r[9],'$'+m(dp),True,AL.RIGHT)
    for i,w in enumerate(wid): t.columns[i].width=Inches(w)
    for rw in t.rows:
        for c,w in zip(rw.cells,wid): c.width=Inches(w)
    p=D_.add_paragraph(); p.paragraph_format.space_before=Pt(8); p.add_run('Prepared by the Office of Property and Real Estate. Premises used by a parish for its own purposes are not listed.')
    tmp=tempfile.mkdtemp(); f=os.path.join(tmp,name.replace('.pdf','.docx')); D_.save(f)
    subprocess.run(['soffice','--headless','-env:UserInstallation=file://'+tmp+'/lo','--convert-to','pdf','--outdir',D,f],check=True,capture_output=True); shutil.rmtree(tmp)
    truth(name,'MIXED_USE','Diocesan property office, Word','Word table with wrapped cells printed to PDF, landscape',None,'2025-07-01',rows,None,None,2,hard=True)

# ---------- 6. dormitory by bed, platypus, large
def doc6():
    name='ashgrove_linden_bed_roster_rent.pdf'; rnd=random.Random(606)
    from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
    from reportlab.lib.styles import getSampleStyleSheet
    ss=getSampleStyleSheet(); used=set()
    def nm():
        while 1:
            n=f'{rnd.choice(LAST)}, {rnd.choice(FIRST)}'
            if n not in used: used.add(n); return n
    H=[('Ashgrove Hall','AG',[('Double',2,612),('Double',2,612),('Triple',3,548),('Single',1,835)],range(1,5),14),
       ('Linden Court','LC',[('4BR Apt',4,895),('2BR Apt',2,965)],range(1,4),10)]
    els=[Paragraph('<b>Pinnock State College Foundation - Student Housing</b>',ss['Title']),Paragraph('<b>Rent Roll by Bed Space</b> &nbsp; As of 15 October 2024 &nbsp; Term: Academic Year 2024-25 (10 instalments, Aug-May)',ss['Normal']),Spacer(1,8)]
    hd=['Bed Space','Room Type','Resident','Student ID','Status','Start','End','Room\nInstalment','Meal Plan','Tech &\nLaundry','Total per\nMonth','Deposit']
    rows=[]; g=[0]*8; summ=[]
    f=lambda x:x.strftime('%d-%b-%y')
    data=[hd]; sty=[]
    GB=[0]*5
    for hall,pre,types,floors,nper in H:
        data.append([hall+'  (rent per bed, per instalment month)']+['']*11); sty+=[('SPAN',(0,len(data)-1),(-1,len(data)-1)),('BACKGROUND',(0,len(data)-1),(-1,len(data)-1),colors.HexColor('#e7e0cf')),('FONTNAME',(0,len(data)-1),(-1,len(data)-1),'Helvetica-Bold')]
        S=[0]*5; k=dict(Assigned=0,RA=0,Vacant=0,Offline=0)
        for fl in floors:
            for i in range(1,nper+1):
                ty,nb,rent=types[(i+fl)%len(types)]
                for b in 'ABCD'[:nb]:
                    u=f'{pre}-{fl}{i:02d}{b}'
                    r=rnd.random()
                    st='RA' if (i==1 and b=='A') else 'Vacant' if r<.06 else 'Offline' if r<.075 else 'Assigned'
                    k[st]+=1
                    if st in('Vacant','Offline'):
                        data.append([u,ty,'','',st,'','','','','','','']); rows.append(R(unit=u,building=hall,unitType=ty,statusText=st)); continue
                    n=nm(); s=d(2024,8,18) if rnd.random()<.93 else d(2024,9,rnd.randint(2,28)); e=d(2025,5,10) if rnd.random()<.95 else d(2024,12,20)
                    rr=0 if st=='RA' else rent; meal=0 if (pre=='LC' and rnd.random()<.6) else rnd.choice([318,362,405]); te=0 if st=='RA' else 28; tot=rr+meal+te; dep=0 if st=='RA' else rnd.choice([200,200,200,300])
                    data.append([u,ty,n,'P%07d'%rnd.randint(2000000,2999999),st,f(s),f(e),m(rr),m(meal) if meal else '',m(te) if te else '',m(tot),m(dep) if dep else ''])
                    rows.append(R(unit=u,building=hall,unitType=ty,tenantName=n,statusText=st,leaseStartDate=s,leaseEndDate=e,contractRent=rr,deposit=dep or None,totalCharges=tot,
                       charges=([dict(code='Meal Plan',amount=meal)] if meal else [])+([dict(code='Tech & Laundry',amount=te)] if te else [])))
                    for j,v in enumerate([rr,meal,te,tot,dep]): S[j]+=v
        data.append([hall+' total','','','','','','',m(S[0]),m(S[1]),m(S[2]),m(S[3]),m(S[4])]); sty+=[('FONTNAME',(0,len(data)-1),(-1,len(data)-1),'Helvetica-Bold'),('LINEABOVE',(0,len(data)-1),(-1,len(data)-1),.8,colors.black),('SPAN',(0,len(data)-1),(6,len(data)-1))]
        for j in range(5): GB[j]+=S[j]
        summ.append((hall,k))
    data.append(['Both halls','','','','','','']+[m(v) for v in GB]); sty+=[('FONTNAME',(0,len(data)-1),(-1,len(data)-1),'Helvetica-Bold'),('LINEABOVE',(0,len(data)-1),(-1,len(data)-1),1.5,colors.black)]
    t=Table(data,colWidths=[52,46,122,54,48,54,54,56,52,50,56,54],repeatRows=1,rowHeights=[24]+[13]*(len(data)-1))
    t.setStyle(TableStyle([('FONTSIZE',(0,0),(-1,-1),7.5),('FONTNAME',(0,0),(-1,0),'Helvetica-Bold'),('LEADING',(0,0),(-1,0),9),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('ALIGN',(7,0),(-1,-1),'RIGHT'),('LINEBELOW',(0,0),(-1,0),1,colors.black),('LINEBELOW',(0,1),(-1,-1),.25,colors.lightgrey),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),1)]+sty))
    els.append(t); els.append(Spacer(1,14)); els.append(Paragraph('<b>Occupancy summary</b>',ss['Normal'])); els.append(Spacer(1,4))
    sm=[['Hall','Beds','Assigned','RA','Occupied','Vacant','Offline']]; c=[0]*6
    for h,k in summ:
        v=[sum(k.values()),k['Assigned'],k['RA'],k['Assigned']+k['RA'],k['Vacant'],k['Offline']]; sm.append([h]+v); c=[a+b for a,b in zip(c,v)]
    sm.append(['Total']+c); t2=Table(sm,hAlign='LEFT',colWidths=[110]+[55]*6); t2.setStyle(TableStyle([('FONTSIZE',(0,0),(-1,-1),8),('GRID',(0,0),(-1,-1),.4,colors.grey),('ALIGN',(1,0),(-1,-1),'RIGHT'),('FONTNAME',(0,0),(-1,0),'Helvetica-Bold')])); els.append(t2)
    def foot(cv,dd): cv.setFont('Helvetica',7); cv.drawString(36,22,'Housing Director / Bed Roster Rent v7.4'); cv.drawRightString(756,22,f'Page {dd.page}')
    SimpleDocTemplate(doc(name),pagesize=landscape(letter),leftMargin=36,rightMargin=36,topMargin=34,bottomMargin=38,invariant=1).build(els,onFirstPage=foot,onLaterPages=foot)
    # offline beds are neither let nor (in the print) vacant -> vacant stays as the print counts it
    truth(name,'STUDENT_HOUSING','College foundation housing office','by bed, multi-page platypus table, hall sections, meal and tech charges','Pinnock State College Foundation - Student Housing','2024-10-15',rows,c[0],c[3],c[4] if c[5]==0 else None)

# ---------- 7. union hall building, Access cards
def doc7():
    name='local417_building_corp_tenant_cards.pdf'
    c=canvas.Canvas(doc(name),pagesize=letter,invariant=1); W,H=letter
    fm=lambda x:x.strftime('%d-%b-%Y') if isinstance(x,dt.date) else x
    L=[('Ground Floor',[('G-1','Millworkers Federal Credit Union',3420,d(2016,1,1),d(2025,12,31),6412.5,550,200,None,'Amendment No. 2, 14-Nov-2020',[]),
        ('G-2','Rosa\'s Lunch Counter',1160,d(2021,5,1),d(2026,4,30),1836.67,310,0,1836.67,None,[(d(2025,5,1),1891.77)]),
        ('G-3',None,890,None,None,None,None,None,None,None,[]),
        ('HALL','Local 417 - Meeting Hall (own use)',5200,None,None,0,None,None,None,None,[])]),
       ('Second Floor',[('201','Joint Apprenticeship Training Trust',4150,d(2019,9,1),d(2029,8,31),6571,480,250,6000,'Amendment No. 1, 3-Jun-2024',[(d(2025,9,1),6768.13),(d(2026,9,1),6971.17)]),
        ('202','Health & Welfare Fund Office',2875,d(2020,1,1),d(2029,12,31),4552.08,335,300,None,None,[(d(2026,1,1),4688.64)]),
        ('203','Pruett, Okafor & Dell, Attorneys',1940,d(2022,11,1),d(2027,10,31),3395,225,150,6790,None,[(d(2025,11,1),3496.85)]),
        ('204','Retirees\' Club of Local 417',610,None,'M-T-M',100,None,None,None,None,[])]),
       ('Third Floor',[('301','State Council of Transit Unions',3260,d(2023,4,1),d(2028,3,31),5297.5,380,100,5297.5,None,[(d(2026,4,1),5456.43)]),
        ('302','Lantern Workers\' Legal Aid',1475,d(2018,7,1),d(2024,6,30),2151.04,170,50,2000,'Holding over since 1-Jul-2024',[]),
        ('303',None,2240,None,None,None,None,None,None,None,[]),
        ('304','Vantage Dental Lab',1320,d(2024,2,1),d(2029,1,31),2200,265,0,4400,None,[(d(2026,2,1),2266),(d(2027,2,1),2333.98)])])]
    pg=[0]
    def head():
        pg[0]+=1
        c.setFillColor(colors.HexColor('#24406e')); put(c,40,H-52,450,'Tenant Rent Roll','l','Times-BoldItalic',20); c.setFillColor(colors.black)
        put(c,40,H-68,500,'Local 417 Building Corporation  -  Solidarity House, 900 Foundry Street','l','Times-Roman',10)
        put(c,40,H-81,500,'Rents in effect 01-Apr-2025','l','Times-Roman',10)
        c.setLineWidth(2); c.setStrokeColor(colors.HexColor('#24406e')); c.line(40,H-88,W-40,H-88); c.setStrokeColor(colors.black); c.setLineWidth(.4)
        put(c,40,26,200,'Thursday, April 10, 2025','l','Times-Roman',8); put(c,W-240,26,200,f'Page {pg[0]} of 2','r','Times-Roman',8)
        return H-108
    def lab(x,y,l,v,w=60,vw=90,al='l'):
        c.setFillGray(.35); put(c,x,y,w,l,'l','Times-Roman',8.5); c.setFillGray(0); put(c,x+w,y,vw,v,al,'Helvetica',8.5)
    y=head(); rows=[]; G=[0]*5; no=nv=0
    for fl,its in L:
        if y<200: c.showPage(); y=head()
        put(c,40,y,300,'Floor:  '+fl,'l','Times-BoldItalic',12); y-=16; S=[0]*5
        for su,t,sf,s,e,rent,el,pk,dep,am,steps in its:
            h=(34 if t and 'own use' in t else 46+(14 if (steps or am) else 0)) if t else 22
            if y-h<60: c.showPage(); y=head(); put(c,40,y,300,'Floor:  '+fl+' (cont.)','l','Times-BoldItalic',12); y-=16
            c.rect(40,y-h+12,W-80,h-2,stroke=1,fill=0)
            yy=y-2
            lab(48,yy,'Suite',su,30,60); lab(140,yy,'Tenant',t or '(no tenant)',36,230); lab(430,yy,'Sq Ft',m(sf,0),40,80,'r')
            S[0]+=sf
            if not t:
                nv+=1; rows.append(R(unit=su,building=None,area=sf,statusText='(no tenant)')); y-=h+4; continue
            own='own use' in t
            if own:
                lab(48,yy-13,'Lease','none',30,60); lab(140,yy-13,'Base Rent','$0.00',48,62,'r')
                rows.append(R(unit=su,area=sf,tenantName=t,contractRent=0,statusText='own use'))
                y-=h+4; continue
            no+=1
            lab(48,yy-13,'From',fm(s) if s else '',30,60); lab(48,yy-26,'To',fm(e),30,60)
            lab(140,yy-13,'Base Rent','$'+m(rent),48,62,'r'); lab(140,yy-26,'Electric','$'+m(el) if el else '',48,62,'r')
            lab(270,yy-13,'Parking','$'+m(pk) if pk else '',44,60,'r'); tot=rent+(el or 0)+(pk or 0); lab(270,yy-26,'Total Due','$'+m(tot),44,60,'r')
            lab(430,yy-13,'Deposit','$'+m(dep) if dep else '',40,80,'r')
            x=[]
            if am: x.append(am)
            if steps: x.append('Scheduled base rent: '+', '.join(f'${m(b)} from {fm(a)}' for a,b in steps))
            if x: put(c,48,yy-39,510,'Memo:  '+'.  '.join(x),'l','Times-Italic',8.5)
            rows.append(R(unit=su,area=sf,tenantName=t,leaseStartDate=s,leaseEndDate=e,contractRent=rent,deposit=dep,totalCharges=round(tot,2),statusText='Holding over' if am and am.startswith('Holding') else 'Occupied',
               charges=([dict(code='Electric',amount=el)] if el else [])+([dict(code='Parking',amount=pk)] if pk else []),rentSteps=[dict(date=a,amount=b) for a,b in steps]))
            for j,v in enumerate([0,rent,el or 0,pk or 0,tot]): S[j]+=v
            y-=h+4
        put(c,60,y-2,490,f'Sum for {fl}:   Sq Ft {m(S[0],0)}    Base Rent ${m(S[1])}    Electric ${m(S[2])}    Parking ${m(S[3])}    Total Due ${m(S[4])}','l','Times-Bold',9); y-=24
        G=[a+b for a,b in zip(G,S)]
    c.setLineWidth(1); c.line(40,y+12,W-40,y+12)
    put(c,40,y-2,530,f'Grand Total:   Sq Ft {m(G[0],0)}    Base Rent ${m(G[1])}    Electric ${m(G[2])}    Parking ${m(G[3])}    Total Due ${m(G[4])}','l','Times-Bold',9.5)
    c.save()
    truth(name,'OFFICE','Union building corporation, Access report','card per suite (form layout), group footers','Solidarity House','2025-04-01',rows,len(rows),None,2,hard=True)

# ---------- 8. Tally, Indian school trust, row dropped
def doc8():
    name='vidyadhara_trust_tally_rent_register.pdf'
    def inr(x,dec=2):
        s=f'{x:.2f}'; a,b=s.split('.')
        if len(a)>3:
            h,t=a[:-3],a[-3:]; p=[]
            while len(h)>2: p.insert(0,h[-2:]); h=h[:-2]
            if h: p.insert(0,h)
            a=','.join(p+[t])
        return a+('.'+b if dec else '')
    f=lambda x:f'{x.day}-{x.strftime("%b-%y")}'
    L=[('Saraswati Shopping Complex',[('Shop G-1','Anand Book Depot',420,'LL/19/04',d(2019,6,1),d(2028,5,31),31500,1260,189000),('Shop G-2','Maruti Stationers & Xerox',310,'LL/22/11',d(2022,4,1),d(2027,3,31),22320,930,133920),
        ('Shop G-3','Café Filter Kaapi',540,'LL/23/02',d(2023,2,15),d(2026,2,14),45900,1620,275400),('Shop G-4','Lakshmi Medicals',385,'LL/18/01',d(2018,1,1),d(2026,12,31),26950,1155,100000),
        ('Shop G-5',None,300,'',None,None,None,None,None),('Shop G-6','Udaan Coaching Classes',760,'LL/24/07',d(2024,7,1),d(2029,6,30),49400,2280,296400),
        ('Off. F-1','Bharat Gramin Bank',2150,'LD/15/03',d(2015,10,1),d(2030,9,30),161250,6450,967500),('Off. F-2','R. K. Deshmukh & Co., C.A.',640,'LL/21/09',d(2021,9,1),d(2026,8,31),35200,1920,211200),
        ('Off. F-3','Nirmal Eye Clinic',980,'LL/23/06',d(2023,6,1),d(2028,5,31),58800,2940,352800),('Off. F-4',None,720,'',None,None,None,None,None)]),
       ('Gurukul Road Annexe',[('GA-01','Swasti Pathology Lab',610,'LL/22/14',d(2022,8,1),d(2027,7,31),28670,1525,172020),('GA-02','Vidya Uniforms',450,'LL/20/05',d(2020,5,1),d(2025,4,30),20250,1125,121500),
        ('GA-03','Sharada Sweets',380,'LL/24/01',d(2024,1,1),d(2026,12,31),21850,950,131100),('GA-04','Trinetra Opticals',290,'LL/23/10',d(2023,11,1),d(2026,10,31),14500,725,87000),('GA-05','Telenova Towers Ltd. (terrace)',0,'LD/17/02',d(2017,4,1),d(2032,3,31),24000,0,144000)]),
       ('Teachers\' Quarters, Plot 9',[('Qtr 1','Smt. V. Iyer',520,'SQ/06',d(2020,6,1),'Service',4500,300,None),('Qtr 2','Shri P. Kulkarni',520,'SQ/11',d(2022,6,1),'Service',4500,300,None),('Qtr 3','Shri M. D\'Costa',520,'SQ/09',d(2021,12,1),'Service',4500,300,None),('Qtr 4',None,520,'',None,None,None,None,None),('Qtr 5','Smt. A. Ghoshal',640,'SQ/13',d(2023,6,1),'Service',5500,350,None),('Qtr 6','Shri T. Pillai',640,'SQ/02',d(2016,6,1),'Service',5000,350,None)])]
    c=canvas.Canvas(doc(name),pagesize=landscape(A4),invariant=1); W,H=landscape(A4)
    X=[(30,52,'l'),(84,150,'l'),(234,50,'l'),(284,42,'r'),(334,52,'l'),(388,52,'l'),(444,70,'r'),(518,62,'r'),(584,66,'r'),(654,72,'r'),(730,80,'r')]
    hd=['Unit','Particulars','Agmt. No.','Sq.ft','From','Upto','Rent p.m.','Maint. p.m.','GST @ 18%','Total','Deposit']
    put(c,0,H-36,W,'Shri Vidyadhara Education Trust','c','Helvetica-Bold',12); put(c,0,H-48,W,'Survey No. 114, Gurukul Road','c','Helvetica',8.5); put(c,0,H-64,W,'Rent Register','c','Helvetica-Bold',10.5); put(c,0,H-76,W,'as at 31-Mar-25','c','Helvetica',9)
    put(c,W-130,H-92,100,'Page 1','r','Helvetica-Oblique',8)
    y=H-108; c.setLineWidth(.6); c.line(30,y+11,W-30,y+11)
    for (x,w,a),t in zip(X,hd): put(c,x,y,w,t,a,'Helvetica',8.5)
    c.line(30,y-4,W-30,y-4); y-=17
    rows=[]; G=[0]*6; dropped=None
    for b,its in L:
        put(c,30,y,300,b,'l','Helvetica-Bold',9); y-=13; S=[0]*6
        for u,t,sf,ag,s,e,r,mt,dep in its:
            if t:
                gst=0 if b.startswith('Teach') else round((r+mt)*.18,2); tot=r+mt+gst
                for j,v in enumerate([sf,r,mt,gst,tot,dep or 0]): S[j]+=v
                if u=='GA-04': continue       # planted: row dropped, totals keep it
                v=[u,t,ag,inr(sf,0) if sf else '',f(s),f(e) if isinstance(e,dt.date) else e,inr(r),inr(mt) if mt else '',inr(gst) if gst else '',inr(tot),inr(dep) if dep else '']
                rows.append(R(unit=u,building=b,area=sf or None,tenantName=t,leaseStartDate=s,leaseEndDate=e,contractRent=r,deposit=dep,totalCharges=round(tot,2),
                   charges=([dict(code='Maint. p.m.',amount=mt)] if mt else [])+([dict(code='GST @ 18%',amount=gst)] if gst else [])))
            else:
                v=[u,'Vacant','',inr(sf,0)]+['']*7; S[0]+=sf; rows.append(R(unit=u,building=b,area=sf,statusText='Vacant'))
            for i,((x,w,a),q) in enumerate(zip(X,v)): put(c,x+(8 if i==0 else 0),y,w,q,a,'Helvetica-Oblique' if i==1 else 'Helvetica',8.5)
            y-=12
        c.setLineWidth(.3); c.line(284,y+8,W-30,y+8); y-=2
        for k,q in ((3,inr(S[0],0)),(6,inr(S[1])),(7,inr(S[2])),(8,inr(S[3]) if S[3] else ''),(9,inr(S[4])),(10,inr(S[5]) if S[5] else '')): put(c,X[k][0],y,X[k][1],q,X[k][2],'Helvetica-Bold',8)
        y-=17; G=[a+q for a,q in zip(G,S)]
    c.setLineWidth(.6); c.line(30,y+12,W-30,y+12); put(c,84,y,100,'Grand Total','l','Helvetica-Bold',9)
    for k,q in zip((3,6,7,8,9,10),[inr(G[0],0)]+[inr(v) for v in G[1:]]): put(c,X[k][0]-4,y,X[k][1]+4,q,X[k][2],'Helvetica-Bold',8)
    c.line(30,y-5,W-30,y-5); y-=20
    put(c,30,y,700,'Rents rise 5% every completed year under LL agreements. Teachers\' quarters: GST not applicable. Amounts in INR.','l','Helvetica-Oblique',8)
    c.save()
    truth(name,'MIXED_USE','School trust, Tally print','A4 landscape, Indian digit grouping, group totals','Shri Vidyadhara Education Trust','2025-03-31',rows,None,None,None,
       planted=dict(what='row GA-04 (Trinetra Opticals, 14,500.00) of Gurukul Road Annexe not printed though in its group total and the grand total',kind='row_dropped'))
if __name__=='__main__':
    doc5();doc6();doc7();doc8()
