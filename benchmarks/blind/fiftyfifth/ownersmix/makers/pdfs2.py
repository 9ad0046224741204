from common import *
# ---------------------------------------------------------------- 5 mobile-home park (spreadsheet printed)
def mhp():
    from openpyxl import Workbook
    from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
    r=random.Random(5505); f='Cedar Hollow January rents.pdf'
    wb=Workbook(); ws=wb.active; ws.title='JAN'
    ws.append(['CEDAR HOLLOW ESTATES']); ws['A1'].font=Font(bold=True,size=16,name='Liberation Sans Narrow')
    ws.append(['January 2026 billing roll - all spaces']); ws.append([])
    H=['Sp #','Resident','Home','Own','Moved in','Lot rent','Home rent','Water','Sewer','Trash','Pet','Bill','Carried fwd','Dep. held']
    ws.append(H)
    thin=Side(style='thin',color='999999'); ns=names(r,120); rows=[]
    for c in ws[4]: c.font=Font(bold=True,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='5B7F5B'); c.alignment=Alignment(horizontal='center')
    streets=[('LARKSPUR LANE',1,24),('MALLARD LOOP',25,52),('OLD ORCHARD ROW',53,72)]
    G=[0.]*9; k=0; nocc=nvac=0; planted=None; SZ=dict()
    for st,a,b in streets:
        ws.append([st]); ws.cell(ws.max_row,1).font=Font(bold=True,italic=True,size=11)
        S=[0.]*9; cnt=[0,0]
        for n in range(a,b+1):
            k+=1; home=r.choice(['SW','SW','DW']); q=r.random()
            if q<.1:
                t=r.choice(['vacant pad','vacant home','vacant pad']); hm=home if 'home' in t else None; own='P' if hm else None
                ws.append([n,t,hm,own]+[None]*10); cnt[1]+=1
                rows.append(R(unit=str(n),section=st,statusText=t,unitType=hm)); 
            else:
                own='P' if r.random()<.22 else 'R'; lot=r.choice([485.,485.,485.,510.,462.5]) ; hr=float(r.choice([325,350,395,425])) if own=='P' else None
                wa=round(r.uniform(14,61),2); se=round(wa*.8,2); tr=18.; pet=r.choice([None]*4+[20.]); tot=round(lot+(hr or 0)+wa+se+tr+(pet or 0),2)
                fw=r.choice([0.]*6+[round(tot,2),-55.,212.4,1043.77]); dep=float(r.choice([0,300,485,485])); mi=D(r.randint(1998,2025),r.randint(1,12),1); tn=ns.pop(); cnt[0]+=1
                for j,v in enumerate((lot,hr,wa,se,tr,pet,tot,fw,dep)): S[j]+=v or 0
                pl=lot
                if n==41: pl=float(str(lot).replace('4','9',1)) if '4' in str(lot) else lot+400; planted=(n,lot,pl)
                ws.append([n,tn,home,own,mi,pl,hr,wa,se,tr,pet,tot,fw,dep])
                ch=[('Lot rent',pl),('Home rent',hr),('Water',wa),('Sewer',se),('Trash',tr),('Pet',pet)]
                rows.append(R(unit=str(n),section=st,tenantName=tn,unitType=home,moveInDate=iso(mi),contractRent=pl,charges=[{'code':x,'amount':y} for x,y in ch if y is not None],totalCharges=tot,balance=fw,deposit=dep))
        ws.append([None,f'{cnt[0]} rented, {cnt[1]} empty',None,None,None]+[round(x,2) for x in S]); 
        for c in ws[ws.max_row]: c.font=Font(bold=True); c.border=Border(top=thin)
        ws.append([]); G=[x+y for x,y in zip(G,S)]; nocc+=cnt[0]; nvac+=cnt[1]
    ws.append(['PARK',f'{nocc} rented, {nvac} empty',None,None,None]+[round(x,2) for x in G])
    for c in ws[ws.max_row]: c.font=Font(bold=True); c.border=Border(top=Side(style='medium'),bottom=Side(style='double'))
    ws.append([]); ws.append(['SW single-wide  DW double-wide.  Own: R = resident owns home, P = park owns home.  Water read 12/19, bills out 12/28.  Space 60 double-billed trash in Dec, credit given.'])
    assert planted
    for row in ws.iter_rows(min_row=5):
        for c in row:
            if c.column>=6 and isinstance(c.value,float): c.number_format='#,##0.00;(#,##0.00);-' if c.column!=13 else '#,##0.00;(#,##0.00);0.00'
            if c.column==5: c.number_format='mmm yyyy' if False else 'mm/dd/yy'
            if c.column in(3,4): c.alignment=Alignment(horizontal='center')
            if c.column==1 and isinstance(c.value,int): c.alignment=Alignment(horizontal='left')
    for i,w in enumerate([7,27,6,5,10,10,10,10,10,10,8,11,12,11]): ws.column_dimensions['ABCDEFGHIJKLMN'[i]].width=w
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    ws.print_title_rows='4:4'; ws.oddFooter.center.text='Cedar Hollow office copy - page &P'; ws.page_margins.left=ws.page_margins.right=.4
    tmp=os.path.join(tempfile.mkdtemp(),'m.xlsx'); wb.save(tmp); soffice(tmp,'pdf',os.path.join(DOC,f))
    # zeros printed as a dash under column F.. (deposit): neutral
    for x in rows:
        if x.get('deposit')==0: x.pop('deposit')
    save(f,'MANUFACTURED_HOUSING','park office (on-site couple)','spreadsheet printed to PDF, street sections, utility columns',True,'Cedar Hollow Estates','2026-01',len(rows),nocc,nvac,rows,
      planted=dict(what=f'Lot rent of space {planted[0]} is printed {m2(planted[2])}; it should be {m2(planted[1])} as the bill column and the totals have it',kind='digit_changed'))

