from common import *
import subprocess
from reportlab.lib.pagesizes import letter, legal, landscape, A4
# ---------- P4 JD Edwards rent roll by business unit (planted: total_wrong)
def p4():
    R=random.Random(104); f='R15640_XJDE0001_rentroll.pdf'; nmI=Names(R,'ind');nmO=Names(R,'office');nmI.p+=nmO.p[30:]
    BU=[('40110','Calder Logistics Park - Bldg A','WHS',17,(8000,46000),(6.1,9.2)),('40120','Calder Logistics Park - Bldg B','WHS',13,(9000,52000),(5.9,8.8)),('40200','Merriam Commerce Center','FLX',21,(1800,9500),(9.5,14)),('40310','Sayer Street Offices','OFC',19,(900,6400),(18,26)),('40400','Port Ellery Distribution','WHS',9,(22000,98000),(4.9,7.1)),('40550','Halcott Showrooms','SHR',14,(2200,8800),(11,17))]
    lines=[];tr=[];G=dict(a=0,oa=0,r=0,d=0,n=0,v=0)
    W=168
    def money(x): return f"{abs(x):,.2f}"+('-' if x<0 else '')
    cols="{:<5}{:<9}{:<5}{:<5}{:>8}  {:<27}{:<9}{:<9}{:>11}{:>15}{:>16}{:>9}{:>14}{:>14}"
    lno=R.randrange(2100,2300)
    bad=2
    for bi,(bu,nmb,ut,n,ar,rr) in enumerate(BU):
        lines.append(('h',f"Business Unit . . . .  {bu:>12}   {nmb}"));lines.append(('b',''))
        t=dict(a=0,oa=0,r=0,d=0,n=0,v=0)
        for k in range(n):
            fl=f"{1+k//7:02d}" if ut=='OFC' else '01'
            u=f"{(1+k//7)*100+(k%7)*5+1}" if ut=='OFC' else f"{chr(65+bi)}{(k+1)*5:03d}"
            a=R.randrange(*ar); vac=R.random()<.11; t['n']+=1;t['a']+=a
            if vac:
                t['v']+=1; lines.append(('r',cols.format(fl,u,ut,'','','** VACANT **','','',m0(a)+'.00','.00','.00','','','')))
                tr.append(dict(unit=u,propertyName=nmb,unitType=ut,area=a,statusText='VACANT',contractRent=0.0,annualRent=0.0)); continue
            lno+=R.randrange(1,9); st=D(R.randrange(2015,2026),R.randrange(1,13),1); T=R.choice([36,60,60,84,120])
            while end_of(st,T)<D(2026,1,31): T+=36
            en=end_of(st,T); rent=round(a*R.uniform(*rr)/12,2); dep=R.choice([rent,round(rent,-2),0,0]); hold=R.random()<.06
            if hold: en=D(2025,R.randrange(6,12),30); st=min(st,D(2020,en.month,1))
            name=(nmO if ut=='OFC' else nmI)()[:26]; bal=R.choice([0,0,0,rent,-round(R.uniform(20,900),2),round(R.uniform(60,2400),2)])
            lines.append(('r',cols.format(fl,u,ut,'HO' if hold else R.choice(['NN','GR','MG']),lno,name,st.strftime('%m/%d/%y'),en.strftime('%m/%d/%y'),m0(a)+'.00',m2(rent),m2(rent*12),m2(rent*12/a),money(dep) if dep else '',money(bal) if bal else '')))
            tr.append(dict(unit=u,propertyName=nmb,unitType=ut,area=a,tenantName=name,leaseStartDate=st,leaseEndDate=en,contractRent=rent,annualRent=rent*12,deposit=dep or None,balance=bal or None))
            t['oa']+=a;t['r']+=rent;t['d']+=dep
            if R.random()<.18 and not hold:
                d=D(2026,st.month,1) if st.month>1 else D(2027,1,1)
                if d<en:
                    na=round(rent*1.03,2); lines.append(('r',' '*34+f"Escalation  RENT  Eff {d:%m/%d/%y}  Monthly {m2(na)}")); tr[-1]['rentSteps']=[dict(date=d,amount=na)]
        pr=t['r']+(1000 if bi==bad else 0); t['pr']=pr
        lines.append(('r',' '*77+'-'*91)); 
        lines.append(('r',cols.format('','','','','','  Total Business Unit','','',m0(t['a'])+'.00',m2(pr),m2(t['r']*12),m2(t['r']*12/t['oa']),m2(t['d']),'')))
        lines.append(('r',f"     Occupied {t['n']-t['v']:>3} units {m0(t['oa']):>10} sf ({t['oa']/t['a']*100:.2f}%)    Vacant {t['v']:>3} units {m0(t['a']-t['oa']):>10} sf ({100-t['oa']/t['a']*100:.2f}%)"));lines.append(('b',''))
        for k in G: G[k]+=t[k]
    lines.append(('r',' '*77+'='*91));lines.append(('r',cols.format('','','','','','  GRAND TOTAL','','',m0(G['a'])+'.00',m2(G['r']),m2(G['r']*12),m2(G['r']*12/G['oa']),m2(G['d']),'')))
    lines.append(('r',f"     Occupied {G['n']-G['v']:>3} units {m0(G['oa']):>10} sf    Vacant {G['v']:>3} units {m0(G['a']-G['oa']):>10} sf    Total {G['n']:>3} units"))
    p=Pg(os.path.join(DOC,f),landscape(letter),'Courier',7.15); fs=7.15; cw=fs*.6; x=(p.W-W*cw)/2
    def head():
        T=lambda i,l,c,r: p.t(x,24+8.4*i,l.ljust(58)+c.center(52)+r.rjust(W-110))
        T(0,'R15640','Ostrander Realty Holdings, Inc.','1/05/26    7:02:18');T(1,'','Rent Roll by Business Unit',f'Page -  {p.page:>6}');T(2,'XJDE0001','As Of Date  12/31/25','')
        p.t(x,60,cols.format('','','Unit','Lse','Lease','','Begin','Ending','Rentable','Monthly','Annual','Annual','Security','Account'))
        p.t(x,68,cols.format('Fl','Unit','Type','Typ','Number','Lessee Name','Date','Date','Area','Rent','Rent','Per SF','Deposit','Balance'))
        p.t(x,76,' '.join('-'*w for w in (4,8,4,4,8,27,8,8,11,14,15,8,13,14))[:W]); return 88
    y=head()
    for i,(k,s) in enumerate(lines):
        if y>p.H-30 or (k=='h' and y>p.H-90): p.new(); y=head()
        if k!='b': p.t(x,y,s,fs=fs)
        y+=8.6
    p.save()
    b=BU[bad]
    save(f,'WAREHOUSE','JD Edwards green-bar spool, portfolio by business unit',False,dict(propertyName='Ostrander Realty Holdings, Inc.',asOnDate='2025-12-31',units=G['n'],occupied=G['n']-G['v'],vacant=G['v'],sheet=None,planted=dict(what=f"Total Business Unit {b[0]} {b[1]}: printed monthly rent is 1,000.00 more than the sum of its rows (annual, grand total are right)",kind='total_wrong'),rows=tr))
