import random, subprocess
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape, legal
from reportlab.lib import colors
# ---------------------------------------------------------------- 5: industrial park text report, two-line records; planted total_wrong
def d5():
    R=random.Random(5605); name='TRIPORT_RR0126.pdf'; asof=D(2026,1,31)
    T=["ACE CORRUGATED BOX","MIDSTATE FASTENER CO","LUMEN SIGN & AWNING","PALLET KINGS LLC","R & J CABINETWORKS","NORTHSTAR COLD BREW","TRI-PORT LOGISTICS","VELOCITY CROSS TRAINING","DELMAR TILE IMPORTS","HALE PRECISION GRINDING","GULFLINE MARINE ELEC","COPPER COIL HVAC INC","BUTTERFIELD BAKING CO","ONYX POWDER COATING","CITYWIDE RESTORATION","ROADRUNNER COURIER","STERLING EVENT RENTALS","APEX GARAGE DOOR","WESTWIND 3PL SERVICES","FOUR CORNERS PLUMBING SUP"]
    B=[('BLDG A - 4400 TRIPORT DR',['A-1','A-2','A-3','A-4','A-5','A-6']),('BLDG B - 4420 TRIPORT DR',['B-100','B-200']),('BLDG C - 4450 TRIPORT DR',['C-1','C-2','C-3','C-4','C-5','C-6','C-7','C-8']),('BLDG D - 4480 TRIPORT DR',['D-1','D-2','D-3/4','D-5','D-6'])]
    vac={'A-4','C-7'}; ti=iter(T)
    c=canvas.Canvas(doc(name),pagesize=landscape(letter)); W,H=landscape(letter); pg=[0]; FS=9.6; LH=10.8; y=[0]
    def ln(s,b=False):
        if y[0]<40: c.showPage(); head()
        c.setFont('Courier-Bold' if b else 'Courier',FS); c.drawString(48,y[0],s); y[0]-=LH
    def head():
        pg[0]+=1; y[0]=H-36
        for s in [f"{'HOLLOWAY INDUSTRIAL MGMT':<45}{'R E N T   R O L L':<50}{'PAGE':>20} {pg[0]:>4}",f"{'RPT: RR-0220':<45}{'TRIPORT BUSINESS PARK':<50}{'02/03/26 09:12':>25}",f"{'':<45}{'AS OF 01/31/26':<50}",'',
          f"{'UNIT':<8}{'TENANT':<28}{'SQ FT':>8}  {'COMMENCE':<10}{'BASE':>11}{'C.A.M.':>10}{'TAXES':>10}{'INSUR':>9}{'TOTAL':>12}{'SECURITY':>12}",
          f"{'':<8}{'  LEASE TYPE / NEXT INCREASE':<36}  {'EXPIRES':<10}{'RENT/MO':>11}{'/MO':>10}{'/MO':>10}{'/MO':>9}{'/MO':>12}{'DEPOSIT':>12}",'-'*120]: 
            c.setFont('Courier',FS); c.drawString(48,y[0],s); y[0]-=LH
    f=lambda v:f'{v:,.2f}'
    fd=lambda d:f'{d.month:02d}/{d.day:02d}/{d.year%100:02d}'
    head(); rows=[]; GT=[0]*7
    for b,us in B:
        ln(''); ln(b,True); ST=[0]*7
        for u in us:
            a=R.choice([3000,3600,4200,4800,6000,7500]) if not b.startswith('BLDG B') else R.choice([38400,52500])
            if y[0]<60: c.showPage(); head()
            if u in vac:
                r=dict(unit=u,building=b,area=a,statusText='VACANT',contractRent=0.,charges=[('C.A.M.',0.),('TAXES',0.),('INSUR',0.)],totalCharges=0.,deposit=0.)
                ln(f"{u:<8}{'*** VACANT ***':<28}{a:>8,}  {'':<10}{'.00':>11}{'.00':>10}{'.00':>10}{'.00':>9}{'.00':>12}{'.00':>12}"); ln(''); ST[0]+=a; rows.append(r); continue
            t=next(ti); psf=R.choice([8.4,9,9.6,10.2,11.1]) if a<10000 else 6.75
            m=round(a*psf/12,2); ch=[round(a*.11,2),round(a*.0925,2),round(a*.021,2)]
            if t.startswith('VELOC'): ch=[0.,0.,0.]
            st=D(R.randint(2018,2025),R.randint(1,12),1); en=addm(st,R.choice([36,60,84,120]))-dt.timedelta(1)
            while en<=asof: en=eom(addm(D(en.year,en.month,1),36))
            step=None; d=D(2026 if st.month>1 else 2027,st.month,1)
            if d<en and R.random()<.8: step=(d,round(m*1.035,2))
            dep=R.choice([0.,m,round(m*1.1,2),2500.,5000.])
            tot=round(m+sum(ch),2)
            r=dict(unit=u,building=b,tenantName=t,area=a,leaseStartDate=st,leaseEndDate=en,contractRent=m,charges=[('C.A.M.',ch[0]),('TAXES',ch[1]),('INSUR',ch[2])],totalCharges=tot,deposit=dep,rentSteps=[step] if step else None,statusText='Occupied'); rows.append(r)
            z=lambda v:f(v) if v else '.00'
            ln(f"{u:<8}{t:<28}{a:>8,}  {fd(st):<10}{f(m):>11}{z(ch[0]):>10}{z(ch[1]):>10}{z(ch[2]):>9}{f(tot):>12}{z(dep):>12}")
            x='GROSS' if ch[0]==0 else 'NNN'
            ln(f"{'':<8}{'  '+x+(f'   {fd(step[0])} {f(step[1])}' if step else ''):<36}  {fd(en):<10}")
            for i,v in enumerate([a,m]+ch+[tot,dep]): ST[i]+=v
        ln(f"{'':<36}{'-'*8:>8}{'':<12}{'-'*10:>11}{'-'*9:>10}{'-'*9:>10}{'-'*8:>9}{'-'*11:>12}{'-'*11:>12}")
        tt=ST[5]
        ln(f"{'':<8}{'TOTAL '+b[:6]:<28}{ST[0]:>8,}{'':<12}{f(ST[1]):>11}{f(ST[2]):>10}{f(ST[3]):>10}{f(ST[4]):>9}{f(tt+ (900 if b.startswith('BLDG C') else 0)):>12}{f(ST[6]):>12}",True)
        GT=[p+q for p,q in zip(GT,ST)]
    ln(''); ln('='*120)
    ln(f"{'':<8}{'TOTAL TRIPORT BUSINESS PARK':<28}{GT[0]:>8,}{'':<10}{f(GT[1]):>13}{f(GT[2]):>10}{f(GT[3]):>10}{f(GT[4]):>9}{f(GT[5]):>12}{f(GT[6]):>12}",True)
    ln(''); n=len(rows); v=len(vac); va=sum(r['area'] for r in rows if r['unit'] in vac)
    ln(f'UNITS: {n}    LEASED: {n-v}    VACANT: {v}    PCT LEASED (SQ FT): {100*(1-va/GT[0]):.2f}'); c.save()
    save(name,'TRIPORT BUSINESS PARK',asof,rows,n,n-v,v,'INDUSTRIAL','industrial landlord\'s legacy system','line-printer text report, two-line records, building subtotals',hard=True,
     planted=dict(what='the printed monthly TOTAL of BLDG C is 900.00 too high against its rows (and against the park total, which is right)',kind='total_wrong'),
     printed={'area':GT[0],'contractRent':GT[1],'chg:C.A.M.':GT[2],'chg:TAXES':GT[3],'chg:INSUR':GT[4],'totalCharges':GT[5],'deposit':GT[6]})
