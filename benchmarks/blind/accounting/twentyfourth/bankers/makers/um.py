from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
import openpyxl, xlsxwriter
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill

# ---------------------------------------------------------------- UM 1: student housing by bed, XLSX
def um1():
    fn='Scholars_Row_floorplan_mix_FA25.xlsx'
    # section, code, name, bd, ba, units, sf, beds leased, market/bed, in-place/bed
    X=[('FLATS',[('S1','Studio Ash',0,1,12,412,12,1145,1118),('A1','Birch 1x1',1,1,18,540,17,1085,1061),('B1','Cedar 2x1',2,1,14,735,26,865,842),('B2','Cedar 2x2',2,2,36,826,69,910,889),('B2-R','Cedar 2x2 Renovated',2,2,10,826,20,965,951),
               ('C3','Dogwood 3x3',3,3,22,1104,61,835,806),('D2','Elm 4x2',4,2,16,1196,58,725,707),('D4','Elm 4x4',4,4,48,1338,184,775,748),('D4-P','Elm 4x4 Premium (pool side)',4,4,12,1338,48,815,802)]),
       ('COTTAGES',[('T2','Fir 2x2.5 Townhome',2,2.5,8,1042,15,985,958),('T3','Fir 3x3.5 Townhome',3,3.5,10,1385,28,920,897),('T4','Gum 4x4.5 Cottage',4,4.5,14,1610,54,895,871),('T5','Hawthorn 5x5.5 Cottage',5,5.5,6,1984,29,860,839)])]
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='Mix'
    f=Font(name='Calibri',size=10); fb=Font(name='Calibri',size=10,bold=True); wh=Font(name='Calibri',size=10,bold=True,color='FFFFFF'); nv=PatternFill('solid',fgColor='2F4B3C'); lt=PatternFill('solid',fgColor='E2EBE4')
    ws['B2']='Scholars Row at Tannery Creek'; ws['B2'].font=Font(name='Calibri',size=16,bold=True); ws['B3']='Floor plan mix and bed pricing - Fall 2025 lease year, per lease-up report of 09/30/2025'; ws['B3'].font=Font(name='Calibri',italic=True,size=10)
    for rg,t in (('B5:E5','FLOOR PLAN'),('F5:H5','UNITS'),('I5:K5','BEDS'),('L5:M5','INSTALLMENT PER BED'),('N5:N5','MONTHLY POTENTIAL')):
        a=rg.split(':')[0]
        if rg!='N5:N5': ws.merge_cells(rg)
        ws[a]=t
    HD=['Code','Plan Name','Bd','Ba','Count','% of Units','Avg SF','Total','Leased','% Leased','Market','In-Place','All Beds at Market']
    for c,h in enumerate(HD,2):
        ws.cell(6,c,h)
        for r_ in(5,6):
            x=ws.cell(r_,c); x.font=wh; x.fill=nv; x.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True)
    ws.row_dimensions[5].height=28; ws.row_dimensions[6].height=28
    U=sum(p[4] for s in X for p in s[1])
    K=["units","pct_units","sf","other:BEDS Total","other:BEDS Leased","other:BEDS % Leased","other:INSTALLMENT PER BED Market","other:INSTALLMENT PER BED In-Place","market_total"]
    NF=['0','0.0%','#,##0','0','0','0.0%','$#,##0','$#,##0','$#,##0']
    NT=['0','0.0%','#,##0','0','0','0.0%','$#,##0.00','$#,##0.00','$#,##0']
    rows=[];tots=[];rw=7
    def put(vals,fm_,nf,fill=None):
        for c,(v,n) in enumerate(zip(vals,nf),6):
            x=ws.cell(rw,c,v/100 if '%' in n else v); x.number_format=n; x.font=fm_; x.alignment=Alignment(horizontal='right')
            if fill: x.fill=fill
    def agg(ps):
        u=sum(p[4] for p in ps); b=sum(p[4]*max(p[2],1) for p in ps); l=sum(p[6] for p in ps)
        return [u,round(100*u/U,1),round(sum(p[4]*p[5] for p in ps)/u),b,l,round(100*l/b,1),round(sum(p[4]*max(p[2],1)*p[7] for p in ps)/b,2),round(sum(p[6]*p[8] for p in ps)/l,2),sum(p[4]*max(p[2],1)*p[7] for p in ps)]
    for s,ps in X:
        ws.cell(rw,2,s).font=fb
        for c in range(2,15): ws.cell(rw,c).fill=lt
        rw+=1
        for p in ps:
            code,nm,bd,ba=p[:4]; b=p[4]*max(bd,1)
            v=[p[4],round(100*p[4]/U,1),p[5],b,p[6],round(100*p[6]/b,1),p[7],p[8],b*p[7]]; assert p[6]<=b,(p,b)
            for c,x in zip((2,3,4,5),(code,nm,bd,ba)): q=ws.cell(rw,c,x); q.font=f; q.alignment=Alignment(horizontal='center' if c!=3 else 'left',wrap_text=True,vertical='top')
            put(v,f,NF); rows.append(dict({"type":nm,"beds":bd,"baths":ba},**dict(zip(K,v)))); rw+=1
        v=agg(ps); lab='Subtotal / average - '+s.title(); ws.cell(rw,2,lab).font=fb; ws.merge_cells(start_row=rw,end_row=rw,start_column=2,end_column=5); put(v,fb,NT); tots.append(dict({"label":lab},**dict(zip(K,v)))); rw+=2
    v=agg([p for s in X for p in s[1]]); v[1]=100.0; lab='PROPERTY TOTAL / WEIGHTED AVERAGE'; ws.cell(rw,2,lab).font=wh; ws.merge_cells(start_row=rw,end_row=rw,start_column=2,end_column=5); put(v,wh,NT,nv); ws.cell(rw,2).fill=nv; tots.append(dict({"label":lab},**dict(zip(K,v))))
    for i,t in enumerate(['Studios count as one bed. Installments are the twelve equal monthly payments of a bed lease; in-place averages leased beds only.','Two of the D4 units are staff units and are counted as leased at in-place rates.']): ws.cell(rw+2+i,2,t).font=Font(name='Calibri',size=9,italic=True)
    # side table
    ws['P5']='Lease-up history'; ws['P5'].font=fb
    for i,(a,b) in enumerate([('Term','Beds leased'),('Fall 2023',571),('Fall 2024',598),('Fall 2025',v[4])]): ws.cell(6+i,16,a).font=f; ws.cell(6+i,17,b).font=f
    ws.column_dimensions['A'].width=2; ws.column_dimensions['B'].width=8; ws.column_dimensions['C'].width=27; ws.column_dimensions['N'].width=17; ws.column_dimensions['O'].width=3; ws.column_dimensions['P'].width=16; ws.column_dimensions['Q'].width=12
    ws.freeze_panes='D7'; ws.page_setup.orientation='landscape'; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.page_setup.fitToHeight=0
    wb.save(f'{D}/{fn}')
    save(fn,'UM',K,rows,tots,None,'STUDENT_HOUSING','Tannery Living, manager (Entrata export restyled)','Grouped headers, code then name, beds beside units, two sections, side table','counts and shares of beds beside units; rents per bed; studio printed as 0 bd; side table at the right')