# ---------- P5 law firm exhibit, ground leases (docx -> pdf)
def p5():
    from docx import Document
    from docx.shared import Pt, Inches
    from docx.enum.text import WD_ALIGN_PARAGRAPH
    f='Exhibit_F_Ground_Lease_Schedule.pdf'
    rows=[
     ('1','Copperline Hospitality Ground Holdings, LLC','Parcel 1 (Hotel Tract)',4.118,'Ground Lease dated March 2, 2004; First Amendment dated June 11, 2015',D(2004,4,1),D(2103,3,31),486000,[(D(2029,4,1),534600)],'$534,600.00 per annum from April 1, 2029',0),
     ('2','Fieldstone Grocers, Inc.','Parcel 2 (Supermarket Tract)',6.902,'Ground Lease dated October 20, 2011',D(2012,2,1),D(2062,1,31),391250.04,[(D(2027,2,1),430375.08),(D(2032,2,1),473412.60)],'$430,375.08 per annum from February 1, 2027; $473,412.60 per annum from February 1, 2032',100000),
     ('3','First Prairie Credit Union','Outlot 3-A',0.871,'Ground Lease dated May 5, 2019, as assigned May 1, 2022',D(2019,9,1),D(2039,8,31),118500,[],'Fair market value reset on September 1, 2029 (not less than then-current rent)',0),
     ('4','Roadrunner Auto Parts, L.P.','Outlot 3-B',0.764,'Ground Lease dated August 30, 2021',D(2022,1,15),D(2042,1,31),96000,[(D(2027,2,1),105600)],'$105,600.00 per annum from February 1, 2027',24000),
     ('5',None,'Outlot 3-C',0.690,'—',None,None,None,[],'—',None),
     ('6','Skylark Wireless Towers LLC','Easement Area (Cell Site)',0.058,'Option and Land Lease dated January 9, 2016',D(2016,3,1),'Month to month',31200,[],'None',2600),
     ('7','County Transit Authority','Park-and-Ride Lot',2.340,'Surface Lease dated July 1, 2023',D(2023,7,1),D(2033,6,30),60000,[],'CPI-U, each July 1 (cap 3%)',0),
    ]
    d=Document(); s=d.sections[0]; s.page_width,s.page_height=Inches(8.5),Inches(11); s.left_margin=s.right_margin=Inches(.8); s.top_margin=Inches(.9)
    st=d.styles['Normal']; st.font.name='Liberation Serif'; st.font.size=Pt(11)
    def para(t,b=False,al=None,sz=None,it=False):
        p=d.add_paragraph(); r=p.add_run(t); r.bold=b; r.italic=it; p.paragraph_format.space_after=Pt(6)
        if sz: r.font.size=Pt(sz)
        if al=='c': p.alignment=WD_ALIGN_PARAGRAPH.CENTER
        return p
    s.header.paragraphs[0].text='Contribution Agreement – Wexcombe Landing'; s.header.paragraphs[0].alignment=WD_ALIGN_PARAGRAPH.RIGHT
    s.footer.paragraphs[0].text='Exhibit F – Page 1        4896-2210-7731 v.6'
    para('EXHIBIT F',True,'c',13);para('RENT ROLL OF GROUND LEASES',True,'c',12);para('(Certified as of November 30, 2025)',al='c')
    para('Contributor hereby represents that the following schedule is a true, correct and complete list of the Ground Leases affecting the fee estate in the land commonly known as Wexcombe Landing, Township of Ashby (the “Land”), that no rent has been paid more than one month in advance, and that the annual ground rents stated below are those now in effect.').alignment=WD_ALIGN_PARAGRAPH.JUSTIFY
    H=['Parcel / Outlot','Acres','Ground Tenant','Lease Documents','Term','Current Annual Ground Rent','Scheduled Adjustments','Security Deposit']
    wd=[.95,.5,1.1,1.1,.95,.95,1.05,.85]
    t=d.add_table(rows=1,cols=8); t.style='Table Grid'; t.autofit=False
    def cell(c,txt,b=False,al=None,w=None):
        c.text=''; p=c.paragraphs[0]; r=p.add_run(txt); r.font.size=Pt(8.5); r.bold=b
        if al=='r': p.alignment=WD_ALIGN_PARAGRAPH.RIGHT
        if al=='c': p.alignment=WD_ALIGN_PARAGRAPH.CENTER
        if w: c.width=Inches(w)
    for i,h in enumerate(H): cell(t.rows[0].cells[i],h,True,'c',wd[i])
    long=lambda x:f"{x:%B} {x.day}, {x.year}" if isinstance(x,dt.date) else x
    tr=[]
    for it,ten,prem,ac,doc,a,b,rent,steps,adj,dep in rows:
        c=t.add_row().cells
        term='—' if a is None else f"{long(a)} to {long(b)}" if isinstance(b,dt.date) else f"{long(a)}; thereafter {b.lower()}"
        for i,(x,al) in enumerate([(prem,None),(f'{ac:.3f}','r'),(ten or 'UNLEASED',None),(doc,None),(term,None),(f'${m2(rent)}' if rent else '—','r'),(adj,None),('—' if dep is None else 'None' if dep==0 else f'${m2(dep)}','r')]): cell(c[i],x,False,al,wd[i])
        q=dict(unit=prem,area=ac)
        if ten: q.update(tenantName=ten,leaseStartDate=a,leaseEndDate=b if isinstance(b,dt.date) else 'month to month',annualRent=rent,deposit=dep or None,rentSteps=[dict(date=x,amount=y,per='year') for x,y in steps])
        else: q['statusText']='UNLEASED'
        tr.append(q)
    for i,w in enumerate(wd): t.columns[i].width=Inches(w)
    c=t.add_row().cells; m=c[0].merge(c[4]); cell(m,'TOTAL ANNUAL GROUND RENT (six leases; one outlot unleased)',True); cell(c[5],f"${m2(sum(r[7] or 0 for r in rows))}",True,'r'); cell(c[7],f"${m2(sum(r[10] or 0 for r in rows))}",True,'r')
    d.add_paragraph()
    para('Rents are payable in equal monthly installments in advance, except Parcel 1 (quarterly). Acreage is taken from the ALTA survey and is approximate.',it=True,sz=9.5)
    para('CONTRIBUTOR:  WEXCOMBE LANDING LAND COMPANY, L.P.',True,sz=10);para('By: ______________________________     Title: Authorized Signatory',sz=10)
    tmp=os.path.join(BASE,'tmp'); os.makedirs(tmp,exist_ok=True); dx=os.path.join(tmp,f.replace('.pdf','.docx')); d.save(dx)
    subprocess.run(['soffice',f'-env:UserInstallation=file://{BASE}/lo','--headless','--convert-to','pdf','--outdir',DOC,dx],check=True,capture_output=True)
    save(f,'LAND','law-firm exhibit from a word processor, bordered table, long dates',True,dict(propertyName='Wexcombe Landing',asOnDate='2025-11-30',units=7,occupied=6,vacant=1,sheet=None,planted=None,rows=tr))