# ---------------------------------------------------------------- 6 UK estate
def ukwh():
    from reportlab.lib.pagesizes import A3,landscape
    from reportlab.platypus import SimpleDocTemplate,Table,TableStyle,Paragraph,Spacer
    from reportlab.lib.styles import ParagraphStyle
    from reportlab.lib import colors
    from reportlab.lib.units import mm
    r=random.Random(5506); f='Thornley Cross - Tenancy Schedule.pdf'
    ps=ParagraphStyle('a',fontName='Helvetica',fontSize=7.6,leading=9); pb=ParagraphStyle('b',parent=ps,fontName='Helvetica-Bold',textColor=colors.HexColor('#14324f'),alignment=1)
    T=[('1A','Calder Vale Fabrications Ltd','5,210',D(2019,6,24),10,7.25),('1B','Ossett Brewing Supplies Ltd','5,180',D(2022,9,29),5,7.75),('2','Parcelhawk UK Limited','24,650',D(2017,12,25),15,6.4),
       ('3',None,'8,900',None,0,0),('4A','Mr & Mrs T Hobersham t/a Hobersham Tyres','3,040',D(2023,3,25),6,8.1),('4B','Lumen & Wick Candle Co Ltd','3,060',D(2024,6,24),5,8.5),('5','Wexcombe Refrigeration plc','17,420',D(2014,3,25),10,5.9),
       ('6','Aldgrove Kitchens Limited','11,200',D(2020,1,13),10,6.75),('7-8','Stallybrook Logistics Ltd','41,300',D(2021,11,1),10,6.1),('9','Yeomanson Print Finishers Ltd','7,350',D(2018,6,24),10,6.85),
       ('10',None,'6,100',None,0,0),('11','Trevanick Marine Engines Ltd','9,875',D(2025,2,14),10,8.25),('12','Northmoor Gymnastics CIC','10,020',D(2016,9,29),10,4.75),('Yard','Pendergrath Skip Hire Ltd',None,D(2022,4,1),5,0),('Mast','Airlattice Infrastructure Ltd',None,D(2012,7,2),20,0)]
    pl={'Yard':28500.,'Mast':11250.}
    head=[['Demise','Tenant','Area','Lease terms','','','','Rents','','','','Remarks'],['','','GIA (sq ft)','Start','Expiry','Break','Next\nreview','Passing\n£ p.a.','£ psf','ERV\n£ p.a.','Deposit\nheld £','']]
    data=[];rows=[];tp=te=td=0;ta=0
    fm=lambda d:d.strftime('%d/%m/%Y') if d else ''
    for u,t,a,s,yrs,psf in T:
        ar=int(a.replace(',','')) if a else None; erv=round(ar*8.5/50)*50 if ar else pl.get(u)
        if u=='Mast': erv=9000
        te+=erv; ta+=ar or 0
        if not t:
            rem={'3':'Being marketed at £75,650 p.a. Roof works complete.','10':'Under offer (HoTs agreed, no lease).'}[u]
            data.append([u,Paragraph('<i>Vacant</i>',ps),a,'','','','','','',m0(erv),'',Paragraph(rem,ps)]); rows.append(R(unit=u,area=ar,statusText='Vacant')); continue
        e=addm(s,12*yrs)-dt.timedelta(days=1); rent=round(ar*psf/50)*50. if ar else pl[u]; br=addm(s,60) if yrs==10 and s.year>=2020 else None; nr=addm(s,60) if yrs>=10 else None
        while nr and nr<D(2025,9,29): nr=addm(nr,60)
        if nr and nr>e: nr=None
        if br and br<D(2025,9,29): br=None
        steps=[];rem=''
        if u=='11': steps=[(D(2026,2,14),88000.),(D(2027,2,14),92500.)]; rem='Stepped rent: £88,000 p.a. from 14/02/2026; £92,500 p.a. from 14/02/2027.'
        if u=='5': rem='Outside review pattern; s.25 notice being drafted.'
        if u=='4A': rem='Contracted out of the 1954 Act. Quarterly in advance.'
        if u=='12': rem='Community rent, concession personal to tenant.'
        ed=iso(e); es=fm(e)
        if e<D(2025,9,29): es='Holding over'; ed='Holding over'; nr=None
        dep=r.choice([None,round(rent/4/10)*10.,None,round(rent/2/10)*10.]); td+=dep or 0; tp+=rent
        data.append([u,Paragraph(t.replace('&','&amp;'),ps),a or 'n/a',fm(s),es,fm(br),fm(nr),m0(rent),f'{rent/ar:.2f}' if ar else '',m0(erv),m0(dep) if dep else 'nil' if u=='9' else '',Paragraph(rem,ps)])
        rows.append(R(unit=u,area=ar,tenantName=t,leaseStartDate=iso(s),leaseEndDate=ed,annualRent=rent,deposit=dep,rentSteps=[{'date':iso(x),'amount':y,'per':'year'} for x,y in steps]))
    tot=['Total','',m0(ta),'','','','',m0(tp),'',m0(te),m0(td),'']
    cw=[16,66,20,22,24,22,22,24,14,24,22,98]
    t=Table(head+data+[tot],colWidths=[x*mm for x in cw],repeatRows=2)
    t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',7.6),('FONT',(0,0),(-1,1),'Helvetica-Bold',7.8),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#cfdbe6')),('SPAN',(3,0),(6,0)),('SPAN',(7,0),(10,0)),
      ('ALIGN',(3,0),(10,0),'CENTER'),('ALIGN',(2,1),(2,-1),'RIGHT'),('ALIGN',(7,1),(10,-1),'RIGHT'),('ALIGN',(3,1),(6,-1),'CENTER'),('VALIGN',(0,0),(-1,-1),'TOP'),('LINEBELOW',(0,1),(-1,-1),.35,colors.HexColor('#8aa0b4')),('FONT',(0,-1),(-1,-1),'Helvetica-Bold',7.8),('LINEABOVE',(0,-1),(-1,-1),1,colors.black),('BOTTOMPADDING',(0,2),(-1,-1),5),('SPAN',(11,0),(11,1)),('SPAN',(0,0),(0,1)),('SPAN',(1,0),(1,1))]))
    doc=SimpleDocTemplate(os.path.join(DOC,f),pagesize=landscape(A3),leftMargin=18*mm,rightMargin=18*mm,topMargin=16*mm,bottomMargin=14*mm,invariant=1)
    h1=ParagraphStyle('h',fontName='Helvetica-Bold',fontSize=17,leading=21,textColor=colors.HexColor('#14324f'))
    def foot(c,d): c.setFont('Helvetica',7); c.drawString(18*mm,8*mm,'Pemberley & Strake LLP, Chartered Surveyors. Not to be relied upon by third parties. Printed 17 November 2025'); c.drawRightString(402*mm,8*mm,f'{d.page}')
    nv=2; no=len(rows)-nv
    doc.build([Paragraph('Thornley Cross Trading Estate, Wakefield WF4',h1),Paragraph('Schedule of tenancies as at Michaelmas quarter day, 29 September 2025',ParagraphStyle('s',fontName='Helvetica',fontSize=11,leading=16)),Spacer(1,5*mm),t,Spacer(1,5*mm),
      Paragraph(f'{len(rows)} demises, of which {no} let and {nv} vacant. Passing rents are exclusive of VAT, insurance and service charge; all units opted to tax except Unit 12. Areas are gross internal, supplied by the client.',ps)],onFirstPage=foot,onLaterPages=foot)
    save(f,'WAREHOUSE','Pemberley & Strake LLP, UK agents','A3 surveyor tenancy schedule, annual rents in pounds, UK dates',True,'Thornley Cross Trading Estate','2025-09-29',len(rows),no,nv,rows)