# ---------------------------------------------------------------- UM 2: self storage, PDF
def um2():
    r=rng('um2'); fn='stowell_storage_size_mix.pdf'
    X=[('CLIMATE CONTROLLED - BLDGS A, B',[('5 x 5',48,39),('5 x 7.5',22,19),('5 x 10',86,77),('7.5 x 10',30,26),('10 x 10',94,88),('10 x 12.5',18,16),('10 x 15',52,45),('10 x 20',34,31),('10 x 25',8,8)]),
       ('DRIVE-UP - BLDGS C THROUGH G',[('5 x 10',40,31),('10 x 10',72,66),('10 x 15',64,60),('10 x 20',58,51),('10 x 25',20,18),('10 x 30',26,24),('15 x 30',6,5)]),
       ('PARKING / RV',[('12 x 20 open',14,9),('12 x 30 open',18,13),('12 x 40 canopy',10,10)])]
    rate={'5 x 5':49,'5 x 7.5':62,'5 x 10':79,'7.5 x 10':104,'10 x 10':132,'10 x 12.5':151,'10 x 15':174,'10 x 20':219,'10 x 25':251,'10 x 30':268,'15 x 30':349,'12 x 20 open':65,'12 x 30 open':85,'12 x 40 canopy':145}
    K=["pct_occ","units","occupied","vacant","sf","total_sf","market","market_total","actual","actual_total","other:VARIANCE IN-PLACE TO STREET"]
    def area(t): a,b=t.split()[0],t.split()[2]; return float(a)*float(b)
    hs=ParagraphStyle('h',fontName='Times-Bold',fontSize=8.5,leading=9.5,alignment=1,textColor=colors.white)
    H=lambda x: Paragraph(x,hs)
    data=[[H('SIZE'),H('OCC<br/>%'),H('UNITS'),'','',H('AREA (SQ FT)'),'',H('STREET RATE'),'',H('IN-PLACE RENT'),'',H('VARIANCE<br/>IN-PLACE<br/>TO STREET')],
          ['','',H('Total'),H('Rented'),H('Vacant'),H('Each'),H('Total'),H('Per Unit<br/>Mo.'),H('All Units<br/>Mo.'),H('Avg per<br/>Rented Mo.'),H('All Rented<br/>Mo.'),'']]
    g=colors.HexColor('#4A4A4A')
    st=[('BACKGROUND',(0,0),(-1,1),g),('SPAN',(0,0),(0,1)),('SPAN',(1,0),(1,1)),('SPAN',(2,0),(4,0)),('SPAN',(5,0),(6,0)),('SPAN',(7,0),(8,0)),('SPAN',(9,0),(10,0)),('SPAN',(11,0),(11,1)),('VALIGN',(0,0),(-1,1),'MIDDLE'),
        ('FONT',(0,2),(-1,-1),'Times-Roman',9),('ALIGN',(1,2),(-1,-1),'RIGHT'),('INNERGRID',(0,0),(-1,1),.4,colors.white),('TOPPADDING',(0,2),(-1,-1),2),('BOTTOMPADDING',(0,2),(-1,-1),2)]
    rows=[];tots=[];ALL=[]
    def txt(v,sfd=True):
        p,u,o,va,sf,ts,m,mt,a,at,x=v
        d=lambda q:'-' if q==0 else f'{q:,}'
        return [f'{p:.1f}%',str(u),str(o),d(va),f'{sf:,.1f}' ,f'{ts:,.0f}',f'{m:,.2f}',f'{mt:,.0f}',f'{a:,.2f}',f'{at:,.2f}',f'({abs(x):.2f})' if x<0 else f'{x:.2f}']
    def agg(L):
        u=sum(q[1] for q in L);o=sum(q[2] for q in L);ts=sum(q[5] for q in L);mt=sum(q[7] for q in L);at=round(sum(q[9] for q in L),2)
        m=round(mt/u,2);a=round(at/o,2)
        return [round(100*o/u,1),u,o,u-o,round(ts/u,1),ts,m,mt,a,at,round(a-m,2)]
    for s,ts_ in X:
        i=len(data); data.append([s]+['']*11); st+=[('SPAN',(0,i),(-1,i)),('FONT',(0,i),(-1,i),'Times-BoldItalic',9.5),('LINEBELOW',(0,i),(-1,i),.5,g)]
        S=[]
        for t,u,o in ts_:
            m=rate[t]-(12 if s.startswith('DRIVE') else 0); a_=round(m*r.uniform(.9,1.13),2); at=round(a_*o,2)
            v=[round(100*o/u,1),u,o,u-o,area(t),round(area(t)*u),float(m),m*u,a_,at,round(a_-m,2)]
            data.append([t]+txt(v)); rows.append(dict({"type":t},**dict(zip(K,v)))); S.append(v)
        v=agg(S); i=len(data); lab='Subtotal'; data.append([lab]+txt(v)); st+=[('FONT',(0,i),(-1,i),'Times-Bold',9),('LINEABOVE',(1,i),(-1,i),.5,g),('BOTTOMPADDING',(0,i),(-1,i),7)]
        tots.append(dict({"label":lab},**dict(zip(K,v)))); ALL+=S
    v=agg(ALL); i=len(data); data.append(['FACILITY']+txt(v)); st+=[('FONT',(0,i),(-1,i),'Times-Bold',9),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#E5E0D5')),('BOX',(0,i),(-1,i),.8,g)]
    tots.append(dict({"label":'FACILITY'},**dict(zip(K,v))))
    t=Table(data,colWidths=[88,42,40,46,46,46,58,58,62,66,74,66],repeatRows=2); t.setStyle(TableStyle(st))
    b=ParagraphStyle('b',fontName='Times-Roman',fontSize=10,leading=13); n=ParagraphStyle('n',parent=b,fontSize=8.5,leading=10.5,fontName='Times-Italic')
    T=ParagraphStyle('t',fontName='Times-Bold',fontSize=15,leading=19)
    def foot(c,d): c.setFont('Times-Italic',8); c.drawCentredString(396,18,f'Stowell Self Storage - Exhibit C to the Quarterly Compliance Certificate - {d.page}')
    SimpleDocTemplate(f'{D}/{fn}',pagesize=landscape(letter),leftMargin=40,rightMargin=40,topMargin=34,bottomMargin=38).build([
      Paragraph('Stowell Self Storage, Hwy 61 at Prentiss Lane',T),Paragraph('Exhibit C: unit mix and rate position at the close of September 2025. The facility has been owned by Stowell Holdings since 2014; a fourth building (drive-up, 48 units) is planned but is not in this table. Street rates are the web rates before promotion; in-place rents are contract rents net of permanent discounts, before insurance and late fees.',b),Spacer(1,8),t,Spacer(1,6),
      Paragraph('Averages on the subtotal and facility lines are weighted: street by all units, in-place by rented units. One 10 x 15 drive-up unit is the manager\'s and is counted as vacant.',n)],onFirstPage=foot,onLaterPages=foot)
    save(fn,'UM',K,rows,tots,None,'OTHER','Stowell Holdings (owner\'s exhibit, report of a storage program)','Occupancy first, two-line grouped header, three sections with same sizes, cover text','equal size names in different sections; decimals in sizes; dash for zero vacant; parentheses on variance; two subtotal lines with the same label')

# ---------------------------------------------------------------- UM 3: office / flex suite bands, XLSX
def um3():
    r=rng('um3'); fn='Larkspur_Commerce_suite_bands.xlsx'
    Bd=[('Building 1 (office, 1998)',[('Under 1,500',7,6,8640),('1,500 - 2,999',9,8,19845),('3,000 - 4,999',5,5,18920),('5,000 - 9,999',2,1,13260),('10,000 and over',1,1,14108)]),
        ('Building 2 (office, 2004)',[('Under 1,500',4,4,5012),('1,500 - 2,999',6,4,13410),('3,000 - 4,999',7,6,27155),('5,000 - 9,999',3,3,20388)]),
        ('Building 3 (flex, 2011)',[('1,500 - 2,999',8,8,18200),('3,000 - 4,999',6,5,22950),('5,000 - 9,999',4,4,29640),('10,000 and over',2,2,31875)])]
    TOT=sum(x[3] for b in Bd for x in b[1])
    wb=xlsxwriter.Workbook(f'{D}/{fn}'); cv=wb.add_worksheet('Transmittal'); ws=wb.add_worksheet('Suite bands')
    F=lambda **k: wb.add_format({'font_name':'Verdana','font_size':9,**k})
    for i,t in enumerate(['October 14, 2025','','Ms. Joanne Tidwell, Covenant Compliance','Prairie Counties Bank','','Re: Larkspur Commerce Park - third quarter package, item 4','','The suite mix you asked for is on the next sheet. Rents are annual per rentable square foot,','full service for Buildings 1 and 2 and NNN for Building 3. Vacant means not under lease at 9/30.','','Otto Brandvold, Larkspur Property Partners']): cv.write(i,0,t,F())
    cv.set_column(0,0,90)
    h=F(bold=1,text_wrap=1,align='center',valign='bottom',border=1,bg_color='#FCE4D6'); tx=F(indent=1); bt=F(bold=1,bg_color='#F2F2F2'); rt=F(align='right'); 
    ws.write('A1','LARKSPUR COMMERCE PARK',F(bold=1,font_size=13)); ws.write('A2','Suite mix by size band, September 30, 2025',F(italic=1))
    ws.merge_range('A4:A6','Size band\n(RSF)',h); ws.merge_range('B4:D4','Rentable area',h); ws.merge_range('E4:G4','Number of suites',h); ws.merge_range('H4:J4','Annual rent per RSF',h); ws.merge_range('K4:K6','Contract\nbase rent\nper year',h)
    for c,(a,b) in enumerate([('Total','RSF'),('Share of','park'),('Average','suite')],1): ws.write(4,c,a,h); ws.write(5,c,b,h)
    for c,a in ((4,'All'),(5,'Occupied'),(6,'Vacant')): ws.merge_range(4,c,5,c,a,h)
    for c,(a,b) in ((7,('Asking','(vacant)')),(8,('In place','low')),(9,('In place','average'))): ws.write(4,c,a,h); ws.write(5,c,b,h)
    ws.set_column(0,0,34); ws.set_column(1,9,11); ws.set_column(10,10,15); ws.set_column(11,11,12,None,{'hidden':1})
    ws.write(5,11,'chk',h)
    K=["total_sf","other:Rentable area Share of park","sf","units","occupied","vacant","other:Annual rent per RSF Asking (vacant)","other:Annual rent per RSF In place low","other:Annual rent per RSF In place average","other:Contract base rent per year"]
    base=dict(num_format='#,##0;(#,##0);"–"'); 
    def fmts(**k): return [F(num_format='#,##0',**k),F(num_format='0.0%',**k),F(num_format='#,##0',**k),F(num_format='0',**k),F(num_format='0',**k),F(num_format='0;-0;"–"',align='right',**k),F(num_format='$0.00',**k),F(num_format='$0.00',**k),F(num_format='$0.00',**k),F(num_format='$#,##0',**k)]
    fr=fmts(); fs=fmts(bold=1,top=1); fg=fmts(bold=1,top=1,bottom=6)
    row=6; rows=[];tots=[];ALL=[]
    def put(row,v,ff,text=()):
        for c,(x,f_) in enumerate(zip(v,ff),1):
            if x is None: continue
            if c in text: ws.write_string(row,c,f'{x:,}',rt)
            else: ws.write_number(row,c,x/100 if c==2 else x,f_)
    for bi,(b,L) in enumerate(Bd):
        for c in range(11): ws.write_blank(row,c,None,bt)
        ws.write(row,0,b,bt); row+=1; S=[]
        for t,u,o,sf in L:
            ask=[23.5,25.75,13.25][bi]+r.choice([-.5,0,.25,.75]); avg=round(ask*r.uniform(.9,1.02),2); low=round(avg-r.uniform(.4,2.2),2)
            osf=round(sf*o/u*r.uniform(.97,1.0)) if o<u else sf
            ann=round(osf*avg); 
            v=[sf,round(100*sf/TOT,1),round(sf/u),u,o,u-o,ask if o<u else None,low,avg,ann]
            ws.write(row,0,t,tx); put(row,v,fr,text=(1,) if bi==1 else ()); ws.write_number(row,11,osf)
            rows.append(dict({"type":t},**{k:x for k,x in zip(K,v) if x is not None})); S.append(v+[osf]); row+=1
        def agg(S): 
            sf=sum(x[0] for x in S);u=sum(x[3] for x in S);o=sum(x[4] for x in S);an=sum(x[9] for x in S)
            return [sf,round(100*sf/TOT,1),round(sf/u),u,o,u-o,None,min(x[7] for x in S),round(an/sum(x[10] for x in S),2),an]
        v=agg(S); lab=b.split(' (')[0]+' total'; ws.write(row,0,lab,F(bold=1,top=1)); put(row,v,fs); tots.append(dict({"label":lab},**{k:x for k,x in zip(K,v) if x is not None})); ALL+=S; row+=2
    v=agg(ALL); ws.write(row,0,'Park total',F(bold=1,top=1,bottom=6)); put(row,v,fg); tots.append(dict({"label":'Park total'},**{k:x for k,x in zip(K,v) if x is not None}))
    row+=2; ws.write(row,0,'In place average is contract base rent over leased RSF. Asking is blank where the band has no vacancy.',F(italic=1,font_size=8))
    ws.set_landscape(); ws.fit_to_pages(1,0); wb.close()
    save(fn,'UM',K,rows,tots,None,'OFFICE','Otto Brandvold, Larkspur Property Partners (Excel)','Area before counts, three-line merged header, three buildings with subtotals, cover sheet','numbers stored as text in one building; hidden check column; annual rents per RSF; dash for no vacancy; average suite is area a unit')
def run(): um1(); um2(); um3()