# ---------------------------------------------------------------- 6: small owner's Word schedule, mixed use
def d6():
    from docx import Document
    from docx.shared import Pt, Inches
    from docx.enum.text import WD_ALIGN_PARAGRAPH
    name='Rents - 612 Amsler St.pdf'
    d=Document(); s=d.sections[0]; s.left_margin=s.right_margin=Inches(.8); s.top_margin=Inches(.7)
    d.styles['Normal'].font.name='Liberation Sans'; d.styles['Normal'].font.size=Pt(10)
    p=d.add_paragraph(); r=p.add_run('612-616 Amsler Street'); r.bold=True; r.font.size=Pt(15)
    d.add_paragraph('Rents being collected, November 2025\nPrepared by the owner (Amsler Family Realty) for the buyer. Heat and hot water supplied by landlord.')
    rows=[]
    def table(hdr,data,widths,right):
        t=d.add_table(rows=1,cols=len(hdr)); t.autofit=False; t.style='Light Grid Accent 1' if len(hdr)==6 else 'Table Grid'
        for i,h in enumerate(hdr): t.rows[0].cells[i].text=h
        for q in data:
            cs=t.add_row().cells
            for i,v in enumerate(q): cs[i].text=v
        for rw in t.rows:
            for i,w in enumerate(widths):
                rw.cells[i].width=Inches(w)
                for pp in rw.cells[i].paragraphs:
                    pp.paragraph_format.space_after=Pt(1)
                    if i in right: pp.alignment=WD_ALIGN_PARAGRAPH.RIGHT
                    for rn in pp.runs: rn.font.size=Pt(9)
        return t
    d.add_paragraph().add_run('STORES').bold=True
    S=[('612','Bodega Fuerte Corp.',3850.,'4/30/2031',7700.,412.5),('614','Amsler Hand Laundry',2975.,'8/31/2027',2975.,318.),('614A','Kwik Phone Repair',1900.,'no lease',1900.,0.),('616','Ollie\'s Tavern, Inc.',5400.,'12/31/2029',16200.,585.25)]
    data=[]
    for u,t,m,e,dp,tx in S:
        data.append((u,t,f'${m:,.0f}',f'${tx:,.2f}' if tx else 'none',e,f'${dp:,.0f}'))
        q=dict(section='STORES',unit=u,tenantName=t,contractRent=m,deposit=dp,statusText='Occupied')
        q['leaseEndDate']=e if e=='no lease' else dt.datetime.strptime(e,'%m/%d/%Y').date()
        if tx: q['charges']=[('R.E. tax share per mo.',tx)]
        rows.append(q)
    ts=sum(x[2] for x in S); tt=sum(x[5] for x in S); td=sum(x[4] for x in S)
    data.append(('','Total stores',f'${ts:,.0f}',f'${tt:,.2f}','',f'${td:,.0f}'))
    table(['Store','Name','Rent per mo.','R.E. tax share per mo.','Lease ends','Security'],data,[.6,2.2,1.,1.2,1.1,.9],{2,3,5})
    d.add_paragraph(); d.add_paragraph().add_run('APARTMENTS').bold=True
    A=[('1R','Super (Hollis Juddway)','3 rms',0.,'','n/a',''),('2F','C. Marchetto','4 rms',1642.18,'9/30/26','RS',1642.18),('2M','Rosnay / Pellworth','3 rms',1875.,'6/30/26','RS pref.',1875.),('2R','E. Castrovane','5 rms',1211.04,'2/28/27','RS',1150.),('3F','Jarek Osterby','4 rms',2650.,'3/31/26','FM',2650.),('3M','M. Xanthakis','3 rms',988.6,'1/31/27','RS',940.),('3R','VACANT (renovating)','5 rms',None,'','',None),('4F','Ione Kettleford','4 rms',2725.,'8/31/26','FM',2725.),('4M','Mrs. Fitzmorley','3 rms',614.33,'statutory','RC',0.),('4R','T. and V. Nakagiri','5 rms',1733.9,'10/31/26','RS',1700.),('5F','Wendell Lathrope','4 rms',1598.77,'5/31/27','RS',1560.),('5M','D. Iglesmar','3 rms',2200.,'MTM','FM',2200.),('5R','G. Holtzmere','5 rms',3100.,'7/31/26','FM',6200.)]
    data=[]
    for u,t,ty,m,e,rg,dp in A:
        data.append((u,t,ty,rg,'' if m is None else f'{m:,.2f}',e,'' if dp in(None,'') else f'{dp:,.2f}'))
        q=dict(section='APARTMENTS',unit=u,unitType=ty,contractRent=m,deposit=dp if dp!='' else None,statusText='Occupied')
        if t.startswith('VAC'): q['statusText']='VACANT (renovating)'
        else: q['tenantName']=t
        if e: q['leaseEndDate']=dt.datetime.strptime(e,'%m/%d/%y').date() if '/' in e else e
        rows.append(q)
    ta=sum(x[3] or 0 for x in A); tda=sum(x[6] or 0 for x in A)
    data.append(('Total','','','',f'{ta:,.2f}','',f'{tda:,.2f}'))
    table(['Apt','Tenant','Size','Status','Rent now','Lease exp.','Sec. deposit'],data,[.5,2.2,.6,.8,1.,.9,1.],{4,6})
    d.add_paragraph()
    p=d.add_paragraph(); p.add_run(f'Total monthly rent, stores and apartments: ${ts+ta:,.2f}   (x 12 = ${12*(ts+ta):,.2f})').bold=True
    d.add_paragraph('RS = rent stabilized, RC = rent controlled, FM = free market. Super gets his apartment rent free. 614A has been month by month since the virus. 3R should bring $3,200 when done. Laundry room in the cellar brings about $140 a month more (not listed).')
    tmp='.'+name.replace('.pdf','.docx'); os.makedirs('.',exist_ok=True); d.save(tmp)
    subprocess.run(['soffice','-env:UserInstallation=file://.','--headless','--convert-to','pdf','--outdir',DOCS,tmp],check=True,capture_output=True)
    save(name,'612-616 Amsler Street','2025-11',rows,17,16,1,'MIXED_USE','family owner','typed Word document, two different tables (stores, apartments)',printed={'contractRent':ts+ta,'deposit':td+tda,'chg:R.E. tax share per mo.':tt})
