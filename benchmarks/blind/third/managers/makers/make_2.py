from common import *
from fpdf import FPDF
from reportlab.lib.pagesizes import letter, landscape
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer, PageBreak, KeepTogether
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
from reportlab.pdfgen import canvas
import subprocess

def doc5():
    f='HarmonStreetLofts_BedRoll_AY2526.pdf'; r=R(f); nm=Names(r)
    FPm={'S1 Studio':(1,1349),'B2 Birch 2x2':(2,1039),'C4 Cypress 4x4':(4,849),'C4D Cypress 4x4 Deluxe':(4,889),'D5 Dogwood 5x3':(5,769)}
    rows=[]; units=[]
    lay=['C4 Cypress 4x4','C4 Cypress 4x4','B2 Birch 2x2','D5 Dogwood 5x3','C4D Cypress 4x4 Deluxe','S1 Studio','C4 Cypress 4x4','B2 Birch 2x2','C4D Cypress 4x4 Deluxe']
    for b in (1,2,3):
        for k in range(9):
            un=f'{b}{k//3+1}{k%3+1:02d}'; fp=lay[(k+b)%9]; nb,mk=FPm[fp]; units.append(un)
            for j in range(nb):
                sp=un if nb==1 else f'{un}-{"ABCDE"[j]}'
                d=dict(unit=sp,building=f'BUILDING {b}',unitType=fp,marketRent=float(mk),_fu=False)
                t=r.random()
                if (b,k,j)==(1,0,0): d.update(statusText='Model',_n='MODEL BED')
                elif t<.06: d.update(statusText='Vacant',_n='')
                else:
                    a,l=nm.pair(); d['tenantName']=f'{l}, {a}'; d['statusText']='In Place' if r.random()>.05 else 'Notice'
                    ra=(b,k,j) in ((2,3,1),(3,5,0),(1,6,2))
                    term=r.choice(['AY25-26 (12)']*8+['AY25-26 (10)','Spring-Sum 25'])
                    ls,le={'AY25-26 (12)':(D(2025,8,20),D(2026,7,31)),'AY25-26 (10)':(D(2025,8,20),D(2026,5,31)),'Spring-Sum 25':(D(2025,1,6),D(2025,12,31))}[term]
                    rent=float(mk-r.choice([0,0,10,20,40,55])+(75 if '(10)' in term else 0)); c=[('Rent',rent)]
                    if r.random()<.35: c.append(('Pkg',60.0))
                    if r.random()<.25 : c.append(('Furn',30.0))
                    c.append(('Util',45.0))
                    if ra: c.append(('Credit',-round(rent/2,2))); d['statusText']='RA/Staff'
                    d.update(charges=[dict(code=x,amount=v) for x,v in c],contractRent=rent,totalCharges=sum(v for _,v in c),leaseStartDate=ls,leaseEndDate=le,_term=term,balance=r.choice([0.0]*7+[round(r.uniform(-60,-1),2),round(r.uniform(10,900),2)]))
                    d['_pl']=r.choice(['Renewed','Renewed','Open','Open','Open','Not ret.']) if d['statusText']!='Notice' else 'Not ret.'
                rows.append(d)
                if d['statusText']=='Vacant' and r.random()<.5:
                    a,l=nm.pair(); rent=float(mk-30); rows.append(dict(unit=sp,building=f'BUILDING {b}',unitType=fp,marketRent=None,_fu=True,tenantName=f'{l}, {a}',statusText='Future',charges=[dict(code='Rent',amount=rent),dict(code='Util',amount=45.0)],contractRent=rent,totalCharges=rent+45,leaseStartDate=D(2026,1,5),leaseEndDate=D(2026,7,31),_term='Spring 26',balance=0.0,_pl='Open'))
    pdf=FPDF('L','pt','Letter'); pdf.set_auto_page_break(False)
    C=[('Space',36,'L'),('Floor Plan',90,'L'),('Occupant',100,'L'),('Status',40,'L'),('Lease Term',58,'L'),('Begin',40,'C'),('End',40,'C'),('Mkt Rate',44,'R'),('Rent',44,'R'),('Pkg',32,'R'),('Furn',30,'R'),('Util',34,'R'),('Credit',42,'R'),('Installment',48,'R')]
    C2=[('Balance',42,'R'),('26-27',38,'C')]; ALL=C+C2; X0=(792-sum(w for _,w,_ in ALL))/2
    pg=[0]; stamp='Generated 10/14/2025 02:07 PM CDT by r.hathcock'
    def top():
        pdf.add_page(); pg[0]+=1; pdf.set_xy(X0,22); pdf.set_text_color(30,70,120); pdf.set_font('Helvetica','B',13); pdf.cell(400,14,'Harmon Street Lofts')
        pdf.set_xy(X0,37); pdf.set_font('Helvetica','',8); pdf.set_text_color(90); pdf.cell(500,10,'Rent Roll by Space  |  Effective date: 10/14/2025  |  Lease intervals: current + future  |  Amounts per monthly installment')
        pdf.set_text_color(255); pdf.set_fill_color(30,70,120); pdf.set_font('Helvetica','B',6.8); x=X0; y=52
        # group band
        wl=sum(w for _,w,_ in C[:8]); wc=sum(w for _,w,_ in C[8:])
        pdf.set_xy(X0,y); pdf.cell(wl,10,'',fill=True); pdf.cell(wc,10,'Scheduled Charges',align='C',fill=True); pdf.cell(sum(w for _,w,_ in C2),10,'',fill=True)
        pdf.set_xy(X0,y+10)
        for t,w,a in ALL: pdf.cell(w,11,{'26-27':'26-27'}.get(t,t),align=a,fill=True)
        pdf.set_text_color(0); pdf.set_xy(X0,y+24)
    def foot(): pdf.set_font('Helvetica','',6.5); pdf.set_text_color(120); pdf.set_xy(X0,590); pdf.cell(300,8,stamp); pdf.set_xy(700,590); pdf.cell(60,8,f'Page {pg[0]}',align='R'); pdf.set_text_color(0)
    n2=lambda v:'' if v is None else f'{v:,.2f}'
    def nxt(h=11):
        if pdf.get_y()+h>578: foot(); top()
    top(); lastb=None; lastu=None
    for d in rows:
        if d['building']!=lastb:
            nxt(40); pdf.set_x(X0); pdf.set_font('Helvetica','B',8.5); pdf.set_fill_color(205,217,232); pdf.cell(sum(w for _,w,_ in ALL),13,' '+d['building'],fill=True); pdf.set_y(pdf.get_y()+14); lastb=d['building']
        u=d['unit'].split('-')[0]
        if u!=lastu:
            nxt(24); y=pdf.get_y()
            if lastu and lastu[0]==u[0]: pdf.set_draw_color(170); pdf.line(X0,y,X0+sum(w for _,w,_ in ALL),y)
            lastu=u
        nxt(); pdf.set_x(X0); pdf.set_font('Helvetica','I' if d['_fu'] else '',7)
        g=lambda k:n2(ch(d,k)) if any(q['code']==k for q in d.get('charges',[])) else ''
        fm=lambda q:q.strftime('%m/%d/%y') if q else ''
        v=[d['unit'],d['unitType'],d.get('tenantName') or d.get('_n',''),d['statusText'],d.get('_term',''),fm(d.get('leaseStartDate')),fm(d.get('leaseEndDate')),n2(d.get('marketRent')),g('Rent'),g('Pkg'),g('Furn'),g('Util'),g('Credit'),n2(d.get('totalCharges')),n2(d.get('balance')),d.get('_pl','')]
        for (t,w,a),q in zip(ALL,v): pdf.cell(w,10.5,q,align=a)
        pdf.set_y(pdf.get_y()+10.5)
    nxt(90); pdf.set_y(pdf.get_y()+3); y=pdf.get_y(); pdf.set_draw_color(30,70,120); pdf.line(X0,y,X0+sum(w for _,w,_ in ALL),y)
    cur=[d for d in rows if not d['_fu']]; T=lambda k:sum(ch(d,k) for d in cur); mk=sum(d['marketRent'] for d in cur); ti=sum(d.get('totalCharges') or 0 for d in cur); tb=round(sum(d.get('balance') or 0 for d in rows),2)
    pdf.set_x(X0); pdf.set_font('Helvetica','B',7)
    v=['Property Total (excl. Future)','','','','','','',n2(mk)]+[n2(T(k)) for k in('Rent','Pkg','Furn','Util','Credit')]+[n2(ti),n2(tb),'']
    for (t,w,a),q in zip(ALL,v): pdf.cell(w,12,q,align=a)
    pdf.set_y(pdf.get_y()+22); 
    cnt=lambda s:sum(1 for d in cur if d['statusText']==s)
    occ=cnt('In Place')+cnt('Notice')+cnt('RA/Staff'); vac=cnt('Vacant')
    for a,b in (('Rentable beds (spaces)',len(cur)),('  Leased & in place (incl. notice, RA/staff)',occ),('  Vacant',vac),('  Model',cnt('Model')),('Future leases on vacant spaces',sum(d['_fu'] for d in rows)),('26-27 renewals signed',sum(1 for d in cur if d.get('_pl')=='Renewed'))):
        nxt(); pdf.set_x(X0); pdf.set_font('Helvetica','',7.5); pdf.cell(190,10,a); pdf.cell(40,10,str(b),align='R'); pdf.set_y(pdf.get_y()+10)
    foot(); pdf.output(os.path.join(DOC,f))
    cf=lambda q:q['statusText']!='Future'
    save(f,'Harmon Street Lofts','2025-10-14',len(cur),occ,vac,rows,'STUDENT_HOUSING','by-the-bed roll with building bands, grouped header, charge columns, RA credits, future spring leases, pre-lease column',False,
      ties=[('mk',mk,lambda q:q.get('marketRent')),('inst',ti,lambda q:q.get('totalCharges') if cf(q) else 0),('rent',T('Rent'),lambda q:ch(q,'Rent') if cf(q) else 0),('bal',tb,lambda q:q.get('balance'))])

