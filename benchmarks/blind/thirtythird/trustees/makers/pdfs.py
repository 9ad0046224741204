from common import *
from reportlab.lib.pagesizes import A4,A3,LETTER,LEGAL,landscape
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
from reportlab.lib.units import mm
from reportlab.pdfgen import canvas as C
from fpdf import FPDF
D=dt.date
def P(t,size=7.5,font='Helvetica',**k): return Paragraph(t,ParagraphStyle('x',fontName=font,fontSize=size,leading=size*1.2,**k))

# ---------- 1: London flats by building, planted digit ----------
def p01():
    fn='harcastle_london_tenancies.pdf'; r=random.Random(101); nm=Namer('uk',r)
    B=[('14 Wexcombe Gardens, London SW5',['Lower Ground','Ground','Flat 1','Flat 2','Flat 3','Flat 4','Penthouse']),
       ('7 and 8 Lorne Mews, London W2',['7 Lorne Mews','8 Lorne Mews','8A Lorne Mews']),
       ('31-33 Adair Terrace, London N1',['Flat A','Flat B','Flat C','Flat D','Flat E','Flat F','Flat G','Flat H','Flat J','Shop, 31']),
       ('Carrow Court, Ebden Street, London SE1',[f'Apt {i}' for i in (1,2,3,4,5,6,7)])]
    rows=[];data=[['Demise','Occupier','Accommodation','Sq ft','Term from','Term to','Break / notes','Rent p.a.','Serv. chge\np.a.','Deposit','Arrears']]
    st=[];G=[0]*4;planted=None;i=1;occ=vac=0
    f=lambda v:f'{v:,.0f}'
    for bi,(b,us) in enumerate(B):
        data.append([b.upper()]+['']*10); st+= [('SPAN',(0,i),(-1,i)),('FONTNAME',(0,i),(-1,i),'Times-Bold'),('TOPPADDING',(0,i),(-1,i),7),('LINEBELOW',(0,i),(-1,i),.4,colors.black)]; i+=1
        S=[0]*4
        for u in us:
            shop=u.startswith('Shop'); beds=r.choice([1,2,2,3]); 
            acc='Retail, ground & basement' if shop else ('Mews house, 3 bed' if 'Mews' in u else f'{beds} bed flat')
            area=r.randint(980,1600) if shop or 'Mews' in u else 380+beds*190+r.randint(-40,60)
            sc=0 if 'Mews' in u else r.randrange(1800,5200,50)
            if (bi,u) in ((0,'Flat 2'),(2,'Flat E'),(3,'Apt 6')):
                note={'Flat 2':'Refurbishment to Jan 2026','Flat E':'On market with agents','Apt 6':'Void since 14.09.2025'}[u]
                data.append([u,'Vacant',acc,f(area),'','',note,'','','',''])
                rows.append(dict(unit=u,building=b,unitType=acc,area=area,statusText='Vacant',section=b)); vac+=1;i+=1;continue
            occ+=1
            if shop: t='Dellwick Cheesemongers Ltd'; s=D(2021,3,25); e=D(2031,3,24); note='T break 25.03.2026; review 25.03.2026'; rent=46500; dep=11625
            else:
                t=('Mr ' if r.random()<.5 else 'Ms ')+nm('{f} {l}') if r.random()<.8 else nm('{l} & Co LLP (company let)')
                s=rdate(r,2023,2025); s=min(s,D(2025,9,1)); e=addy(s,r.choice([1,2,3])); 
                if e<D(2025,12,1): e='Periodic'
                note=r.choice(['','','6 month break','Rolling 2m notice','Pet consent'])
                rent=r.randrange(21600,31000,300)+beds*6600+(21000 if 'Mews' in u or u=='Penthouse' else 0); dep=round(rent/52*5)
            arr=r.choice([0,0,0,0,0,rent//12])
            pr=rent
            if bi==2 and u=='Flat C':
                x=str(rent); nd=str((int(x[1])+3)%10); pr=int(x[0]+nd+x[2:]); planted=dict(what=f'{b}, Flat C: rent p.a. printed as {pr:,}, should be {rent:,}; building and grand totals carry {rent:,}',kind='digit_changed',_key='annualRent')
            for k,v in enumerate((rent,sc,dep,arr)): S[k]+=v
            data.append([u,P(t,7.5,'Times-Roman'),P(acc,7.5,'Times-Roman'),f(area),s.strftime('%d.%m.%Y'),e if isinstance(e,str) else e.strftime('%d.%m.%Y'),P(note,7,'Times-Italic'),f(pr),f(sc) if sc else '-',f(dep),f(arr) if arr else 'nil'])
            row=dict(unit=u,building=b,section=b,unitType=acc,area=area,tenantName=t,leaseStartDate=s,leaseEndDate=e,annualRent=pr,deposit=dep,statusText='Occupied')
            if arr: row['balance']=arr
            else: row['balance']=0
            if sc: row['charges']=[dict(code='Serv. chge p.a.',amount=sc,per='year')]
            rows.append(row); i+=1
        for k in range(4): G[k]+=S[k]
        data.append(['','Total for building','','','','','']+[f(x) for x in S]); st+=[('FONTNAME',(0,i),(-1,i),'Times-BoldItalic'),('LINEABOVE',(7,i),(-1,i),.5,colors.black)]; i+=1
    data.append(['','TOTAL ALL BUILDINGS','','','','','']+[f(x) for x in G]); st+=[('FONTNAME',(0,i),(-1,i),'Times-Bold'),('LINEABOVE',(7,i),(-1,i),.5,colors.black),('LINEBELOW',(7,i),(-1,i),1.4,colors.black)]
    t=Table(data,repeatRows=1,colWidths=[25*mm,41*mm,34*mm,13*mm,19*mm,19*mm,37*mm,20*mm,18*mm,18*mm,17*mm])
    t.setStyle(TableStyle([('FONTNAME',(0,0),(-1,-1),'Times-Roman'),('FONTSIZE',(0,0),(-1,-1),7.8),('FONTNAME',(0,0),(-1,0),'Times-Italic'),('LINEBELOW',(0,0),(-1,0),.8,colors.black),('LINEABOVE',(0,0),(-1,0),.8,colors.black),('ALIGN',(3,0),(3,-1),'RIGHT'),('ALIGN',(7,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'TOP'),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),2)]+st))
    def pg(c,d):
        c.setFont('Times-Roman',7); c.drawString(15*mm,8*mm,'Aldous & Thorne Private Bank, Trustee Department  -  private and confidential'); c.drawRightString(282*mm,8*mm,f'Page {c.getPageNumber()}')
    SimpleDocTemplate(doc(fn),pagesize=landscape(A4),leftMargin=15*mm,rightMargin=15*mm,topMargin=12*mm,bottomMargin=14*mm,invariant=1).build([P('The Harcastle Settlement',15,'Times-Bold'),Spacer(1,4),P('Schedule of tenancies, London property, as at 1 December 2025. All sums in pounds sterling. Managing agents: Prewett Lyle (Residential) Ltd.',9,'Times-Roman'),Spacer(1,6),t,Spacer(1,8),P(f'{len(rows)} lettable demises, of which {occ} let and {vac} void.',8.5,'Times-Italic')],onFirstPage=pg,onLaterPages=pg)
    save(fn,'MIXED_USE','serif schedule grouped by building, p.a. rents, subtotals',True,'The Harcastle Settlement','2025-12-01',len(rows),occ,vac,rows,planted,checks=[('annualRent',G[0]),('deposit',G[2]),('balance',G[3]),('charges:Serv. chge p.a.',G[1])])

# ---------- 2: Dublin offices two-line records ----------
def p02():
    fn='ormsby_house_dublin_quarterly.pdf'; r=random.Random(102)
    L=[('Unit 1, Ground','Retail','Fennel Street Coffee Ltd',142,78000,D(2019,6,1),D(2029,5,31),'1 Jun 2027','None',14200,19500,'PG from director'),
    ('Unit 2, Ground','Retail','Brightwell Opticians (Dublin) DAC',118,61000,D(2022,10,1),D(2032,9,30),'1 Oct 2027','1 Oct 2027',11800,15250,''),
    ('1st Floor Front','Office','Kilcrease Tuohill Solicitors',310,142600,D(2020,1,15),D(2030,1,14),'15 Jan 2025 o/s','None',27900,35650,'Review outstanding, landlord proposes 155,000'),
    ('1st Floor Rear','Office','Mulvarney Actuarial Services Ltd',205,92250,D(2023,4,1),D(2028,3,31),'n/a','1 Apr 2026',18450,23062.5,'Six months notice of break'),
    ('2nd Floor','Office','Northquay Funds Administration plc',522,245340,D(2021,9,1),D(2036,8,31),'1 Sep 2026','1 Sep 2031',46980,61335,'Parent guarantee held'),
    ('3rd Floor North','Office',None,248,None,None,None,'','',None,None,'Agents: quoting 480 per sq m'),
    ('3rd Floor South','Office','Rathdowne Marine Insurance DAC',262,117900,D(2024,2,1),D(2034,1,31),'1 Feb 2029','1 Feb 2029',23580,29475,'Rent free to 31 Jul 2024, expired'),
    ('4th Floor','Office','Gavaghan Biotech Ireland Ltd',498,236550,D(2022,5,1),D(2032,4,30),'1 May 2027','1 May 2027',44820,59137.5,''),
    ('5th Floor','Office','Feerick Family Office Ltd',231,0,D(2018,1,1),D(2027,12,31),'n/a','Either party, 3 months',20790,0,'Connected party, rent nil while settlor lives'),
    ('Basement Store B','Storage',None,64,None,None,None,'','',None,None,'Damp works in hand'),
    ('Car spaces 1-6','Parking','Northquay Funds Administration plc',None,21000,D(2021,9,1),D(2036,8,31),'','',None,None,'Licence'),
    ('Car spaces 7-9','Parking','Kilcrease Tuohill Solicitors',None,10500,D(2020,1,15),D(2030,1,14),'','',None,None,'Licence')]
    c=C.Canvas(doc(fn),pagesize=A4,invariant=1); W,H=A4; rows=[]
    def head(y):
        c.setFillColorRGB(.15,.25,.3); c.rect(34,y-22,W-68,30,stroke=0,fill=1); c.setFillColorRGB(1,1,1); c.setFont('Helvetica-Bold',7.2)
        c.drawString(38,y,'Demise'); c.drawString(128,y,'Tenant'); c.drawRightString(338,y,'Area sq m'); c.drawString(350,y,'Lease start'); c.drawString(412,y,'Lease expiry'); c.drawRightString(W-40,y,'Rent EUR p.a.')
        y-=12; c.drawString(38,y,'Use'); c.drawString(128,y,'Remarks'); c.drawRightString(338,y,'Deposit'); c.drawString(350,y,'Next review'); c.drawString(412,y,'Tenant break'); c.drawRightString(500+0,y,''); c.drawRightString(W-40,y,'S/C p.a. | Rent per qtr')
        c.setFillColorRGB(0,0,0); return y-24
    c.setFont('Helvetica-Bold',14); c.drawString(34,H-48,'ORMSBY HOUSE'); c.setFont('Helvetica',9); c.drawString(34,H-62,'22-25 Fennel Quay, Dublin 2'); c.drawRightString(W-34,H-48,'Rent roll at the December quarter day'); c.drawRightString(W-34,H-62,'Date: 29/12/2025'); c.drawString(34,H-75,'Owner: Trustees of the Lenaghty Children\'s Trust')
    y=head(H-100); m=lambda v:f'€{v:,.2f}'; ds=lambda d:d.strftime('%d %b %Y')
    T=Q=S=A=0
    for n,(u,use,t,a,rent,s,e,rv,br,sc,dep,rem) in enumerate(L):
        if n==10:
            c.setFont('Helvetica-Bold',8); c.drawString(38,y,'Licences (car park, rear of building)'); y-=15
        c.setFont('Helvetica-Bold',8); c.drawString(38,y,u); c.setFont('Helvetica',8)
        c.drawString(128,y,t or 'VACANT'); 
        if a: c.drawRightString(338,y,f'{a:,}'); A+=a
        if s: c.drawString(350,y,ds(s)); c.drawString(412,y,ds(e))
        if rent is not None: c.drawRightString(W-40,y,m(rent)); T+=rent; Q+=rent/4
        y-=10.5; c.setFont('Helvetica',6.8); c.setFillGray(.25); c.drawString(38,y,use); c.drawString(128,y,rem)
        if dep is not None: c.drawRightString(338,y,m(dep))
        c.drawString(350,y,rv); c.drawString(412,y,br)
        if rent is not None:
            c.drawRightString(W-40,y,(m(sc)+' | ' if sc else '')+m(rent/4)); S+=sc or 0
        c.setFillGray(0); c.setLineWidth(.25); c.line(34,y-5,W-34,y-5); y-=17
        row=dict(unit=u,unitType=use,tenantName=t,area=a,annualRent=rent,leaseStartDate=s,leaseEndDate=e,deposit=dep,statusText='VACANT' if not t else 'Occupied')
        if n>=10: row['section']='Licences (car park, rear of building)'
        if sc: row['charges']=[dict(code='S/C p.a.',amount=sc,per='year')]
        rows.append(row)
    y-=4; c.setFont('Helvetica-Bold',8.5); c.drawString(38,y,'Totals'); c.drawRightString(338,y,f'{A:,}'); c.drawRightString(W-40,y,m(T)); y-=11; c.drawRightString(W-40,y,m(S)+' | '+m(Q))
    y-=24; c.setFont('Helvetica',7.5)
    for s in ('10 demises (8 let, 2 vacant); car spaces are not counted.','Quarter days: 25 March, 24 June, 29 September, 29 December. Rents payable quarterly in advance and exclusive of VAT at 23%.','Deposit of Feerick Family Office waived. Prepared by Scullane & Durcanny, Chartered Surveyors.'):
        c.drawString(38,y,s); y-=11
    c.save()
    save(fn,'OFFICE','two-line records, quarterly in advance, canvas drawn',True,'ORMSBY HOUSE','2025-12-29',10,8,2,rows,checks=[('annualRent',T),('charges:S/C p.a.',S),('area',A)])

# ---------- 3: Joburg warehouses ----------
def p03():
    fn='steynsrust_park_billing_roll.pdf'; r=random.Random(103); rows=[]
    co=['Highveld Cold Chain (Pty) Ltd','Mabusane Packaging CC','Kagiso Tyre Wholesale','Grobbert Engineering (Pty) Ltd','Umthombo Beverages','Reef Tool Hire','Protea Paper Converters','Zebula Couriers (Pty) Ltd','Fourienne Lubricants','Bokmakierie Toys','Drakens Steel Supplies','Vaal Chemicals Dist.','Khaya Furniture Factory','Sithebe Plastics','Lowveld Citrus Exporters','Platreef Safety Gear','Southern Spice Co','Jacaranda Print Works','Tambotie Timber']
    r.shuffle(co); units=[f'A{i}' for i in range(1,9)]+[f'B{i}' for i in range(1,10)]+['C1','C2','C3/4','C5']
    vac={'A6','B3','C5'}
    pdf=FPDF('L','mm','A4'); pdf.set_creation_date(dt.datetime(2025,11,3)); pdf.set_auto_page_break(False); pdf.add_page()
    pdf.set_font('Helvetica','B',12); pdf.cell(0,6,'STEYNSRUST INDUSTRIAL PARK, Extension 4, Germiston',new_x='LMARGIN',new_y='NEXT')
    pdf.set_font('Helvetica','',8); pdf.cell(0,4.5,'Monthly tenant schedule for billing month November 2025          Owner: Van Rhyneveldt Kinders Trust IT 2210/04          Run 03/11/2025 09:14',new_x='LMARGIN',new_y='NEXT'); pdf.ln(3)
    W=[14,52,16,21,21,12,22,20,20,18,18,24,19]
    pdf.set_font('Helvetica','B',7.2); pdf.set_fill_color(222,214,196)
    for w,h in zip([14,52,16,42,12,122,19],['','','GLA','Lease period','Esc.','Monthly charges in Rand, excluding VAT','']): pdf.cell(w,5,h,1,align='C',fill=True)
    pdf.ln()
    for w,h in zip(W,['Unit','Tenant','m²','Begin','End','%','Basic rental','Opex','Rates','Security','Parking','Total','Deposit']): pdf.cell(w,5,h,1,align='C',fill=True)
    pdf.ln(); S=[0]*8;gla=0;vg=0
    f=lambda v:f'{v:,.2f}'.replace(',',' ')
    k=0;occ=0
    for n,u in enumerate(units):
        a=r.randrange(320,2600,5); gla+=a; pdf.set_font('Helvetica','',7.2); pdf.set_fill_color(246,243,235)
        fl=n%2==1
        if u in vac:
            vg+=a; cells=[u,'** VACANT **',str(a)]+['']*10; rows.append(dict(unit=u,area=a,statusText='VACANT'))
        else:
            occ+=1;t=co[k];k+=1; s=rdate(r,2020,2025,True)
            if s>D(2025,10,1): s=D(2025,7,1)
            e=addy(s,r.choice([3,5,5])); 
            while e<D(2025,11,5): e=addy(e+dt.timedelta(days=1),3)
            rent=round(a*r.uniform(58,82),2); ox=round(a*6.35,2); ra=round(a*9.1,2); se=round(a*2.2,2); pk=r.choice([0,0,650,1300,1950]); tot=round(rent+ox+ra+se+pk,2); dep=round(tot*1.5/100)*100
            es=r.choice(['7.0','7.5','8.0']); es_e=e.strftime('%Y/%m/%d')
            if u=='B7': es_e='Month to month'[:14]; e='Monthly'; es_e='Monthly'
            cells=[u,t,str(a),s.strftime('%Y/%m/%d'),es_e,es,f(rent),f(ox),f(ra),f(se),f(pk) if pk else '-',f(tot),f(dep)]
            for i,v in enumerate((rent,ox,ra,se,pk,tot,dep)): S[i]+=v
            ch=[dict(code='Basic rental',amount=rent),dict(code='Opex',amount=ox),dict(code='Rates',amount=ra),dict(code='Security',amount=se)]
            if pk: ch.append(dict(code='Parking',amount=pk))
            rows.append(dict(unit=u,tenantName=t,area=a,leaseStartDate=s,leaseEndDate=e,contractRent=rent,charges=ch,totalCharges=tot,deposit=dep,statusText='Occupied'))
        for i,(w,x) in enumerate(zip(W,cells)): pdf.cell(w,5,x,'LR',align='L' if i<2 else ('C' if i in(3,4,5) else 'R'),fill=fl)
        pdf.ln()
    pdf.set_font('Helvetica','B',7.2)
    for i,(w,x) in enumerate(zip(W,['','TOTAL',str(gla),'','','']+[f(x) for x in S[:7]])):
        fs=7.2 if len(x)<12 else 6.6; pdf.set_font('Helvetica','B',fs); pdf.cell(w,6,x,1,align='L' if i<2 else 'R')
    pdf.ln(9); pdf.set_font('Helvetica','',8)
    for a,b in (('Lettable units',len(units)),('Units let',occ),('Units vacant',len(vac)),('Vacant GLA m²',vg),('Vacancy by area',f'{vg/gla*100:.1f}%')):
        pdf.cell(40,4.6,a); pdf.cell(22,4.6,str(b),align='R',new_x='LMARGIN',new_y='NEXT')
    pdf.set_y(-14); pdf.set_font('Helvetica','I',7); pdf.cell(0,4,'Escalations compound yearly on the anniversary of the begin date. VAT at 15% is added on invoices. E&OE')
    pdf.output(doc(fn))
    save(fn,'INDUSTRIAL','one-page boxed landscape, space thousands, charges columns',False,'STEYNSRUST INDUSTRIAL PARK','2025-11',len(units),occ,len(vac),rows,checks=[('contractRent',S[0]),('totalCharges',S[5]),('deposit',S[6]),('area',gla),('charges:Opex',S[1])])

# ---------- 4: Singapore serviced residences ----------
def p04():
    fn='kestrel_hill_residences_sg.pdf'; r=random.Random(104); nm=Namer('sg',r); rows=[]
    tp={1:('Studio',34,5200),2:('1BR',51,6900),3:('1BR+',58,7400),4:('2BR',86,10800),5:('3BR',124,15500),6:('Studio',36,5300)}
    spec={'#02-06':'MGT','#03-01':'SHOW','#04-03':'OOO','#05-02':'VL','#06-04':'VAC','#07-01':'VAC','#08-05':'VL','#04-06':'VAC','#03-04':'NTC','#06-02':'NTC','#02-03':'VAC'}
    h=['Unit','Type','Sq m','Rate card','Sts','Resident / company','In','Until','Licence fee','Deposit','Bal. due']
    data=[h];st=[];i=1;cnt={};G=[0]*4
    for fl in range(2,9):
        data.append([f'LEVEL {fl}']+['']*10); st+=[('BACKGROUND',(0,i),(-1,i),colors.HexColor('#dfe9e4')),('FONTNAME',(0,i),(-1,i),'Helvetica-Bold')]; i+=1
        for s in range(1,7):
            u=f'#{fl:02d}-{s:02d}'; t,a,m=tp[s]; m+=50*(fl-2); stt=spec.get(u,'OCC'); cnt[stt]=cnt.get(stt,0)+1; G[0]+=m
            row=dict(unit=u,unitType=t,area=a,marketRent=m,statusText=stt,section=f'LEVEL {fl}'); c=[u,t,a,f'{m:,}',stt]
            if stt in('OCC','NTC','VL'):
                n=nm('{f} {l}') if r.random()<.6 else r.choice(['Okuhara Shipping Pte Ltd','Devriendt Dredging Asia','Lionsvale Reinsurance','Pacifica Med Devices','Batisse Aerospace SG','Merlion Quant Pte Ltd'])
                if stt=='VL': d=D(2026,1,r.randint(5,25))
                else: d=rdate(r,2024,2025); d=min(d,D(2025,11,20))
                e=addy(d,1)
                while e<D(2025,12,15): e=addy(e+dt.timedelta(days=1),1)
                if stt=='NTC': e=D(2026,1,r.randint(3,28))
                fee=round(m*r.uniform(.9,1.0)/50)*50; dep=fee if r.random()<.8 else fee*2; bal=r.choice([0,0,0,0,fee/2,-120.0]) if stt!='VL' else 0
                row.update(tenantName=n,leaseStartDate=d,leaseEndDate=e,contractRent=fee,deposit=dep,balance=bal)
                G[1]+=fee;G[2]+=dep;G[3]+=bal
                c+=[n,d.strftime('%d-%b-%y'),e.strftime('%d-%b-%y'),f'{fee:,}',f'{dep:,}',f'{bal:,.2f}' if bal>=0 else f'({-bal:,.2f})']
            elif stt=='MGT': 
                row.update(tenantName='Resident manager'); c+=['Resident manager','','','','','']
            else: c+=[{'SHOW':'','OOO':'','VAC':''}[stt]]+['']*5
            data.append(c); rows.append(row); i+=1
    data.append(['TOTAL',f'42','',f'{G[0]:,}','','','','',f'{G[1]:,}',f'{G[2]:,}',f'{G[3]:,.2f}']); st+=[('FONTNAME',(0,i),(-1,i),'Helvetica-Bold'),('LINEABOVE',(0,i),(-1,i),1,colors.HexColor('#2c5a49'))]
    t=Table(data,repeatRows=1,colWidths=[40,34,28,44,32,118,50,50,48,46,46]); t.setStyle(TableStyle([('FONTSIZE',(0,0),(-1,-1),7),('FONTNAME',(0,0),(-1,0),'Helvetica-Bold'),('TEXTCOLOR',(0,0),(-1,0),colors.white),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#2c5a49')),('ALIGN',(2,0),(3,-1),'RIGHT'),('ALIGN',(8,0),(-1,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),1.4),('BOTTOMPADDING',(0,0),(-1,-1),1.8)]+st))
    occ=cnt['OCC']+cnt['NTC']; vac=cnt['VAC']+cnt['VL']+0
    side=Table([['Key','','Apts'],['OCC','Occupied',cnt['OCC']],['NTC','Occupied, notice given',cnt['NTC']],['MGT','Staff apartment, occupied',cnt['MGT']],['VAC','Vacant',cnt['VAC']],['VL','Vacant, licence signed',cnt['VL']],['SHOW','Show suite',cnt['SHOW']],['OOO','Out of order',cnt['OOO']],['','All apartments',42]],colWidths=[36,110,36],hAlign='LEFT'); side.setStyle(TableStyle([('FONTSIZE',(0,0),(-1,-1),7),('BOX',(0,0),(-1,-1),.5,colors.grey),('ALIGN',(2,0),(2,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),1.5),('LINEABOVE',(0,-1),(-1,-1),.5,colors.grey)]))
    SimpleDocTemplate(doc(fn),pagesize=A4,leftMargin=28,rightMargin=28,topMargin=30,bottomMargin=30,invariant=1).build([P('Kestrel Hill Serviced Residences',14,'Helvetica-Bold',textColor=colors.HexColor('#2c5a49')),Spacer(1,5),P('88 Kestrel Hill Road, Singapore &nbsp;|&nbsp; Occupancy and licence roll as on 15 December 2025 &nbsp;|&nbsp; S$ per month',8),Spacer(1,7),t,Spacer(1,10),side])
    save(fn,'MULTIFAMILY','status codes with key, level bands, A4 portrait',True,'Kestrel Hill Serviced Residences','2025-12-15',42,occ+cnt['MGT'],vac,rows,checks=[('marketRent',G[0]),('contractRent',G[1]),('deposit',G[2]),('balance',G[3])])

# ---------- 5: Dubai villas + staff block, large ----------
def p05():
    fn='marsa_compound_dubai_contracts.pdf'; r=random.Random(105); nm=Namer('ae',r); rows=[]
    pdf=FPDF('P','mm','A4'); pdf.set_creation_date(dt.datetime(2025,10,31)); pdf.set_auto_page_break(False)
    W=[9,17,25,47,20,20,21,9,18]; H=['Sr.','Unit No.','Category','Tenant','From','To','Annual Rent','Chq','Sec. Dep.']
    state={'p':0,'part':''}
    def page():
        pdf.add_page(); state['p']+=1; pdf.set_font('Helvetica','B',11); pdf.cell(120,6,'AL MARSA COMPOUND - TENANCY CONTRACTS REGISTER'); pdf.set_font('Helvetica','',8); pdf.cell(0,6,'31/10/2025',align='R',new_x='LMARGIN',new_y='NEXT'); pdf.set_font('Helvetica','',7.5); pdf.cell(0,4,'Jumeirah Road, Dubai, U.A.E.   Amounts in AED   Landlord: Thalib Holding Foundation (ADGM)',new_x='LMARGIN',new_y='NEXT'); pdf.ln(2)
        pdf.set_font('Helvetica','B',7.5)
        for w,h in zip(W,H): pdf.cell(w,6,h,'TB',align='R' if h in('Annual Rent','Sec. Dep.') else 'L')
        pdf.ln()
    def foot(): pdf.set_y(286); pdf.set_font('Helvetica','',7); pdf.cell(0,4,f'Page {state["p"]}',align='C')
    page(); sr=0; G=[0,0]; summ=[]
    cos=['Desert Rose Hospitality LLC','Gulfline Cleaning Services','Al Noorah Catering','Falconry Security LLC','Marina Spa & Wellness FZE','Saffron Kitchens LLC','Oryx Landscaping']
    def line(c):
        for i,(w,x) in enumerate(zip(W,c)): pdf.cell(w,4.6,x,align='R' if i in(6,8) else ('C' if i==7 else 'L'))
        pdf.ln()
    for part,n in (('PART A - VILLAS',38),('PART B - STAFF ACCOMMODATION BLOCK',96)):
        if pdf.get_y()>270: foot(); page()
        pdf.ln(1.5); pdf.set_font('Helvetica','B',8); pdf.cell(0,5,part,new_x='LMARGIN',new_y='NEXT'); S=[0,0];o=v=0
        for k in range(n):
            if pdf.get_y()>277: foot(); page()
            sr+=1; pdf.set_font('Helvetica','',7.3)
            if part[5]=='A':
                u=f'V-{k+1:02d}'; cat=r.choice(['3BR Villa','4BR Villa','4BR + Maid','5BR Villa']); rent=r.randrange(165,340,5)*1000; vc=k in(6,19,33); t=nm('{f} {l}'); chq=r.choice([1,2,4,4,6]); dep=round(rent*.05)
            else:
                u=f'{k//24+1}{k%24+1:02d}'; cat=r.choice(['Room, 4 bed','Room, 6 bed','Room, 6 bed','Room, 2 bed']); rent=int(cat[6])*r.choice([5400,5700,6000]); vc=k in(3,17,40,41,66,80,95); t=cos[(k//14)%7]; chq=r.choice([2,4,12]); dep=r.choice([1000,1500,2000])
            if vc:
                v+=1; line([str(sr),u,cat,'VACANT','','','','','']); rows.append(dict(unit=u,section=part,unitType=cat,statusText='VACANT')); continue
            o+=1; d=rdate(r,2024,2025); d=min(d,D(2025,10,15))
            if d<D(2024,11,1): d=d.replace(year=2025) if d.month<11 else d
            e=addy(d,1); S[0]+=rent;S[1]+=dep
            line([str(sr),u,cat,t,d.strftime('%d/%m/%Y'),e.strftime('%d/%m/%Y'),f'{rent:,}',str(chq),f'{dep:,}'])
            rows.append(dict(unit=u,section=part,unitType=cat,tenantName=t,leaseStartDate=d,leaseEndDate=e,annualRent=rent,deposit=dep,statusText='Occupied'))
        pdf.set_font('Helvetica','B',7.5)
        for i,(w,x) in enumerate(zip(W,['','','','Total '+part[:6].title(),'','',f'{S[0]:,}','',f'{S[1]:,}'])): pdf.cell(w,5.5,x,'T',align='R' if i in(6,8) else ('C' if i==7 else 'L'))
        pdf.ln(7); G[0]+=S[0];G[1]+=S[1]; summ.append((part[:6].title(),n,o,v,S[0]))
    if pdf.get_y()>240: foot(); page()
    pdf.set_font('Helvetica','B',8); pdf.ln(2)
    for i,(w,x) in enumerate(zip(W,['','','','GRAND TOTAL','','',f'{G[0]:,}','',f'{G[1]:,}'])): pdf.cell(w,6,x,'TB',align='R' if i in(6,8) else ('C' if i==7 else 'L'))
    pdf.ln(10); pdf.cell(30,5,'Summary'); 
    for x in ('Units','Rented','Vacant','Annual rent'): pdf.cell(24,5,x,align='R')
    pdf.ln(); pdf.set_font('Helvetica','',8)
    for s in summ+[('Total',134,sum(x[2] for x in summ),sum(x[3] for x in summ),G[0])]:
        pdf.cell(30,5,s[0])
        for x in s[1:]: pdf.cell(24,5,f'{x:,}',align='R')
        pdf.ln()
    foot(); pdf.output(doc(fn))
    save(fn,'MULTIFAMILY','long register, two parts, annual rents and cheques',False,'AL MARSA COMPOUND','2025-10-31',134,sum(x[2] for x in summ),sum(x[3] for x in summ),rows,checks=[('annualRent',G[0]),('deposit',G[1])])

# ---------- 6: US family office by owner ----------
def p06():
    fn='ballantree_family_residential_usd.pdf'; r=random.Random(106); nm=Namer('us',r); rows=[]
    O=[('Ballantree 1998 Dynasty Trust',[('212 Quince Street, Savannah GA',['Main house','Carriage house']),('48 Lanyard Court, Charleston SC',['House']),('9 Ferncliff Lane, Asheville NC',['House'])]),
       ('W. Ballantree Marital Trust',[('1740 Delphine Ave, New Orleans LA',['Apt 1','Apt 2','Apt 3','Rear cottage']),('603 Orchard Row, Louisville KY',['Unit A','Unit B'])]),
       ('Ballantree Timber LLC',[('Hollow Creek Farm, Franklin TN',['Farmhouse','Tenant cottage 1','Tenant cottage 2','Barn apartment'])]),
       ('Corinne Ballantree (individual)',[('55 Bayview Terrace #4C, Sarasota FL',['4C']),('318 Myrtle St, Athens GA',['House','Garage apt'])])]
    vacs={('48 Lanyard Court, Charleston SC','House'),('1740 Delphine Ave, New Orleans LA','Apt 3'),('Hollow Creek Farm, Franklin TN','Barn apartment')}
    fl=[P('RESIDENTIAL RENT ROLL BY OWNER',13,'Courier-Bold'),Spacer(1,6),P('Ballantree Family Office  -  12/31/2025',9,'Courier'),Spacer(1,4)]; G=[0]*4;o=v=0
    cw=[150,80,116,54,54,58,58,54,54]
    hd=['Property','Unit','Lessee','Lease from','Lease to','Mkt rent/mo','Rent/mo','Sec dep','Past due']
    for ow,ps in O:
        data=[hd];S=[0]*4
        for p,us in ps:
            for j,u in enumerate(us):
                mk=r.randrange(1500,3900,25) if u not in('Main house','4C') else r.randrange(4200,6200,50); S[0]+=mk
                row=dict(unit=u,propertyName=p,section=ow,marketRent=mk)
                if (p,u) in vacs: v+=1; data.append([p,u,'(vacant)','','',f'${mk:,}','','','']); row['statusText']='vacant'
                else:
                    o+=1; t=nm('{l}, {f}'); s=rdate(r,2022,2025); s=min(s,D(2025,11,1)); e=addy(s,r.choice([1,1,2])); es=None
                    if e<D(2026,1,10): e='MTM'
                    rt=max(0,mk-r.randrange(0,300,25)); dep=rt; pd=r.choice([0,0,0,0,rt,r.randrange(50,400,10)])
                    if u=='Tenant cottage 1': t='Trask, Clyde (farm manager)'; rt=0; dep=0; pd=0; e='Employ.'
                    for k,x in enumerate((mk,rt,dep,pd)):
                        if k: S[k]+=x
                    data.append([p,u,t,s.strftime('%m/%d/%y'),e if isinstance(e,str) else e.strftime('%m/%d/%y'),f'${mk:,}',f'${rt:,}',f'${dep:,}',f'${pd:,}'])
                    row.update(tenantName=t,leaseStartDate=s,leaseEndDate=e,contractRent=rt,deposit=dep,balance=pd,statusText='Occupied')
                rows.append(row)
        data.append(['','','Owner total','','']+[f'${x:,}' for x in S])
        for k in range(4): G[k]+=S[k]
        t=Table(data,colWidths=cw,hAlign='LEFT'); t.setStyle(TableStyle([('FONTNAME',(0,0),(-1,-1),'Helvetica'),('FONTSIZE',(0,0),(-1,-1),7.2),('FONTNAME',(0,0),(-1,0),'Helvetica-Bold'),('FONTNAME',(0,-1),(-1,-1),'Helvetica-Bold'),('ALIGN',(5,0),(-1,-1),'RIGHT'),('GRID',(0,0),(-1,-2),.25,colors.lightgrey),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),2)]))
        fl+=[Spacer(1,7),P(f'Owner: {ow}',9,'Helvetica-Bold'),Spacer(1,2),t]
    g=Table([['','','All owners','','']+[f'${x:,}' for x in G]],colWidths=cw,hAlign='LEFT'); g.setStyle(TableStyle([('FONTNAME',(0,0),(-1,-1),'Helvetica-Bold'),('FONTSIZE',(0,0),(-1,-1),7.2),('ALIGN',(5,0),(-1,-1),'RIGHT'),('LINEABOVE',(2,0),(-1,0),1,colors.black)]))
    fl+=[Spacer(1,8),g,Spacer(1,8),P(f'{o+v} rentable dwellings: {o} occupied, {v} vacant. MTM = month to month. Market rents per broker letters of October 2025.',7.5)]
    SimpleDocTemplate(doc(fn),pagesize=landscape(LETTER),leftMargin=40,rightMargin=40,topMargin=22,bottomMargin=20,invariant=1).build(fl)
    save(fn,'SINGLE_FAMILY_RENTAL','one small grid per owner, many properties',True,'Ballantree Family Office','2025-12-31',o+v,o,v,rows,checks=[('marketRent',G[0]),('contractRent',G[1]),('deposit',G[2]),('balance',G[3])])

# ---------- 7: steward's typed list ----------
def p07():
    fn='ballinreagh_steward_list.pdf'
    L=[('Gate Lodge','E. Durcanny','01/05/2019','annual',145.00,0),('Garden Cottage','Miss O. Feerick','14/11/2022','31/10/2026',160.00,0),('Weir Cottage','EMPTY',None,None,None,None),('Forge House','P. & M. Scullane','01/03/2021','28/02/2027',210.00,420.00),('No. 1 The Row','D. Tuohill','06/06/2016','annual',118.50,0),('No. 2 The Row','Mrs G. Rathdowne','02/02/2009','life',75.00,0),('No. 3 The Row','R. Mulvarney','01/09/2024','31/08/2026',130.00,65.00),('No. 4 The Row','EMPTY',None,None,None,None),("Steward's House",'C. Gavaghan (steward)','01/01/2018','employment',0.00,0),('Mill House','Lenaghty Pottery Ltd','25/03/2020','24/03/2030',265.00,0),
       ('Long Meadow 22 ac','T. Kilcrease','01/03/2025','30/11/2025',96.00,0),('Deerpark, 41 ac','Brannaghan Bros','01/03/2025','30/11/2025',170.00,340.00)]
    pdf=FPDF('P','mm','A4'); pdf.set_creation_date(dt.datetime(2025,9,29)); pdf.add_page(); pdf.set_margins(20,20); pdf.set_y(22); pdf.set_x(20)
    def ln(s='',b=''): pdf.set_font('Courier',b,9); pdf.set_x(16); pdf.cell(0,5,s,new_x='LMARGIN',new_y='NEXT')
    ln('The Estate Office, Ballinreagh, Co. Wicklow'); ln('29 September 2025'); ln(); ln('To: The Trust Officer, Aldous & Thorne Private Bank'); ln(); ln('BALLINREAGH ESTATE - LIST OF LETTINGS, MICHAELMAS 2025','BU'); ln()
    fmt='{:<19}{:<22}{:<11}{:<11}{:>8}{:>11}{:>9}'; ln(fmt.format('House or land','Tenant','From','To','EUR per','EUR per','Owing'),'B'); ln(fmt.format('','','','','week','annum',''),'B'); ln('-'*91)
    rows=[];W=A=O=0;sub=None
    for i,(u,t,s,e,w,ow) in enumerate(L):
        if i==0: ln('Houses and cottages'); 
        if i==10: ln(); ln('Grass lettings (11 month and seasonal, shown by the week)')
        sec='Houses and cottages' if i<10 else 'Grass lettings'
        c=lambda x:D(int(x[6:]),int(x[3:5]),int(x[:2])) if x and x[0].isdigit() else x
        if t=='EMPTY': ln(fmt.format(u,t,'','','','','')); rows.append(dict(unit=u,section=sec,statusText='EMPTY')); continue
        an=round(w*52,2); W+=w;A+=an;O+=ow
        ln(fmt.format(u,t,s,e,f'{w:.2f}',f'{an:,.2f}',f'{ow:,.2f}'))
        rows.append(dict(unit=u,section=sec,tenantName=t,leaseStartDate=c(s),leaseEndDate=c(e),annualRent=an,balance=ow,statusText='Occupied'))
    ln('-'*91); ln(fmt.format('Total','','','',f'{W:,.2f}',f'{A:,.2f}',f'{O:,.2f}'),'B'); ln('='*91); ln()
    for s in ('Ten dwellings on the estate, eight lived in and two empty. The grass is','not counted among them. Weir Cottage wants a roof before it can be let.','A year is taken as 52 weeks. No. 3 The Row has promised the half week','owing by the end of the month.','','C. Gavaghan, Steward'): ln(s)
    pdf.output(doc(fn))
    save(fn,'OTHER','typewritten letter, weekly and annual rents, farm cottages',True,'BALLINREAGH ESTATE','2025-09-29',10,8,2,rows,checks=[('annualRent',A),('balance',O)])
def run():
    for f in (p01,p02,p03,p04,p05,p06,p07): f()