# ---------------------------------------------------------------- 7: office tower by floor, platypus grouped headers
def d7():
    from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
    from reportlab.lib.styles import ParagraphStyle
    R=random.Random(5607); name='One_Calloway_Center_Tenant_Roster.pdf'; asof=D(2025,9,30)
    N=["Brandt Hollis LLP","Cobalt Actuarial Group","Everline Title & Escrow","Foundry Street Capital","Wexcombe Engineers","Pinnacle Court Reporting","Orrin & Vale, CPAs","Halcyon Staffing","US Dept. of Labor (GSA)","Tidewater Reinsurance Managers","Sable Point Advisors","Junction Media","Greenlaw Immigration Law","Kite & Anchor Design","Arbor Wealth Partners","Lockridge Surety","Mosaic Speech Therapy","Northfield Foundation","Quorum Analytics","Ridley Benefits Consulting","Stonebridge Mortgage","Trellis Software Inc.","Union Hall Ventures","Vantage Claims Service","Willowmere Counseling","Barrow Court Dental","Ashdown Insurance Agency","Fairlead Maritime Law","Glasspoint Labs","Ember & Co. Public Relations"]
    it=iter(N); st=ParagraphStyle('x',fontName='Helvetica',fontSize=6.8,leading=7.8)
    H1=['','','','Lease term','','Base rent','','','Monthly recoveries','','','Total\nmonthly','Security',''] 
    H2=['Suite','Tenant','RSF','From','To','Monthly','Annual','$/RSF','OpEx','RE Tax','Electric','billing','Cash','Letter of\ncredit']
    data=[H1,H2]; style=[]; rows=[]; G=[0.]*9
    f=lambda v:'-' if v==0 else f'{v:,.2f}'
    for fl,n in [('Lobby',2),('2',4),('3',1),('4',5),('5',3),('6',6),('7',2),('8',4),('9',5),('10',1),('PH',1)]:
        lab='LOBBY' if fl=='Lobby' else 'PENTHOUSE / ROOF' if fl=='PH' else f'FLOOR {fl}'
        style+= [('SPAN',(0,len(data)),(-1,len(data))),('BACKGROUND',(0,len(data)),(-1,len(data)),colors.HexColor('#d9dde6')),('FONT',(0,len(data)),(-1,len(data)),'Helvetica-Bold',7)]
        data.append([lab]+['']*13); S=[0.]*9
        tot=18250 if fl not in('Lobby','PH') else 3900 if fl=='Lobby' else 0
        w=[R.uniform(.5,1.5) for _ in range(n)]; aa=[round(tot*x/sum(w)/5)*5 for x in w]; aa[-1]=tot-sum(aa[:-1])
        for k in range(n):
            u={'Lobby':f'L{k+1}','PH':'ROOF'}.get(fl,f'{fl}{"00" if n==1 else f"{(k+1)*10:02d}"}'); a=aa[k]
            if (fl,k) in {('2',2),('6',3),('7',1),('9',0),('Lobby',1)} or R.random()<.03:
                rows.append(dict(unit=u,area=a,statusText='Vacant',section=lab)); data.append([u,Paragraph('<i>Vacant</i>',st),f'{a:,}']+['']*11); S[0]+=a; continue
            t="Calloway Deli" if u=="L1" else "Zephyr Telecom (antennas)" if u=="ROOF" else next(it); psf=R.choice([23.5,24.75,26,27.25,28,29.5]) if fl!='Lobby' else 32
            m=round(a*psf/12,2) if fl!='PH' else 2150.
            b=D(R.randint(2015,2025),R.randint(1,9),R.choice([1,1,1,15])); e=eom(addm(b,R.choice([60,84,120])))
            while e<=asof: e=eom(addm(D(e.year,e.month,1),60))
            gsa='GSA' in t
            ox=0. if gsa or fl=='PH' else round(a*R.choice([.12,.18,.09,.31])/1,2); tx=0. if gsa or fl=='PH' else round(ox*.37,2); el=0. if fl=='PH' else round(a*.145,2) if R.random()<.6 else 0.
            tb=round(m+ox+tx+el,2); cash=R.choice([0.,m,m*2]); lc=0. if cash or gsa else R.choice([0.,50000.,125000.])
            if gsa: cash=0.
            an=round(m*12,2)
            fm=lambda d:f'{d.day:02d}-{d:%b}-{d.year}'
            q=dict(unit=u,tenantName=t,area=a or None,leaseStartDate=b,leaseEndDate=e,contractRent=m,annualRent=an,charges=[(c,v) for c,v in (('OpEx',ox),('RE Tax',tx),('Electric',el)) if v],totalCharges=tb,deposit=cash or None,section=lab,statusText='Occupied')
            rows.append(q)
            data.append([u,Paragraph(t,st),f'{a:,}' if a else '-',fm(b),fm(e),f(m),f(an),f'{psf:.2f}' if a else '-',f(ox),f(tx),f(el),f(tb),f(cash),f(lc)])
            for i,v in enumerate([a,m,an,ox,tx,el,tb,cash,lc]): S[i]+=v
        if n>1:
            style+=[('LINEABOVE',(2,len(data)),(-1,len(data)),.4,colors.black),('FONT',(0,len(data)),(-1,len(data)),'Helvetica-Bold',6.8)]
            data.append(['',f'{lab.title()} subtotal',f'{S[0]:,.0f}','','',f(S[1]),f(S[2]),'']+[f(x) for x in S[3:]])
        G=[p+q for p,q in zip(G,S)]
    style+=[('LINEABOVE',(0,len(data)),(-1,len(data)),1,colors.black),('LINEBELOW',(0,len(data)),(-1,len(data)),1,colors.black),('FONT',(0,len(data)),(-1,len(data)),'Helvetica-Bold',6.8)]
    data.append(['','Building total',f'{G[0]:,.0f}','','',f(G[1]),f(G[2]),'']+[f(x) for x in G[3:]])
    t=Table(data,repeatRows=2,colWidths=[38,140,44,62,62,64,74,38,58,58,54,66,62,62],rowHeights=None)
    t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',6.8),('FONT',(0,0),(-1,1),'Helvetica-Bold',7),('ALIGN',(2,0),(-1,-1),'RIGHT'),('ALIGN',(3,2),(4,-1),'CENTER'),('ALIGN',(0,0),(-1,0),'CENTER'),('SPAN',(3,0),(4,0)),('SPAN',(5,0),(7,0)),('SPAN',(8,0),(10,0)),('SPAN',(12,0),(13,0)),('LINEBELOW',(3,0),(4,0),.5,colors.black),('LINEBELOW',(5,0),(7,0),.5,colors.black),('LINEBELOW',(8,0),(10,0),.5,colors.black),('LINEBELOW',(12,0),(13,0),.5,colors.black),('LINEBELOW',(0,1),(-1,1),.8,colors.black),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('VALIGN',(0,0),(-1,1),'BOTTOM'),('TOPPADDING',(0,0),(-1,-1),1.6),('BOTTOMPADDING',(0,0),(-1,-1),1.6)]+style))
    n=len(rows); v=sum(1 for r in rows if r['statusText']=='Vacant'); va=sum(r['area'] for r in rows if r['statusText']=='Vacant')
    def page(c,dc):
        W,H=landscape(legal); c.setFont('Helvetica-Bold',13); c.drawString(40,H-32,'One Calloway Center'); c.setFont('Helvetica',8.5); c.drawString(40,H-44,'Tenant Roster and Rent Schedule - September 30, 2025'); c.setFont('Helvetica',7); c.drawRightString(W-40,H-32,'Garrison Pell Property Services'); c.drawString(40,20,'Amounts in US dollars. Recoveries are current monthly estimates.'); c.drawRightString(W-40,20,f'{c.getPageNumber()}')
    SimpleDocTemplate(doc(name),pagesize=landscape(legal),leftMargin=40,rightMargin=40,topMargin=56,bottomMargin=36).build([t,Spacer(1,10),Paragraph(f'Rentable area {G[0]:,.0f} RSF; leased {G[0]-va:,.0f} RSF ({100*(1-va/G[0]):.1f}%); vacant {va:,.0f} RSF in {v} suites.',ParagraphStyle('n',fontName='Helvetica',fontSize=8))],onFirstPage=page,onLaterPages=page)
    save(name,'One Calloway Center',asof,rows,None,None,v,'OFFICE','property manager','floor sections with subtotals, two-line grouped header, legal landscape',printed={'area':G[0],'contractRent':G[1],'annualRent':G[2],'chg:OpEx':G[3],'chg:RE Tax':G[4],'chg:Electric':G[5],'totalCharges':G[6],'deposit':G[7]})
for g in (d5,d6,d7): g()