# ---------------------------------------------------------------- 7 Australian car park
def carpark():
    from reportlab.lib.pagesizes import A4
    from reportlab.platypus import SimpleDocTemplate,Table,TableStyle,Paragraph,Spacer
    from reportlab.lib.styles import ParagraphStyle
    from reportlab.lib import colors
    r=random.Random(5507); f='CorellaSt_permit_register.pdf'
    ps=ParagraphStyle('a',fontName='Helvetica',fontSize=9,leading=12); out=[Paragraph('<b>Corella Street Car Park</b>',ParagraphStyle('t',fontSize=15,leading=20)),Paragraph('88 Corella Street, Fortitude Valley QLD 4006 &nbsp;&nbsp; ABN 00 000 000 000',ps),Paragraph('Monthly permit register. Includes empty bays.',ps),Spacer(1,8)]
    co=['Banksia Legal','Tideline Architects','Mossvale Physio','Harrow & Finch Accountants','Kestrel IT','Paperbark Media','Sandgate Dental']; ns=names(r,80)
    lv=[('Basement 1 (reserved)','B1',22,'Reserved',420),('Ground','G',14,'Reserved',395),('Level 2','L2',26,'Unreserved',310),('Roof','RF',12,'Motorcycle',95)]
    rows=[];G=[0.,0.,0.];oc=va=0
    for nm,pf,cnt,ty,card in lv:
        out.append(Paragraph(f'<b>{nm}</b>',ParagraphStyle('l',fontSize=10.5,leading=14,textColor=colors.HexColor('#7a2d12'),spaceBefore=6)))
        data=[['Bay','Permit holder','Rego','Card','Kind','Permit from','Rate card','Fee ex GST','GST','Charged']]; S=[0.,0.,0.]
        for i in range(1,cnt+1):
            u=f'{pf}-{i:02d}'; kind=ty if not(pf=='G' and i<3) else 'Accessible'
            if r.random()<.15:
                data.append([u,'empty','','',kind,'',f'${card}.00','','','']); va+=1
                rows.append(R(unit=u,section=nm,unitType=kind,statusText='empty',marketRent=float(card))); continue
            tn=r.choice(co)+' Pty Ltd' if r.random()<.35 else ns.pop(); fee=round(card*r.choice([1,1,.9,.85,.95]),2); g=round(fee*.1,2); tt=round(fee+g,2); s=D(r.randint(2018,2025),r.randint(1,10),r.choice([1,1,15]))
            rego=''.join(r.choice('ABCDEFGHJKLMNPRSTVWXYZ') for _ in range(3))+f' {r.randint(10,99)}'+r.choice('ABCXYZ')
            data.append([u,tn,rego,str(r.randint(40000,49999)),kind,s.strftime('%-d %b %Y'),f'${card}.00','$'+m2(fee),'$'+m2(g),'$'+m2(tt)]); oc+=1
            for j,v in enumerate((fee,g,tt)): S[j]+=v
            rows.append(R(unit=u,section=nm,tenantName=tn,unitType=kind,leaseStartDate=iso(s),marketRent=float(card),contractRent=fee,charges=[{'code':'Fee ex GST','amount':fee},{'code':'GST','amount':g}],totalCharges=tt))
        data.append(['','Sub-total','','','','','']+['$'+m2(x) for x in S]); G=[a+b for a,b in zip(G,S)]
        t=Table(data,colWidths=[38,140,50,38,56,58,48,54,42,52],repeatRows=1)
        t.setStyle(TableStyle([('FONTSIZE',(0,0),(-1,-1),7.6),('LEADING',(0,0),(-1,-1),9),('FONT',(0,0),(-1,0),'Helvetica-Oblique',7.6),('LINEBELOW',(0,0),(-1,0),.6,colors.black),('ROWBACKGROUNDS',(0,1),(-1,-2),[colors.white,colors.HexColor('#f6efe9')]),('ALIGN',(6,0),(-1,-1),'RIGHT'),('FONT',(0,-1),(-1,-1),'Helvetica-Bold',7.6),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),1.5)]))
        out.append(t)
    out+= [Spacer(1,10),Paragraph(f'<b>All levels: {oc+va} bays, {oc} permits, {va} empty. Fees ${m2(G[0])}, GST ${m2(G[1])}, charged ${m2(G[2])} per month.</b>',ps),Paragraph('Casual (hourly) takings are banked separately. Permit fees fall due on the 1st; one month written notice either side.',ps)]
    def foot(c,d): c.setFont('Helvetica',7); c.drawString(36,22,'Permit register printed 5/11/2025 by front desk'); c.drawRightString(559,22,f'Sheet {d.page}')
    SimpleDocTemplate(os.path.join(DOC,f),pagesize=A4,leftMargin=10,rightMargin=10,topMargin=36,bottomMargin=40,invariant=1).build(out,onFirstPage=foot,onLaterPages=foot)
    save(f,'PARKING','car park front desk, Brisbane','permit register by level, GST columns, only a print date',False,'Corella Street Car Park',None,oc+va,oc,va,rows)