# ---------- P6 SAP RE-FX list print, euro formats
def p6():
    R=random.Random(106); f='REFX_rental_objects_2100.pdf'
    eu=lambda x:(f"{x:,.2f}".replace(',','_').replace('.',',').replace('_','.'))
    dd=lambda x:x.strftime('%d.%m.%Y')
    bt=['Kanzlei Brandt Osei PartG','Lindenhof Apotheke e.K.','Nordwerk Ingenieure GmbH','Bäckerei Kornmühle GmbH','Studio Halm Architekten','Optik Weitblick OHG','Hafenlicht Verlag AG','Zahnmedizin am Kai GbR','Sonnar Software GmbH','Teehandel Marsch KG','Fahrschule Vorfahrt','Buchhandlung Seitenweise','Möwe Reisen GmbH','Praxis Dr. Muster Nord MVZ','Kontor Spedition GmbH','Eiscafé Lagune','Yogaraum Elbstille','Versicherungsbüro Anker','Fjordbank AG Filiale 12','Druckerei Spaltsatz GmbH','Blumen Tausendschön','Kita Krabbenkutter e.V.','Pixelhafen Agentur GmbH','Notariat Kaiufer','Uhren Pendel GmbH','Gastro Kombüse GmbH','Call-Center Nordruf GmbH','Stadtwerke Servicepunkt']
    R.shuffle(bt); it=iter(bt)
    B=[('001','Speicherhaus A',['Retail']*4+['Office']*6+['Storage']*3),('002','Kontorhaus B',['Retail']*2+['Office']*8+['Storage']*2),('003','Tiefgarage',['Parking']*6)]
    cw=[8,9,4,10,12,26,11,11,11,11,10,10,12]
    al='lllrllllrrrrr'
    hd=[['RO No.','Usage','Fl.','Area','Contract','Business partner','Start','1st end','BR01','SC10','SC20','PK30','Total'],['','','','m2','','','','','Base rent','Serv.chrg','Heating','Parking','conditions']]
    def row(v,pre=''):
        return '|'+'|'.join((s[:w].ljust(w) if a=='l' else s[:w].rjust(w)) for s,w,a in zip(v,cw,al))+'|'
    Wd=len(row(['']*13)); rule='-'*Wd
    L=[];tr=[];G=[0]*6; no=10001; cn=300417; nu=0;nv=0
    for bc,bn,us_ in B:
        L.append(('h','|'+f" Building {bc} {bn}".ljust(Wd-2)+'|')); S=[0]*6; loc='G' 
        n=0
        for ty in us_:
            if ty!='Parking' and any(0 for _ in ''): pass
            no+=1;n+=1
            fl={'Retail':'EG','Office':f'{(n-1)//3:02d}','Storage':'UG','Parking':'UG'}[ty]
            a=round({'Retail':R.uniform(55,240),'Office':R.uniform(80,620),'Storage':R.uniform(12,60),'Parking':12.5*R.randrange(2,9)}[ty],2)
            S[0]+=a; nu+=1
            vac=(R.random()<.16)
            name=None if vac else (next(it,None) if ty!='Storage' and ty!='Parking' else R.choice([r['tenantName'] for r in tr if r.get('tenantName')]))
            if vac or name is None:
                nv+=1; L.append(('r',row([str(no),ty,fl,eu(a),'','*** vacant ***','','','0,00','0,00','0,00','0,00','0,00'])))
                tr.append(dict(unit=str(no),building=f'{bc} {bn}',unitType=ty,area=a,statusText='vacant',contractRent=0.0,totalCharges=0.0,charges=[dict(code=c,amount=0.0) for c in('BR01','SC10','SC20','PK30')])); continue
            cn+=R.randrange(1,40); st=D(R.randrange(2010,2026),R.choice([1,4,7,10]) if R.random()<.7 else R.randrange(1,10),1)
            en=end_of(st,12*R.choice([5,10,15]));
            while en<D(2025,10,31): en=end_of(addm(en,1,1),60)
            if R.random()<.2: en='unlimited'
            br=round(a*{'Retail':R.uniform(19,34),'Office':R.uniform(13,19.5),'Storage':R.uniform(6,8),'Parking':R.uniform(8,10)}[ty],2)
            sc=round(a*R.uniform(2.4,3.6),2) if ty!='Parking' else 0; he=round(a*R.uniform(.9,1.4),2) if ty in('Retail','Office') else 0; pk=R.choice([0,0,95.0,190.0,285.0]) if ty=='Office' else 0
            tot=round(br+sc+he+pk,2); nm=name[:26]
            L.append(('r',row([str(no),ty,fl,eu(a),str(cn),nm,dd(st),dd(en) if en!='unlimited' else en]+[eu(x) for x in(br,sc,he,pk,tot)])))
            tr.append(dict(unit=str(no),building=f'{bc} {bn}',unitType=ty,area=a,tenantName=nm,leaseStartDate=st,leaseEndDate=en,contractRent=br,totalCharges=tot,charges=[dict(code=c,amount=x) for c,x in zip(('BR01','SC10','SC20','PK30'),(br,sc,he,pk))]))
            for i,x in enumerate((br,sc,he,pk,tot)): S[i+1]+=x
        L.append(('x',rule));L.append(('r',row(['*','Building',bc,eu(S[0]),'','','','']+[eu(x) for x in S[1:]])));L.append(('x',rule))
        G=[x+y for x,y in zip(G,S)]
    L.append(('r',row(['**','Co.code','','%s'%eu(G[0]),'','','','']+[eu(x) for x in G[1:]])));L.append(('x',rule))
    p=Pg(os.path.join(DOC,f),landscape(A4),'Courier',7.6); fs=min(7.6,(p.W-50)/(Wd*.6))
    def head():
        p.t(25,28,f"{dd(D(2025,10,6))}".ljust(30)+'Rental objects: occupancy and conditions'.center(Wd-60)+f"Page {p.page}".rjust(30),fs=fs)
        p.t(25,38,'Company code 2100  Nordkai Immobilien GmbH & Co. KG     Business entity 2100/1400  Hafenquartier Nordkai',fs=fs)
        p.t(25,48,'Key date 30.09.2025     Condition amounts per month, net, currency EUR     Layout /REFX_AUDIT',fs=fs)
        p.t(25,62,rule,fs=fs);p.t(25,70,row(hd[0]),fs=fs,font='Courier-Bold');p.t(25,78,row(hd[1]),fs=fs,font='Courier-Bold');p.t(25,86,rule,fs=fs); return 95
    y=head()
    for k,s in L:
        if y>p.H-30: p.t(25,y,rule,fs=fs); p.new(); y=head()
        if k=='h': p.box(25,y-6.5,Wd*fs*.6,8.6,fill=(.86,.91,.96))
        p.t(25,y,s,fs=fs,font='Courier-Bold' if k=='h' or '*' in s[:4] else 'Courier'); y+=9
    p.t(25,y+8,f'Number of rental objects: {nu}     of which let: {nu-nv}     vacant: {nv}',fs=fs); p.save()
    save(f,'MIXED_USE','SAP RE-FX ALV list print, pipe-ruled, German number and date formats',True,dict(propertyName='Hafenquartier Nordkai',asOnDate='2025-09-30',units=nu,occupied=nu-nv,vacant=nv,sheet=None,planted=None,rows=tr))