def doc6():
    f='Larkspur Terrace Resident Census and Rates 8-31-25.pdf'; r=R(f); nm=Names(r)
    wings=[('INDEPENDENT LIVING - Orchard Wing',[('1 Bedroom',610,3450),('1 BR Den',742,3895),('2 Bedroom',958,4650)],20,100),('ASSISTED LIVING - Garden Wing',[('Studio',348,4275),('Alcove',402,4650),('1 Bedroom',548,5350)],26,200),('MEMORY CARE - The Harbor',[('Private',290,6450),('Companion',182,4995)],12,300)]
    LOC={'AL':[('1',650),('2',1175),('3',1750),('4',2400),('0',0)],'MC':[('MC-A',1200),('MC-B',1900)]}
    secs=[];rows=[]
    for w,(wn,st,n,base) in enumerate(wings):
        L=[]
        k=0
        for i in range(n):
            if w==2:
                p=i>=6; no=f'{base+ (i+1 if not p else 7+(i-6)//2)}'+('' if not p else '-'+'AB'[(i-6)%2]); s=st[1 if p else 0]
            else: no=str(base+i+1); s=st[(i*2+i//3)%3]
            d=dict(unit=no,unitType=s[0],area=s[1],marketRent=s[2],section=wn)
            t=r.random()
            if t<.1: d['statusText']='Vacant'; 
            elif (w,i) in ((1,4),(0,8)): d['statusText']='Vacant - reserved, move-in 9/'+('12' if w else '20')
            else:
                fn,l=nm.pair(); couple=w<2 and s[0] in('1 Bedroom','2 Bedroom','1 BR Den') and r.random()<.28
                d['tenantName']=f'{l}, {fn} & {r.choice(FIRST)}' if couple else f'{l}, {fn}'
                if couple and len(d['tenantName'])>30: pass
                d['moveInDate']=D(r.choice([2019,2020,2021,2022,2023,2023,2024,2024,2025]),r.randrange(1,9),r.randrange(1,29)); yrs=2025-d['moveInDate'].year
                b=round(s[2]*(1-.025*min(yrs,4))/5)*5-r.choice([0,0,50,100]); c=[('Base Rate',b)]
                d['_py']=r.choice(['PP','PP','PP','LTCI']) if w!=1 else r.choice(['PP','PP','PP','LTCI','VA A&A','MA Waiver'])
                if w: 
                    lc,a=r.choice(LOC['AL' if w==1 else 'MC']); d['_lc']=lc
                    if a: c.append(('Care Fee',a))
                if couple: c.append(('2nd Person',850 if w==0 else 1250))
                if r.random()<.25: c.append(('Other',r.choice([45,85,120,165])))
                if d['moveInDate']>D(2025,3,1) and r.random()<.6: c.append(('Incentive',-r.choice([200,250,500])))
                d['charges']=[dict(code=x,amount=v) for x,v in c]; d['contractRent']=b; d['totalCharges']=sum(v for _,v in c)
            L.append(d)
        secs.append((wn,L)); rows+=L
    P=lambda t,s=6.9,b=False,al=0: Paragraph(t,ParagraphStyle('x',fontName='Helvetica-Bold' if b else 'Helvetica',fontSize=s,leading=s+1.1,alignment=al))
    HD=['Apt','Style','Sq\nFt','Resident(s)','Move-in','Payor','LOC','Street\nRate','Base\nRate','Care\nFee','2nd\nPerson','Other*','Incentive','Total\nMonthly']
    W=[36,54,28,132,52,44,36,46,46,44,44,40,46,54]
    story=[]; n0=lambda v:'' if v is None else (f'{v:,}' if v>=0 else f'({-v:,})')
    g=lambda d,k: n0(ch(d,k)) if any(q['code']==k for q in d.get('charges',[])) else ''
    SUM=[]; G=[0]*7
    for wn,L in secs:
        data=[[wn]+['']*13,HD]
        for d in L:
            fm=d['moveInDate'].strftime('%d-%b-%y').lstrip('0') if d.get('moveInDate') else ''
            data.append([d['unit'],d['unitType'],d['area'],P(d['tenantName'] if d.get('tenantName') else f"<i>{d['statusText']}</i>"),fm,d.get('_py',''),d.get('_lc',''),n0(d['marketRent'])]+[g(d,k) for k in('Base Rate','Care Fee','2nd Person','Other','Incentive')]+[n0(d.get('totalCharges'))])
        T=[sum(d['marketRent'] for d in L)]+[sum(ch(d,k) for d in L) for k in('Base Rate','Care Fee','2nd Person','Other','Incentive')]+[sum(d.get('totalCharges') or 0 for d in L)]; G=[a+b for a,b in zip(G,T)]
        o=sum(1 for d in L if d.get('tenantName')); SUM.append((wn.split(' - ')[0].title(),len(L),o,len(L)-o,T))
        data.append([f'{o} of {len(L)} occupied']+['']*6+[n0(v) if v else '-' for v in T])
        t=Table(data,colWidths=W,repeatRows=2,rowHeights=None)
        ts=[('FONT',(0,0),(-1,-1),'Helvetica',6.9),('SPAN',(0,0),(-1,0)),('FONT',(0,0),(-1,0),'Helvetica-Bold',9),('TEXTCOLOR',(0,0),(-1,0),colors.HexColor('#5b3a6b')),('FONT',(0,1),(-1,1),'Helvetica-Bold',6.9),('LINEBELOW',(0,1),(-1,1),.8,colors.HexColor('#5b3a6b')),('ALIGN',(7,1),(-1,-1),'RIGHT'),('ALIGN',(2,1),(2,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('TOPPADDING',(0,0),(-1,-1),1.6),('BOTTOMPADDING',(0,0),(-1,-1),1.6),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3),('FONT',(0,-1),(-1,-1),'Helvetica-Bold',7),('LINEABOVE',(0,-1),(-1,-1),.8,colors.black),('SPAN',(0,-1),(6,-1))]
        for i in range(2,len(data)-1):
            if i%2: ts.append(('BACKGROUND',(0,i),(-1,i),colors.HexColor('#f3eef6')))
        t.setStyle(TableStyle(ts)); story+=[t,Spacer(1,14)]
    sd=[['Census Summary','Apts / beds','Occupied','Vacant','Occ %','Street Rate','Base','Care','2nd','Other','Incentive','Total']]
    tu=to=0
    for a,b,c_,v,T in SUM: sd.append([a,b,c_,v,f'{100*c_/b:.1f}%']+[n0(x) if x else '-' for x in T]); tu+=b; to+=c_
    sd.append(['Community Total',tu,to,tu-to,f'{100*to/tu:.1f}%']+[n0(x) for x in G])
    t=Table(sd,colWidths=[104,56,50,42,42]+[58]*7); t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',7.2),('FONT',(0,0),(-1,0),'Helvetica-Bold',7.2),('FONT',(0,-1),(-1,-1),'Helvetica-Bold',7.2),('ALIGN',(1,0),(-1,-1),'RIGHT'),('BOX',(0,0),(-1,-1),.6,colors.grey),('LINEBELOW',(0,0),(-1,0),.6,colors.grey),('LINEABOVE',(0,-1),(-1,-1),.6,colors.grey),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2)]))
    story+=[KeepTogether([t,Spacer(1,6),P('* Other = medication management, incontinence supplies, garage or pet fee as billed. LOC = level of care per last assessment. MA Waiver residents: base rate shown is the room and board portion plus waiver reimbursement.',6.5)])]
    def deco(c,doc):
        c.saveState(); c.setFont('Times-Bold',15); c.drawString(45,582,'Larkspur Terrace Senior Living'); c.setFont('Times-Italic',10); c.drawRightString(747,582,'Resident Census & Monthly Rates - August 31, 2025'); c.setStrokeColor(colors.HexColor('#5b3a6b')); c.line(45,576,747,576); c.setFont('Helvetica',6.5); c.drawString(45,20,'CONFIDENTIAL - contains resident information. Do not copy outside of data room.'); c.drawRightString(747,20,f'{doc.page}'); c.restoreState()
    SimpleDocTemplate(os.path.join(DOC,f),pagesize=landscape(letter),leftMargin=40,rightMargin=40,topMargin=44,bottomMargin=34).build(story,onFirstPage=deco,onLaterPages=deco)
    save(f,'Larkspur Terrace Senior Living','2025-08-31',tu,to,tu-to,rows,'SENIOR_HOUSING','IL/AL/MC census with street rate, base, care fee, second person, incentive; sections by wing; companion beds; census summary',False,
      ties=[('street',G[0],lambda q:q['marketRent']),('base',G[1],lambda q:q.get('contractRent')),('care',G[2],lambda q:ch(q,'Care Fee')),('inc',G[5],lambda q:ch(q,'Incentive')),('total',G[6],lambda q:q.get('totalCharges')),('occ',to,lambda q:1 if q.get('tenantName') else 0)])

def doc7():
    from docx import Document
    from docx.shared import Pt, Inches
    from docx.enum.text import WD_ALIGN_PARAGRAPH
    f='Rents - 77 Quarry Street.pdf'; r=R(f); nm=Names(r)
    doc=Document(); s=doc.sections[0]; s.left_margin=s.right_margin=Inches(.9); s.top_margin=Inches(.8); s.bottom_margin=Inches(.7)
    doc.styles['Normal'].font.name='Liberation Serif'; doc.styles['Normal'].font.size=Pt(11)
    p=doc.add_paragraph(); p.alignment=WD_ALIGN_PARAGRAPH.CENTER; q=p.add_run('77 QUARRY STREET'); q.bold=True; q.font.size=Pt(15)
    p=doc.add_paragraph('List of tenants and rents as of December 1, 2025'); p.alignment=WD_ALIGN_PARAGRAPH.CENTER
    doc.add_paragraph('14 apartments. Heat and hot water are included in all rents except where noted. Tenants pay own electric. Leases run a year unless it says month to month.')
    tb=doc.add_table(rows=1,cols=5); tb.style='Table Grid'; tb.autofit=False
    for c,t in zip(tb.rows[0].cells,['Apt','Tenant / lease','Rent now','Security','Remarks']):
        c.text=''; x=c.paragraphs[0].add_run(t); x.bold=True
    data=[('1L','1 BR',1175,'6/1/25','5/31/26',1175,''),('1R','2 BR',1450,'9/1/25','8/31/26',1400,'dog ok'),('1 Rear','studio',850,None,'mtm',700,'here since before we bought'),('2L','1 BR',1150,'2/1/25','1/31/26',1150,'to 1,200 on 2/1/26'),('2R','2 BR',1475,'7/1/25','6/30/26',1475,''),('2 Front','2 BR',None,None,None,None,'painting; asking 1,550'),('3L','1 BR',1175,'10/1/25','9/30/26',1175,'Section 8, she pays 312'),('3R','2 BR',1425,None,'mtm',1200,'pays own heat'),('3 Front','2 BR',1500,'11/1/25','10/31/26',1500,''),('4L','1 BR',1125,'4/1/25','3/31/26',1125,'to 1,175 on 4/1/26'),('4R','2 BR',1450,'8/1/25','7/31/26',1450,''),('4 Front','2 BR',1525,'5/1/25','4/30/26',1525,'new kitchen'),('Attic','1 BR',975,None,'mtm',900,'moving out 12/31/25'),('Bsmt','super',0,None,None,None,'our super, no rent')]
    rows=[]; 
    for u,ty,rent,ls,le,dep,rem in data:
        d=dict(unit=u,unitType=ty); P=lambda t:D(2000+int(t.split('/')[2]),int(t.split('/')[0]),int(t.split('/')[1]))
        c=tb.add_row().cells; c[0].text=u; c[0].add_paragraph(ty)
        if rent is None: d['statusText']='EMPTY'; c[1].text='EMPTY'; d['marketRent']=1550; c[1].add_paragraph('')
        else:
            a,b=nm.pair(); n=f'{a} {b}' if r.random()<.6 else (f'{a} & {r.choice(FIRST)} {b}' if r.random()<.6 else f'{a[0]}. {b}')
            d['tenantName']=n; c[1].text=n
            if ls: d['leaseStartDate']=P(ls); d['leaseEndDate']=P(le); c[1].add_paragraph(f'lease {ls} to {le}')
            elif le: d['leaseEndDate']='month to month'; c[1].add_paragraph('month to month')
            else: c[1].add_paragraph('no lease')
            d['contractRent']=rent
        c[2].text='' if rent is None else f'$ {rent:,}' if rent else '0'; c[3].text=f'$ {dep:,}' if dep else ''; c[4].text=rem
        if dep: d['deposit']=dep
        if rem.startswith('to '): d['rentSteps']=[dict(date=P(rem.split(' on ')[1]),amount=int(rem.split(' on ')[0][3:].replace(',','')))]
        if 'moving out' in rem: d['moveOutDate']=D(2025,12,31)
        for i in (2,3): c[i].paragraphs[0].alignment=WD_ALIGN_PARAGRAPH.RIGHT
        if u=='Bsmt': d.pop('unitType')
        rows.append(d)
    tr=sum(d.get('contractRent') or 0 for d in rows); td=sum(d.get('deposit') or 0 for d in rows)
    c=tb.add_row().cells
    for i,t in ((1,'Total per month'),(2,f'$ {tr:,}'),(3,f'$ {td:,}')): c[i].text=''; c[i].paragraphs[0].add_run(t).bold=True
    for i in(2,3): c[i].paragraphs[0].alignment=WD_ALIGN_PARAGRAPH.RIGHT
    for row in tb.rows:
        for cell,w in zip(row.cells,[.8,2.4,.95,.95,1.7]):
            cell.width=Inches(w)
            for p in cell.paragraphs:
                p.paragraph_format.space_after=Pt(0); p.paragraph_format.space_before=Pt(0)
                for x in p.runs: x.font.size=Pt(10)
    for col,w in zip(tb.columns,[.8,2.4,.95,.95,1.7]): col.width=Inches(w)
    doc.add_paragraph()
    doc.add_paragraph('Also: garages in back, 4 at $110 (3 rented, $330 a month, not in the total above). Laundry machines about $95 a month. One apartment is empty at this time and the basement goes to the super.')
    doc.add_paragraph('B. Thornquist, for Quarry Street Realty Trust')
    dx=os.path.join('build','quarry','Rents - 77 Quarry Street.docx'); os.makedirs('build/quarry',exist_ok=True); doc.save(dx)
    subprocess.run(['soffice','--headless','--convert-to','pdf','--outdir',DOC,dx],capture_output=True,timeout=120)
    save(f,'77 Quarry Street','2025-12-01',14,13,1,rows,'MULTIFAMILY','small owner, word-processor letter with table, two lines in each cell (unit/type, tenant/lease), rent steps and notice in remarks',True,
      ties=[('rent',tr,lambda q:q.get('contractRent')),('dep',td,lambda q:q.get('deposit'))])

def doc8():
    f='RR130_TamarackRidge.pdf'; r=R(f); nm=Names(r)
    TY={'1A1':(690,1095),'1B1':(745,1150),'2A2':(985,1385),'2B2':(1040,1440),'3A2':(1260,1725)}
    rows=[]; rid=40100
    for b in ('01','02','03','04'):
        for k in range(18):
            u=f'{b}-{101+k if k<9 else 201+k-9}'; ty=['1A1','2A2','1B1','2B2','1A1','2A2','3A2','2B2','1B1'][(k+int(b))%9]; sf,mk=TY[ty]; mk+=0 if k<9 else 15
            d=dict(unit=u,unitType=ty,area=sf,marketRent=float(mk),_b=b); t=r.random()
            if t<.07: d.update(statusText='VAC',_nm='** VACANT **',contractRent=0.0,totalCharges=0.0,charges=[],deposit=0.0,balance=0.0,_oth=0.0)
            else:
                rid+=r.randrange(2,40); a,l=nm.pair(); d['tenantName']=f'{l}, {a}'.upper()[:22]; d['_id']=f'R{rid}'
                mi=D(r.choice([2019,2021,2022,2023,2024,2025,2025]),r.randrange(1,11),r.choice([1,1,6,14,20])); ls=mi
                while leaseend(ls,12)<D(2025,10,31): ls=addm(ls,12)
                d.update(moveInDate=mi,leaseStartDate=ls,leaseEndDate=leaseend(ls,12))
                st='CURR'
                if r.random()<.12: st='NTV'; d['moveOutDate']=D(2025,r.choice([11,12]),30)
                elif r.random()<.1: st='MTM'; d['leaseEndDate']='MTM'; d['leaseStartDate']=mi
                d['statusText']=st; rent=float(mk-r.choice([0,10,20,35,55,80])+(75 if st=='MTM' else 0)); oth=float(r.choice([0,0,25,45,45,70,95]))
                d['contractRent']=rent; d['_oth']=oth; d['totalCharges']=rent+oth; d['charges']=[dict(code='OTHER CHGS',amount=oth)] 
                d['deposit']=float(r.choice([250,250,400,rent])); d['balance']=r.choice([0.0]*6+[-round(r.uniform(2,90),2),round(r.uniform(9,640),2)])
            rows.append(d)
    # planted
    tgt=next(d for d in rows if d['_b']=='03' and d['statusText']=='CURR' and int(d['contractRent'])//10%10!=int(d['contractRent'])//100%10)
    orig=tgt['contractRent']; s=f'{int(orig):04d}'; bad=float(s[0]+s[2]+s[1]+s[3]); 
    bt={b:[sum(d[k] for d in rows if d['_b']==b) for k in('marketRent','contractRent','_oth','totalCharges','deposit','balance')] for b in('01','02','03','04')}
    tgt['contractRent']=bad
    c=canvas.Canvas(os.path.join(DOC,f),pagesize=landscape(letter)); W,H=landscape(letter); st=dict(n=99,p=0); FS=8.2; CW=FS*.6; X0=22; LH=9.4; PER=58
    def put(t,bar=None):
        if st['n']>=PER: newp()
        y=H-30-st['n']*LH
        if (st['n']//2)%2 and st['n']>8: c.setFillColorRGB(.90,.96,.90); c.rect(14,y-2.4,W-28,LH,stroke=0,fill=1); c.setFillGray(0)
        c.setFont('Courier',FS); c.drawString(X0,y,t); st['n']+=1
    def newp():
        if st['p']: c.showPage()
        st['p']+=1; st['n']=0; c.setFont('Courier',FS)
        put(f"RR130-02{'':44}HALVORSEN PROPERTY GROUP{'':46}PAGE {st['p']:>4}")
        put(f"RUN 11/01/25 06:12:44{'':38}RENT ROLL - ALL UNITS")
        put(f"ENTITY 4471  TAMARACK RIDGE APARTMENTS{'':19}FOR PERIOD ENDING 10/31/25"); put('')
        put(f"{'BLDG-':<8}{'TYPE':<6}{'SQFT':>5}  {'RESIDENT NAME':<23}{'MOVED IN':<10}{'LEASE FROM':<12}{'MARKET':>10}{'LEASE':>11}{'OTHER':>9}{'TOTAL':>11}{'SECURITY':>11}{'BALANCE':>11}")
        put(f"{'APT':<8}{'STAT':<6}{'':5}  {'RESIDENT NO.':<23}{'MOVE OUT':<10}{'LEASE TO':<12}{'RENT':>10}{'RENT':>11}{'CHGS':>9}{'BILLED':>11}{'DEPOSIT':>11}{'DUE':>11}")
        put('-'*128)
    n2=lambda v:f'{v:,.2f}' if v>=0 else f'{-v:,.2f}CR'
    dt2=lambda v:v.strftime('%m/%d/%y') if isinstance(v,D) else (v or '')
    newp()
    cnt={}
    for b in('01','02','03','04'):
        B=[d for d in rows if d['_b']==b]
        for d in B:
            if st['n']+2>PER: newp()
            put(f"{d['unit']:<8}{d['unitType']:<6}{d['area']:>5}  {d.get('tenantName') or d['_nm']:<23}{dt2(d.get('moveInDate')):<10}{dt2(d.get('leaseStartDate')):<12}{n2(d['marketRent']):>10}{n2(d['contractRent']):>11}{n2(d['_oth']):>9}{n2(d['totalCharges']):>11}{n2(d['deposit']):>11}{n2(d['balance']):>11}")
            put(f"{'':8}{d['statusText']:<6}{'':5}  {d.get('_id',''):<23}{dt2(d.get('moveOutDate')):<10}{dt2(d.get('leaseEndDate')):<12}")
        v=sum(1 for d in B if d['statusText']=='VAC')
        if st['n']+4>PER: newp()
        put(f"{'':66}{'-'*10:>10}{'-'*10:>11}{'-'*8:>9}{'-'*10:>11}{'-'*10:>11}{'-'*10:>11}")
        lab=f"BLDG {b} TOTAL   {len(B)} UNITS   {len(B)-v} OCC   {v} VAC"; q=bt[b]
        put(f"{lab:<66}{n2(q[0]):>10}{n2(q[1]):>11}{n2(q[2]):>9}{n2(q[3]):>11}{n2(q[4]):>11}{n2(q[5]):>11}"); put('')
    V=sum(1 for d in rows if d['statusText']=='VAC'); q=[sum(x) for x in zip(*bt.values())]
    if st['n']+9>PER: newp()
    put(f"{'ENTITY 4471 TOTAL   72 UNITS   '+str(72-V)+' OCC   '+str(V)+' VAC':<66}{n2(q[0]):>10}{n2(q[1]):>11}{n2(q[2]):>9}{n2(q[3]):>11}{n2(q[4]):>11}{n2(q[5]):>11}")
    put('='*128); put(''); put('STAT: CURR=CURRENT LEASE  NTV=NOTICE TO VACATE  MTM=MONTH TO MONTH  VAC=VACANT'); put('OTHER CHGS INCLUDES PET, GARAGE AND STORAGE.  CR = CREDIT BALANCE.'); put(''); put('*** END OF REPORT ***'); c.save()
    save(f,'Tamarack Ridge Apartments','2025-10-31',72,72-V,V,rows,'MULTIFAMILY','mainframe-style Courier print, two lines per unit, green bars, building totals, CR credits, upper case',True,
      planted=dict(what=f"lease rent of unit {tgt['unit']} printed {bad:,.2f} where {orig:,.2f} is meant (total billed of the unit, building 03 and entity totals use {orig:,.2f})",kind='digit_changed'),
      ties=[('mk',q[0],lambda z:z['marketRent']),('lease rent(planted)',q[1],lambda z:z['contractRent']),('total',q[3],lambda z:z['totalCharges']),('dep',q[4],lambda z:z['deposit']),('bal',round(q[5],2),lambda z:z['balance'])])

if __name__=='__main__':
    import sys
    for n in sys.argv[1:] or ['doc5','doc6','doc7','doc8']: globals()[n]()