# ---------- P7 broker OM, medical office
def p7():
    R=random.Random(107); nm=Names(R,'med'); f='Larkmead_MOB_OM_tenancy_pages.pdf'; T=(.05,.29,.36);Gr=(.45,.45,.45)
    p=Pg(os.path.join(DOC,f),(13.333*72,7.5*72),'Helvetica',8)
    p.box(0,0,p.W,p.H,fill=T); p.t(70,210,'LARKMEAD MEDICAL PAVILIONS',fs=34,font='Helvetica-Bold',col=(1,1,1)); p.t(70,240,'Offering Memorandum  |  Section 4: Tenancy',fs=15,col=(.8,.9,.9)); p.t(70,470,'Verity Crest Capital Markets   •   Confidential   •   Rent roll effective January 1, 2026',fs=10,col=(.8,.9,.9)); p.new()
    P=[('Pavilion East',['E-100','E-120','E-150','E-200','E-210','E-230','E-300']),('Pavilion West',['W-101','W-105','W-110','W-115','W-201','W-220','W-240','W-260'])]
    sub={'Ortho':'Orthopaedics','Cardio':'Cardiology','Women':'OB/GYN','Health Sys':'Health-system clinic','Retina':'Ophthalmology','Spine':'Pain management','Pedia':'Pediatrics','Imaging':'Diagnostic imaging','Derma':'Dermatology','Allergy':'Allergy / immunology','Family':'Primary care','Physical':'Physical therapy','Oral':'Oral surgery','Lab':'Clinical laboratory','Fert':'Reproductive medicine','Gastro':'GI','ENT':'Ear, nose & throat','Renal':'Dialysis','Surg':'Ambulatory surgery','Behav':'Psychiatry'}
    C=dict(s=46,t=96,a=318,pc=356,st=376,en=436,mo=548,an=618,psf=658,rs=676,rt=810,op=872)
    tr=[];GA=GM=OA=0;nu=nv=0;allr=[]
    for b,us_ in P:
        for u in us_:
            r=dict(b=b,u=u,a=R.randrange(1180,9400))
            if u in('E-230','W-115'): r['v']=1
            else:
                st=D(R.randrange(2016,2026),R.randrange(1,13),1);Tm=R.choice([84,120,120,180])
                while end_of(st,Tm)<D(2026,6,1): Tm+=60
                r.update(n=nm(),st=st,en=end_of(st,Tm),mo=round(r['a']*R.uniform(22,34)/12))
                k=R.random(); d=D(2026,st.month,1) if st.month>1 else D(2027,1,1)
                r['steps']=[] if k<.4 else [(d,round(r['mo']*1.03))] if k<.7 else [(d,round(r['mo']*1.03)),(addm(d,12),round(r['mo']*1.03*1.03))]
                r['steps']=[x for x in r['steps'] if x[0]<r['en']]
                r['flat']=R.choice(['3.0% annually','CPI, 2%–4%','Flat'])
                if u=='W-240': r['en']='MTM';r['steps']=[];r['flat']='Flat'
            allr.append(r)
    TA=sum(r['a'] for r in allr)
    def head(ti):
        p.box(0,0,p.W,46,fill=T);p.t(40,30,ti,fs=18,font='Helvetica-Bold',col=(1,1,1)); p.t(p.W-40,30,'Larkmead Medical Pavilions','r',fs=10,col=(1,1,1))
        p.t(p.W/2,p.H-14,f'Verity Crest Capital Markets  |  {p.page}','c',fs=7,col=Gr)
    def hdr(y):
        p.box(40,y-2,p.W-80,27,fill=(.88,.93,.93))
        p.t((C['st']+C['en']+50)/2,y+8,'LEASE TERM','c','Helvetica-Bold',7); p.t((C['mo']+C['an'])/2-4,y+8,'IN-PLACE BASE RENT','c','Helvetica-Bold',7)
        for k,s in dict(s='SUITE',t='TENANT / SPECIALTY',st='START',en='EXPIRES',rs='ESCALATIONS',rt='REIMB.',op='RENEWAL').items(): p.t(C[k],y+20,s,'l','Helvetica-Bold',7)
        for k,s in dict(a='RSF',pc='% GLA',mo='MONTHLY',an='ANNUAL',psf='$/RSF').items(): p.t(C[k],y+20,s,'r','Helvetica-Bold',7)
        return y+40
    for b,us_ in P:
        head('Rent Roll'); p.t(40,66,b,fs=13,font='Helvetica-Bold',col=T); y=hdr(76); sa=sm=0
        for i,r in enumerate(x for x in allr if x['b']==b):
            p.ln(40,y+17,p.W-40,y+17,.3,(.7,.7,.7)); nu+=1
            p.t(C['s'],y,r['u'],font='Helvetica-Bold');p.t(C['a'],y,m0(r['a']),'r');p.t(C['pc'],y,f"{r['a']/TA*100:.1f}%",'r')
            q=dict(unit=r['u'],building=b,area=r['a']); sa+=r['a']
            if r.get('v'): nv+=1;p.t(C['t'],y,'Available',font='Helvetica-Oblique',col=(.7,.2,.1));q['statusText']='Available'
            else:
                p.t(C['t'],y,r['n']); p.t(C['t'],y+10,next((v for k,v in sub.items() if k in r['n']),'Medical'),fs=6.8,font='Helvetica-Oblique',col=Gr)
                p.t(C['st'],y,f"{r['st']:%d-%b-%y}");p.t(C['en'],y,f"{r['en']:%d-%b-%y}" if r['en']!='MTM' else 'MTM')
                p.t(C['mo'],y,'$'+m0(r['mo']),'r');p.t(C['an'],y,'$'+m0(r['mo']*12),'r');p.t(C['psf'],y,f"${r['mo']*12/r['a']:.2f}",'r')
                if r['steps']:
                    for j,(d,a) in enumerate(r['steps']): p.t(C['rs'],y+10*j,f"{us(d)}: ${m0(a)} per month",fs=7.2)
                else: p.t(C['rs'],y,r['flat'],fs=7.2)
                p.t(C['rt'],y,R.choice(['NNN','NNN','MG']));p.t(C['op'],y,R.choice(['2 x 5 yr','1 x 5 yr','None']) if r['en']!='MTM' else 'None')
                sm+=r['mo'];OA+=r['a'];q.update(tenantName=r['n'],leaseStartDate=r['st'],leaseEndDate=r['en'],contractRent=r['mo'],annualRent=r['mo']*12,rentSteps=[dict(date=d,amount=a) for d,a in r['steps']])
            tr.append(q); y+=30
        p.t(C['t'],y+2,f'Subtotal – {b}',font='Helvetica-Bold');p.t(C['a'],y+2,m0(sa),'r','Helvetica-Bold');p.t(C['mo'],y+2,'$'+m0(sm),'r','Helvetica-Bold');p.t(C['an'],y+2,'$'+m0(sm*12),'r','Helvetica-Bold')
        GA+=sa;GM+=sm; 
        if b=='Pavilion West':
            y+=24;p.box(40,y-12,p.W-80,18,fill=T)
            for k,s in dict(t='TOTAL / WEIGHTED AVERAGE').items(): p.t(C[k],y,s,font='Helvetica-Bold',col=(1,1,1))
            for k,s in dict(a=m0(GA),mo='$'+m0(GM),an='$'+m0(GM*12),psf=f'${GM*12/OA:.2f}').items(): p.t(C[k],y,s,'r','Helvetica-Bold',col=(1,1,1))
        p.t(40,p.H-28,'Note: Rents exclude reimbursements. RSF per landlord records; purchaser to verify. MTM = month-to-month.',fs=7,col=Gr); p.new()
    head('Lease Expiration Profile'); by={}
    for r in allr:
        if not r.get('v'): k='MTM' if r['en']=='MTM' else r['en'].year; by[k]=by.get(k,0)+r['a']
    x=80
    for k in ['MTM']*('MTM' in by)+sorted(k for k in by if k!='MTM'):
        h=by[k]/max(by.values())*240; p.box(x,360-h,40,h,fill=T);p.t(x+20,374,k,'c',fs=9);p.t(x+20,354-h,m0(by[k])+' SF','c',fs=7);x+=70
    p.t(80,90,f'{nu} suites   |   {nu-nv} leased   |   {nv} available   |   {OA/GA*100:.1f}% leased by area',fs=13,font='Helvetica-Bold',col=T); p.save()
    save(f,'OFFICE','broker offering-memorandum pages with cover and expiration chart, medical office',False,dict(propertyName='Larkmead Medical Pavilions',asOnDate='2026-01-01',units=nu,occupied=nu-nv,vacant=nv,sheet=None,planted=None,rows=tr))
if __name__=='__main__': p4();p5();p6();p7()
